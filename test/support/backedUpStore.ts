import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { createStore } from '../cli/testStore.ts';
import { senderTo } from '../../packages/runtime/src/testing/requests.ts';
import type { ShopConfigInput } from '@shop/runtime';
import type { TestAnswer } from '@shop/runtime/testing';

/** An extension with a database table. Its subscriber fails while POINTS_HOLD is set, so that the event stays in the queue. */
const POINTS = `
import { defineExtension, defineSubscriber, notPersonal, sql, z } from '@shop/runtime/extension';
const subscriber = defineSubscriber({
  id: 'points.order_placed',
  event: 'order_placed',
  async handle({ orderUuid }, app) {
    if (process.env.POINTS_HOLD) throw new Error('not now');
    await app.db.run(sql.type(z.object({}))\`insert into points_entry (order_uuid) values (\${orderUuid})\`);
  },
});
export default defineExtension({
  name: 'points', api: '^1.0', migrations: new URL('./migrations/', import.meta.url),
  setup: () => ({
    subscribers: [subscriber],
    personalData: [notPersonal('points_entry', 'odd', 'bytes', 'list', 'about', 'empty')],
  }),
});
`;
const TABLE = `create table points_entry (
  points_entry_id int generated always as identity primary key,
  order_uuid uuid,
  doubled int generated always as (points_entry_id * 2) stored,
  odd text, bytes bytea, at timestamptz, span interval, share float8, list text[], about jsonb, empty text
);
insert into points_entry (odd, bytes, at, span, share, list, about, empty) values
  (E'\\\\N\\t\\n\\r\\\\.\\b"é😀', '\\x00ff5c0a', 'infinity', '1 mon 2 days -3 hours', 0.1::float8 + 0.2, array['a,b', null, '', '{"}'],
    '{"a": "\\\\n"}', '');`;

/** Configuration of a store with the extension `points`. */
export const POINTS_CONFIG: ShopConfigInput = {
  mode: 'development',
  shop: { languages: ['en', 'de'] },
  session: { secret: 'the secret of a shop that is backed up' },
  rateLimit: false,
  extensions: ['@shop/core-shipping', '@shop/cod', './points'],
};

/** Creates a store in English and German with the extension `points`. The store's folder contains its files. */
export function createPointsStore(more: Readonly<Record<string, string>> = {}) {
  const store = createStore(POINTS_CONFIG);
  store.write('points/index.ts', POINTS);
  store.write('points/migrations/0001_points.sql', TABLE);
  for (const [file, content] of Object.entries(more)) store.write(file, content);
  return { ...store, media: path.join(store.dir, '.shop/media') };
}
export type PointsStore = ReturnType<typeof createPointsStore>;

/** Lists the files in a folder and its subfolders, except resized images. Returns an empty list if the folder does not exist. */
export function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .filter((name) => !name.startsWith('_variants'))
      .toSorted();
  } catch {
    return [];
  }
}

/** Returns request functions for a shop in another process, in the form that `createReadyCart` requires. */
export function clientOf(url: string, token: string) {
  const request = senderTo(url);
  return {
    request,
    admin: (method: string, to: string, body?: unknown): Promise<TestAnswer> =>
      request(method, to, body, { token }),
    query: (query: string, variables: object): Promise<TestAnswer> =>
      request('POST', '/graphql', { query, variables }),
  };
}

/** Runs SQL statements on a separate connection. Returns the rows of the last statement. */
export async function rowsOf(url: string, statement: string): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const result = await client.query(statement);
    return (Array.isArray(result) ? result.at(-1) : result).rows;
  } finally {
    await client.end();
  }
}

/** Tables that intentionally differ after every restore. */
const DIFFERENT = ['public.content_change', 'public.audit_change', 'graphile_worker.migrations'];

/** Returns all rows of all tables as text, and the state of all sequences. */
export async function everything(url: string): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const tables = await rowsOf(
    url,
    `select table_schema || '.' || table_name as name, format('%I.%I', table_schema, table_name) as quoted
     from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker') order by 1`,
  );
  const found: Record<string, readonly unknown[]> = {};
  for (const { name, quoted } of tables) {
    if (DIFFERENT.includes(String(name))) continue;
    const rows = await rowsOf(url, `select row::text from ${String(quoted)} as row order by row::text`);
    found[String(name)] = rows.map(({ row }) => row);
  }
  found.sequences = await rowsOf(
    url,
    `select schemaname, sequencename, last_value from pg_sequences order by 1, 2`,
  );
  return found;
}

/** Returns the definitions of keys, constraints, indexes and triggers, which a restore removes temporarily. */
export const rulesOf = (url: string) =>
  rowsOf(
    url,
    `select conrelid::regclass::text as "on", conname as name, pg_get_constraintdef(oid) as text from pg_constraint where conrelid <> 0
     union all select tgrelid::regclass::text, tgname, pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
     union all select tablename, indexname, indexdef from pg_indexes where schemaname in ('public', 'graphile_worker')
     order by 1, 2, 3`,
  );
