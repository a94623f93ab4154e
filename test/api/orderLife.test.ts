import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension } from '@shop/runtime/extension';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password } from '../support/admins.ts';
import { openBrowser, textOf } from '../support/browser.ts';
import type { Browser } from '../support/browser.ts';
import { customersOf } from '../support/customers.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const post = defineExtension({
  name: 'post',
  api: '^1.0',
  setup: () => ({ mailTransport: [{ name: 'post-office', send: async () => undefined }] }),
});
const COACH = { code: 'coach', name: 'Stage Coach', trackingUrl: 'https://coach.test/{tracking_number}' };
const DELIVERY = {
  deliveryEstimateShown: true,
  deliveryHandlingDays: 1,
  deliveryTransitDaysMin: 1,
  deliveryTransitDaysMax: 3,
};
const DAY = 86_400_000;

/** A Monday. */
const clock = createTestClock(new Date('2026-03-02T12:00:00Z'));
let shop: TestShop;
let mug: { readonly sku: string };
let voucher: { readonly sku: string };
beforeAll(async () => {
  shop = await testShop({ clock, extensions: [coreShipping, cod, post] });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  dataOf(await shop.admin('POST', '/api/settings', { ...DELIVERY, shippingCarriers: [COACH] }));
  mug = await createProduct(shop, { price: 10, qty: 500 });
  voucher = await createProduct(shop, { price: 20, qty: 500, noShipping: true });
});
afterAll(() => shop.stop());

const { newCustomer, cookieOf, as, clientOf } = customersOf(() => shop);
const JSON_ONLY = { accept: 'application/json' };

interface Placed {
  readonly uuid: string;
  readonly order_number: string;
  readonly path: string;
}

/** Places an order of the mug as a guest. `more` are further products. */
async function place(
  client: Parameters<typeof createReadyCart>[0] = shop,
  ...more: string[]
): Promise<Placed> {
  const cart = await createReadyCart(client, mug.sku, ...more);
  const order = dataOf(await client.request('POST', '/api/orders', { cart_id: cart }));
  return { ...order, path: `/checkout/success/${order.uuid}?token=${order.orderToken}` };
}

const viewOf = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
  dataOf(await as({ ...JSON_ONLY, ...headers }, 'GET', path));
const pageOf = (path: string) => openBrowser(shop).open(path);
const ship = async ({ uuid }: Placed, more: object = {}) =>
  dataOf(await shop.admin('POST', `/api/orders/${uuid}/shipments`, more));
const deliver = async (shipment: string) =>
  dataOf(await shop.admin('POST', `/api/shipments/${shipment}/deliver`));
const current = (steps: readonly { name: string; state: string }[]) =>
  steps.find(({ state }) => state === 'current')?.name;

test('the pages of an order link to its invoice once it is issued, and the link needs no session', async () => {
  const order = await place();
  expect((await viewOf(order.path)).order.invoice_path).toBeNull();
  expect(textOf((await pageOf(order.path)).html)).not.toContain('Invoice (PDF)');
  dataOf(await shop.admin('POST', `/api/orders/${order.uuid}/documents`, { kind: 'invoice' }));
  const { invoice_path } = (await viewOf(order.path)).order;
  expect(textOf((await pageOf(order.path)).html)).toContain('Invoice (PDF)');
  const pdf = await fetch(new URL(invoice_path, shop.url));
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
});

