import { newSecret } from '../credentials/index.ts';

/** The lifetimes of a customer's credentials, in seconds. */
export const ACCESS_SECONDS = 1800;
export const REFRESH_SECONDS = 108_000;
export const SESSION_SECONDS = 365 * 86_400;
/** A session ends when it is not used for this time; of its use, every sixth hour is recorded. */
export const SESSION_IDLE_SECONDS = 30 * 86_400;
export const USE_RECORDED_SECONDS = 6 * 3600;
export const RESET_SECONDS = 7200;
export const EMAIL_CHANGE_SECONDS = 86_400;
/** The link of the first email to a customer. */
export const CONFIRM_SECONDS = 7 * 86_400;

/** The cookie of a storefront session. */
export const SESSION_COOKIE = 'sid';

export type CustomerTokenKind = 'access' | 'refresh' | 'reset' | 'email';

/** The prefixes of tokens, which tell the kind of token; those of administrators differ. */
const PREFIX = { session: 'scs_', access: 'sct_', refresh: 'scr_', reset: 'scp_', email: 'sce_' } as const;

export const newCustomerSecret = (kind: keyof typeof PREFIX): string => newSecret(PREFIX[kind]);

/** Tells by its prefix whether a token is one of a customer. */
export const isCustomerToken = (token: string): boolean =>
  token.startsWith(PREFIX.access) || token.startsWith(PREFIX.refresh);

export const isSessionSecret = (token: string): boolean => token.startsWith(PREFIX.session);
