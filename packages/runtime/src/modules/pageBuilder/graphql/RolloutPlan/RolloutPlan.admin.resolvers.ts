import { idRefOf } from '../../../../platform/db/idRef.ts';
import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { MAX_PAGE } from '../../../../platform/listing/contract.ts';
import { parseListing } from '../../../../platform/listing/parseListing.ts';
import { changesetById } from '../../pageBuilder.loaders.ts';
import { planStatus } from '../../rollouts/planStatus.ts';
import { findRolloutPlan, listRolloutPlans } from '../../rollouts/rolloutPlan.repo.ts';
import type { RolloutPlanRow } from '../../rollouts/rolloutPlan.ts';
import { rolloutPlanListing } from '../../rollouts/rolloutPlanListing.ts';

export default {
  RolloutPlan: {
    status: (plan: RolloutPlanRow, _: unknown, { app }: GraphQLContext) => planStatus(plan, app.clock.now()),
    indefinite: ({ end_time }: RolloutPlanRow) => end_time === null,
    changeset: ({ changeset_id }: RolloutPlanRow, _: unknown, context: GraphQLContext) =>
      context.loader(changesetById)(changeset_id),
  },
  Query: {
    rolloutPlan(_: unknown, { id, uuid }: { id?: string; uuid?: string }, { db }: GraphQLContext) {
      const ref = idRefOf(id ?? uuid ?? '');
      return ref && findRolloutPlan(db, ref);
    },
    activeRolloutPlans(_: unknown, _args: unknown, { app, db }: GraphQLContext) {
      const active = [{ key: 'status', operation: 'eq' as const, value: 'active' }];
      const listing = parseListing(active, rolloutPlanListing(app.clock.now()));
      return listRolloutPlans(db, { ...listing, limit: MAX_PAGE });
    },
  },
};
