import { expect, test } from 'vitest';
import { JOBS_OWNER } from './jobsSchema.ts';
import { compareWithLedger } from './ledger.ts';

const migration = (owner: string, name: string, checksum = 'a') => {
  return { owner, name, checksum, file: `${name}.sql`, sql: '', phase: 'expand' as const };
};
const row = (owner: string, name: string, checksum = 'a') => {
  return {
    owner,
    name,
    checksum,
    applied_at: '2026-11-20T10:00:00.000Z',
    duration_ms: 3,
    phase: 'expand' as const,
  };
};
const states = (...args: Parameters<typeof compareWithLedger>) =>
  compareWithLedger(...args).map(({ owner, name, state }) => `${owner}/${name} ${state}`);

test('each migration is applied, pending or changed', () => {
  const migrations = [migration('core', '0001'), migration('core', '0002', 'b'), migration('blue', '0001')];
  expect(states(migrations, [row('core', '0001'), row('core', '0002')])).toEqual([
    'core/0001 applied',
    'core/0002 changed',
    'blue/0001 pending',
  ]);
});

test('a migration that ran but no longer has a file is missing', () => {
  expect(states([migration('core', '0001')], [row('core', '0001'), row('core', '0002')])).toEqual([
    'core/0001 applied',
    'core/0002 missing',
  ]);
});

test('rows of extensions that are not installed and of former jobs schemas are ignored', () => {
  const ledger = [row('blue', '0001'), row(JOBS_OWNER, '0.17.0')];
  expect(states([migration(JOBS_OWNER, '0.18.0')], ledger)).toEqual([`${JOBS_OWNER}/0.18.0 pending`]);
});
