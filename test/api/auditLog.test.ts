import { column, sql, z } from '@shop/runtime/extension';
import { defineExtension } from '@shop/runtime/extension';
import type { Db, Job, Route } from '@shop/runtime/extension';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createMakers } from '../../packages/runtime/src/testing/makers/createMakers.ts';
import { ENTITIES, expectedEntries, NOT_AUDITED, PARTS, SINGLE, snapshot } from '../support/auditOracle.ts';
import type { Entry } from '../support/auditOracle.ts';
import { refusalOf } from '../support/admins.ts';
import { asActor } from '../../packages/runtime/src/platform/acting/actor.ts';
import { untyped } from '../support/carts.ts';
import { createImage, upload } from '../support/images.ts';
import { changeMore } from '../support/auditScenario.ts';
import { routeExamples } from '../support/routeExamples.ts';
import type { Example } from '../support/routeExamples.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  const secret = defineExtension({
    name: 'hidden',
    api: '^1.0',
    settings: { hiddenKey: { schema: z.string().default(''), secret: true } },
    setup: () => ({}),
  });
  shop = await testShop({ extensions: [coreShipping, cod, secret] });
});
afterAll(() => shop.stop());

const entryRow = sql.type(
  z.object({
    audit_log_id: column.int,
    actor_kind: column.text,
    actor_name: column.text,
    request_id: column.text.nullable(),
    action: column.text,
    entity_type: column.text,
    entity_uuid: column.text.nullable(),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
  }),
);
const entriesAfter = (id: number) =>
  shop.db.any(entryRow`select * from audit_log where audit_log_id > ${id} order by audit_log_id`);
const lastId = async () =>
  (
    await shop.db.one(sql.type(z.object({ id: column.int }))`
    select coalesce(max(audit_log_id), 0)::int as id from audit_log`)
  ).id;
const names = sql.type(z.object({ name: column.text }));

test('every table is audited or listed as an exception', async () => {
  const tables = await shop.db.any(names`
    select table_name as name from information_schema.tables where table_schema = 'public'`);
  expect(tables.map(({ name }) => name).toSorted()).toEqual(
    [...ENTITIES, ...Object.keys(PARTS), ...Object.keys(SINGLE), ...NOT_AUDITED].toSorted(),
  );
  const triggers = await shop.db.any(names`
    select distinct trim(both '"' from tgrelid::regclass::text) as name from pg_trigger
    where tgfoid = 'note_audit_change'::regproc`);
  expect(triggers.map(({ name }) => name).toSorted()).toEqual(
    [...ENTITIES, ...Object.keys(PARTS), ...Object.keys(SINGLE)].toSorted(),
  );
});

test('a rejected request, a login, and shoppers’ changes leave no entry', async () => {
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  const { sku } = await createProduct(shop, { price: 10, qty: 5 });
  const id = await lastId();
  expect((await shop.admin('POST', '/api/products', { name: 'No price' })).status).toBe(400);
  expect((await shop.admin('POST', '/api/coupons', { coupon: 'NONE', status: 1 })).status).toBe(400);
  dataOf(await shop.request('POST', '/api/orders', { cart_id: await createReadyCart(shop, sku) }));
  const credentials = { email: 'owner@shop.test', password: 'correct horse battery' };
  dataOf(await shop.request('POST', '/api/user/tokens', credentials));
  expect(await entriesAfter(id)).toEqual([]);
});

/** HTTP methods in the sequence in which routes are tested: creations, then changes, then deletions. */
const ORDER = ['POST', 'PUT', 'PATCH', 'DELETE'];
const isWrite = ({ method, route }: Example) => route.access === 'admin' && method !== 'GET';

const keysOf = (entries: readonly Pick<Entry, 'entity_type' | 'entity_uuid'>[]) =>
  entries.map(({ entity_type, entity_uuid }) => `${entity_type} ${entity_uuid}`).toSorted();

/**
 * Creates a shop in which the audit log entries of each request are compared with its database changes. `wrote` contains the routes that
 * created an entry.
 */
