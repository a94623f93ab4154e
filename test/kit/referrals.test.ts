import { createTestShop, dataOf, testMigrations } from '@shop/runtime/testing';
import type { ApiRecord, OrderInput, Person, TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import referrals from '../../examples/extensions/referrals/src/index.ts';

testMigrations({ extension: referrals }).register({ describe, test, afterAll });

let shop: TestShop;
let offer: string;
beforeAll(async () => {
  shop = await createTestShop({
    extensions: [referrals],
    config: { shop: { languages: ['en', 'de', 'es', 'fr', 'ar'] } },
  });
  const promotion = dataOf(
    await shop.admin('POST', '/api/promotions', {
      name: 'For friends',
      label: 'Welcome, friend',
      status: true,
      class: 'order',
      code_required: true,
      conditions: [{ kind: 'first_order' }],
      action: { kind: 'percent', value: 10 },
    }),
  );
  offer = promotion.uuid;
  await shop.make.settings({ referralsPromotion: offer, referralsReward: 5 });
  await shop.make.widget({
    type: 'referrals',
    settings: {},
    placements: ['account', 'homepage'].map((route) => ({ route, area: 'content' })),
  });
});
afterAll(() => shop.stop());

const PATH = '/api/referrals/me';
const deliver = async () => expect((await shop.deliverEvents()).failed).toEqual([]);
const codeOf = async ({ session }: Person) => dataOf(await session.request('POST', PATH)).code as string;
const amountsOf = async ({ uuid }: Person) =>
  dataOf(await shop.admin('GET', `/api/customers/${uuid}/credit`)).entries.map(
    ({ amount }: { amount: number }) => amount,
  );
async function newOrder(more: OrderInput): Promise<ApiRecord> {
  const { sku } = await shop.make.product({ price: 50, qty: 100, no_shipping_required: true });
  return shop.make.order({ items: [{ sku }], ...more });
}
const refund = ({ uuid }: ApiRecord, amount: number) =>
  shop.admin('POST', `/api/orders/${uuid}/refunds`, { amount }).then(dataOf);

test('a friend gets the offer, and the customer the reward when the order is paid, once', async () => {
  const ada = await shop.make.customer();
  const coupon = await codeOf(ada);
  expect(coupon).toMatch(/^FRIEND-/);
  const order = await newOrder({ coupon: coupon.toLowerCase(), email: 'friend1@example.com' });
  expect(order['grand_total']).toBe(45);
  await deliver();
  expect(await amountsOf(ada)).toEqual([]);

  dataOf(await shop.admin('POST', `/api/orders/${order.uuid}/capture`, {}));
  await deliver();
  expect(await amountsOf(ada)).toEqual([5]);
  const delivery = { deliveryId: 'again', attempt: 2, signal: new AbortController().signal };
  await Promise.all(
    ['referrals.placed', 'referrals.paid', 'referrals.refunded', 'referrals.canceled'].map((id) =>
      shop.app
        .registry('subscribers')
        .get(id)
        ?.handle({ orderUuid: order.uuid } as never, shop.app, delivery),
    ),
  );
  expect(await amountsOf(ada)).toEqual([5]);
  const { entries } = dataOf(await shop.admin('GET', `/api/customers/${ada.uuid}/credit`));
  expect(entries[0]).toMatchObject({
    reason: 'Reward for recommending the shop',
    author: { kind: 'extension', name: 'referrals' },
  });
  expect(dataOf(await ada.session.request('GET', PATH))).toEqual({
    code: coupon,
    link: shop.app.url(`/discount/${coupon}`),
    friends: 1,
  });

  // A later order of the friend has no offer and gives no reward.
  const later = await newOrder({ email: 'Friend1@example.com', coupon, state: 'paid' });
  expect(later['grand_total']).toBe(50);
  await deliver();
  expect(await amountsOf(ada)).toEqual([5]);
});

test('a refund takes its part of the reward back, and a canceled order all', async () => {
  const ada = await shop.make.customer();
  const coupon = await codeOf(ada);
  const order = await newOrder({ coupon, email: 'friend2@example.com', state: 'paid' });
  await deliver();
  await refund(order, 9);
  await deliver();
  await refund(order, 36);
  await deliver();
  expect(await amountsOf(ada)).toEqual([5, -1, -4]);

  const canceled = await newOrder({ coupon, email: 'friend3@example.com', state: 'canceled' });
  expect(canceled['grand_total']).toBe(45);
  await deliver();
  expect(await amountsOf(ada)).toEqual([5, -1, -4]);
  // The first order that holds counts, after one that came to nothing.
  await newOrder({ coupon, email: 'friend3@example.com', state: 'paid' });
  await deliver();
  expect(await amountsOf(ada)).toEqual([5, -1, -4, 5]);
});

test('nobody gets a reward for an order of their own, and none without a reward', async () => {
  const ada = await shop.make.customer({ email: 'own@example.com' });
  const coupon = await codeOf(ada);
  await newOrder({ coupon, email: 'OWN@example.com', state: 'paid' });
  const bob = await shop.make.customer();
  await newOrder({ coupon: await codeOf(bob), customer: bob, state: 'paid' });
  await shop.make.settings({ referralsReward: 0 });
  await newOrder({ coupon, email: 'friend4@example.com', state: 'paid' });
  await deliver();
  await shop.make.settings({ referralsReward: 5 });
  expect([await amountsOf(ada), await amountsOf(bob)]).toEqual([[], []]);
});

test('a customer has one code for an offer, however often and at once it is asked for', async () => {
  const ada = await shop.make.customer();
  expect(dataOf(await ada.session.request('GET', PATH)).code).toBeNull();
  const codes = await Promise.all(Array.from({ length: 6 }, () => codeOf(ada)));
  expect(new Set(codes).size).toBe(1);
  expect((await shop.request('POST', PATH)).status).toBe(401);

  const refusedWith = async (referralsPromotion: string) => {
    await shop.make.settings({ referralsPromotion });
    const other = await shop.make.customer();
    const { status, body } = await other.session.request('POST', PATH);
    return [status, body.error.code, body.error.message];
  };
  expect(await refusedWith('')).toEqual([
    409,
    'REFERRALS_OFF',
    'There is no offer for friends at the moment',
  ]);
  expect(await refusedWith('00000000-0000-4000-8000-000000000000')).toEqual([
    404,
    'PROMOTION_NOT_FOUND',
    'Promotion not found',
  ]);
  await shop.make.settings({ referralsPromotion: offer });
  expect(await codeOf(ada)).toBe(codes[0]);
});

test('extensions create codes as the interface allows them', async () => {
  const { promotions } = shop.app;
  const made = await promotions.createCodes(shop.db, offer, { count: 3, prefix: 'X-', maxUses: 2 });
  expect(made).toHaveLength(3);
  const listed = dataOf(await shop.admin('GET', `/api/promotions/${offer}/codes?limit=100`));
  expect(listed).toContainEqual(expect.objectContaining({ code: made[0], max_uses: 2 }));
  await expect(promotions.createCodes(shop.db, offer, { count: 0 })).rejects.toThrow(TypeError);
  await expect(promotions.createCodes(shop.db, offer, { count: 1, prefix: 'a b' })).rejects.toThrow('prefix');
  await expect(promotions.createCodes(shop.db, 'nothing', { count: 1 })).rejects.toMatchObject({
    code: 'PROMOTION_NOT_FOUND',
  });
});

test('the account shows the button and then the link, to its owner alone and in five languages', async () => {
  const ada = await shop.make.customer();
  // Sends what a browser sends, with the session of the customer as a cookie.
  const origin = new URL(shop.app.config.shop.url).origin;
  const login = await shop.request(
    'POST',
    '/account/login',
    new URLSearchParams({ email: String(ada['email']), password: ada.password }).toString(),
    { headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', origin } },
  );
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const page = async (path: string, headers: Record<string, string> = { cookie }) =>
    String(
      (await shop.request('GET', path, undefined, { headers: { accept: 'text/html', ...headers } })).body,
    );
  expect(await page('/account')).toContain('Get my link');
  const sent = await shop.request('POST', '/referrals', '', {
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', origin, cookie },
  });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, expect.stringMatching(/\/account$/)]);
  const code = await codeOf(ada);
  for (const [path, words] of [
    ['/account', 'You get $5.00 of credit'],
    ['/de/account', 'Empfehlen Sie uns'],
    ['/es/account', 'Recomiéndenos'],
    ['/fr/account', 'Recommandez-nous'],
    ['/ar/account', 'أوصِ بنا'],
  ] as const) {
    const shown = await page(path);
    expect(shown).toContain(words);
    expect(shown).toContain(`/discount/${code}`);
  }
  expect(await page('/')).not.toContain('Recommend us');
  const link = await shop.request('GET', `/discount/${code}`, undefined, {
    headers: { accept: 'text/html' },
  });
  expect(link.status).toBe(303);
});
