import type { Refusal } from '../../platform/errors.ts';
import { noPrice, productPath } from '../catalog/index.ts';
import { cartErrorOf } from './cartError.ts';
import type { Cart } from './cart.ts';
import type { CartError } from './cartError.ts';
import type { CartItem, CartItemRow } from './cartLine.ts';
import type { SavedCart } from './cart.repo.ts';
import type { CartChanges } from './compareCart.ts';
import { productOf } from './inputs/cartInputs.ts';
import type { CartInputs } from './inputs/cartInputs.ts';
import { lineFault } from './lineFault.ts';
import { termsOfCart, withLimits } from './cartCurrency.ts';
import { inputsFault, linePriceIn } from './giftCards/giftCardLine.ts';
import { productUnits } from './lineKey.ts';

/** Creates the cart for a response from its rows and the current state of its products. */
export function cartOf(inputs: CartInputs): Cart {
  const { cart, items, addresses, shippingRevision } = inputs;
  const shown = items.map((item) => itemOf(item, inputs));
  return {
    ...cart,
    items: shown,
    shipping_address: addresses.shipping,
    billing_address: addresses.billing,
    errors: [...cart.errors, ...shown.flatMap((item) => errorOf(item, inputs) ?? [])],
    shipping_revision: shippingRevision,
    base_rate: baseRateOf(inputs),
  };
}

/** Creates a line for responses. */
export function itemOf(item: CartItemRow, inputs: CartInputs): CartItem {
  const product = withLimits(productOf(inputs.products, item), inputs, inputs.cart);
  const fault = faultOf(item, inputs);
  const { min_qty, max_qty, qty_step } = product;
  return {
    ...item,
    product_url: productPath(product),
    min_qty,
    max_qty,
    qty_step,
    errors: fault ? [fault.message] : [],
  };
}

/** Returns the reason why a line cannot be ordered now: its product, its stock, its quantity, or no price in the currency. Null if there is none. */
function faultOf(item: CartItemRow, inputs: CartInputs): Refusal | null {
  if (item.is_gift) return null;
  const product = withLimits(productOf(inputs.products, item), inputs, inputs.cart);
  const units = productUnits(inputs.items.filter(({ is_gift }) => !is_gift)).get(item.product_id) ?? item.qty;
  const terms = termsOfCart(inputs.currencies, inputs.cart);
  const fault = lineFault(product, units) ?? inputsFault(product, item, terms);
  if (fault) return fault;
  return linePriceIn(product, item, inputs, terms, units) === null ? noPrice(terms.code) : null;
}

/** Returns the rate of the currency of a cart, as an exact decimal string. Null if it has none. */
const baseRateOf = ({ cart, currencies }: CartInputs): string | null => termsOfCart(currencies, cart).rate;

function errorOf(item: CartItem, inputs: CartInputs): CartError | null {
  const fault = faultOf(item, inputs);
  return fault && cartErrorOf(fault, `items.${item.uuid}`);
}

/** Returns the cart inputs after a save. Rows that the save did not write keep their loaded values. */
export function mergeSaved(inputs: CartInputs, saved: SavedCart, { removed }: CartChanges): CartInputs {
  const { items, addresses, ...cart } = saved;
  const written = new Map(items.map((item) => [item.cart_item_id, item]));
  for (const item of inputs.items) {
    if (!written.has(item.cart_item_id) && !removed.includes(item.cart_item_id)) {
      written.set(item.cart_item_id, item);
    }
  }
  const addressOf = (type: 'shipping' | 'billing') =>
    addresses.find((address) => address.type === type) ?? inputs.addresses[type];
  return {
    ...inputs,
    cart,
    items: [...written.values()].sort((a, b) => a.cart_item_id - b.cart_item_id),
    addresses: { shipping: addressOf('shipping'), billing: addressOf('billing') },
  };
}
