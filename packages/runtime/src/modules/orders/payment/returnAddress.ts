import type { AppContext } from '../../../platform/contracts/context.ts';
import { isFrontEnd } from '../../../platform/http/answer/cors.ts';
import { returnUrlNotAllowed } from '../errors.ts';
import type { Order } from '../order.ts';

/**
 * Checks the address of a front end that the shopper comes back to: it must be of the shop itself or of an origin in
 * `cors.origins`, or a payment would lead shoppers anywhere. Throws `RETURN_URL_NOT_ALLOWED` (400).
 */
export function checkReturnUrl(app: AppContext, text: string): string {
  const url = URL.parse(text);
  if (!url || !isAllowed(app, url)) throw returnUrlNotAllowed();
  return url.href;
}

/**
 * Returns where a shopper goes on who comes back from a gateway: the front end that started the payment, which is told the order's
 * uuid in `order`; null: the pages of the shop started it, or the front end is no longer allowed.
 */
export function frontEndAddress(
  app: AppContext,
  { uuid, payment_return_url }: Pick<Order, 'uuid' | 'payment_return_url'>,
): string | null {
  const url = payment_return_url === null ? null : URL.parse(payment_return_url);
  if (!url || !isAllowed(app, url)) return null;
  url.searchParams.set('order', uuid);
  return url.href;
}

const isAllowed = ({ config }: AppContext, url: URL): boolean =>
  /^https?:$/.test(url.protocol) &&
  url.username === '' &&
  url.password === '' &&
  isFrontEnd(config, url.origin);
