import { readdirSync } from 'node:fs';
import path from 'node:path';
import { defineExtension, defineSubscriber, sql, z } from '@shop/runtime/extension';
import { createTestClock, createTestShop } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const databaseOf = async ({ db }: TestShop) =>
  db.one(sql.type(z.object({ name: z.string(), socket: z.string(), alive: z.boolean() }))`
    select current_database() as name, setting as socket, true as alive
    from pg_settings where name = 'unix_socket_directories'`);
const namesAt = ({ db }: TestShop) =>
  db.any(sql.type(z.object({ name: z.string() }))`select datname as name from pg_database`);

test('test shops share a server, have separate databases, and drop them when they stop', async () => {
  const [one, other] = await Promise.all([createTestShop(), createTestShop()]);
  const [first, second] = await Promise.all([databaseOf(one), databaseOf(other)]);
  expect(first.socket).toBe(second.socket);
  expect(first.name).not.toBe(second.name);
  await one.make.product();
  expect((await other.query('{ products { total } }')).body.data.products.total).toBe(0);
  await one.stop();
  const names = (await namesAt(other)).map(({ name }) => name);
  expect(names).toContain(second.name);
  expect(names).not.toContain(first.name);
  await other.stop();
});

test('a shop whose extension fails at startup leaves no database', async () => {
  const fails = defineExtension({
    name: 'fails',
    api: '^1.0',
    setup: () => ({
      start: () => {
        throw new Error('no');
      },
    }),
  });
  const shop = await createTestShop();
  await expect(createTestShop({ extensions: [fails] })).rejects.toThrow('no');
  const own = (await namesAt(shop)).filter(({ name }) => name.startsWith(`shop_${process.pid}_`));
  expect(own).toHaveLength(1);
  await shop.stop();
});

test('the server of the test shops ends with the last one', async () => {
  const shop = await createTestShop();
  const { socket } = await databaseOf(shop);
  const users = path.join(path.dirname(socket), 'users');
  const mine = () => readdirSync(users).filter((name) => name.startsWith(`${process.pid}-`));
  expect(mine()).toHaveLength(1);
  await shop.stop();
  expect(mine()).toHaveLength(0);
});

