import type { QuoteItem } from '../../modules/shipping/contract.ts';

/** A destination of example quotes. */
export const OAKLAND = {
  country: 'US',
  province: 'US-CA',
  postcode: '94607',
  city: 'Oakland',
  address_1: '1 Main St',
};
/** An item of example quotes. */
export const ITEM: QuoteItem = {
  productId: 1,
  sku: 'MUG',
  name: 'Mug',
  qty: 1,
  weight: '1.0000',
  unitPrice: '10.00',
  noShippingRequired: false,
};
/** The totals of example quotes. */
export const TOTALS = { totalWeight: '1.0000', totalValue: '10.00', fromShopCurrency: String };
