import { z } from 'zod';
import { int, timestamp, uuid } from '../../platform/db/columns.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { invalidRefreshToken } from './errors.ts';

/** An access token and the refresh token that renews the pair. */
export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** The lifetime of the access token, in seconds. */
  readonly expiresIn: number;
}

/** A refresh token row after its use was counted. */
export const usedToken = z.object({
  owner_id: int,
  family: uuid,
  expires_at: timestamp,
  used_at: timestamp,
  use_count: int,
});
export type UsedToken = z.output<typeof usedToken>;

/** The token operations for one kind of account. They run in the refresh transaction. */
export interface RenewableTokens {
  /**
   * Counts a use of a refresh token if its account may sign in. Locks the account until the transaction ends, to
   * serialize changes to its tokens.
   */
  useRefreshToken(tx: Db, refreshToken: string, now: Date): Promise<UsedToken | null>;
  /** Creates and stores the next token pair in a token family. */
  issuePair(tx: Db, now: Date, ownerId: number, login: Login): Promise<TokenPair>;
  /** Deletes all tokens in a token family. */
  deleteFamily(tx: Db, family: string): Promise<unknown>;
}

/** The login from which the tokens originate. */
export interface Login {
  readonly family: string;
  /** The user agent at sign-in. Renewed pairs keep it. */
  readonly userAgent: string | null;
}

/**
 * Exchanges a refresh token for the next pair. If a token is reused after the grace period, two parties have it, so
 * all tokens that originate from the same login are revoked.
 */
export async function renewPair(
  app: AppContext,
  db: Db,
  tokens: RenewableTokens,
  refreshToken: string,
): Promise<TokenPair> {
  const now = app.clock.now();
  // The error is thrown outside the transaction, which would otherwise roll back the revocation.
  const pair = await db.transaction(async (tx) => {
    const used = await tokens.useRefreshToken(tx, refreshToken, now);
    if (!used) return null;
    const verdict = refreshOutcome(
      { expiresAt: new Date(used.expires_at), firstUsedAt: new Date(used.used_at), uses: used.use_count },
      now,
    );
    if (verdict === 'renew')
      return tokens.issuePair(tx, now, used.owner_id, { family: used.family, userAgent: null });
    if (verdict === 'reused') {
      await tokens.deleteFamily(tx, used.family);
      app.log.warn({ family: used.family }, 'a refresh token was used again: its family is revoked');
    }
    return null;
  });
  if (!pair) throw invalidRefreshToken();
  return pair;
}

/**
 * The number of seconds during which a used refresh token is accepted again, for a second browser tab or a lost
 * response.
 */
export const REFRESH_GRACE_SECONDS = 30;

/**
 * Decides how to handle a refresh token. `renew` issues a new pair. `expired` rejects the token. `reused` means that
 * two parties have the token, so its whole family is revoked. `uses` includes the current use.
 */
export function refreshOutcome(
  token: { readonly expiresAt: Date; readonly firstUsedAt: Date; readonly uses: number },
  now: Date,
): 'renew' | 'expired' | 'reused' {
  if (token.uses > 1) {
    const inGrace = now.getTime() - token.firstUsedAt.getTime() <= REFRESH_GRACE_SECONDS * 1000;
    if (token.uses > 2 || !inGrace) return 'reused';
  }
  return token.expiresAt > now ? 'renew' : 'expired';
}
