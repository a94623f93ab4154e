import { afterEach, expect, test } from 'vitest';
import { defaultTemplates, html } from '@shop/runtime/extension';
import type { Theme } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import paper from '../../examples/extensions/paper/src/index.ts';
import { sharedDatabase } from '../support/sharedDatabase.ts';
import { testShop } from '../support/shop.ts';
import { themeExtension } from '../support/theme.ts';

const databaseUrl = sharedDatabase();
const running: TestShop[] = [];
afterEach(async () => {
  for (const shop of running.splice(0)) await shop.stop();
});

async function open(options: Parameters<typeof testShop>[0]) {
  const shop = await testShop({ databaseUrl: databaseUrl(), ...options });
  running.push(shop);
  return async (path: string) =>
    (await shop.request('GET', path, undefined, { headers: { accept: 'text/html' } })).body as string;
}
const openWith = (theme: object) =>
  open({
    extensions: [themeExtension('mine', theme as Omit<Theme, 'name'>)],
    config: { system: { theme: 'mine' } },
  });
const stylesOf = (page: string) => /<link rel="stylesheet" href="([^"]+)"/.exec(page)?.[1] as string;

test('the example greets on the homepage and colors all pages, while it is the active theme', async () => {
  const plain = await open({ extensions: [paper] });
  const page = await open({
    extensions: [paper],
    config: { system: { theme: 'paper' }, shop: { name: 'A&B' } },
  });
  const home = await page('/');
  expect(home).toContain('<p class="welcome">Welcome to A&amp;B.</p>');
  expect(await plain('/')).not.toContain('welcome');
  const [own, others] = [stylesOf(home), stylesOf(await plain('/'))];
  expect(own).not.toBe(others);
  expect(stylesOf(await page('/search'))).toBe(own);
  expect(await page(own)).toContain('--accent: #7a2e12');
  expect(await plain(others)).not.toContain('#7a2e12');
  expect(await page('/cart')).toContain('Your basket is empty.</h1>');
  expect(await plain('/cart')).toContain('Your cart is empty</h1>');
});

test('a theme may replace the whole document, which also wraps error pages', async () => {
  const page = await openWith({
    templates: {
      ...defaultTemplates,
      document: (_: unknown, main: unknown) => html`<own>${main as never}</own>`,
    },
  });
  expect(await page('/')).toMatch(/^<own><h1>/);
  expect(await page('/%E0%A4%A')).toMatch(/^<own><h1>/);
});

test('a template that fails results in a plain error page', async () => {
  const fails = () => {
    throw new Error('no');
  };
  const page = await openWith({ templates: { search: fails, failure: fails } });
  expect(await page('/search')).toContain('<h1>Internal server error</h1>');
});

test.each([
  [
    { templates: { prodcut: () => html`` } },
    /theme "mine": unknown template "prodcut". Available: document, /,
  ],
  [{ templates: { product: 'x' } }, /theme "mine": the template "product" must be a function/],
  [{ styles: 5 }, /theme "mine": styles must be a stylesheet as a string/],
])('what is no template stops the start: %j', async (theme, message) =>
  expect(openWith(theme)).rejects.toThrow(message),
);
