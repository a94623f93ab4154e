import { column, sql, z } from '@shop/runtime/extension';
import type { CredentialBilling } from '@shop/runtime/extension';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardShop } from '../support/cardShop.ts';
import type { CardShop } from '../support/cardShop.ts';
import { giftCardsOf } from '../support/giftCards.ts';
import { dataOf } from '../support/shop.ts';

const FRONT = 'https://front.test';
const CONFIRM = /\/confirm$/;

let its: CardShop;
const lines: string[] = [];
beforeAll(async () => {
  its = await cardShop({
    config: { cors: { origins: [FRONT] } },
    logLevel: 'debug',
    onLog: (line) => void lines.push(line),
  });
});
afterAll(() => its.stop());

interface Charge {
  readonly token: string;
  readonly attempt?: string;
  readonly kind?: string;
  readonly billing?: CredentialBilling;
  readonly returnUrl?: string;
}
const pay = (
  uuid: string,
  { token, attempt = 'first', kind = 'shared_payment_token', billing, returnUrl }: Charge,
) =>
  its.shop.app.payments.payWith({}, uuid, {
    attempt,
    credential: { kind, token, ...(billing && { billing }) },
    ...(returnUrl !== undefined && { returnUrl }),
  });
const intentsOf = (uuid: string) =>
  its.gateway.intents().filter(({ metadata }) => metadata['order_id'] === uuid);
const confirmations = () => its.gateway.calls.filter(({ path }) => CONFIRM.test(path));
const attemptsOf = async (uuid: string) =>
  (
    await its.shop.db.any(sql.type(z.object({ state: column.text }))`
      select state from payment_attempt join "order" using (order_id)
      where "order".uuid = ${uuid} order by payment_attempt_id`)
  ).map(({ state }) => state);
const reconcile = async (uuid: string) => {
  await its.age(uuid, 1);
  await its.runJob('reconcilePaymentAttempts');
};
const DECLINED = {
  ok: true,
  value: {
    outcome: 'declined',
    code: 'card_declined',
    message: 'The payment didn’t go through. Use another payment credential.',
    payment: { phase: 'failed', is_payable: true },
  },
};
const INVALID = {
  ok: true,
  value: {
    outcome: 'declined',
    code: 'credential_invalid',
    message: 'This payment credential can’t be used. Use another one.',
    payment: { phase: 'unpaid' },
  },
};
const PAID = { ok: true, value: { outcome: 'paid', payment: { phase: 'paid', is_placed: true } } };
const UNKNOWN = { ok: true, value: { outcome: 'unknown', payment: { phase: 'unpaid' } } };

test('a method tells which credentials it charges', () => {
  const { payments } = its.shop.app;
  expect(payments.credentials('cardgw')).toEqual(['shared_payment_token']);
  expect(payments.credentials('cod')).toEqual([]);
  expect(payments.credentials('nothing')).toEqual([]);
});

test('a token pays an order once, with the amount, the key of the attempt and the billing data', async () => {
  const { uuid } = await its.newOrder();
  const from = its.gateway.events.length;
  const token = its.gateway.shareToken();
  const billing = {
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    address: { line1: '12 Analytical Row', city: 'Oakland', state: 'CA', postalCode: '94607', country: 'US' },
  };
  expect(await pay(uuid, { token, billing })).toMatchObject(PAID);
  const [intent] = intentsOf(uuid);
  expect(intent).toMatchObject({ amount: 2500, currency: 'usd', amount_received: 2500, status: 'succeeded' });
  const [{ id: key } = { id: '' }] = await its.shop.db.any(sql.type(z.object({ id: column.text }))`
    select payment_attempt.uuid::text as id from payment_attempt join "order" using (order_id)
    where "order".uuid = ${uuid}`);
  expect(confirmations().at(-1)).toMatchObject({
    apiVersion: '2026-04-22.preview',
    idempotencyKey: key,
    parameters: {
      payment_method_data: {
        shared_payment_granted_token: token,
        billing_details: {
          name: 'Ada Lovelace',
          email: 'ada@example.com',
          address: {
            line1: '12 Analytical Row',
            city: 'Oakland',
            state: 'CA',
            postal_code: '94607',
            country: 'US',
          },
        },
      },
    },
  });
  const calls = its.gateway.calls.length;
  expect(await pay(uuid, { token })).toMatchObject(PAID);
  expect(await pay(uuid, { token, attempt: 'second' })).toMatchObject(PAID);
  expect(its.gateway.calls).toHaveLength(calls);
  await its.deliverAll(from);
  const { transactions, activities } = await its.history(uuid);
  expect(transactions).toEqual([
    {
      paymentAction: 'capture',
      transactionId: intent?.id,
      parentTransactionId: null,
      amount: { value: 25 },
    },
  ]);
  expect(activities.filter((line) => JSON.stringify(line).includes('Captured'))).toHaveLength(1);
  expect(await its.emitted(uuid)).toEqual(['order_placed']);
  dataOf(await its.refund(uuid, { amount: 5 }));
});

