import { z } from 'zod';
import { text } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';

const settingRow = z.object({ name: text, value: z.unknown() });

/** The saved values by name; a setting that was not saved is absent. */
export async function listSaved(db: Db, names: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db.any(
    sql.type(settingRow)`select name, value from setting where name = any(${sql.array(names, 'text')})`,
  );
  return new Map(rows.map((row) => [row.name, row.value]));
}

/** Saves the values and removes the names that are unset, in one statement. */
export const saveValues = (
  db: Db,
  values: Readonly<Record<string, unknown>>,
  unset: readonly string[],
): Promise<number> =>
  db.run(sql.type(z.object({}))`
    with removed as (
      delete from setting where name = any(${sql.array(unset, 'text')})
    )
    insert into setting (name, value)
    select key, value from jsonb_each(${JSON.stringify(values)}::jsonb)
    on conflict (name) do update set value = excluded.value, updated_at = now()`);
