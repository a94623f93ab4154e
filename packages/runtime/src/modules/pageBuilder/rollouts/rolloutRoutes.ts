import { z } from 'zod';
import { parseListing } from '../../../platform/listing/parseListing.ts';
import { adminOf } from '../../../platform/http/caller.ts';
import { pageOf, pageQuery } from '../../../platform/listing/pageQuery.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { PLAN_STATUSES, planStatus } from './planStatus.ts';
import { listRolloutPlans } from './rolloutPlan.repo.ts';
import type { RolloutPlanRow } from './rolloutPlan.repo.ts';
import { newRolloutPlanBody, rolloutPlanBody } from './rolloutPlanBody.ts';
import { rolloutPlanListing } from './rolloutPlanListing.ts';
import {
  cancelRolloutPlan,
  createRolloutPlan,
  getRolloutPlan,
  syncRolloutPlan,
  updateRolloutPlan,
} from './writeRolloutPlan.ts';

const ROLLOUT_PLANS = '/api/page-builder/rollout-plans';
const params = z.object({ id: z.string() });

const ASKED = [...PLAN_STATUSES, 'all'] as const;
const listQuery = pageQuery.extend({
  status: z.enum(ASKED, `Invalid status. Expected one of: ${ASKED.join(', ')}`).default('all'),
});

const answer = (plan: RolloutPlanRow, now: Date) => ({
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
    query: listQuery,
    async handle({ app, db, query }) {
      const { status, ...page } = query;
      const now = app.clock.now();
      const filters = status === 'all' ? null : [{ key: 'status', operation: 'eq' as const, value: status }];
      const plans = await listRolloutPlans(db, {
        ...parseListing(filters, rolloutPlanListing(now)),
        ...pageOf(page),
      });
      return { status, rolloutPlans: plans.map((plan) => answer(plan, now)) };
    },
  }),
  defineRoute({
    id: 'getRolloutPlan',
    method: 'GET',
    path: `${ROLLOUT_PLANS}/{id}`,
    access: 'admin',
    params,
    handle: async ({ app, db, params }) => answer(await getRolloutPlan(db, params.id), app.clock.now()),
  }),
  defineRoute({
    id: 'createRolloutPlan',
    method: 'POST',
    path: ROLLOUT_PLANS,
    access: 'admin',
    body: newRolloutPlanBody,
    handle: async ({ app, db, body, caller }) =>
      answer(await createRolloutPlan(db, body, adminOf(caller)), app.clock.now()),
  }),
  defineRoute({
    id: 'updateRolloutPlan',
    method: 'PATCH',
    path: `${ROLLOUT_PLANS}/{id}`,
    access: 'admin',
    params,
    body: rolloutPlanBody,
    handle: async ({ app, db, params, body }) =>
      answer(await updateRolloutPlan(db, params.id, body), app.clock.now()),
  }),
  defineRoute({
    id: 'syncRolloutPlan',
    method: 'POST',
    path: `${ROLLOUT_PLANS}/{id}/sync`,
    access: 'admin',
    params,
    async handle({ db, params, caller }) {
      const plan = await syncRolloutPlan(db, params.id, adminOf(caller));
      return { synced: true, routeCursors: plan.route_cursors };
    },
  }),
  defineRoute({
    id: 'cancelRolloutPlan',
    method: 'DELETE',
    path: `${ROLLOUT_PLANS}/{id}`,
    access: 'admin',
    params,
    async handle({ db, params }) {
      await cancelRolloutPlan(db, params.id);
      return { cancelled: true };
    },
  }),
];
