import { createShopClient, isShopError } from '@shop/sdk';

/** The client of the shop that serves this page. The cookie of the session goes with every request. */
export const shop = createShopClient({ baseUrl: '', credentials: 'same-origin' });

export const isSignedOut = (error: unknown): boolean => isShopError(error) && error.status === 401;
export const isConflict = (error: unknown): boolean =>
  isShopError(error) && error.code === 'VERSION_CONFLICT';
