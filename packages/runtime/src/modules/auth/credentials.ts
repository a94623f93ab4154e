import { newSecret } from '../credentials/index.ts';

/** The lifetimes of an admin's credentials, in seconds. */
export const ACCESS_SECONDS = 900;
export const REFRESH_SECONDS = 54_000;
export const SESSION_SECONDS = 86_400;
export const CHALLENGE_SECONDS = 300;
export const RESET_SECONDS = 7200;
export const SETUP_SECONDS = 86_400;

/** A session ends when it is not used for this time. */
export const SESSION_IDLE_SECONDS = 8 * 3600;

/** The use of a session or an API token is recorded when the last record is older than this. */
export const USE_RECORDED_SECONDS = 300;

/** A challenge for a new passkey is no token to be sent back, so that it has no prefix. */
export type TokenKind = 'session' | 'access' | 'refresh' | 'api' | 'challenge' | 'reset' | 'passkey';

/** The prefixes of tokens, which tell the kind of token and account, so that a foreign token costs no look-up. */
const PREFIX: Readonly<Record<Exclude<TokenKind, 'passkey'>, string>> = {
  session: 'sas_',
  access: 'sat_',
  refresh: 'srt_',
  api: 'sap_',
  challenge: 'sac_',
  reset: 'spr_',
};

/** Creates a token of an administrator. */
export const newToken = (kind: keyof typeof PREFIX): string => newSecret(PREFIX[kind]);

/** Returns the kind of an administrator's token by its prefix; null for a token that is not ours. */
export const tokenKind = (token: string): TokenKind | null =>
  (Object.keys(PREFIX) as (keyof typeof PREFIX)[]).find((kind) => token.startsWith(PREFIX[kind])) ?? null;
