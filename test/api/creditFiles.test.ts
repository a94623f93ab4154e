import { randomUUID } from 'node:crypto';
import type { Person, TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  dataOf(await shop.admin('POST', '/api/currencies', { code: 'EUR', rate: 0.9, status: 1 }));
});
afterAll(() => shop.stop());

const HEAD = 'reference,email,amount,currency,reason';
const newCustomer = async () => {
  const email = `${randomUUID()}@example.com`;
  const person: Person = await shop.make.customer({ email });
  return { email, uuid: dataOf(await person.session.request('GET', '/api/customers/me')).uuid as string };
};
const credit = async (uuid: string) => dataOf(await shop.admin('GET', `/api/customers/${uuid}/credit`));

async function send(text: string | null, more: Readonly<Record<string, string>> = {}) {
  const body = new FormData();
  if (text !== null) body.set('file', new File([text], 'credit.csv', { type: 'text/csv' }));
  for (const [name, value] of Object.entries(more)) body.set(name, value);
  const answer = await fetch(`${shop.url}/api/customers/credit/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await shop.adminToken()}` },
    body,
  });
  return { status: answer.status, body: (await answer.json()) as never };
}
const report = async (text: string, more = {}) => dataOf((await send(text, more)) as never);

test('a file gives credit once, whatever is in it again', async () => {
  const [ada, bob] = [await newCustomer(), await newCustomer()];
  const [one, two] = [randomUUID(), randomUUID()];
  const text = [
    'reference;customer_id;email;amount;currency;reason',
    `${one};;${ada.email.toUpperCase()};12.50;;"Old shop; credit"`,
    `${two};${bob.uuid};;3;eur;Sorry`,
  ].join('\r\n');
  const tried = await report(text, { dry_run: 'true' });
  expect(tried).toEqual({
    rows: 2,
    created: 2,
    unchanged: 0,
    refused: 0,
    dry_run: true,
    rolled_back: false,
    refusals: [],
  });
  expect((await credit(ada.uuid)).entries).toEqual([]);
  expect(await report(text)).toEqual({ ...tried, dry_run: false });
  expect(await report(text)).toEqual({ ...tried, dry_run: false, created: 0, unchanged: 2 });
  expect((await credit(ada.uuid)).entries).toMatchObject([
    {
      kind: 'adjust',
      amount: 12.5,
      currency: 'USD',
      reason: 'Old shop; credit',
      author: { kind: 'administrator' },
    },
  ]);
  expect((await credit(bob.uuid)).balances).toEqual([{ currency: 'EUR', balance: 3 }]);
  const entries = dataOf(await shop.admin('GET', '/api/audit-log?action=importCredit'));
  expect(entries).toHaveLength(2);
});

test('a row that is refused says why, and the others are written', async () => {
  const ada = await newCustomer();
  const known = randomUUID();
  dataOf((await send(`${HEAD}\n${known},${ada.email},1,,Before`)) as never);
  const rows = [
    `${randomUUID()},${ada.email},5,,Good`,
    `${randomUUID()},nobody@example.com,5,,Unknown`,
    `${randomUUID()},,5,,Nobody`,
    `${randomUUID()},${ada.email},5.001,,Decimals`,
    `${randomUUID()},${ada.email},0,,Zero`,
    `${randomUUID()},${ada.email},-7,,Too much`,
    `${randomUUID()},${ada.email},5,XXX,Currency`,
    `,${ada.email},5,,Reference`,
    `${randomUUID()},${ada.email},5,,`,
    `${known},${ada.email},2,,Other`,
    `${randomUUID()},${ada.email},-6,,All`,
  ];
  const done = await report([HEAD, ...rows].join('\n'));
  expect([done.created, done.unchanged, done.refused]).toEqual([2, 0, 9]);
  const told = done.refusals.map(
    ({ line, faults }: { line: number; faults: { field: string; message: string }[] }) => [
      line,
      faults[0]!.field,
      faults[0]!.message,
    ],
  );
  expect(told).toEqual([
    [3, 'email', 'Customer does not exist'],
    [4, 'email', 'email or customer_id is required'],
    [5, 'amount', expect.any(String)],
    [6, 'amount', 'amount must not be 0'],
    [7, null, 'Only 6.00 USD can be taken away'],
    [8, null, 'XXX is not a currency of the shop'],
    [9, 'reference', expect.any(String)],
    [10, 'reason', expect.any(String)],
    [11, 'reference', `The reference "${known}" was used for another change`],
  ]);
  expect((await credit(ada.uuid)).balances).toEqual([{ currency: 'USD', balance: 0 }]);
});

test('with all_or_nothing one bad row keeps all from being written', async () => {
  const ada = await newCustomer();
  const text = `${HEAD}\n${randomUUID()},${ada.email},5,,Good\n${randomUUID()},nobody@example.com,5,,Bad`;
  const done = await report(text, { all_or_nothing: 'true' });
  expect([done.created, done.refused, done.rolled_back]).toEqual([1, 1, true]);
  expect(await credit(ada.uuid)).toEqual({ balances: [], entries: [] });
});

test('the same reference sent by two at once is written once', async () => {
  const ada = await newCustomer();
  const text = `${HEAD}\n${randomUUID()},${ada.email},5,,Race`;
  const both = await Promise.all([report(text), report(text)]);
  expect(both.map(({ created }) => created).toSorted()).toEqual([0, 1]);
  expect((await credit(ada.uuid)).balances).toEqual([{ currency: 'USD', balance: 5 }]);
});

test('a file without its columns, and no file, are refused', async () => {
  const text =
    'The file must be CSV with the columns "reference", "amount", "reason" and "email" or "customer_id" in its first line, and at most 10000 rows';
  for (const head of [
    'reference,amount,reason',
    'email,amount,reason',
    'reference,email,email,amount,reason',
  ])
    expect(refusalOf((await send(`${head}\na,b,c`)) as never)).toEqual([400, 'CREDIT_FILE_INVALID', text]);
  expect(refusalOf((await send(null)) as never)).toEqual([
    400,
    'NO_CREDIT_FILE',
    'Send a file in the field "file"',
  ]);
});
