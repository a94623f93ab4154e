import { z } from 'zod';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { planStatus, planStatusField } from './planStatus.ts';
import { changedPage, rolloutPlanRow } from './rolloutPlan.ts';
import type { ChangedPage, RolloutPlanRow } from './rolloutPlan.ts';

const row = rolloutPlanRow.shape;

/** A page changed by a plan, as returned by the API. */
export const pageAnswer = z.object({
  route: changedPage.shape.route,
  entityUrn: changedPage.shape.entity_urn,
  url: changedPage.shape.url,
});

/** A plan, as returned by the API. */
export const planAnswer = z.object({
  rolloutPlanId: row.rollout_plan_id,
  uuid: row.uuid,
  name: row.name,
  theme: row.theme,
  changesetId: row.changeset_id,
  status: planStatusField,
  startTime: row.start_time,
  endTime: row.end_time,
  indefinite: z.boolean().meta(kind('flag', 'True if the plan has no end.')),
  routeCursors: row.route_cursors,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  changeset: z
    .object({
      name: row.changeset_name,
      uuid: row.changeset_uuid,
      publishedAt: row.published_at,
      operationCount: row.operation_count,
    })
    .describe('The changeset that the plan shows.'),
  pages: z.array(pageAnswer).describe('The pages that the plan changes.'),
});

/** Converts pages to their API representation. */
export const answerOfPages = (pages: readonly ChangedPage[]): z.output<typeof pageAnswer>[] =>
  pages.map(({ route, entity_urn, url }) => ({ route, entityUrn: entity_urn, url }));

/** Converts a plan to its API representation at the given time. */
export const answerOfPlan = (plan: RolloutPlanRow, now: Date): z.output<typeof planAnswer> => ({
  rolloutPlanId: plan.rollout_plan_id,
  uuid: plan.uuid,
  name: plan.name,
  theme: plan.theme,
  changesetId: plan.changeset_id,
  status: planStatus(plan, now),
  startTime: plan.start_time,
  endTime: plan.end_time,
  indefinite: plan.end_time === null,
  routeCursors: plan.route_cursors,
  createdAt: plan.created_at,
  updatedAt: plan.updated_at,
  changeset: {
    name: plan.changeset_name,
    uuid: plan.changeset_uuid,
    publishedAt: plan.published_at,
    operationCount: plan.operation_count,
  },
  pages: answerOfPages(plan.pages),
});
