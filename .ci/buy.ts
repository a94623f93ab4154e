// Starts the example store as README says, buys something through it, and stops it with Ctrl-C's signal.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

const base = 'http://127.0.0.1:3000';
const shop = spawn('npm', ['start'], { stdio: ['ignore', 'inherit', 'inherit'], detached: true });
const ended = once(shop, 'exit');

try {
  await ready();
  const { products } = await query('{ products { items { sku name noShippingRequired } } }');
  const product = products.items.find((item: { noShippingRequired: boolean }) => !item.noShippingRequired);
  const { cartId } = await post('/api/carts', { items: [{ sku: product.sku, qty: 1 }] });
  await post(`/api/cart/${cartId}/contacts`, { email: 'buyer@example.com' });
  for (const type of ['shipping', 'billing']) {
    await post(`/api/cart/${cartId}/addresses`, {
      type,
      address: {
        full_name: 'Ada Lovelace',
        telephone: '555 0100',
        address_1: '12 Analytical Row',
        city: 'Oakland',
        province: 'US-CA',
        country: 'US',
        postcode: '94607',
      },
    });
  }
  const { cart } = await query(
    `{ cart(id: "${cartId}") { availableShippingMethods { providerCode code } } }`,
  );
  const [method] = cart.availableShippingMethods;
  await post(`/api/carts/${cartId}/shippingMethods`, {
    provider_code: method.providerCode,
    method_code: method.code,
  });
  await post(`/api/cart/${cartId}/paymentMethods`, { method_code: 'cod', method_name: 'Cash on delivery' });
  const order = await post('/api/orders', { cart_id: cartId });
  assert.equal(order.payment_status, 'cod_pending');
  console.log(
    `Bought "${product.name}": order ${order.order_number}, ${order.grand_total} ${order.currency}.`,
  );
} finally {
  if (shop.pid !== undefined) process.kill(-shop.pid, 'SIGINT');
}
const [code] = await ended;
assert.equal(code, 0, 'the shop stops with exit code 0');

/** Resolves when the shop answers that it is ready, and fails if it ends before or is not ready after five minutes. */
async function ready(): Promise<void> {
  const end = Date.now() + 5 * 60_000;
  while (Date.now() < end) {
    if (shop.exitCode !== null)
      throw new Error(`The shop ended with exit code ${shop.exitCode} before it was ready`);
    const response = await fetch(`${base}/readyz`).catch(() => undefined);
    if (response?.status === 200) return;
    await pause(200);
  }
  throw new Error('The shop is not ready after five minutes');
}

// oxlint-disable-next-line typescript/no-explicit-any -- answers are looked into as they come
async function post(path: string, body: unknown): Promise<any> {
  const response = await fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  assert.equal(response.status, 200, JSON.stringify(answer));
  return answer.data;
}

// oxlint-disable-next-line typescript/no-explicit-any -- as above
function query(document: string): Promise<any> {
  return post('/graphql', { query: document });
}
