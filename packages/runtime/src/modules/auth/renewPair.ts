import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { invalidRefreshToken } from './errors.ts';
import type { TokenPair } from './issuePair.ts';
import { refreshVerdict } from './refreshVerdict.ts';
import type { TokenStore } from './tokenStore.ts';

/**
 * Gives the next pair for a refresh token. One that was used before, but for the grace, is in two hands: every token that
 * descends from its login is revoked.
 */
export async function renewPair(
  app: AppContext,
  db: Db,
  store: TokenStore,
  refreshToken: string,
): Promise<TokenPair> {
  const now = app.clock.now();
  // The refusal is thrown outside, or it would roll the revocation back.
  const pair = await db.transaction(async (tx) => {
    const used = await store.use(tx, refreshToken, now);
    if (!used) return null;
    const verdict = refreshVerdict(
      { expiresAt: new Date(used.expires_at), firstUsedAt: new Date(used.used_at), uses: used.use_count },
      now,
    );
    if (verdict === 'renew') return store.issue(tx, now, used.owner_id, used.family);
    if (verdict === 'reused') {
      await store.revoke(tx, used.family);
      app.log.warn({ family: used.family }, 'a refresh token was used again: its family is revoked');
    }
    return null;
  });
  if (!pair) throw invalidRefreshToken();
  return pair;
}
