import type { Caller } from '../../platform/contracts/caller.ts';
import { currentCookies } from '../../platform/acting/requestScope.ts';
import { SESSION_COOKIE, SESSION_SECONDS } from '../customers/index.ts';
import type { Cart } from './cart.ts';

/**
 * The cookie that stores the number of units in the visitor's session cart. Page headers display the number without a
 * database query. No other code trusts the cookie.
 */
export const UNITS_COOKIE = 'cart_units';
const MOST = 9999;

type Owner = Pick<Caller, 'sessionId' | 'customer'>;

/** Records the unit count of a cart that a request read or changed, if the cart is the caller's session cart. */
export function noteCart(
  { sessionId, customer }: Owner,
  {
    sid,
    customer_id,
    items,
  }: Pick<Cart, 'sid' | 'customer_id'> & { readonly items: readonly { qty: number }[] },
): void {
  const isOwn = sid === sessionId || (customer !== null && customer_id === customer.id);
  if (sessionId !== null && isOwn) noteUnits(items.reduce((units, { qty }) => units + qty, 0));
}

/**
 * Records the unit count of the caller's session cart, or 0 for a session without a cart. API clients do not receive the
 * cookie, because they display no pages.
 */
export function noteUnits(units: number): void {
  const cookies = currentCookies();
  if (!cookies?.isBrowser) return;
  const value = units > 0 ? String(Math.min(units, MOST)) : '';
  if (value !== (cookies.get(UNITS_COOKIE) ?? ''))
    cookies.set(UNITS_COOKIE, value, { maxAge: value === '' ? 0 : SESSION_SECONDS });
}

/** Returns the number of units shown in the page header. Returns 0 if there is no session or the cookie is not a valid count. */
export function unitsToShow(): number {
  const cookies = currentCookies();
  if (!cookies?.get(SESSION_COOKIE)) return 0;
  const value = cookies.get(UNITS_COOKIE) ?? '';
  return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 0;
}
