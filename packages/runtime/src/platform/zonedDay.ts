const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Reports whether a string is a valid calendar day, such as `2026-01-31`. */
export const isDay = (text: string): boolean =>
  DAY.test(text) && new Date(Date.parse(text) || 0).toISOString().slice(0, 10) === text;

/** Returns the calendar day at a given time in a time zone. */
export function dayIn(timezone: string, time: Date): string {
  const parts = partsOf(timezone, time);
  return `${parts['year']?.padStart(4, '0')}-${parts['month']}-${parts['day']}`;
}

/** Returns the day that is `days` after the given day, or before it if `days` is negative. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * The first and last days for which time zones are taken into account. Beyond these days, the year may have more or fewer than four
 * digits in some time zones.
 */
const FIRST = '0001-01-03';
const LAST = '9999-12-29';
const END_OF_TIME = '9999-12-31';

/** Returns the time at which a day starts in a time zone. This is not always 00:00, because clocks may change at midnight. */
export function startOfDay(day: string, timezone: string): Date {
  const midnight = Date.parse(day);
  if (day < FIRST || day > LAST) return new Date(midnight);
  // Try the UTC offsets of the previous and the next day, because the day starts at one of the two.
  const candidates = [midnight - DAY_MS, midnight + DAY_MS]
    .map((near) => new Date(midnight - offsetAt(timezone, new Date(near))))
    .toSorted((one, other) => one.getTime() - other.getTime());
  return candidates.find((time) => dayIn(timezone, time) === day) ?? (candidates[0] as Date);
}

/**
 * Returns the time at which a day ends in a time zone, which is the start of the next day. For 9999-12-31, returns the last
 * millisecond.
 */
export const endOfDay = (day: string, timezone: string): Date =>
  day === END_OF_TIME ? new Date(`${END_OF_TIME}T23:59:59.999Z`) : startOfDay(dayAfter(day, 1), timezone);

/** Returns the UTC offset of a time zone in milliseconds. The offset is positive east of UTC. */
function offsetAt(timezone: string, time: Date): number {
  const { year, month, day, hour, minute, second } = partsOf(timezone, time);
  return (
    Date.parse(`${year?.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}Z`) - time.getTime()
  );
}

const formats = new Map<string, Intl.DateTimeFormat>();

function partsOf(timezone: string, time: Date): Readonly<Partial<Record<string, string>>> {
  const format = formats.get(timezone) ?? newFormat(timezone);
  formats.set(timezone, format);
  return Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]));
}

const newFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