test('an amount that is only authorized counts as paid, and is captured later', async () => {
  await its.setMode('authorizeOnly');
  const { uuid } = await its.newOrder();
  const paid = await pay(uuid, { token: its.gateway.shareToken() });
  await its.setMode('capture');
  expect(paid).toMatchObject({ ok: true, value: { outcome: 'paid', payment: { phase: 'authorized' } } });
  dataOf(await its.capture(uuid));
  expect(await its.statusOf(uuid)).toBe('cardgw_captured');
});

test('a declined card is told in the language of the buyer, and another token pays the same order', async () => {
  const { uuid } = await its.newOrder();
  const token = its.gateway.shareToken({ card: '4000000000000002' });
  expect(await pay(uuid, { token })).toMatchObject(DECLINED);
  expect(await its.statusOf(uuid)).toBe('cardgw_failed');
  const count = confirmations().length;
  expect(await pay(uuid, { token })).toMatchObject(DECLINED);
  expect(confirmations()).toHaveLength(count);
  expect(
    await its.shop.app.payments.payWith({ language: 'en' }, uuid, {
      attempt: 'second',
      credential: { kind: 'shared_payment_token', token: its.gateway.shareToken() },
    }),
  ).toMatchObject(PAID);
  expect(intentsOf(uuid)).toHaveLength(1);
  expect(await attemptsOf(uuid)).toEqual(['refused', 'succeeded']);
});

test('a bank that asks is an action: the person confirms at its page, and the return records the payment', async () => {
  const { uuid } = await its.newOrder();
  const token = its.gateway.shareToken({ card: '4000002500003155' });
  const asked = await pay(uuid, { token, returnUrl: `${FRONT}/thanks` });
  expect(asked).toMatchObject({ ok: true, value: { outcome: 'action', payment: { phase: 'unpaid' } } });
  if (!asked.ok || asked.value.outcome !== 'action') return expect.unreachable();
  const { url } = asked.value;
  expect(new URL(url).origin).toBe(its.gateway.url);
  expect(await pay(uuid, { token })).toMatchObject({ ok: true, value: { outcome: 'action', url } });
  const back = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ outcome: 'succeeded' }),
  });
  const location = back.headers.get('location') ?? '';
  expect(location).toContain(`/checkout/payment/${uuid}/return`);
  const { pathname, search } = new URL(location);
  const returned = await its.shop.request('GET', pathname + search);
  expect(returned.headers.get('location')).toBe(`${FRONT}/thanks?order=${uuid}`);
  expect(await its.shop.app.payments.read({}, uuid)).toMatchObject({ ok: true, value: { phase: 'paid' } });
  expect(await pay(uuid, { token })).toMatchObject(PAID);
});

test('after a failed confirmation at the bank, the order takes another token', async () => {
  const { uuid } = await its.newOrder();
  const asked = await pay(uuid, { token: its.gateway.shareToken({ card: '4000002500003155' }) });
  if (!asked.ok || asked.value.outcome !== 'action') return expect.unreachable();
  await fetch(asked.value.url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ outcome: 'failed' }),
  });
  expect(await pay(uuid, { token: its.gateway.shareToken(), attempt: 'second' })).toMatchObject(PAID);
  expect(intentsOf(uuid)).toHaveLength(1);
});

