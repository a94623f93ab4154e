import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { text, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import type { ContributionPoint, Members } from '../../../platform/contracts/extension.ts';
import { holdsPermission } from '../../../platform/contracts/caller.ts';
import type { Caller } from '../../../platform/contracts/caller.ts';

/** A record that uses a file. */
export interface FileUser {
  /** The record's uuid. Null if the record has no uuid, as for a setting. */
  readonly uuid: string | null;
  /** The name that identifies the record to administrators. */
  readonly title: string;
}

/** A kind of record with columns that contain file URLs, or text with file URLs. */
export interface FileUse {
  /** The record type, such as `product`, unique across all extensions. */
  readonly type: string;
  /** The ID of the route that reads such a record. Callers need its permission to see the record's name. */
  readonly permission: string;
  /**
   * The path of the record's admin page, without the UUID, such as `/admin/products/edit/`. Null if the record has no
   * admin page.
   */
  readonly editPath: string | null;
  /** Finds up to `limit` records that use the file. Executes one SQL statement. */
  find(db: Db, url: string, limit: number): Promise<readonly FileUser[]>;
}

declare module '../../../platform/contracts/extension.ts' {
  interface Contributions {
    readonly fileUses?: readonly FileUse[];
  }
}

export const fileUses: ContributionPoint<FileUse> = {
  noun: 'file use',
  members: { type: 'text', permission: 'text', editPath: 'any', find: 'function' } satisfies Members<FileUse>,
  keyOf: (use) => use.type,
  deadlines: { find: 'callMs' },
};

interface TableUse extends Omit<FileUse, 'find'> {
  readonly table: string;
  /** The column that contains the record's name. */
  readonly title: string;
  /** The columns that store a file URL, or contain file URLs in text or JSON. */
  readonly columns: readonly string[];
  /** Creates an additional SQL condition for related tables. */
  also?(url: string): SqlFragment;
}

const userRow = z.object({ uuid, title: text });

/** Declares which columns of a table contain file URLs. Translations of the table's records are included. */
export const filesInTable = ({ table, title, columns, also, ...use }: TableUse): FileUse => ({
  ...use,
  find(db, url, limit) {
    const contains = columns.map(
      (column) => sql.fragment`strpos(${sql.identifier([column])}::text, ${url}) > 0`,
    );
    const conditions = [
      ...contains,
      sql.fragment`uuid in (select entity_uuid from translation where strpos(fields::text, ${url}) > 0)`,
      ...(also ? [also(url)] : []),
    ];
    return db.any(sql.type(userRow)`
      select uuid, ${sql.identifier([title])} as title from ${sql.identifier([table])}
      where ${sql.join(conditions, sql.fragment` or `)} order by 2, 1 limit ${limit}`);
  },
});

/** Maximum number of records of each kind listed in a response. */
const MOST = 50;

/** Lists the records that use a file, by kind. Executes one SQL statement per kind. */
export function findUses(app: AppContext, db: Db, url: string) {
  return Promise.all(
    app
      .registry('fileUses')
      .list()
      .map(async ({ type, permission, editPath, find }) => ({
        type,
        permission,
        editPath,
        users: await find(db, url, MOST),
      })),
  );
}

/**
 * Lists the uses of a file for a caller. Includes the names of records that the caller may read, and only counts
 * other records.
 */
export async function listUses(
  app: AppContext,
  db: Db,
  { url, caller }: { readonly url: string; readonly caller: Pick<Caller, 'admin'> },
) {
  const kinds = await findUses(app, db, url);
  const mayRead = Map.groupBy(kinds, ({ permission }) => holdsPermission(caller, permission));
  return {
    uses: (mayRead.get(true) ?? []).flatMap(({ type, editPath, users }) =>
      users.map(({ uuid: id, title }) => ({
        type,
        uuid: id,
        title,
        edit_url: editPath === null ? null : editPath + (id ?? ''),
      })),
    ),
    others: (mayRead.get(false) ?? []).reduce((sum, { users }) => sum + users.length, 0),
  };
}
