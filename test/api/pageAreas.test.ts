import { defineExtension } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { changesetsOf } from '../support/changesets.ts';
import { pagesOf } from '../support/pages.ts';
import { dataOf, testShop } from '../support/shop.ts';
import { themeExtension } from '../support/theme.ts';

const lookbook = defineExtension({
  name: 'lookbook',
  api: '^1.0',
  setup: () => ({
    pageRoutes: [{ route: 'lookView', label: 'Looks', areas: [{ area: 'look', label: 'Look' }] }],
  }),
});
const theme = themeExtension('dusk', {
  areas: [
    { area: 'aside', label: 'Aside' },
    { area: 'hero', label: 'Hero', route: 'homepage' },
  ],
});

let shop: TestShop;
const { widget, html } = pagesOf(() => shop);
const { changeset, drafted, publish } = changesetsOf(() => shop);
const query = (text: string) => shop.query(text, {}, 'admin');
beforeAll(async () => {
  shop = await testShop({ extensions: [lookbook, theme], config: { system: { theme: 'dusk' } } });
});
afterAll(() => shop.stop());

const text = { name: 'T', type: 'text_block', settings: { text: 't' } };
const post = (placements: object) => shop.admin('POST', '/api/widgets', { ...text, placements });
const at = (route: string, area: string) => ({ route, area });

test('a widget can be placed in every area that the shop, an extension and the active theme declare', async () => {
  const { pageAreas } = dataOf(await query('{ pageAreas { route area label } }'));
  const places = pageAreas.map(({ route, area }: { route: string; area: string }) => at(route, area));
  expect(places).toEqual(
    expect.arrayContaining([
      at('all', 'footerTop'),
      at('homepage', 'content'),
      at('homepage', 'hero'),
      at('landingPageView', 'landing_page_content'),
      at('lookView', 'look'),
      at('lookView', 'aside'),
      at('checkoutSuccess', 'contentBottom'),
    ]),
  );
  dataOf(await post(places));
});

test.each([
  [at('homepge', 'content'), /^Unknown route "homepge". Available: all, homepage, /],
  [at('homepage', 'sidebar'), /^Unknown area "sidebar". Available: headerTop, header, .*hero, /],
  [at('homepage', 'columnsContainer_x_col_0'), /^Unknown area/],
])('%j is 400 UNKNOWN_AREA on create and on update, and the known ones are named', async (place, message) => {
  const expected = [400, 'UNKNOWN_AREA', expect.stringMatching(message)];
  expect(refusalOf(await post([at('all', 'header'), place]))).toEqual(expected);
  const { uuid } = await widget();
  expect(refusalOf(await shop.admin('PATCH', `/api/widgets/${uuid}`, { placements: [place] }))).toEqual(
    expected,
  );
});

test('the columns of a container are accepted', async () => {
  dataOf(await post([at('homepage', `columnsContainer_${randomUUID()}_col_5`)]));
});

test('an existing placement may stay, even if nothing declares its area', async () => {
  const draft = await changeset();
  const { instance } = await drafted(draft.uuid, { placement: { area: 'gone' } });
  dataOf(await publish(draft.uuid));
  const { uuid } = instance;
  const stays = { ...at('homepage', 'gone'), sort_order: 4 };
  expect(
    dataOf(await shop.admin('PATCH', `/api/widgets/${uuid}`, { placements: [stays] })).placements,
  ).toMatchObject([stays]);
  expect(
    refusalOf(await shop.admin('PATCH', `/api/widgets/${uuid}`, { placements: [at('all', 'gone')] }))[1],
  ).toBe('UNKNOWN_AREA');
});

test('the areas of every page are shown, from top to bottom', async () => {
  const areas = ['headerTop', 'header', 'contentTop', 'content', 'contentBottom', 'footerTop', 'footer'];
  for (const area of areas)
    await widget({ settings: { text: `Here is ${area}.` }, placements: [at('search', area)] });
  const { body } = await html('/search?keyword=x');
  const shown = [...body.matchAll(/Here is (\w+)\./g)].map(([, area]) => area);
  expect(shown).toEqual(areas);
});

test('the widget types describe their settings and the defaults of a new instance', async () => {
  const { widgetTypes } = dataOf(
    await query('{ widgetTypes { type name description picture settingsSchema defaults } }'),
  );
  const columns = widgetTypes.find(({ type }: { type: string }) => type === 'columns');
  expect(columns).toEqual({
    type: 'columns',
    name: 'Columns',
    description: expect.any(String),
    picture: expect.stringMatching(/^data:image\/svg\+xml[;,]/),
    settingsSchema: expect.objectContaining({
      type: 'object',
      properties: { count: { type: 'integer', minimum: 1, maximum: 6 } },
    }),
    defaults: { count: 2 },
  });
});
