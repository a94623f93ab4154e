import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defineExtension, defineWidget, html as markup, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { refusalOf } from '../support/admins.ts';
import { everyRow } from '../support/everyRow.ts';
import { inBodyOf, landingUrn, pagesOf } from '../support/pages.ts';
import { createProduct, dataOf, testShop } from '../support/shop.ts';

const WIDGETS = '/api/widgets';

let loads = 0;
/** Widgets of an extension. One loads, and several fail. */
const clocks = defineExtension({
  name: 'clocks',
  api: '^1.0',
  setup: () => ({
    widgets: [
      defineWidget({
        type: 'clock',
        name: 'Clock',
        settings: z.object({ zone: z.string().min(1) }),
        async load(all) {
          loads += 1;
          return all.map(({ zone }) => `time in ${zone}`);
        },
        render: (_, _page, loaded: string) => markup`<time>${loaded}</time>`,
      }),
      defineWidget({
        type: 'broken_load',
        name: 'Broken',
        settings: z.object({}),
        load: () => Promise.reject(new Error('no')),
        render: () => markup`<p>never</p>`,
      }),
      defineWidget({
        type: 'broken_render',
        name: 'Broken',
        settings: z.object({}),
        render: () => {
          throw new Error('no');
        },
      }),
    ],
  }),
});

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ extensions: [clocks] });
});
afterAll(() => shop.stop());

const { landingPage, cmsPage, widget, html, json } = pagesOf(() => shop);
const post = (sent: object) =>
  shop.admin('POST', WIDGETS, { name: 'W', type: 'text_block', settings: { text: 't' }, ...sent });
const patch = (id: unknown, sent: object) => shop.admin('PATCH', `${WIDGETS}/${id}`, sent);
const read = async (id: unknown) => dataOf(await shop.admin('GET', `${WIDGETS}/${id}`));
/** Returns a landing page that shows the widgets in its body. */
const shownWith = async (...widgets: readonly object[]) => {
  const page = await landingPage();
  for (const [sort_order, sent] of widgets.entries())
    await widget({ placements: [inBodyOf(page, { sort_order })], ...sent });
  const { body } = await html(`/${page.url_key}`);
  return /<h1>Sale<\/h1>([\s\S]*)<\/main>/.exec(body)?.[1]?.replaceAll(/\s+/g, ' ').trim();
};

