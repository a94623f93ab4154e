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
 * Returns the token that lets anyone read an order, such as a guest who follows an email link. The token is valid for 90
 * days. It begins with the last valid day, in base 36 as days since 1970, which the signature covers.
 */
export function orderToken({ config, clock }: Signing, uuid: string): string {
  const lastDay = (dayOf(clock.now()) + LIFE_DAYS).toString(36);
  return `${lastDay}.${signToken(config, 'order-token', signedText(uuid, lastDay))}`;
}

/** Reports whether a token was issued for the order and is still valid. */
export function isOrderToken({ config, clock }: Signing, uuid: string, token: string): boolean {
  const [lastDay = '', signature = ''] = token.split('.', 2);
  const isRight = isSignedToken(config, 'order-token', signedText(uuid, lastDay), signature);
  return isRight && dayOf(clock.now()) <= Number.parseInt(lastDay, 36);
}

const dayOf = (time: Date): number => Math.floor(time.getTime() / DAY_MS);
const signedText = (uuid: string, lastDay: string): string => `${uuid} until ${lastDay}`;

/**
 * Reports whether the caller may read an order, which contains personal data. Allowed are its customer, the session that
 * placed it, the bearer of its token, and administrators with the permission.
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

/** Returns the URL to which the shopper is redirected after payment: `checkout.successUrl`, with the order token if given. */
export function confirmationUrl(
  app: Pick<AppContext, 'config' | 'url'>,
  uuid: string,
  token: string | null,
): string {
  const url = new URL(app.url(app.config.checkout.successUrl.replaceAll('{orderUuid}', uuid)));
  if (token !== null && token !== '') url.searchParams.set('token', token);
  return url.href;
}

/** Returns the URL of the order page with the order token. The URL works in any browser, even for guests. */
export const orderLink = (app: Signing & Pick<AppContext, 'config' | 'url'>, uuid: string): string =>
  confirmationUrl(app, uuid, orderToken(app, uuid));

/**
 * Returns the URL of the page that withdraws from an order, with the order token. A shop whose order page is on another site gets that page.
 */
export function withdrawalUrl(app: Signing & Pick<AppContext, 'config' | 'url'>, uuid: string): string {
  const order = orderLink(app, uuid);
  const page = new URL(app.url(`/orders/${uuid}/withdraw`));
  if (new URL(order).origin !== page.origin) return order;
  page.searchParams.set('token', orderToken(app, uuid));
  return page.href;
}
