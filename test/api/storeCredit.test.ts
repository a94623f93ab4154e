import { randomUUID } from 'node:crypto';
import type { Person, TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { dataOf, testShop } from '../support/shop.ts';
import { tablesWith } from '../support/tablesWith.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  dataOf(await shop.admin('POST', '/api/currencies', { code: 'EUR', rate: 0.9, status: 1 }));
});
afterAll(() => shop.stop());

const newCustomer = async (): Promise<{ readonly person: Person; readonly uuid: string }> => {
  const person = await shop.make.customer({ email: `${randomUUID()}@example.com` });
  return { person, uuid: dataOf(await person.session.request('GET', '/api/customers/me')).uuid };
};
const give = (uuid: string, body: object) => shop.admin('POST', `/api/customers/${uuid}/credit`, body);
const read = async (uuid: string) => dataOf(await shop.admin('GET', `/api/customers/${uuid}/credit`));

test('a customer begins without credit', async () => {
  const { uuid } = await newCustomer();
  expect(await read(uuid)).toEqual({ balances: [], entries: [] });
});

test('credit is given and taken by currency, with author and reason', async () => {
  const { person, uuid } = await newCustomer();
  dataOf(await give(uuid, { amount: 20, reason: 'Late parcel' }));
  dataOf(await give(uuid, { amount: '-5.50', reason: 'Mistake' }));
  const credit = dataOf(await give(uuid, { amount: 3, currency: 'eur', reason: 'Sorry' }));
  expect(credit.balances).toEqual([
    { currency: 'EUR', balance: 3 },
    { currency: 'USD', balance: 14.5 },
  ]);
  expect(credit.entries).toMatchObject([
    { kind: 'adjust', amount: 20, currency: 'USD', reason: 'Late parcel', author: { kind: 'administrator' } },
    { kind: 'adjust', amount: -5.5, currency: 'USD', reason: 'Mistake', order_id: null },
    { kind: 'adjust', amount: 3, currency: 'EUR', reason: 'Sorry' },
  ]);
  expect(await read(uuid)).toEqual(credit);
  const own = dataOf(await person.session.request('GET', '/api/customers/me/credit'));
  expect(own.balances).toEqual(credit.balances);
  expect(
    own.entries.map(({ author, reason }: { author: unknown; reason: string }) => [author, reason]),
  ).toEqual([
    [null, 'Late parcel'],
    [null, 'Mistake'],
    [null, 'Sorry'],
  ]);
});

test('no more is taken than there is', async () => {
  const { uuid } = await newCustomer();
  expect(refusalOf(await give(uuid, { amount: -1, reason: 'x' }))).toEqual([
    409,
    'INSUFFICIENT_BALANCE',
    'Only 0.00 USD can be taken away',
  ]);
  expect(await read(uuid)).toEqual({ balances: [], entries: [] });
  dataOf(await give(uuid, { amount: 10, reason: 'x' }));
  expect((await read(uuid)).balances).toEqual([{ currency: 'USD', balance: 10 }]);
});

test.each<readonly [object, readonly unknown[]]>([
  [{ amount: 0, reason: 'x' }, [400, 'VALIDATION_FAILED', 'amount must not be 0']],
  [{ amount: 1.001, reason: 'x' }, [400, 'VALIDATION_FAILED', 'amount must have at most 2 decimals in USD']],
  [{ amount: 1, reason: '' }, [400, 'VALIDATION_FAILED', 'reason must not be empty']],
  [
    { amount: 1, currency: 'CHF', reason: 'x' },
    [400, 'INVALID_CURRENCY', 'CHF is not a currency of the shop'],
  ],
])('%j is refused', async (body, refusal) => {
  const { uuid } = await newCustomer();
  expect(refusalOf(await give(uuid, body))).toEqual(refusal);
  expect(await read(uuid)).toEqual({ balances: [], entries: [] });
});

test('unknown customers are 404, and guests and other customers read nothing', async () => {
  const refused = [404, 'CUSTOMER_NOT_FOUND', 'Customer not found'];
  for (const id of ['nothing', randomUUID()]) {
    expect(refusalOf(await shop.admin('GET', `/api/customers/${id}/credit`))).toEqual(refused);
    expect(refusalOf(await give(id, { amount: 1, reason: 'x' }))).toEqual(refused);
  }
  const { uuid, person } = await newCustomer();
  expect((await shop.request('GET', '/api/customers/me/credit')).status).toBe(401);
  expect((await person.session.request('GET', `/api/customers/${uuid}/credit`)).status).toBe(401);
});

test('a currency in which somebody has credit is not deleted', async () => {
  dataOf(await shop.admin('POST', '/api/currencies', { code: 'SEK', rate: 10, status: 1 }));
  const { uuid } = await newCustomer();
  dataOf(await give(uuid, { amount: 10, currency: 'SEK', reason: 'x' }));
  const remove = () => shop.admin('DELETE', '/api/currencies/SEK');
  expect(refusalOf(await remove()).slice(0, 2)).toEqual([409, 'CURRENCY_IN_USE']);
  dataOf(await give(uuid, { amount: -10, currency: 'SEK', reason: 'x' }));
  dataOf(await remove());
});

test('an erasure takes what names the customer, and leaves the ledger and the gift cards', async () => {
  const { uuid, person } = await newCustomer();
  const { email } = dataOf(await person.session.request('GET', '/api/customers/me'));
  dataOf(await give(uuid, { amount: 12, reason: 'For Quibblestone himself' }));
  const card = dataOf(
    await shop.admin('POST', '/api/gift-cards', {
      amount: 30,
      email,
      message: 'Dear Quibblestone',
      customer_id: uuid,
    }),
  );
  dataOf(await shop.admin('POST', `/api/customers/${uuid}/erase`));
  expect(await tablesWith(shop, 'Quibblestone')).toEqual([]);
  expect(await tablesWith(shop, email)).toEqual([]);
  expect(dataOf(await shop.admin('GET', `/api/gift-cards/${card.uuid}`))).toMatchObject({
    balance: 30,
    state: 'active',
    email: null,
    message: null,
    customer_id: null,
  });
  expect(dataOf(await shop.request('POST', '/api/gift-cards/balance', { code: card.code })).balance).toBe(30);
});
