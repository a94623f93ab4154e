import type { AppContext } from '../../platform/context.ts';
import { orderToken } from './orderToken.ts';

/** The address of an order's page with the order's token: it opens for guests too, in any browser. */
export const orderLink = (app: Pick<AppContext, 'config' | 'url' | 'clock'>, uuid: string): string =>
  app.url(app.config.checkout.successUrl.replaceAll('{orderUuid}', uuid), { token: orderToken(app, uuid) });
