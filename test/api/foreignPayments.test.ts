import { afterAll, beforeAll, expect, test } from 'vitest';
import { digitsOf } from '../../packages/runtime/src/platform/money.ts';
import { refusalOf } from '../support/admins.ts';
import { payingShop } from '../support/payingShop.ts';
import type { PayingShop } from '../support/payingShop.ts';
import { dataOf, testAddress } from '../support/shop.ts';

let its: PayingShop;
let sku: string;
beforeAll(async () => {
  its = await payingShop();
  for (const [code, terms] of Object.entries(TERMS))
    await admin('/api/currencies', { code, status: 1, ...terms });
  const product = { name: 'Tea', sku: 'TEA', url_key: 'tea', price: 20, qty: 1000 };
  ({ sku } = await admin('/api/products', { ...product, no_shipping_required: true }));
  await admin('/api/settings', { cardgwPaymentMode: 'authorizeOnly', walletgwPaymentIntent: 'AUTHORIZE' });
});
afterAll(() => its.stop());

/** The terms of the currencies. A card takes amounts of KWD that end with 0 alone, which the step makes so. */
const TERMS = { EUR: { rate: 0.9215 }, JPY: { rate: 149.6 }, KWD: { rate: 0.3071, step: 0.05 } };
/** The price of a product that costs 20.00 USD, computed by hand, the part that is refunded, and two units at the card gateway. */
const AMOUNTS = {
  EUR: { price: 18.43, part: 7.99, units: 3686 },
  JPY: { price: 2992, part: 1001, units: 5984 },
  KWD: { price: 6.15, part: 1.25, units: 12_300 },
} as const;
type Code = keyof typeof AMOUNTS;

const admin = async (path: string, body: object) => dataOf(await its.shop.admin('POST', path, body));
const read = async (uuid: string) => dataOf(await its.shop.admin('GET', `/api/orders/${uuid}`));

/** Orders two units in a currency. */
async function order(currency: Code, method: string): Promise<string> {
  const { shop } = its;
  const { cartId } = dataOf(await shop.request('POST', '/api/carts', { currency, items: [{ sku, qty: 2 }] }));
  const change = async (path: string, body: object) =>
    dataOf(await shop.request('POST', `/api/carts/${cartId}/${path}`, body));
  await change('contacts', { email: 'ada@example.com' });
  await change('addresses', { type: 'billing', address: testAddress });
  await change('paymentMethods', { method_code: method, method_name: method });
  return dataOf(await shop.request('POST', '/api/orders', { cart_id: cartId })).uuid;
}

const PAY: Readonly<Record<string, (uuid: string) => Promise<void>>> = {
  async cardgw(uuid) {
    const { clientSecret } = dataOf(
      await its.shop.request('POST', '/api/cardgw/paymentIntents', { cart_id: 'any', order_id: uuid }),
    );
    its.card.pay(clientSecret.split('_secret_')[0]);
  },
  async walletgw(uuid) {
    const { walletgwOrderId: token } = dataOf(
      await its.shop.request('POST', '/api/walletgw/orders', { order_id: uuid }),
    );
    its.wallet.approve(token);
    await its.shop.request('GET', `/walletgw/processing/${uuid}?token=${token}`);
  },
  cod: async () => undefined,
};

/** Returns what a gateway moved for an order: amounts with their currency, as the gateway writes them. */
const MOVED: Readonly<Record<string, (uuid: string) => object>> = {
  cardgw(uuid) {
    const intent = its.card.intents().find(({ metadata }) => metadata['order_id'] === uuid);
    const refunds = its.card.refunds().filter((one) => one.payment_intent === intent?.id);
    return {
      currency: intent?.currency.toUpperCase(),
      captured: intent?.amount_received,
      refunded: refunds.map(({ amount }) => amount),
    };
  },
  walletgw(uuid) {
    const { captures, refunds, order: orderAt } = its.wallet.ledger;
    const mine = (payments: typeof captures | typeof refunds) =>
      [...payments.values()].filter(
        ({ orderId }) => orderAt(orderId).body.purchase_units[0]?.custom_id === uuid,
      );
    const [capture] = mine(captures);
    return {
      currency: capture?.amount.currency_code,
      captured: capture?.amount.value,
      refunded: mine(refunds).map(({ amount }) => amount.value),
    };
  },
  cod: () => ({}),
};

/** Returns amounts as a gateway writes them. */
const writtenBy = (method: string, code: Code, amounts: readonly number[]): readonly (number | string)[] =>
  amounts.map((amount) =>
    method === 'cardgw' ? Math.round(amount * 10 ** digitsOf(code)) : amount.toFixed(digitsOf(code)),
  );

test.each(
  (['cardgw', 'walletgw', 'cod'] as const).flatMap((method) =>
    (['EUR', 'JPY', 'KWD'] as const).map((code) => [method, code] as const),
  ),
)('%s takes and gives back an order in %s, to its last unit', async (method, code) => {
  const { price, part, units } = AMOUNTS[code];
  const total = Number((2 * price).toFixed(digitsOf(code)));
  const uuid = await order(code, method);
  expect(await read(uuid)).toMatchObject({ currency: code, grand_total: total });
  await PAY[method]?.(uuid);
  for (const deliver of its.takeWebhooks()) await deliver();
  const captured = dataOf(await its.shop.admin('POST', `/api/orders/${uuid}/capture`, {}));
  expect(captured.transaction).toMatchObject({ payment_action: 'capture', amount: total, currency: code });
  const refund = (amount: number) => its.shop.admin('POST', `/api/orders/${uuid}/refunds`, { amount });
  expect(dataOf(await refund(part)).refund).toMatchObject({ amount: part, currency: code });
  const rest = Number((total - part).toFixed(digitsOf(code)));
  const [, refused] = refusalOf(await refund(total));
  expect(refused).toBe('BAD_REFUND_AMOUNT');
  expect(dataOf(await refund(rest)).refund).toMatchObject({ amount: rest, currency: code });
  for (const deliver of its.takeWebhooks()) await deliver();
  expect((await read(uuid)).payment_status).toMatch(/refunded$/);
  if (method === 'cod') return;
  if (method === 'cardgw') expect(writtenBy(method, code, [total])).toEqual([units]);
  expect(MOVED[method]?.(uuid)).toEqual({
    currency: code,
    captured: writtenBy(method, code, [total])[0],
    refunded: writtenBy(method, code, [part, rest]),
  });
});

test('an amount that the card gateway cannot take is not paid by card', async () => {
  await its.shop.admin('PATCH', '/api/currencies/KWD', { step: null });
  // 2 × 6.142 = 12.284, of which the last digit is not 0.
  const { body } = await its.shop.request('POST', '/api/carts', {
    currency: 'KWD',
    items: [{ sku, qty: 2 }],
  });
  const change = (path: string, sent: object) =>
    its.shop.request('POST', `/api/carts/${body.data.cartId}/${path}`, sent);
  dataOf(await change('contacts', { email: 'ada@example.com' }));
  dataOf(await change('addresses', { type: 'billing', address: testAddress }));
  await change('paymentMethods', { method_code: 'cardgw', method_name: 'Card' });
  const refused = await its.shop.request('POST', '/api/orders', { cart_id: body.data.cartId });
  expect(refused.status).toBe(400);
  await its.shop.admin('PATCH', '/api/currencies/KWD', { step: 0.05 });
});