describe('the routes', () => {
  test('a widget is created, read by either id, changed, listed and deleted', async () => {
    const placements = [
      { route: 'homepage', area: 'content' },
      {
        route: 'productView',
        area: 'content',
        sort_order: 2.5,
        entity_urn: landingUrn({ uuid: randomUUID() }),
      },
    ];
    const made = dataOf(await post({ name: 'Hi', placements, uuid: randomUUID() }));
    expect(made).toEqual({
      widget_instance_id: expect.any(Number),
      uuid: expect.any(String),
      name: 'Hi',
      type: 'text_block',
      settings: { text: 't' },
      status: true,
      theme: null,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      placements: [
        { uuid: expect.any(String), route: 'homepage', area: 'content', sort_order: 1, entity_urn: null },
        { uuid: expect.any(String), ...placements[1] },
      ],
    });
    for (const id of [made.uuid, made.widget_instance_id]) expect(await read(id)).toEqual(made);
    const changed = dataOf(await patch(made.widget_instance_id, { name: 'Ho', status: 0 }));
    expect(changed).toEqual({ ...made, name: 'Ho', status: false, updated_at: expect.any(String) });
    expect(dataOf(await shop.admin('GET', `${WIDGETS}?limit=1`))).toEqual([changed]);
    expect(dataOf(await shop.admin('DELETE', `${WIDGETS}/${made.uuid}`))).toEqual(changed);
    for (const method of ['GET', 'PATCH', 'DELETE'])
      for (const id of [made.uuid, 'nonsense', '2147483647']) {
        const answer = await shop.admin(method, `${WIDGETS}/${id}`, method === 'PATCH' ? {} : undefined);
        expect(refusalOf(answer)).toEqual([404, 'WIDGET_NOT_FOUND', 'Widget not found']);
      }
  });

  test('a list of placements replaces the old one; kept placements keep their UUID', async () => {
    const at = (route: string, sort_order = 1) => ({ route, area: 'content', sort_order, entity_urn: null });
    const { uuid, placements } = dataOf(await post({ placements: [at('cart'), at('homepage')] }));
    const changed = dataOf(await patch(uuid, { placements: [at('homepage', 7), at('search')] }));
    expect(changed.placements).toEqual([
      { ...placements[1], sort_order: 7 },
      { uuid: expect.any(String), ...at('search') },
    ]);
    expect(dataOf(await patch(uuid, { placements: [] })).placements).toEqual([]);
  });

  test.each([
    [{ name: '' }, 'VALIDATION_FAILED', 'name must not be empty'],
    [{ type: undefined }, 'VALIDATION_FAILED', 'type is required'],
    [{ type: 'nothing' }, 'UNKNOWN_WIDGET_TYPE', 'Widget type "nothing" does not exist'],
    [{ settings: 'x' }, 'VALIDATION_FAILED', 'settings must be an object'],
    [{ settings: {} }, 'BAD_WIDGET_SETTINGS', 'text is required'],
    [{ settings: { text: 5 } }, 'BAD_WIDGET_SETTINGS', 'text must be a string'],
    [{ type: 'columns', settings: { count: 7 } }, 'BAD_WIDGET_SETTINGS', 'count'],
    [{ type: 'clock', settings: { zone: '' } }, 'BAD_WIDGET_SETTINGS', 'zone'],
    [{ type: 'banner', settings: { image: 'javascript:alert(1)' } }, 'BAD_WIDGET_SETTINGS', 'image'],
    [{ type: 'banner', settings: { link: 'javascript:alert(1)' } }, 'BAD_WIDGET_SETTINGS', 'A link must be'],
    [
      { type: 'basic_menu', settings: { items: [{ label: 'x', link: '//evil.test' }] } },
      'BAD_WIDGET_SETTINGS',
      'A link must be',
    ],
    [{ status: 'on' }, 'VALIDATION_FAILED', 'status must be true, false, 1 or 0'],
    [{ placements: {} }, 'VALIDATION_FAILED', 'placements must be an array'],
    [{ placements: [{ area: 'a' }] }, 'VALIDATION_FAILED', 'placements.0.route is required'],
    [{ placements: [{ route: 'a b', area: 'a' }] }, 'VALIDATION_FAILED', 'route must contain only letters'],
    [{ placements: [{ route: 'a', area: '<a>' }] }, 'VALIDATION_FAILED', 'area must contain only letters'],
    [{ placements: [{ route: 'a', area: 'a', sort_order: '1' }] }, 'VALIDATION_FAILED', 'sort_order must be'],
    [{ placements: [{ route: 'a', area: 'a', entity_urn: '7' }] }, 'VALIDATION_FAILED', 'entity_urn must be'],
    [
      {
        placements: [
          { route: 'a', area: 'a' },
          { route: 'a', area: 'a', sort_order: 2 },
        ],
      },
      'WIDGET_PLACED_TWICE',
      'A widget can only be placed once',
    ],
  ])('%j is refused, and nothing is written', async (sent, code, message) => {
    const before = await everyRow(shop.db);
    expect(refusalOf(await post(sent))).toEqual([400, code, expect.stringContaining(message)]);
    expect(await everyRow(shop.db)).toEqual(before);
  });

  test('a change is checked against the type that the widget has, or gets', async () => {
    const { uuid } = await widget();
    expect(refusalOf(await patch(uuid, { settings: { count: 2 } }))[1]).toBe('BAD_WIDGET_SETTINGS');
    expect(refusalOf(await patch(uuid, { type: 'columns' }))[1]).toBe('BAD_WIDGET_SETTINGS');
    const change = { type: 'columns', settings: { count: 2 } };
    expect(dataOf(await patch(uuid, change))).toMatchObject(change);
  });

  test('deleting a container deletes what is only placed inside it', async () => {
    const outer = await widget({ type: 'columns', settings: { count: 1 } });
    const inside = (one: { uuid: string }) => [{ route: 'all', area: `columnsContainer_${one.uuid}_col_0` }];
    const inner = await widget({ type: 'columns', settings: { count: 1 }, placements: inside(outer) });
    const leaf = await widget({ placements: inside(inner) });
    const shared = await widget({ placements: [...inside(inner), { route: 'cart', area: 'content' }] });
    dataOf(await shop.admin('DELETE', `${WIDGETS}/${outer.uuid}`));
    for (const { uuid } of [inner, leaf])
      expect((await shop.admin('GET', `${WIDGETS}/${uuid}`)).status).toBe(404);
    expect((await read(shared.uuid)).placements).toHaveLength(1);
  });

  test('are for administrators', async () => {
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['GET', '/1'],
      ['PATCH', '/1'],
      ['DELETE', '/1'],
    ] as const)
      expect((await shop.request(method, WIDGETS + path, method === 'GET' ? undefined : {})).status).toBe(
        401,
      );
    expect((await shop.query('{ widgets { total } }')).body.errors[0].message).toContain(
      'Cannot query field',
    );
  });
});

