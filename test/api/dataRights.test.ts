import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { sql, z } from '@shop/runtime/extension';
import { strToU8, zipSync } from 'fflate';
import type { ApiRecord, OrderInput, Person, TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  readColumns,
  missingColumns,
  undeclaredColumns,
} from '../../packages/runtime/src/modules/privacy/personalRows.repo.ts';
import { eraseMailFiles } from '../../packages/runtime/src/modules/mail/index.ts';
import { peopleOf, subjectOfCustomer } from '../../packages/runtime/src/modules/privacy/people.repo.ts';
import { refusalOf } from '../support/admins.ts';
import { filesWith, storedFilesWith } from '../support/filesWith.ts';
import { createImage, upload } from '../support/images.ts';
import { createProduct, createZoneWithRate, dataOf, testAddress, testShop } from '../support/shop.ts';
import { tablesWith } from '../support/tablesWith.ts';

/** A word that nobody else writes, not even the same test beside this one: development shops share the folder of their emails. */
const MARKER = `Quzzelbrand${process.pid}`;
let shop: TestShop;
let sku: string;
/** The folder of the file storage. */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-rights-'));
  shop = await testShop({
    extensions: [coreShipping, cod, cardgw],
    config: { media: { folder } },
  });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  ({ sku } = await createProduct(shop, { price: 10, qty: 500 }));
});
afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true });
});

/** Lists the files of the shop that have the marker: those of the storage, of the store's folder, and in the database. */
const filesOf = async (marker: string) => [
  ...(await filesWith([folder, path.join(shop.app.config.storeDir, '.shop')], marker)),
  ...(await storedFilesWith(shop, marker)),
];

const address = {
  ...testAddress,
  full_name: `${MARKER} Name`,
  address_1: `1 ${MARKER} Row`,
  address_2: `Flat ${MARKER}`,
  city: `${MARKER} City`,
  telephone: `555 ${MARKER}`,
};
const place = (input: OrderInput): Promise<ApiRecord> =>
  shop.make.order({ paymentMethod: 'cod', items: [{ sku }], ...input });
let people = 0;
const newPerson = (name = `${MARKER} Person`): Promise<Person> =>
  shop.make.customer({ email: `${MARKER.toLowerCase()}-${(people += 1)}@example.com`, full_name: name });

test('every column that can hold text is declared, and every declared column is there', async () => {
  const tables = shop.app.registry('personalData').list();
  const columns = await readColumns(shop.db);
  expect(undeclaredColumns(columns, tables)).toEqual([]);
  expect(missingColumns(columns, tables)).toEqual([]);
});

