import { newSecret } from '../credentials/index.ts';

/** The lifetimes of customer credentials, in seconds. */
export const ACCESS_SECONDS = 1800;
export const REFRESH_SECONDS = 108_000;
export const SESSION_SECONDS = 365 * 86_400;
/**
 * The number of seconds of inactivity after which a session ends. The use of a session is recorded at most every six
 * hours.
 */
export const SESSION_IDLE_SECONDS = 30 * 86_400;
export const USE_RECORDED_SECONDS = 6 * 3600;
export const RESET_SECONDS = 7200;
export const EMAIL_CHANGE_SECONDS = 86_400;
/** The lifetime of the confirmation link in a customer's welcome email, in seconds. */
export const CONFIRM_SECONDS = 7 * 86_400;

/** The storefront session cookie. */
export const SESSION_COOKIE = 'sid';

export type CustomerTokenKind = 'access' | 'refresh' | 'reset' | 'email';

/** The prefixes of customer tokens, which identify the kind of token. Administrator tokens have different prefixes. */
const PREFIX = { session: 'scs_', access: 'sct_', refresh: 'scr_', reset: 'scp_', email: 'sce_' } as const;

export const newCustomerSecret = (kind: keyof typeof PREFIX): string => newSecret(PREFIX[kind]);

/** Reports whether a token's prefix identifies it as a customer token. */
export const isCustomerToken = (token: string): boolean =>
  token.startsWith(PREFIX.access) || token.startsWith(PREFIX.refresh);

export const isSessionSecret = (token: string): boolean => token.startsWith(PREFIX.session);
