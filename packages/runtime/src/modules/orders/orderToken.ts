import type { ShopConfig } from '../../platform/config/schema.ts';
import { isSignedToken, signToken } from '../../platform/secrets.ts';

type Keys = Pick<ShopConfig, 'secrets' | 'session'>;

/** The token that opens an order to whoever has it. */
export const orderToken = (config: Keys, orderUuid: string): string =>
  signToken(config, 'order-token', orderUuid);

export const isOrderToken = (config: Keys, orderUuid: string, token: string): boolean =>
  isSignedToken(config, 'order-token', orderUuid, token);
