import type { LineNotes } from '../catalog/index.ts';
import { quantityRule } from '../catalog/index.ts';
import { lineOptions } from '../carts/index.ts';
import type { CartItem } from '../carts/index.ts';
import type { LineView } from '../defaultTheme/index.ts';
import type { Bought } from './contents.ts';

/** A line of a cart or of an order. */
export type BoughtLine = Pick<
  CartItem,
  | 'uuid'
  | 'product_sku'
  | 'product_name'
  | 'thumbnail'
  | 'variant_options'
  | 'qty'
  | 'final_price'
  | 'final_price_incl_tax'
  | 'line_total'
  | 'line_total_incl_tax'
> &
  Partial<
    Pick<
      CartItem,
      'product_url' | 'min_qty' | 'max_qty' | 'qty_step' | 'errors' | 'is_gift' | 'discounts' | 'inputs'
    >
  > & {
    readonly notes?: LineNotes | undefined;
    /** The delivery dates that were promised for an order line. */
    readonly delivery?: LineView['delivery'];
  };

/** Returns the name of the offer that gives a line, which the line names. */
const giverOf = (
  { is_gift, discounts = [] }: BoughtLine,
  { discounts: offers }: Bought,
): string | undefined =>
  is_gift
    ? offers.find(
        ({ promotion_id: id }) => id !== null && discounts.some(({ promotion_id }) => promotion_id === id),
      )?.label
    : undefined;

/** Returns what was entered for a gift card. The card has its amount, which is the price without the tax of the sale, where that has a tax. */
const inputsOf = (
  { final_price: net, final_price_incl_tax: gross }: BoughtLine,
  { recipient_name, recipient_email, message, deliver_at, amount, entered }: NonNullable<CartItem['inputs']>,
  { price, currency }: { readonly price: number; readonly currency: string },
): NonNullable<LineView['inputs']> => ({
  amount:
    entered?.currency === currency ? entered.amount : ([net, gross].find((one) => one === amount) ?? price),
  recipient_name,
  recipient_email,
  message,
  deliver_at,
});

/** Returns the view of a line. */
export function lineOf(line: BoughtLine, bought: Bought, withTax: boolean): LineView {
  const { currency } = bought;
  const gift_of = giverOf(line, bought);
  const unit_price = withTax ? line.final_price_incl_tax : line.final_price;
  const { notes, errors = [], min_qty = null, max_qty = null, qty_step = null } = line;
  return {
    uuid: line.uuid,
    sku: line.product_sku,
    name: line.product_name,
    url: line.product_url ?? null,
    image: line.thumbnail,
    options: lineOptions(line.variant_options),
    qty: line.qty,
    quantities: quantityRule({ min_qty, max_qty, qty_step }),
    unit_price,
    base_unit_price: notes?.baseUnitPrice(unit_price, currency) ?? null,
    total: withTax ? line.line_total_incl_tax : line.line_total,
    delivery: line.delivery ?? ((errors.length === 0 && notes?.delivery) || null),
    errors,
    ...(line.is_gift && { is_gift: true, ...(gift_of !== undefined && { gift_of }) }),
    ...(line.inputs && { inputs: inputsOf(line, line.inputs, { price: unit_price, currency }) }),
  };
}
