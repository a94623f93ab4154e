import { monthsLater } from '../../kit/shared/months.ts';
import { shopDate } from '../../text/zone.ts';

/** Start and exclusive end of a rollout. The end is null if the rollout is open-ended. */
export interface Period {
  readonly startTime: string;
  readonly endTime: string | null;
}

const dayAfter = (day: Date, count = 1): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + count);

/** Lists the weeks that include days of a month. `firstDay` is the first day of the week, with 0 for Sunday. */
export function weeksOf(month: Date, firstDay: number): readonly (readonly Date[])[] {
  const before = (month.getDay() - firstDay + 7) % 7;
  const days = new Date(month.getFullYear(), month.getMonth() + 1, 0).getDate();
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => dayAfter(month, week * 7 + day - before)),
  );
}

/** Returns the end of the last of the given weeks. */
export const endOfWeeks = (weeks: readonly (readonly Date[])[]): Date =>
  dayAfter(weeks.at(-1)?.at(-1) ?? new Date());

/** Reports whether a rollout overlaps a month. */
export const isInMonth = ({ startTime, endTime }: Period, month: Date): boolean =>
  shopDate(startTime) < monthsLater(month, 1) && (endTime === null || shopDate(endTime) > month);

/** The part of a rollout within one calendar week, shown as a bar across its days. */
export interface Bar<Plan> {
  readonly plan: Plan;
  /** Index of the bar's first day within the week, followed by the number of days. */
  readonly first: number;
  readonly span: number;
  /** Zero-based row of the bar within the week. */
  readonly lane: number;
  /** True if the rollout started before this week. `continues` tells whether it continues after this week. */
  readonly isBegun: boolean;
  readonly continues: boolean;
}

/** Arranges a week's rollouts as bars that do not overlap, with the earliest at the top. */
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
        continues: to > weekEnd,
      };
    });
}

/** Week data of a locale from `Intl`, with 1 for Monday to 7 for Sunday. */
interface WeekInfo {
  readonly firstDay: number;
}

/** Returns a locale's first day of the week, with 0 for Sunday. Default: Monday. */
export function firstDayOf(tag: string): number {
  const locale = new Intl.Locale(tag) as Intl.Locale & { getWeekInfo?(): WeekInfo; weekInfo?: WeekInfo };
  return (locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 }).firstDay % 7;
}
