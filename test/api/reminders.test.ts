import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { createTestClock, testAddress } from '@shop/runtime/testing';
import { column, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, textOf } from '../support/browser.ts';
import type { Browser } from '../support/browser.ts';
import { createMailbox } from '../support/mailbox.ts';
import { newKey } from '../support/pages.ts';
import { createProduct, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const { extension: mailbox, sent } = createMailbox();
const clock = createTestClock(new Date());
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let shop: TestShop;
let mug: Awaited<ReturnType<typeof createProduct>>;
beforeAll(async () => {
  shop = await testShop({
    clock,
    extensions: [coreShipping, cod, mailbox],
    config: { shop: { languages: ['en', 'de'] } },
  });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  mug = await createProduct(shop, { price: 10, qty: 500 });
});
afterAll(() => shop.stop());

const save = async (settings: object) => dataOf(await shop.admin('POST', '/api/settings', settings));
const turnOn = () =>
  save({ cartReminderEmail: true, cartReminderSecondEmail: true, orderFollowUpEmail: true });
const newEmail = () => `${newKey()}@example.com`;
const mailsTo = (address: string) => sent.filter(({ to }) => to.address === address);

/** Runs the jobs and delivers what they emit. Returns the subjects of an address's emails. */
async function runJobs(address: string): Promise<readonly string[]> {
  await shop.runJob('remindOfCarts');
  await shop.runJob('followUpOrders');
  const { failed } = await shop.deliverEvents();
  expect(failed).toEqual([]);
  return mailsTo(address).map(({ subject }) => subject);
}

/** Runs work at a later time, and comes back. */
async function later<T>(ms: number, work: () => Promise<T>): Promise<T> {
  clock.advance(ms);
  try {
    return await work();
  } finally {
    clock.advance(-ms);
  }
}

const addressFields = (email: string) => ({
  email,
  ...Object.fromEntries(
    Object.entries(testAddress).map(([name, value]) => [`shipping.${name}`, String(value ?? '')]),
  ),
});

interface Wish {
  readonly email: string;
  readonly sku?: string;
  readonly agrees?: boolean;
  readonly prefix?: string;
}

/** Fills a cart and its address step as a guest, and leaves. */
async function leaveCart({ email, sku = mug.sku, agrees = true, prefix = '' }: Wish): Promise<Browser> {
  const visitor = openBrowser(shop);
  await visitor.send(`${prefix}/cart/items`, { sku, qty: '2' });
  const page = await visitor.open(`${prefix}/checkout`);
  const next = await visitor.submit(page, `${prefix}/checkout/address`, {
    ...addressFields(email),
    ...(agrees && { reminders: '1' }),
  });
  expect(next.at).toContain('/checkout?step=shipping');
  return visitor;
}

/** Orders what a guest left, by cash on delivery. */
async function order(visitor: Browser): Promise<string> {
  let page = await visitor.open('/checkout');
  page = await visitor.submit(page, '/checkout/shipping-method');
  page = await visitor.submit(page, '/checkout/payment-method');
  page = await visitor.submit(page, '/checkout/order');
  expect(page.at).toContain('/checkout/success/');
  return /success\/([\w-]+)/.exec(page.at)?.[1] as string;
}

describe('until the merchant turns them on', () => {
  test('the checkout asks for nothing, and nobody gets an email', async () => {
    const visitor = openBrowser(shop);
    await visitor.send('/cart/items', { sku: mug.sku });
    expect((await visitor.open('/checkout')).html).not.toContain('name="reminders"');
    const email = newEmail();
    await leaveCart({ email });
    expect(await later(5 * HOUR, () => runJobs(email))).toEqual([]);
  });
});

describe('a checkout of one’s own', () => {
  const cartOf = async (email: string | null) => {
    const { cartId } = dataOf(
      await shop.request('POST', '/api/carts', { items: [{ sku: mug.sku, qty: 1 }] }),
    );
    if (email !== null) dataOf(await shop.request('POST', `/api/carts/${cartId}/contacts`, { email }));
    return { cartId, path: `/api/carts/${cartId}/reminders` };
  };
  const read = async ({ cartId }: { readonly cartId: string }) =>
    dataOf(await shop.query(`{ cart(id: "${cartId}") { reminders { asked given } } }`)).cart.reminders;

  test('reads that nothing is asked for, and cannot give what nobody asks for', async () => {
    const cart = await cartOf(newEmail());
    const { path } = cart;
    expect(await read(cart)).toEqual({ asked: false, given: false });
    const refused = await shop.request('POST', path, { given: true });
    expect([refused.status, refused.body.error]).toEqual([
      409,
      expect.objectContaining({
        code: 'REMINDERS_NOT_ASKED',
        message: 'The shop does not ask for consent to reminders in this checkout',
      }),
    ]);
    expect(dataOf(await shop.request('POST', path, { given: false }))).toEqual({
      asked: false,
      given: false,
    });
  });

  test('gives the consent and withdraws it, for the email address of the cart', async () => {
    await turnOn();
    const [agreed, withdrawn] = [newEmail(), newEmail()];
    for (const email of [agreed, withdrawn]) {
      const cart = await cartOf(email);
      const { path } = cart;
      expect(await read(cart)).toEqual({ asked: true, given: false });
      expect(dataOf(await shop.request('POST', path, { given: true }))).toEqual({ asked: true, given: true });
      if (email === withdrawn) await shop.request('POST', path, { given: false });
      expect((await read(cart)).given).toBe(email === agreed);
    }
    expect(await later(5 * HOUR, () => runJobs(agreed))).toEqual(['You left something in your cart']);
    expect(mailsTo(withdrawn)).toEqual([]);
    const refused = await shop.request('POST', (await cartOf(null)).path, { given: true });
    expect([refused.status, refused.body.error.message]).toEqual([400, 'Contact email is required']);
  });
});

describe('an abandoned cart', () => {
  beforeAll(turnOn);

  test('is reminded of twice, with its items and two ways out, if the shopper checked the box', async () => {
    const email = newEmail();
    const visitor = await leaveCart({ email });
    expect(await later(3.9 * HOUR, () => runJobs(email))).toEqual([]);
    const subjects = await later(4.1 * HOUR, async () => [await runJobs(email), await runJobs(email)]);
    expect(subjects[1]).toEqual(['You left something in your cart']);
    expect(await later(47 * HOUR, () => runJobs(email))).toHaveLength(1);
    expect(await later(49 * HOUR, () => runJobs(email))).toEqual([
      'You left something in your cart',
      'Your cart at Shop is still here',
    ]);
    expect(await later(60 * HOUR, () => runJobs(email))).toHaveLength(2);
    const [mail] = mailsTo(email);
    expect(mail!.text).toContain(`2 × Product ${mug.sku}: $20.00`);
    const back = /http\S+\/cart\/recover\/\S+/.exec(mail!.text)?.[0] as string;
    expect((await visitor.open(back)).at).toBe('/cart');
    const elsewhere = openBrowser(shop);
    const page = await elsewhere.open(back);
    expect(textOf(page.html)).toContain(`Your items 2 × Product ${mug.sku}`);
    expect(page.html).not.toContain(email);
    const path = new URL(page.at, shop.url).pathname;
    expect((await elsewhere.submit(page, path)).at).toBe('/cart');
    expect((await elsewhere.open('/cart/recover/none')).status).toBe(404);
  });

  test('is not reminded of without the box, after it was unchecked, emptied, ordered, or once the shopper bought', async () => {
    const [silent, undone, emptied, ordered, bought] = [1, 2, 3, 4, 5].map(newEmail);
    await leaveCart({ email: silent!, agrees: false });
    const back = await leaveCart({ email: undone! });
    const page = await back.open('/checkout?step=address');
    expect(page.html).toMatch(/name="reminders" value="1" checked/);
    const form = { ...addressFields(undone!), asks_reminders: '1' };
    await back.send('/checkout/address', form);
    const gone = await leaveCart({ email: emptied! });
    const cart = await gone.open('/cart');
    const [, path] = /action="(\/cart\/items\/[^"]+\/removal)"/.exec(cart.html) ?? [];
    await gone.send(path as string);
    await order(await leaveCart({ email: ordered! }));
    await leaveCart({ email: bought! });
    await order(await leaveCart({ email: bought!, agrees: false }));
    for (const email of [silent, undone, emptied, ordered, bought])
      expect(
        (await later(5 * HOUR, () => runJobs(email!))).filter((subject) => subject.includes('cart')),
      ).toEqual([]);
  });

  test('is not reminded of when its items are sold out, and comes in its language', async () => {
    const email = newEmail();
    const last = await createProduct(shop, { price: 30, qty: 5 });
    await leaveCart({ email, sku: last.sku, prefix: '/de' });
    dataOf(await shop.admin('PATCH', `/api/products/${last.uuid}`, { qty: 0 }));
    expect(await later(5 * HOUR, () => runJobs(email))).toEqual([]);
    dataOf(await shop.admin('PATCH', `/api/products/${last.uuid}`, { qty: 5 }));
    expect(await later(5 * HOUR, () => runJobs(email))).toEqual(['In Ihrem Warenkorb liegt noch etwas']);
    expect(mailsTo(email)[0]!.text).toContain('/de/cart/recover/');
  });

  test('gets one email however many workers are at it, and an address one for all its carts', async () => {
    const email = newEmail();
    await leaveCart({ email });
    await leaveCart({ email });
    const job = shop.app.registry('jobs').get('remindOfCarts')!;
    await later(5 * HOUR, () => Promise.all([1, 2, 3, 4].map(() => job.run(shop.app))));
    expect(await later(5 * HOUR, () => runJobs(email))).toHaveLength(1);
  });

  test('offers a coupon in the second email while it is valid, and the admin says when it is not', async () => {
    const coupon = await shop.make.coupon({ coupon: 'COMEBACK' });
    await save({ cartReminderCoupon: 'comeback' });
    const figures = async () => dataOf(await shop.admin('GET', '/api/cart-reminders/figures'));
    expect((await figures()).coupon).toEqual({ code: 'comeback', is_offered: true });
    const email = newEmail();
    await leaveCart({ email });
    await later(5 * HOUR, () => runJobs(email));
    await later(50 * HOUR, () => runJobs(email));
    const [first, second] = mailsTo(email);
    expect([first!.text.includes('COMEBACK'), second!.text.includes('COMEBACK')]).toEqual([false, true]);
    dataOf(await shop.admin('PATCH', `/api/coupons/${coupon.uuid}`, { coupon: 'COMEBACK', status: 0 }));
    expect((await figures()).coupon).toEqual({ code: 'comeback', is_offered: false });
    const other = newEmail();
    await leaveCart({ email: other });
    await later(5 * HOUR, () => runJobs(other));
    await later(50 * HOUR, () => runJobs(other));
    expect(mailsTo(other).map(({ text }) => text.includes('COMEBACK'))).toEqual([false, false]);
    await save({ cartReminderCoupon: null });
  });

  test('counts what was sent, and the orders that came of it', async () => {
    const before = dataOf(await shop.admin('GET', '/api/cart-reminders/figures'));
    const email = newEmail();
    const visitor = await leaveCart({ email });
    // The database's own clock says when an order is placed, so the reminder is of now.
    await shop.db.run(sql.type(z.object({}))`
      update cart set updated_at = ${new Date(clock.now().getTime() - 5 * HOUR).toISOString()}::timestamptz
      where customer_email = ${email}`);
    expect(await runJobs(email)).toHaveLength(1);
    await order(visitor);
    const after = dataOf(await shop.admin('GET', '/api/cart-reminders/figures'));
    expect([after.sent - before.sent, after.orders - before.orders]).toEqual([1, 1]);
    expect(Number(after.total) - Number(before.total)).toBe(25);
  });
});

