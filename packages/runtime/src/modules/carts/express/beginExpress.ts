import { createHash } from 'node:crypto';
import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/errors.ts';
import { withDeadline } from '../../../platform/withDeadline.ts';
import { listServedCountries } from '../../shipping/index.ts';
import type { Cart } from '../cart.ts';
import { expressNotAvailable, expressNotStarted } from '../errors.ts';
import { loadCart } from '../readCart.ts';
import { startFault } from './expressFault.ts';
import type { ExpressRequest, ExpressStart } from './expressTypes.ts';
import { logExpressFault } from './logExpressFault.ts';
import { amountOf, offeredExpress } from './offeredExpress.ts';
import type { OfferedExpress } from './offeredExpress.ts';

/**
 * Begins an express payment of a cart at the gateway. Changes nothing in the shop: a shopper who cancels finds the cart as it was. Must not
 * be called inside a transaction. Throws `INVALID_CART` and `EXPRESS_NOT_AVAILABLE` (400), and `EXPRESS_NOT_STARTED` (502) if the gateway
 * does not respond.
 */
export async function beginExpress(
  app: AppContext,
  { code, cartId, caller, cancelPath = '/cart', signal: outer }: ExpressRequest,
): Promise<ExpressStart> {
  const { express, cart } = await usableExpress(app, app.db, { code, cartId, caller });
  const returnUrl = expressReturnUrl(app, code, cart);
  const cancelUrl = app.url(cancelPath);
  const requestId = requestIdOf(cart, `${returnUrl} ${cancelUrl}`);
  const { begin } = express;
  if (!begin) return { reference: requestId, redirectTo: formUrl(app, code, cart, cancelPath) };
  try {
    const start: unknown = await withDeadline(app.config.deadlines.answerMs, outer, async (signal) =>
      begin.call(express, { app, cart, requestId, returnUrl, cancelUrl, signal }),
    );
    const fault = startFault(start);
    if (fault === null) return start as ExpressStart;
    throw new Error(`Express payment "${code}" ${fault}`);
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) throw error;
    if (!outer.aborted) logExpressFault(app, code, 'begin', error);
    throw expressNotStarted();
  }
}

/** Returns the shop URL to which a shopper returns after approving an express payment of a cart. */
export const expressReturnUrl = (app: AppContext, code: string, { uuid }: Pick<Cart, 'uuid'>): string =>
  app.url(`/checkout/express/${encodeURIComponent(code)}/return`, { cart: uuid });

const formUrl = (app: AppContext, code: string, { uuid }: Cart, from: string): string =>
  app.url(`/checkout/express/${encodeURIComponent(code)}`, { cart: uuid, from });

/** Finds an express payment that is offered for a cart. Throws `INVALID_CART` and `EXPRESS_NOT_AVAILABLE` (400). */
export async function usableExpress(
  app: AppContext,
  db: Db,
  { code, cartId, caller }: Pick<ExpressRequest, 'code' | 'cartId' | 'caller'>,
): Promise<OfferedExpress & { readonly cart: Cart }> {
  const { cart, settings } = await loadCart(app, db, cartId, caller);
  const amount = amountOf(cart);
  if (amount === null || !app.registry('expressPayments').get(code)) throw expressNotAvailable();
  const ships = amount.noShippingRequired || (await listServedCountries(db)).length > 0;
  const offered = await offeredExpress(app, { saved: settings, ships }, null, amount);
  const found = offered.find(({ express }) => express.code === code);
  if (!found) throw expressNotAvailable();
  return { ...found, cart };
}

/**
 * Returns the key of a cart's payment: its version, and the addresses to which the gateway redirects, which a payment keeps for good.
 */
const requestIdOf = ({ uuid, version }: Cart, addresses: string): string =>
  `${uuid}-${version}-${createHash('sha256').update(addresses).digest('hex').slice(0, 8)}`;
