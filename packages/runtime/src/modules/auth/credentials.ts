import { newSecret } from '../credentials/index.ts';

/** The lifetime of an administrator access token, in seconds. */
export const ACCESS_SECONDS = 900;
export const REFRESH_SECONDS = 54_000;
export const SESSION_SECONDS = 86_400;
export const CHALLENGE_SECONDS = 300;
export const RESET_SECONDS = 7200;
export const SETUP_SECONDS = 86_400;

/** The number of seconds of inactivity after which a session ends. */
export const SESSION_IDLE_SECONDS = 8 * 3600;

/** The minimum interval, in seconds, between recorded uses of a session or API token. */
export const USE_RECORDED_SECONDS = 300;

/** The token kinds. A passkey registration challenge has no prefix because clients do not send it back as a token. */
export type TokenKind = 'session' | 'access' | 'refresh' | 'api' | 'challenge' | 'reset' | 'passkey';

/**
 * The token prefixes, which identify the kinds of token and account. A token with any other prefix is rejected
 * without a lookup.
 */
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

/** Returns an administrator token's kind based on its prefix. Returns null if the prefix is unknown. */
export const tokenKind = (token: string): TokenKind | null =>
  (Object.keys(PREFIX) as (keyof typeof PREFIX)[]).find((kind) => token.startsWith(PREFIX[kind])) ?? null;
