import { listFields } from '../../../../platform/graphql/listFields.ts';
import { countVariantGroups, listVariantGroups } from '../../variants/variantGroup.repo.ts';
import { variantGroupListing } from '../../variants/variantGroupListing.ts';

export default {
  Query: listFields('variantGroups', {
    spec: variantGroupListing,
    rows: ({ db }, slice) => listVariantGroups(db, slice),
    total: ({ db }, listing) => countVariantGroups(db, listing),
  }),
};
