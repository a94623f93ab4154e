import type { Person, ReadyCart, TestAnswer, TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { inLane } from '../support/lane.ts';
import { createProduct, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';
import { tablesWith } from '../support/tablesWith.ts';

const ROUNDS = inLane({ gate: 6, night: 60 });

let database: TestDatabase;
let one: TestShop;
let other: TestShop;
let sku: string;
beforeAll(async () => {
  database = await createDatabase();
  const options = { databaseUrl: database.url, config: { rateLimit: false } } as const;
  one = await testShop(options);
  other = await testShop(options);
  await createZoneWithRate(one, { countries: ['US'], cost: 5 });
  ({ sku } = await createProduct(one, { price: 10, qty: 1000 }));
});
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()]);
  await database.drop();
});

interface Round {
  readonly person: Person;
  readonly name: string;
  readonly uuid: string;
  readonly delivered: string;
  readonly cart: ReadyCart;
}

async function prepare(round: string): Promise<Round> {
  const name = `Racing ${round}`;
  const person = await one.make.customer({ email: `${round}@example.com`, full_name: name });
  const { uuid } = dataOf(await person.session.request('GET', '/api/customers/me'));
  const order = await one.make.order({ customer: person, items: [{ sku }], state: 'delivered' });
  const cart = await one.make.cart({ customer: person, items: [{ sku }] });
  await one.deliverEvents();
  return { person, name, uuid, delivered: String(order.uuid), cart };
}

const soon = (index: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, index * 3);
  });

test(`of ${ROUNDS} erasures that race an order of the same customer, each comes first or names the order`, async () => {
  const seen = new Set<string>();
  for (let index = 0; index < ROUNDS; index += 1) {
    const { person, name, uuid, cart } = await prepare(`place-${index}`);
    const token = await person.session.token();
    const place = async (): Promise<TestAnswer> =>
      other.request('POST', '/api/orders', { cart_id: cart.cartId }, { token });
    const [erased, placed] = await Promise.all([
      soon(index % 4).then(() => one.admin('POST', `/api/customers/${uuid}/erase`)),
      place(),
    ]);
    seen.add(`${erased.status} ${placed.status}`);
    if (erased.status === 200) {
      expect(placed.status).toBeGreaterThanOrEqual(400);
      expect(await tablesWith(one, name)).toEqual([]);
    } else {
      expect([erased.status, erased.body.error.code]).toEqual([409, 'CUSTOMER_HAS_OPEN_ORDERS']);
      expect([placed.status, erased.body.error.details[0].values.uuid]).toEqual([200, placed.body.data.uuid]);
    }
  }
  expect([...seen].every((outcome) => /^(200 4\d\d|409 200)$/.test(outcome))).toBe(true);
});

test(`${ROUNDS} erasures that race a refund of the same order leave the money right and no name`, async () => {
  for (let index = 0; index < ROUNDS; index += 1) {
    const { name, uuid, delivered } = await prepare(`refund-${index}`);
    const refund = { amount: 1, reason: `${name} asked` };
    const token = await one.adminToken();
    const [erased, refunded] = await Promise.all([
      one.admin('POST', `/api/customers/${uuid}/erase`),
      soon(index % 4).then(() =>
        other.request('POST', `/api/orders/${delivered}/refunds`, refund, { token }),
      ),
    ]);
    expect(refunded.status).toBe(200);
    if (erased.status !== 200) {
      expect(erased.body.error.code).toBe('CUSTOMER_HAS_OPEN_ORDERS');
      dataOf(await one.admin('POST', `/api/customers/${uuid}/erase`));
    }
    await one.deliverEvents();
    await one.runJob('applyRetention');
    const left = await tablesWith(one, name);
    expect(left.filter((table) => !['public.document', 'public.audit_log'].includes(table))).toEqual([]);
  }
});
