import { priceFields } from '../../../../platform/graphql/price.ts';
import type { OrderTender } from '../../tenders/orderTender.ts';

type ShownTender = OrderTender & { readonly currency: string };

export default {
  OrderTender: priceFields<ShownTender>(['amount', 'captured', 'refunded'], (tender) => tender.currency),
};
