import { monthsLater } from '../../kit/shared/months.ts';
import { shopDate } from '../../text/zone.ts';

/** A promotion or a price list with the time in which it runs. Null is without a start or an end. */
export interface Run {
  readonly uuid: string;
  readonly name: string;
  readonly about: string;
  readonly isOn: boolean;
  readonly starts: string | null;
  readonly ends: string | null;
}

export type RunStatus = 'running' | 'upcoming' | 'past' | 'off';

/** Returns how a run stands at a time. */
export function statusOf({ isOn, starts, ends }: Run, now = new Date()): RunStatus {
  if (!isOn) return 'off';
  if (ends !== null && new Date(ends) <= now) return 'past';
  return starts !== null && new Date(starts) > now ? 'upcoming' : 'running';
}

/** The part of a month in which something runs, as fractions of the month, with its first and last day. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  readonly first: Date;
  readonly last: Date;
}

/** Returns the part of a month in which something runs, in the shop's time zone. Null if it does not. `month` is the first day. */
export function segmentOf({ starts, ends }: Pick<Run, 'starts' | 'ends'>, month: Date): Segment | null {
  const [begin, end] = [month.getTime(), monthsLater(month, 1).getTime()];
  const from = starts === null ? begin : Math.max(begin, shopDate(starts).getTime());
  const to = ends === null ? end : Math.min(end, shopDate(ends).getTime());
  if (from >= to) return null;
  const share = (time: number) => (time - begin) / (end - begin);
  return { from: share(from), to: share(to), first: new Date(from), last: new Date(to - 1) };
}

/** Orders runs by their start, then by name. */
export const byStart = (one: Run, other: Run): number =>
  startOf(one) - startOf(other) || one.name.localeCompare(other.name);

const startOf = ({ starts }: Run): number => (starts === null ? 0 : Date.parse(starts));
