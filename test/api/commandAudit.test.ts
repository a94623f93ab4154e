import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import {
  createAdminOfStore,
  createTokenOfStore,
  dropEventsOfStore,
  exportProductsOfStore,
  importProductsOfStore,
  parkedEventsOfStore,
  removeSecondFactorOfStore,
  retryEventsOfStore,
  revokeTokenOfStore,
  seedStore,
  setPasswordOfStore,
  tokensOfStore,
} from '@shop/runtime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { parkDelivery } from '../support/parkedDelivery.ts';

let database: TestDatabase;
let client: Client;
let dir: string;
beforeAll(async () => {
  database = await createDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  dir = mkdtempSync(path.join(tmpdir(), 'shop-audit-'));
  writeFileSync(path.join(dir, 'shop.config.ts'), `export default { mode: 'development', extensions: [] };`);
});
afterAll(async () => {
  await client.end();
  rmSync(dir, { recursive: true, force: true });
  await database.drop();
});

const email = 'ada@shop.test';
const options = () => ({ storeDir: dir, env: { DATABASE_URL: database.url } });
const file = (name: string) => path.join(dir, name);
const rowsOf = (products: readonly object[]) => {
  writeFileSync(file('rows.jsonl'), products.map((product) => JSON.stringify(product)).join('\n'));
  return { ...options(), file: file('rows.jsonl'), format: 'jsonl' as const };
};
const mug = { sku: 'MUG', name: 'Mug', url_key: 'mug', price: 5, qty: 1 };

let token = '';
/** Commands that write, with the records that they change and the keys that the diff of each entry must have. */
const writing: readonly (readonly [
  string,
  () => Promise<unknown>,
  readonly (readonly [string, object | null, object | null])[],
])[] = [
  [
    'user create',
    () => createAdminOfStore({ ...options(), email, password: 'correct horse battery', fullName: 'Ada' }),
    [['admin_user', null, { email, password_hash: '***' }]],
  ],
  [
    'token create',
    async () => (token = (await createTokenOfStore({ ...options(), email, name: 'till' })).uuid),
    [['admin_token', null, { name: 'till', token_hash: '***' }]],
  ],
  [
    'token revoke',
    () => revokeTokenOfStore({ ...options(), uuid: token }),
    [['admin_token', { name: 'till', token_hash: '***' }, null]],
  ],
  [
    'user password',
    () => setPasswordOfStore({ ...options(), email, password: 'battery horse correct' }),
    [['admin_user', { password_hash: '***' }, { password_hash: '***' }]],
  ],
  [
    'user second-factor remove',
    async () => {
      await client.query(`insert into admin_totp (admin_user_id, secret, confirmed_at)
        select admin_user_id, '{}', now() from admin_user where email = '${email}'`);
      return removeSecondFactorOfStore({ ...options(), email });
    },
    [['admin_user', { authenticators: [{ confirmed_at: expect.any(String) }] }, { authenticators: [] }]],
  ],
  [
    'events retry',
    async () => retryEventsOfStore({ ...options(), choice: [await parkDelivery(client)] }),
    [['parked_event', {}, {}]],
  ],
  [
    'events drop',
    async () => dropEventsOfStore({ ...options(), choice: [await parkDelivery(client)] }),
    [['parked_event', {}, {}]],
  ],
  [
    'products import',
    () => importProductsOfStore(rowsOf([mug, { ...mug, sku: 'CUP', url_key: 'cup' }])),
    [
      ['product', null, { sku: 'MUG', price: 5 }],
      ['product', null, { sku: 'CUP' }],
    ],
  ],
  [
    'products import',
    () => importProductsOfStore(rowsOf([{ sku: 'MUG', price: 6 }, { sku: 'CUP' }])),
    [['product', { price: 5 }, { price: 6 }]],
  ],
  [
    'seed',
    () => seedStore({ ...options(), products: 1 }),
    [['product', null, { price: expect.any(Number) }]],
  ],
];

const lastEntry = async (): Promise<number> =>
  Number((await client.query('select coalesce(max(audit_log_id), 0) as id from audit_log')).rows[0].id);
const entriesAfter = async (id: number) =>
  (await client.query('select * from audit_log where audit_log_id > $1 order by audit_log_id', [id])).rows;

test('every command that writes adds one entry for each changed record, under its name', async () => {
  for (const [action, run, changes] of writing) {
    const before = await lastEntry();
    await run();
    // Images created by the seed are files in the media library, each with its own entry.
    const entries = (await entriesAfter(before)).filter(({ entity_type: type }) => type !== 'media_file');
    expect(
      entries.map(({ entity_type: type, before: was, after: is }) => [type, was, is]),
      action,
    ).toEqual(
      changes.map(([type, was, is]) => [
        type,
        was && expect.objectContaining(was),
        is && expect.objectContaining(is),
      ]),
    );
    const actor = { actor_kind: 'command', actor_uuid: null, actor_name: userInfo().username, action };
    for (const entry of entries) expect(entry).toMatchObject(actor);
  }
});

test('commands that read add no entry, and neither does a dry run', async () => {
  const before = await lastEntry();
  await tokensOfStore(options());
  await parkedEventsOfStore({ ...options(), limit: 5 });
  await exportProductsOfStore({ ...options(), file: file('out.jsonl'), format: 'jsonl' });
  await importProductsOfStore({ ...rowsOf([{ ...mug, price: 9 }]), dryRun: true });
  expect(await entriesAfter(before)).toEqual([]);
});
