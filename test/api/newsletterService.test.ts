import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop, dataOf } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ config: { shop: { languages: ['en', 'de'] } } });
});
afterAll(() => shop.stop());

const subscribers = async () =>
  dataOf(await shop.admin('GET', '/api/newsletter/subscribers')) as { email: string; status: string }[];

test('an extension has the confirmation link sent, and nobody is subscribed without it', async () => {
  const { newsletter, db } = shop.app;
  expect(await newsletter.request(db, { email: ' Ada@example.com ', language: 'de' })).toBe(true);
  await shop.deliverEvents();
  const [mail, ...others] = shop.mails('Ada@example.com');
  expect([mail?.html.includes('lang="de"'), others]).toEqual([true, []]);
  expect(await subscribers()).toMatchObject([{ email: 'Ada@example.com', status: 'pending' }]);
});

test('what is not an email address is not written to', async () => {
  const { newsletter, db } = shop.app;
  for (const email of ['', 'nonsense', 'a@b', 'a@example.com, b@example.com'])
    expect(await newsletter.request(db, { email }), email).toBe(false);
  expect(await subscribers()).toHaveLength(1);
});
