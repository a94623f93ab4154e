import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  captureBody,
  orderBody,
  refundBody,
  verifyBody,
} from '../../packages/runtime/src/simulators/walletgw/rules.ts';
import { patchBody } from '../../packages/runtime/src/simulators/walletgw/patchOrder.ts';
import { dataOf } from '../support/shop.ts';
import { hasDescriptions, walletDescriptions } from '../support/walletDescriptions.ts';
import { walletShop } from '../support/walletShop.ts';
import type { WalletShop } from '../support/walletShop.ts';

if (!hasDescriptions)
  console.warn("The wallet gateway's descriptions are not in ../shared/gateways: nothing is compared.");

/** Request bodies that the shop sends, each with its schema in the descriptions and the simulator's rule. */
const KINDS = [
  { path: /checkout\/orders$/, of: 'orders', schema: 'order_request', rule: orderBody },
  { path: /orders\/\w+$/, of: 'orders', schema: 'patch_request', rule: patchBody },
  { path: /orders\/\w+\/capture$/, of: 'orders', schema: 'order_capture_request', rule: null },
  { path: /orders\/\w+\/authorize$/, of: 'orders', schema: 'order_authorize_request', rule: null },
  { path: /authorizations\/\w+\/capture$/, of: 'payments', schema: 'capture_request', rule: captureBody },
  { path: /refund$/, of: 'payments', schema: 'refund_request', rule: refundBody },
  { path: /verify-webhook-signature$/, of: 'webhooks', schema: 'verify_webhook_signature', rule: verifyBody },
] as const;

/** Yields copies of a value with one leaf changed in a significant way, or one member removed. */
function* spoiled(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    yield 'no list';
    for (const [index, item] of value.entries())
      for (const bad of spoiled(item)) yield value.with(index, bad);
  } else if (typeof value === 'object' && value !== null) {
    yield 7;
    for (const [key, inner] of Object.entries(value)) {
      const { [key]: _removed, ...rest } = value as Record<string, unknown>;
      yield rest;
      for (const bad of spoiled(inner)) yield { ...value, [key]: bad };
    }
  } else {
    yield 7;
    yield '';
    yield 'x'.repeat(600);
    yield '\u0000 !';
  }
}

/** Buys by an express payment as a front end of another origin does. */
async function buyByExpress({ shop, gateway, product }: WalletShop): Promise<void> {
  const items = [{ sku: product.sku, qty: 1 }];
  const { cartId } = dataOf(await shop.request('POST', '/api/carts', { items }));
  const { walletgwOrderId } = dataOf(
    await shop.request('POST', '/api/walletgw/express', { cart_id: cartId }),
  );
  const back = new URL(gateway.approve(walletgwOrderId));
  expect((await shop.request('GET', back.pathname + back.search)).status).toBe(303);
  const { uuid, orderToken: token } = dataOf(await shop.request('POST', '/api/orders', { cart_id: cartId }));
  const { step } = dataOf(await shop.request('POST', `/api/orders/${uuid}/payment`, { token }));
  const processing = new URL(step.url);
  expect((await shop.request('GET', processing.pathname + processing.search)).status).toBe(303);
  gateway.events.length = 0;
}

describe.skipIf(!hasDescriptions)('according to the published descriptions', () => {
  const published = hasDescriptions ? walletDescriptions() : null;
  let its: WalletShop;
  beforeAll(async () => {
    its = await walletShop();
    await buyByExpress(its);
    const capturedOrder = await its.approvedOrder();
    await its.finish(capturedOrder);
    await its.refund(capturedOrder.uuid, { amount: 5 });
    await its.intent('AUTHORIZE');
    const captured = await its.approvedOrder();
    await its.finish(captured);
    await its.capture(captured.uuid);
    for (const event of its.takeWebhooks()) await its.deliver(event);
    const released = await its.approvedOrder();
    await its.finish(released);
    await its.cancel(released.uuid);
  });
  afterAll(() => its?.stop());

  const requestsOf = ({ path }: (typeof KINDS)[number]) =>
    its.gateway.requests.filter(({ method, path: at }) => method !== 'GET' && path.test(at));

  test.each(KINDS)('what the shop sends is valid: $schema', (kind) => {
    const requests = requestsOf(kind);
    expect(requests.length).toBeGreaterThan(0);
    for (const { text } of requests)
      expect(published?.fault(kind.of, kind.schema, JSON.parse(text))).toBeNull();
  });

  test.each(KINDS.filter(({ rule }) => rule !== null))(
    'the simulator refuses at least what they refuse: $schema',
    (kind) => {
      let refused = 0;
      for (const { text } of requestsOf(kind).slice(0, 2)) {
        const sent: unknown = JSON.parse(text);
        expect(kind.rule?.safeParse(sent).success).toBe(true);
        for (const bad of spoiled(sent)) {
          if (published?.fault(kind.of, kind.schema, bad) === null) continue;
          refused += 1;
          expect({ bad, taken: kind.rule?.safeParse(bad).success }).toEqual({ bad, taken: false });
        }
      }
      expect(refused).toBeGreaterThan(5);
    },
  );

  test('what the simulator returns is valid', () => {
    const { ledger, answers } = its.gateway;
    const check = (of: 'orders' | 'payments', schema: string, all: readonly unknown[]) => {
      expect(all.length).toBeGreaterThan(0);
      for (const one of all) expect(published?.fault(of, schema, one)).toBeNull();
    };
    check('orders', 'order', [...ledger.orders.values()].map(answers.order));
    check('payments', 'capture-2', [...ledger.captures.values()].map(answers.capture));
    check('payments', 'authorization-2', [...ledger.authorizations.values()].map(answers.authorization));
    check('payments', 'refund', [...ledger.refunds.values()].map(answers.refund));
  });
});
