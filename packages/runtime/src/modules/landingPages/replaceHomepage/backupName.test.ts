import { expect, test } from 'vitest';
import { backupNames, freeBackupKey, freeBackupName } from './backupName.ts';

test.each([
  ['2026-01-31T09:05:59.999Z', 'UTC', 'Homepage backup 2026-01-31 09:05', 'homepage-backup-20260131-0905'],
  ['2026-01-31T00:00:00Z', 'UTC', 'Homepage backup 2026-01-31 00:00', 'homepage-backup-20260131-0000'],
  [
    '2026-12-31T23:30:00Z',
    'Europe/Berlin',
    'Homepage backup 2027-01-01 00:30',
    'homepage-backup-20270101-0030',
  ],
  [
    '2026-03-01T04:59:00Z',
    'America/New_York',
    'Homepage backup 2026-02-28 23:59',
    'homepage-backup-20260228-2359',
  ],
  [
    '2026-06-15T12:00:00Z',
    'Asia/Kolkata',
    'Homepage backup 2026-06-15 17:30',
    'homepage-backup-20260615-1730',
  ],
])('a backup at %s in %s is "%s", at %s', (at, zone, name, url_key) =>
  expect(backupNames(new Date(at), zone)).toEqual({ name, url_key }),
);

test.each([
  [[], 'Backup', 'backup'],
  [['Backup', 'backup'], 'Backup (2)', 'backup-2'],
  [['Backup', 'Backup (2)', 'backup', 'backup-2'], 'Backup (3)', 'backup-3'],
  [['Backup', 'Backup (3)', 'backup', 'backup-3'], 'Backup (2)', 'backup-2'],
  [['Backup (2)', 'backup-2'], 'Backup', 'backup'],
])('beside %j it is %s, at %s', (taken, name, key) => {
  const isTaken = (text: string) => taken.includes(text);
  expect([freeBackupName('Backup', isTaken), freeBackupKey('backup', isTaken)]).toEqual([name, key]);
});
