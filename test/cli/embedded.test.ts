import { afterEach, beforeEach, expect, test } from 'vitest';
import { isNight } from '../support/lane.ts';
import { endAll, shop, startShop } from './shopProcess.ts';
import type { Running } from './shopProcess.ts';
import { createStore } from './testStore.ts';
import type { TestStore } from './testStore.ts';

let store: TestStore;
beforeEach(() => {
  store = createStore({ demo: true, extensions: ['@shop/core-shipping', '@shop/cod'] });
});
afterEach(async () => {
  await endAll();
  store.remove();
});

const start = () => startShop(['start', '--port', '0'], { cwd: store.dir });

const addressOf = async (running: Running): Promise<string> => {
  const [, url = ''] = await running.prints(/Shop is listening on (\S+)[^]*Ctrl-C/);
  return url;
};

// oxlint-disable-next-line typescript/no-explicit-any -- answers are looked into as they come
async function post(url: string, body: unknown): Promise<{ status: number; body: any }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

test('a store without a database: first start, second start, kill -9, start again, kill -9 of its database', async () => {
  const first = start();
  const url = await addressOf(first);
  const [, password] = await first.prints(/Admin password +(\S{12,})\n/);
  const login = await post(`${url}/api/user/tokens`, { email: 'admin@example.com', password });
  expect(login.status).toBe(200);
  const { body } = await post(`${url}/graphql`, { query: '{ products { items { sku } } }' });
  const [{ sku }] = body.data.products.items;
  const cart = await post(`${url}/api/carts`, { items: [{ sku, qty: 2 }] });
  expect(cart.status).toBe(200);
  expect(store.postmaster()).not.toBeNull();
  // Ctrl-C arrives twice, through npm and the launcher.
  expect(await first.end('SIGINT', 'SIGINT')).toBe(0);
  expect(store.postmaster()).toBeNull();

  const second = start();
  const again = await addressOf(second);
  await second.prints(/Admin password +printed on first start\n/);
  expect(second.stdout() + second.stderr()).not.toContain(password);
  expect(second.stderr()).not.toMatch(/Migrating|demo/);
  expect((await post(`${again}/api/user/tokens`, { email: 'admin@example.com', password })).status).toBe(200);
  await second.end('SIGKILL');
  const orphan = store.postmaster();
  expect(orphan).not.toBeNull();

  const third = start();
  const query = `{ cart(id: "${cart.body.data.cartId}") { items { productSku qty } } }`;
  const later = await addressOf(third);
  const stored = await post(`${later}/graphql`, { query });
  expect(stored.body.data.cart.items).toEqual([{ productSku: sku, qty: 2 }]);
  expect(store.postmaster()).toBe(orphan);
  // While the shop is running, another command uses the same database and leaves it running.
  const status = await shop(['migrate', 'status', '--json'], { cwd: store.dir, process: 'own' });
  expect(status.code).toBe(0);
  expect(store.postmaster()).toBe(orphan);
  // Killing the database does not stop the shop.
  process.kill(orphan as number, 'SIGKILL');
  const serves = async () => (await fetch(`${later}/readyz`)).status;
  await third.prints(/the embedded PostgreSQL runs again/);
  await expect.poll(serves, { timeout: 60_000 }).toBe(200);
  expect(store.postmaster()).not.toBe(orphan);
  expect(await third.end('SIGTERM')).toBe(0);
  expect(store.postmaster()).toBeNull();
});

test.runIf(isNight)(
  'a first start that is interrupted anywhere ends cleanly, and the next one completes it',
  async () => {
    for (const step of ['Starting the embedded', 'Migrating', 'Loading the demo', 'Opening']) {
      const cut = start();
      // A step that is not printed was already completed by a previous start.
      await Promise.race([cut.prints(new RegExp(step)), cut.prints(/Ctrl-C/)]);
      expect(await cut.end('SIGINT')).toBe(0);
      expect(store.postmaster()).toBeNull();
    }
    const whole = start();
    const url = await addressOf(whole);
    const { body } = await post(`${url}/graphql`, { query: '{ products { items { sku } } }' });
    expect(body.data.products.items.length).toBeGreaterThan(0);
    expect(await whole.end('SIGINT')).toBe(0);
  },
);
