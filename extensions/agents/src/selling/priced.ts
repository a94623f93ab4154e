import { toMinor } from '@shop/runtime/extension';
import type { CartState, Order } from '@shop/runtime/extension';

type Amounts =
  | 'sub_total'
  | 'sub_total_incl_tax'
  | 'discount_amount'
  | 'shipping_fee_excl_tax'
  | 'shipping_fee_incl_tax'
  | 'total_tax_amount'
  | 'grand_total';

/** The lines and totals of a cart or an order. */
export interface Priced {
  readonly currency: string;
  readonly items: readonly PricedLine[];
  readonly discounts: CartState['discounts'];
  readonly amounts: Readonly<Record<Amounts, number>>;
}

type LineOf = CartState['items'][number] | Order['items'][number];
/** A line of a cart or an order. */
export type PricedLine = Pick<
  LineOf,
  | 'product_sku'
  | 'product_name'
  | 'thumbnail'
  | 'qty'
  | 'is_gift'
  | 'no_shipping_required'
  | 'final_price'
  | 'final_price_incl_tax'
  | 'line_total'
  | 'line_total_incl_tax'
  | 'discount_amount'
  | 'discounts'
>;

const AMOUNTS: readonly Amounts[] = [
  'sub_total',
  'sub_total_incl_tax',
  'discount_amount',
  'shipping_fee_excl_tax',
  'shipping_fee_incl_tax',
  'total_tax_amount',
  'grand_total',
];

/** Returns what a cart or an order costs, in whole minor units. */
export const pricedOf = (
  source: Pick<CartState | Order, Amounts | 'currency' | 'discounts'> & {
    readonly items: readonly PricedLine[];
  },
): Priced => ({
  currency: source.currency,
  items: source.items,
  discounts: source.discounts,
  amounts: Object.fromEntries(
    AMOUNTS.map((name) => [name, toMinor(source[name], source.currency)]),
  ) as Record<Amounts, number>,
});

/** Returns the ID of a line. A product has one line, and a gift one of its own. */
export const lineId = ({
  product_sku: sku,
  is_gift: isGift,
}: Pick<PricedLine, 'product_sku' | 'is_gift'>): string => (isGift ? `gift:${sku}` : sku);
