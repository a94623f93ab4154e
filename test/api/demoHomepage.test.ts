import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemo } from '../../packages/runtime/src/modules/demo/loadDemo.ts';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await loadDemo(shop.app);
});
afterAll(() => shop.stop());

interface Widget {
  readonly uuid: string;
  readonly type: string;
  readonly settings: object;
}

const widgets = async (): Promise<readonly Widget[]> => dataOf(await shop.admin('GET', '/api/widgets'));
const homepage = async (): Promise<string> =>
  (await shop.request('GET', '/', undefined, { headers: { accept: 'text/html' } })).body as string;

test('the demo creates a homepage whose links and images exist', async () => {
  const body = await homepage();
  const sections = [
    'class="hero pictured"',
    'class="tiles"',
    'class="product-row"',
    'class="beside"',
    'class="features"',
    'class="newsletter"',
  ];
  expect(sections.map((section) => body.indexOf(section))).toEqual(
    sections.map((section) => body.indexOf(section)).toSorted((a, b) => a - b),
  );
  expect(sections.filter((section) => !body.includes(section))).toEqual([]);
  expect(body).toContain('Shipping and returns');
  const main = body.slice(body.indexOf('<main'), body.indexOf('</footer>'));
  const addresses = [...main.matchAll(/(?:src|href)="(\/[^"]*)"/g)].map(([, address]) => address as string);
  expect(addresses.length).toBeGreaterThan(12);
  for (const address of new Set(addresses.filter((one) => !one.startsWith('/account'))))
    expect([address, (await shop.request('GET', address)).status]).toEqual([address, 200]);
});

test('loading it again, or in another process, creates nothing twice', async () => {
  const before = (await widgets()).length;
  await Promise.all([loadDemo(shop.app), loadDemo(shop.app)]);
  expect((await widgets()).length).toBe(before);
});

test('the demo has an offer on outdoor products and one by tiers, and small carts pay what they cost', async () => {
  const offers = dataOf(await shop.admin('GET', '/api/promotions'));
  expect(
    offers.map(({ sentence, status }: { sentence: string; status: boolean }) => [status, sentence]),
  ).toEqual(
    expect.arrayContaining([
      [true, expect.stringContaining('10% off')],
      [true, expect.stringContaining('5%')],
    ]),
  );
  expect(offers).toHaveLength(2);
  const discountOf = async (...items: readonly { sku: string; qty: number }[]) => {
    const { cartId } = dataOf(await shop.request('POST', '/api/carts', { items }));
    const { cart } = dataOf(
      await shop.query(
        'query($id: String!) { cart(id: $id) { discountAmount { value } discounts { label } } }',
        { id: cartId },
        'admin',
      ),
    );
    return [cart.discountAmount.value, cart.discounts.map(({ label }: { label: string }) => label)];
  };
  expect(await discountOf({ sku: 'OUT-POT-02', qty: 2 })).toEqual([0, []]);
  expect(await discountOf({ sku: 'OUT-POT-02', qty: 3 })).toEqual([10.8, ['Outdoor −10 %']]);
  expect(await discountOf({ sku: 'KIT-PAN-26', qty: 4 })).toEqual([0, []]);
  expect(await discountOf({ sku: 'KIT-PAN-26', qty: 6 })).toEqual([14.7, ['Bonus']]);
});

test('removing the demo keeps a section and a page that the merchant changed', async () => {
  const hero = (await widgets()).find(({ type }) => type === 'hero');
  const settings = { ...hero?.settings, title: 'Ours' };
  dataOf(await shop.admin('PATCH', `/api/widgets/${hero?.uuid}`, { settings }));
  const [about] = dataOf(await shop.admin('GET', '/api/pages?title=About%20us'));
  dataOf(await shop.admin('PATCH', `/api/pages/${about.uuid}`, { title: 'Who we are' }));
  const removed = dataOf(await shop.admin('DELETE', '/api/demo'));
  const { widgets: sections, pages, menus, posts, coupons, promotions } = removed;
  expect([sections, pages, menus, posts, coupons, promotions]).toEqual([8, 3, 2, 2, 1, 2]);
  expect(dataOf(await shop.admin('GET', '/api/pages')).map(({ title }: { title: string }) => title)).toEqual([
    'Who we are',
  ]);
  expect((await widgets()).map(({ type }) => type)).toEqual(['hero']);
});

test('a shop whose homepage already has content keeps it', async () => {
  await loadDemo(shop.app);
  expect((await widgets()).map(({ type }) => type)).toEqual(['hero']);
});