async function checkedShop(): Promise<TestShop & { readonly wrote: ReadonlySet<string> }> {
  const routes = new Map(
    shop.app
      .registry('routes')
      .list()
      .map((route) => [route.id, route]),
  );
  const wrote = new Set<string>();
  let [before, id] = [await snapshot(shop.db), await lastId()];
  async function checked(
    said: string,
    work: () => Promise<TestAnswer>,
    isAdmin: boolean,
  ): Promise<TestAnswer> {
    const answer = await work();
    const after = await snapshot(shop.db);
    const entries = await entriesAfter(id);
    const expected = isAdmin ? expectedEntries(before, after) : [];
    expect(keysOf(entries), said).toEqual(keysOf(expected));
    for (const entry of entries) {
      const { actor_kind, actor_name, action, request_id } = entry;
      expect([actor_kind, actor_name, request_id], said).toEqual([
        'admin',
        'owner@shop.test',
        answer.headers.get('x-request-id'),
      ]);
      expect(said, said).toMatch(patternOf(routes.get(action) as Route));
      const same = expected.find((one) => keysOf([one])[0] === keysOf([entry])[0]);
      for (const side of ['before', 'after'] as const)
        if (same?.[side] === null) expect(entry[side], said).toBeNull();
        else expect(entry[side], said).toMatchObject(same?.[side] ?? {});
      wrote.add(action);
    }
    [before, id] = [after, Math.max(id, ...entries.map(({ audit_log_id }) => audit_log_id))];
    return answer;
  }
  const admin: TestShop['admin'] = (method, path, body) =>
    checked(`${method} ${path}`, () => shop.admin(method, path, body), true);
  const request: TestShop['request'] = (method, path, body, options) =>
    checked(`${method} ${path}`, () => shop.request(method, path, body, options), false);
  const { app } = shop;
  // The shop's own factories would bypass the comparison.
  const make = createMakers({ ...shop, app, clock: app.clock, admin, send: request });
  return { ...shop, wrote, make, admin, request };
}

/** Returns a pattern that matches the HTTP method and path of a route's requests. */
const patternOf = ({ method, path }: Route): RegExp => {
  const shapes = (typeof path === 'string' ? [path] : path).map((one) =>
    one.replaceAll(/\{[^}]*\}/g, '[^/]+'),
  );
  return new RegExp(`^${method} (${shapes.join('|')})$`);
};

/** Routes that create no entry because they change no record. */
const WRITES_NOTHING = [
  'adminGraphql',
  'checkVatId',
  'createPreview',
  'previewCoupon',
  'previewEmail',
  'previewPromotion',
  'previewRefund',
  'quoteCart',
  'resendEmail',
  'sendOrderEmail',
  'sendTestEmail',
  'testWebhook',
];
/** Routes whose examples change nothing. Files, demo data and shipped orders are tested separately. */
const NOTHING_TO_CHANGE = ['changeMedia', 'removeDemo', 'shipOrders'];
/** Routes that change only tables without an audit log. File routes are tested below, and parked events in `events.test.ts`. */
const ELSEWHERE = ['dropDeadEvents', 'fileDelete', 'imageUpload', 'retryDeadEvents', 'reviewOrder', 'runJob'];
/**
 * Routes whose entries are tested in other files: `events.test.ts`, `webhooks.test.ts`, `productFiles.test.ts`,
 * `removedSecondFactor.test.ts`, `currencies.test.ts`, `creditFiles.test.ts`, `priceListSelling.test.ts`, `dataRights.test.ts`, `carriers.test.ts` and `returnLabels.test.ts` (with carriers that create labels), and `changesetConflicts.test.ts`.
 */
const HELD_ELSEWHERE = [
  'replayEvents',
  'replayWebhook',
  'retryWebhookDelivery',
  'createReturnLabel',
  'createShipmentLabel',
  'importProducts',
  'importPrices',
  'removeUserSecondFactor',
  'refreshCurrencies',
  'importCurrencies',
  'importCredit',
  'eraseCustomer',
  'eraseOrder',
  'exportCustomer',
  'rebaseChangeset',
];

test('every admin route that writes adds one entry for each changed record, with the right fields', async () => {
  await shop.adminToken();
  const examples = (await routeExamples(shop)).filter(
    (example) => isWrite(example) && !HELD_ELSEWHERE.includes(example.id),
  );
  const checked = await checkedShop();
  await changeMore(checked);
  const sorted = examples.toSorted((a, b) => ORDER.indexOf(a.method) - ORDER.indexOf(b.method));
  for (const { method, path, body } of sorted) await checked.admin(method, path, body?.());
  const silent = new Set(sorted.map(({ id }) => id).filter((id) => !checked.wrote.has(id)));
  expect([...silent].toSorted()).toEqual([...WRITES_NOTHING, ...NOTHING_TO_CHANGE, ...ELSEWHERE].toSorted());
}, 300_000);

