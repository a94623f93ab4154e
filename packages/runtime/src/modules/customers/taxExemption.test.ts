import { expect, test } from 'vitest';
import { exemptionAt } from './taxExemption.ts';

const NOW = new Date('2026-06-01T00:00:00Z');
const of = (reason: string, until: string | null) => ({ reason, until });

test.each([
  [[], null],
  [[of('customer', null)], 'customer'],
  [[of('customer', '2026-06-01T00:00:00.001+00:00')], 'customer'],
  [[of('customer', '2026-06-01T00:00:00+00:00')], null],
  [[of('customer', '2026-05-31T23:00:00-01:00')], null],
  [[of('customer', '2026-01-01T00:00:00Z'), of('group', null)], 'group'],
  [[of('customer', null), of('group', null)], 'customer'],
])('of %j the exemption that holds is %s', (exemptions, reason) =>
  expect(exemptionAt(exemptions, NOW)?.reason ?? null).toBe(reason),
);
