import { randomUUID } from 'node:crypto';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, textOf } from '../support/browser.ts';
import { dataOf, testShop } from '../support/shop.ts';

const PATH = '/cart/gift-card';
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ config: { shop: { languages: ['en', 'de', 'es', 'fr', 'ar'] } } });
});
afterAll(() => shop.stop());

const issue = async (body: object) => dataOf(await shop.admin('POST', '/api/gift-cards', body));

test.each([
  ['', 'Gift card balance', 'Balance: $12.50', 'This gift card can’t be used. Check the code and try again.'],
  [
    '/de',
    'Restbetrag einer Geschenkkarte',
    'Restbetrag: 12,50',
    'Diese Geschenkkarte kann nicht verwendet werden.',
  ],
  ['/es', 'Saldo de la tarjeta regalo', 'Saldo: 12,50', 'Esta tarjeta regalo no se puede usar.'],
  ['/fr', 'Solde de la carte cadeau', 'Solde', 'Cette carte cadeau ne peut pas être utilisée.'],
  ['/ar', 'رصيد بطاقة الهدية', 'الرصيد', 'لا يمكن استخدام بطاقة الهدية هذه.'],
])('%s/cart/gift-card tells the balance without scripts', async (language, title, balance, refused) => {
  const { code, last4 } = await issue({ amount: 12.5, expires_at: '2036-12-31' });
  const browser = openBrowser(shop);
  const page = await browser.open(language + PATH);
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(page.html).toContain(title);
  const action = /action="([^"]*gift-card)"/.exec(page.html)?.[1] as string;
  const told = await browser.submit(page, action, { code: code.toLowerCase().replaceAll('-', ' ') });
  expect(told.status).toBe(200);
  expect(textOf(told.html)).toContain(balance);
  expect(told.html).toContain(last4);
  expect(told.html).not.toContain(code);
  const wrong = await browser.submit(page, action, { code: randomUUID() });
  expect(wrong.status).toBe(404);
  expect(textOf(wrong.html)).toContain(refused);
});

test('the account shows the credit of its customer, and none to others', async () => {
  const [rich, poor] = await Promise.all(
    ['rich', 'poor'].map((name) => shop.make.customer({ email: `${name}-${randomUUID()}@example.com` })),
  );
  const { uuid } = dataOf(await rich!.session.request('GET', '/api/customers/me'));
  dataOf(await shop.admin('POST', `/api/customers/${uuid}/credit`, { amount: 7.25, reason: 'Sorry' }));
  const account = async ({ email, password }: { readonly email: string; readonly password: string }) => {
    const browser = openBrowser(shop);
    const page = await browser.open('/account/login');
    return textOf((await browser.submit(page, '/account/login', { email, password })).html);
  };
  expect(await account(rich!)).toContain('Store credit $7.25');
  expect(await account(poor!)).not.toContain('Store credit');
});
