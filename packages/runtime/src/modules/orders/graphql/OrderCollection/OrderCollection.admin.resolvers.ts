import { listFields } from '../../../../platform/graphql/listFields.ts';
import { orderListing } from '../../orderListing.ts';
import { countOrders, listOrders } from '../../orderListing.repo.ts';

export default {
  Query: listFields('orders', {
    spec: orderListing,
    rows: ({ db }, slice) => listOrders(db, slice),
    total: ({ db }, listing) => countOrders(db, listing),
  }),
};
