/** Time zone of the browser. */
const browserZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The shop's time zone, in which times are shown and entered. It is read from the admin page's HTML. */
export const shopZone =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name=shop-timezone]')?.content || browserZone;

/** True if the browser's time zone differs from the shop's. Times are then shown with the name of the time zone. */
export const isOtherZone = shopZone !== browserZone;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the wall-clock time in a time zone, in the format of browser inputs, such as `2026-03-29T02:30`. */
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
 * Converts a wall-clock time to an API timestamp. Returns null if the wall-clock time is empty or invalid. If an hour occurs twice, the
 * first occurrence is used. A time skipped by a clock change is moved forward by the length of the gap.
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

/**
 * Returns a date whose local day and hour are those in the shop's time zone. Use it only for calendar calculations, because it does not
 * represent the actual time.
 */
export const shopDate = (time: string | Date): Date => new Date(wallTime(time));

const pad = (part: number, length = 2): string => String(part).padStart(length, '0');

/** Returns the time at which a calendar day starts in the shop's time zone. */
export function startOfDay(day: Date): string {
  const [year, month, date] = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return instantOf(`${pad(year, 4)}-${pad(month)}-${pad(date)}T00:00`) ?? '';
}
