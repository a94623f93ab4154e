import { z } from 'zod';
import { sql } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import { statementsThrough } from '../db/statements.ts';
import { entityId, entityUuid } from '../db/columns.ts';
import { keepDeletion } from '../deletions/keepDeletion.ts';
import { splitRefs } from '../db/ids.ts';
import type { RowIds } from '../db/ids.ts';
import { forbidden, Refusal, refuse } from '../errors.ts';
import { holdsPermission } from '../contracts/caller.ts';
import { breaks } from '../http/forms/addFault.ts';
import { defineRoute } from '../contracts/route.ts';
import type { Route } from '../contracts/route.ts';
import type { BulkAdjustment, BulkCall } from './bulkAdjustment.ts';

/** Updates one entity in the same way as the route with this `id`. Returns null if the entity does not exist. */
interface SingleUpdate<Ref, Patch extends z.ZodType> {
  readonly id: string;
  readonly body: Patch;
  /**
   * Validates the changes before any entity is updated. Throws errors that apply to all entities, such as too many decimals in an
   * amount.
   */
  check?(call: BulkCall, body: z.output<Patch>): unknown;
  run(call: BulkCall, ref: Ref, body: z.output<Patch>): Promise<unknown>;
}

/** Deletes one entity in the same way as the route with this `id`. Returns null if the entity does not exist. */
interface SingleDelete<Ref> {
  readonly id: string;
  /** The column with the entity's name, if deletions can be undone. All deletions of a request are undone together. */
  readonly undo?: string;
  run(call: BulkCall, ref: Ref): Promise<unknown>;
}

/** Describes a route that administrators use to change or delete many entities of one type in a single request. */
export interface BulkDefinition<Ref, Patch extends z.ZodType> {
  readonly id: string;
  /** The SDK method, as in `sdk` of a route. */
  readonly sdk?: Route['sdk'];
  /** The path of the collection, such as `/api/pages`. The bulk route's path is then `/api/pages/bulk`. */
  readonly path: string;
  /** The table of the entities. Rows are locked in ascending order of the integer ID, `<table>_id`. */
  readonly table: string;
  /** Parses one ID. Throws `notFound` if the ID is invalid. */
  readonly ref: (id: string) => Ref;
  readonly notFound: (id: string) => Error;
  readonly update: SingleUpdate<Ref, Patch>;
  readonly delete: SingleDelete<Ref>;
  /**
   * Acquires additional locks before the rows are locked, in the same sequence as the single-entity routes, to prevent deadlocks.
   */
  lock?(db: Db, rows: RowIds, isDeletion: boolean): Promise<unknown>;
  readonly adjust?: BulkAdjustment<Ref, z.output<Patch>>;
}

const DOES =
  'Applies the same `change` to all named records, or deletes them with `delete`. A record that is rejected does not affect the others: it is listed in `refused` with its code. Needs the permission of the operation on one record.';

const MAX_IDS = 1000;

const ids = z
  .array(z.union([z.string().max(100), z.int()]).transform(String))
  .min(1)
  .max(MAX_IDS)
  .describe('The integer IDs or UUIDs, at most 1,000. Duplicates count once.');

/** The response: how many records were changed, and why the other records were rejected. */
export const bulkAnswer = z.object({
  changed: z.int().describe('The number of changed or deleted records.'),
  refused: z
    .array(
      z.object({
        id: z.string().describe('The ID as sent.'),
        code: z.string().describe('The error code, same as in the route for a single record.'),
        message: z.string().describe('The error message.'),
        values: z
          .record(z.string(), z.union([z.string(), z.number()]))
          .optional()
          .describe('The values in the message, by name.'),
      }),
    )
    .describe('The records that were not changed, each with the reason.'),
});
export type BulkAnswer = z.output<typeof bulkAnswer>;

/** Creates the response entry for a rejected record. */
export const refusedRecord = (
  id: string,
  { code, message, values }: Refusal,
): BulkAnswer['refused'][number] => ({ id, code, message, ...(values && { values }) });

