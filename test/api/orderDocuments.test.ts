import { randomUUID } from 'node:crypto';
import { sql } from '@shop/runtime/extension';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAdmin } from '../../packages/runtime/src/modules/auth/index.ts';
import { adminsOf, password, refusalOf } from '../support/admins.ts';
import { orderShop } from '../support/orderShop.ts';
import type { OrderShop } from '../support/orderShop.ts';
import { pdfText } from '../support/pdfText.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

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

describe('an invoice', () => {
  test('has the lines, the stored totals, what was paid and what is due', async () => {
    const order = await place();
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
    expect(page).toMatch(/Subtotal\n\$10\.00\nShipping\n\$4\.99\nTotal\n\$14\.99\nAmount due\n\$14\.99/);
    dataOf(await its.shop.admin('POST', `/api/orders/${order.uuid}/capture`, {}));
    dataOf(await its.shop.admin('POST', `/api/orders/${order.uuid}/refunds`, { amount: '4.99' }));
    const [paid = ''] = await pagesOf(documentOf(order, 'invoice'));
    expect(paid).toMatch(/Paid\n\$14\.99\nRefunded\n-\$4\.99/);
    expect(paid).not.toContain('Amount due');
  });

  test('gets the next number when it is first printed, with the prefix from the settings, and keeps it', async () => {
    const read = async ({ uuid }: Placed) => dataOf(await its.shop.admin('GET', `/api/orders/${uuid}`));
    const [first, second, canceled] = [await place(), await place(), await place()];
    expect(first).not.toHaveProperty('invoice_number');
    expect(await read(first)).toMatchObject({ invoice_number: null, invoiced_at: null });
    const refused = await settle({ invoiceNumberPrefix: 'R1' });
    expect(refusalOf(refused).slice(0, 2)).toEqual([400, 'VALIDATION_FAILED']);
    dataOf(await settle({ invoiceNumberPrefix: 'R-', invoiceNumberStart: 700 }));
    expect((await pagesOf(documentOf(first, 'invoice')))[0]).toContain('Invoice R-700\nInvoice date: ');
    dataOf(await settle({ invoiceNumberPrefix: 'S/', invoiceNumberStart: 5 }));
    expect((await pagesOf(documentOf(first, 'invoice')))[0]).toContain('Invoice R-700');
    expect((await pagesOf(documentOf(second, 'packing-slip')))[0]).not.toContain('Invoice');
    expect((await pagesOf(documentOf(second, 'invoice')))[0]).toContain('Invoice S/701');
    dataOf(await settle({ invoiceNumberPrefix: '', invoiceNumberStart: 1 }));
    dataOf(await its.shop.admin('POST', `/api/orders/${canceled.uuid}/cancel`, { reason: 'Twice' }));
    expect((await pagesOf(documentOf(canceled, 'invoice')))[0]).not.toContain('Invoice date');
    expect(await read(canceled)).toMatchObject({ invoice_number: null });
    const query =
      'query($uuid: String!) { order(uuid: $uuid) { invoiceNumber invoicedAt activities { comment } } }';
    const { body } = await its.shop.query(query, { uuid: first.uuid }, 'admin');
    expect(body.data.order).toMatchObject({ invoiceNumber: 'R-700', invoicedAt: expect.any(String) });
    expect(body.data.order.activities.at(-1).comment).toBe('Invoice R-700 was issued');
    const storefront = await its.shop.query('{ __type(name: "Order") { fields { name } } }');
    expect(JSON.stringify(storefront.body)).not.toContain('invoice');
  });

  test('contains German, Polish, Greek and Russian letters', async () => {
    const order = await place();
    const name = 'Größe Żółć Ωμέγα Жизнь';
    await its.shop.db.run(sql.type(z.object({}))`
      update order_item set product_name = ${name} where order_item_order_id = ${order.order_id}`);
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
  ])('contains %s letters', async (_, name) => {
    const order = await place();
    await its.shop.db.run(sql.type(z.object({}))`
      update order_item set product_name = ${name} where order_item_order_id = ${order.order_id}`);
    const pages = await pagesOf(documentOf(order, 'packing-slip'));
    for (const letter of name.replaceAll(/[\s\p{Cf}]/gu, '')) expect(pages.join('')).toContain(letter);
    const query = 'query($uuid: String!) { order(uuid: $uuid) { unprintable { letters packages } } }';
    const { body } = await its.shop.query(query, { uuid: order.uuid }, 'admin');
    expect(body.data.order).toEqual({ unprintable: null });
  });

  test('omits letters that no font has, and the order lists them', async () => {
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
      const answer = await fetch(new URL(documentOf(order, 'invoice'), shop.url), {
        headers: { authorization: `Bearer ${accessToken}` },
      });
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

  test('names the company from the settings, or otherwise the shop', async () => {
    const order = await place();
    expect((await pagesOf(documentOf(order, 'invoice')))[0]).toContain(its.shop.app.config.shop.name);
    await settle({ documentSender: 'Ada & Sons Ltd.\n1 Mill Lane', documentFooter: 'VAT GB 123' });
    const [page = ''] = await pagesOf(documentOf(order, 'invoice'));
    for (const text of ['Ada & Sons Ltd.', '1 Mill Lane', 'VAT GB 123', 'Page 1 of 1'])
      expect(page).toContain(text);
    await settle({ documentSender: '', documentFooter: '' });
  });

  test('with 200 lines continues on numbered pages with column headers on each', async () => {
    const order = await place();
    await addLines(order, 200);
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
  test('has the units left to ship, the address and the note, and no prices', async () => {
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

  test('several orders are printed into one file, each on separate pages', async () => {
    const orders = [await place(), await place()];
    const ids = orders.map(({ uuid }) => uuid);
    const pages = await pagesOf(`/api/orders/documents/packing-slip?ids=${ids.join(',')}`);
    expect(pages.map((page) => /Order (\d+)/.exec(page)?.[1])).toEqual(
      orders.map((order) => order.order_number),
    );
    expect(pages.every((page) => page.includes('Page 1 of 1'))).toBe(true);
  });
});

describe('documents are rejected', () => {
  test('for an unknown order, and an unknown kind', async () => {
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

  test('for administrators who may not read orders', async () => {
    const order = await place();
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
