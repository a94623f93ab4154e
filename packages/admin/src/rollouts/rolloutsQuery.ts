import type { GetRolloutPlanData } from '@shop/sdk';
import { adminGraphql } from '@shop/sdk/graphql';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../api/shop.ts';
import { endOfWeeks } from './month.ts';

/** A rollout plan as the API answers it. */
export type Plan = GetRolloutPlanData;
export type PlanPage = Plan['pages'][number];
export type PlanStatus = Plan['status'];

/** The first part of the keys of all queries about rollouts. */
export const ROLLOUTS = 'rollouts';

/** The most plans that a month shows. */
const MOST = 1000;

/** The plans of which some part lies in the weeks of a month. */
export const plansOfWeeks = (weeks: readonly (readonly Date[])[]) => {
  const from = (weeks[0]?.[0] ?? new Date()).toISOString();
  const to = endOfWeeks(weeks).toISOString();
  return queryOptions({
    queryKey: [ROLLOUTS, 'month', from, to],
    queryFn: async () => {
      const plans: Plan[] = [];
      for await (const plan of shop.rolloutPlans.list({
        'start_time[lt]': to,
        'end_time[gt]': from,
        ob: 'start_time',
        od: 'asc',
        limit: 100,
      })) {
        plans.push(plan);
        if (plans.length >= MOST) break;
      }
      return plans;
    },
  });
};

/** Whether there are any plans. */
export const anyPlanQuery = queryOptions({
  queryKey: [ROLLOUTS, 'any'],
  queryFn: async () => (await shop.rolloutPlans.list({ limit: 1 })).rolloutPlans.length > 0,
});

export const planQuery = (uuid: string) =>
  queryOptions({ queryKey: [ROLLOUTS, 'record', uuid], queryFn: () => shop.rolloutPlans.get(uuid) });

/** The changeset of a plan, with its operations. */
export const changesetQuery = (id: string) =>
  queryOptions({ queryKey: [ROLLOUTS, 'changeset', id], queryFn: () => shop.changesets.get(id) });

const zone = adminGraphql(`query ShopZone { shop { timezone } }`);

/** The time zone of the shop. */
export const shopZoneQuery = queryOptions({
  queryKey: ['shopZone'],
  queryFn: async () => (await shop.admin.graphql(zone, {})).shop.timezone,
  staleTime: Infinity,
});
