import { createShopClient, isShopError } from '@shop/sdk';
import { fetchInLanguage } from './fetchInLanguage.ts';

/** Asks the administrator to sign in again and resolves to true on success. Null if no open page can show the sign-in. */
let signInAgain: (() => Promise<boolean>) | null = null;

/**
 * Sets the function that asks the administrator to sign in again when the session has ended. Requests wait for it and are then resent.
 */
export const onSessionEnd = (ask: typeof signInAgain): void => {
  signInAgain = ask;
};

/**
 * Returns the address at which a signed-in administrator calls an API route: `/admin/api/…`, where rate limits apply per administrator.
 * `/api/…` is limited per IP address, shared with the storefront.
 */
export const staffAddress = (path: string): string => path.replace(/^(?=\/api(?:\/|$))/, '/admin');

const common = { baseUrl: '', credentials: 'same-origin' } as const;

/** Client for the shop that serves this page. Every request includes the session cookie. */
export const shop = createShopClient({
  ...common,
  fetch: (input, init) => fetchInLanguage(staffAddress(String(input)), init),
  onUnauthorized: () => signInAgain?.() ?? false,
});

/** Client for visitors who are not signed in: during the first administrator's setup, and for a forgotten password. */
export const visitor = createShopClient({ ...common, fetch: fetchInLanguage });

export const isSignedOut = (error: unknown): boolean => isShopError(error) && error.status === 401;
export const isConflict = (error: unknown): boolean =>
  isShopError(error) && error.code === 'VERSION_CONFLICT';
