import { productPath } from '../catalog/index.ts';
import type { Cart, CartError, CartItem, CartItemRow } from './cart.ts';
import type { SavedCart } from './cart.repo.ts';
import type { CartChanges } from './cartChanges.ts';
import { productOf } from './cartColumns.ts';
import type { CartFacts, Products } from './facts.ts';
import { lineFault } from './stock.ts';

/** The whole cart as it is shown, from its rows and what its products say now. */
export function cartOf({ cart, items, addresses, products, shippingRevision }: CartFacts): Cart {
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

export function itemOf(item: CartItemRow, products: Products): CartItem {
  const product = productOf(products, item);
  const fault = lineFault(product, item.qty);
  return { ...item, product_url: productPath(product), errors: fault ? [fault.message] : [] };
}

function errorOf(item: CartItem, products: Products): CartError | null {
  const fault = lineFault(productOf(products, item), item.qty);
  return fault && { code: fault.code, message: fault.message, field: `items.${item.uuid}` };
}

/** The facts of a cart after its save: rows that were not written stand as they were loaded. */
export function mergeSaved(facts: CartFacts, saved: SavedCart, { removed }: CartChanges): CartFacts {
  const { items, addresses, ...cart } = saved;
  const written = new Map(items.map((item) => [item.cart_item_id, item]));
  for (const item of facts.items) {
    if (!written.has(item.cart_item_id) && !removed.includes(item.cart_item_id)) {
      written.set(item.cart_item_id, item);
    }
  }
  const addressOf = (type: 'shipping' | 'billing') =>
    addresses.find((address) => address.type === type) ?? facts.addresses[type];
  return {
    ...facts,
    cart,
    items: [...written.values()].sort((a, b) => a.cart_item_id - b.cart_item_id),
    addresses: { shipping: addressOf('shipping'), billing: addressOf('billing') },
  };
}
