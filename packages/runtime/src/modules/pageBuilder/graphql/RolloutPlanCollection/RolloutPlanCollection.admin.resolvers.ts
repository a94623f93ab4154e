import { listFields } from '../../../../platform/graphql/listFields.ts';
import { countRolloutPlans, listRolloutPlans } from '../../rollouts/rolloutPlan.repo.ts';
import { rolloutPlanListing } from '../../rollouts/rolloutPlanListing.ts';

export default {
  Query: listFields('rolloutPlans', {
    spec: ({ app }) => rolloutPlanListing(app.clock.now()),
    keys: rolloutPlanListing(new Date(0)),
    rows: ({ db }, slice) => listRolloutPlans(db, slice),
    total: ({ db }, listing) => countRolloutPlans(db, listing),
  }),
};
