import { listFields } from '../../../../platform/graphql/listFields.ts';
import { countCustomers, listCustomers } from '../../customer.repo.ts';
import { customerListing } from '../../customerListing.ts';

export default {
  Query: listFields('customers', {
    spec: customerListing,
    rows: ({ db }, slice) => listCustomers(db, slice),
    total: ({ db }, listing) => countCustomers(db, listing),
  }),
};
