import { describe, expect, test } from 'vitest';
import { deliveryDays } from './deliveryDays.ts';

const estimate = (handling: number, min: number, max: number, at: string, zone = 'Europe/Berlin') =>
  deliveryDays(
    { deliveryHandlingDays: handling, deliveryTransitDaysMin: min, deliveryTransitDaysMax: max },
    new Date(at),
    zone,
  );

describe('the delivery window of a parcel', () => {
  test.each([
    // Monday, 2 November 2026
    [1, 1, 3, '2026-11-02T09:00:00Z', '2026-11-04', '2026-11-06'],
    [1, 2, 4, '2026-11-02T09:00:00Z', '2026-11-05', '2026-11-09'],
    [0, 0, 0, '2026-11-02T09:00:00Z', '2026-11-02', '2026-11-02'],
    // Friday, Saturday and Sunday
    [1, 1, 1, '2026-11-06T09:00:00Z', '2026-11-10', '2026-11-10'],
    [1, 0, 1, '2026-11-07T09:00:00Z', '2026-11-10', '2026-11-11'],
    [0, 0, 1, '2026-11-08T09:00:00Z', '2026-11-09', '2026-11-10'],
  ])('%i + %i to %i business days from %s', (handling, min, max, at, first, last) => {
    expect(estimate(handling, min, max, at)).toEqual({ first, last });
  });

  test('the order’s day is in the shop’s time zone', () => {
    expect(estimate(1, 0, 0, '2026-11-02T23:30:00Z', 'Europe/Berlin').first).toBe('2026-11-04');
    expect(estimate(1, 0, 0, '2026-11-02T23:30:00Z', 'America/New_York').first).toBe('2026-11-03');
  });

  test('swapped bounds are put in order', () => {
    expect(estimate(0, 3, 1, '2026-11-02T09:00:00Z')).toEqual({ first: '2026-11-03', last: '2026-11-05' });
  });
});