describe('the promised delivery dates', () => {
  const WEEK = { first: '2026-03-04', last: '2026-03-06' };

  test('are stored with each line that ships, and do not change with the settings', async () => {
    const order = await place(shop, voucher.sku);
    dataOf(await shop.admin('POST', '/api/settings', { deliveryTransitDaysMax: 30 }));
    const view = await viewOf(order.path);
    dataOf(await shop.admin('POST', '/api/settings', DELIVERY));
    expect(view.order.lines.map(({ delivery }: { delivery: unknown }) => delivery)).toEqual([WEEK, null]);
    expect(view.order.arrival).toEqual(WEEK);
    expect(dataOf(await shop.admin('GET', `/api/orders/${order.uuid}`)).items).toMatchObject([
      { delivery_first: WEEK.first, delivery_last: WEEK.last },
      { delivery_first: null, delivery_last: null },
    ]);
    const { body } = await shop.query(
      'query($uuid: String!) { order(uuid: $uuid) { items { deliveryFirst deliveryLast } } }',
      { uuid: order.uuid },
      'admin',
    );
    expect(body.data.order.items[0]).toEqual({ deliveryFirst: WEEK.first, deliveryLast: WEEK.last });
  });

  test('are shown once, and no longer after the last day or when everything has arrived', async () => {
    const [order, late] = [await place(), await place()];
    const text = textOf((await pageOf(order.path)).html);
    expect(text.match(/Arrives Wed, Mar 4 – Fri, Mar 6/g)).toHaveLength(1);
    expect(text).not.toContain('Delivery Wed');
    const { uuid } = await ship(order);
    await deliver(uuid);
    expect((await viewOf(order.path)).order.arrival).toBeNull();
    clock.advance(5 * DAY);
    expect((await viewOf(late.path)).order.arrival).toBeNull();
    clock.advance(-5 * DAY);
  });

  test('are null if the shop shows none', async () => {
    dataOf(await shop.admin('POST', '/api/settings', { deliveryEstimateShown: false }));
    const order = await place();
    dataOf(await shop.admin('POST', '/api/settings', DELIVERY));
    const view = await viewOf(order.path);
    expect([view.order.arrival, view.order.lines[0].delivery]).toEqual([null, null]);
  });
});

