import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ config: { shop: { languages: ['en', 'de'] } } });
});
afterAll(() => shop.stop());

const page = async (url_key: string) =>
  dataOf(await shop.admin('POST', '/api/pages', { title: url_key, url_key, status: 1 }));
const urnOf = ({ uuid }: { readonly uuid: string }) => `urn:evershop:cms:page:${uuid}`;
const create = (body: object) => shop.admin('POST', '/api/menus', body);
const query = `query ($code: String!) {
  menu(code: $code) { code items { uuid name url children { name url children { name url } } } }
}`;
async function shown(code: string, language = 'en') {
  const answer = await shop.request(
    'POST',
    '/graphql',
    { query, variables: { code } },
    { headers: { 'accept-language': language } },
  );
  return answer.body.data.menu;
}

test('a menu has items on three levels, which link to records, paths and URLs', async () => {
  const about = await page('about');
  const items = [
    {
      name: 'Company',
      target: null,
      children: [
        { name: 'About', target: urnOf(about), children: [{ name: 'Team', target: '/about?team=1' }] },
        { name: 'Blog', target: 'https://example.com/blog' },
      ],
    },
  ];
  dataOf(await create({ code: 'footer', name: 'Footer', items }));
  expect(await shown('footer')).toMatchObject({
    items: [
      {
        name: 'Company',
        url: null,
        children: [
          { name: 'About', url: '/about', children: [{ name: 'Team', url: '/about?team=1' }] },
          { name: 'Blog', url: 'https://example.com/blog' },
        ],
      },
    ],
  });
  dataOf(await shop.admin('PATCH', `/api/pages/${about.uuid}`, { url_key: 'about-us' }));
  expect((await shown('footer')).items[0].children[0].url).toBe('/about-us');
  dataOf(await shop.admin('DELETE', `/api/pages/${about.uuid}`));
  expect((await shown('footer')).items[0].children.map(({ name }: { name: string }) => name)).toEqual([
    'Blog',
  ]);
  expect(await shown('unknown')).toBeNull();
});

test('items are translated, and link to the path in the language; they keep that while they keep their UUID', async () => {
  const terms = await page('terms');
  dataOf(
    await shop.admin('PUT', `/api/translations/cms_page/${terms.uuid}/de`, { fields: { url_key: 'agb' } }),
  );
  const menu = dataOf(
    await create({ code: 'legal', name: 'Legal', items: [{ name: 'Terms', target: urnOf(terms) }] }),
  );
  const [{ uuid }] = menu.items;
  dataOf(await shop.admin('PUT', `/api/translations/menu_item/${uuid}/de`, { fields: { name: 'AGB' } }));
  expect((await shown('legal', 'de')).items).toMatchObject([{ name: 'AGB', url: '/de/agb' }]);
  const items = [
    { name: 'New', target: '/new' },
    { uuid, name: 'Our terms', target: urnOf(terms) },
  ];
  dataOf(await shop.admin('PATCH', `/api/menus/${menu.uuid}`, { items }));
  expect((await shown('legal')).items.map(({ name }: { name: string }) => name)).toEqual([
    'New',
    'Our terms',
  ]);
  expect((await shown('legal', 'de')).items[1]).toMatchObject({ uuid, name: 'AGB' });
});

test('the header shows the menu with the code header, immediately and in the language, and otherwise the categories', async () => {
  const category = { name: 'Vases', url_key: 'vases', status: 1 };
  dataOf(await shop.admin('POST', '/api/categories', category));
  const read = async (path: string) =>
    (await (await fetch(shop.url + path, { headers: { accept: 'text/html' } })).text()).replaceAll(
      /\s+/g,
      ' ',
    );
  expect(await read('/')).toContain('>Vases</a>');
  const items = [{ name: 'Offers', target: '/offers', children: [{ name: 'Spring', target: '/spring' }] }];
  const menu = dataOf(await create({ code: 'header', name: 'Header', items }));
  const html = await read('/');
  expect(html).not.toContain('>Vases</a>');
  expect(html).toMatch(/<a href="\/offers">Offers<\/a> <ul> <li> ?<a href="\/spring">Spring<\/a>/);
  const [{ uuid }] = menu.items;
  dataOf(await shop.admin('PUT', `/api/translations/menu_item/${uuid}/de`, { fields: { name: 'Angebote' } }));
  expect(await read('/de')).toContain('<a href="/de/offers">Angebote</a>');
  dataOf(await shop.admin('DELETE', `/api/menus/${menu.uuid}`));
  expect(await read('/')).toContain('>Vases</a>');
});

test('an unsafe target, a fourth level and a code in use are rejected', async () => {
  const refusal = async (items: readonly object[]) => {
    const { status, body } = await create({ code: 'bad', name: 'Bad', items });
    return [status, body.error?.details?.[0]?.path];
  };
  expect(await refusal([{ name: 'X', target: 'javascript:alert(1)' }])).toEqual([400, 'items.0.target']);
  const deep = [{ name: 'X', target: '/x', children: [{ name: 'X', target: '/x' }] }];
  const fourth = [{ name: 'X', target: '/x', children: [{ name: 'X', target: '/x', children: deep }] }];
  expect(await refusal(fourth)).toEqual([400, 'items.0.children.0.children.0.children']);
  expect(await refusal([{ name: '', target: '/x' }])).toEqual([400, 'items.0.name']);
  dataOf(await create({ code: 'taken', name: 'One' }));
  expect(refusalOf(await create({ code: 'taken', name: 'Two' }))).toEqual([
    409,
    'MENU_CODE_EXISTS',
    expect.any(String),
  ]);
});

test('two administrators cannot overwrite each other', async () => {
  const { uuid } = dataOf(await create({ code: 'two', name: 'Two' }));
  const read = await shop.admin('GET', `/api/menus/${uuid}`);
  dataOf(await shop.admin('PATCH', `/api/menus/${uuid}`, { items: [{ name: 'A', target: '/a' }] }));
  const token = await shop.adminToken();
  const late = await shop.request(
    'PATCH',
    `/api/menus/${uuid}`,
    { items: [] },
    { token, headers: { 'if-match': read.headers.get('etag') ?? '' } },
  );
  expect([late.status, late.body.error.code]).toEqual([412, 'VERSION_CONFLICT']);
});
