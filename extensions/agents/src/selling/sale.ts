import type { AppContext, Buyer, CartMethods, CartState } from '@shop/runtime/extension';
import { isBlocking } from './problem.ts';
import type { Problem } from './problem.ts';

/** A notice that the law requires with a product. */
export type ProductNotice = Awaited<ReturnType<AppContext['catalog']['notices']>>[number];

/** A purchase as it stands: the cart of the shop, what can be chosen, and what is said about it. */
export interface Sale {
  readonly state: CartState;
  /** True if prices, subtotal and discounts include tax. */
  readonly isGross: boolean;
  readonly offers: CartMethods['available_shipping_methods'];
  /** The codes of the payment methods that can charge the total and that agents can use, in order. */
  readonly payments: readonly string[];
  /** The notices that the law requires with the goods, which have to be shown before they are bought. */
  readonly notices: readonly ProductNotice[];
  readonly problems: readonly Problem[];
}

/** Returns true if nothing is missing, so that the purchase can be completed. */
export const isReady = ({ problems }: Pick<Sale, 'problems'>): boolean => !problems.some(isBlocking);

/** The ID by which an agent chooses a shipping offer. */
export const offerId = (offer: { readonly provider_code: string; readonly code: string }): string =>
  `${offer.provider_code}:${offer.code}`;

/** Returns the codes of an offer. Null if the ID is not one. */
export function offerCodes(
  id: string,
): { readonly provider_code: string; readonly method_code: string } | null {
  const colon = id.indexOf(':');
  if (colon < 1 || colon === id.length - 1) return null;
  return { provider_code: id.slice(0, colon), method_code: id.slice(colon + 1) };
}

/** The kind of credential that agents bring to pay by card. */
export const TOKEN_KIND = 'shared_payment_token';

/** The code of the payment method of orders that cost nothing. */
export const FREE = 'zero_checkout';

/**
 * The way in which an agent pays by a payment method: with a token, with nothing but the promise, by sending the buyer to the page at which
 * the order is paid, or not at all, because there is nothing to pay.
 */
export type Way = 'token' | 'cash' | 'page' | 'free';

/** Returns how agents pay by a payment method of the shop. Null if they cannot. */
export const wayOf = (app: AppContext, code: string): Way | null => {
  if (app.payments.credentials(code).includes(TOKEN_KIND)) return 'token';
  if (code === 'cod') return 'cash';
  if (code === FREE) return 'free';
  return app.registry('paymentMethods').get(code)?.startPayment === undefined ? null : 'page';
};

/** A purchase of an agent, with the app in its language. */
export interface Selling {
  readonly app: AppContext;
  readonly buyer: Buyer;
  /** The protocol that the agent speaks. */
  readonly protocol: 'ucp' | 'acp';
  /** The name of the agent for people, which orders and carts are marked with. */
  readonly who: string;
}
