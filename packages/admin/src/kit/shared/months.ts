import { shopDate } from '../../text/zone.ts';

/** Month format in URLs, such as `2026-01`. */
const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** Returns the first day of the month in a URL. If the URL has none, returns the first day of the current month. */
export function readMonth(text: unknown, now = shopDate(new Date())): Date {
  const [, year, month] = (typeof text === 'string' && MONTH.exec(text)) || [];
  return year === undefined
    ? new Date(now.getFullYear(), now.getMonth(), 1)
    : new Date(Number(year), Number(month) - 1, 1);
}

/** Formats a month for URLs. */
export const writeMonth = (day: Date): string =>
  `${String(day.getFullYear()).padStart(4, '0')}-${String(day.getMonth() + 1).padStart(2, '0')}`;

/** Returns the first day of the month `count` months after the given month. */
export const monthsLater = (month: Date, count: number): Date =>
  new Date(month.getFullYear(), month.getMonth() + count, 1);
