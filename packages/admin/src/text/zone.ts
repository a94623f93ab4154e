/** The time zone of the browser. */
const browserZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zone of the shop, in which times are shown and typed. The page of the admin names it. */
export const shopZone =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name=shop-timezone]')?.content || browserZone;

/** Reports whether the browser has another time zone than the shop, so that each time says whose it is. */
export const isOtherZone = shopZone !== browserZone;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Writes what a clock on the wall of a zone shows at a time, as inputs of the browser take it: `2026-03-29T02:30`. */
export function wallTime(time: string | Date, zone = shopZone): string {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  formats.set(zone, format);
  const parts = Object.fromEntries(
    format.formatToParts(new Date(time)).map(({ type, value }) => [type, value]),
  );
  const year = String(parts['year']).padStart(4, '0');
  return `${year}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}`;
}

const DAY_MS = 86_400_000;
const utcOf = (wall: string): number => Date.parse(`${wall.slice(0, 16)}Z`);

/**
 * Creates the time of the API from what a clock on the wall of a zone shows; null: it is empty or no time. Of an hour that a clock shows
 * twice it is the first; a minute that a clock leaves out is as long after the change as it would have been.
 */
export function instantOf(wall: string, zone = shopZone): string | null {
  const typed = utcOf(wall);
  if (Number.isNaN(typed)) return null;
  const offsetAt = (time: number) =>
    utcOf(wallTime(new Date(time), zone)) - Math.floor(time / 60_000) * 60_000;
  const before = offsetAt(typed - DAY_MS);
  const times = [before, offsetAt(typed + DAY_MS)].map((offset) => typed - offset).toSorted((a, b) => a - b);
  const found = times.find((time) => utcOf(wallTime(new Date(time), zone)) === typed);
  return new Date(found ?? typed - before).toISOString();
}

/** Returns a date whose day and hour are those of the shop at a time: calendars count with it, and it is no moment. */
export const shopDate = (time: string | Date): Date => new Date(wallTime(time));

const pad = (part: number, length = 2): string => String(part).padStart(length, '0');

/** Returns the moment at which a day of a calendar begins in the shop. */
export function startOfDay(day: Date): string {
  const [year, month, date] = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return instantOf(`${pad(year, 4)}-${pad(month)}-${pad(date)}T00:00`) ?? '';
}