/** Returns the audit log entries of a response's request, as the API lists them. */
const entriesOf = async ({ headers }: TestAnswer) =>
  dataOf(await shop.admin('GET', '/api/audit-log?limit=100'))
    .filter(({ request_id }: { request_id: string }) => request_id === headers.get('x-request-id'))
    .map(({ entity_type, entity_uuid, before, after, actor }: Record<string, unknown>) => ({
      entity_type,
      entity_uuid,
      before,
      after,
      actor,
    }));

describe('an entry', () => {
  test('has the changed fields of a record and its parts, before and after', async () => {
    const { uuid } = await createProduct(shop, { price: 10, qty: 5 });
    const path = `/api/products/${uuid}`;
    dataOf(await shop.admin('PATCH', path, { images: ['/a.png', '/b.png'] }));
    const changed = await shop.admin('PATCH', path, { price: 12.5, qty: 3, images: ['/a.png', '/c.png'] });
    const { uuid: owner } = await shop.db.one(sql.type(z.object({ uuid: column.text }))`
      select uuid from admin_user where email = 'owner@shop.test'`);
    expect(await entriesOf(changed)).toEqual([
      {
        actor: { kind: 'admin', uuid: owner, name: 'owner@shop.test' },
        entity_type: 'product',
        entity_uuid: uuid,
        before: { price: 10, qty: 5, images: [{ url: '/b.png', position: 1 }] },
        after: { price: 12.5, qty: 3, images: [{ url: '/c.png', position: 1 }] },
      },
    ]);
    expect(await entriesOf(await shop.admin('PATCH', path, { price: 12.5 }))).toEqual([]);
    const [deleted] = await entriesOf(await shop.admin('DELETE', path));
    expect(deleted).toMatchObject({ before: { price: 12.5 }, after: null });
  });

  test('of settings lists those that changed, and never shows a secret', async () => {
    const save = (body: object) => shop.admin('POST', '/api/settings', body);
    await save({ codDisplayName: 'Cash' });
    const secret = 'never-to-be-seen';
    expect(await entriesOf(await save({ codDisplayName: 'Coins', hiddenKey: secret }))).toMatchObject([
      {
        entity_type: 'setting',
        entity_uuid: null,
        before: { codDisplayName: 'Cash' },
        after: { codDisplayName: 'Coins', hiddenKey: '***' },
      },
    ]);
    const user = dataOf(
      await shop.admin('POST', '/api/users', { email: 'x@shop.test', password: secret, full_name: 'X' }),
    );
    const changed = await shop.admin('PATCH', `/api/users/${user.uuid}`, { password: `${secret}-2` });
    expect(await entriesOf(changed)).toMatchObject([
      { entity_type: 'admin_user', before: { password_hash: '***' }, after: { password_hash: '***' } },
    ]);
    const all = await shop.db.any(
      sql.type(z.object({ row: column.text }))`select audit_log::text as row from audit_log`,
    );
    expect(all.filter(({ row }) => row.includes(secret) || row.includes('argon2'))).toEqual([]);
  });

  test('of files lists those that were added and removed', async () => {
    const uploaded = await upload(shop, [{ name: 'hat.png', content: await createImage() }]);
    const [{ url }] = dataOf(uploaded).files;
    expect(await entriesOf(uploaded)).toMatchObject([
      { entity_type: 'media_file', entity_uuid: expect.any(String), before: null, after: { url } },
    ]);
    const deleted = await shop.admin('DELETE', `/api/files${url.slice('/assets'.length)}`);
    expect(await entriesOf(deleted)).toMatchObject([
      { entity_type: 'media_file', before: { url }, after: null },
    ]);
  });
});