describe('erasure', () => {
  /** Leaves the marker wherever a shopper or an administrator can write about one. */
  async function leaveMarkers(): Promise<{ person: Person; order: ApiRecord; uuid: string }> {
    const person = await newPerson();
    const { uuid } = dataOf(await person.session.request('GET', '/api/customers/me'));
    dataOf(await shop.admin('POST', '/api/webhooks', { url: 'https://example.com/hook', topics: ['*'] }));
    dataOf(await shop.admin('PATCH', `/api/customers/${uuid}`, { full_name: `${MARKER} Renamed` }));
    dataOf(await person.session.request('POST', '/api/customers/me/addresses', address));
    dataOf(await shop.admin('POST', `/api/customers/${uuid}/notes`, { text: `${MARKER} calls often` }));
    const removed = dataOf(
      await shop.admin('POST', `/api/customers/${uuid}/notes`, { text: `${MARKER} was removed` }),
    );
    dataOf(await shop.admin('DELETE', `/api/customers/${uuid}/notes/${removed.uuid}`));
    await shop.request('POST', '/api/contact-messages', {
      full_name: MARKER,
      email: person.email,
      message: `${MARKER} asks`,
    });
    const order = await place({ customer: person, address, state: 'delivered' });
    dataOf(await shop.admin('POST', `/api/orders/${order.uuid}/notes`, { text: `${MARKER} was kind` }));
    const canceled = await place({ customer: person, address });
    dataOf(await shop.admin('POST', `/api/orders/${canceled.uuid}/cancel`, { reason: `${MARKER} changed` }));
    await place({ email: person.email, address, state: 'delivered' });
    await shop.make.cart({ paymentMethod: 'cod', customer: person, address });
    await returnSomething(order, person);
    dataOf(await shop.admin('POST', `/api/customers/${uuid}/export`));
    await shop.deliverEvents();
    return { person, order, uuid };
  }

  /** Returns a unit of an order, with a comment and an image, and has the return declined. */
  async function returnSomething({ uuid, items }: ApiRecord, person: Person): Promise<void> {
    const { order_item_id } = (items as readonly { order_item_id: number }[])[0]!;
    const asked = dataOf(
      await person.session.request('POST', `/api/orders/${uuid}/returns`, {
        items: [{ order_item_id, qty: 1, reason: 'damaged' }],
        comment: `${MARKER} is broken`,
      }),
    );
    const image = { name: `${MARKER}.png`, content: await createImage('png') };
    const path = `/api/returns/${asked.uuid}/images`;
    expect((await upload(shop, [image], { path })).status).toBe(200);
    await shop.db.run(sql.type(z.object({}))`
      insert into return_label (return_request_id, carrier_code, carrier_name, tracking_number, content, created_at)
      select return_request_id, 'van', 'Van', ${`${MARKER} 1`}, ${sql.binary(Buffer.from(`%PDF-1.4 ${MARKER}`))}, now()
      from return_request where uuid = ${asked.uuid}`);
    dataOf(await shop.admin('POST', `/api/returns/${asked.uuid}/decline`, { reason: `${MARKER} wore it` }));
  }

  /** Writes the marker into every column that an erasure changes, of every row about a customer. */
  async function markEveryColumn(customerId: number): Promise<number> {
    const subject = await subjectOfCustomer(shop.db, customerId);
    if (!subject) throw new Error('The customer is gone');
    const people = peopleOf(subject, []);
    const columns = await readColumns(shop.db);
    // Only carts and orders with an origin have a session of it.
    await shop.db.run(sql.type(z.object({}))`update "order" set origin = 'agents'`);
    await shop.db.run(sql.type(z.object({}))`update cart set origin = 'agents'`);
    let marked = 0;
    for (const { table, rowsOf, columns: uses } of shop.app.registry('personalData').list())
      for (const [column, use] of Object.entries(uses)) {
        const type = columns.get(table)?.get(column);
        const isErased = use === 'erased' || use === 'null' || use === 'values';
        if (!rowsOf || !isErased || table === 'audit_log' || !(type === 'text' || type === 'jsonb')) continue;
        if (
          column === 'email' ||
          column === 'customer_email' ||
          column === 'recipient' ||
          column === 'vat_check'
        )
          continue;
        const value =
          type === 'jsonb'
            ? JSON.stringify({ about: { name: `${MARKER} ${column}` } })
            : `${MARKER} ${column}`;
        const name = sql.identifier([column]);
        marked += await shop.db.run(sql.type(z.object({}))`
          update ${sql.identifier([table])} set ${name} = ${value}${type === 'jsonb' ? sql.fragment`::jsonb` : sql.fragment``}
          where ${rowsOf(people)}`);
      }
    return marked;
  }

  test('a marker in every field is found nowhere but in documents', async () => {
    const { person, order, uuid } = await leaveMarkers();
    const { customer_id } = dataOf(await shop.admin('GET', `/api/customers/${uuid}`));
    expect(await markEveryColumn(customer_id)).toBeGreaterThan(50);
    const before = await tablesWith(shop, MARKER);
    expect(before).toEqual(
      expect.arrayContaining([
        'public.audit_log',
        'public.cart',
        'public.customer',
        'public.document',
        'public.note',
        'public.order',
        'public.order_address',
        'public.return_label',
        'public.return_request',
      ]),
    );
    const files = await filesOf(MARKER);
    expect(files.filter((name) => !name.endsWith('.eml'))).toEqual([
      'customer_export.content',
      'return_label.content',
    ]);
    expect(files.length).toBeGreaterThan(5);
    const figures = dataOf(await shop.admin('GET', `/api/orders/${order.uuid}`));
    const erased = dataOf(
      await person.session.request('POST', '/api/customers/me/erase', { current_password: person.password }),
    );
    expect(erased).toEqual({ erased: true, waits_for: [] });

    expect(await tablesWith(shop, MARKER)).toEqual(['public.document']);
    expect(await tablesWith(shop, person.email)).toEqual(['public.document']);
    expect(await filesOf(MARKER)).toEqual([]);
    expect(await shop.db.any(sql.type(z.object({}))`select from return_image`)).toEqual([]);
    expect((await person.session.request('GET', '/api/customers/me')).status).toBe(401);
    expect((await shop.admin('GET', `/api/customers/${uuid}`)).status).toBe(404);
    const after = dataOf(await shop.admin('GET', `/api/orders/${order.uuid}`));
    expect(after).toMatchObject({
      customer_email: 'erased',
      customer_full_name: 'erased',
      user_ip: null,
      user_agent: null,
      grand_total: figures.grand_total,
      shipping_address: { full_name: 'erased', city: 'erased', country: 'US', province: 'US-CA' },
    });
    // What waits for delivery still runs.
    const { failed } = await shop.deliverEvents();
    expect(failed).toEqual([]);
  });

  test('an administrator erases, and the audit log says so without the values', async () => {
    const person = await newPerson('Fennimora Plinth');
    const { uuid } = dataOf(await person.session.request('GET', '/api/customers/me'));
    dataOf(await shop.admin('PATCH', `/api/customers/${uuid}`, { full_name: 'Fennimora Quince' }));
    dataOf(await shop.admin('POST', `/api/customers/${uuid}/erase`));
    expect(await tablesWith(shop, 'Fennimora')).toEqual([]);
    const { body } = await shop.admin('GET', `/api/audit-log?entity_uuid[eq]=${uuid}`);
    const actions = body.data.map(({ action }: { action: string }) => action);
    expect(actions).toContain('eraseCustomer');
    expect(refusalOf(await shop.admin('POST', `/api/customers/${uuid}/erase`))).toEqual([
      404,
      'CUSTOMER_NOT_FOUND',
      'Customer not found',
    ]);
  });

  test('open orders refuse it and are named; the kept wish is carried out when the last one has ended', async () => {
    const person = await newPerson('Waiting Wilma');
    const { uuid } = dataOf(await person.session.request('GET', '/api/customers/me'));
    const open = await place({ customer: person, state: 'paid' });
    const refused = await shop.admin('POST', `/api/customers/${uuid}/erase`);
    expect(refusalOf(refused)).toEqual([
      409,
      'CUSTOMER_HAS_OPEN_ORDERS',
      'The customer has open orders. Their data can be erased when these have ended.',
    ]);
    expect(refused.body.error.details).toEqual([
      {
        path: 'orders.0',
        rule: 'orderOpen',
        values: { order_number: open.order_number, uuid: open.uuid },
        message: `Order ${open.order_number} is open`,
      },
    ]);
    const erase = (body: object) => person.session.request('POST', '/api/customers/me/erase', body);
    expect(refusalOf(await erase({}))).toEqual([
      400,
      'CURRENT_PASSWORD_INVALID',
      'The current password is missing or wrong',
    ]);
    const current_password = person.password;
    expect((await erase({ current_password })).status).toBe(409);
    expect(dataOf(await erase({ current_password, when_possible: true }))).toEqual({
      erased: false,
      waits_for: [{ uuid: open.uuid, order_number: open.order_number }],
    });
    await shop.runJob('eraseWaitingCustomers');
    expect((await shop.admin('GET', `/api/customers/${uuid}`)).status).toBe(200);
    dataOf(await shop.admin('POST', `/api/orders/${open.uuid}/shipments`, {}));
    await shop.deliverEvents();
    await shop.runJob('eraseWaitingCustomers');
    expect((await shop.admin('GET', `/api/customers/${uuid}`)).status).toBe(404);
    expect(await tablesWith(shop, 'Waiting Wilma')).toEqual([]);
  });

  test('orders of guests with an address that was not verified stay', async () => {
    const email = 'somebody-else@example.com';
    const order = await place({ email, state: 'delivered' });
    await shop.deliverEvents();
    dataOf(
      await shop.request('POST', '/api/customers', {
        email,
        password: 'a long password 1',
        full_name: 'Impostor',
      }),
    );
    const pair = dataOf(
      await shop.request('POST', '/api/customer/tokens', { email, password: 'a long password 1' }),
    );
    const answer = await shop.request(
      'POST',
      '/api/customers/me/erase',
      { current_password: 'a long password 1' },
      { token: pair.accessToken },
    );
    expect(dataOf(answer)).toEqual({ erased: true, waits_for: [] });
    expect(dataOf(await shop.admin('GET', `/api/orders/${order.uuid}`)).customer_email).toBe(email);
  });

  test('what a gateway reports about an erased order later is erased by the job', async () => {
    const person = await newPerson('Late Lara');
    const order = await place({ customer: person, state: 'delivered' });
    await shop.deliverEvents();
    dataOf(
      await person.session.request('POST', '/api/customers/me/erase', { current_password: person.password }),
    );
    await shop.db.run(sql.type(z.object({}))`
      update payment_transaction set additional_information = ${JSON.stringify({ payer: 'Late Lara', amount: 3 })}::jsonb
      where order_id = ${order.order_id as number}`);
    await shop.runJob('applyRetention');
    expect(await tablesWith(shop, 'Late Lara')).toEqual([]);
  });
});

