import type { Clock } from '../../platform/clock.ts';
import type { ShopConfig } from '../../platform/config/schema.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import { holdsPermission } from '../../platform/contracts/caller.ts';
import type { Caller } from '../../platform/contracts/caller.ts';
import { isSignedToken, signToken } from '../../platform/secrets.ts';
import type { Order } from './order.ts';

const DAY_MS = 86_400_000;
const LIFE_DAYS = 90;

interface Signing {
  readonly config: Pick<ShopConfig, 'secrets' | 'session'>;
  readonly clock: Clock;
}

/**
 * Returns the token with which anybody reads an order, such as a guest by the link of an email. It holds for 90 days: its
 * last day, counted from 1970 in base 36, stands before the signature, which covers it.
 */
export function orderToken({ config, clock }: Signing, uuid: string): string {
  const lastDay = (dayOf(clock.now()) + LIFE_DAYS).toString(36);
  return `${lastDay}.${signToken(config, 'order-token', signedText(uuid, lastDay))}`;
}

/** Reports whether a token is that of the order, and still holds. */
export function isOrderToken({ config, clock }: Signing, uuid: string, token: string): boolean {
  const [lastDay = '', signature = ''] = token.split('.', 2);
  const isRight = isSignedToken(config, 'order-token', signedText(uuid, lastDay), signature);
  return isRight && dayOf(clock.now()) <= Number.parseInt(lastDay, 36);
}

const dayOf = (time: Date): number => Math.floor(time.getTime() / DAY_MS);
const signedText = (uuid: string, lastDay: string): string => `${uuid} until ${lastDay}`;

/**
 * Reports whether the caller may read an order, whose data are personal: its customer, the session that placed it, the bearer
 * of its token, or an administrator who holds the permission.
 */
export const canReadOrder = (
  app: Signing,
  order: Pick<Order, 'uuid' | 'customer_id' | 'sid'>,
  caller: Caller,
  token: string | null,
  permission = 'getOrder',
): boolean =>
  holdsPermission(caller, permission) ||
  (order.customer_id !== null && order.customer_id === caller.customer?.id) ||
  (order.sid !== null && order.sid === caller.sessionId) ||
  (token !== null && isOrderToken(app, order.uuid, token));

/**
 * Returns the address that the shopper of an order is sent to after paying: `checkout.successUrl`, with the order's token
 * where there is one.
 */
export function confirmationUrl(
  app: Pick<AppContext, 'config' | 'url'>,
  uuid: string,
  token: string | null,
): string {
  const url = new URL(app.url(app.config.checkout.successUrl.replaceAll('{orderUuid}', uuid)));
  if (token !== null && token !== '') url.searchParams.set('token', token);
  return url.href;
}

/** Returns the address of an order's page with the order's token, which opens for guests too, in any browser. */
export const orderLink = (app: Signing & Pick<AppContext, 'config' | 'url'>, uuid: string): string =>
  confirmationUrl(app, uuid, orderToken(app, uuid));
