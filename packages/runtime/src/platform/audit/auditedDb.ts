import { noColumns } from '../db/columns.ts';
import { sql } from '../db/db.ts';
import type { Db, Statement } from '../db/db.ts';
import { statementsThrough } from '../db/statements.ts';
import { asTransaction } from '../db/transaction.ts';
import { currentRequestId } from '../acting/requestScope.ts';
import { currentActor } from '../acting/actor.ts';
import type { Actor } from '../acting/actor.ts';

/**
 * Wraps the database so that transactions name the actor before their first write, for the audit log triggers. A write outside a
 * transaction gets its own transaction. Work without an actor sends the same statements as without the wrapper.
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

/** The state of naming the actor in a transaction: in progress, done, or not begun. */
interface Named {
  naming: Promise<unknown> | null;
}

/** Creates a transaction that names the actor before its first write. Rolling back a savepoint removes the name too. */
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

/** Reports whether a statement may change rows. A statement that only locks rows counts too, which merely costs one statement. */
const mayWrite = (statement: Statement): boolean => WRITE.test(statement.sql);

const nameActor = (tx: Db, actor: Actor): Promise<number> =>
  tx.run(
    sql.type(noColumns)`
      select set_config('shop.actor', ${JSON.stringify({ ...actor, requestId: currentRequestId() })}, true)`,
  );