describe('an answer that is lost', () => {
  test('once is asked for again with the same key', async () => {
    const { uuid } = await its.newOrder();
    its.gateway.breakNext({ kind: 'cut', path: CONFIRM });
    expect(await pay(uuid, { token: its.gateway.shareToken() })).toMatchObject(PAID);
    const [last, first] = confirmations()
      .slice(-2)
      .map(({ idempotencyKey }) => idempotencyKey);
    expect(first).toBe(last);
  });

  test('is unknown until the webhook tells, and nothing else may move the order meanwhile', async () => {
    const { uuid } = await its.newOrder();
    const from = its.gateway.events.length;
    its.gateway.breakNext({ kind: 'cut', times: 2, path: CONFIRM });
    const token = its.gateway.shareToken();
    expect(await pay(uuid, { token })).toMatchObject(UNKNOWN);
    expect((await its.cancel(uuid)).body.error).toMatchObject({ status: 409, code: 'PAYMENT_IN_PROGRESS' });
    const [repeated, other] = await Promise.all([
      pay(uuid, { token }),
      pay(uuid, { token: its.gateway.shareToken(), attempt: 'second' }),
    ]);
    expect(repeated).toMatchObject(UNKNOWN);
    expect(other).toMatchObject({ ok: false, status: 409, code: 'PAYMENT_IN_PROGRESS' });
    await its.deliverAll(from);
    expect(await pay(uuid, { token })).toMatchObject(PAID);
    await reconcile(uuid);
    expect(await attemptsOf(uuid)).toEqual(['succeeded']);
    expect((await its.history(uuid)).transactions).toHaveLength(1);
    expect(intentsOf(uuid).map(({ amount_received }) => amount_received)).toEqual([2500]);
  });

  test('is looked up by the job if no webhook comes', async () => {
    const { uuid } = await its.newOrder();
    its.gateway.breakNext({ kind: 'cut', times: 2, path: CONFIRM });
    expect(await pay(uuid, { token: its.gateway.shareToken() })).toMatchObject(UNKNOWN);
    await its.age(uuid, 1);
    its.gateway.breakNext({ kind: 'error', times: 2 });
    await its.runJob('reconcilePaymentAttempts');
    expect(await attemptsOf(uuid)).toEqual(['open']);
    await reconcile(uuid);
    expect(await its.statusOf(uuid)).toBe('cardgw_captured');
    expect(await attemptsOf(uuid)).toEqual(['succeeded']);
    expect(await its.emitted(uuid)).toEqual(['order_placed']);
  });

  test('is looked up by the same call after a minute, and another attempt follows if nothing was charged', async () => {
    const { uuid } = await its.newOrder();
    const token = its.gateway.shareToken();
    its.gateway.breakNext({ kind: 'error', times: 2, path: CONFIRM });
    expect(await pay(uuid, { token })).toMatchObject(UNKNOWN);
    await its.age(uuid, 1);
    expect(await pay(uuid, { token })).toMatchObject(PAID);
    expect(await attemptsOf(uuid)).toEqual(['refused', 'succeeded']);
    expect(intentsOf(uuid)).toHaveLength(1);
  });

  test('is found by the key of the attempt, without the token', async () => {
    const { uuid } = await its.newOrder();
    const found = (attempt = 'first') => its.shop.app.payments.findCharge({}, uuid, attempt);
    const NOTHING = { ok: true, value: null };
    expect(await found()).toEqual(NOTHING);
    its.gateway.breakNext({ kind: 'error', times: 2, path: CONFIRM });
    expect(await pay(uuid, { token: its.gateway.shareToken() })).toMatchObject(UNKNOWN);
    const calls = its.gateway.calls.length;
    expect(await found()).toMatchObject(UNKNOWN);
    expect(its.gateway.calls).toHaveLength(calls);
    await its.age(uuid, 1);
    expect(await found()).toEqual(NOTHING);
    expect(await found()).toEqual(NOTHING);
    const card = '4000000000000002';
    await pay(uuid, { token: its.gateway.shareToken({ card }), attempt: 'second' });
    expect(await found('second')).toMatchObject(DECLINED);
    await pay(uuid, { token: its.gateway.shareToken({ card: '4000002500003155' }), attempt: 'third' });
    expect(await found('third')).toMatchObject({ ok: true, value: { outcome: 'action' } });
    its.gateway.breakNext({ kind: 'cut', times: 2, path: CONFIRM });
    expect(await pay(uuid, { token: its.gateway.shareToken(), attempt: 'last' })).toMatchObject({
      ok: true,
      value: { outcome: 'unknown' },
    });
    await its.age(uuid, 1);
    expect(await found('last')).toMatchObject(PAID);
    expect(await found()).toMatchObject(PAID);
    expect(await its.shop.app.payments.findCharge({}, 'x', 'last')).toMatchObject({
      code: 'ORDER_NOT_FOUND',
    });
  });

  test('of a gateway that is down before the charge is no charge', async () => {
    const { uuid } = await its.newOrder();
    const token = its.gateway.shareToken();
    its.gateway.breakNext({ kind: 'error', times: 2, path: /payment_intents$/ });
    expect(await pay(uuid, { token })).toMatchObject({
      ok: true,
      value: { outcome: 'declined', code: 'gateway_unavailable', payment: { phase: 'unpaid' } },
    });
    expect(await pay(uuid, { token, attempt: 'second' })).toMatchObject(PAID);
  });
});

