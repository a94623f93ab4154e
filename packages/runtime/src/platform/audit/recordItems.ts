import { z } from 'zod';
import { sql } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import { currentActor } from '../acting/actor.ts';

/** A change to records that are not rows of audited tables, such as files. */
export interface ItemChange {
  /** The record type, such as `file`. */
  readonly entityType: string;
  /** The field of the audit log entry that contains the list of records, such as `files`. */
  readonly list: string;
  readonly removed?: readonly object[];
  readonly added?: readonly object[];
}

const nothing = sql.type(z.object({}));

/**
 * Adds an audit log entry for changes that no database trigger records. Runs in the caller's transaction if there is one. Does
 * nothing without an actor.
 */
export async function recordItems(
  db: Db,
  { entityType, list, removed = [], added = [] }: ItemChange,
): Promise<void> {
  if (currentActor() === null || removed.length + added.length === 0) return;
  await db.run(nothing`
    insert into audit_change (entity_type, part, is_list, before, after)
    select ${entityType}, ${list}, true, before, after
    from (
      select item as before, null as after from jsonb_array_elements(${JSON.stringify(removed)}::jsonb) as item
      union all
      select null, item from jsonb_array_elements(${JSON.stringify(added)}::jsonb) as item
    ) as change`);
}
