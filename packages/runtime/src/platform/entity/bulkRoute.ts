import { z } from 'zod';
import type { Db } from '../db/db.ts';
import { keepDeletion } from '../deletions/keepDeletion.ts';
import { forbidden, refuse } from '../errors.ts';
import { holdsPermission } from '../contracts/caller.ts';
import { breaks } from '../http/forms/addFault.ts';
import { defineRoute } from '../contracts/route.ts';
import type { Route } from '../contracts/route.ts';
import type { BulkAdjustment, BulkCall } from './bulkAdjustment.ts';
import { bulkAnswer, refusalOf } from './bulkAnswer.ts';
import { runAll } from './runBulk.ts';
import type { BulkEntities } from './runBulk.ts';

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
export interface BulkDefinition<Ref, Patch extends z.ZodType> extends BulkEntities<Ref> {
  readonly id: string;
  /** The SDK method, as in `sdk` of a route. */
  readonly sdk?: Route['sdk'];
  /** The path of the collection, such as `/api/pages`. The bulk route's path is then `/api/pages/bulk`. */
  readonly path: string;
  readonly update: SingleUpdate<Ref, Patch>;
  readonly delete: SingleDelete<Ref>;
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
