import { hash, randomBytes } from 'node:crypto';
import type { RequestInfo } from '../../platform/contracts/route.ts';
import { sql } from '../../platform/db/db.ts';

/** Maximum number of concurrent logins per account. Another login revokes the least recently used one. */
export const MAX_LOGINS = 50;

/** Returns the user agent of a request, for the list of logins. */
export const userAgentOf = ({ headers }: Pick<RequestInfo, 'headers'>): string | null =>
  headers['user-agent']?.slice(0, 255) ?? null;

/** Returns the time that is the given number of seconds later, or earlier if the number is negative. */
export const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** Creates an opaque token with 256 random bits and a prefix for its kind. Only its hash is stored. */
export const newSecret = (prefix: string): string => prefix + randomBytes(32).toString('base64url');

/** Returns the hash of a token. The token itself is never stored. */
export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer');

/** Returns a token's stored hash as an SQL parameter. */
export const hashOf = (token: string) => sql.binary(tokenHash(token));

/** Returns a time from the shop's clock as an SQL parameter. */
export const time = (date: Date) => sql.fragment`${date.toISOString()}::timestamptz`;
