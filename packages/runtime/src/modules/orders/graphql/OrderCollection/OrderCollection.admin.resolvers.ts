import { listFields } from '../../../../platform/graphql/listFields.ts';
import { countOrders, listOrders, orderListing } from '../../orderListing.ts';

export default {
  Query: listFields('orders', {
    spec: orderListing,
    rows: ({ db }, slice) => listOrders(db, slice),
    total: ({ db }, listing) => countOrders(db, listing),
  }),
};
