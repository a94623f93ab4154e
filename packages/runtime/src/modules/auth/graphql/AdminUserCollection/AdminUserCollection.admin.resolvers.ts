import { listFields } from '../../../../platform/graphql/listFields.ts';
import { adminListing } from '../../adminListing.ts';
import { countAdmins, listAdminPage } from '../../adminUser.repo.ts';

export default {
  Query: listFields('adminUsers', {
    spec: adminListing,
    rows: ({ db }, slice) => listAdminPage(db, slice),
    total: ({ db }, listing) => countAdmins(db, listing),
  }),
};
