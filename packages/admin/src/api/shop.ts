import { createShopClient, isShopError } from '@shop/sdk';
import { fetchInLanguage } from './fetchInLanguage.ts';

/** Asks the administrator to sign in again; true once they have. Null: no page is open over which they could. */
let signInAgain: (() => Promise<boolean>) | null = null;

/** Sets what asks the administrator to sign in again when the session has ended. Requests wait for it, and are sent once more after it. */
export const onSessionEnd = (ask: typeof signInAgain): void => {
  signInAgain = ask;
};

/** The client of the shop that serves this page. The cookie of the session goes with every request. */
export const shop = createShopClient({
  baseUrl: '',
  credentials: 'same-origin',
  fetch: fetchInLanguage,
  onUnauthorized: () => signInAgain?.() ?? false,
});

export const isSignedOut = (error: unknown): boolean => isShopError(error) && error.status === 401;
export const isConflict = (error: unknown): boolean =>
  isShopError(error) && error.code === 'VERSION_CONFLICT';
