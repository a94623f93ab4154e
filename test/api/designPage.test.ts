import { defineExtension, defineWidget, html as markup, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultStyles } from '../../packages/runtime/src/modules/defaultTheme/styles.ts';
import { pagesOf } from '../support/pages.ts';
import { createProduct, testShop } from '../support/shop.ts';

const broken = defineExtension({
  name: 'broken',
  api: '^1.0',
  setup: () => ({
    widgets: [
      defineWidget({
        type: 'asks_for_more',
        name: 'Asks for more',
        settings: z.object({ needed: z.string().min(1) }),
        defaults: { needed: '' },
        render: () => markup`<p>never</p>`,
      }),
    ],
  }),
});

let shop: TestShop;
let live: TestShop;
beforeAll(async () => {
  shop = await testShop({
    extensions: [broken],
    config: { mode: 'development', shop: { languages: ['en', 'de'] } },
  });
  live = await testShop({ config: { mode: 'production' } });
});
afterAll(() => Promise.all([shop.stop(), live.stop()]));

const PATH = '/design-system';

test('the design page shows every token and every widget in development, and is not listed', async () => {
  await createProduct(shop, { price: 5, qty: 5 });
  const { html } = pagesOf(() => shop);
  const page = await html(PATH);
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(page.body).toContain('<meta name="robots" content="noindex" />');
  const names = [...defaultStyles.matchAll(/^ {2}--([\w-]+):/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(15);
  for (const name of names) expect(page.body).toContain(`--${name}`);
  const shown = (type: string) => page.body.includes(`<code dir="ltr">${type}</code>`);
  for (const type of [
    'hero',
    'banner',
    'features',
    'faq',
    'product_row',
    'rich_text',
    'newsletter',
    'contact_form',
  ])
    expect([type, shown(type)]).toEqual([type, true]);
  expect(shown('asks_for_more'), 'a type whose first settings do not fit has no sample').toBe(false);
  const german = await html(`/de${PATH}`);
  expect(german.body).toContain('<h1>Designsystem</h1>');
});

test('in production it is only for administrators', async () => {
  const { html } = pagesOf(() => live);
  const anonymous = await html(PATH);
  expect([anonymous.status, anonymous.body.includes('--accent')]).toEqual([404, false]);
  const page = await live.admin('GET', PATH);
  expect([page.status, page.body.includes('--accent')]).toEqual([200, true]);
  expect((await html('/sitemap.xml')).body).not.toContain('design-system');
});