describe('the confirmation', () => {
  test('thanks by name and number, shows where the email was sent and what to pay, and lists the items first', async () => {
    const order = await place();
    const page = await pageOf(order.path);
    const view = await viewOf(order.path);
    expect([view.title, view.order.state]).toEqual([`Thanks, Ada. Order ${order.order_number}`, 'received']);
    const text = textOf(page.html);
    const parts = [
      `Thanks, Ada. Order ${order.order_number}`,
      `Confirmation sent to ${view.order.email}`,
      `Product ${mug.sku}`,
      'What happens next',
      'Pay $15.00 to the courier',
      'Shipping address',
      'Same as shipping address',
      'Contact us',
    ];
    const places = parts.map((part) => text.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test('mentions no email if the merchant sends none', async () => {
    const order = await place();
    dataOf(await shop.admin('POST', '/api/settings', { orderConfirmationEmail: false }));
    const text = textOf((await pageOf(order.path)).html);
    dataOf(await shop.admin('POST', '/api/settings', { orderConfirmationEmail: true }));
    expect(text).not.toContain('Confirmation sent');
  });

  test('follows the order: getting ready, shipped with the carrier’s page, delivered, paid, refunded', async () => {
    const order = await place();
    const seen = async () => {
      const { html } = await pageOf(order.path);
      const [, marked] = /<li class="current"\s+aria-current="step"\s*>\s*<span>([^<]*)</.exec(html) ?? [];
      return [current((await viewOf(order.path)).order.steps), marked];
    };
    expect(await seen()).toEqual(['packed', 'Getting it ready']);
    const { uuid } = await ship(order, { carrier_code: 'coach', tracking_number: '7' });
    expect(await seen()).toEqual(['shipped', 'Shipped']);
    const page = await pageOf(order.path);
    expect(page.html).toContain('href="https://coach.test/7"');
    expect(textOf(page.html)).toContain('Your order is on its way.');
    await deliver(uuid);
    expect(await seen()).toEqual(['delivered', 'Delivered']);
    dataOf(await shop.admin('POST', `/api/orders/${order.uuid}/capture`, {}));
    expect(await seen()).toEqual(['paid', 'Paid']);
    dataOf(await shop.admin('POST', `/api/orders/${order.uuid}/refunds`, {}));
    expect(await seen()).toEqual(['refunded', 'Refunded']);
    const names = (await viewOf(order.path)).order.steps.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['ordered', 'packed', 'shipped', 'delivered', 'paid', 'refunded']);
    expect(textOf((await pageOf(order.path)).html)).toContain(`Order ${order.order_number} was refunded`);
  });

  test('of a canceled order says no thanks', async () => {
    const order = await place();
    dataOf(await shop.admin('POST', `/api/orders/${order.uuid}/cancel`, { reason: 'test' }));
    const view = await viewOf(order.path);
    expect([view.title, view.order.state, current(view.order.steps)]).toEqual([
      `Order ${order.order_number} was canceled`,
      'canceled',
      'canceled',
    ]);
  });
});

describe('an account’s orders', () => {
  async function customerWith(count: number) {
    const customer = await newCustomer();
    const cookie = await cookieOf(customer);
    const orders: Placed[] = [];
    for (let at = 0; at < count; at += 1) orders.push(await place(clientOf(cookie)));
    return { customer, cookie, orders };
  }
  async function browserOf({ email }: { readonly email: string }): Promise<Browser> {
    const visitor = openBrowser(shop);
    await visitor.send('/account/login', { email, password });
    return visitor;
  }
  const statementsOf = async (path: string, cookie: Readonly<Record<string, string>>) => {
    await viewOf(path, cookie);
    const before = shop.statements();
    await viewOf(path, cookie);
    return shop.statements() - before;
  };

  test('have lines, the current step, the carrier’s page, and everything a list needs in the same number of statements for ten', async () => {
    const one = await customerWith(1);
    const ten = await customerWith(10);
    for (const order of [...one.orders, ...ten.orders])
      await ship(order, { carrier_code: 'coach', tracking_number: '7' });
    const { orders } = await viewOf('/account/orders', ten.cookie);
    expect(orders).toHaveLength(10);
    expect(orders[0]).toMatchObject({
      order_number: ten.orders.at(-1)?.order_number,
      step: { name: 'shipped', at: expect.stringMatching(/Z$/) },
      arrival: { first: '2026-03-04', last: '2026-03-06' },
      lines: [{ name: `Product ${mug.sku}`, qty: 1 }],
      payment_path: null,
      tracking: { carrier: 'Stage Coach', url: 'https://coach.test/7' },
    });
    for (const path of ['/account', '/account/orders'])
      expect(await statementsOf(path, ten.cookie), path).toBe(await statementsOf(path, one.cookie));
  });

  test('are cards with a button for each action, and the overview begins with the last one', async () => {
    const { customer, orders } = await customerWith(2);
    const [first, last] = orders as [Placed, Placed];
    await ship(last, { carrier_code: 'coach', tracking_number: '7' });
    const visitor = await browserOf(customer);
    const list = await visitor.open('/account/orders');
    expect(list.html).toMatch(
      new RegExp(`href="https://coach.test/7"[^>]*aria-label="Track shipment, order ${last.order_number}"`),
    );
    expect((await visitor.submit(list, `/account/orders/${first.uuid}/reorder`)).at).toBe('/cart');
    const overview = textOf((await visitor.open('/account')).html);
    expect(overview.indexOf(`Order ${last.order_number}`)).toBeGreaterThan(
      overview.indexOf('Your latest order'),
    );
    expect(overview.indexOf(`Order ${first.order_number}`)).toBeGreaterThan(
      overview.indexOf('Earlier orders'),
    );
  });

  test('have the same page as the confirmation, without the thanks', async () => {
    const { customer, cookie, orders } = await customerWith(1);
    const [order] = orders as [Placed];
    const own = await viewOf(`/account/orders/${order.uuid}`, cookie);
    const shown = await viewOf(order.path);
    for (const member of ['steps', 'arrival', 'lines', 'totals', 'shipping_address', 'payment_instructions'])
      expect(own.order[member], member).toEqual(shown.order[member]);
    const text = textOf((await (await browserOf(customer)).open(`/account/orders/${order.uuid}`)).html);
    for (const part of ['Getting it ready', 'Arrives Wed, Mar 4', 'Pay $15.00 to the courier', 'Buy again'])
      expect(text).toContain(part);
  });

  test('are marked in the account menu, each page separately', async () => {
    const { customer, orders } = await customerWith(1);
    const visitor = await browserOf(customer);
    const marked = async (path: string) =>
      [...(await visitor.open(path)).html.matchAll(/<a href="(\/account[^"]*)" aria-current="(\w+)"/g)].map(
        ([, href, mark]) => [href, mark],
      );
    for (const path of ['/account', '/account/orders', '/account/addresses', '/account/profile'])
      expect(await marked(path)).toEqual([[path, 'page']]);
    expect(await marked(`/account/orders/${orders[0]?.uuid}`)).toEqual([['/account/orders', 'true']]);
  });

  test('if there are none, show a link to the shop', async () => {
    const visitor = await browserOf(await newCustomer());
    for (const path of ['/account', '/account/orders'])
      expect((await visitor.open(path)).html).toMatch(/<a class="button" href="\/"\s*>Start shopping</);
  });
});
