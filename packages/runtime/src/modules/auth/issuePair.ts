import type { Db } from '../../platform/db/db.ts';
import { insertTokens } from './adminToken.repo.ts';
import { ACCESS_SECONDS, after, REFRESH_SECONDS } from './lifetimes.ts';
import { newToken } from './secretToken.ts';

export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Seconds that the access token holds. */
  readonly expiresIn: number;
}

/** Makes and stores a pair of tokens of a family. */
export async function issuePair(db: Db, now: Date, adminUserId: number, family: string): Promise<TokenPair> {
  const accessToken = newToken('access');
  const refreshToken = newToken('refresh');
  await insertTokens(db, adminUserId, family, [
    { kind: 'access', token: accessToken, expiresAt: after(now, ACCESS_SECONDS) },
    { kind: 'refresh', token: refreshToken, expiresAt: after(now, REFRESH_SECONDS) },
  ]);
  return { accessToken, refreshToken, expiresIn: ACCESS_SECONDS };
}
