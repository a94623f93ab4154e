import { firstFree } from '../../../platform/firstFree.ts';

/** The URL key prefix of backups. */
export const BACKUP_KEY = 'homepage-backup-';

/** A backup's name and URL key, before a number makes them unique. */
export interface BackupNames {
  readonly name: string;
  readonly url_key: string;
}

/** Names a backup by its time in the given time zone: `Homepage backup 2026-01-31 09:05`, `homepage-backup-20260131-0905`. */
export function backupNames(at: Date, timeZone: string): BackupNames {
  const moment = momentIn(at, timeZone);
  return {
    name: `Homepage backup ${moment}`,
    url_key: BACKUP_KEY + moment.replaceAll(/[-:]/g, '').replace(' ', '-'),
  };
}

/** Formats a time in a time zone: `2026-01-31 09:05`. */
export function momentIn(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}`;
}

/** Returns the name itself, or the first of `<name> (2)`, `<name> (3)`, … that is not taken. */
export const freeBackupName = (name: string, isTaken: (name: string) => boolean): string =>
  firstFree((number) => (number === 1 ? name : `${name} (${number})`), isTaken);

/** Returns the key itself, or the first of `<key>-2`, `<key>-3`, … that is not taken. */
export const freeBackupKey = (key: string, isTaken: (key: string) => boolean): string =>
  firstFree((number) => (number === 1 ? key : `${key}-${number}`), isTaken);
