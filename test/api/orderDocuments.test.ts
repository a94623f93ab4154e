import { createHash, randomUUID } from 'node:crypto';
import { sql } from '@shop/runtime/extension';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAdmin } from '../../packages/runtime/src/modules/auth/index.ts';
import { adminsOf, password, refusalOf } from '../support/admins.ts';
import { orderShop } from '../support/orderShop.ts';
import type { OrderShop } from '../support/orderShop.ts';
import { pdfText } from '../support/pdfText.ts';
import {
  createProduct,
  createReadyCart,
  createZoneWithRate,
  dataOf,
  testAddress,
  testShop,
} from '../support/shop.ts';

interface Placed {
  readonly uuid: string;
  readonly order_number: string;
  readonly order_id: number;
}

let its: OrderShop;
let sku: string;
beforeAll(async () => {
  its = await orderShop();
  ({ sku } = await createProduct(its.shop, { price: 10, qty: 500 }));
});
afterAll(() => its.shop.stop());

const { newAdmin, newRole, tokenOf } = adminsOf(() => its.shop);
const place = async (...skus: readonly string[]): Promise<Placed> =>
  dataOf(await its.place(await createReadyCart(its.shop, ...(skus.length > 0 ? skus : [sku]))));

/** Inserts more lines into an order than could quickly be added through a cart. */
async function addLines({ order_id }: Placed, count: number): Promise<void> {
  const { columns } = await its.shop.db.one(sql.type(z.object({ columns: z.array(z.string()) }))`
    select array_agg(column_name::text) as columns from information_schema.columns
    where table_name = 'order_item' and is_identity = 'NO'
      and column_name not in ('uuid', 'product_name') and is_generated = 'NEVER'`);
  const names = sql.join(
    columns.map((name) => sql.identifier([name])),
    sql.fragment`, `,
  );
  await its.shop.db.run(sql.type(z.object({}))`
    insert into order_item (product_name, ${names})
    select 'Line ' || n, ${names} from order_item, generate_series(1, ${count}::int) n
    where order_item_order_id = ${order_id}`);
}

let token: string;
const fetchPdf = async (path: string): Promise<Response> => {
  token ??= await tokenOf(await newAdmin());
  return fetch(new URL(path, its.shop.url), { headers: { authorization: `Bearer ${token}` } });
};
const pagesOf = async (path: string) => {
  const answer = await fetchPdf(path);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  return pdfText(Buffer.from(await answer.arrayBuffer()));
};
const documentOf = (order: Placed, kind: string) => `/api/orders/${order.uuid}/documents/${kind}`;
const settle = (settings: object) => its.shop.admin('POST', '/api/settings', settings);

const issue = (order: Placed) =>
  its.shop.admin('POST', `/api/orders/${order.uuid}/documents`, { kind: 'invoice' });
/** Places an order, issues its invoice, and returns the order. */
async function placeInvoiced(...skus: readonly string[]): Promise<Placed> {
  const order = await place(...skus);
  dataOf(await issue(order));
  return order;
}

