import { hash, randomBytes } from 'node:crypto';
import type { RequestInfo } from '../../platform/contracts/route.ts';

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

/** The logins that one account may have at once; another one ends the one that was not used for the longest time. */
export const MAX_LOGINS = 50;

/** Returns what the client of a request calls itself, for the list of logins. */
export const userAgentOf = ({ headers }: Pick<RequestInfo, 'headers'>): string | null =>
  headers['user-agent']?.slice(0, 255) ?? null;

/** The time so many seconds after another; before it where they are negative. */
export const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

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

/** Creates a token: 256 random bits, opaque, behind a prefix with its kind. Only its hash is stored. */
export const newSecret = (prefix: string): string => prefix + randomBytes(32).toString('base64url');

/** Creates a token of an administrator. */
export const newToken = (kind: keyof typeof PREFIX): string => newSecret(PREFIX[kind]);

/** Returns the hash of a token, which is all that is stored of it. */
export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer');

/** Returns the kind of an administrator's token by its prefix; null for a token that is not ours. */
export const tokenKind = (token: string): TokenKind | null =>
  (Object.keys(PREFIX) as (keyof typeof PREFIX)[]).find((kind) => token.startsWith(PREFIX[kind])) ?? null;
