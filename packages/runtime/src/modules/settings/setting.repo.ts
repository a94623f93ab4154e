import { z } from 'zod';
import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import { noColumns } from '../../platform/db/columns.ts';

/** Saved setting values, by name. A setting without a saved value is absent. */
export const savedSettings = z.record(z.string(), z.unknown());
export type SavedSettings = Readonly<z.output<typeof savedSettings>>;

/** Creates a column with saved setting values, for use in any SQL statement. Its schema is `savedSettings`. */
export const savedSettingsColumn = (names: readonly string[]): SqlFragment => sql.fragment`
  (select coalesce(json_object_agg(name, value), '{}') from setting where name = any(${sql.array(names, 'text')}))`;

const savedRow = z.object({ saved: savedSettings });

/** Lists saved setting values in one SQL statement. */
export async function listSaved(db: Db, names: readonly string[]): Promise<SavedSettings> {
  const { saved } = await db.one(sql.type(savedRow)`select ${savedSettingsColumn(names)} as saved`);
  return saved;
}

/** Blocks other settings changes until the transaction ends. */
export const lockSettings = (tx: Db): Promise<number> =>
  tx.run(sql.type(noColumns)`lock table setting in share row exclusive mode`);

/** Saves values and deletes unset settings, in one SQL statement. */
export const saveValues = (
  db: Db,
  values: Readonly<Record<string, unknown>>,
  unset: readonly string[],
): Promise<number> =>
  db.run(sql.type(noColumns)`
    with removed as (
      delete from setting where name = any(${sql.array(unset, 'text')})
    )
    insert into setting (name, value)
    select key, value from jsonb_each(${JSON.stringify(values)}::jsonb)
    on conflict (name) do update set value = excluded.value, updated_at = now()`);
