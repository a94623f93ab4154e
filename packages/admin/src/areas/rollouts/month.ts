import { shopDate } from '../../text/zone.ts';

/** A period of a plan: its start, and its end, which does not belong to it. A null end: it does not end. */
export interface Period {
  readonly startTime: string;
  readonly endTime: string | null;
}

/** A month as an address names it, such as `2026-01`. */
const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** Reads a month of an address; the month of `now` where it names none. Returns its first day. */
export function readMonth(text: unknown, now = shopDate(new Date())): Date {
  const [, year, month] = (typeof text === 'string' && MONTH.exec(text)) || [];
  return year === undefined
    ? new Date(now.getFullYear(), now.getMonth(), 1)
    : new Date(Number(year), Number(month) - 1, 1);
}

/** Writes a month for an address. */
export const writeMonth = (day: Date): string =>
  `${String(day.getFullYear()).padStart(4, '0')}-${String(day.getMonth() + 1).padStart(2, '0')}`;

/** Returns the first day of the month that is so many months later. */
export const monthsLater = (month: Date, count: number): Date =>
  new Date(month.getFullYear(), month.getMonth() + count, 1);

const dayAfter = (day: Date, count = 1): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + count);

/** Lists the weeks with days of a month. `firstDay` is the day that weeks begin with, 0 for Sunday. */
export function weeksOf(month: Date, firstDay: number): readonly (readonly Date[])[] {
  const before = (month.getDay() - firstDay + 7) % 7;
  const days = new Date(month.getFullYear(), month.getMonth() + 1, 0).getDate();
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => dayAfter(month, week * 7 + day - before)),
  );
}

/** Returns the time at which the last of some weeks is over. */
export const endOfWeeks = (weeks: readonly (readonly Date[])[]): Date =>
  dayAfter(weeks.at(-1)?.at(-1) ?? new Date());

/** Reports whether some part of a plan lies in a month. */
export const isInMonth = ({ startTime, endTime }: Period, month: Date): boolean =>
  shopDate(startTime) < monthsLater(month, 1) && (endTime === null || shopDate(endTime) > month);

/** A plan in one week of the calendar, as a bar over its days. */
export interface Bar<Plan> {
  readonly plan: Plan;
  /** The index of its first day in the week, and the number of days. */
  readonly first: number;
  readonly span: number;
  /** The row among the bars of the week, from 0. */
  readonly lane: number;
  /** The plan began before the week, and goes on after it. */
  readonly isBegun: boolean;
  readonly goesOn: boolean;
}

/** Lays the plans of a week out as bars that do not cover each other, those that begin first on top. */
export function barsOf<Plan extends Period>(
  week: readonly Date[],
  plans: readonly Plan[],
): readonly Bar<Plan>[] {
  const starts = week.map((day) => day.getTime());
  const weekStart = starts[0] ?? 0;
  const weekEnd = dayAfter(week.at(-1) ?? new Date()).getTime();
  const ends: number[] = [];
  return plans
    .map((plan) => ({
      plan,
      from: shopDate(plan.startTime).getTime(),
      to: plan.endTime === null ? Infinity : shopDate(plan.endTime).getTime(),
    }))
    .filter(({ from, to }) => from < weekEnd && to > weekStart)
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
    .map(({ plan, from, to }) => {
      const first = Math.max(
        0,
        starts.findLastIndex((start) => start <= from),
      );
      const last = starts.findLastIndex((start) => start < to);
      const free = ends.findIndex((end) => end < first);
      const lane = free === -1 ? ends.length : free;
      ends[lane] = last;
      return {
        plan,
        first,
        span: last - first + 1,
        lane,
        isBegun: from < weekStart,
        goesOn: to > weekEnd,
      };
    });
}

/** The week of a language, as the platform tells it: 1 for Monday to 7 for Sunday. */
interface WeekInfo {
  readonly firstDay: number;
}

/** Returns the day that weeks begin with where a language is spoken, 0 for Sunday; Monday where nothing tells. */
export function firstDayOf(tag: string): number {
  const locale = new Intl.Locale(tag) as Intl.Locale & { getWeekInfo?(): WeekInfo; weekInfo?: WeekInfo };
  return (locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 }).firstDay % 7;
}
