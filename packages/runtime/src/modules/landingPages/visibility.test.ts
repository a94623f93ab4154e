import { expect, test } from 'vitest';
import { isLive } from './visibility.ts';

const EARLY = '2026-03-01T11:59:59.999Z';
const NOW = '2026-03-01T12:00:00.000Z';
const LATE = '2026-03-01T12:00:00.001Z';

test.each([
  [true, null, null, true],
  [false, null, null, false],
  [false, EARLY, LATE, false],
  [true, EARLY, null, true],
  [true, NOW, null, true],
  [true, LATE, null, false],
  [true, null, LATE, true],
  [true, null, NOW, false],
  [true, null, EARLY, false],
  [true, EARLY, LATE, true],
  [true, NOW, LATE, true],
  [true, EARLY, NOW, false],
] as const)('status %s, from %s until %s: live %s', (status, publish_start, publish_end, live) =>
  expect(isLive({ status, publish_start, publish_end }, new Date(NOW))).toBe(live),
);