describe('the built-in types', () => {
  test('text_block shows its text, never markup', async () =>
    expect(await shownWith({ settings: { text: 'a\n\n<i onclick="x">b</i>' } })).toBe(
      '<div class="text-block"><p>a</p><p>&lt;i onclick=&quot;x&quot;&gt;b&lt;/i&gt;</p></div>',
    ));

  test('banner shows image, title and text, and is linked', async () => {
    const settings = { image: '/a.png', title: 'A "b"', text: '<x>', link: '/mugs?a=1&b=2' };
    const shown = await shownWith({ type: 'banner', settings });
    expect(shown).toContain('<img src="/a.png" alt="" width="1600" height="700" />');
    expect(shown).toContain('<h2><a href="/mugs?a=1&amp;b=2">A &quot;b&quot;</a></h2>');
    expect(shown).toContain('<p>&lt;x&gt;</p>');
  });

  test('basic_menu resolves URNs to the current path of their entity, and omits missing ones', async () => {
    const [goal, deleted] = [await cmsPage(), await cmsPage()];
    const items = [
      { label: 'Goal', link: `urn:evershop:cms:page:${goal.uuid}` },
      { label: 'Gone', link: `urn:evershop:cms:page:${deleted.uuid}` },
      { label: 'Wrong kind', link: `urn:evershop:catalog:product:${goal.uuid}` },
      { label: 'Mail', link: 'mailto:a@b.test' },
    ];
    dataOf(await shop.admin('DELETE', `/api/pages/${deleted.uuid}`));
    dataOf(await shop.admin('PATCH', `/api/pages/${goal.uuid}`, { url_key: `${goal.url_key}-moved` }));
    const shown = await shownWith({ type: 'basic_menu', settings: { items } });
    expect(shown?.match(/href="[^"]*"/g)).toEqual([
      `href="/${goal.url_key}-moved"`,
      'href="mailto:a@b.test"',
    ]);
  });

  test('collection_products shows the newest public products', async () => {
    const { code, uuid } = dataOf(
      await shop.admin('POST', '/api/collections', { name: 'Best', code: randomUUID() }),
    );
    const products = [];
    for (let count = 0; count < 4; count += 1)
      products.push(await createProduct(shop, { price: 9.5, qty: 7 }));
    for (const product of products)
      dataOf(await shop.admin('POST', `/api/collections/${uuid}/products`, { product_id: product.uuid }));
    dataOf(await shop.admin('PATCH', `/api/products/${products[3]?.uuid}`, { status: 0 }));
    const requested = { type: 'collection_products', settings: { collection: code, count: 2 } };
    const shown = await shownWith(requested, { ...requested, settings: { collection: 'none' } });
    expect(shown?.match(/href="[^"]*"/g)).toEqual(
      [products[2], products[1]].map((product) => `href="/${product?.sku.toLowerCase()}"`),
    );
    expect(shown).toContain('$9.50');
    const page = await landingPage();
    await widget({ ...requested, placements: [inBodyOf(page)] });
    const [{ data }] = (await json(`/${page.url_key}`)).body.data.widgets.landing_page_content;
    const listed = (await json('/search?keyword=product')).body.data.products.items[0];
    expect(Object.keys(data[0])).toEqual(Object.keys(listed));
  });

  test('columns contain other widgets, and nothing is rendered inside itself', async () => {
    const page = await landingPage();
    const columns = await widget({ type: 'columns', settings: { count: 2 }, placements: [inBodyOf(page)] });
    const inside = (index: number) =>
      inBodyOf(page, { area: `columnsContainer_${columns.uuid}_col_${index}` });
    await widget({ settings: { text: 'left' }, placements: [inside(0)] });
    await widget({ settings: { text: 'right' }, placements: [inside(1)] });
    dataOf(await patch(columns.uuid, { placements: [inBodyOf(page), inside(1)] }));
    const { body } = await html(`/${page.url_key}`);
    expect(body.match(/class="column"/g)).toHaveLength(2);
    expect(body.indexOf('left')).toBeLessThan(body.indexOf('right'));
  });
});

describe('types of extensions', () => {
  test('load once per page, for all their widgets', async () => {
    loads = 0;
    const at = (zone: string) => ({ type: 'clock', settings: { zone } });
    expect(await shownWith(at('UTC'), at('<b>'))).toBe(
      '<time>time in UTC</time><time>time in &lt;b&gt;</time>',
    );
    expect(loads).toBe(1);
  });

  test('that fail are omitted, and the rest of the page is shown', async () => {
    const settings = {};
    const shown = await shownWith({ type: 'broken_load', settings }, { type: 'broken_render', settings }, {});
    expect(shown).toBe('<div class="text-block"><p>Hello</p></div>');
  });

  test('whose settings or type are no longer valid are omitted', async () => {
    const page = await landingPage();
    const [bad, unknown] = [
      await widget({ placements: [inBodyOf(page)] }),
      await widget({ placements: [inBodyOf(page)] }),
    ];
    await shop.db.run(sql.type(z.object({}))`
      update widget_instance set settings = '{"text": 5}' where uuid = ${bad.uuid}`);
    await shop.db.run(sql.type(z.object({}))`
      update widget_instance set type = 'gone' where uuid = ${unknown.uuid}`);
    expect((await json(`/${page.url_key}`)).body.data.widgets).toEqual({});
  });
});
