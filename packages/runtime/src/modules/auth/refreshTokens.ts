import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { deleteFamily, useRefreshToken } from './adminToken.repo.ts';
import { invalidRefreshToken } from './errors.ts';
import { issuePair } from './issuePair.ts';
import type { TokenPair } from './issuePair.ts';
import { refreshVerdict } from './refreshVerdict.ts';

/**
 * Gives the next pair for a refresh token. One that was used before, but for the grace, is in two hands: every token that
 * descends from its login is revoked.
 */
export async function refreshTokens(app: AppContext, db: Db, refreshToken: string): Promise<TokenPair> {
  const now = app.clock.now();
  // The refusal is thrown outside, or it would roll the revocation back.
  const pair = await db.transaction(async (tx) => {
    const used = await useRefreshToken(tx, refreshToken, now);
    if (!used) return null;
    const verdict = refreshVerdict(
      { expiresAt: new Date(used.expires_at), firstUsedAt: new Date(used.used_at), uses: used.use_count },
      now,
    );
    if (verdict === 'renew') return issuePair(tx, now, used.admin_user_id, used.family);
    if (verdict === 'reused') {
      await deleteFamily(tx, used.family);
      app.log.warn(
        { adminUserId: used.admin_user_id },
        'a refresh token was used again: its family is revoked',
      );
    }
    return null;
  });
  if (!pair) throw invalidRefreshToken();
  return pair;
}
