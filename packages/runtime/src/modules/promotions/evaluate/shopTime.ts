/** A time of the week in a time zone. */
export interface ShopTime {
  /** 1 for Monday to 7 for Sunday. */
  readonly day: number;
  /** The minutes since midnight by the clock on the wall. */
  readonly minute: number;
}

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the weekday and the time of day in a time zone. Pure. */
export function shopTime(now: Date, timeZone: string): ShopTime {
  const parts = new Map(
    formatIn(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: DAYS.indexOf(parts.get('weekday') ?? '') + 1,
    minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  };
}

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}

/** Returns the minutes since midnight of a time such as `09:30`. */
export const minuteOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));

/**
 * Reports whether a minute lies between two times of day, the first of which belongs to the range and the second does not. A range whose end
 * comes first passes midnight, and one of two equal times is the whole day. Pure.
 */
export function isBetween(minute: number, from: string, to: string): boolean {
  const [start, end] = [minuteOf(from), minuteOf(to)];
  if (start === end) return true;
  return start < end ? minute >= start && minute < end : minute >= start || minute < end;
}
