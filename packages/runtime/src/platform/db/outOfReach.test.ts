import { expect, test } from 'vitest';
import { describeDatabase, outOfReach } from './outOfReach.ts';

test.each([
  ['postgres://shop:secret@db.example:5433/shop', 'PostgreSQL at db.example:5433/shop'],
  ['postgres://shop@%2Frun%2Fpostgresql:5432/shop', 'PostgreSQL at /run/postgresql:5432/shop'],
  ['postgres://db.example/shop', 'PostgreSQL at db.example/shop'],
  ['not an address', 'database.url'],
])('%s is described as %s', (url, expected) => {
  expect(describeDatabase(url)).toBe(expected);
});

test('the failure contains the location and the reason, but never the password', () => {
  const failure = outOfReach('postgres://shop:secret@db.example/shop', new Error('connect ECONNREFUSED'));
  expect(failure.exitCode).toBe(5);
  expect(failure.message).toBe(
    'PostgreSQL at db.example/shop: cannot connect to the database: connect ECONNREFUSED',
  );
  expect(JSON.stringify(failure.faults)).not.toContain('secret');
});
