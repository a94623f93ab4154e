import { firstFree } from '../firstFree.ts';

/** What the url_keys of backups begin with. */
export const BACKUP_KEY = 'homepage-backup-';

/** Where the names of a backup made at a time begin. */
export interface BackupNames {
  readonly name: string;
  readonly url_key: string;
}

/** `Homepage backup 2026-01-31 09:05` and `homepage-backup-20260131-0905`, by the clocks of the time zone. */
export function backupNames(at: Date, timeZone: string): BackupNames {
  const moment = momentIn(at, timeZone);
  return {
    name: `Homepage backup ${moment}`,
    url_key: BACKUP_KEY + moment.replaceAll(/[-:]/g, '').replace(' ', '-'),
  };
}

/** `2026-01-31 09:05`. */
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

/** The name itself, or the first of `<name> (2)`, `<name> (3)`, … that is not taken. */
export const freeName = (name: string, isTaken: (name: string) => boolean): string =>
  firstFree((number) => (number === 1 ? name : `${name} (${number})`), isTaken);

/** The key itself, or the first of `<key>-2`, `<key>-3`, … that is not taken. */
export const freeKey = (key: string, isTaken: (key: string) => boolean): string =>
  firstFree((number) => (number === 1 ? key : `${key}-${number}`), isTaken);
