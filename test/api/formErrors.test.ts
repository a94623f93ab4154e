import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password } from '../support/admins.ts';
import { openBrowser, textOf } from '../support/browser.ts';
import { customersOf } from '../support/customers.ts';
import { createProduct, createZoneWithRate, testShop } from '../support/shop.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'ar'] as const;
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ config: { shop: { languages: [...LANGUAGES] } } });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
});
afterAll(() => shop.stop());

const { newCustomer } = customersOf(() => shop);
const LONG = 'x'.repeat(300);
const LINES = 'Ada\nLovelace';
const within = (language: string, path: string) => (language === 'en' ? path : `/${language}${path}`);

/** Returns the summary message for a field above a rejected form. */
const aboveForm = (html: string, name: string): string | undefined =>
  new RegExp(`<a href="#field-${RegExp.escape(name)}">([^<]*)</a>`).exec(html)?.[1];

async function loggedIn() {
  const { email } = await newCustomer();
  const visitor = openBrowser(shop);
  await visitor.send('/account/login', { email, password });
  return visitor;
}

async function atCheckout() {
  const visitor = openBrowser(shop);
  const { sku } = await createProduct(shop, { price: 10, qty: 5 });
  await visitor.send('/cart/items', { sku, qty: '1' });
  return visitor;
}

const visitors = { anonymous: async () => openBrowser(shop), loggedIn, atCheckout };
const EMAIL = 'Enter an email address, such as name@example.com';

/** Forms with one invalid field each: the visitor, the path, the field, its value, and the English message. */
const CASES: readonly (readonly [keyof typeof visitors, string, string, string, string])[] = [
  ['anonymous', '/account/register', 'email', 'ada', EMAIL],
  ['anonymous', '/account/register', 'email', '', EMAIL],
  ['anonymous', '/account/register', 'email', `${LONG}@example.com`, 'Email can have at most 255 characters'],
  ['anonymous', '/account/register', 'full_name', ' ', 'Enter your full name'],
  ['anonymous', '/account/register', 'full_name', LONG, 'Full name can have at most 255 characters'],
  [
    'anonymous',
    '/account/register',
    'full_name',
    LINES,
    'Full name can’t contain line breaks or control characters',
  ],
  ['anonymous', '/account/register', 'password', 'short', 'Use at least 8 characters for your password'],
  [
    'anonymous',
    '/account/register',
    'password',
    'password',
    'This password is too common. Choose another one.',
  ],
  [
    'anonymous',
    '/account/register',
    'password',
    'x'.repeat(1025),
    'Password can have at most 1,024 characters',
  ],
  ['anonymous', '/account/forgotten-password', 'email', 'ada', EMAIL],
  ['anonymous', '/account/reset-password', 'password', '', 'Use at least 8 characters for your password'],
  ['anonymous', '/newsletter', 'email', 'ada', EMAIL],
  ['anonymous', '/newsletter', 'email', `${LONG}@example.com`, 'Email can have at most 255 characters'],
  ['anonymous', '/contact', 'email', 'ada', EMAIL],
  ['anonymous', '/contact', 'full_name', '', 'Enter your full name'],
  ['anonymous', '/contact', 'message', '', 'Enter your message'],
  [
    'anonymous',
    '/contact',
    'message',
    'x'.repeat(5001),
    'Your message is too long. Use at most 5,000 characters.',
  ],
  ['loggedIn', '/account/profile', 'email', 'ada', EMAIL],
  ['loggedIn', '/account/profile', 'full_name', '', 'Enter your full name'],
  ['loggedIn', '/account/profile', 'password', 'short', 'Use at least 8 characters for your password'],
  ['loggedIn', '/account/addresses', 'telephone', '', 'Enter your phone number'],
  ['loggedIn', '/account/addresses', 'address_1', LONG, 'Street address can have at most 255 characters'],
  [
    'loggedIn',
    '/account/addresses',
    'address_2',
    LINES,
    'Apartment, suite, company can’t contain line breaks or control characters',
  ],
  ['loggedIn', '/account/addresses', 'city', '', 'Enter your city'],
  ['loggedIn', '/account/addresses', 'country', '', 'Choose a country'],
  ['atCheckout', '/checkout/address', 'email', 'ada', EMAIL],
  ['atCheckout', '/checkout/address', 'shipping.postcode', LONG, 'ZIP code can have at most 255 characters'],
  [
    'atCheckout',
    '/checkout/address',
    'shipping.city',
    LINES,
    'City can’t contain line breaks or control characters',
  ],
];

const ADDRESS = {
  full_name: 'Ada',
  telephone: '1',
  address_1: 'Street 1',
  city: 'Austin',
  province: 'US-TX',
  postcode: '1',
  country: 'US',
};
const prefixed = Object.fromEntries(
  Object.entries(ADDRESS).map(([name, value]) => [`shipping.${name}`, value]),
);
const GOOD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/account/register': { email: 'ada@example.com', full_name: 'Ada', password },
  '/account/reset-password': { token: 'x' },
  '/contact': { email: 'ada@example.com', full_name: 'Ada', message: 'Hello' },
  '/account/profile': { email: 'ada@example.com', full_name: 'Ada', current_password: password },
  '/account/addresses': ADDRESS,
  '/checkout/address': { email: 'ada@example.com', ...prefixed },
};

describe('each form reports an invalid field by its label, in shopper-friendly words', () => {
  test.each(CASES)('%s %s, %s', async (who, path, field, value, expected) => {
    const visitor = await visitors[who]();
    const reported: (string | undefined)[] = [];
    for (const language of LANGUAGES) {
      const page = await visitor.send(within(language, path), { ...GOOD[path], [field]: value });
      expect([page.status, language]).toEqual([400, language]);
      reported.push(aboveForm(page.html, field));
    }
    expect(reported[0]).toBe(expected);
    // Each language has its own message. No message contains an API field name, and each is about one error.
    expect(new Set(reported).size).toBe(LANGUAGES.length);
    expect(reported.join('\n')).not.toMatch(/\w_\w|undefined|must /);
  });

  test('a form without its hidden or other fields reports that, without technical terms', async () => {
    for (const language of LANGUAGES)
      for (const path of [
        '/account/register',
        '/account/login',
        '/account/reset-password',
        '/contact',
        '/newsletter/confirm',
      ]) {
        const page = await openBrowser(shop).send(within(language, path), { other: '1' });
        expect([page.status, path]).toEqual([400, path]);
        expect(textOf(page.html)).not.toMatch(/is required|must be|full_name|token/i);
      }
  });
});

test('API clients get the texts of the interface as before', async () => {
  const { body } = await shop.request(
    'POST',
    '/account/register',
    { email: 'ada', full_name: '', password },
    {
      headers: { accept: 'application/json' },
    },
  );
  expect(body.error.details).toMatchObject([
    { path: 'email', message: 'email must be an email address' },
    { path: 'full_name', message: 'full_name must not be empty' },
  ]);
});