describe('an invoice', () => {
  test('has the lines and the totals that were stored', async () => {
    const order = await placeInvoiced();
    const [page = ''] = await pagesOf(documentOf(order, 'invoice'));
    for (const text of [
      'Invoice',
      `Order ${order.order_number}`,
      `Product ${sku}`,
      sku,
      'Ada Lovelace',
      '$10.00',
    ])
      expect(page).toContain(text);
    expect(page).toMatch(/Subtotal\n\$10\.00\nShipping\n\$4\.99\nTotal\n\$14\.99/);
  });

  test('is not issued by reading it, and gets the next number of its series when it is issued', async () => {
    const read = async ({ uuid }: Placed) => dataOf(await its.shop.admin('GET', `/api/orders/${uuid}`));
    const [first, second, third, canceled] = [await place(), await place(), await place(), await place()];
    expect(first).not.toHaveProperty('invoice_number');
    const early = await its.shop.admin('GET', documentOf(first, 'invoice'));
    expect(refusalOf(early)).toEqual([409, 'NOT_ISSUED', 'The invoice has not been issued yet']);
    expect(await read(first)).toMatchObject({ invoice_number: null, invoiced_at: null });
    const refused = await settle({ invoiceNumberPrefix: 'R1' });
    expect(refusalOf(refused).slice(0, 2)).toEqual([400, 'VALIDATION_FAILED']);
    dataOf(await settle({ invoiceNumberPrefix: 'R{year}-', invoiceNumberStart: 700 }));
    const year = new Date().getFullYear();
    expect(dataOf(await issue(first))).toMatchObject({ kind: 'invoice', number: `R${year}-00700` });
    expect(refusalOf(await issue(first))).toEqual([
      409,
      'ALREADY_ISSUED',
      `The order already has the invoice R${year}-00700`,
    ]);
    dataOf(await settle({ invoiceNumberPrefix: 'S/', invoiceNumberStart: 5, documentNumberDigits: 3 }));
    expect((await pagesOf(documentOf(first, 'invoice')))[0]).toContain(
      `Invoice R${year}-00700\nInvoice date: `,
    );
    expect((await pagesOf(documentOf(second, 'packing-slip')))[0]).not.toContain('Invoice');
    expect(dataOf(await issue(second))).toMatchObject({ series: 'S/', number: 'S/005' });
    dataOf(await settle({ invoiceNumberPrefix: 'R{year}-', invoiceNumberStart: 1 }));
    expect(dataOf(await issue(third)).number).toBe(`R${year}-701`);
    dataOf(await settle({ invoiceNumberPrefix: '', invoiceNumberStart: 1, documentNumberDigits: 5 }));
    dataOf(await its.shop.admin('POST', `/api/orders/${canceled.uuid}/cancel`, { reason: 'Twice' }));
    expect(refusalOf(await issue(canceled))).toEqual([
      409,
      'NOT_ISSUABLE',
      'A canceled order cannot be invoiced',
    ]);
    expect(await read(canceled)).toMatchObject({ invoice_number: null });
    const query =
      'query($uuid: String!) { order(uuid: $uuid) { invoiceNumber invoicedAt activities { comment } } }';
    const { body } = await its.shop.query(query, { uuid: first.uuid }, 'admin');
    expect(body.data.order).toMatchObject({
      invoiceNumber: `R${year}-00700`,
      invoicedAt: expect.any(String),
    });
    expect(body.data.order.activities.at(-1).comment).toBe(`Invoice R${year}-00700 was issued`);
    const storefront = await its.shop.query('{ __type(name: "Order") { fields { name } } }');
    expect(JSON.stringify(storefront.body)).not.toContain('invoice');
  });

  test('never changes, whatever is corrected, refunded or set later, and the database refuses it', async () => {
    const order = await placeInvoiced();
    const bytes = async () => {
      const answer = await fetchPdf(documentOf(order, 'invoice'));
      return { etag: answer.headers.get('etag'), body: Buffer.from(await answer.arrayBuffer()) };
    };
    const before = await bytes();
    const [document] = dataOf(await its.shop.admin('GET', `/api/orders/${order.uuid}/documents`));
    expect(before.etag).toBe(`"${document.sha256}"`);
    expect(createHash('sha256').update(before.body).digest('hex')).toBe(document.sha256);
    const other = { ...testAddress, full_name: 'Bert Other', address_1: '99 Other Rd' };
    dataOf(await its.shop.admin('PATCH', `/api/orders/${order.uuid}`, { billing_address: other }));
    dataOf(await settle({ documentSender: 'Somebody Else Ltd' }));
    dataOf(await its.shop.admin('POST', `/api/orders/${order.uuid}/capture`, {}));
    dataOf(await its.shop.admin('POST', `/api/orders/${order.uuid}/refunds`, { amount: '4.99' }));
    expect(await bytes()).toEqual(before);
    const file = await fetchPdf(`/api/documents/${document.uuid}/file`);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(before.body);
    dataOf(await settle({ documentSender: '' }));
    for (const statement of [
      sql.fragment`update document set number = 'X' where uuid = ${document.uuid}`,
      sql.fragment`delete from document where uuid = ${document.uuid}`,
    ])
      await expect(its.shop.db.run(sql.type(z.object({}))`${statement}`)).rejects.toThrow();
    expect(await bytes()).toEqual(before);
  });

  test('has amounts that add up, and is for its order’s shopper and administrators', async () => {
    const order = await placeInvoiced();
    const [listed] = dataOf(await its.shop.admin('GET', `/api/orders/${order.uuid}/documents`));
    expect(listed).toMatchObject({
      order_id: order.order_id,
      currency: 'USD',
      net: 14.99,
      tax: 0,
      gross: 14.99,
      taxes: [{ rate: 0, net: 14.99, tax: 0 }],
      cancels: null,
      refund_id: null,
      supply_date: null,
    });
    const { snapshot, ...read } = dataOf(await its.shop.admin('GET', `/api/documents/${listed.uuid}`));
    expect(read).toEqual(listed);
    expect(snapshot).toMatchObject({
      language: 'en',
      order: { uuid: order.uuid },
      parts: [{ kind: 'line' }, {}],
    });
    const { orderToken } = order as Placed & { readonly orderToken: string };
    for (const path of [`/api/documents/${listed.uuid}`, `/api/orders/${order.uuid}/documents`]) {
      expect((await its.shop.request('GET', path)).status).toBe(401);
      expect((await its.shop.request('GET', `${path}?token=wrong`)).status).toBe(404);
      expect((await its.shop.request('GET', `${path}?token=${orderToken}`)).status).toBe(200);
    }
    const pdf = await fetch(new URL(`${documentOf(order, 'invoice')}?token=${orderToken}`, its.shop.url));
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    const slip = await its.shop.request('GET', `${documentOf(order, 'packing-slip')}?token=${orderToken}`);
    expect(refusalOf(slip).slice(0, 2)).toEqual([404, 'ORDER_NOT_FOUND']);
    expect((await its.shop.admin('GET', `/api/documents/${randomUUID()}`)).status).toBe(404);
    const unknown = await its.shop.admin('POST', `/api/orders/${order.uuid}/documents`, { kind: 'letter' });
    expect(refusalOf(unknown)).toEqual([
      400,
      'VALIDATION_FAILED',
      expect.stringContaining('kind must be one of invoice, correction'),
    ]);
  });

  test('has letters of German, Polish, Greek and Russian', async () => {
    const order = await place();
    const name = 'Größe Żółć Ωμέγα Жизнь';
    await its.shop.db.run(sql.type(z.object({}))`
      update order_item set product_name = ${name} where order_item_order_id = ${order.order_id}`);
    dataOf(await issue(order));
    const [page = ''] = await pagesOf(documentOf(order, 'invoice'));
    expect(page).toContain(name);
  });

  test.each([
    ['Arabic', 'محمد عبد الله'],
    ['Hebrew', 'שלום עולם'],
    ['Chinese', '北京烤鸭套装'],
    ['Japanese', '山田太郎・東京タワー'],
    ['Korean', '서울 김치 세트'],
    ['Thai', 'รองเท้าผ้าใบ'],
    ['Devanagari', 'नमस्ते भारत'],
    ['emoji', '🎁🧦'],
    ['emoji of several letters', '👩‍🚀 x'],
  ])('has letters of %s', async (_, name) => {
    const order = await place();
    await its.shop.db.run(sql.type(z.object({}))`
      update order_item set product_name = ${name} where order_item_order_id = ${order.order_id}`);
    const pages = await pagesOf(documentOf(order, 'packing-slip'));
    for (const letter of name.replaceAll(/[\s\p{Cf}]/gu, '')) expect(pages.join('')).toContain(letter);
    const query = 'query($uuid: String!) { order(uuid: $uuid) { unprintable { letters packages } } }';
    const { body } = await its.shop.query(query, { uuid: order.uuid }, 'admin');
    expect(body.data.order).toEqual({ unprintable: null });
  });

  test('goes without letters that no font has, and the order tells them', async () => {
    const order = await place();
    await its.shop.db.run(sql.type(z.object({}))`
      update order_item set product_name = 'Cuneiform 𒀀' where order_item_order_id = ${order.order_id}`);
    expect((await pagesOf(documentOf(order, 'packing-slip')))[0]).toContain('Cuneiform');
    const query = 'query($uuid: String!) { order(uuid: $uuid) { unprintable { letters packages } } }';
    const { body } = await its.shop.query(query, { uuid: order.uuid }, 'admin');
    expect(body.data.order).toEqual({ unprintable: { letters: ['𒀀'], packages: [] } });
  });

  test('is in the language of the order', async () => {
    const shop = await testShop({ config: { shop: { languages: ['en', 'de'] } } });
    try {
      await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
      const product = await createProduct(shop, { price: 1234.5, qty: 5 });
      const cart_id = await createReadyCart(shop, product.sku);
      const order: Placed = dataOf(await shop.request('POST', '/api/orders', { cart_id }));
      await shop.db.run(
        sql.type(z.object({}))`update "order" set locale = 'de' where order_id = ${order.order_id}`,
      );
      const own = await createAdmin(shop.db, { email: 'a@shop.test', password, fullName: 'Ada' });
      const { accessToken } = dataOf(
        await shop.request('POST', '/api/user/tokens', { email: own.email, password }),
      );
      const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
      const documents = new URL(`/api/orders/${order.uuid}/documents`, shop.url);
      await fetch(documents, { method: 'POST', headers, body: JSON.stringify({ kind: 'invoice' }) });
      const answer = await fetch(new URL(documentOf(order, 'invoice'), shop.url), { headers });
      const [page = ''] = pdfText(Buffer.from(await answer.arrayBuffer()));
      for (const text of [
        'Rechnung',
        `Bestellung ${order.order_number}`,
        'Gesamtsumme',
        '1.234,50',
        'Seite 1 von 1',
      ])
        expect(page).toContain(text);
    } finally {
      await shop.stop();
    }
  });

  test('names the company of the settings, else the shop', async () => {
    const named = await placeInvoiced();
    expect((await pagesOf(documentOf(named, 'invoice')))[0]).toContain(its.shop.app.config.shop.name);
    await settle({ documentSender: 'Ada & Sons Ltd.\n1 Mill Lane', documentFooter: 'VAT GB 123' });
    const [page = ''] = await pagesOf(documentOf(await placeInvoiced(), 'invoice'));
    for (const text of ['Ada & Sons Ltd.', '1 Mill Lane', 'VAT GB 123', 'Page 1 of 1'])
      expect(page).toContain(text);
    await settle({ documentSender: '', documentFooter: '' });
  });

  test('of 200 lines goes on over numbered pages with the heads of the columns on each', async () => {
    const order = await place();
    await addLines(order, 200);
    dataOf(await issue(order));
    const pages = await pagesOf(documentOf(order, 'invoice'));
    expect(pages.length).toBeGreaterThan(4);
    pages.forEach((page, index) => expect(page).toContain(`Page ${index + 1} of ${pages.length}`));
    for (const page of pages.slice(0, -1)) expect(page).toContain('Unit price');
    const all = pages.join('\n');
    for (let line = 1; line <= 200; line += 1) expect(all).toContain(`Line ${line}\n`);
    expect(pages.at(-1)).toContain('Total');
  });
});