/**
 * Creates a route that changes or deletes many entities in one transaction. Each entity is processed in its own savepoint, in the
 * same way as by the single-entity route, so a rejected entity does not affect the others. The caller needs the permission of the
 * single-entity route.
 */
export function bulkRoute<Ref, Patch extends z.ZodType>(bulk: BulkDefinition<Ref, Patch>): Route {
  const { id, path, sdk, update, delete: remove, adjust } = bulk;
  const body = z
    .object({
      ids,
      change: update.body.optional().describe('The field values to set on all records.'),
      delete: z.literal(true, 'delete must be true').optional().describe('Deletes the records.'),
      ...(adjust && {
        adjust: adjust.body.optional().describe("Changes relative to each record's current values."),
      }),
    })
    .refine(
      ({ change, delete: isDeletion, adjust: adjusted }: Sent<z.output<Patch>>) =>
        (change === undefined && adjusted === undefined) !== (isDeletion === undefined),
      breaks('oneOf', 'Either change or delete is required', { fields: 'change, delete' }),
    )
    .meta({ examples: [{ ids: ['3f2b8c1e-6a4d-4e8f-9b7a-2c5d1e0f8a36'], delete: true }] });
  return defineRoute({
    id,
    does: DOES,
    method: 'POST',
    path: `${path}/bulk`,
    access: 'admin',
    permissions: [update.id, remove.id],
    ...(sdk !== undefined && { sdk }),
    body,
    response: bulkAnswer,
    handle(call) {
      const {
        ids: sent,
        change,
        delete: isDeletion = false,
        adjust: adjusted,
      } = call.body as Sent<z.output<Patch>>;
      if (!holdsPermission(call.caller, isDeletion ? remove.id : update.id)) throw forbidden();
      const all = async (tx: Db) => {
        const own = { ...call, db: tx };
        if (!isDeletion) await checkChange(() => update.check?.(own, (change ?? {}) as z.output<Patch>));
        return runAll(bulk, own, sent, {
          isDeletion,
          async prepare(refs) {
            if (isDeletion) return (one, ref) => remove.run(one, ref);
            const patchOf =
              adjusted === undefined ? null : await adjust?.prepare(own, refs, adjusted, change);
            return (one, ref) =>
              update.run(one, ref, { ...(change as object), ...patchOf?.(ref) } as z.output<Patch>);
          },
        });
      };
      if (!isDeletion || remove.undo === undefined) return call.db.transaction(all);
      const undoable = { table: bulk.table, nameColumn: remove.undo, permission: remove.id };
      return keepDeletion(call.db, call.caller, undoable, all);
    },
  });
}

/** Runs a validation of `change`. Prefixes the paths of validation errors with `change`. */
async function checkChange(check: () => unknown): Promise<void> {
  const refusal = await refusalOf(check);
  if (!refusal) return;
  const { status, code, message, details = [] } = refusal;
  throw refuse(status, code, message, {
    details: details.map((fault) => ({ ...fault, path: `change.${fault.path}` })),
  });
}

/** The request body. */
interface Sent<Patch> {
  readonly ids: readonly string[];
  readonly change?: Patch | undefined;
  readonly delete?: true | undefined;
  readonly adjust?: unknown;
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
async function runAll<Ref>(
  bulk: BulkParts<Ref>,
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

type BulkParts<Ref> = Pick<BulkDefinition<Ref, z.ZodType>, 'table' | 'ref' | 'notFound' | 'lock'>;

/** Wraps a transaction so that its nested transactions and single statements run in savepoints. */
const inSavepoints = (tx: Db): Db => ({
  ...statementsThrough((_, send) => tx.transaction(send)),
  transaction: (work) => tx.transaction(work),
});

/** Processes one entity. Returns whether it succeeded. */
async function runOne<Ref>(
  { notFound }: Pick<BulkParts<Ref>, 'notFound'>,
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
  { table, ref, notFound, lock }: BulkParts<Ref>,
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

/**
 * Returns the refusal that the work throws, or null if the work succeeds. All other errors are rethrown, which rolls back the
 * request's transaction.
 */
export async function refusalOf(work: () => unknown): Promise<Refusal | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
