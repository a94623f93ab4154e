import { sql, z } from '@shop/runtime/extension';
import type { Db } from '@shop/runtime/extension';

const table = z.object({ schema: z.string(), name: z.string() });
const sum = z.object({ name: z.string(), rows: z.int(), sum: z.string() });

/**
 * Returns the number and a checksum of the rows of every table, those of the queue included. A row that is written again
 * unchanged changes the checksum too.
 */
export async function everyRow(db: Db): Promise<Readonly<Record<string, string>>> {
  const tables = await db.any(sql.type(table)`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker') order by 1, 2`);
  const sums = await db.any(
    sql.type(sum)`${sql.join(
      tables.map(
        ({ schema, name }) => sql.fragment`
          select ${name} as name, count(*)::int as rows,
            coalesce(sum(hashtextextended(row::text || row.xmin::text, 0)), 0)::text as sum
          from ${sql.identifier([schema, name])} as row`,
      ),
      sql.fragment` union all `,
    )}`,
  );
  return Object.fromEntries(sums.map(({ name, rows, sum: checksum }) => [name, `${rows} rows, ${checksum}`]));
}
