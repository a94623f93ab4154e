import { findByText } from '../../platform/text/keyText.ts';
import type { AddressType, CartAddress, CartRow, ShippingSelection } from './cart.ts';
import type { CartError } from './cartError.ts';
import type { CartItemRow } from './cartLine.ts';
import type { LineInputs } from './giftCards/lineInputs.ts';
import type { LineIdentity } from './lineKey.ts';
import { termsOfCart } from './cartCurrency.ts';
import type { CartInputs, Products } from './inputs/cartInputs.ts';
import { itemNotFound } from './errors.ts';

/** A shipping method that was selected but not quoted yet. */
export type ShippingChoice = Pick<ShippingSelection, 'provider_code' | 'method_code'>;

export interface DraftLine extends LineIdentity {
  readonly qty: number;
  /** The inputs of the shopper, which the origin of the line is a hash of. */
  readonly inputs?: LineInputs | undefined;
}

/** A cart before its totals are computed: the choices made by or for the shopper. */
export interface CartDraft extends Pick<
  CartRow,
  | 'sid'
  | 'customer_id'
  | 'customer_group_id'
  | 'customer_email'
  | 'customer_full_name'
  | 'user_ip'
  | 'currency'
  | 'locale'
  | 'payment_method'
  | 'payment_method_name'
  | 'express'
  | 'tenders'
  | 'shipping_note'
  | 'vat_check'
> {
  /** The lines without gifts, one per `lineKey`, in the sequence in which they were added. */
  readonly lines: readonly DraftLine[];
  readonly addresses: Readonly<Record<AddressType, CartAddress | null>>;
  readonly selection: ShippingSelection | ShippingChoice | null;
  /** The codes that the shopper entered, in their order. */
  readonly codes: readonly string[];
  /** The code that was just entered. If it is rejected, the error is thrown instead of removing the code. */
  readonly newCode: string | null;
  /** The promotions whose gifts the shopper removed. */
  readonly declined_gifts: readonly string[];
  /** The errors that remain until the shopper changes the choice that they apply to. */
  readonly errors: readonly CartError[];
}

/** Returns the draft of a saved cart. A cart in a currency that is no longer on is priced in the shop's. */
export const draftOf = ({ cart, items, addresses, currencies }: CartInputs): CartDraft => ({
  sid: cart.sid,
  customer_id: cart.customer_id,
  customer_group_id: cart.customer_group_id,
  customer_email: cart.customer_email,
  customer_full_name: cart.customer_full_name,
  user_ip: cart.user_ip,
  currency: termsOfCart(currencies, cart).code,
  locale: cart.locale,
  codes: codesOf(cart),
  newCode: null,
  declined_gifts: cart.declined_gifts,
  payment_method: cart.payment_method,
  payment_method_name: cart.payment_method_name,
  express: cart.express,
  tenders: cart.tenders,
  shipping_note: cart.shipping_note,
  vat_check: cart.vat_check,
  lines: items.filter(({ is_gift }) => !is_gift).map(draftLine),
  addresses,
  selection: cart.shipping_method_data,
  errors: cart.errors,
});

/** Returns the codes of a cart. The version before writes `coupon` alone. */
function codesOf({ coupon, coupons }: Pick<CartRow, 'coupon' | 'coupons'>): readonly string[] {
  if (coupon === (coupons[0] ?? null)) return coupons;
  return coupon === null ? [] : [coupon];
}

const draftLine = ({ product_id, qty, line_origin, inputs }: CartItemRow): DraftLine => ({
  product_id,
  qty,
  ...(line_origin !== null && { line_origin }),
  ...(inputs !== null && { inputs }),
});

/** Creates a product lookup by SKU, using the SKU comparison rules. An exact match takes precedence, then the oldest product. */
export const productBySku = (products: Products) =>
  findByText(
    [...products.values()].toSorted((one, other) => one.product_id - other.product_id),
    ({ sku }) => sku,
  );

/** Finds a line by the id in a path: the item's UUID or integer id. Throws `ITEM_NOT_FOUND` (404). */
export function itemById(items: readonly CartItemRow[], id: string): CartItemRow {
  const item = items.find(
    ({ uuid, cart_item_id }) => uuid === id.toLowerCase() || String(cart_item_id) === id,
  );
  if (!item) throw itemNotFound();
  return item;
}
