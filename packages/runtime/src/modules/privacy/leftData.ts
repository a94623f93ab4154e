import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import { int, text } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { coreMigrations } from '../../platform/migrations/source.ts';
import { serverOf } from '../../platform/serverContext.ts';
import { peopleErased } from './people.repo.ts';
import { readColumns, undeclaredColumns } from './personalRows.repo.ts';
import { leftRows } from './erasedRows.repo.ts';

const ownerRow = z.object({ owner: text });

/**
 * Lists the columns that can hold text and of which nobody said if it is about shoppers, as `table.column`. Tables of extensions that are
 * no longer installed are left out: their names begin with that of the extension.
 */
export async function listUndeclared(app: AppContext, db: Db): Promise<readonly string[]> {
  const installed = new Set(
    serverOf(app)
      .extensions()
      .map(({ name }) => name),
  );
  const owners = await db.any(sql.type(ownerRow)`select distinct owner from migration`);
  const gone = owners.flatMap(({ owner }) =>
    installed.has(owner) || owner === coreMigrations.owner ? [] : `${owner.replaceAll('-', '_')}_`,
  );
  return undeclaredColumns(await readColumns(db), app.registry('personalData').list()).filter(
    (column) => !gone.some((prefix) => column.startsWith(prefix)),
  );
}

const countRow = z.object({ count: int });

/** Lists the tables that still know something about erased orders, with the number of their rows. */
export async function listLeft(app: AppContext, db: Db): Promise<readonly string[]> {
  const people = peopleErased();
  const columns = await readColumns(db);
  const found: string[] = [];
  for (const table of app.registry('personalData').list()) {
    const rows = leftRows(table, { people, columns });
    if (rows === null) continue;
    const { count } = await db.one(
      sql.type(countRow)`select count(*)::int as count from (${rows}) as left_over`,
    );
    if (count > 0) found.push(`${table.table} (${count})`);
  }
  return found;
}
