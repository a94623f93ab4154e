import type { AddressType, CartAddress, CartError, CartRow, ShippingSelection } from './cart.ts';
import type { CartFacts } from './facts.ts';

/** A method that was named and is yet to be quoted. */
export type ShippingChoice = Pick<ShippingSelection, 'provider_code' | 'method_code'>;

export interface DraftLine {
  readonly product_id: number;
  readonly qty: number;
}

/** What a cart is before any figure: all that was chosen, by the shopper or for the shopper. */
export interface CartDraft extends Pick<
  CartRow,
  | 'sid'
  | 'customer_id'
  | 'customer_group_id'
  | 'customer_email'
  | 'customer_full_name'
  | 'user_ip'
  | 'currency'
  | 'coupon'
  | 'payment_method'
  | 'payment_method_name'
  | 'shipping_note'
> {
  /** One for each product, in the order in which they came. */
  readonly lines: readonly DraftLine[];
  readonly addresses: Readonly<Record<AddressType, CartAddress | null>>;
  readonly selection: ShippingSelection | ShippingChoice | null;
  /** The coupon was named just now: what speaks against it is thrown, instead of taking it off. */
  readonly isCouponNew: boolean;
  /** Those that are kept until the shopper mends what they are about. */
  readonly errors: readonly CartError[];
}

/** The draft that a saved cart came from. It is priced in the store's currency, whatever that was before. */
export const draftOf = ({ cart, items, addresses }: CartFacts, currency: string): CartDraft => ({
  sid: cart.sid,
  customer_id: cart.customer_id,
  customer_group_id: cart.customer_group_id,
  customer_email: cart.customer_email,
  customer_full_name: cart.customer_full_name,
  user_ip: cart.user_ip,
  currency,
  coupon: cart.coupon,
  isCouponNew: false,
  payment_method: cart.payment_method,
  payment_method_name: cart.payment_method_name,
  shipping_note: cart.shipping_note,
  lines: items.map(({ product_id, qty }) => ({ product_id, qty })),
  addresses,
  selection: cart.shipping_method_data,
  errors: cart.errors,
});
