import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension, sql, z } from '@shop/runtime/extension';
import type { PaymentCall, PaymentRecord } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

/** Values that the payment method `liar` returns instead of the correct values, by handler. */
type Distortion = ((record: PaymentRecord) => unknown) | null;
const lies: Record<'place' | 'capture' | 'refund' | 'void', Distortion> = {
  place: null,
  capture: null,
  refund: null,
  void: null,
};
let count = 0;
const answer = (
  kind: keyof typeof lies,
  action: PaymentRecord['action'],
  { amount, currency }: { readonly amount: string; readonly currency: string },
): PaymentRecord => {
  count += 1;
  const record: PaymentRecord = {
    transactionId: `${action}-${count}`,
    action,
    type: 'online',
    amount,
    currency,
  };
  const lie = lies[kind];
  return lie ? (lie(record) as PaymentRecord) : record;
};
const called =
  (kind: 'capture' | 'refund' | 'void') =>
  async ({ amount, order: { currency } }: PaymentCall) =>
    answer(kind, kind, { amount, currency });

const liar = defineExtension({
  name: 'liars',
  api: '^1.0',
  setup: () => ({
    paymentMethods: [
      {
        code: 'liar',
        name: 'Liar',
        statuses: [
          { code: 'liar_held', label: 'Held', phase: 'authorized', capturable: true, voidable: true },
        ],
        onOrderPlaced: ({ order }) => {
          const request = { amount: order.grand_total, currency: order.currency };
          const record: unknown = answer('place', 'authorize', request);
          return typeof record === 'object' && record !== null && !(record instanceof Promise)
            ? ({ status: 'liar_held', ...record } as PaymentRecord)
            : (record as PaymentRecord);
        },
        capture: called('capture'),
        refund: called('refund'),
        void: called('void'),
      },
    ],
  }),
});

const lines: string[] = [];
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({
    extensions: [coreShipping, cod, liar],
    logLevel: 'error',
    onLog: (line) => lines.push(line),
  });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
});
afterAll(() => shop.stop());
afterEach(() => {
  Object.assign(lies, { place: null, capture: null, refund: null, void: null });
  lines.length = 0;
});

/** Places an order of 17.90 with the given payment method. */
async function place(method_code: string) {
  const { sku } = await createProduct(shop, { price: 12.9, qty: 5 });
  const cart_id = await createReadyCart(shop, sku);
  const choice = { method_code, method_name: method_code };
  dataOf(await shop.request('POST', `/api/carts/${cart_id}/paymentMethods`, choice));
  return shop.request('POST', '/api/orders', { cart_id });
}
const newOrder = async (method = 'liar'): Promise<string> => dataOf(await place(method)).uuid;
const move = (uuid: string, action: string, body: object = {}) =>
  shop.admin('POST', `/api/orders/${uuid}/${action}`, body);
const read = async (uuid: string) => dataOf(await shop.admin('GET', `/api/orders/${uuid}`));
const rows = async (uuid: string) =>
  shop.db.any(sql.type(z.object({ action: z.string(), amount: z.string() }))`
    select payment_action as action, amount::float8::text as amount from payment_transaction
    join "order" using (order_id) where "order".uuid = ${uuid} order by payment_transaction_id`);
const openAttempts = async (uuid: string) =>
  shop.db.any(sql.type(z.object({ kind: z.string() }))`
    select kind from payment_attempt join "order" using (order_id)
    where "order".uuid = ${uuid} and state = 'open'`);

/** Returns the only log line that names the extension. */
const named = (handler: string) =>
  lines
    .map((line) => JSON.parse(line) as { extension?: string; contribution?: string; handler?: string })
    .some(
      (line) =>
        line.extension === 'liars' &&
        line.contribution === 'payment method "liar"' &&
        line.handler === handler,
    );

const LIES: readonly (readonly [string, Distortion])[] = [
  ['minor units', (record) => ({ ...record, amount: '1790' })],
  ['NaN', (record) => ({ ...record, amount: Number.NaN })],
  ['a number', (record) => ({ ...record, amount: 17.9 })],
  ['nothing of the amount', (record) => ({ ...record, amount: '0' })],
  ['parts of a cent', (record) => ({ ...record, amount: '17.899' })],
  ['another currency', (record) => ({ ...record, currency: 'EUR' })],
  ['no transaction id', (record) => ({ ...record, transactionId: undefined })],
  ['an id that is a number', (record) => ({ ...record, transactionId: 7 })],
  ['the id of another order', (record) => ({ ...record, transactionId: 'taken' })],
  ['another action', (record) => ({ ...record, action: 'pay' })],
  ['a status that nobody declares', (record) => ({ ...record, status: 'payed' })],
  ['a text', () => 'ok'],
];
const NOTHING: readonly (readonly [string, Distortion])[] = [['nothing', () => undefined]];

const UNKNOWN = [
  502,
  'GATEWAY_OUTCOME_UNKNOWN',
  'The payment gateway did not respond. The shop will check the outcome.',
];

