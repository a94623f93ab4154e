import { listFields } from '../../../../platform/graphql/listFields.ts';
import { countAttributes, listAttributes } from '../../attributes/attribute.repo.ts';
import { attributeListing } from '../../attributes/attributeListing.ts';

export default {
  Query: listFields('attributes', {
    spec: attributeListing,
    rows: ({ db }, slice) => listAttributes(db, slice),
    total: ({ db }, listing) => countAttributes(db, listing),
  }),
};