test('many calls at once, of one attempt and of several, charge once', async () => {
  const { uuid } = await its.newOrder();
  const token = its.gateway.shareToken();
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => pay(uuid, { token })),
    ...Array.from({ length: 3 }, (_, at) =>
      pay(uuid, { token: its.gateway.shareToken(), attempt: `other-${at}` }),
    ),
  ]);
  for (const answer of answers) expect(answer).toMatchObject(PAID);
  expect(intentsOf(uuid).map(({ amount_received }) => amount_received)).toEqual([2500]);
  expect(await attemptsOf(uuid)).toEqual(['succeeded']);
});

test('a shopper with a browser and a token pay the same intent', async () => {
  const { uuid } = await its.newOrder();
  const intent = await its.intentOf(uuid);
  expect(await pay(uuid, { token: its.gateway.shareToken() })).toMatchObject(PAID);
  expect(intentsOf(uuid).map(({ id, status }) => [id, status])).toEqual([[intent, 'succeeded']]);

  const other = await its.newOrder();
  its.gateway.pay(await its.intentOf(other.uuid));
  expect(await pay(other.uuid, { token: its.gateway.shareToken() })).toMatchObject(PAID);
  expect(intentsOf(other.uuid)).toHaveLength(1);
});

test.each([
  ['JPY', '2500', '2500', 2500],
  ['KWD', '25.010', '25.010', 25_010],
])('%s %s is charged exactly', async (currency, total, recorded, units) => {
  const { uuid } = await its.newOrder();
  await its.shop.db.run(sql.type(z.object({}))`
    update "order" set currency = ${currency}, grand_total = ${total}::numeric where uuid = ${uuid}`);
  const token = its.gateway.shareToken({ currency: currency.toLowerCase() });
  expect(await pay(uuid, { token })).toMatchObject(PAID);
  expect(intentsOf(uuid)).toMatchObject([{ amount_received: units, currency: currency.toLowerCase() }]);
  const rows = await its.shop.db.any(sql.type(z.object({ amount: column.decimal }))`
    select payment_transaction.amount from payment_transaction join "order" using (order_id)
    where "order".uuid = ${uuid}`);
  expect(rows.map(({ amount }) => Number(amount))).toEqual([Number(recorded)]);
});

describe('gift cards', () => {
  test('the token is charged what they do not pay', async () => {
    const of = giftCardsOf(its.shop);
    const [card, cart] = [await of.newCard(20), await of.newCart(50, 'cardgw')];
    dataOf(await of.enter(cart, card.code));
    const { uuid } = dataOf(await of.place(cart));
    expect(await pay(uuid, { token: its.gateway.shareToken() })).toMatchObject(PAID);
    expect(intentsOf(uuid)).toMatchObject([{ amount_received: 3000 }]);
  });

  test('an order that they pay whole takes no token', async () => {
    const of = giftCardsOf(its.shop);
    const [card, cart] = [await of.newCard(50), await of.newCart(50, 'cardgw')];
    dataOf(await of.enter(cart, card.code));
    const { uuid } = dataOf(await of.place(cart));
    expect(await pay(uuid, { token: its.gateway.shareToken() })).toEqual({
      ok: false,
      status: 400,
      code: 'CREDENTIAL_NOT_SUPPORTED',
      message: 'Payment method "stored_value" cannot charge a credential of the kind "shared_payment_token"',
      values: { method: 'stored_value', kind: 'shared_payment_token' },
    });
  });
});

