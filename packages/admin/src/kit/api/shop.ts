import { createShopClient, isShopError } from '@shop/sdk';
import { fetchInLanguage } from './fetchInLanguage.ts';

/** Asks the administrator to sign in again. Resolves to true on success. Null if no open page can show the sign-in form. */
let signInAgain: (() => Promise<boolean>) | null = null;

/**
 * Registers the function that asks the administrator to sign in again when the session has ended. Pending requests wait for the sign-in and
 * are then resent.
 */
export const onSessionEnd = (handler: typeof signInAgain): void => {
  signInAgain = handler;
};

/**
 * Converts an API path to `/admin/api/…`, which signed-in administrators call. Rate limits apply there per administrator. On `/api/…`, they
 * apply per IP address and are shared with the storefront.
 */
export const staffAddress = (path: string): string => path.replace(/^(?=\/api(?:\/|$))/, '/admin');

const common = { baseUrl: '', credentials: 'same-origin' } as const;

/** Shop client for signed-in administrators. Every request includes the session cookie. */
export const shop = createShopClient({
  ...common,
  fetch: (input, init) => fetchInLanguage(staffAddress(String(input)), init),
  onUnauthorized: () => signInAgain?.() ?? false,
});

/** Shop client for visitors who are not signed in, used for the first-run setup and the password reset. */
export const visitor = createShopClient({ ...common, fetch: fetchInLanguage });

export const isSignedOut = (error: unknown): boolean => isShopError(error) && error.status === 401;
export const isConflict = (error: unknown): boolean =>
  isShopError(error) && error.code === 'VERSION_CONFLICT';