test('a rolled-back savepoint leaves no entry, and later changes in the transaction are logged', async () => {
  const id = await lastId();
  const actor = { kind: 'command', uuid: null, name: 'ada', action: 'test' } as const;
  const insert = (db: Db, name: string) => db.run(untyped`insert into tax_class (name) values (${name})`);
  await asActor(actor, () =>
    shop.app.db.transaction(async (tx) => {
      await tx
        .transaction(async (inner) => {
          await insert(inner, 'undone');
          throw new Error('undo');
        })
        .catch(() => undefined);
      await insert(tx, 'kept');
      await tx.run(untyped`update tax_class set name = 'renamed' where name = 'kept'`);
    }),
  );
  expect(await entriesAfter(id)).toMatchObject([
    {
      actor_kind: 'command',
      actor_name: 'ada',
      action: 'test',
      request_id: null,
      before: null,
      after: { name: 'renamed' },
    },
  ]);
  expect(await shop.db.any(untyped`select from audit_change`)).toEqual([]);
});

test('the log can be filtered over GraphQL and cannot be changed', async () => {
  const { uuid } = await createProduct(shop, { price: 10, qty: 5 });
  await shop.admin('PATCH', `/api/products/${uuid}`, { price: 11 });
  const query = `query ($filters: [FilterInput!]) {
    auditLog(filters: $filters) {
      total items { action entityType entityUuid actor { kind name } before after requestId }
    }
  }`;
  const filters = [
    { key: 'entity_uuid', operation: 'eq', value: uuid },
    { key: 'action', operation: 'neq', value: 'createProduct' },
  ];
  const { auditLog } = dataOf(await shop.query(query, { filters }, 'admin'));
  expect(auditLog).toMatchObject({
    total: 1,
    items: [{ action: 'updateProduct', entityType: 'product', before: { price: 10 }, after: { price: 11 } }],
  });
  const [{ uuid: entry }] = dataOf(await shop.admin('GET', '/api/audit-log?limit=1'));
  expect(dataOf(await shop.admin('GET', `/api/audit-log/${entry}`))).toMatchObject({ uuid: entry });
  const unknown = await shop.admin('GET', `/api/audit-log/${uuid}`);
  expect(refusalOf(unknown)).toEqual([404, 'AUDIT_ENTRY_NOT_FOUND', 'Audit entry not found']);
  for (const change of [
    untyped`update audit_log set actor_name = 'x'`,
    untyped`delete from audit_log`,
    untyped`truncate audit_log`,
  ])
    await expect(shop.db.run(change)).rejects.toThrow('append-only');
});

test('a job deletes entries that are older than the setting allows', async () => {
  await shop.admin('POST', '/api/settings', { auditLogDays: 100 });
  const old = await lastId();
  await shop.db.transaction(async (tx) => {
    await tx.run(untyped`alter table audit_log disable trigger audit_log_append_only`);
    await tx.run(
      untyped`update audit_log set created_at = now() - interval '101 days' where audit_log_id < ${old}`,
    );
    await tx.run(untyped`alter table audit_log enable trigger audit_log_append_only`);
  });
  const job = shop.app
    .registry('jobs')
    .list()
    .find(({ id }) => id === 'removeOldRecords') as Job;
  await job.run(shop.app);
  expect((await entriesAfter(0)).map(({ audit_log_id }) => audit_log_id)).toEqual([old]);
});

test('a job is the actor of the records that it changes', async () => {
  const renames: Job = {
    id: 'renames',
    schedule: '0 0 1 1 *',
    run: async ({ db }) =>
      void (await db.run(untyped`update tax_class set name = 'by a job' where name = 'Goods'`)),
  };
  const extension = defineExtension({ name: 'renamer', api: '^1.0', setup: () => ({ jobs: [renames] }) });
  const working = await testShop({ extensions: [extension], worker: true });
  try {
    const { uuid } = dataOf(await working.admin('POST', '/api/tax/classes', { name: 'Goods' }));
    await working.db.run(untyped`select from graphile_worker.add_job('job:renames', '{}')`);
    await vi.waitFor(async () => {
      const [entry] = dataOf(await working.admin('GET', '/api/audit-log?limit=1'));
      expect(entry).toMatchObject({
        actor: { kind: 'job', uuid: null, name: 'renames' },
        action: 'renames',
        entity_uuid: uuid,
        before: { name: 'Goods' },
        after: { name: 'by a job' },
        request_id: null,
      });
    }, 10_000);
  } finally {
    await working.stop();
  }
});
