import type { AppContext } from '../../platform/context.ts';
import { orderToken } from './orderToken.ts';

/** The address of an order's page with the order's token: it opens for guests too, in any browser. */
export const orderLink = ({ config, url }: Pick<AppContext, 'config' | 'url'>, uuid: string): string =>
  url(config.checkout.successUrl.replaceAll('{orderUuid}', uuid), { token: orderToken(config, uuid) });
