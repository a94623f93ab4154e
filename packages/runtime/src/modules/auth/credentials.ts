import { newSecret } from '../credentials/index.ts';

/** The lifetimes of administrator credentials, in seconds. */
export const ACCESS_SECONDS = 900;
export const REFRESH_SECONDS = 54_000;
export const SESSION_SECONDS = 86_400;
export const CHALLENGE_SECONDS = 300;
export const RESET_SECONDS = 7200;
export const SETUP_SECONDS = 86_400;

/** The number of idle seconds after which a session ends. */
export const SESSION_IDLE_SECONDS = 8 * 3600;

/** The minimum number of seconds between two records of the use of a session or API token. */
export const USE_RECORDED_SECONDS = 300;

/** The token kinds. A challenge for a new passkey has no prefix because it is not a token to send back. */
export type TokenKind = 'session' | 'access' | 'refresh' | 'api' | 'challenge' | 'reset' | 'passkey';

/** The token prefixes, which identify the kind of token and account, so that a foreign token requires no lookup. */
const PREFIX: Readonly<Record<Exclude<TokenKind, 'passkey'>, string>> = {
  session: 'sas_',
  access: 'sat_',
  refresh: 'srt_',
  api: 'sap_',
  challenge: 'sac_',
  reset: 'spr_',
};

/** Creates an administrator token. */
export const newToken = (kind: keyof typeof PREFIX): string => newSecret(PREFIX[kind]);

/** Returns the kind of an administrator token by its prefix. Null if the prefix is unknown. */
export const tokenKind = (token: string): TokenKind | null =>
  (Object.keys(PREFIX) as (keyof typeof PREFIX)[]).find((kind) => token.startsWith(PREFIX[kind])) ?? null;
