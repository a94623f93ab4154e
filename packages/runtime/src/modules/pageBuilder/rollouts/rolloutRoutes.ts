import { z } from 'zod';
import { refOr } from '../../../platform/entity/refOr.ts';
import { adminOf } from '../../../platform/contracts/caller.ts';
import { answerList } from '../../../platform/listing/answerList.ts';
import { Listed } from '../../../platform/contracts/reply.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { rolloutPlanNotFound } from './errors.ts';
import { findOverlaps } from './findOverlaps.ts';
import { countRolloutPlans, listRolloutPlans } from './rolloutPlan.repo.ts';
import { rolloutPlanRow } from './rolloutPlan.ts';
import { answerOfPages, answerOfPlan, pageAnswer, planAnswer } from './rolloutPlanAnswer.ts';
import {
  newRolloutPlanBody,
  overlapQuery,
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

const sdk = { resource: 'rolloutPlans' };

export const rolloutRoutes = [
  defineRoute({
    id: 'listRolloutOverlaps',
    does: 'Returns the pages that a plan would change, and the plans that it would overlap with. Changes nothing.',
    method: 'GET',
    path: '/api/page-builder/rollout-overlaps',
    access: 'admin',
    query: overlapQuery,
    response: z.object({
      pages: z.array(pageAnswer).describe('The pages that the plan would change.'),
      rolloutPlans: z
        .array(planAnswer)
        .describe('The conflicting plans, oldest first, at most 20. If empty, the plan would be accepted.'),
    }),
    async handle({ app, db, query: { changeset_id, rollout_plan_id, start_time, end_time } }) {
      const { pages, plans } = await findOverlaps(db, {
        changeset: changeset_id ?? null,
        plan: rollout_plan_id ?? null,
        start_time,
        end_time: end_time ?? null,
      });
      const now = app.clock.now();
      return { pages: answerOfPages(pages), rolloutPlans: plans.map((plan) => answerOfPlan(plan, now)) };
    },
  }),
  defineRoute({
    id: 'listRolloutPlans',
    does: 'Lists the rollout plans, optionally of one status.',
    method: 'GET',
    path: ROLLOUT_PLANS,
    access: 'admin',
    sdk,
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
      return new Listed({ status, rolloutPlans: data.map((plan) => answerOfPlan(plan, now)) }, meta);
    },
  }),
  defineRoute({
    id: 'getRolloutPlan',
    does: 'Returns a rollout plan. Fails with `ROLLOUT_PLAN_NOT_FOUND` if it does not exist.',
    method: 'GET',
    path: `${ROLLOUT_PLANS}/{id}`,
    access: 'admin',
    sdk,
    params: rolloutPlanParams,
    response: planAnswer,
    handle: async ({ app, db, params }) =>
      answerOfPlan(await getRolloutPlan(db, refOf(params.id)), app.clock.now()),
  }),
  defineRoute({
    id: 'createRolloutPlan',
    does: 'Creates a plan to show the changes of a draft during a period. Rejects a plan that overlaps with another one (`ROLLOUT_OVERLAP`), an end before the start (`ROLLOUT_ENDS_TOO_EARLY`) and a published draft (`CHANGESET_PUBLISHED`).',
    method: 'POST',
    path: ROLLOUT_PLANS,
    access: 'admin',
    sdk,
    body: newRolloutPlanBody,
    response: planAnswer,
    handle: async ({ app, db, body, caller }) =>
      answerOfPlan(await createRolloutPlan(db, body, adminOf(caller)), app.clock.now()),
  }),
  defineRoute({
    id: 'updateRolloutPlan',
    does: 'Updates the given fields of a rollout plan. Errors: `ROLLOUT_PLAN_NOT_FOUND`, an overlap (`ROLLOUT_OVERLAP`) and an end before the start (`ROLLOUT_ENDS_TOO_EARLY`).',
    record: { table: 'rollout_plan' },
    method: 'PATCH',
    path: `${ROLLOUT_PLANS}/{id}`,
    access: 'admin',
    sdk,
    params: rolloutPlanParams,
    body: rolloutPlanBody,
    response: planAnswer,
    handle: async ({ app, db, params, body }) =>
      answerOfPlan(await updateRolloutPlan(db, refOf(params.id), body), app.clock.now()),
  }),
  defineRoute({
    id: 'syncRolloutPlan',
    does: 'Updates a rollout plan to the current state of its draft. Fails with `ROLLOUT_PLAN_NOT_FOUND` if the plan does not exist.',
    method: 'POST',
    path: `${ROLLOUT_PLANS}/{id}/sync`,
    access: 'admin',
    sdk,
    params: rolloutPlanParams,
    response: z.object({
      synced: z.literal(true).describe('Always true.'),
      routeCursors: rolloutPlanRow.shape.route_cursors,
    }),
    async handle({ db, params, caller }) {
      const plan = await syncRolloutPlan(db, refOf(params.id), adminOf(caller));
      return { synced: true, routeCursors: plan.route_cursors };
    },
  }),
  defineRoute({
    id: 'cancelRolloutPlan',
    does: 'Cancels a rollout plan. Fails with `ROLLOUT_PLAN_NOT_FOUND` if it does not exist.',
    record: { table: 'rollout_plan' },
    method: 'DELETE',
    path: `${ROLLOUT_PLANS}/{id}`,
    access: 'admin',
    sdk,
    params: rolloutPlanParams,
    response: z.object({ cancelled: z.literal(true).describe('Always true.') }),
    async handle({ db, params }) {
      await cancelRolloutPlan(db, refOf(params.id));
      return { cancelled: true };
    },
  }),
];
