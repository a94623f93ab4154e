import { createTestClock } from '@shop/runtime/testing';
import { sql, z } from '@shop/runtime/extension';
import type { AppContext, OrderOrigin } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password } from '../support/admins.ts';
import { openBrowser, textOf } from '../support/browser.ts';
import type { Browser } from '../support/browser.ts';
import { customersOf } from '../support/customers.ts';
import { createProduct, createZoneWithRate, dataOf, testAddress, testShop } from '../support/shop.ts';

const clock = createTestClock(new Date());
const HOUR = 3_600_000;
const LANGUAGES = ['en', 'de', 'es', 'fr', 'ar'];
const ORIGIN: OrderOrigin = { kind: 'agents', who: 'https://assistant.example/profile', session: 's-1' };
let shop: TestShop;
const { newCustomer } = customersOf(() => shop);
let app: AppContext;
let method: string;
let mug: Awaited<ReturnType<typeof createProduct>>;
let lamp: Awaited<ReturnType<typeof createProduct>>;
beforeAll(async () => {
  shop = await testShop({ clock, config: { shop: { languages: LANGUAGES } } });
  ({ app } = shop);
  method = (await createZoneWithRate(shop, { countries: ['US'], cost: 5 })).methodId;
  mug = await createProduct(shop, { price: 10, qty: 500 });
  lamp = await createProduct(shop, { price: 50, qty: 500 });
  const coupon = {
    coupon: 'TENTH',
    discount_type: 'percentage_discount_to_entire_order',
    discount_amount: 10,
  };
  dataOf(await shop.admin('POST', '/api/coupons', { ...coupon, status: '1' }));
});
afterAll(() => shop.stop());

/** Builds a cart with all choices, as a sales channel does. */
async function channelCart(): Promise<string> {
  const created = await app.carts.create({}, { items: [{ sku: mug.sku, qty: 2 }] }, { origin: ORIGIN });
  if (!created.ok) throw new Error(created.message);
  const ready = await app.carts.update({}, created.value.cartId, {
    customer_email: 'ada@example.com',
    shipping_address: testAddress,
    shipping_method: { provider_code: 'core', method_code: method },
    payment_method: { method_code: 'cod' },
    coupon: 'TENTH',
    shipping_note: 'Ring twice',
  });
  if (!ready.ok) throw new Error(ready.message);
  return ready.value.cartId;
}

/** Returns the path of the address at which a person goes on with a cart. */
async function handOver(cart: string, options?: { endsAt?: Date }): Promise<string> {
  const told = await app.carts.handOver({}, cart, options);
  if (!told.ok) throw new Error(told.message);
  const { pathname, search } = new URL(told.value.url);
  return pathname + search;
}

const CONTINUE = '/cart/continue';
async function takeOver(path: string, visitor = openBrowser(shop)): Promise<Browser> {
  const next = await visitor.submit(await visitor.open(path), CONTINUE);
  expect(next.at).toBe('/checkout');
  return visitor;
}

async function order(visitor: Browser): Promise<string> {
  const placed = await visitor.submit(await visitor.open('/checkout'), '/checkout/order');
  expect(placed.at).toContain('/checkout/success/');
  return /success\/([\w-]+)/.exec(placed.at)?.[1] as string;
}

async function cartOf({ cookies }: Browser) {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  const headers = { accept: 'application/json', ...(cookie && { cookie }) };
  return dataOf(await shop.request('GET', '/cart', undefined, { headers })).cart;
}
const skusOf = async (visitor: Browser) =>
  (await cartOf(visitor))?.lines.map(({ sku, qty }: { sku: string; qty: number }) => [sku, qty]);

const rowOf = (cart: string) =>
  shop.db.one(sql.type(z.object({ row: z.unknown() }))`
    select to_jsonb(cart) as row from cart where uuid = ${cart}`);

const TITLE = 'This link has ended';
const ENDED =
  'This link has ended The link is too old, was opened in another browser, or its order was placed. Ask for a new one where you got it. Continue shopping';

async function expectEnded(path: string, visitor = openBrowser(shop)): Promise<void> {
  const page = await visitor.open(path);
  expect([page.status, textOf(page.html)]).toEqual([404, ENDED]);
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
}

