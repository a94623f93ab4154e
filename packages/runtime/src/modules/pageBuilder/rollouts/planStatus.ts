import { sql } from '../../../platform/db/db.ts';

/** A plan shows from its start on; its end does not belong to it. */
export const PLAN_STATUSES = ['active', 'upcoming', 'past'] as const;
export type PlanStatus = (typeof PLAN_STATUSES)[number];

export interface PlanTimes {
  readonly start_time: string;
  /** Null: it does not end. */
  readonly end_time: string | null;
}

export function planStatus({ start_time, end_time }: PlanTimes, now: Date): PlanStatus {
  if (new Date(start_time) > now) return 'upcoming';
  return end_time !== null && new Date(end_time) <= now ? 'past' : 'active';
}

/** The same of the row `p`, in SQL. */
export const planStatusAt = (now: Date) => sql.fragment`(case
  when p.start_time > ${now.toISOString()}::timestamptz then 'upcoming'
  when p.end_time <= ${now.toISOString()}::timestamptz then 'past'
  else 'active' end)`;
