import { listFields } from '../../../../platform/graphql/listFields.ts';
import { countChangesets, listChangesets } from '../../drafts/changeset.repo.ts';
import { changesetListing } from '../../drafts/changesetListing.ts';

export default {
  Query: listFields('changesets', {
    spec: changesetListing,
    rows: ({ db }, slice) => listChangesets(db, slice),
    total: ({ db }, listing) => countChangesets(db, listing),
  }),
};