test('the address is absolute, in the language of the buyer, with a random key that only its hash is stored of', async () => {
  const cart = await channelCart();
  const told = await app.carts.handOver({ language: 'de' }, cart);
  if (!told.ok) throw new Error(told.message);
  const { url, expires_at } = told.value;
  const [, key = ''] = /^http:\/\/[^/]+\/de\/cart\/continue\?key=([\w-]{43})$/.exec(url) ?? [];
  expect(key).toHaveLength(43);
  expect(Date.parse(expires_at)).toBe(clock.now().getTime() + 6 * HOUR);
  const { found } = await shop.db.one(sql.type(z.object({ found: z.string() }))`
    select string_agg(h::text, ' ') as found from cart_hand_over h`);
  expect(found).not.toContain(key);
  expect((await handOver(cart)).split('=')[1]).not.toBe(key);
});

describe('a person who opens the address', () => {
  test('sees the items and nothing of the buyer, and changes nothing', async () => {
    const cart = await channelCart();
    const path = await handOver(cart);
    const before = await rowOf(cart);
    const visitor = openBrowser(shop);
    const page = await visitor.open(path);
    expect(page.status).toBe(200);
    expect(textOf(page.html)).toBe(
      `Continue with your order Everything chosen so far is kept. In the checkout you see all prices and can change any step before you order. 2 × Product ${mug.sku} Continue to checkout After that, this link opens in this browser only.`,
    );
    for (const secret of [
      'ada@example.com',
      testAddress.full_name,
      testAddress.address_1,
      cart,
      'Ring twice',
    ])
      expect(page.html).not.toContain(secret);
    expect(page.html).toContain('<meta name="robots" content="noindex" />');
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(visitor.cookies.size).toBe(0);
    expect(await rowOf(cart)).toEqual(before);
    await takeOver(path);
  });

  test('goes on with all that was chosen, and the order has the origin of the cart', async () => {
    const cart = await channelCart();
    const visitor = await takeOver(await handOver(cart));
    const review = textOf((await visitor.open('/checkout')).html);
    for (const chosen of ['ada@example.com', testAddress.address_1, 'TENTH', 'Cash on delivery'])
      expect(review).toContain(chosen);
    const uuid = await order(visitor);
    expect(dataOf(await shop.admin('GET', `/api/orders/${uuid}`))).toMatchObject({
      origin: 'agents',
      origin_who: ORIGIN.who,
      origin_session: 's-1',
      customer_email: 'ada@example.com',
      coupon: 'TENTH',
      shipping_note: 'Ring twice',
    });
    expect(await app.orders.find(app.db, { cart })).toMatchObject({ uuid });
  });

  test('may open it again in the same browser, and comes to the checkout', async () => {
    const path = await handOver(await channelCart());
    const visitor = await takeOver(path);
    expect((await visitor.open(path)).at).toBe('/checkout');
    expect((await visitor.send(CONTINUE, { key: path.split('=')[1] as string })).at).toBe('/checkout');
    await expectEnded(path);
  });

  test.each<[string, Record<string, string>, number]>([
    ['of the page', { origin: 'own', 'sec-fetch-site': 'same-origin' }, 303],
    ['of the page, in an old browser', { origin: 'own' }, 303],
    ['of a program', {}, 303],
    ['of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
    ['of another site, in an old browser', { origin: 'https://evil.example' }, 403],
    ['of another site that hides its origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
    ['of a neighbor that hides its origin', { origin: 'null', 'sec-fetch-site': 'same-site' }, 403],
    ['of a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
    ['of a sandboxed frame, in an old browser', { origin: 'null' }, 403],
    ['of a page that hides its origin', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 403],
  ])('sends the form %s', async (_, { origin, ...site }, status) => {
    const path = await handOver(await channelCart());
    const own = new URL(app.config.shop.url).origin;
    const answer = await fetch(shop.url + CONTINUE, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        ...site,
        ...(origin && { origin: origin === 'own' ? own : origin }),
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ key: path.split('=')[1] as string }).toString(),
    });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('set-cookie') === null).toBe(status === 403);
    if (status === 403) return void (await takeOver(path));
    expect(answer.headers.get('location')).toBe('/checkout');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('keeps a cart of their own, which comes back after the order', async () => {
    const visitor = openBrowser(shop);
    await visitor.send('/cart/items', { sku: lamp.sku, qty: '3' });
    const path = await handOver(await channelCart());
    expect(textOf((await visitor.open(path)).html)).toContain(
      'The 3 items in your cart are kept, and come back after this order.',
    );
    await takeOver(path, visitor);
    expect(await skusOf(visitor)).toEqual([[mug.sku, 2]]);
    await order(visitor);
    expect(await skusOf(visitor)).toEqual([[lamp.sku, 3]]);
  });

  test('has the own cart back as well when the other is emptied', async () => {
    const visitor = openBrowser(shop);
    await visitor.send('/cart/items', { sku: lamp.sku });
    const cart = await channelCart();
    await takeOver(await handOver(cart), visitor);
    expect(await app.carts.replaceItems({}, cart, [])).toMatchObject({ ok: true });
    expect(await skusOf(visitor)).toEqual([[lamp.sku, 1]]);
  });

  test('may be a customer, who has the cart from then on', async () => {
    const customer = await newCustomer();
    const visitor = openBrowser(shop);
    await visitor.send('/account/login', { email: customer.email, password });
    await visitor.send('/cart/items', { sku: lamp.sku });
    const cart = await channelCart();
    const path = await handOver(cart);
    await takeOver(path, visitor);
    expect(await skusOf(visitor)).toEqual([[mug.sku, 2]]);
    await expectEnded(path);
    expect(await app.carts.read({}, cart)).toMatchObject({ ok: false, code: 'INVALID_CART' });
    expect(await app.carts.handOver({}, cart)).toMatchObject({ ok: false, code: 'INVALID_CART' });
    const uuid = await order(visitor);
    expect(dataOf(await shop.admin('GET', `/api/orders/${uuid}`))).toMatchObject({
      origin: 'agents',
      customer_email: 'ada@example.com',
    });
    expect(await skusOf(visitor)).toEqual([[lamp.sku, 1]]);
  });

  test('may sign in afterwards: the cart stays whole, and the own carts are merged beside it', async () => {
    const customer = await newCustomer();
    const elsewhere = openBrowser(shop);
    await elsewhere.send('/account/login', { email: customer.email, password });
    await elsewhere.send('/cart/items', { sku: lamp.sku });
    const visitor = openBrowser(shop);
    await visitor.send('/cart/items', { sku: lamp.sku });
    const cart = await channelCart();
    await takeOver(await handOver(cart), visitor);
    await visitor.send('/account/login', { email: customer.email, password });
    expect(await skusOf(visitor)).toEqual([[mug.sku, 2]]);
    await order(visitor);
    expect(await app.orders.find(app.db, { cart })).toMatchObject({ origin: 'agents' });
    expect(await skusOf(visitor)).toEqual([[lamp.sku, 2]]);
  });
});

describe('the address has ended, with the same page,', () => {
  test('for a key that nobody was given', async () => {
    await expectEnded(CONTINUE);
    await expectEnded(`${CONTINUE}?key=`);
    await expectEnded(`${CONTINUE}?key=a&key=b`);
    await expectEnded(`${CONTINUE}?key=${'x'.repeat(43)}`);
    const sent = await openBrowser(shop).send(CONTINUE, { key: 'x'.repeat(43) });
    expect([sent.status, textOf(sent.html)]).toEqual([404, ENDED]);
    expect(sent.headers.get('set-cookie')).toBeNull();
    expect((await openBrowser(shop).send(CONTINUE)).status).toBe(404);
    const headers = { accept: 'application/json' };
    const data = await shop.request('GET', `${CONTINUE}?key=x`, undefined, { headers });
    expect([data.status, data.body.error.code]).toEqual([404, 'NOT_FOUND']);
  });

  test('in all languages', async () => {
    const titles = await Promise.all(
      LANGUAGES.map(async (language) => {
        const prefix = language === 'en' ? '' : `/${language}`;
        return (await openBrowser(shop).open(`${prefix}${CONTINUE}?key=x`)).html;
      }),
    );
    expect(titles.map((html) => /<h1>([^<]*)<\/h1>/.exec(html)?.[1])).toEqual([
      TITLE,
      'Dieser Link gilt nicht mehr',
      'Este enlace ya no es válido',
      'Ce lien n’est plus valable',
      'انتهت صلاحية هذا الرابط',
    ]);
  });

  test('when its time is over, and a job deletes it', async () => {
    const cart = await channelCart();
    const path = await handOver(cart, { endsAt: new Date(clock.now().getTime() + HOUR) });
    const left = await handOver(cart);
    clock.advance(HOUR);
    try {
      await expectEnded(path);
      const page = await openBrowser(shop).send(CONTINUE, { key: path.split('=')[1] as string });
      expect(page.status).toBe(404);
      await shop.runJob('deleteEndedHandOvers');
      const { count } = await shop.db.one(sql.type(z.object({ count: z.number() }))`
        select count(*)::int as count from cart_hand_over join cart using (cart_id) where cart.uuid = ${cart}`);
      expect(count).toBe(1);
      await takeOver(left);
    } finally {
      clock.advance(-HOUR);
    }
  });

  test('once its cart was ordered, also by the channel, and stays so if that cart is opened again', async () => {
    const cart = await channelCart();
    const path = await handOver(cart);
    const placed = await app.orders.place({}, { cart });
    if (!placed.ok) throw new Error(placed.message);
    expect(placed.value).toMatchObject({ origin: 'agents', origin_session: 's-1' });
    await expectEnded(path);
    await shop.db.run(sql.type(z.object({}))`update cart set status = true where uuid = ${cart}`);
    await expectEnded(path);
  });

  test('once the channel ends it', async () => {
    const cart = await channelCart();
    const path = await handOver(cart);
    await app.carts.endHandOvers(app.db, cart);
    await app.carts.endHandOvers(app.db, 'nothing');
    await expectEnded(path);
  });

  test('for all but the latest 20 of a cart', async () => {
    const cart = await channelCart();
    const paths: string[] = [];
    for (let made = 0; made < 22; made += 1) paths.push(await handOver(cart));
    await expectEnded(paths[0] as string);
    await expectEnded(paths[1] as string);
    expect((await openBrowser(shop).open(paths[2] as string)).status).toBe(200);
  });
});

test('of two persons at once, one has the cart', async () => {
  for (let round = 0; round < 5; round += 1) {
    const path = await handOver(await channelCart());
    const key = path.split('=')[1] as string;
    const visitors = [openBrowser(shop), openBrowser(shop), openBrowser(shop)];
    const answers = await Promise.all(visitors.map((visitor) => visitor.send(CONTINUE, { key })));
    const taken = answers.filter(({ at }) => at === '/checkout');
    expect(taken).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(2);
    const carts = await Promise.all(visitors.map(skusOf));
    expect(carts.filter((lines) => lines !== undefined)).toEqual([[[mug.sku, 2]]]);
  }
});

describe('the service refuses', () => {
  test.each(['nothing', '00000000-0000-4000-8000-000000000000'])('the cart %s', async (cart) =>
    expect(await app.carts.handOver({}, cart)).toMatchObject({
      ok: false,
      status: 400,
      code: 'INVALID_CART',
      message: 'Invalid cart',
    }),
  );

  test('a cart that was ordered', async () => {
    const cart = await channelCart();
    expect(await app.orders.place({}, { cart })).toMatchObject({ ok: true });
    expect(await app.carts.handOver({}, cart)).toMatchObject({ ok: false, code: 'INVALID_CART' });
  });

  test.each([0, -1, 24 * HOUR + 1, Number.NaN])('an end that is %d ms away', async (ms) => {
    const endsAt = new Date(clock.now().getTime() + ms);
    await expect(app.carts.handOver({}, await channelCart(), { endsAt })).rejects.toThrow(
      'The address of a cart must end within the next 24 hours',
    );
  });

  test('a kind of origin that is no word', async () =>
    expect(
      app.carts.create({}, { items: [{ sku: mug.sku, qty: 1 }] }, { origin: { kind: 'My Agents' } }),
    ).rejects.toThrow('"My Agents" is no kind of an origin of orders'));
});

test('administrators see the channel of a cart, and list by it', async () => {
  const cart = await channelCart();
  expect(dataOf(await shop.admin('GET', `/api/carts/${cart}`))).toMatchObject({ origin: 'agents' });
  const listed = dataOf(await shop.admin('GET', '/api/carts?origin=agents&limit=100'));
  expect(listed.map(({ uuid }: { uuid: string }) => uuid)).toContain(cart);
  expect(dataOf(await shop.admin('GET', '/api/carts?origin=other'))).toEqual([]);
});

test('an origin of the order takes precedence over that of its cart, whole', async () => {
  const placed = await app.orders.place({}, { cart: await channelCart(), origin: { kind: 'marketplace' } });
  expect(placed).toMatchObject({
    ok: true,
    value: { origin: 'marketplace', origin_who: null, origin_session: null },
  });
});
