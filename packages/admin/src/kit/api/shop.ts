import { createShopClient, isShopError } from '@shop/sdk';
import { fetchInLanguage } from './fetchInLanguage.ts';

/** Asks the administrator to sign in again; true once they have. Null: no page is open over which they could. */
let signInAgain: (() => Promise<boolean>) | null = null;

/** Sets what asks the administrator to sign in again when the session has ended. Requests wait for it, and are sent once more after it. */
export const onSessionEnd = (ask: typeof signInAgain): void => {
  signInAgain = ask;
};

/**
 * Returns the address at which an administrator who is signed in calls a route of the API: `/admin/api/…`, where requests count by
 * administrator. `/api/…` counts by address, and shares it with the storefront.
 */
export const staffAddress = (path: string): string => path.replace(/^(?=\/api(?:\/|$))/, '/admin');

const common = { baseUrl: '', credentials: 'same-origin' } as const;

/** The client of the shop that serves this page. The cookie of the session goes with every request. */
export const shop = createShopClient({
  ...common,
  fetch: (input, init) => fetchInLanguage(staffAddress(String(input)), init),
  onUnauthorized: () => signInAgain?.() ?? false,
});

/** The client for who has not signed in: the first administrator, and who forgot the password. */
export const visitor = createShopClient({ ...common, fetch: fetchInLanguage });

export const isSignedOut = (error: unknown): boolean => isShopError(error) && error.status === 401;
export const isConflict = (error: unknown): boolean =>
  isShopError(error) && error.code === 'VERSION_CONFLICT';
