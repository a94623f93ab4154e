import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { after, renewPair } from '../auth/index.ts';
import type { TokenPair, TokenStore } from '../auth/index.ts';
import { ACCESS_SECONDS, newCustomerSecret, REFRESH_SECONDS } from './credentials.ts';
import { deleteCustomerFamily, insertCustomerTokens, useCustomerRefreshToken } from './customerToken.repo.ts';

/** Makes and stores a pair of tokens of a family. */
export async function issueCustomerPair(
  tx: Db,
  now: Date,
  customerId: number,
  family: string,
): Promise<TokenPair> {
  const accessToken = newCustomerSecret('access');
  const refreshToken = newCustomerSecret('refresh');
  await insertCustomerTokens(tx, customerId, family, [
    { kind: 'access', token: accessToken, expiresAt: after(now, ACCESS_SECONDS) },
    { kind: 'refresh', token: refreshToken, expiresAt: after(now, REFRESH_SECONDS) },
  ]);
  return { accessToken, refreshToken, expiresIn: ACCESS_SECONDS };
}

const customerTokens: TokenStore = {
  use: useCustomerRefreshToken,
  issue: issueCustomerPair,
  revoke: deleteCustomerFamily,
};

/** Gives a customer the next pair for a refresh token, by the rules of admins. */
export const refreshCustomerTokens = (app: AppContext, db: Db, refreshToken: string): Promise<TokenPair> =>
  renewPair(app, db, customerTokens, refreshToken);
