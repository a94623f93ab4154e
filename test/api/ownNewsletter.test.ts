import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password } from '../support/admins.ts';
import { openBrowser, textOf } from '../support/browser.ts';
import { customersOf } from '../support/customers.ts';
import { createMailbox, linkToken, workerIdle } from '../support/mailbox.ts';
import { dataOf, testShop } from '../support/shop.ts';

const { extension: mailbox, sent, mailTo } = createMailbox();
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ extensions: [mailbox], worker: true });
});
afterAll(() => shop.stop());

const { newCustomer, cookieOf, as } = customersOf(() => shop);
const ME = '/api/customers/me/newsletter';
const PROFILE = '/account/profile';
const confirm = (token: string) => shop.request('POST', '/api/newsletter/confirm', { token });
const tokenOf = async (email: string) => linkToken(await mailTo(email, 'Confirm'));
const statusOf = async (uuid: string) => {
  const query = 'query ($id: ID!) { customer(id: $id) { newsletterStatus } }';
  return dataOf(await shop.admin('POST', '/admin/graphql', { query, variables: { id: uuid } })).customer
    .newsletterStatus;
};
const mailsTo = async (email: string) => {
  await workerIdle(shop);
  return sent.filter(({ to, subject }) => JSON.stringify(to).includes(email) && subject.includes('Confirm'))
    .length;
};

async function account() {
  const customer = await newCustomer();
  const headers = await cookieOf(customer);
  const state = async () => dataOf(await as(headers, 'GET', ME)).state;
  const set = async (subscribed: boolean) => dataOf(await as(headers, 'PUT', ME, { subscribed })).state;
  return { ...customer, headers, state, set };
}

describe('the newsletter of an account', () => {
  test('is turned on and off on the page, and waits for the emailed link', async () => {
    const { email, uuid } = await newCustomer();
    const visitor = openBrowser(shop);
    await visitor.send('/account/login', { email, password });
    const off = await visitor.open(PROFILE);
    expect(textOf(off.html)).toContain(`Get new products and offers, now and then, at ${email}.`);
    const answer = await visitor.submit(off, '/account/newsletter');
    expect([answer.at, textOf(answer.html)]).toEqual([
      PROFILE,
      expect.stringContaining(`We’ve sent a link to ${email}.`),
    ]);
    expect(await statusOf(uuid)).toBe('pending');
    dataOf(await confirm(await tokenOf(email)));
    const on = await visitor.open(PROFILE);
    expect(textOf(on.html)).toContain(`You’re getting our newsletter at ${email}.`);
    expect(await statusOf(uuid)).toBe('subscribed');
    const ended = await visitor.submit(on, '/account/newsletter');
    expect(textOf(ended.html)).toContain('Get new products and offers');
    expect(await statusOf(uuid)).toBe('unsubscribed');
    const events = dataOf(await shop.admin('GET', '/api/events?limit=100'))
      .filter(({ payload }: { payload: { email?: string } }) => payload.email === email)
      .map(({ event }: { event: string }) => event);
    expect(events.toSorted()).toEqual([
      'newsletter_requested',
      'newsletter_subscribed',
      'newsletter_unsubscribed',
    ]);
  });

  test('ends by the link in each email too, and the other way around', async () => {
    const { email, state, set } = await account();
    expect([await state(), await set(true)]).toEqual(['none', 'pending']);
    dataOf(await confirm(await tokenOf(email)));
    expect(await state()).toBe('subscribed');
    expect(await set(true), 'nothing is sent again').toBe('subscribed');
    expect(await mailsTo(email)).toBe(1);
    const [row] = dataOf(await shop.admin('GET', `/api/newsletter/subscribers?email=${email}`));
    dataOf(await shop.admin('DELETE', `/api/newsletter/subscribers/${row.uuid}`));
    expect(await state()).toBe('none');
    expect(await set(true)).toBe('pending');
    expect(await set(false), 'it was never confirmed').toBe('none');
  });

  test('reveals nothing about what someone else subscribed, and ends nothing, until the link was used', async () => {
    const { email, uuid, state, set } = await account();
    dataOf(await shop.request('POST', '/api/newsletter', { email }));
    expect(await state()).toBe('none');
    const first = await tokenOf(email);
    dataOf(await confirm(first));
    expect([await state(), await statusOf(uuid)]).toEqual(['none', 'subscribed']);
    await set(false);
    expect(await statusOf(uuid)).toBe('subscribed');
    expect(await set(true)).toBe('pending');
    await set(false);
    expect([await state(), await statusOf(uuid)]).toEqual(['none', 'subscribed']);
    await set(true);
    await workerIdle(shop);
    const mails = sent.filter(
      ({ to, subject }) => JSON.stringify(to).includes(email) && subject.includes('Confirm'),
    );
    expect(mails.length).toBeGreaterThan(1);
    dataOf(await confirm(linkToken(mails.at(-1) as (typeof mails)[number])));
    expect(await state()).toBe('subscribed');
    await set(false);
    expect([await state(), await statusOf(uuid)]).toEqual(['unsubscribed', 'unsubscribed']);
  });

  test('belongs to the customer who uses the link of a form, but not to one with another email', async () => {
    const own = await account();
    const other = await account();
    dataOf(await shop.request('POST', '/api/newsletter', { email: own.email }));
    const token = await tokenOf(own.email);
    dataOf(await as(other.headers, 'POST', '/api/newsletter/confirm', { token }));
    expect([await own.state(), await other.state()]).toEqual(['none', 'none']);
    const third = await account();
    dataOf(await shop.request('POST', '/api/newsletter', { email: third.email }));
    const mine = await tokenOf(third.email);
    dataOf(await as(third.headers, 'POST', '/api/newsletter/confirm', { token: mine }));
    expect(await third.state()).toBe('subscribed');
  });

  test('is only for customers, and outlives the account as the subscription of its email', async () => {
    expect((await shop.request('GET', ME)).status).toBe(401);
    const { email, uuid, set } = await account();
    await set(true);
    dataOf(await confirm(await tokenOf(email)));
    dataOf(await shop.admin('DELETE', `/api/customers/${uuid}`));
    const [row] = dataOf(await shop.admin('GET', `/api/newsletter/subscribers?email=${email}`));
    expect(row).toMatchObject({ status: 'subscribed', customer_id: null, requested_by: null });
  });
});
