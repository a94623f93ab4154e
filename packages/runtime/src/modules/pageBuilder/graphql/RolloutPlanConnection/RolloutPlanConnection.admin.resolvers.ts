import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { toConnection } from '../../../../platform/listing/parseConnection.ts';
import type { ConnectionArguments } from '../../../../platform/listing/parseConnection.ts';
import { listRolloutPlans } from '../../rollouts/rolloutPlan.repo.ts';
import { rolloutPlanListing } from '../../rollouts/rolloutPlanListing.ts';

export default {
  Query: {
    rolloutPlansConnection: (_: unknown, args: ConnectionArguments, { app, db }: GraphQLContext) =>
      toConnection(args, rolloutPlanListing(app.clock.now()), (slice) => listRolloutPlans(db, slice)),
  },
};
