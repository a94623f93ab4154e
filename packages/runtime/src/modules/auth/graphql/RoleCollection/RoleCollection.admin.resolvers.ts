import { listFields } from '../../../../platform/graphql/listFields.ts';
import { countRoles, listRolePage } from '../../adminRole.repo.ts';
import { roleListing } from '../../adminListing.ts';

export default {
  Query: listFields('roles', {
    spec: roleListing,
    rows: ({ db }, slice) => listRolePage(db, slice),
    total: ({ db }, listing) => countRoles(db, listing),
  }),
};
