import { z } from 'zod';
import { totalRow } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { countRows } from '../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/listing/parseListing.ts';
import { auditEntryRow } from './auditEntry.ts';
import type { AuditEntry } from './auditEntry.ts';

const COLUMNS = sql.fragment`
  audit_log_id, uuid, jsonb_build_object('kind', actor_kind, 'uuid', actor_uuid, 'name', actor_name) as actor,
  action, entity_type, entity_uuid, before, after, request_id, created_at`;

export const listAuditEntries = (db: Db, slice: Slice): Promise<readonly AuditEntry[]> =>
  db.any(sql.type(auditEntryRow)`
    select ${COLUMNS} from audit_log where ${slice.where}
    order by ${slice.orderBy} limit ${slice.limit} offset ${slice.offset}`);

export async function countAuditEntries(db: Db, { where }: Pick<Listing, 'where'>): Promise<number> {
  const { total } = await db.one(
    sql.type(totalRow)`${countRows(sql.fragment`select from audit_log where ${where}`)}`,
  );
  return total;
}

export const findAuditEntry = (db: Db, uuid: string): Promise<AuditEntry | null> =>
  db.maybeOne(sql.type(auditEntryRow)`select ${COLUMNS} from audit_log where uuid = ${uuid}`);

const nothing = sql.type(z.object({}));

/**
 * Deletes up to `limit` entries written before the given time. Returns the number of deleted entries. The database
 * allows no other deletion from the audit log.
 */
export const deleteAuditEntries = (db: Db, before: Date, limit: number): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.run(nothing`select set_config('shop.audit_age', 'passed', true)`);
    return tx.run(nothing`
      delete from audit_log where audit_log_id in (
        select audit_log_id from audit_log where created_at < ${before.toISOString()}::timestamptz
        order by created_at limit ${limit})`);
  });