describe('the erasure of a guest’s order', () => {
  const erase = (uuid: string) => shop.admin('POST', `/api/orders/${uuid}/erase`);

  test('takes the person out of it, and is audited without values', async () => {
    const email = 'odalinde@example.com';
    const of = { email, address: { ...testAddress, full_name: 'Odalinde Guest' } };
    const older = await place({ ...of, state: 'delivered' });
    const order = await place({ ...of, state: 'delivered' });
    await shop.deliverEvents();
    expect(dataOf(await erase(older.uuid))).toEqual({ erased: true, waits_for: [] });
    expect(dataOf(await shop.admin('GET', `/api/orders/${older.uuid}`)).customer_email).toBe('erased');
    expect(dataOf(await shop.admin('GET', `/api/orders/${order.uuid}`)).customer_email).toBe(email);
    expect(dataOf(await erase(order.uuid))).toEqual({ erased: true, waits_for: [] });
    expect(dataOf(await erase(order.uuid))).toEqual({ erased: true, waits_for: [] });
    expect(await tablesWith(shop, 'Odalinde')).toEqual(['public.document']);
    const { body } = await shop.admin('GET', `/api/audit-log?entity_uuid[eq]=${order.uuid}`);
    expect(body.data.map(({ action }: { action: string }) => action)).toContain('eraseOrder');
    expect(JSON.stringify(body.data)).not.toContain('Odalinde');
  });

  test('waits for the order to end, and is not for orders of accounts', async () => {
    const open = await place({ email: 'open@example.com', state: 'paid' });
    const refused = await erase(open.uuid);
    expect(refusalOf(refused).slice(0, 2)).toEqual([409, 'CUSTOMER_HAS_OPEN_ORDERS']);
    expect(refused.body.error.details).toMatchObject([
      { path: 'orders.0', values: { order_number: open.order_number } },
    ]);
    expect(dataOf(await shop.admin('GET', `/api/orders/${open.uuid}`)).customer_email).toBe(
      'open@example.com',
    );
    const owned = await place({ customer: await newPerson('Owner'), state: 'delivered' });
    expect(refusalOf(await erase(owned.uuid))).toEqual([
      409,
      'ORDER_HAS_ACCOUNT',
      'The order belongs to an account. Erase its customer.',
    ]);
    expect(refusalOf(await erase('00000000-0000-4000-8000-000000000000'))).toEqual([
      404,
      'ORDER_NOT_FOUND',
      'Order not found',
    ]);
  });
});