describe('what is refused', () => {
  test('a method or a kind without charges, and orders that cannot be paid', async () => {
    const token = its.gateway.shareToken();
    const { uuid: cod } = await its.newOrder('cod');
    expect(await pay(cod, { token })).toMatchObject({ status: 400, code: 'CREDENTIAL_NOT_SUPPORTED' });
    const { uuid } = await its.newOrder();
    expect(await pay(uuid, { token, kind: 'card' })).toMatchObject({
      status: 400,
      message: 'Payment method "cardgw" cannot charge a credential of the kind "card"',
    });
    expect(await pay('x\0', { token })).toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' });
    dataOf(await its.cancel(uuid));
    expect(await pay(uuid, { token })).toMatchObject({ status: 400, code: 'INVALID_ORDER' });
    expect(await attemptsOf(uuid)).toEqual([]);
  });

  test.each([
    [{ token: '' }, 'credential.token is too short'],
    [{ token: 'x'.repeat(10_001) }, 'credential.token is too long'],
    [{ attempt: '' }, 'attempt must have 1 to 255 visible ASCII characters'],
    [{ attempt: 'a b' }, 'attempt must have 1 to 255 visible ASCII characters'],
    [{ kind: 'A B' }, 'credential.kind is invalid'],
    [
      { billing: { address: { country: 'us' } } },
      'credential.billing.address.country must be two capital letters',
    ],
    [{ billing: { name: 'x'.repeat(201) } }, 'credential.billing.name is too long'],
  ])('%j: %s', async (change, message) => {
    const { uuid } = await its.newOrder();
    const sent = { token: its.gateway.shareToken(), ...change };
    expect(await pay(uuid, sent)).toMatchObject({
      ok: false,
      status: 400,
      code: 'VALIDATION_FAILED',
      message,
    });
    expect(await attemptsOf(uuid)).toEqual([]);
  });

  test('an address of return elsewhere', async () => {
    const { uuid } = await its.newOrder();
    const sent = { token: its.gateway.shareToken(), returnUrl: 'https://elsewhere.example/' };
    expect(await pay(uuid, sent)).toMatchObject({ status: 400, code: 'RETURN_URL_NOT_ALLOWED' });
  });

  test('a card number, which is not sent to the gateway', async () => {
    const { uuid } = await its.newOrder();
    const calls = its.gateway.calls.length;
    expect(await pay(uuid, { token: '4242424242424242' })).toMatchObject(INVALID);
    expect(its.gateway.calls).toHaveLength(calls);
  });

  test('tokens that are unknown, used, expired, of another currency or of too small an amount', async () => {
    const used = its.gateway.shareToken();
    expect(await pay((await its.newOrder()).uuid, { token: used })).toMatchObject(PAID);
    const { uuid } = await its.newOrder();
    const tokens = [
      'spt_unknown00000000',
      used,
      its.gateway.shareToken({ expiresAt: new Date(Date.now() - 2000) }),
      its.gateway.shareToken({ currency: 'eur' }),
      its.gateway.shareToken({ maxAmount: 2499 }),
    ];
    for (const [at, token] of tokens.entries())
      expect(await pay(uuid, { token, attempt: `try-${at}` })).toMatchObject(INVALID);
    const exact = its.gateway.shareToken({ maxAmount: 2500 });
    expect(await pay(uuid, { token: exact, attempt: 'last' })).toMatchObject(PAID);
  });
});

test('the simulator makes, shows and charges tokens in the preview version of the API alone', async () => {
  const { url, secretKey } = its.gateway;
  const call = async (method: string, path: string, form: Record<string, string>, version = true) => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        ...(version && { 'stripe-version': '2026-04-22.preview' }),
      },
      ...(method === 'POST' && { body: new URLSearchParams(form) }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const made = await call('POST', '/v1/test_helpers/shared_payment/granted_tokens', {
    payment_method: 'pm_card_visa',
    'usage_limits[currency]': 'usd',
    'usage_limits[max_amount]': '500',
    'usage_limits[expires_at]': '1900000000',
  });
  expect(made).toMatchObject({ status: 200, body: { object: 'shared_payment.granted_token' } });
  const token = String(made.body['id']);
  const form = {
    amount: '500',
    currency: 'usd',
    confirm: 'true',
    'payment_method_data[shared_payment_granted_token]': token,
  };
  expect((await call('POST', '/v1/payment_intents', form, false)).status).toBe(400);
  expect((await call('POST', '/v1/payment_intents', { ...form, amount: '501' })).status).toBe(400);
  expect(await call('POST', '/v1/payment_intents', form)).toMatchObject({
    status: 200,
    body: { status: 'succeeded', amount_received: 500 },
  });
  expect(await call('GET', `/v1/shared_payment/granted_tokens/${token}`, {})).toMatchObject({
    body: {
      deactivated_reason: 'consumed',
      usage_details: { amount_captured: { value: 500, currency: 'usd' } },
    },
  });
  expect((await call('POST', '/v1/payment_intents', form)).status).toBe(400);
});

test('no token is in a log line, or in any column of any table', async () => {
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => /spt_[0-9a-f]|spt_unknown|4242424242424242/.test(line))).toEqual([]);
  const tables = await its.shop.db.any(sql.type(z.object({ name: column.text }))`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`);
  expect(tables.length).toBeGreaterThan(100);
  const found = await its.shop.db.any(sql.type(z.object({ name: column.text }))`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')
      and query_to_xml(format('select * from %I.%I', schemaname, tablename), true, true, '')::text
        ~ '(spt_[0-9a-f]|spt_unknown|4242424242424242)'`);
  expect(found).toEqual([]);
});
