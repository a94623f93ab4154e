import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { column, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { unzipSync } from 'fflate';

const ZIP = Buffer.from('PK\u0003\u0004');

/** Reports whether a file has the marker, in any case. Opens ZIP archives, also those inside of archives. */
function holds(content: Buffer, marker: string): boolean {
  if (content.toString('latin1').toLowerCase().includes(marker.toLowerCase())) return true;
  if (!content.subarray(0, ZIP.length).equals(ZIP)) return false;
  return Object.entries(unzipSync(new Uint8Array(content))).some(
    ([name, inside]) =>
      name.toLowerCase().includes(marker.toLowerCase()) || holds(Buffer.from(inside), marker),
  );
}

/** Lists the files below folders that have the marker in their name or content, also inside of ZIP archives. A missing folder has none. */
export async function filesWith(folders: readonly string[], marker: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries.filter((one) => one.isFile())) {
      const file = path.join(entry.parentPath, entry.name);
      const isNamed = entry.name.toLowerCase().includes(marker.toLowerCase());
      // Another test may delete a file of the shared folder meanwhile.
      const content = isNamed ? null : await readFile(file).catch(() => null);
      if (isNamed || (content && holds(content, marker))) found.push(path.relative(folder, file));
    }
  }
  return found.toSorted();
}

const columnRow = z.object({ table: column.text, name: column.text });
const contentRow = z.object({ content: z.instanceof(Buffer).nullable() });

/** Lists the columns with files, as `table.column`, of which a file has the marker, also inside of ZIP archives. */
export async function storedFilesWith(
  { db }: Pick<TestShop, 'db'>,
  marker: string,
): Promise<readonly string[]> {
  const columns = await db.any(sql.type(columnRow)`
    select table_name as "table", column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea'`);
  const found: string[] = [];
  for (const { table, name } of columns) {
    const rows = await db.any(sql.type(contentRow)`
      select ${sql.identifier([name])} as content from ${sql.identifier([table])}`);
    if (rows.some(({ content }) => content !== null && holds(content, marker)))
      found.push(`${table}.${name}`);
  }
  return found.toSorted();
}