describe('a shop with makers and drivers', () => {
  const clock = createTestClock();
  const handled: string[] = [];
  let isBroken = true;
  const listener = defineExtension({
    name: 'listener',
    api: '^1.0',
    setup: () => ({
      subscribers: [
        defineSubscriber({
          id: 'listener.placed',
          event: 'order_placed',
          handle: async (_, _app, { deliveryId, attempt }) => {
            handled.push(`${deliveryId} ${attempt}`);
            if (isBroken) throw new Error('out of order');
          },
        }),
      ],
      jobs: [
        {
          id: 'countNight',
          schedule: '0 3 * * *',
          run: async (app) => {
            if (isBroken) throw new Error('no night');
            app.log.info('night');
          },
        },
      ],
    }),
  });
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop({ clock, extensions: [listener] });
  });
  afterAll(() => shop.stop());

  test.each([
    ['placed', 'processing', 'test_payment_authorized', 'unfullfilled'],
    ['paid', 'processing', 'test_payment_captured', 'unfullfilled'],
    ['shipped', 'processing', 'test_payment_captured', 'shipped'],
    ['delivered', 'completed', 'test_payment_captured', 'delivered'],
    ['refunded', 'closed', 'test_payment_refunded', 'unfullfilled'],
    ['canceled', 'canceled', 'canceled', 'canceled'],
  ] as const)('an order can be %s', async (state, ...expected) => {
    const order = await shop.make.order({ state });
    expect([order['status'], order['payment_status'], order['shipment_status']]).toEqual(expected);
  });

  test('every maker creates its record', async () => {
    const { make } = shop;
    const product = await make.product({
      variants: [{ options: { size: 'S' } }, { options: { size: 'M' }, price: 12 }],
    });
    expect(product['variants']).toHaveLength(2);
    const category = await make.category({ name: 'Mugs', products: [product] });
    const collection = await make.collection({ products: [product] });
    const { body } = await shop.query(
      `query($id: ID!, $code: String!) {
        category(id: $id) { products { total } } collection(code: $code) { products { total } }
      }`,
      { id: category.uuid, code: collection['code'] },
    );
    expect(body.data).toEqual({
      category: { products: { total: 1 } },
      collection: { products: { total: 1 } },
    });
    const made = [
      await make.attribute({ options: ['Red', 'Blue'] }),
      await make.attributeGroup(),
      await make.customerGroup(),
      await make.taxClass({ rates: [{ rate: 20, country: 'US' }] }),
      await make.coupon(),
      await make.page(),
      await make.landingPage(),
      await make.blogPost(),
      await make.widget(),
      await make.menu(),
      await make.redirect({ from_path: '/old', target: '/new' }),
      await make.metafieldDefinition(),
      await make.role(),
      await make.zone({ countries: ['DE'], cost: '7.50' }),
    ];
    for (const { uuid } of made) expect(uuid).toMatch(/^[0-9a-f-]{36}$/);
    expect(await make.settings({ shopName: 'Ours' })).toMatchObject({ shopName: 'Ours' });
  });

  test('a refusal is an error with its text', async () => {
    await expect(shop.make.product({ price: -1 })).rejects.toThrow(
      /^POST \/api\/products was answered with 400 VALIDATION_FAILED: .*price/,
    );
    await expect(shop.make.zone({ provider: 'none' })).rejects.toThrow(
      'There is no shipping provider "none". There are test_shipping.',
    );
  });

  test('sessions survive clock changes', async () => {
    const ada = await shop.make.customer();
    const clerk = await shop.make.administrator({ permissions: ['listOrders'] });
    const order = await shop.make.order({ customer: ada });
    const look = async () => [
      (await shop.admin('GET', '/api/settings')).status,
      (await shop.query('{ orders { total } }', {}, 'admin')).status,
      (await ada.session.request('GET', '/api/customers/me')).body.data.email,
      (await clerk.session.request('GET', '/api/orders')).status,
      (await clerk.session.request('GET', '/api/settings')).status,
    ];
    expect(order['customer_email']).toBe(ada.email);
    const expected = [200, 200, ada.email, 200, 403];
    expect(await look()).toEqual(expected);
    clock.advance(5 * 7 * 86_400_000);
    expect(await look()).toEqual(expected);
    clock.set(new Date(clock.now().getTime() - 86_400_000));
    expect(await look()).toEqual(expected);
  });

  test('events are delivered once per call, a failed delivery again in the next call, and emails can be read', async () => {
    isBroken = false;
    await shop.deliverEvents();
    handled.length = 0;
    isBroken = true;
    await shop.make.order({ email: 'grace@example.com' });
    const { failed, delivered } = await shop.deliverEvents();
    expect(failed).toMatchObject([{ subscriber: 'listener.placed', event: 'order_placed', attempt: 1 }]);
    expect(String(failed[0]?.error)).toBe('Error: out of order');
    expect(delivered.length).toBeGreaterThan(0);
    isBroken = false;
    const again = await shop.deliverEvents();
    expect(again.failed).toEqual([]);
    expect(again.delivered).toMatchObject([
      { subscriber: 'listener.placed', deliveryId: failed[0]?.deliveryId, attempt: 2 },
    ]);
    const id = failed[0]?.deliveryId;
    expect(handled.filter((one) => one.startsWith(String(id)))).toEqual([`${id} 1`, `${id} 2`]);
    expect((await shop.deliverEvents()).delivered).toEqual([]);
    const [mail, ...others] = shop.mails('Grace@example.com');
    expect(others).toEqual([]);
    expect(mail?.subject).toContain('order');
    expect(mail?.links[0]).toMatch(/^http:\/\/shop\.test\//);
  });

  test('a job runs under its own name, and its error is thrown', async () => {
    isBroken = true;
    await expect(shop.runJob('countNight')).rejects.toThrow('no night');
    isBroken = false;
    await shop.runJob('countNight');
    await expect(shop.runJob('countNigth')).rejects.toThrow(
      /^There is no job "countNigth"\. There are .*countNight/,
    );
  });
});
