import { productPath } from '../catalog/index.ts';
import { cartErrorOf } from './cart.ts';
import type { Cart, CartError, CartItem, CartItemRow } from './cart.ts';
import type { SavedCart } from './cart.repo.ts';
import type { CartChanges } from './cartColumns.ts';
import { productOf } from './inputs/cartInputs.ts';
import type { CartInputs, Products } from './inputs/cartInputs.ts';
import { lineFault } from './draft.ts';

/** Creates the cart for a response from its rows and the current state of its products. */
export function cartOf({ cart, items, addresses, products, shippingRevision }: CartInputs): Cart {
  const shown = items.map((item) => itemOf(item, products));
  return {
    ...cart,
    items: shown,
    shipping_address: addresses.shipping,
    billing_address: addresses.billing,
    errors: [...cart.errors, ...shown.flatMap((item) => errorOf(item, products) ?? [])],
    shipping_revision: shippingRevision,
  };
}

/** Creates a line for responses. */
export function itemOf(item: CartItemRow, products: Products): CartItem {
  const product = productOf(products, item);
  const fault = lineFault(product, item.qty);
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

function errorOf(item: CartItem, products: Products): CartError | null {
  const fault = lineFault(productOf(products, item), item.qty);
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
