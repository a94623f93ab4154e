import { z } from 'zod';
import { int, timestamp, uuid } from '../../platform/db/columns.ts';
import type { Db } from '../../platform/db/db.ts';
import type { TokenPair } from './issuePair.ts';

/** The row of a refresh token after its use was counted. */
export const usedToken = z.object({
  owner_id: int,
  family: uuid,
  expires_at: timestamp,
  used_at: timestamp,
  use_count: int,
});
export type UsedToken = z.output<typeof usedToken>;

/** The storage of the tokens of admins or of customers. Its functions run in the transaction of a refresh. */
export interface TokenStore {
  /**
   * Counts a use of the refresh token of somebody who may log in. Locks its owner until the transaction ends, so that
   * what happens to the tokens of one person happens one after the other.
   */
  use(tx: Db, refreshToken: string, now: Date): Promise<UsedToken | null>;
  /** Makes and stores the next pair of a family. */
  issue(tx: Db, now: Date, ownerId: number, family: string): Promise<TokenPair>;
  /** Deletes every token of a family. */
  revoke(tx: Db, family: string): Promise<unknown>;
}
