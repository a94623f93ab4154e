import { z } from 'zod';
import { dayAfter } from '../../platform/zonedDay.ts';
import { badPeriod } from './errors.ts';

/** A period of whole days in the shop's time zone, inclusive, such as `2026-01-31`. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const day = (name: string) => z.iso.date(`${name} must be a date, such as 2026-01-31`).optional();

/** Validates the requested period. `periodsOf` fills in the defaults. */
export const periodQuery = z.object({
  from: day('from').describe('The first day of the period. By default, the period has 30 days.'),
  to: day('to').describe('The last day of the period, inclusive. Defaults to today.'),
});
/** The requested period. */
export type RequestedPeriod = z.output<typeof periodQuery>;

/** A period and the preceding period of the same length. */
export interface Periods {
  readonly current: Period;
  readonly previous: Period;
}

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;
/** Maximum number of days, because a longer period reads too many orders for one response. */
const MAX_DAYS = 366;
const FIRST_YEAR = '1970';

/**
 * Returns a request's periods. Without `to`, the period ends on `today`. Without `from`, the period is 30 days long.
 * Throws `BAD_PERIOD` (400).
 */
export function periodsOf(requested: RequestedPeriod, today: string): Periods {
  const to = requested.to ?? today;
  const from = requested.from ?? dayAfter(to, 1 - DEFAULT_DAYS);
  if (from > to) throw badPeriod('from must not be after to');
  if (from < FIRST_YEAR) throw badPeriod(`from must be in ${FIRST_YEAR} or later`);
  const days = daysOf({ from, to }).length;
  if (days > MAX_DAYS) throw badPeriod(`The period can have at most ${MAX_DAYS} days`);
  return {
    current: { from, to },
    previous: { from: dayAfter(from, -days), to: dayAfter(from, -1) },
  };
}

/** Lists the days of a period. Stops at one day more than the maximum. */
export function daysOf({ from, to }: Period): readonly string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: Math.min(count, MAX_DAYS + 1) }, (_, index) => dayAfter(from, index));
}
