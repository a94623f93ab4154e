import { noPrice, quantityAbove, quantityFault, quantityRule, quantityWithin } from '../catalog/index.ts';
import type { QuantityLimits } from '../catalog/index.ts';
import { findByText } from '../../platform/text/keyText.ts';
import type { Refusal } from '../../platform/errors.ts';
import type { AddressType, CartAddress, CartError, CartItemRow, CartRow, ShippingSelection } from './cart.ts';
import type { CartCaps } from './cartCaps.ts';
import { checkedInputs, linePriceIn } from './giftCards/giftCardLine.ts';
import { originOf } from './giftCards/lineInputs.ts';
import type { LineInputs } from './giftCards/lineInputs.ts';
import { lineKey, productUnits } from './lineKey.ts';
import type { LineIdentity } from './lineKey.ts';
import { termsOfCart, withLimits } from './cartCurrency.ts';
import { productOf } from './inputs/cartInputs.ts';
import type { CartInputs, PricingInputs, ProductInputs, Products } from './inputs/cartInputs.ts';
import {
  itemNotFound,
  notEnoughStock,
  outOfStock,
  productNotAvailable,
  productNotFound,
  qtyNotAllowed,
  tooManyLines,
  tooManyUnits,
} from './errors.ts';

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

/** The inputs that units are added with. */
type AddingInputs = Pick<PricingInputs, 'products' | 'currencies' | 'pricing'> & { readonly caps: CartCaps };

/** A product and the number of units to add to a cart. */
export interface NewItem {
  readonly sku: string;
  /** A positive integer. If absent, the least number of units that makes the quantity of the line an allowed one. */
  readonly qty?: number | undefined;
  /** The path of the quantity in the request body. Default: `qty`. */
  readonly at?: string | undefined;
  /** The inputs of the shopper, for a product that takes some. */
  readonly inputs?: LineInputs | null | undefined;
}

/** Returns the key of the line that units of a product are added to. */
export const keyOfNew = ({ inputs }: Pick<NewItem, 'inputs'>, { product_id }: LineIdentity): string =>
  lineKey({ product_id, line_origin: inputs ? originOf(inputs) : null });

/** Returns the number of units to add to a line that has `already` units. */
export const unitsToAdd = ({ qty }: NewItem, product: ProductInputs, already = 0): number =>
  qty ?? quantityAbove(quantityRule(product), already) - already;

/**
 * Adds units of products. If a product already has a plain line, the units are added to that line. Rejects unknown and disabled products,
 * lines and units above the limits, quantities above the stock, products without a price in the currency of the cart, and sums that the
 * rule of a product does not allow. The units of all lines of a product count. Lines with different inputs live side by side; inputs that
 * do not fit the product are rejected.
 */
export function addUnits(
  { lines, currency }: Pick<CartDraft, 'lines' | 'currency'>,
  inputs: AddingInputs,
  items: readonly NewItem[],
): readonly DraftLine[] {
  const { products, currencies } = inputs;
  const { cartMaxLines, cartMaxUnitsPerLine } = inputs.caps;
  const terms = termsOfCart(currencies, { currency });
  const bySku = productBySku(products);
  const next = new Map(lines.map((line) => [lineKey(line), line]));
  const units = new Map(productUnits(lines));
  const added = new Map<ProductInputs, string | undefined>();
  for (const sent of items) {
    const product = bySku(sent.sku);
    if (!product?.status) throw productNotFound();
    const { product_id } = product;
    const path = `${(sent.at ?? 'qty').slice(0, -'qty'.length)}inputs`;
    const item = {
      ...sent,
      inputs: checkedInputs(product, sent, { currencies, now: inputs.pricing.now, path }),
    };
    const key = keyOfNew(item, product);
    const line = next.get(key);
    if (!line && next.size >= cartMaxLines) throw tooManyLines(cartMaxLines);
    const already = units.get(product_id) ?? 0;
    const more = unitsToAdd(item, withLimits(product, inputs, { currency }), already);
    const sum = already + more;
    if (sum > cartMaxUnitsPerLine) throw tooManyUnits(cartMaxUnitsPerLine);
    const fault = stockFault(product, sum);
    if (fault) throw fault;
    if (linePriceIn(product, item, inputs, terms, sum) === null) throw noPrice(currency);
    const entered = item.inputs ? { line_origin: originOf(item.inputs), inputs: item.inputs } : {};
    next.set(key, { ...line, ...entered, product_id, qty: (line?.qty ?? 0) + more });
    units.set(product_id, sum);
    added.set(product, item.at);
  }
  for (const [product, at] of added) {
    const limited = withLimits(product, inputs, { currency });
    const fault = ruleFault(limited, units.get(product.product_id) ?? 0, at);
    if (fault) throw fault;
  }
  return [...next.values()];
}

