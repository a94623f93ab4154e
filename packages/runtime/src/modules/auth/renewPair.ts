import { z } from 'zod';
import type { AppContext } from '../../platform/context.ts';
import { int, timestamp, uuid } from '../../platform/db/columns.ts';
import type { Db } from '../../platform/db/db.ts';
import { invalidRefreshToken } from './errors.ts';
import type { TokenPair } from './issuePair.ts';
import { refreshVerdict } from './refreshVerdict.ts';

/** A refresh token after the use that was just counted. */
export const usedToken = z.object({
  owner_id: int,
  family: uuid,
  expires_at: timestamp,
  used_at: timestamp,
  use_count: int,
});
export type UsedToken = z.output<typeof usedToken>;

/** Where the tokens of one kind of people lie. All of it runs in the transaction of a refresh. */
export interface TokenStore {
  /**
   * Counts a use of the refresh token of somebody who may log in. Locks its owner until the transaction ends, so that
   * what happens to the tokens of one person happens one after the other.
   */
  use(tx: Db, refreshToken: string, now: Date): Promise<UsedToken | null>;
  /** Makes and stores the next pair of a family. */
  issue(tx: Db, now: Date, ownerId: number, family: string): Promise<TokenPair>;
  revoke(tx: Db, family: string): Promise<unknown>;
}

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
