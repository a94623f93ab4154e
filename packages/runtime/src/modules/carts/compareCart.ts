import { isDeepStrictEqual } from 'node:util';
import { CART_AMOUNTS } from '../pricing/index.ts';
import { lineKey } from './lineKey.ts';
import type { AddressType, CartAddress, CartColumns, CartRow } from './cart.ts';
import type { CartItemRow, LineColumns } from './cartLine.ts';
import type { CartInputs } from './inputs/cartInputs.ts';
import type { CartDraft } from './draft.ts';
import type { ComputedCart } from './cartColumns.ts';

/** The rows to write so that the saved cart matches the computed cart. */
export interface CartChanges {
  readonly added: readonly LineColumns[];
  readonly changed: readonly (LineColumns & Pick<CartItemRow, 'cart_item_id'>)[];
  /** The ids of the deleted lines. */
  readonly removed: readonly number[];
  readonly addresses: readonly (CartAddress & { readonly type: AddressType })[];
}

export interface Comparison {
  /** The rows to write. Null if the saved cart already matches the computed cart. */
  readonly changes: CartChanges | null;
  /** True if the shopper would notice a difference other than a new quote time. */
  readonly isVisible: boolean;
}

/** Compares a loaded cart with the cart computed from it. */
export function compareCart(inputs: CartInputs, draft: CartDraft, computed: ComputedCart): Comparison {
  const saved = new Map(inputs.items.map((item) => [lineKey(item), item]));
  const keys = new Set(computed.lines.map(lineKey));
  const changes: CartChanges = {
    added: computed.lines.filter((line) => !saved.has(lineKey(line))),
    changed: computed.lines.flatMap((line) => {
      const item = saved.get(lineKey(line));
      return item && !(isSameLine(item, line) && isDeepStrictEqual(item.discounts, line.discounts))
        ? [{ ...line, cart_item_id: item.cart_item_id }]
        : [];
    }),
    removed: inputs.items.filter((item) => !keys.has(lineKey(item))).map((item) => item.cart_item_id),
    addresses: TYPES.flatMap((type) => {
      const address = draft.addresses[type];
      return address && !isSameAddress(inputs.addresses[type], address) ? [{ ...address, type }] : [];
    }),
  };
  const isPartChanged = Object.values(changes).some((rows) => rows.length > 0);
  const isRowChanged = !isSameCart(inputs.cart, computed.columns);
  const items = new Map(inputs.items.map((item) => [item.cart_item_id, item]));
  const isPartVisible =
    [changes.added, changes.removed, changes.addresses].some((rows) => rows.length > 0) ||
    changes.changed.some((line) => !isSameLine(items.get(line.cart_item_id), line));
  return {
    changes: isPartChanged || isRowChanged ? changes : null,
    isVisible:
      isPartVisible || (isRowChanged && !isSameCart(asShown(inputs.cart), asShown(computed.columns))),
  };
}

/** The NUMERIC columns of a cart. */
const CART_NUMBERS: ReadonlySet<string> = new Set([...CART_AMOUNTS, 'total_weight']);

const TYPES = ['shipping', 'billing'] as const satisfies readonly AddressType[];

/** Compares numbers by value, because decimal strings from the database may have trailing zeros that computed strings lack. */
const isSameCart = (saved: Omit<CartColumns, 'shipping_method_data'>, next: typeof saved): boolean =>
  Object.entries(next).every(([column, value]) => {
    const before = saved[column as keyof typeof saved];
    return CART_NUMBERS.has(column) ? Number(before) === Number(value) : isDeepStrictEqual(before, value);
  });

// A plain loop for performance, like the loop over the amounts. What offers take off a line follows from its amounts, and its
// origin is a hash of its inputs.
function isSameLine(saved: CartItemRow | undefined, next: LineColumns): boolean {
  if (!saved) return false;
  for (const column in next) {
    if (column === 'discounts' || column === 'inputs') continue;
    const before = saved[column as keyof LineColumns];
    const value = next[column as keyof LineColumns];
    if (before !== (typeof before === 'number' ? Number(value) : value)) return false;
  }
  return true;
}

const isSameAddress = (saved: CartAddress | null, next: CartAddress): boolean =>
  saved !== null &&
  Object.entries(next).every(([column, value]) => saved[column as keyof CartAddress] === value);

/**
 * Returns what the shopper sees of a cart: neither the age of the quote, nor how the discount is divided among offers, nor why a code gives
 * nothing.
 */
const asShown = <T extends Pick<CartRow, 'shipping_method_data' | 'errors'>>(cart: T) => ({
  ...cart,
  errors: cart.errors.map((error) => ({ ...error, reason: undefined })),
  coupons: [],
  discounts: [],
  declined_gifts: [],
  shipping_method_data: cart.shipping_method_data && {
    ...cart.shipping_method_data,
    fingerprint: '',
    quotedAt: '',
  },
});
