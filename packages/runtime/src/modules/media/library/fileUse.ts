import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { text, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import type { ContributionPoint, Members } from '../../../platform/contracts/extension.ts';
import { holdsPermission } from '../../../platform/contracts/caller.ts';
import type { Caller } from '../../../platform/contracts/caller.ts';

/** A record that shows a file. */
export interface FileUser {
  /** Null: the record has none, as a setting. */
  readonly uuid: string | null;
  /** The name that people know the record by. */
  readonly title: string;
}

/** A kind of record whose columns hold the addresses of files, or texts with such addresses in them. */
export interface FileUse {
  /** The type of the records, such as `product`. Unique over all extensions. */
  readonly type: string;
  /** The id of the route that reads such a record: the permission that it takes to see its name. */
  readonly permission: string;
  /** The page of a record in the admin, without its uuid, such as `/admin/products/edit/`; null: it has no page. */
  readonly editPath: string | null;
  /** Finds the records that show the file, at most `limit`. One statement. */
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
  /** The column with the name of a record. */
  readonly title: string;
  /** The columns that hold the address of a file, or contain it somewhere in a text or in JSON. */
  readonly columns: readonly string[];
  /** Creates a further condition, for tables beside this one. */
  also?(url: string): SqlFragment;
}

const userRow = z.object({ uuid, title: text });

/** Declares the columns of a table in which the addresses of files stand. The translations of its records count too. */
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

/** The most records of a kind that an answer names. */
const MOST = 50;

/** Lists the records that show a file, by kind. Statements: one for each kind. */
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

/** Lists the uses of a file for a caller, who sees the names of records that they may read. The others are counted. */
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
