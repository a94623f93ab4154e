import type { GetRolloutPlanData } from '@shop/sdk';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../../kit/api/shop.ts';
import { ROLLOUTS } from '../../kit/drafts/rollouts.ts';
import { startOfDay } from '../../text/zone.ts';
import { endOfWeeks } from './month.ts';

/** A rollout plan as the API returns it. */
export type Plan = GetRolloutPlanData;
export type PlanPage = Plan['pages'][number];
export type PlanStatus = Plan['status'];

/** Maximum number of rollouts shown per month. */
const MOST = 1000;

/** Query for the rollouts that overlap the weeks of a month. */
export const plansOfWeeks = (weeks: readonly (readonly Date[])[]) => {
  const from = startOfDay(weeks[0]?.[0] ?? new Date());
  const to = startOfDay(endOfWeeks(weeks));
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

/** Query that reports whether any rollout exists. */
export const anyPlanQuery = queryOptions({
  queryKey: [ROLLOUTS, 'any'],
  queryFn: async () => (await shop.rolloutPlans.list({ limit: 1 })).rolloutPlans.length > 0,
});

export const planQuery = (uuid: string) =>
  queryOptions({ queryKey: [ROLLOUTS, 'record', uuid], queryFn: () => shop.rolloutPlans.get(uuid) });

/** Query for a rollout's changeset with its operations. */
export const changesetQuery = (id: string) =>
  queryOptions({ queryKey: [ROLLOUTS, 'changeset', id], queryFn: () => shop.changesets.get(id) });
