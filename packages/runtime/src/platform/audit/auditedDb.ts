import { noColumns } from '../db/columns.ts';
import { sql } from '../db/db.ts';
import type { Db, Statement } from '../db/db.ts';
import { statementsThrough } from '../db/statements.ts';
import { asTransaction } from '../db/transaction.ts';
import { currentRequestId } from '../acting/requestScope.ts';
import { currentActor } from '../acting/actor.ts';
import type { Actor } from '../acting/actor.ts';

/**
 * Wraps the database so that each transaction stores the current actor before its first write. The audit log triggers read the
 * actor from there. A write outside a transaction runs in a transaction of its own. Without an actor, the wrapper changes nothing.
 */
export function auditedDb(db: Db): Db {
  return {
    ...statementsThrough((statement, send) => {
      const actor = currentActor();
      if (actor === null || !mayWrite(statement)) return send(db);
      return db.transaction(async (tx) => {
        await nameActor(tx, actor);
        return send(tx);
      });
    }),
    transaction(work) {
      const actor = currentActor();
      return db.transaction(actor === null ? work : (tx) => work(namingFirst(tx, actor, { naming: null })));
    },
  };
}

/** Tracks whether a transaction has stored the actor. The promise is null until the first write. */
interface Named {
  naming: Promise<unknown> | null;
}

/**
 * Wraps a transaction so that it stores the actor before its first write. A rolled-back savepoint also discards the stored actor.
 */
function namingFirst(tx: Db, actor: Actor, named: Named): Db {
  return asTransaction({
    ...statementsThrough(async (statement, send) => {
      if (mayWrite(statement)) await (named.naming ??= nameActor(tx, actor));
      return send(tx);
    }),
    async transaction(work) {
      const inner: Named = { naming: named.naming };
      const result = await tx.transaction((savepoint) => work(namingFirst(savepoint, actor, inner)));
      named.naming = inner.naming;
      return result;
    },
  });
}

const WRITE = /\b(?:insert|update|delete|merge)\b/i;

/** Reports whether an SQL statement might change rows. `select … for update` also matches, which costs only one extra statement. */
const mayWrite = (statement: Statement): boolean => WRITE.test(statement.sql);

const nameActor = (tx: Db, actor: Actor): Promise<number> =>
  tx.run(
    sql.type(noColumns)`
      select set_config('shop.actor', ${JSON.stringify({ ...actor, requestId: currentRequestId() })}, true)`,
  );
