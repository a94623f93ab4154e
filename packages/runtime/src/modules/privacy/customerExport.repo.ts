import { z } from 'zod';
import { bool, int, noColumns, text, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';

const DAY_MS = 86_400_000;
/** The number of days for which an archive is kept. */
const KEPT_DAYS = 7;

const time = (date: Date) => sql.fragment`${date.toISOString()}::timestamptz`;
const before = (now: Date) => time(new Date(now.getTime() - KEPT_DAYS * DAY_MS));

const idRow = z.object({ uuid });

/** Adds an export to be made, or returns the one of the customer that is not made yet. */
export const requestExport = async (tx: Db, customerId: number, now: Date) =>
  tx.one(sql.type(idRow.extend({ is_new: bool }))`
    with locked as (
      select customer_id from customer where customer_id = ${customerId} for update
    ), pending as (
      select e.uuid from customer_export e join locked using (customer_id)
      where e.content is null and e.created_at > ${before(now)} limit 1
    ), added as (
      insert into customer_export (customer_id, created_at)
      select customer_id, ${time(now)} from locked where not exists (select from pending)
      returning uuid
    )
    select uuid, true as is_new from added union all select uuid, false from pending`);

const exportRow = z.object({ customer_id: int, customer_uuid: uuid, is_ready: bool });

/** Finds an export that is not older than a week. */
export const findExport = (db: Db, exportUuid: string, now: Date) =>
  db.maybeOne(sql.type(exportRow)`
    select e.customer_id, c.uuid as customer_uuid, e.content is not null as is_ready
    from customer_export e join customer c using (customer_id)
    where e.uuid = ${exportUuid} and e.created_at > ${before(now)}`);

const contentRow = z.object({ content: z.instanceof(Buffer) });

/** Reads the archive of an export that is ready. */
export const readArchive = (db: Db, exportUuid: string) =>
  db.maybeOne(sql.type(contentRow)`
    select content from customer_export where uuid = ${exportUuid} and content is not null`);

/** Stores the archive of an export. */
export const storeArchive = (db: Db, exportUuid: string, content: Buffer, now: Date): Promise<number> =>
  db.run(sql.type(noColumns)`
    update customer_export set content = ${sql.binary(content)}, ready_at = ${time(now)}
    where uuid = ${exportUuid} and content is null`);

/** Deletes the exports that are older than a week. */
export const deleteOldExports = (db: Db, now: Date): Promise<number> =>
  db.run(sql.type(noColumns)`delete from customer_export where created_at <= ${before(now)}`);

const latestRow = z.object({ uuid, created_at: text, is_ready: bool });

/** Finds the newest export of a customer. */
export const findLatestExport = (db: Db, customerId: number, now: Date) =>
  db.maybeOne(sql.type(latestRow)`
    select uuid, created_at, content is not null as is_ready from customer_export
    where customer_id = ${customerId} and created_at > ${before(now)}
    order by customer_export_id desc limit 1`);
