import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { adminsOf, refusalOf } from '../support/admins.ts';
import { orderShop } from '../support/orderShop.ts';
import type { OrderShop } from '../support/orderShop.ts';
import { createProduct, createReadyCart, dataOf, testAddress } from '../support/shop.ts';

interface Placed {
  readonly uuid: string;
  readonly order_number: string;
  readonly orderToken: string;
}

let its: OrderShop;
let sku: string;
let order: Placed;
beforeAll(async () => {
  its = await orderShop();
  ({ sku } = await createProduct(its.shop, { price: 10, qty: 500 }));
  const { uuid } = dataOf(await its.shop.admin('POST', '/api/tax/classes', { name: 'Goods' }));
  dataOf(
    await its.shop.admin('POST', `/api/tax/classes/${uuid}/rates`, { name: 'State', rate: 7, country: 'US' }),
  );
});
afterAll(() => its.shop.stop());
beforeEach(async () => {
  order = dataOf(await its.place(await createReadyCart(its.shop, sku)));
});

const { newAdmin, newRole, tokenOf } = adminsOf(() => its.shop);
const path = () => `/api/orders/${order.uuid}`;
const correct = (body: object) => its.shop.admin('PATCH', path(), body);
const read = async () => dataOf(await its.shop.admin('GET', path()));
const historyOf = async () => {
  const { body } = await its.shop.query(
    'query($uuid: String!) { order(uuid: $uuid) { activities { comment author { kind name } } } }',
    { uuid: order.uuid },
    'admin',
  );
  return body.data.order.activities as { comment: string; author: { kind: string; name: string } | null }[];
};

const moved = { ...testAddress, address_1: '7 Difference Lane', province: 'Nevada', postcode: '89501' };

describe('an administrator corrects an order', () => {
  test('the contact and both addresses, as a whole, with provinces as stored; totals are unchanged', async () => {
    const before = await read();
    const answer = dataOf(
      await correct({
        customer_email: 'countess@example.com',
        customer_full_name: 'Countess Lovelace',
        shipping_address: moved,
        billing_address: { ...moved, address_2: 'Flat 2' },
      }),
    );
    expect(answer).toMatchObject({
      customer_email: 'countess@example.com',
      customer_full_name: 'Countess Lovelace',
      shipping_address: { address_1: '7 Difference Lane', province: 'US-NV', province_name: 'Nevada' },
      billing_address: { address_1: '7 Difference Lane', address_2: 'Flat 2' },
    });
    expect(answer).toEqual(await read());
    for (const total of ['grand_total', 'total_tax_amount', 'shipping_fee_incl_tax'])
      expect(answer[total]).toBe(before[total]);
    expect(answer.shipping_address.uuid).toBe(before.shipping_address.uuid);
  });

  test('the history has an entry for each change, with its author and nothing else', async () => {
    const token = await tokenOf(await newAdmin([await newRole('*')]));
    const known = (await historyOf()).length;
    dataOf(
      await its.shop.request(
        'PATCH',
        path(),
        { customer_email: 'new@example.com', shipping_address: moved },
        { token },
      ),
    );
    expect((await historyOf()).slice(known)).toEqual([
      {
        comment: 'Email changed from ada@example.com to new@example.com',
        author: { kind: 'administrator', name: expect.stringContaining('@') },
      },
      {
        comment: 'Shipping address changed (address_1, province, postcode)',
        author: { kind: 'administrator', name: expect.stringContaining('@') },
      },
    ]);
  });

  test('unchanged values have no effect and add no entry', async () => {
    const before = [await read(), await historyOf()];
    dataOf(await correct({ customer_email: 'ada@example.com', shipping_address: testAddress }));
    dataOf(await correct({}));
    expect([await read(), await historyOf()]).toEqual(before);
  });

  test('the list’s keyword search finds the order by its new values, and no longer by the old ones', async () => {
    dataOf(await correct({ customer_email: 'zerah@elsewhere.test', customer_full_name: 'Zerah Colburn' }));
    const found = async (keyword: string) =>
      dataOf(await its.shop.admin('GET', `/api/orders?keyword=${keyword}`)).map(
        ({ uuid }: Placed) => uuid,
      ) as string[];
    expect(await found('zerah')).toEqual([order.uuid]);
    expect(await found('colburn')).toEqual([order.uuid]);
    expect(await found(order.order_number)).toEqual([order.uuid]);
    expect(await found('ada@example.com')).not.toContain(order.uuid);
  });

  test('the link in its emails still works', async () => {
    dataOf(await correct({ customer_email: 'other@example.com' }));
    const { body } = await its.shop.query(
      'query($uuid: String!, $token: String) { order(uuid: $uuid, token: $token) { customerEmail } }',
      { uuid: order.uuid, token: order.orderToken },
    );
    expect(body.data.order).toEqual({ customerEmail: 'other@example.com' });
  });

  test('the audit log has the order and the address', async () => {
    dataOf(await correct({ customer_email: 'log@example.com', billing_address: moved }));
    const { billing_address } = await read();
    const entryOf = async (uuid: string) =>
      dataOf(await its.shop.admin('GET', `/api/audit-log?entity_uuid=${uuid}`))[0];
    expect(await entryOf(order.uuid)).toMatchObject({
      action: 'updateOrder',
      before: { customer_email: 'ada@example.com' },
      after: { customer_email: 'log@example.com' },
    });
    expect(await entryOf(billing_address.uuid)).toMatchObject({ after: { province: 'US-NV' } });
  });

  test('with If-Match, only the version that was read is changed', async () => {
    const token = await its.shop.adminToken();
    const etag = (await its.shop.admin('GET', path())).headers.get('etag') as string;
    const patch = (customer_email: string, tag: string) =>
      its.shop.request('PATCH', path(), { customer_email }, { token, headers: { 'if-match': tag } });
    const first = await patch('one@example.com', etag);
    expect([first.status, first.body.data.customer_email]).toEqual([200, 'one@example.com']);
    const second = await patch('two@example.com', etag);
    expect([second.status, second.body.error.code, second.body.error.current.customer_email]).toEqual([
      412,
      'VERSION_CONFLICT',
      'one@example.com',
    ]);
    expect((await patch('two@example.com', first.headers.get('etag') as string)).status).toBe(200);
  });
});

