import { z } from 'zod';
import { sql } from '../../../platform/db/db.ts';

/** The rollout plan statuses. A plan is active from its start time, and past from its end time. */
export const PLAN_STATUSES = ['active', 'upcoming', 'past'] as const;
export type PlanStatus = (typeof PLAN_STATUSES)[number];

export const planStatusField = z
  .enum(PLAN_STATUSES)
  .describe('The status of the plan at the time of the request.');

/** The start and end times of a plan. */
export interface PlanTimes {
  readonly start_time: string;
  /** The end time. Null if the plan does not end. */
  readonly end_time: string | null;
}

/** Returns the status of a plan at the given time. */
export function planStatus({ start_time, end_time }: PlanTimes, now: Date): PlanStatus {
  if (new Date(start_time) > now) return 'upcoming';
  return end_time !== null && new Date(end_time) <= now ? 'past' : 'active';
}

/** Returns the SQL expression for the status of row `p`, consistent with `planStatus`. */
export const planStatusAt = (now: Date) => sql.fragment`(case
  when p.start_time > ${now.toISOString()}::timestamptz then 'upcoming'
  when p.end_time <= ${now.toISOString()}::timestamptz then 'past'
  else 'active' end)`;

/** Returns the SQL condition that a rollout plan started or ended after `from` and no later than `to`. */
export const plansPassed = (from: Date, to: Date) => sql.fragment`(
  exists (select from rollout_plan where start_time > ${from.toISOString()}::timestamptz
    and start_time <= ${to.toISOString()}::timestamptz)
  or exists (select from rollout_plan where end_time > ${from.toISOString()}::timestamptz
    and end_time <= ${to.toISOString()}::timestamptz))`;
