import { z } from 'zod';
import { int, noColumns, text, totalRow } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/ids.ts';
import { table } from '../../platform/entity/table.ts';
import type { ValuesOf } from '../../platform/entity/table.ts';
import { countRows } from '../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/listing/parseListing.ts';
import { redirectRow } from './redirect.ts';

const redirects = table({
  name: 'redirect',
  alias: 'r',
  row: redirectRow,
  written: ['from_path', 'target', 'status'],
});
export type RedirectValues = ValuesOf<typeof redirects>;
const { columns } = redirects;

export const findRedirect = (db: Db, ref: IdRef) =>
  db.maybeOne(sql.type(redirectRow)`select ${columns} from redirect r where ${redirects.is(ref)}`);

export const findRedirectForUpdate = (tx: Db, ref: IdRef) =>
  tx.maybeOne(sql.type(redirectRow)`select ${columns} from redirect r where ${redirects.is(ref)} for update`);

export const listRedirects = (db: Db, listing: Slice) =>
  db.any(sql.type(redirectRow)`
    select ${columns} from redirect r where ${listing.where}
    order by ${listing.orderBy} limit ${listing.limit} offset ${listing.offset}`);

export const countRedirects = async (db: Db, { where }: Pick<Listing, 'where'>) => {
  const { total } = await db.one(sql.type(totalRow)`
    ${countRows(sql.fragment`select from redirect r where ${where}`)}`);
  return total;
};

export const insertRedirect = (tx: Db, values: RedirectValues) =>
  tx.one(sql.type(redirectRow)`${redirects.insert(values)} returning ${columns}`);

export const updateRedirectRow = (tx: Db, id: number, values: RedirectValues) =>
  tx.one(
    sql.type(redirectRow)`${redirects.update(values)} where ${redirects.is({ id })} returning ${columns}`,
  );

export const deleteRedirectRow = (db: Db, ref: IdRef) =>
  db.maybeOne(sql.type(redirectRow)`delete from redirect r where ${redirects.is(ref)} returning ${columns}`);

export const listRedirectsByUuid = (db: Db, uuids: readonly string[]) =>
  db.any(sql.type(redirectRow)`
    select ${columns} from redirect r where r.uuid = any(${sql.array([...uuids], 'uuid')}) order by r.redirect_id`);

const targetRow = z.object({ target: text, status: int });

/** Finds a path's redirect target. Returns null if the path has no redirect. */
export const findTargetOf = (db: Db, path: string) =>
  db.maybeOne(sql.type(targetRow)`select target, status from redirect where from_path = ${path}`);

/** Locks redirects until the transaction ends, so that writers check for loops one at a time. */
export async function lockRedirects(tx: Db): Promise<void> {
  await tx.run(sql.type(noColumns)`select from pg_advisory_xact_lock(hashtext('redirect'))`);
}

const loopRow = z.object({ loops: z.boolean() });

/** Reports whether following redirects from one path, including redirects from former paths, reaches another path. */
export const leadsTo = async (tx: Db, from: string, to: string): Promise<boolean> => {
  const { loops } = await tx.one(sql.type(loopRow)`
    with recursive way as (
      select ${from}::text as path
      union
      select next.path from way, lateral (
        select r.target as path from redirect r where r.from_path = way.path
        union all
        select d.to_path from url_redirect d where d.from_path = way.path
      ) as next
    )
    select exists (select from way where path = ${to}) as loops`);
  return loops;
};
