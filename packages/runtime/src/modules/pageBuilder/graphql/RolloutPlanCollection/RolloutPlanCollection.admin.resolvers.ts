import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { parseListing, toCollection } from '../../../../platform/listing/parseListing.ts';
import type { ListArguments } from '../../../../platform/listing/parseListing.ts';
import { countRolloutPlans, listRolloutPlans } from '../../rollouts/rolloutPlan.repo.ts';
import { rolloutPlanListing } from '../../rollouts/rolloutPlanListing.ts';

export default {
  Query: {
    rolloutPlans(_: unknown, { filters }: ListArguments, { app, db }: GraphQLContext) {
      const listing = parseListing(filters, rolloutPlanListing(app.clock.now()));
      return toCollection(listing, {
        items: () => listRolloutPlans(db, listing),
        total: () => countRolloutPlans(db, listing),
      });
    },
  },
};
