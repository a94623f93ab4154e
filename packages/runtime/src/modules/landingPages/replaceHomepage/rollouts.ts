import { HOMEPAGE, planStatus } from '../../pageBuilder/index.ts';
import type { PlanStatus } from '../../pageBuilder/index.ts';
import { pageBuilderPath } from '../landingPageUrl.ts';
import type { TouchingChangeset } from './changesets.repo.ts';

/** A plan as answers show it; `editUrl` opens its changeset in the page builder. */
export interface PlanSummary {
  readonly uuid: string;
  readonly name: string;
  readonly startTime: string;
  readonly endTime: string | null;
  readonly status: PlanStatus;
  readonly editUrl: string;
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
