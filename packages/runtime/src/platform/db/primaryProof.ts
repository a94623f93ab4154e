import type { CommonQueryMethods } from 'slonik';
import { z } from 'zod';
import { EXIT, StartFailure } from '../startFailure.ts';
import { sql } from './db.ts';
import type { Db } from './db.ts';
import { DatabaseUnreachable } from './failures.ts';
import { describeDatabase } from './outOfReach.ts';

/** Verifies that connections lead to the primary, which accepts writes. */
export interface PrimaryProof {
  /**
   * Requires all connections to be verified before their next use. Called when a connection was lost, because the address may now
   * lead to another server.
   */
  suspect(): void;
  /** Reports whether the connection with this ID must be verified before use. */
  isDue(id: string): boolean;
  /** Rejects with `DatabaseUnreachable` if the connection leads to a replica. Sends one SQL statement. */
  prove(connection: CommonQueryMethods, id: string): Promise<void>;
}

const recovery = sql.type(z.object({ in_recovery: z.boolean() }))`select pg_is_in_recovery() as in_recovery`;

/**
 * Creates the verification for all pools with the same address. During a failover, the address may temporarily lead to a replica,
 * which returns outdated data. After a connection is lost, each connection is verified once within `forMs` milliseconds, which must
 * be longer than the maximum idle time of a connection.
 */
export function createPrimaryProof(forMs: number): PrimaryProof {
  const proved = new Set<string>();
  let until = 0;
  return {
    suspect() {
      proved.clear();
      until = performance.now() + forMs;
    },
    isDue(id) {
      if (until === 0) return false;
      if (performance.now() < until) return !proved.has(id);
      proved.clear();
      until = 0;
      return false;
    },
    async prove(connection, id) {
      const { in_recovery } = await connection.one(recovery);
      if (in_recovery) throw new DatabaseUnreachable(new Error('The server is a replica.'));
      proved.add(id);
    },
  };
}

/**
 * Throws a `StartFailure` with exit code 5 if the database at `url` is a replica, which accepts no writes. Sends one SQL statement.
 */
export async function requirePrimary(db: Db, url: string): Promise<void> {
  const { in_recovery } = await db.one(recovery);
  if (!in_recovery) return;
  throw new StartFailure(EXIT.database, [
    {
      where: describeDatabase(url),
      message: 'the server is a read-only replica',
      hint: 'Set `database.url` (DATABASE_URL) to the URL of the primary. Use `database.replicaUrl` for a replica.',
    },
  ]);
}
