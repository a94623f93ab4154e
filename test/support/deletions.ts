import { column, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { expect } from 'vitest';
import { dataOf } from './shop.ts';

const tableName = z.object({ name: column.text });
const tableRows = z.object({ rows: z.array(z.unknown()) });

/** Deletes records of a test shop and undoes the deletions. `shop` is a function because tests create their shop in `beforeAll`. */
export function deletionsOf(shop: () => TestShop) {
  /** Reads all rows of the tables that deletions change, except the column that determines the order of search results. */
  async function everyRow(): Promise<Readonly<Record<string, unknown>>> {
    const tables = await shop().db.any(sql.type(tableName)`
      select tgrelid::regclass::text as name from pg_trigger where tgname = 'deletion' order by 1`);
    expect(tables.length).toBeGreaterThan(15);
    const read = async ({ name }: z.output<typeof tableName>) => {
      const { rows } = await shop().db.one(sql.type(tableRows)`
        select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]') as rows from ${sql.identifier([name])} t`);
      return [name, rows] as const;
    };
    return Object.fromEntries(await Promise.all(tables.map(read)));
  }

  /** Reads pages as shoppers and API responses as administrators. */
  const readAll = (paths: readonly string[]) =>
    Promise.all(
      paths.map(async (path) => {
        if (path.startsWith('/api/')) return (await shop().admin('GET', path)).body;
        const answer = await fetch(shop().url + path, { redirect: 'manual' });
        const text = await answer.text();
        return [answer.status, answer.headers.get('location'), text.replaceAll(/nonce="[^"]*"/g, '')];
      }),
    );

  const list = async () => dataOf(await shop().admin('GET', '/api/deletions'));
  const undo = (uuid: string) => shop().admin('POST', `/api/deletions/${uuid}/undo`);
  /** Undoes the last deletion. */
  const undoLast = async () => undo((await list())[0].uuid);

  /**
   * Performs a deletion and undoes it. Expects that the rows and responses change and are then as before. Returns how `GET /api/deletions`
   * listed the deletion.
   */
  async function roundTrip(paths: readonly string[], remove: () => Promise<unknown>) {
    const [pages, rows] = [await readAll(paths), await everyRow()];
    await remove();
    const [meanwhile, left] = [await readAll(paths), await everyRow()];
    for (const [at, path] of paths.entries()) expect(meanwhile[at], path).not.toEqual(pages[at]);
    expect(left).not.toEqual(rows);
    const [deletion] = await list();
    dataOf(await undo(deletion.uuid));
    const [again, restored] = [await readAll(paths), await everyRow()];
    for (const name of Object.keys(rows)) expect(restored[name], name).toEqual(rows[name]);
    for (const [at, path] of paths.entries()) expect(again[at], path).toEqual(pages[at]);
    return deletion;
  }

  return { list, undo, undoLast, roundTrip };
}