describe('a packing slip', () => {
  test('has the units that are left to ship, the address and the note, and no prices', async () => {
    const other = await createProduct(its.shop, { price: 7, qty: 5 });
    const order = await place(sku, other.sku);
    await its.shop.db.run(sql.type(z.object({}))`
      update "order" set shipping_note = 'Ring twice' where order_id = ${order.order_id}`);
    const { items } = dataOf(await its.shop.admin('GET', `/api/orders/${order.uuid}`));
    dataOf(
      await its.shop.admin('POST', `/api/orders/${order.uuid}/shipments`, {
        items: [{ order_item_id: items[0].uuid, qty: 1 }],
      }),
    );
    const [page = ''] = await pagesOf(documentOf(order, 'packing-slip'));
    expect(page).not.toContain(`Product ${sku}`);
    for (const text of ['Packing slip', `Product ${other.sku}`, '12 Analytical Row', 'Ring twice'])
      expect(page).toContain(text);
    expect(page).not.toContain('$');
  });

  test('is printed with those of other orders into one file, each with pages of its own', async () => {
    const orders = [await place(), await place()];
    const ids = orders.map(({ uuid }) => uuid);
    const pages = await pagesOf(`/api/orders/documents/packing-slip?ids=${ids.join(',')}`);
    expect(pages.map((page) => /Order (\d+)/.exec(page)?.[1])).toEqual(
      orders.map((order) => order.order_number),
    );
    expect(pages.every((page) => page.includes('Page 1 of 1'))).toBe(true);
  });
});

