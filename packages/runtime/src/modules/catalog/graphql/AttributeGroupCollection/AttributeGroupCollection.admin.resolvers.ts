import { listFields } from '../../../../platform/graphql/listFields.ts';
import { countAttributeGroups, listAttributeGroups } from '../../attributes/attributeGroup.repo.ts';
import { attributeGroupListing } from '../../attributes/attributeListing.ts';

export default {
  Query: listFields('attributeGroups', {
    spec: attributeGroupListing,
    rows: ({ db }, slice) => listAttributeGroups(db, slice),
    total: ({ db }, listing) => countAttributeGroups(db, listing),
  }),
};