describe('the link that ends reminders', () => {
  beforeAll(turnOn);

  test('ends them by one click in the mail program or one button, and never by being opened', async () => {
    const email = newEmail();
    await leaveCart({ email });
    await later(5 * HOUR, () => runJobs(email));
    const [mail] = mailsTo(email);
    const address = /^<(.*)>$/.exec(mail!.headers?.['List-Unsubscribe'] ?? '')?.[1] as string;
    expect(mail!.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(mail!.text).toContain(address);
    const stopped = () =>
      shop.db.any(sql.type(z.object({ source: column.text }))`
        select source from reminder_choice where email = ${email} and not wanted`);
    const reader = openBrowser(shop);
    const page = await reader.open(address);
    expect(textOf(page.html)).toContain('Stop these emails');
    expect(await stopped()).toEqual([]);
    const { pathname, search } = new URL(address);
    const post = await shop.request('POST', pathname + search, 'List-Unsubscribe=One-Click', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([post.status, await stopped()]).toEqual([303, [{ source: 'link' }]]);
    expect(textOf((await reader.submit(page, pathname)).html)).toContain('Reminders stopped');
    expect(await later(50 * HOUR, () => runJobs(email))).toHaveLength(1);
    // Whoever types the address again does not undo what its owner said.
    await leaveCart({ email });
    expect(await later(5 * HOUR, () => runJobs(email))).toHaveLength(1);
    const wrong = await reader.send(pathname, { token: 'invented' });
    expect(textOf(wrong.html)).toContain('This link is invalid');
  });

  test('a customer turns them on and off in the account, once the address is confirmed', async () => {
    const customer = await shop.make.customer();
    const account = openBrowser(shop);
    await account.send('/account/login', { email: customer.email, password: customer.password });
    const choose = async () => (await account.open('/account/profile')).html;
    const confirm = (isConfirmed: boolean) =>
      shop.db.run(sql.type(z.object({}))`
        update customer set email_confirmed_at = case when ${isConfirmed} then now() end
        where email = ${customer.email}`);
    await confirm(false);
    expect(await choose()).toContain('first confirm your email address');
    await account.send('/account/reminders', { wanted: '1' });
    expect(await choose()).toContain('first confirm your email address');
    await confirm(true);
    await account.submit(await account.open('/account/profile'), '/account/reminders');
    expect(await choose()).toContain('Stop reminders');
    await account.send('/cart/items', { sku: mug.sku });
    const page = await account.open('/checkout');
    expect(page.html).not.toContain('name="reminders"');
    expect(await later(5 * HOUR, () => runJobs(customer.email))).toContain('You left something in your cart');
    await account.send('/account/reminders', { wanted: '0' });
    expect(await choose()).toContain('Get reminders');
    await account.send('/cart/items', { sku: mug.sku });
    const before = mailsTo(customer.email).length;
    expect(await later(60 * HOUR, () => runJobs(customer.email))).toHaveLength(before);
    dataOf(await shop.admin('DELETE', `/api/customers/${customer.uuid}`));
    const left = await shop.db.any(sql.type(z.object({ email: column.text }))`
      select email from reminder_choice where email = ${customer.email}
      union all select email from cart_reminder where email = ${customer.email}`);
    expect(left).toEqual([]);
  });
});

describe('an order', () => {
  beforeAll(turnOn);
  const ship = async (uuid: string) => dataOf(await shop.admin('POST', `/api/orders/${uuid}/shipments`, {}));
  const asked = (subjects: readonly string[]) => subjects.filter((subject) => subject.startsWith('How'));

  /** Lists the follow-ups for an address, with the outcomes of their emails. */
  const followUps = (email: string) =>
    shop.db.any(sql.type(z.object({ emails: z.array(z.string()) }))`
      select array(select status from email_log where entity_uuid = f.uuid) as emails
      from order_follow_up f where email = ${email}`);

  test('is followed once, some days after it arrived, with what was bought', async () => {
    const email = newEmail();
    const visitor = await leaveCart({ email });
    const uuid = await order(visitor);
    expect(asked(await later(8 * DAY, () => runJobs(email)))).toEqual([]);
    const { uuid: shipment } = await ship(uuid);
    dataOf(await shop.admin('POST', `/api/shipments/${shipment}/deliver`, {}));
    expect(asked(await later(6.9 * DAY, () => runJobs(email)))).toEqual([]);
    const subjects = asked(await later(7.1 * DAY, () => runJobs(email)));
    // Tells an order that is not due from an email that was not sent.
    expect(await followUps(email)).toEqual([{ emails: ['sent'] }]);
    expect(subjects).toEqual(['How do you like your order from Shop?']);
    expect(asked(await later(8 * DAY, () => runJobs(email)))).toHaveLength(1);
    const mail = mailsTo(email).findLast(({ subject }) => subject.startsWith('How'));
    expect(mail!.text).toContain(`2 × Product ${mug.sku}`);
    expect(mail!.headers?.['List-Unsubscribe']).toContain('/newsletter/reminders?token=');
    const again = /http\S+\/cart\/shared\/\S+/.exec(mail!.text)?.[0] as string;
    expect(textOf((await visitor.open(again)).html)).toContain('Your items');
  });

  test('is not followed without consent, nor if it was canceled or refunded', async () => {
    const [silent, refunded, canceled] = [1, 2, 3].map(newEmail);
    await ship(await order(await leaveCart({ email: silent!, agrees: false })));
    const back = await order(await leaveCart({ email: refunded! }));
    await ship(back);
    dataOf(await shop.admin('POST', `/api/orders/${back}/capture`, {}));
    dataOf(await shop.admin('POST', `/api/orders/${back}/refunds`, { amount: 3 }));
    const off = await order(await leaveCart({ email: canceled! }));
    dataOf(await shop.admin('POST', `/api/orders/${off}/cancel`, { reason: 'none' }));
    for (const email of [silent, refunded, canceled])
      expect(asked(await later(8 * DAY, () => runJobs(email!)))).toEqual([]);
  });
});

test('notes of reminders are removed after half a year, and refusals stay', async () => {
  await later(200 * DAY, () => shop.runJob('removeOldReminders'));
  const counted = z.object({ notes: z.int(), addresses: z.int(), refusals: z.int() });
  const { notes, addresses, refusals } = await shop.db.one(sql.type(counted)`
    select (select count(*)::int from cart_reminder) as notes,
      (select count(*)::int from order_follow_up where email <> '') as addresses,
      (select count(*)::int from reminder_choice where not wanted) as refusals`);
  expect([notes, addresses, refusals > 0]).toEqual([0, 0, true]);
});

test('a cart of a sales channel is left to the channel until a person takes it over', async () => {
  await turnOn();
  const email = newEmail();
  await leaveCart({ email });
  const set = (columns: ReturnType<typeof sql.fragment>) =>
    shop.db.run(sql.type(z.object({}))`update cart set ${columns} where customer_email = ${email}`);
  await set(sql.fragment`origin = 'agents'`);
  expect(await later(5 * HOUR, () => runJobs(email))).toEqual([]);
  await set(sql.fragment`taken_over_at = now()`);
  expect(await later(5 * HOUR, () => runJobs(email))).toHaveLength(1);
});
