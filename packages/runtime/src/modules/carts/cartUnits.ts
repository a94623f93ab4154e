import type { Caller } from '../../platform/contracts/caller.ts';
import { currentCookies } from '../../platform/acting/requestScope.ts';
import { SESSION_COOKIE, SESSION_SECONDS } from '../customers/index.ts';
import type { Cart } from './cart.ts';

/**
 * The cookie with the number of units in the cart of the visitor's session. Pages show it in their header without asking the database;
 * nothing else trusts it.
 */
export const UNITS_COOKIE = 'cart_units';
const MOST = 9999;

type Owner = Pick<Caller, 'sessionId' | 'customer'>;

/** Notes the units of a cart that a request has read or changed, where it is the cart of the caller's session. */
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

/** Notes the units in the cart of the caller's session; 0 for one that has no cart. Programs, which show no pages, get no such cookie. */
export function noteUnits(units: number): void {
  const cookies = currentCookies();
  if (!cookies?.isBrowser) return;
  const value = units > 0 ? String(Math.min(units, MOST)) : '';
  if (value !== (cookies.get(UNITS_COOKIE) ?? ''))
    cookies.set(UNITS_COOKIE, value, { maxAge: value === '' ? 0 : SESSION_SECONDS });
}

/** Returns the units that the header of a page shows to the visitor; 0 without a session, and for a cookie that is no number of them. */
export function unitsToShow(): number {
  const cookies = currentCookies();
  if (!cookies?.get(SESSION_COOKIE)) return 0;
  const value = cookies.get(UNITS_COOKIE) ?? '';
  return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 0;
}