describe('a correction is rejected', () => {
  test('for a canceled order', async () => {
    dataOf(await its.shop.admin('POST', `${path()}/cancel`, { reason: 'Twice' }));
    expect(refusalOf(await correct({ customer_email: 'new@example.com' }))).toEqual([
      409,
      'ORDER_NOT_CORRECTABLE',
      'A canceled order cannot be changed',
    ]);
  });

  test('for the shipping address if nothing is left to ship; the billing address may change', async () => {
    dataOf(await its.shop.admin('POST', `${path()}/shipments`, {}));
    expect(refusalOf(await correct({ shipping_address: moved, customer_email: 'new@example.com' }))).toEqual([
      409,
      'ORDER_ALREADY_SHIPPED',
      'The shipping address cannot be changed because the order has been fully shipped',
    ]);
    expect((await read()).customer_email).toBe('ada@example.com');
    expect(dataOf(await correct({ billing_address: moved })).billing_address.province).toBe('US-NV');
  });

  test.each([
    [{ customer_email: 'nobody' }, 'Email is invalid'],
    [{ customer_full_name: ' ' }, 'customer_full_name must not be empty'],
    [{ shipping_address: { ...testAddress, city: 'Reno\u0007' } }, 'City'],
    [{ shipping_address: { city: 'Reno' } }, 'is required'],
    [{ billing_address: null }, 'Address is required'],
  ])('with %j', async (body, message) => {
    const [status, code, text] = refusalOf(await correct(body));
    expect([status, code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(text).toContain(message);
  });

  test('with an unknown province that a tax rate requires', async () => {
    const { uuid } = dataOf(await its.shop.admin('POST', '/api/tax/classes', { name: 'Local' }));
    const rate = { name: 'Local', rate: 1, country: 'US', province: 'US-CA' };
    dataOf(await its.shop.admin('POST', `/api/tax/classes/${uuid}/rates`, rate));
    const answer = await correct({ shipping_address: { ...testAddress, province: 'Atlantis' } });
    expect([answer.status, answer.body.error.code]).toEqual([400, 'INVALID_PROVINCE']);
  });

  test('for an unknown order', async () => {
    const answer = await its.shop.admin('PATCH', '/api/orders/nothing', { customer_email: 'a@example.com' });
    expect(refusalOf(answer).slice(0, 2)).toEqual([404, 'ORDER_NOT_FOUND']);
  });
});
