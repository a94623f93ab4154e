import { randomUUID } from 'node:crypto';
import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardShop } from '../support/cardShop.ts';
import type { CardShop } from '../support/cardShop.ts';
import { createProduct, createReadyCart, dataOf } from '../support/shop.ts';

const FRONT = 'https://front.test';

let its: CardShop;
beforeAll(async () => {
  its = await cardShop({ config: { cors: { origins: [FRONT] } }, extensions: [coreShipping, cod, cardgw] });
  dataOf(await its.shop.admin('POST', '/api/settings', { cardgwPublishableKey: 'pk_simulated' }));
});
afterAll(() => its.stop());

/** Places an order by the service, to be paid with a payment method. */
async function ordered(method: string) {
  const { shop } = its;
  const { sku } = await createProduct(shop, { price: 10, qty: 100 });
  const cart = await createReadyCart(shop, sku);
  const chosen = await shop.app.carts.update({}, cart, { payment_method: { method_code: method } });
  expect(chosen).toMatchObject({ ok: true });
  const placed = await shop.app.orders.place({}, { cart, origin: { kind: 'agents' } });
  if (!placed.ok) throw new Error(placed.message);
  return placed.value.uuid;
}

test('a payment is started, found again, paid at the gateway and looked up', async () => {
  const { payments } = its.shop.app;
  const uuid = await ordered('cardgw');
  const started = await payments.start({}, uuid, { returnUrl: `${FRONT}/thanks` });
  expect(started).toMatchObject({
    ok: true,
    value: { order_id: uuid, phase: 'unpaid', is_payable: true, step: { kind: 'client' } },
  });
  expect(await payments.start({}, uuid, { returnUrl: `${FRONT}/thanks` })).toEqual(started);
  const data = started.ok && started.value.step.kind === 'client' ? started.value.step.data : {};
  its.gateway.pay(String(data['clientSecret']).split('_secret_')[0] as string);
  expect(await payments.read({}, uuid)).toMatchObject({ ok: true, value: { phase: 'unpaid' } });
  const finished = await payments.finish({}, uuid);
  expect(finished).toMatchObject({ ok: true, value: { phase: 'paid', is_payable: false, is_placed: true } });
  expect(await payments.read({}, uuid)).toEqual(finished);
  expect(await payments.start({}, uuid)).toMatchObject({ ok: true, value: { step: { kind: 'none' } } });
});

test('an order that is paid at the door has instructions', async () => {
  const uuid = await ordered('cod');
  expect(await its.shop.app.payments.start({}, uuid)).toMatchObject({
    ok: true,
    value: { is_placed: true, step: { kind: 'instructions' } },
  });
});

test('refusals are values with the codes and texts of the routes', async () => {
  const { payments, orders } = its.shop.app;
  const unknown = { ok: false, status: 404, code: 'ORDER_NOT_FOUND', message: 'Order not found' };
  expect(await payments.start({}, randomUUID())).toEqual(unknown);
  expect(await payments.finish({}, 'x\0')).toEqual(unknown);
  expect(await payments.read({}, '')).toEqual(unknown);

  const uuid = await ordered('cardgw');
  expect(await payments.start({}, uuid, { returnUrl: 'https://elsewhere.example/' })).toMatchObject({
    ok: false,
    status: 400,
    code: 'RETURN_URL_NOT_ALLOWED',
  });
  expect(await payments.start({}, uuid, { returnUrl: 'x'.repeat(2001) })).toMatchObject({
    ok: false,
    status: 400,
    code: 'VALIDATION_FAILED',
    message: 'return_url is too long',
  });
  await orders.cancel(uuid, 'too late');
  expect(await payments.start({}, uuid)).toMatchObject({ ok: false, status: 400, code: 'INVALID_ORDER' });
});
