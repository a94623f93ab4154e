import { z } from 'zod';
import { refOr } from '../../../platform/entity/refOr.ts';
import { adminOf } from '../../../platform/http/caller.ts';
import { answerList } from '../../../platform/listing/answerList.ts';
import { Listed } from '../../../platform/http/reply.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { rolloutPlanNotFound } from './errors.ts';
import { planStatus, planStatusField } from './planStatus.ts';
import { countRolloutPlans, listRolloutPlans } from './rolloutPlan.repo.ts';
import { rolloutPlanRow } from './rolloutPlan.ts';
import type { RolloutPlanRow } from './rolloutPlan.ts';
import {
  newRolloutPlanBody,
  rolloutPlanBody,
  rolloutPlanParams,
  listedStatus,
  rolloutPlanQuery,
} from './rolloutPlanBody.ts';
import { rolloutPlanListing } from './rolloutPlanListing.ts';
import {
  cancelRolloutPlan,
  createRolloutPlan,
  getRolloutPlan,
  syncRolloutPlan,
  updateRolloutPlan,
} from './writeRolloutPlan.ts';

const ROLLOUT_PLANS = '/api/page-builder/rollout-plans';
const refOf = refOr(rolloutPlanNotFound);

const row = rolloutPlanRow.shape;
const planAnswer = z.object({
  rolloutPlanId: row.rollout_plan_id,
  uuid: row.uuid,
  name: row.name,
  theme: row.theme,
  changesetId: row.changeset_id,
  status: planStatusField,
  startTime: row.start_time,
  endTime: row.end_time,
  indefinite: z.boolean().meta(kind('flag', 'Whether the plan has no end.')),
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
});

const answer = (plan: RolloutPlanRow, now: Date): z.output<typeof planAnswer> => ({
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
});

export const rolloutRoutes = [
  defineRoute({
    id: 'listRolloutPlans',
    method: 'GET',
    path: ROLLOUT_PLANS,
    access: 'admin',
    query: rolloutPlanQuery,
    listed: true,
    response: z.object({
      status: listedStatus,
      rolloutPlans: z.array(planAnswer).describe('The plans on this page of the list.'),
    }),
    async handle({ app, db, query, request }) {
      const now = app.clock.now();
      const { status, ...rest } = query;
      const filters = status === 'all' ? rest : query;
      const { data, meta } = await answerList({ query: filters, request }, rolloutPlanListing(now), {
        rows: (slice) => listRolloutPlans(db, slice),
        total: (listing) => countRolloutPlans(db, listing),
      });
      return new Listed({ status, rolloutPlans: data.map((plan) => answer(plan, now)) }, meta);
    },
  }),
  defineRoute({
    id: 'getRolloutPlan',
    method: 'GET',
    path: `${ROLLOUT_PLANS}/{id}`,
    access: 'admin',
    params: rolloutPlanParams,
    response: planAnswer,
    handle: async ({ app, db, params }) =>
      answer(await getRolloutPlan(db, refOf(params.id)), app.clock.now()),
  }),
  defineRoute({
    id: 'createRolloutPlan',
    method: 'POST',
    path: ROLLOUT_PLANS,
    access: 'admin',
    body: newRolloutPlanBody,
    response: planAnswer,
    handle: async ({ app, db, body, caller }) =>
      answer(await createRolloutPlan(db, body, adminOf(caller)), app.clock.now()),
  }),
  defineRoute({
    id: 'updateRolloutPlan',
    record: { table: 'rollout_plan' },
    method: 'PATCH',
    path: `${ROLLOUT_PLANS}/{id}`,
    access: 'admin',
    params: rolloutPlanParams,
    body: rolloutPlanBody,
    response: planAnswer,
    handle: async ({ app, db, params, body }) =>
      answer(await updateRolloutPlan(db, refOf(params.id), body), app.clock.now()),
  }),
  defineRoute({
    id: 'syncRolloutPlan',
    method: 'POST',
    path: `${ROLLOUT_PLANS}/{id}/sync`,
    access: 'admin',
    params: rolloutPlanParams,
    response: z.object({
      synced: z.literal(true).describe('Always true.'),
      routeCursors: row.route_cursors,
    }),
    async handle({ db, params, caller }) {
      const plan = await syncRolloutPlan(db, refOf(params.id), adminOf(caller));
      return { synced: true, routeCursors: plan.route_cursors };
    },
  }),
  defineRoute({
    id: 'cancelRolloutPlan',
    record: { table: 'rollout_plan' },
    method: 'DELETE',
    path: `${ROLLOUT_PLANS}/{id}`,
    access: 'admin',
    params: rolloutPlanParams,
    response: z.object({ cancelled: z.literal(true).describe('Always true.') }),
    async handle({ db, params }) {
      await cancelRolloutPlan(db, refOf(params.id));
      return { cancelled: true };
    },
  }),
];
