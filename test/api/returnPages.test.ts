import { sql, z } from '@shop/runtime/extension';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldsOf, openBrowser, textOf } from '../support/browser.ts';
import type { Browser, Sight } from '../support/browser.ts';
import { workerIdle } from '../support/mailbox.ts';
import { returnShop } from '../support/returnShop.ts';
import type { Placed, ReturnShop } from '../support/returnShop.ts';
import { createProduct, dataOf } from '../support/shop.ts';

let its: ReturnShop;
let guest: Browser;
beforeAll(async () => {
  its = await returnShop();
  guest = openBrowser(its.shop);
});
afterAll(() => its.shop.stop());

const orderPath = ({ uuid, orderToken }: Placed) => `/checkout/success/${uuid}?token=${orderToken}`;
const decoded = (path: string) => path.replaceAll('&amp;', '&');

/** Returns the path of the link with a text. Null if the page has no such link. */
function linkOf({ html }: Sight, label: string): string | null {
  const links = [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"[^>]*>\s*([^<]*?)\s*<\/a>/g)];
  const [, path] = links.find(([, , text]) => text === label) ?? [];
  return path === undefined ? null : decoded(path);
}

/** Opens the choice of a withdrawal from the page of the order. */
async function choice(order: Placed): Promise<Sight> {
  const page = await guest.open(orderPath(order));
  return guest.open(linkOf(page, 'Withdraw from contract') as string);
}

/** Sends the choice, with the given changes, and returns the page that it leads to. */
function choose(page: Sight, order: Placed, changes: Readonly<Record<string, string>> = {}) {
  const path = `/orders/${order.uuid}/withdraw/confirm`;
  const query = new URLSearchParams({ ...fieldsOf(page.html, path), ...changes });
  return guest.open(`${path}?${query.toString()}`);
}

/** Presses the button that declares the withdrawal. */
async function confirm(review: Sight, order: Placed): Promise<Sight> {
  const action = decoded(
    /<form method="post" action="([^"]*withdraw\/confirm[^"]*)"/.exec(review.html)?.[1] as string,
  );
  expect(action).toContain(order.uuid);
  return guest.send(action, fieldsOf(review.html, action));
}

const units = (order: Placed) => `units.${order.items[0]!.uuid}`;

describe('a withdrawal on the storefront', () => {
  test('takes two steps, changes nothing before the second, and ends with the receipt', async () => {
    const order = await its.place(2);
    await its.post(`/api/orders/${order.uuid}/capture`);
    await its.deliver(order);
    const page = await choice(order);
    expect(fieldsOf(page.html, `/orders/${order.uuid}/withdraw/confirm`)[units(order)]).toBe('2');
    expect(textOf(page.html)).not.toContain('Reason');
    const review = await choose(page, order);
    expect(textOf(review.html)).toContain('I withdraw from the contract for these items: 2 ×');
    expect(textOf(review.html)).toContain(`Order ${order.order_number}, ordered on`);
    expect((await its.read(order)).items[0].returning_qty).toBe(0);
    const done = await confirm(review, order);
    expect(done.at).toMatch(/^\/orders\/.*\/returns\//);
    expect(textOf(done.html)).toMatch(/We received your withdrawal on .* We’ve emailed a receipt to/);
    expect(textOf(done.html)).toContain('We’ll refund $24.99 by');
    expect(done.headers.get('cache-control')).toContain('no-store');
    await workerIdle(its.shop);
    const { number } = dataOf(await its.shop.admin('GET', `/api/returns?order_id=${order.order_id}`))[0] as {
      number: string;
    };
    expect(its.mailbox.sent.some(({ subject }) => subject.startsWith('Your withdrawal from order'))).toBe(
      true,
    );
    const after = await guest.open(orderPath(order));
    expect(linkOf(after, 'Withdraw from contract')).toBeNull();
    expect(textOf(after.html)).toContain(`Withdrawal ${number} Withdrawal received`);
    expect(textOf(after.html)).toContain('Nothing is left of this order to withdraw.');
    const again = await confirm(review, order);
    expect([again.status, textOf(again.html).includes('Nothing is left of this order to withdraw')]).toEqual([
      409,
      true,
    ]);
  });

  test('may be of a part, and again of the rest', async () => {
    const order = await its.place(3);
    const none = await choose(await choice(order), order, { [units(order)]: '0' });
    expect([none.status, textOf(none.html).includes('Choose at least one item')]).toEqual([400, true]);
    const many = await choose(none, order, { [units(order)]: '4' });
    expect([many.status, textOf(many.html).includes('Enter a whole number from 0 to 3')]).toEqual([
      400,
      true,
    ]);
    expect((await choose(none, order, { [units(order)]: 'two' })).status).toBe(400);
    const first = await confirm(await choose(many, order, { [units(order)]: '1' }), order);
    expect(textOf(first.html)).toContain('1 ×');
    expect(textOf(first.html)).toContain('We won’t ship what hasn’t been sent yet.');
    const rest = await choice(order);
    expect(fieldsOf(rest.html, `/orders/${order.uuid}/withdraw/confirm`)[units(order)]).toBe('2');
    const last = await confirm(await choose(rest, order), order);
    expect(textOf(last.html)).toContain('The order was canceled. You have nothing to pay for it.');
    expect((await its.read(order)).status).toBe('canceled');
  });

  test('is gone after the period, and the page says when it ended', async () => {
    const order = await its.place(1);
    await its.deliver(order, undefined, 14);
    const review = await choose(await choice(order), order);
    await its.shop.db.run(sql.type(z.object({}))`
      update shipment set delivered_at = delivered_at - interval '1 day' where shipment_order_id = ${order.order_id}`);
    const page = await guest.open(orderPath(order));
    expect(linkOf(page, 'Withdraw from contract')).toBeNull();
    expect(textOf(page.html)).toContain(
      'You can’t withdraw from the contract any more. The withdrawal period ended on',
    );
    const late = await confirm(review, order);
    expect([late.status, textOf(late.html).includes('The withdrawal period has ended')]).toEqual([409, true]);
    expect((await its.read(order)).items[0].returning_qty).toBe(0);
  });

  test('of several parcels is there until the last one has arrived for 14 days', async () => {
    const order = await its.place(2);
    await its.deliver(order, 1, 40);
    expect(textOf((await guest.open(orderPath(order))).html)).toContain('after you’ve received everything');
    await its.deliver(order, undefined, 13);
    const page = await guest.open(orderPath(order));
    expect(textOf(page.html)).toContain('You can withdraw from the contract until');
    expect(linkOf(page, 'Withdraw from contract')).not.toBeNull();
  });

  test('of a service counts from the order', async () => {
    const { sku, uuid } = await createProduct(its.shop, { price: 10, qty: 10 });
    dataOf(await its.shop.admin('PATCH', `/api/products/${uuid}`, { no_shipping_required: true }));
    const order = await its.place(1, its.sku, sku);
    await its.age(order, 15);
    const page = await choice(order);
    const fields = fieldsOf(page.html, `/orders/${order.uuid}/withdraw/confirm`);
    expect(Object.keys(fields).filter((name) => name.startsWith('units.'))).toEqual([units(order)]);
  });

  test('leaves out what the law excludes, and says why', async () => {
    const { sku, uuid } = await createProduct(its.shop, { price: 10, qty: 10 });
    dataOf(await its.shop.admin('PATCH', `/api/products/${uuid}`, { withdrawal_excluded: 'hygiene' }));
    const mixed = await its.place(1, its.sku, sku);
    const page = await choice(mixed);
    expect(textOf(page.html)).toContain(
      'There is no right of withdrawal for: ' +
        `Product ${sku} Sealed goods that can’t be returned for reasons of health or hygiene`,
    );
    const only = await its.place(1, sku);
    const order = await guest.open(orderPath(only));
    expect(linkOf(order, 'Withdraw from contract')).toBeNull();
    expect(textOf(order.html)).toContain('There is no right of withdrawal for:');
  });

  test('needs the order’s token or session, and is not forged from other sites', async () => {
    const order = await its.place(1);
    const stranger = openBrowser(its.shop);
    for (const path of ['withdraw', 'withdraw/confirm', 'return', 'returns/nothing'])
      expect((await stranger.open(`/orders/${order.uuid}/${path}`)).at, path).toBe('/orders/withdrawal?over');
    expect((await stranger.open(`/orders/${order.uuid}/withdraw?token=x`)).at).toBe(
      '/orders/withdrawal?over',
    );
    const sent = await stranger.send(`/orders/${order.uuid}/withdraw/confirm`, { [units(order)]: '1' });
    expect(sent.at).toBe('/orders/withdrawal?over');
    const forged = await fetch(
      `${its.shop.url}/orders/${order.uuid}/withdraw/confirm?token=${order.orderToken}`,
      {
        method: 'POST',
        redirect: 'manual',
        headers: {
          origin: 'https://evil.example',
          'sec-fetch-site': 'cross-site',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: `${units(order)}=1`,
      },
    );
    expect(forged.status).toBe(403);
    expect((await its.read(order)).items[0].returning_qty).toBe(0);
  });
});

describe('the public page', () => {
  test('is in the footer, mails the link, and answers the same for unknown orders', async () => {
    expect(linkOf(await guest.open('/'), 'Withdraw from a contract')).toBe('/orders/withdrawal');
    const order = await its.place(1);
    const { customer_email: email } = await its.read(order);
    const page = await guest.open('/orders/withdrawal');
    const before = its.mailbox.sent.length;
    const known = await guest.submit(page, '/orders/withdrawal', { order_number: order.order_number, email });
    const unknown = await guest.submit(page, '/orders/withdrawal', { order_number: '999999', email });
    const bot = await guest.submit(page, '/orders/withdrawal', {
      order_number: order.order_number,
      email,
      website: 'x',
    });
    expect([known.at, unknown.at, bot.at]).toEqual(
      Array.from({ length: 3 }, () => '/orders/withdrawal?sent'),
    );
    expect(textOf(unknown.html)).toBe(textOf(known.html));
    await workerIdle(its.shop);
    const mails = its.mailbox.sent.slice(before).filter(({ subject }) => subject.startsWith('Withdraw from'));
    expect(mails).toHaveLength(1);
    const empty = await guest.submit(page, '/orders/withdrawal', { order_number: '', email: 'no' });
    expect([empty.status, textOf(empty.html).includes('Enter your order number')]).toEqual([400, true]);
  });

  test('is not in the footer of a shop without such consumers', async () => {
    dataOf(await its.shop.admin('POST', '/api/settings', { withdrawalCountries: ['DE'] }));
    expect(linkOf(await guest.open('/'), 'Withdraw from a contract')).toBeNull();
    const order = await its.place(1);
    expect(textOf((await guest.open(orderPath(order))).html)).not.toContain('withdraw');
    const [zone] = dataOf(await its.shop.admin('GET', '/api/shippingZones'));
    const move = async (countries: readonly string[]) =>
      dataOf(await its.shop.admin('PATCH', `/api/shippingZones/${zone.uuid}`, { countries }));
    await move(['US', 'DE']);
    expect(linkOf(await guest.open('/'), 'Withdraw from a contract')).toBe('/orders/withdrawal');
    await move(['US']);
    expect(linkOf(await guest.open('/'), 'Withdraw from a contract')).toBeNull();
    dataOf(await its.shop.admin('POST', '/api/settings', { withdrawalCountries: ['US'] }));
  });
});

describe('a return on the storefront', () => {
  test('is requested with a reason and a comment, and shows its state', async () => {
    const order = await its.place(2);
    await its.deliver(order);
    const form = await guest.open(linkOf(await guest.open(orderPath(order)), 'Return items') as string);
    const action = form.at;
    const line = order.items[0]!.uuid;
    const none = await guest.submit(form, action, { comment: 'Hello' });
    expect(textOf(none.html)).toContain('Choose at least one item');
    expect(none.html).toContain('Hello');
    const sent = await guest.submit(form, action, {
      [`units.${line}`]: '1',
      [`reasons.${line}`]: 'too_small',
      comment: 'A size up, please',
    });
    expect(textOf(sent.html)).toContain('Requested We’ll check your request and email you.');
    expect(textOf(sent.html)).toContain('Reason: Too small');
    expect(textOf(sent.html)).toContain('A size up, please');
    const [row] = dataOf(await its.shop.admin('GET', `/api/returns?order_id=${order.order_id}`));
    await its.post(`/api/returns/${row.uuid}/approve`);
    const page = await guest.open(orderPath(order));
    expect(textOf(page.html)).toContain(`Return ${row.number} Approved`);
    expect(textOf(page.html)).toContain(`Put a note with the return number ${row.number} in the parcel.`);
    const many = await guest.submit(form, action, { [`units.${line}`]: '2' });
    expect([many.status, textOf(many.html).includes(`You can choose at most 1 of ${its.sku}`)]).toEqual([
      400,
      true,
    ]);
  });

  test('is not offered after its period or by a shop that takes nothing back', async () => {
    const order = await its.place(1);
    expect(linkOf(await guest.open(orderPath(order)), 'Return items')).toBeNull();
    await its.deliver(order, undefined, 31);
    const page = await guest.open(orderPath(order));
    expect(linkOf(page, 'Return items')).toBeNull();
    expect(textOf(page.html)).toContain('The period for returns ended on');
    const closed = await guest.open(`/orders/${order.uuid}/return?token=${order.orderToken}`);
    expect(textOf(closed.html)).toContain('The period for returns ended on');
    dataOf(await its.shop.admin('POST', '/api/settings', { returnDays: 0 }));
    expect(textOf((await guest.open(orderPath(order))).html)).not.toContain('The period for returns');
    dataOf(await its.shop.admin('POST', '/api/settings', { returnDays: 30 }));
  });
});
