import type { AppContext } from '../../../platform/contracts/context.ts';
import { isFrontEnd } from '../../../platform/http/answer/cors.ts';
import { returnUrlNotAllowed } from '../errors.ts';
import type { Order } from '../order.ts';

/**
 * Checks a front end's return URL. It must be on the shop itself or an origin in `cors.origins`, because otherwise a
 * payment could redirect shoppers to any site. Throws `RETURN_URL_NOT_ALLOWED` (400).
 */
export function checkReturnUrl(app: AppContext, text: string): string {
  const url = URL.parse(text);
  if (!url || !isAllowed(app, url)) throw returnUrlNotAllowed();
  return url.href;
}

/**
 * Returns the URL to which a shopper is redirected after returning from a gateway: the front end that started the payment,
 * with the order uuid in `order`. Null if the shop's own pages started the payment, or the front end is no longer allowed.
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
