import { listFields } from '../../../../platform/graphql/listFields.ts';
import { countGroups, listGroups } from '../../customerGroup.repo.ts';
import { groupListing } from '../../customerListing.ts';

export default {
  Query: listFields('customerGroups', {
    spec: groupListing,
    rows: ({ db }, slice) => listGroups(db, slice),
    total: ({ db }, listing) => countGroups(db, listing),
  }),
};
