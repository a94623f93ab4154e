import type { AppContext } from '../../platform/context.ts';

/** Where the shopper of an order is led after paying: `checkout.successUrl`, with the order's token where there is one. */
export function confirmationUrl(
  app: Pick<AppContext, 'config' | 'url'>,
  uuid: string,
  token: string | null,
): string {
  const url = new URL(app.url(app.config.checkout.successUrl.replaceAll('{orderUuid}', uuid)));
  if (token !== null && token !== '') url.searchParams.set('token', token);
  return url.href;
}
