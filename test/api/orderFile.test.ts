import { sql, z } from '@shop/runtime/extension';
import { valueOf } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ordersInPieces } from '../../packages/runtime/src/modules/orders/orderFileRoute.ts';
import { refusalOf } from '../support/admins.ts';
import { createProduct, createReadyCart, createZoneWithRate, testShop } from '../support/shop.ts';

const HEADER =
  'order_number,created_at,status,payment_status,shipment_status,origin,origin_who,origin_session,customer_email,customer_full_name,country,total_qty,currency,sub_total_incl_tax,discount_amount,shipping_fee_incl_tax,total_tax_amount,grand_total,coupons,payment_method,invoice_number';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  const { sku } = await createProduct(shop, { price: 10.5, qty: 100 });
  const { orders } = shop.app;
  valueOf(await orders.place({}, { cart: await createReadyCart(shop, sku) }));
  const origin = { kind: 'agents', who: 'https://assistant.example/profile', session: 's-1' };
  valueOf(await orders.place({}, { cart: await createReadyCart(shop, sku), origin }));
  valueOf(await orders.place({}, { cart: await createReadyCart(shop, sku), origin: { kind: 'market' } }));
  await shop.db.run(sql.type(z.object({}))`
    update "order" set customer_full_name = '=1+1', coupons = '["A", "B"]' where order_number = '10003'`);
});
afterAll(() => shop.stop());

const file = (query = '') => shop.admin('GET', `/api/orders/export${query}`);
const numbersOf = (csv: string) =>
  csv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',')[0]);

test('the file has all orders, newest first, with their origin', async () => {
  const { status, headers, body } = await file();
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('attachment; filename="orders.csv"');
  expect(headers.get('cache-control')).toBe('no-store');
  const [header, market, agents, own] = (body as string).trim().split('\n');
  expect(header).toBe(HEADER);
  const time = /^10\d{3},\d{4}-\d\d-\d\d[T ][^,]+,/;
  for (const line of [market, agents, own]) expect(line).toMatch(time);
  expect(agents!.replace(time, '')).toBe(
    'new,cod_pending,unfullfilled,agents,https://assistant.example/profile,s-1,ada@example.com,,US,1,USD,10.5,0,5,0,15.5,,cod,',
  );
  expect(own!.replace(time, '')).toContain('new,cod_pending,unfullfilled,,,,ada@example.com');
  expect(market).toContain(",market,,,ada@example.com,'=1+1,US,");
  expect(market).toContain(',A B,cod,');
});

test('the filters of the list select the orders of the file', async () => {
  expect(numbersOf((await file('?origin=agents')).body)).toEqual(['10002']);
  expect(numbersOf((await file('?origin[in]=agents,market')).body)).toEqual(['10003', '10002']);
  expect(numbersOf((await file('?origin=nobody')).body)).toEqual([]);
  expect(numbersOf((await file('?number=10001')).body)).toEqual(['10001']);
});

test.each(['limit=1', 'page=2', 'ob=total', 'after=x', 'nothing=1'])(
  'the query "%s" is refused',
  async (query) => {
    const [status, code] = refusalOf(await file(`?${query}`));
    expect([status, code]).toEqual([400, 'VALIDATION_FAILED']);
  },
);

test('a value that is no filter is refused', async () => {
  expect(refusalOf(await file('?total=much')).slice(0, 2)).toEqual([400, 'BAD_FILTER']);
});

test('an administrator needs the permission of the list', async () => {
  const clerk = await shop.make.administrator({ permissions: ['listProducts'] });
  expect((await clerk.session.request('GET', '/api/orders/export')).status).toBe(403);
  expect((await shop.request('GET', '/api/orders/export')).status).toBe(401);
});

test('orders are read in pieces, each once', async () => {
  const pieces: string[][] = [];
  for await (const rows of ordersInPieces(shop.db, sql.fragment`true`, 2))
    pieces.push(rows.map(({ order_number }) => order_number));
  expect(pieces).toEqual([['10003', '10002'], ['10001']]);
});
