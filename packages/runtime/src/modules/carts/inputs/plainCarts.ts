import { LRUCache } from '../../../platform/bundled/lruCache.ts';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { serverOf } from '../../../platform/serverContext.ts';
import type { CartRow } from '../cart.ts';
import type { CartLookup } from './cartInputs.ts';

/** The most carts that a process remembers. */
const MOST = 20_000;

const carts = new WeakMap<object, LRUCache<string, true>>();

function cartsOf(app: AppContext): LRUCache<string, true> {
  const { content } = serverOf(app);
  const known = carts.get(content);
  if (known) return known;
  const created = new LRUCache<string, true>({ max: MOST });
  carts.set(content, created);
  return created;
}

/**
 * Reports whether a cart had no codes, gift cards and credit when the process last saw it, and is to get none. Then a statement need not have the
 * parts that read them: PostgreSQL would prepare these for each run, although it does not run them. Another process may have entered one since.
 */
export const isKnownPlain = (
  app: AppContext,
  id: string,
  { coupon, storedValues = [] }: CartLookup,
): boolean => coupon === undefined && storedValues.length === 0 && cartsOf(app).has(id.toLowerCase());

/** Reports whether a cart has no codes, gift cards and credit. */
export const isPlain = ({ coupon, coupons, tenders }: CartRow): boolean =>
  coupon === null && coupons.length === 0 && tenders === null;

/** Remembers a cart that has no codes, gift cards and credit, and forgets one that has. */
export function notePlain(app: AppContext, cart: CartRow): void {
  if (isPlain(cart)) cartsOf(app).set(cart.uuid, true);
  else cartsOf(app).delete(cart.uuid);
}
