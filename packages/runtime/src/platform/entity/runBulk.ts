import { z } from 'zod';
import { entityId, entityUuid } from '../db/columns.ts';
import { sql } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import { splitRefs } from '../db/ids.ts';
import type { RowIds } from '../db/ids.ts';
import { statementsThrough } from '../db/statements.ts';
import type { Refusal } from '../errors.ts';
import type { BulkCall } from './bulkAdjustment.ts';
import { refusalOf, refusedRecord } from './bulkAnswer.ts';
import type { BulkAnswer } from './bulkAnswer.ts';

/** The entities of a bulk route, and how their rows are found and locked. */
export interface BulkEntities<Ref> {
  /** The table of the entities. Rows are locked in ascending order of the integer ID, `<table>_id`. */
  readonly table: string;
  /** Parses one ID. Throws `notFound` if the ID is invalid. */
  readonly ref: (id: string) => Ref;
  readonly notFound: (id: string) => Error;
  /**
   * Acquires additional locks before the rows are locked, in the same sequence as the single-entity routes, to prevent deadlocks.
   */
  lock?(db: Db, rows: RowIds, isDeletion: boolean): Promise<unknown>;
}

type RunOne<Ref> = (call: BulkCall, ref: Ref) => unknown;

interface Work<Ref> {
  readonly isDeletion: boolean;
  /** Returns the function that processes one entity. Called after all rows are locked. */
  prepare(refs: readonly Ref[]): Promise<RunOne<Ref>>;
}

/** An entity, along with the first submitted ID that refers to it. */
interface Named<Ref> {
  readonly id: string;
  readonly ref: Ref;
}

/** The refusals of rejected records, by submitted ID. */
type Refusals = Map<string, Refusal>;

/**
 * Processes all entities in ascending order of their integer IDs. Rejected deletions are retried until a pass deletes nothing more,
 * because a parent cannot be deleted before its children.
 */
export async function runAll<Ref>(
  bulk: BulkEntities<Ref>,
  call: BulkCall,
  sent: readonly string[],
  work: Work<Ref>,
): Promise<BulkAnswer> {
  const refusals: Refusals = new Map();
  const named = await lockNamed(bulk, call.db, sent, { refusals, isDeletion: work.isDeletion });
  const run = await work.prepare(named.map(({ ref }) => ref));
  let [left, changed] = [named, 0];
  for (let done = -1; left.length > 0 && done !== 0;) {
    const refused: Named<Ref>[] = [];
    for (const one of left) if (!(await runOne(bulk, call, one, { run, refusals }))) refused.push(one);
    done = work.isDeletion ? left.length - refused.length : 0;
    changed += left.length - refused.length;
    left = refused;
  }
  const refused = [...new Set(sent)].flatMap((id) => {
    const refusal = refusals.get(id);
    return refusal ? [refusedRecord(id, refusal)] : [];
  });
  return { changed, refused };
}

/** Wraps a transaction so that its nested transactions and single statements run in savepoints. */
const inSavepoints = (tx: Db): Db => ({
  ...statementsThrough((_, send) => tx.transaction(send)),
  transaction: (work) => tx.transaction(work),
});

/** Processes one entity. Returns whether it succeeded. */
async function runOne<Ref>(
  { notFound }: Pick<BulkEntities<Ref>, 'notFound'>,
  call: BulkCall,
  { id, ref }: Named<Ref>,
  { run, refusals }: { readonly run: RunOne<Ref>; readonly refusals: Refusals },
): Promise<boolean> {
  const refusal = await refusalOf(async () => {
    if ((await run({ ...call, db: inSavepoints(call.db) }, ref)) === null) throw notFound(id);
  });
  if (refusal) refusals.set(id, refusal);
  else refusals.delete(id);
  return refusal === null;
}

const rowIds = z.object({ id: entityId, uuid: entityUuid });

/**
 * Locks the rows with the submitted IDs, and returns the entities in ascending order of their integer IDs. Unknown IDs are
 * rejected.
 */
async function lockNamed<Ref>(
  { table, ref, notFound, lock }: BulkEntities<Ref>,
  db: Db,
  sent: readonly string[],
  { refusals, isDeletion }: { readonly refusals: Refusals; readonly isDeletion: boolean },
): Promise<readonly Named<Ref>[]> {
  const named = new Map<string, Named<Ref>>();
  for (const id of sent) {
    const refusal = await refusalOf(() => named.set(id.toLowerCase(), { id, ref: ref(id) }));
    if (refusal) refusals.set(id, refusal);
  }
  const { ids, uuids } = splitRefs([...named.keys()]);
  await lock?.(db, { ids, uuids }, isDeletion);
  const key = sql.identifier([`${table}_id`]);
  const rows = await db.any(sql.type(rowIds)`
    select ${key} as id, uuid from ${sql.identifier([table])}
    where ${key} = any(${sql.array(ids, 'int4')}) or uuid = any(${sql.array(uuids, 'uuid')})
    order by ${key} for ${isDeletion ? sql.fragment`update` : sql.fragment`no key update`}`);
  const found = rows.map(({ id, uuid }) => [named.get(String(id)), named.get(uuid)] as const);
  const known = new Set(found.flat());
  for (const one of named.values()) {
    const refusal = known.has(one) ? null : await refusalOf(() => Promise.reject(notFound(one.id)));
    if (refusal) refusals.set(one.id, refusal);
  }
  return found.flatMap(([byId, byUuid]) => byId ?? byUuid ?? []);
}
