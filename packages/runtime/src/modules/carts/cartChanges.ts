import { isDeepStrictEqual } from 'node:util';
import type { AddressType, CartAddress, CartItemRow, CartRow } from './cart.ts';
import { CART_FIGURES } from './cartColumns.ts';
import type { CartColumns, ComputedCart, LineColumns } from './cartColumns.ts';
import type { CartDraft } from './draft.ts';
import type { CartFacts } from './facts.ts';

/** What has to be written so that a saved cart becomes the computed one. */
export interface CartChanges {
  readonly added: readonly LineColumns[];
  readonly changed: readonly (LineColumns & Pick<CartItemRow, 'cart_item_id'>)[];
  /** Ids of lines. */
  readonly removed: readonly number[];
  readonly addresses: readonly (CartAddress & { readonly type: AddressType })[];
}

export interface Comparison {
  /** Null: the cart stands in the database as it was computed. */
  readonly changes: CartChanges | null;
  /** Whether the shopper sees a difference: more than the age of a quote. */
  readonly isVisible: boolean;
}

/** Compares what was loaded with what was computed from it. */
export function compareCart(facts: CartFacts, draft: CartDraft, computed: ComputedCart): Comparison {
  const saved = new Map(facts.items.map((item) => [item.product_id, item]));
  const kept = new Set(computed.lines.map((line) => line.product_id));
  const changes: CartChanges = {
    added: computed.lines.filter((line) => !saved.has(line.product_id)),
    changed: computed.lines.flatMap((line) => {
      const item = saved.get(line.product_id);
      return item && !isSameLine(item, line) ? [{ ...line, cart_item_id: item.cart_item_id }] : [];
    }),
    removed: facts.items.filter((item) => !kept.has(item.product_id)).map((item) => item.cart_item_id),
    addresses: TYPES.flatMap((type) => {
      const address = draft.addresses[type];
      return address && !isSameAddress(facts.addresses[type], address) ? [{ ...address, type }] : [];
    }),
  };
  const isPartMoved = Object.values(changes).some((rows) => rows.length > 0);
  const isRowMoved = !isSameCart(facts.cart, computed.columns);
  return {
    changes: isPartMoved || isRowMoved ? changes : null,
    isVisible:
      isPartMoved || (isRowMoved && !isSameCart(withoutAge(facts.cart), withoutAge(computed.columns))),
  };
}

const TYPES = ['shipping', 'billing'] as const satisfies readonly AddressType[];

/** Decimal texts of columns differ in trailing zeros from those that are computed. */
const isSameCart = (saved: Omit<CartColumns, 'shipping_method_data'>, next: typeof saved): boolean =>
  Object.entries(next).every(([column, value]) => {
    const before = saved[column as keyof typeof saved];
    return CART_FIGURES.has(column) ? Number(before) === Number(value) : isDeepStrictEqual(before, value);
  });

// A loop and no list of entries, as with their amounts.
function isSameLine(saved: CartItemRow, next: LineColumns): boolean {
  for (const column in next) {
    const before = saved[column as keyof LineColumns];
    const value = next[column as keyof LineColumns];
    if (before !== (typeof before === 'number' ? Number(value) : value)) return false;
  }
  return true;
}

const isSameAddress = (saved: CartAddress | null, next: CartAddress): boolean =>
  saved !== null &&
  Object.entries(next).every(([column, value]) => saved[column as keyof CartAddress] === value);

const withoutAge = <T extends Pick<CartRow, 'shipping_method_data'>>(cart: T) => ({
  ...cart,
  shipping_method_data: cart.shipping_method_data && {
    ...cart.shipping_method_data,
    fingerprint: '',
    quotedAt: '',
  },
});
