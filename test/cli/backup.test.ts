import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import {
  clientOf,
  createPointsStore,
  everything,
  filesIn,
  POINTS_CONFIG,
  rowsOf,
  rulesOf,
} from '../support/backedUpStore.ts';
import type { PointsStore } from '../support/backedUpStore.ts';
import { CHANGESETS } from '../support/changesets.ts';
import { createEmptyDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { startS3 } from '../support/s3Server.ts';
import { createReadyCart, dataOf } from '../support/shop.ts';
import { execute } from '../support/templateServer.ts';
import { endAll, shop, startShop } from './shopProcess.ts';
import type { RunOptions } from './shopProcess.ts';

const SKU = 'BACKED-UP';
const STOCK = 100_000;
const role = `owner_${randomUUID().slice(0, 8)}`;

let database: TestDatabase;
let store: PointsStore;
let token: string;
/** Backup file created while orders were being placed, followed by the backup file of the idle shop. */
const busy = () => path.join(store.dir, 'busy.tar.gz');
const quiet = () => path.join(store.dir, 'quiet.tar.gz');

const made: { readonly stores: PointsStore[]; readonly databases: TestDatabase[] } = {
  stores: [],
  databases: [],
};

/** Creates a store and an empty database owned by an ordinary user. */
async function target(more: Readonly<Record<string, string>> = {}) {
  const empty = await createEmptyDatabase();
  const other = createPointsStore(more);
  made.stores.push(other);
  made.databases.push(empty);
  await execute(
    inject('postgres').adminUrl,
    `alter database ${new URL(empty.url).pathname.slice(1)} owner to ${role}`,
  );
  const url = empty.url.replace(/\/\/[^@]*@/, `//${role}@`);
  return {
    store: other,
    url,
    run: (...line: string[]) =>
      shop([...line, '--store', other.dir, '--json'], { env: { DATABASE_URL: url } }),
  };
}

const run = (line: readonly string[], more: RunOptions = {}) =>
  shop([...line, '--store', store.dir], { env: { DATABASE_URL: database.url }, ...more });

async function done(line: readonly string[], more: RunOptions = {}) {
  const { code, stdout, stderr } = await run([...line, '--json'], more);
  if (code !== 0) throw new Error(`${line.join(' ')} ended with ${code}: ${stdout}${stderr}`);
  return JSON.parse(stdout);
}

const start = async (dir: string, url: string, env: Record<string, string> = {}) => {
  const running = startShop(['start', '--store', dir, '--port', '0'], { env: { DATABASE_URL: url, ...env } });
  const [, address = ''] = await running.prints(/Shop is listening on (\S+)/);
  return { running, client: clientOf(address, token) };
};

/** Lists the tables of a database, including tables left behind by a failed restore. */
const tablesIn = (url: string) =>
  rowsOf(
    url,
    "select relname from pg_class c join pg_namespace n on n.oid = relnamespace where relkind = 'r' and nspname !~ '^pg_' and nspname <> 'information_schema'",
  );

beforeAll(async () => {
  await execute(inject('postgres').adminUrl, `create role ${role} login`);
  database = await createEmptyDatabase();
  store = createPointsStore();
  await done(['migrate']);
  await done(['seed', 'demo']);
  await done(['user', 'create', '--email', 'ada@shop.test', '--name', 'Ada', '--password-stdin'], {
    input: 'correct horse battery',
  });
  token = (await done(['token', 'create', '--email', 'ada@shop.test', '--name', 'test'])).token;
  const { running, client } = await start(store.dir, database.url, { POINTS_HOLD: '1' });
  await fillShop(client);
  const over = new AbortController();
  const buyers = [1, 2].map(async () => {
    while (!over.signal.aborted) await buy(client);
  });
  await buy(client);
  const backup = await done(['backup', busy()], { process: 'own' });
  expect(backup).toMatchObject({ file: busy(), media: { storage: 'local', files: 'included' } });
  over.abort();
  await Promise.all(buyers);
  expect(await running.end('SIGTERM')).toBe(0);
  await done(['backup', quiet()]);
});
afterEach(endAll);
afterAll(async () => {
  for (const one of [store, ...made.stores]) one.remove();
  for (const one of [database, ...made.databases]) await one.drop();
  await execute(inject('postgres').adminUrl, `drop role ${role}`);
});

type Client = ReturnType<typeof clientOf>;

async function buy(client: Client): Promise<{ order_number: string; uuid: string }> {
  const cart = await createReadyCart(client, SKU);
  return dataOf(await client.request('POST', '/api/orders', { cart_id: cart }));
}

/** Adds data to the shop that the demo does not include. */
async function fillShop({ admin }: Client): Promise<void> {
  const post = async (to: string, body: object) => dataOf(await admin('POST', to, body));
  await post('/api/products', {
    name: 'Backed up "and" quoted \\N',
    sku: SKU,
    price: 12.34,
    qty: STOCK,
    url_key: 'backed-up',
    weight: 1,
    status: 1,
    visibility: 1,
    manage_stock: 1,
    stock_availability: 1,
  });
  const { uuid } = await post('/api/categories', { name: 'Mugs', url_key: 'mugs' });
  dataOf(await admin('PUT', `/api/translations/category/${uuid}/de`, { fields: { name: 'Becher' } }));
  await post(CHANGESETS, { name: 'Winter' });
}

test('a backup of a selling shop has whole orders, and an ordinary database owner restores it', async () => {
  const { store: other, url } = await target();
  const { code, stdout, stderr } = await shop(['restore', busy(), '--store', other.dir, '--json'], {
    env: { DATABASE_URL: url },
    process: 'own',
  });
  expect([code, stderr]).toEqual([0, expect.stringContaining('Loading tables')]);
  const { checks, rows, leftOut, migrated, readsSecrets } = JSON.parse(stdout);
  expect({ leftOut, migrated, readsSecrets }).toEqual({ leftOut: [], migrated: [], readsSecrets: true });
  expect(checks.filter(({ status }: { status: string }) => status !== 'done')).toEqual([]);
  expect(rows).toBeGreaterThan(500);
  const [sums] = await rowsOf(
    url,
    `select
       (select count(*) from "order")::int as orders,
       (select count(*) from "order" o where (select sum(qty) from order_item i where i.order_item_order_id = o.order_id) = o.total_qty)::int as whole,
       ${STOCK} - (select qty from product_inventory join product p on p.product_id = product_inventory.product_id where sku = '${SKU}')::int as sold,
       (select sum(qty) from order_item where product_sku = '${SKU}')::int as ordered,
       (select rolsuper from pg_roles where rolname = current_user) as super`,
  );
  expect(sums).toMatchObject({ super: false, whole: sums?.orders, ordered: sums?.sold });
  expect(sums?.orders).toBeGreaterThan(0);
  expect(filesIn(other.media)).toEqual(filesIn(store.media));
});

test('every row, sequence, rule and file of an idle shop is restored', async () => {
  const { store: other, url, run: restore } = await target();
  expect((await restore('restore', quiet())).code).toBe(0);
  const [before, after] = [await everything(database.url), await everything(url)];
  expect(Object.keys(after)).toEqual(Object.keys(before));
  for (const [table, rows] of Object.entries(before)) expect([table, after[table]]).toEqual([table, rows]);
  expect(await rulesOf(url)).toEqual(await rulesOf(database.url));
  const files = filesIn(store.media);
  expect(files.length).toBeGreaterThan(5);
  expect(filesIn(other.media)).toEqual(files);
  for (const file of files)
    expect(
      readFileSync(path.join(other.media, file)).equals(readFileSync(path.join(store.media, file))),
    ).toBe(true);
  expect(await rowsOf(url, 'select from content_change')).toHaveLength(1);
});

test('the restored shop sells, continues its order numbers, and delivers pending events once', async () => {
  const { store: other, url, run: restore } = await target();
  expect((await restore('restore', quiet())).code).toBe(0);
  const orders = await rowsOf(url, 'select uuid, order_number from "order" order by order_id');
  const pending =
    "select from graphile_worker._private_jobs where payload::text like '%points.order_placed%'";
  // The events were waiting for their next attempt, so they are made due now.
  await rowsOf(url, 'update graphile_worker._private_jobs set run_at = now()');
  expect(await rowsOf(url, 'select from points_entry where order_uuid is not null')).toEqual([]);
  const { running, client } = await start(other.dir, url);
  const order = await buy(client);
  const numbers = orders.map(({ order_number }) => Number(order_number));
  expect(Number(order.order_number)).toBeGreaterThan(Math.max(...numbers));
  await expect
    .poll(async () => (await rowsOf(url, 'select from points_entry where order_uuid is not null')).length, {
      timeout: 60_000,
    })
    .toBe(orders.length + 1);
  expect(await running.end('SIGTERM')).toBe(0);
  expect(await rowsOf(url, pending)).toEqual([]);
  const delivered = await rowsOf(url, 'select order_uuid from points_entry where order_uuid is not null');
  expect(delivered.map(({ order_uuid }) => order_uuid).toSorted()).toEqual(
    [...orders.map(({ uuid }) => uuid), order.uuid].toSorted(),
  );
});

const damages: readonly (readonly [string, RegExp, (file: string) => void])[] = [
  [
    'is cut off',
    /is not a backup or is damaged/,
    (file) => truncateSync(file, Math.floor(statSync(file).size / 2)),
  ],
  [
    'lacks its last bytes',
    /is not a backup or is damaged/,
    (file) => truncateSync(file, statSync(file).size - 9),
  ],
  [
    'has a bit that flipped',
    /is not a backup or is damaged/,
    (file) => {
      const bytes = readFileSync(file);
      bytes[Math.floor(bytes.length / 3)]! ^= 4;
      writeFileSync(file, bytes);
    },
  ],
  [
    'was changed and packed again',
    /its content has changed/,
    (file) => {
      const bytes = gunzipSync(readFileSync(file));
      const at = bytes.indexOf('ada@example.com');
      expect(at).toBeGreaterThan(0);
      bytes.write('eve', at);
      writeFileSync(file, gzipSync(bytes));
    },
  ],
  [
    'was packed again without its end',
    /it is truncated/,
    (file) => {
      const bytes = gunzipSync(readFileSync(file));
      const at = bytes.lastIndexOf('end.json');
      writeFileSync(file, gzipSync(Buffer.concat([bytes.subarray(0, at), Buffer.alloc(1024)])));
    },
  ],
  [
    'says nothing that a backup says',
    /is not a shop backup or is damaged/,
    (file) => {
      const bytes = gunzipSync(readFileSync(file));
      bytes.write('{"formal"', bytes.indexOf('{"format"'));
      writeFileSync(file, gzipSync(bytes));
    },
  ],
  ['is something else', /is not a backup or is damaged/, (file) => writeFileSync(file, randomBytes(5000))],
  [
    'has a later format',
    /has format 2 from a later version/,
    (file) => {
      const bytes = gunzipSync(readFileSync(file));
      bytes.write('{"format":2', bytes.indexOf('{"format":1'));
      writeFileSync(file, gzipSync(bytes));
    },
  ],
];

test('a damaged or altered backup is rejected and leaves nothing', async () => {
  const { store: other, url, run: restore } = await target();
  const file = path.join(other.dir, 'damaged.tar.gz');
  for (const [name, message, damage] of damages) {
    writeFileSync(file, readFileSync(quiet()));
    damage(file);
    const { code, stdout } = await restore('restore', file);
    expect([name, code, JSON.parse(stdout).error.message]).toEqual([name, 1, expect.stringMatching(message)]);
    expect([name, await tablesIn(url), existsSync(other.media)]).toEqual([name, [], false]);
  }
});

test('a database with a shop is rejected, and unchanged', async () => {
  const before = await everything(database.url);
  const { code, stdout } = await run(['restore', quiet(), '--json']);
  expect([code, JSON.parse(stdout).error.message]).toEqual([1, 'the database is not empty']);
  expect(await everything(database.url)).toEqual(before);
});

test('a restore that fails at its last file leaves database and folder unchanged', async () => {
  const { store: other, url, run: restore } = await target();
  const last = filesIn(store.media).at(-1)!;
  other.write(`.shop/media/${last}`, 'another picture');
  const { code, stdout } = await restore('restore', quiet());
  expect([code, JSON.parse(stdout).error.message]).toEqual([
    1,
    expect.stringContaining('a different file with this name'),
  ]);
  expect(await tablesIn(url)).toEqual([]);
  expect(filesIn(other.media)).toEqual([last]);
  // An existing file with the same content does not prevent the restore.
  other.write(`.shop/media/${last}`, readFileSync(path.join(store.media, last)) as never);
  expect((await restore('restore', quiet())).code).toBe(0);
});

test('an older backup is restored and migrated; one with other extensions is rejected', async () => {
  const newer = await target({
    'points/migrations/0002_more.sql':
      'alter table points_entry add column note text not null default $$x$$;',
  });
  const restored = await newer.run('restore', quiet());
  expect([restored.code, JSON.parse(restored.stdout).migrated]).toEqual([0, ['points/0002_more']]);
  expect(await rowsOf(newer.url, 'select note from points_entry where order_uuid is null')).toEqual([
    { note: 'x' },
  ]);

  const without = await target();
  without.store.configure({ mode: 'development', extensions: ['@shop/core-shipping', '@shop/cod'] });
  const refused = await without.run('restore', quiet());
  expect([refused.code, JSON.parse(refused.stdout).error.message]).toEqual([
    6,
    'the backup contains a migration of the extension points, which is not installed',
  ]);
  const changed = await target({ 'points/migrations/0001_points.sql': 'create table points_entry ();' });
  expect((await changed.run('restore', quiet())).code).toBe(6);
  expect([await tablesIn(without.url), await tablesIn(changed.url)]).toEqual([[], []]);
});

test('a table that no migration creates is omitted, and named', async () => {
  await rowsOf(database.url, 'create table by_hand as select 1 as one');
  const file = path.join(store.dir, 'by-hand.tar.gz');
  await done(['backup', file]);
  await rowsOf(database.url, 'drop table by_hand');
  const { run: restore, url } = await target();
  const { code, stdout, stderr } = await restore('restore', file);
  expect([code, JSON.parse(stdout).leftOut]).toEqual([0, ['public.by_hand']]);
  expect(stderr).toContain('Skipped: public.by_hand');
  expect(await tablesIn(url)).not.toContainEqual({ relname: 'by_hand' });
});

test('for a bucket, a backup has the list, and the files of a folder are not restored next to one', async () => {
  const s3 = await startS3();
  try {
    const inBucket = (other: PointsStore) =>
      other.configure({ ...POINTS_CONFIG, media: { storage: 's3', s3: s3.config } });
    for (const key of ['a.jpg', 'hats/b.png', '_variants/thumb-160/a.jpg.webp'])
      s3.objects.set(key, { bytes: Buffer.from(key), type: 'image/jpeg', cacheControl: '' });
    inBucket(store);
    const file = path.join(store.dir, 'bucket.tar.gz');
    const { media } = await done(['backup', file]);
    expect(media).toEqual({ storage: 's3', files: 'listed', count: 2 });
    const bytes = gunzipSync(readFileSync(file)).toString('latin1');
    expect(bytes).toContain('{"key":"a.jpg","size":5}\n{"key":"hats/b.png","size":10}\n');
    const { store: other, url, run: restore } = await target();
    inBucket(other);
    const refused = await restore('restore', quiet());
    expect([refused.code, await tablesIn(url)]).toEqual([3, []]);
    const restored = await restore('restore', file);
    expect([restored.code, JSON.parse(restored.stdout).files]).toEqual([0, null]);
  } finally {
    store.configure(POINTS_CONFIG);
    await s3.stop();
  }
});

test('a backup that cannot be written leaves no partial file, and one of an empty database is rejected', async () => {
  const nowhere = await run(['backup', path.join(store.dir, 'gone/shop.tar.gz')]);
  expect([nowhere.code, nowhere.stderr]).toEqual([1, expect.stringContaining('cannot be written')]);
  const { run: other, store: empty } = await target();
  const file = path.join(empty.dir, 'empty.tar.gz');
  const { code, stdout } = await other('backup', file);
  expect([code, JSON.parse(stdout).error.message]).toEqual([
    6,
    expect.stringContaining('does not contain a shop'),
  ]);
  expect(readdirSync(empty.dir).filter((name) => name.includes('tar.gz'))).toEqual([]);
  expect(statSync(quiet()).mode & 0o777).toBe(0o600);
});
