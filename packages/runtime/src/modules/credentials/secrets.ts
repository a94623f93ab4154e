import { hash, randomBytes } from 'node:crypto';
import type { RequestInfo } from '../../platform/contracts/route.ts';
import { sql } from '../../platform/db/db.ts';

/** The logins that one account may have at once; another one ends the one that was not used for the longest time. */
export const MAX_LOGINS = 50;

/** Returns what the client of a request calls itself, for the list of logins. */
export const userAgentOf = ({ headers }: Pick<RequestInfo, 'headers'>): string | null =>
  headers['user-agent']?.slice(0, 255) ?? null;

/** Returns the time so many seconds after another; before it if they are negative. */
export const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** Creates a token: 256 random bits, opaque, behind a prefix with its kind. Only its hash is stored. */
export const newSecret = (prefix: string): string => prefix + randomBytes(32).toString('base64url');

/** Returns the hash of a token, which is all that is stored of it. */
export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer');

/** Returns the stored form of a token, for a statement. */
export const hashOf = (token: string) => sql.binary(tokenHash(token));

/** Returns a time of the shop's clock, for a statement. */
export const time = (date: Date) => sql.fragment`${date.toISOString()}::timestamptz`;