/**
 * A change to the quantity of a line. The quantity is either replaced or changed by the given number. Without a number, it becomes the next
 * allowed quantity.
 */
export type QtyChange =
  | { readonly action: 'set' | 'increase' | 'decrease'; readonly qty: number }
  | { readonly action: 'increase' | 'decrease'; readonly qty?: undefined };

/**
 * Returns the quantity after a change. It is below 1 if the line is to be removed. `others` are the units of the product in other lines,
 * which count for its rule.
 */
function changedQty(product: ProductInputs, was: number, { action, qty }: QtyChange, others: number): number {
  if (action === 'set') return qty;
  const rule = quantityRule(product);
  if (action === 'increase')
    return qty === undefined ? quantityAbove(rule, was + others) - others : was + qty;
  return qty === undefined ? quantityWithin(rule, was + others - 1) - others : was - qty;
}

/**
 * Changes the quantity of a line, by the limits that `limited` gives its product. A decrease to zero or below removes the line. Decreases
 * are accepted regardless of stock; all other changes are rejected above the unit limit or the stock. Rejects quantities that the rule of
 * the product does not allow. The units of all lines of the product count.
 */
export function changeUnits(
  lines: readonly DraftLine[],
  products: Products,
  of: LineIdentity,
  change: QtyChange,
  { cartMaxUnitsPerLine }: Pick<CartCaps, 'cartMaxUnitsPerLine'>,
  limited: (product: ProductInputs) => ProductInputs = (product) => product,
): readonly DraftLine[] {
  const line = lines.find((candidate) => lineKey(candidate) === lineKey(of));
  if (!line) throw itemNotFound();
  const product = limited(productOf(products, line));
  const all = productUnits(lines).get(line.product_id) ?? 0;
  const others = all - line.qty;
  const next = changedQty(product, line.qty, change, others);
  const sum = next + others;
  if (sum > cartMaxUnitsPerLine && sum > all) throw tooManyUnits(cartMaxUnitsPerLine);
  const isRemoved = change.action === 'decrease' && next < 1;
  const fault = change.action === 'decrease' ? ruleFault(product, sum) : lineFault(product, sum);
  if (!isRemoved && fault) throw fault;
  return lines.flatMap((candidate) => {
    if (candidate !== line) return [candidate];
    return next < 1 ? [] : [{ ...line, qty: next }];
  });
}

/** Finds a line by the id in a path: the item's UUID or integer id. Throws `ITEM_NOT_FOUND` (404). */
export function itemById(items: readonly CartItemRow[], id: string): CartItemRow {
  const item = items.find(
    ({ uuid, cart_item_id }) => uuid === id.toLowerCase() || String(cart_item_id) === id,
  );
  if (!item) throw itemNotFound();
  return item;
}

/** Returns the rejection of a quantity that the rule of a product does not allow, or null. `at` is the path of the quantity. */
function ruleFault(product: Stock & QuantityLimits, qty: number, at?: string): Refusal | null {
  const rule = quantityRule(product);
  const fault = quantityFault(rule, qty, product.manage_stock ? product.stock : undefined);
  return fault && qtyNotAllowed(rule, fault, at);
}

type Stock = Pick<ProductInputs, 'stock' | 'manage_stock' | 'stock_availability'>;

/** Returns the rejection of a quantity of a product, or null if the stock is sufficient. Unmanaged stock is always sufficient. */
function stockFault(product: Stock, qty: number): Refusal | null {
  if (!product.manage_stock) return null;
  if (!product.stock_availability || product.stock < 1) return outOfStock();
  return product.stock < qty ? notEnoughStock() : null;
}

/** Returns the reason why the lines of a product with `qty` units in all cannot be ordered now, or null. */
export const lineFault = (
  product: Stock & QuantityLimits & Pick<ProductInputs, 'status'>,
  qty: number,
): Refusal | null =>
  product.status ? (stockFault(product, qty) ?? ruleFault(product, qty)) : productNotAvailable();
