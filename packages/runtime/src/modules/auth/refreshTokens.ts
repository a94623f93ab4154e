import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { deleteFamily, useRefreshToken } from './adminToken.repo.ts';
import { issuePair } from './issuePair.ts';
import type { TokenPair } from './issuePair.ts';
import { renewPair } from './renewPair.ts';
import type { TokenStore } from './tokenStore.ts';

const adminTokens: TokenStore = { use: useRefreshToken, issue: issuePair, revoke: deleteFamily };

/** Gives an admin the next pair for a refresh token. */
export const refreshTokens = (app: AppContext, db: Db, refreshToken: string): Promise<TokenPair> =>
  renewPair(app, db, adminTokens, refreshToken);
