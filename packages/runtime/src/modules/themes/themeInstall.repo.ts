import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import { noColumns } from '../../platform/db/columns.ts';

/**
 * Records the installed themes and deletes all other records except `retained`. Runs one SQL statement, which several processes may run
 * concurrently.
 */
export const saveInstalled = (db: Db, installed: readonly string[], retained: readonly string[]) =>
  db.run(sql.type(noColumns)`
    with gone as (
      delete from theme_install where theme <> all(${sql.array([...installed, ...retained], 'text')})
    )
    insert into theme_install (theme) select unnest(${sql.array(installed, 'text')}) on conflict do nothing`);

/** Returns the SQL condition that the theme in a column is installed, to be used within SQL statements of other modules. */
export const isInstalled = (column: SqlFragment) =>
  sql.fragment`exists (select from theme_install where theme = ${column})`;