test('files with a marker are found in folders and in archives', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'shop-files-'));
  const inner = zipSync({ 'data.json': strToU8(JSON.stringify({ name: MARKER.toUpperCase() })) });
  await mkdir(path.join(dir, 'a/b'), { recursive: true });
  await writeFile(path.join(dir, 'a/b/outer.zip'), zipSync({ 'inner.zip': inner }));
  await writeFile(path.join(dir, 'a/plain.txt'), `of ${MARKER}`);
  await writeFile(path.join(dir, `${MARKER}.txt`), '');
  await writeFile(path.join(dir, 'other.txt'), 'of somebody else');
  expect(await filesWith([dir], MARKER)).toEqual([`${MARKER}.txt`, 'a/b/outer.zip', 'a/plain.txt']);
  await rm(dir, { recursive: true });
});

test('the files of emails that a development shop wrote are deleted with the addresses in them', async () => {
  const storeDir = await mkdtemp(path.join(tmpdir(), 'shop-mail-'));
  const folder = path.join(storeDir, '.shop/mail');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'hers.eml'), 'To: Gone@Example.com\n\nHello');
  await writeFile(path.join(folder, 'his.eml'), 'To: stays@example.com\n\nHello');
  await eraseMailFiles({ ...shop.app, config: { ...shop.app.config, storeDir } }, ['gone@example.com']);
  expect(await readdir(folder)).toEqual(['his.eml']);
  await rm(storeDir, { recursive: true });
});
