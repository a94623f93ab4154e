import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { defineExtension } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BY_CODE } from '../../packages/runtime/src/modules/storefront/errorText.ts';
import { modules } from '../../packages/runtime/src/modules.ts';
import { refusalOf } from '../support/admins.ts';
import { openBrowser } from '../support/browser.ts';
import { testShop } from '../support/shop.ts';

const german = defineExtension({
  name: 'german',
  api: '^1.0',
  setup: () => ({
    messages: [
      {
        owner: 'german',
        locale: 'de',
        texts: {
          'storefront.cart.title': 'Ihr Warenkorb',
          'storefront.cart.empty': 'Ihr Warenkorb ist leer.',
          'storefront.error.credentials': 'E-Mail oder Passwort sind falsch',
          'storefront.form.problems': 'Bitte {count, plural, one {eine Angabe} other {# Angaben}} ändern:',
        },
      },
    ],
  }),
});

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ extensions: [german], config: { shop: { locale: 'de-AT' } } });
});
afterAll(() => shop.stop());

const html = { headers: { accept: 'text/html' } };

describe('a shop in another language', () => {
  test('has its pages and their titles in that language, with the texts that an extension replaces', async () => {
    const { body } = await shop.request('GET', '/cart', undefined, html);
    expect(body).toContain('<html lang="de-AT">');
    expect(body).toContain('<title>Ihr Warenkorb – Shop</title>');
    expect(body).toContain('<h1>Ihr Warenkorb ist leer.</h1>');
    expect(body).toContain('Jetzt stöbern');
  });

  test('reports form errors in that language, and the interface’s texts to API clients', async () => {
    const wrong = { email: 'ada@example.com', password: 'not hers' };
    const visitor = openBrowser(shop);
    const page = await visitor.submit(await visitor.open('/account/login'), '/account/login', wrong);
    expect(page.html).toContain('<h2>Bitte eine Angabe ändern:</h2>');
    expect(page.html).toContain('E-Mail oder Passwort sind falsch');
    const answer = await shop.request('POST', '/api/customer/tokens', wrong);
    expect(JSON.stringify(refusalOf(answer))).toContain('Invalid email or password');
  });
});

test('a theme that replaces an unknown text is reported, and the shop does not start', async () => {
  const messages = [{ owner: 'mine', locale: 'en', texts: { 'storefront.cart.titel': 'My bag' } }];
  const mine = defineExtension({ name: 'mine', api: '^1.0', setup: () => ({ messages }) });
  await expect(testShop({ extensions: [mine] })).rejects.toThrow(
    /extension mine.*the text "storefront.cart.titel" does not exist in English/,
  );
});

test('every code whose text pages translate belongs to the interface', async () => {
  const errors = await readFile(path.join(import.meta.dirname, '../../docs/errors.md'), 'utf8');
  expect(Object.keys(BY_CODE).filter((code) => !errors.includes(`| \`${code}\` |`))).toEqual([]);
});

test('every text in a core catalog is used', async () => {
  const roots = ['packages/runtime/src', 'extensions'].map((root) =>
    path.join(import.meta.dirname, '../..', root),
  );
  const isSource = (file: string) =>
    file.endsWith('.ts') && !/(Messages|errorTexts|\.test)\.ts$|node_modules/.test(file);
  const files = await Promise.all(
    roots.map(async (root) =>
      (await readdir(root, { recursive: true })).filter(isSource).map((file) => path.join(root, file)),
    ),
  );
  const sources = (await Promise.all(files.flat().map((file) => readFile(file, 'utf8')))).join('\n');
  const keys = modules.flatMap(({ setup }) =>
    (setup(undefined).messages ?? []).flatMap(({ texts }) => Object.keys(texts)),
  );
  expect(keys.length).toBeGreaterThan(200);
  // Keys that the code builds at run time from discount types, rules and shipping zone errors.
  const byCode = /^(?:promotions\.summary|readiness\.shipping)\./;
  const isUsed = (key: string) =>
    sources.includes(`'${key}'`) || sources.includes(`\`${key.slice(0, key.lastIndexOf('.'))}.\${`);
  const unused = keys.filter((key) => !byCode.test(key) && !isUsed(key));
  expect(unused).toEqual([]);
});