describe('the invoices of several orders', () => {
  test('are those that are issued, and a header names the other orders', async () => {
    const [first, second, without] = [await placeInvoiced(), await placeInvoiced(), await place()];
    const path = (...orders: readonly Placed[]) =>
      `/api/orders/documents/invoice?ids=${orders.map(({ uuid }) => uuid).join(',')}`;
    const answer = await fetchPdf(path(first, without, second));
    expect(answer.headers.get('shop-not-issued')).toBe(without.order_number);
    const pages = pdfText(Buffer.from(await answer.arrayBuffer()));
    expect(pages.map((page) => /Order (\d+)/.exec(page)?.[1])).toEqual([
      first.order_number,
      second.order_number,
    ]);
    expect((await fetchPdf(path(first, second))).headers.get('shop-not-issued')).toBeNull();
    const none = await its.shop.admin('GET', path(without));
    expect(refusalOf(none).slice(0, 2)).toEqual([409, 'NOT_ISSUED']);
  });
});

describe('an invoice is issued by itself', () => {
  const numberOf = async ({ uuid }: Placed) =>
    dataOf(await its.shop.admin('GET', `/api/orders/${uuid}`)).invoice_number as string | null;
  const settled = async (order: Placed) => {
    await its.shop.deliverEvents();
    return numberOf(order);
  };
  const ship = (order: Placed) => its.shop.admin('POST', `/api/orders/${order.uuid}/shipments`, {});
  const capture = (order: Placed) => its.shop.admin('POST', `/api/orders/${order.uuid}/capture`, {});

  test('with the payment, or with the first shipment where money comes later, and once', async () => {
    const [paid, shipped, canceled] = [await place(), await place(), await place()];
    expect(await settled(paid)).toBeNull();
    dataOf(await capture(paid));
    dataOf(await ship(shipped));
    dataOf(await its.shop.admin('POST', `/api/orders/${canceled.uuid}/cancel`, { reason: 'Twice' }));
    const number = await settled(paid);
    expect(number).toEqual(expect.any(String));
    expect(await numberOf(shipped)).toEqual(expect.any(String));
    expect(await numberOf(canceled)).toBeNull();
    dataOf(await ship(paid));
    expect(await settled(paid)).toBe(number);
    expect(dataOf(await its.shop.admin('GET', `/api/orders/${paid.uuid}/documents`))).toHaveLength(1);
  });

  test('with the order, if the setting says so', async () => {
    dataOf(await settle({ invoiceIssuedOn: 'placed' }));
    expect(await settled(await place())).toEqual(expect.any(String));
    dataOf(await settle({ invoiceIssuedOn: 'paid' }));
  });

  test('with the first shipment, if the setting says so', async () => {
    dataOf(await settle({ invoiceIssuedOn: 'shipped' }));
    const order = await place();
    dataOf(await capture(order));
    expect(await settled(order)).toBeNull();
    dataOf(await ship(order));
    expect(await settled(order)).toEqual(expect.any(String));
    const [document] = dataOf(await its.shop.admin('GET', `/api/orders/${order.uuid}/documents`));
    const [shipment] = dataOf(await its.shop.admin('GET', `/api/orders/${order.uuid}/shipments`));
    expect(document.supply_date).toBe(shipment.shipped_at.slice(0, 10));
    dataOf(await settle({ invoiceIssuedOn: 'paid' }));
  });

  test('with the day of the first parcel that was not canceled', async () => {
    const order = await place();
    const { uuid } = dataOf(await ship(order));
    dataOf(await its.shop.admin('POST', `/api/shipments/${uuid}/cancel`));
    expect(dataOf(await issue(order)).supply_date).toBeNull();
    dataOf(await ship(order));
    await its.shop.db.run(sql.type(z.object({}))`
      update shipment set shipped_at = '2026-03-04T12:00:00Z' where shipment_order_id = ${order.order_id} and canceled_at is null`);
    const corrected = await its.shop.admin('POST', `/api/orders/${order.uuid}/documents`, {
      kind: 'correction',
    });
    expect(dataOf(corrected).supply_date).toBe('2026-03-04');
    const file = await fetchPdf(`/api/documents/${dataOf(corrected).uuid}/file`);
    const lines = (await pdfText(Buffer.from(await file.arrayBuffer()))).join('\n');
    expect(lines).toContain('Date of supply: Mar 4, 2026');
  });

  test('with the day of the payment if nothing is shipped, as for services and what the customer collects', async () => {
    const service = await createProduct(its.shop, { price: 30, qty: 10, noShipping: true });
    const { uuid, order_id } = await its.shop.make.order({ items: [{ sku: service.sku }] });
    const order = { uuid, order_id } as Placed;
    dataOf(await issue(order));
    dataOf(await capture(order));
    await its.shop.db.run(sql.type(z.object({}))`
      update payment_transaction set created_at = '2026-03-04T12:00:00Z' where order_id = ${order.order_id} and payment_action = 'capture'`);
    dataOf(await its.shop.admin('POST', `/api/orders/${order.uuid}/documents`, { kind: 'correction' }));
    const documents = dataOf(await its.shop.admin('GET', `/api/orders/${order.uuid}/documents`));
    expect(documents.map(({ supply_date }: { supply_date: string | null }) => supply_date)).toEqual([
      null,
      '2026-03-04',
      '2026-03-04',
    ]);
  });

  test('and announced by the event document_issued', async () => {
    const order = await place();
    const { uuid, number } = dataOf(await issue(order));
    const { payload } = await its.shop.db.one(sql.type(z.object({ payload: z.unknown() }))`
      select payload from event_log where event = 'document_issued' order by event_log_id desc limit 1`);
    expect(payload).toMatchObject({ orderUuid: order.uuid, documentUuid: uuid, kind: 'invoice', number });
  });

  test('before there were documents is stored once by a job, as it prints now', async () => {
    const order = await place();
    const marker = sql.fragment`('invoices to store', 1)`;
    await its.shop.db.run(sql.type(z.object({}))`
      update "order" set invoice_number = 'OLD-7', invoiced_at = now() where order_id = ${order.order_id}`);
    await its.shop.db.run(sql.type(z.object({}))`
      insert into number_series (name, last_number) values ${marker}`);
    await its.shop.runJob('storeIssuedInvoices');
    await its.shop.runJob('storeIssuedInvoices');
    const documents = dataOf(await its.shop.admin('GET', `/api/orders/${order.uuid}/documents`));
    expect(documents).toMatchObject([{ number: 'OLD-7', series: 'OLD-', kind: 'invoice' }]);
    expect((await pagesOf(documentOf(order, 'invoice')))[0]).toContain('Invoice OLD-7');
    dataOf(await settle({ invoiceNumberPrefix: 'OLD-' }));
    expect(dataOf(await issue(await place())).number).toBe('OLD-00008');
    dataOf(await settle({ invoiceNumberPrefix: '' }));
  });
});

describe('documents are refused', () => {
  test('for an order that is not there, and a kind that is none', async () => {
    const order = await place();
    const get = async (path: string) => refusalOf(await its.shop.admin('GET', path));
    expect((await get(`/api/orders/${randomUUID()}/documents/invoice`)).slice(0, 2)).toEqual([
      404,
      'ORDER_NOT_FOUND',
    ]);
    expect((await get(`/api/orders/documents/invoice?ids=${order.uuid},${randomUUID()}`))[0]).toBe(404);
    expect((await get(documentOf(order, 'poem')))[0]).toBe(400);
    const ids = Array.from({ length: 101 }, () => randomUUID()).join();
    expect((await get(`/api/orders/documents/invoice?ids=${ids}`))[0]).toBe(400);
  });

  test('to administrators who may not read orders', async () => {
    const order = await placeInvoiced();
    const as = async (permission: string) =>
      (
        await fetch(new URL(documentOf(order, 'invoice'), its.shop.url), {
          headers: { authorization: `Bearer ${await tokenOf(await newAdmin([await newRole(permission)]))}` },
        })
      ).status;
    expect(await as('getProduct')).toBe(403);
    expect(await as('getOrder')).toBe(200);
  });
});