beforeAll(async () => {
  lies.place = (record) => ({ ...record, transactionId: 'taken' });
  await newOrder();
  lies.place = null;
});

describe('placing an order', () => {
  test.each([
    ...LIES,
    ['less', (record: PaymentRecord) => ({ ...record, amount: '0.01' })] as const,
    ['a promise', async () => Promise.reject(new Error('floats'))] as const,
    [
      'a throw',
      () => {
        throw new Error('broken');
      },
    ] as const,
  ])('%s: nothing is placed, and the shopper can pay another way', async (_what, lie) => {
    lies.place = lie;
    const before = await shop.db.one(
      sql.type(z.object({ n: z.int() }))`select count(*)::int as n from "order"`,
    );
    expect(refusalOf(await place('liar'))).toEqual([
      503,
      'PAYMENT_METHOD_FAILED',
      '"Liar" is temporarily unavailable. Choose another payment method.',
    ]);
    expect(
      await shop.db.one(sql.type(z.object({ n: z.int() }))`select count(*)::int as n from "order"`),
    ).toEqual(before);
    expect(named('onOrderPlaced')).toBe(true);
    expect((await place('cod')).status).toBe(200);
  });
});

describe('capturing', () => {
  test.each([...LIES, ...NOTHING])(
    '%s: nothing is recorded, and the attempt stays open',
    async (_what, lie) => {
      const uuid = await newOrder();
      lies.capture = lie;
      expect(refusalOf(await move(uuid, 'capture'))).toEqual(UNKNOWN);
      expect(await read(uuid)).toMatchObject({ payment_status: 'liar_held' });
      expect(await rows(uuid)).toEqual([{ action: 'authorize', amount: '17.9' }]);
      expect(await openAttempts(uuid)).toEqual([{ kind: 'capture' }]);
      expect(named('capture')).toBe(true);
    },
  );

  test('less than requested is not a capture for a method that captures everything', async () => {
    const uuid = await newOrder();
    lies.capture = (record) => ({ ...record, amount: '0.01' });
    expect(refusalOf(await move(uuid, 'capture'))).toEqual(UNKNOWN);
    expect(await rows(uuid)).toHaveLength(1);
  });
});

describe('refunding', () => {
  test.each([
    ...LIES,
    ...NOTHING,
    [
      'a refund that was recorded before',
      (record: PaymentRecord) => ({ ...record, transactionId: 'first' }),
    ] as const,
  ])('%s: nothing is booked, and the attempt stays open', async (_what, lie) => {
    const uuid = await newOrder();
    dataOf(await move(uuid, 'capture'));
    lies.refund = (record) => ({ ...record, transactionId: `first-${uuid}` });
    dataOf(await move(uuid, 'refunds', { amount: '5.00' }));
    lies.refund = (record) => {
      const reported = lie?.(record);
      const isFirst = (reported as PaymentRecord | undefined)?.transactionId === 'first';
      return isFirst ? { ...record, transactionId: `first-${uuid}` } : reported;
    };
    expect(refusalOf(await move(uuid, 'refunds', { amount: '10.00' }))).toEqual(UNKNOWN);
    expect(await rows(uuid)).toEqual([
      { action: 'authorize', amount: '17.9' },
      { action: 'capture', amount: '17.9' },
      { action: 'refund', amount: '5' },
    ]);
    expect(await openAttempts(uuid)).toEqual([{ kind: 'refund' }]);
    expect(named('refund')).toBe(true);
  });
});

describe('voiding', () => {
  test.each(LIES.filter(([what]) => what !== 'nothing of the amount'))(
    '%s: the order is not canceled, and the attempt stays open',
    async (_what, lie) => {
      const uuid = await newOrder();
      lies.void = lie;
      expect(refusalOf(await move(uuid, 'cancel', { reason: 'test' }))).toEqual(UNKNOWN);
      expect(await read(uuid)).toMatchObject({ payment_status: 'liar_held' });
      expect(await openAttempts(uuid)).toEqual([{ kind: 'void' }]);
      expect(named('void')).toBe(true);
    },
  );
});

test('the correct response succeeds after a wrong one: the attempt is repeated with its key', async () => {
  const uuid = await newOrder();
  lies.capture = (record) => ({ ...record, amount: '1790' });
  expect(refusalOf(await move(uuid, 'capture'))).toEqual(UNKNOWN);
  lies.capture = null;
  await shop.db.run(sql.type(z.object({}))`
    update payment_attempt set updated_at = updated_at - interval '5 minutes' where state = 'open'`);
  await shop.app.registry('jobs').get('reconcilePaymentAttempts')?.run(shop.app);
  expect(await read(uuid)).toMatchObject({ payment_status: 'liar_captured' });
});

test('the method is reported at /readyz', async () => {
  const { body } = await shop.request('GET', '/readyz');
  expect(body.data.faults).toMatchObject([{ extension: 'liars', contribution: 'payment method "liar"' }]);
});
