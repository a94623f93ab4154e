import { pageBuilderPath } from '../landingPageUrl.ts';
import type { PlanRow, TouchingChangeset } from './changesets.repo.ts';
import { HOMEPAGE } from './places.ts';

export type PlanStatus = 'upcoming' | 'active' | 'past';

/** A plan as answers show it; `editUrl` opens its changeset in the page builder. */
export interface PlanSummary {
  readonly uuid: string;
  readonly name: string;
  readonly startTime: string;
  readonly endTime: string | null;
  readonly status: PlanStatus;
  readonly editUrl: string;
}

/** The end of a plan does not belong to it. */
export function planStatus(
  { start_time, end_time }: Pick<PlanRow, 'start_time' | 'end_time'>,
  now: Date,
): PlanStatus {
  if (new Date(start_time) > now) return 'upcoming';
  return end_time !== null && new Date(end_time) <= now ? 'past' : 'active';
}

/** The plans of the changesets, in their order. */
export const plansOf = (changesets: readonly TouchingChangeset[], now: Date): readonly PlanSummary[] =>
  changesets.flatMap(({ uuid: session, plans }) =>
    plans.map((plan) => ({
      uuid: plan.uuid,
      name: plan.name,
      startTime: plan.start_time,
      endTime: plan.end_time,
      status: planStatus(plan, now),
      editUrl: `${pageBuilderPath(HOMEPAGE)}?session=${session}`,
    })),
  );
