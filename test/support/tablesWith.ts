import { column, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';

const foundRow = z.object({ count: column.int });
const tableRow = z.object({ name: column.text });

/** Lists the tables, the queue's included, of which a row has the marker in any column, in any case. */
export async function tablesWith({ db }: Pick<TestShop, 'db'>, marker: string): Promise<readonly string[]> {
  const tables = await db.any(sql.type(tableRow)`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker')`);
  const found: string[] = [];
  for (const { name } of tables) {
    const { count } = await db.one(sql.type(foundRow)`
      select count(*)::int as count from ${sql.identifier(name.split('.'))} as row
      where position(lower(${marker}::text) in lower(row::text)) > 0
        or position(${Buffer.from(marker).toString('hex')}::text in row::text) > 0
        or position(${Buffer.from(marker.toLowerCase()).toString('hex')}::text in row::text) > 0`);
    if (count > 0) found.push(name);
  }
  return found.toSorted();
}
