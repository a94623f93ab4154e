import { sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { inBodyOf, newKey, pagesOf } from '../support/pages.ts';
import { createProduct, dataOf } from '../support/shop.ts';
import { pathOf, translatedShop, translationsOf } from '../support/translations.ts';
import { createVariantSet } from '../support/variants.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await translatedShop();
});
afterAll(() => shop.stop());

const { html, json, cmsPage, landingPage, widget } = pagesOf(() => shop);
const { put, translate, category } = translationsOf(() => shop);
const flat = (markup: string) => markup.replaceAll(/\s+/g, ' ');
const locationOf = async (path: string) => {
  const { status, headers } = await html(path);
  return [status, headers.get('location')];
};

describe('a URL key of a language', () => {
  test('is the path there; the default language’s path and former ones redirect to it', async () => {
    const { uuid, sku } = await createProduct(shop, { price: 10, qty: 5 });
    const plain = sku.toLowerCase();
    const [first, second] = [newKey(), newKey()];
    expect((await html(`/de/${plain}`)).status).toBe(200);
    await translate('product', uuid, { url_key: first });
    expect((await html(`/de/${first}`)).status).toBe(200);
    expect(await locationOf(`/de/${plain}?a=1`)).toEqual([302, `/de/${first}?a=1`]);
    expect((await html(`/${plain}`)).status).toBe(200);
    expect((await html(`/${first}`)).status).toBe(404);
    expect((await html(`/fr/${plain}`)).status).toBe(200);
    await translate('product', uuid, { url_key: second });
    expect(await locationOf(`/de/${first}`)).toEqual([302, `/de/${second}`]);
    await shop.admin('DELETE', pathOf('product', uuid, 'de'));
    expect(await locationOf(`/de/${first}`)).toEqual([302, `/de/${plain}`]);
    expect(await locationOf(`/de/${second}`)).toEqual([302, `/de/${plain}`]);
    expect((await html(`/de/${plain}`)).status).toBe(200);
  });

  test('of a category is part of its descendants’ paths, after any move', async () => {
    const top = await category();
    const below = await category({ parent_id: top.uuid });
    await translate('category', top.uuid, { url_key: 'becher', name: 'Becher' });
    expect((await html('/de/becher')).status).toBe(200);
    expect((await html(`/de/becher/${below.url_key}`)).status).toBe(200);
    expect(await locationOf(`/de/${top.url_key}/${below.url_key}`)).toEqual([
      302,
      `/de/becher/${below.url_key}`,
    ]);
    await translate('category', below.uuid, { url_key: 'blau' });
    expect((await html('/de/becher/blau')).status).toBe(200);
    const late = await category({ parent_id: below.uuid });
    expect((await html(`/de/becher/blau/${late.url_key}`)).status).toBe(200);
    await shop.admin('PATCH', `/api/categories/${below.uuid}`, { parent_id: null });
    expect((await html('/de/blau')).status).toBe(200);
    expect(await locationOf('/de/becher/blau')).toEqual([302, '/de/blau']);
    expect((await html(`/de/blau/${late.url_key}`)).status).toBe(200);
  });

  test('is unique among the records of its type, and may equal that of another type', async () => {
    const [one, other] = [await category(), await category()];
    const key = newKey();
    await translate('category', one.uuid, { url_key: key });
    expect(refusalOf(await put('category', other.uuid, 'de', { url_key: key }))).toEqual([
      409,
      'URL_KEY_EXISTS',
      expect.any(String),
    ]);
    // In the other language, the same URL key would resolve to the other, untranslated record.
    expect((await put('category', other.uuid, 'fr', { url_key: key })).status).toBe(409);
    const page = await cmsPage();
    await translate('cms_page', page.uuid, { url_key: key });
    expect((await json(`/de/${key}`)).body.data.route).toBe('cmsPageView');
  });
});

describe('a page in another language', () => {
  test('has the translated texts, and the record’s texts if there are none', async () => {
    const { uuid, sku } = await createProduct(shop, { price: 10, qty: 5 });
    await shop.admin('PATCH', `/api/products/${uuid}`, { short_description: 'Short', description: 'Long' });
    await translate('product', uuid, { name: 'Becher', description: '<p>Aus <b>Ton</b></p>' });
    const { body } = await html(`/de/${sku.toLowerCase()}`);
    expect(body).toContain('<title>Becher – Shop</title>');
    expect(body).toContain('<h1>Becher</h1>');
    expect(body).toContain('Aus <b>Ton</b>');
    expect(body).toContain('Short');
    expect(body).toContain('"name":"Becher"');
    for (const path of ['/', '/fr/'])
      expect((await html(path + sku.toLowerCase())).body).not.toContain('Becher');
    const { data } = (await json(`/de/${sku.toLowerCase()}`)).body;
    expect(data.entity).toMatchObject({ name: 'Becher', url: `/de/${sku.toLowerCase()}` });
    expect(data.alternates.map(({ path }: { path: string }) => path)).toEqual(
      ['', '/de', '/fr'].map((code) => `${code}/${sku.toLowerCase()}`),
    );
  });

  test('has links to pages, menus and products with the texts and paths of its language', async () => {
    const top = await category();
    const { uuid, sku } = await createProduct(shop, { price: 10, qty: 5 });
    await shop.admin('PATCH', `/api/products/${uuid}`, { categories: [top.uuid] });
    const [key, own] = [newKey(), newKey()];
    await translate('category', top.uuid, { name: 'Tassen', url_key: key });
    await translate('product', uuid, { name: 'Humpen', url_key: own });
    const list = (await html(`/de/${key}`)).body;
    expect(list.replaceAll(/>\s+</g, '><')).toContain(`<li><a href="/de/${key}">Tassen</a></li>`);
    expect(list).toContain(`href="/de/${own}"`);
    expect(list).toContain('Humpen');
    expect((await html(`/de/${own}`)).body).toContain(`<a href="/de/${key}">Tassen</a>`);
    expect((await html(`/${top.url_key}`)).body).toContain(`href="/${sku.toLowerCase()}"`);
  });

  test('links to all languages for shoppers, and to those that its title is translated into for search engines', async () => {
    const page = await cmsPage();
    const key = newKey();
    await translate('cms_page', page.uuid, { url_key: key, title: 'Über uns' });
    const { body } = await html(`/${page.url_key}`);
    expect(body).toContain(`<link rel="alternate" hreflang="de" href="https://shop.test/de/${key}" />`);
    expect(body).toContain(`hreflang="x-default" href="https://shop.test/${page.url_key}"`);
    expect(flat(body)).toContain(`<a href="/de/${key}" hreflang="de" lang="de" >Deutsch</a >`);
    const german = flat((await html(`/de/${key}`)).body);
    expect(german).toContain(`<a href="/${page.url_key}" hreflang="en" lang="en" >English</a >`);
    expect(german).toContain('aria-current="true" >Deutsch</a >');
    const { body: sitemap } = await shop.request('GET', '/sitemap.xml');
    expect(sitemap).toContain(`hreflang="de" href="https://shop.test/de/${key}"`);
    expect(sitemap).toContain(`<loc>https://shop.test/${page.url_key}</loc>`);
    expect(flat(body)).toContain(`<a href="/fr/${page.url_key}" hreflang="fr" lang="fr" >Français</a >`);
    expect(body).not.toContain('<link rel="alternate" hreflang="fr"');
    expect(sitemap).not.toContain(`hreflang="fr" href="https://shop.test/fr/${page.url_key}"`);
  });

  test('without a translated title is reported to search engines only in the default language', async () => {
    const { uuid, sku } = await createProduct(shop, { price: 10, qty: 5 });
    await translate('product', uuid, { description: 'Aus Ton', url_key: newKey() });
    const key = sku.toLowerCase();
    expect((await html(`/${key}`)).body).not.toContain('<link rel="alternate" hreflang');
    const entry = async () => {
      const { body } = await shop.request('GET', '/sitemap.xml');
      return (body as string)
        .split('\n')
        .find((line) => line.includes(`<loc>https://shop.test/${key}</loc>`));
    };
    expect(await entry()).not.toContain('hreflang');
    const of = async (path: string) =>
      (await json(path)).body.data.alternates.map((one: { is_translated: boolean }) => one.is_translated);
    expect(await of(`/${key}`)).toEqual([true, false, false]);
    await translate('product', uuid, { name: 'Becher' });
    expect(await of(`/${key}`)).toEqual([true, true, false]);
    expect(await entry()).toContain(`hreflang="de" href="https://shop.test/de/${key}"`);
    expect(await entry()).not.toContain('hreflang="fr"');
  });

  test('marks untranslated texts with their language, on the page, in lists and in menus', async () => {
    const top = await category({ name: 'Jugs', description: 'For milk' });
    const { uuid, sku } = await createProduct(shop, { price: 10, qty: 5 });
    await shop.admin('PATCH', `/api/products/${uuid}`, {
      short_description: 'Short',
      description: 'Long',
      categories: [top.uuid],
    });
    const key = sku.toLowerCase();
    await translate('product', uuid, { short_description: 'Kurz' });
    const page = flat((await html(`/de/${key}`)).body);
    expect(page).toContain(`<h1><span lang="en-US">Product ${sku}</span></h1>`);
    expect(page).toContain('<div lang="en-US"><p>Long</p></div>');
    expect(page).toContain('<p>Kurz</p>');
    expect(page).not.toContain('<div lang="en-US"><p>Kurz');
    expect(page).toContain(`<a href="/de/${top.url_key}"><span lang="en-US">Jugs</span></a>`);
    const list = flat((await html(`/de/${top.url_key}`)).body);
    expect(list).toContain('<h1><span lang="en-US">Jugs</span></h1>');
    expect(list).toContain(`<span class="name"><span lang="en-US">Product ${sku}</span></span>`);
    expect(list).toContain('<span class="fact">Kurz</span>');
    const { entity } = (await json(`/de/${key}`)).body.data;
    expect(entity.text_languages).toEqual({ name: 'en-US', description: 'en-US' });
    await translate('product', uuid, { name: 'Krug', short_description: 'Kurz', description: 'Lang' });
    expect((await json(`/de/${key}`)).body.data.entity).not.toHaveProperty('text_languages');
    expect((await html(`/${key}`)).body).not.toContain('<span lang=');
  });

  test('keeps the selected variant in links to other languages, and no unknown parameters', async () => {
    const key = newKey();
    dataOf(
      await shop.admin('POST', '/api/products', {
        name: 'Shirt',
        url_key: key,
        price: 10,
        variants: ['S', 'M'].map((size) => ({
          sku: `${key}-${size}`,
          options: { shirt_size: size },
          qty: 5,
        })),
      }),
    );
    const german = (body: string) => /<a\s+href="([^"]*)"\s+hreflang="de"/.exec(body)?.[1];
    const { entity } = (await json(`/${key}`)).body.data;
    await translate('product', entity.uuid, { name: 'Hemd' });
    const chosen = (await html(`/${key}?shirt_size=m&utm_source=x`)).body;
    expect(german(chosen)).toBe(`/de/${key}?shirt_size=M`);
    expect(chosen).toContain(`<link rel="alternate" hreflang="de" href="https://shop.test/de/${key}" />`);
    expect((await html(`/de/${key}?shirt_size=M`)).body).toMatch(/aria-current="true"[^>]*>\s*<span>M</);
    expect(german((await html(`/${key}`)).body)).toBe(`/de/${key}`);
    expect(german((await html(`/${key}?shirt_size=none`)).body)).toBe(`/de/${key}?shirt_size=S`);
  });

  test('takes one more statement, and none more in the default language', async () => {
    const top = await category();
    for (let number = 0; number < 5; number += 1) {
      const { uuid } = await createProduct(shop, { price: 10, qty: 5 });
      await shop.admin('PATCH', `/api/products/${uuid}`, { categories: [top.uuid] });
      await translate('product', uuid, { name: `Becher ${number}` });
    }
    await translate('category', top.uuid, { name: 'Tassen' });
    const statementsOf = async (path: string) => {
      const before = shop.statements();
      expect((await html(path)).status).toBe(200);
      return shop.statements() - before;
    };
    const plain = await statementsOf(`/${top.url_key}`);
    expect(await statementsOf(`/de/${top.url_key}`)).toBe(plain + 1);
    expect(await statementsOf(`/de/${top.url_key}`)).toBe(1);
  });
});

describe('GraphQL in another language', () => {
  const runQuery = async (query: string, locale: string, schema = 'graphql') => {
    const { body } = await shop.request(
      'POST',
      `/${schema}?locale=${locale}`,
      { query },
      schema === 'graphql' ? {} : { token: await shop.adminToken() },
    );
    return body.data;
  };

  test('returns translated texts and URLs, and finds records by the URL key in the language', async () => {
    const { uuid, sku } = await createProduct(shop, { price: 10, qty: 5 });
    const key = newKey();
    await translate('product', uuid, { name: 'Becher', url_key: key });
    const query = `{ product(id: "${uuid}") { name urlKey url sku } }`;
    const plain = { name: `Product ${sku}`, urlKey: sku.toLowerCase(), url: `/${sku.toLowerCase()}`, sku };
    expect((await runQuery(query, 'en')).product).toEqual(plain);
    expect((await runQuery(query, 'de')).product).toEqual({
      name: 'Becher',
      urlKey: key,
      url: `/de/${key}`,
      sku,
    });
    expect((await runQuery(query, 'fr')).product).toEqual({ ...plain, url: `/fr/${sku.toLowerCase()}` });
    expect((await runQuery(`{ productByUrlKey(urlKey: "${key}") { sku } }`, 'de')).productByUrlKey).toEqual({
      sku,
    });
    expect(
      (await runQuery(`{ productByUrlKey(urlKey: "${key}") { sku } }`, 'en')).productByUrlKey,
    ).toBeNull();
    expect((await runQuery(`{ url(path: "/de/${key}") { path entityUuid } }`, 'en')).url).toEqual({
      path: `/${key}`,
      entityUuid: uuid,
    });
  });

  test('reads the texts of a list in one statement', async () => {
    const query = '{ products { items { name shortDescription url } } }';
    const statementsOf = async (locale: string) => {
      const before = shop.statements();
      await runQuery(query, locale);
      return shop.statements() - before;
    };
    expect(await statementsOf('de')).toBe((await statementsOf('en')) + 1);
  });

  test('returns stored records to administrators, and translated ones if they request a language', async () => {
    const { uuid, sku } = await createProduct(shop, { price: 10, qty: 5 });
    await translate('product', uuid, { name: 'Becher' });
    const query = `{ product(id: "${uuid}") { name } }`;
    expect((await runQuery(query, 'en', 'admin/graphql')).product.name).toBe(`Product ${sku}`);
    expect((await runQuery(query, 'de', 'admin/graphql')).product.name).toBe('Becher');
    const { body } = await shop.request(
      'POST',
      '/admin/graphql',
      { query },
      { token: await shop.adminToken(), headers: { 'accept-language': 'de' } },
    );
    expect(body.data.product.name).toBe(`Product ${sku}`);
  });
});

test('names of attributes and texts of options are translated on pages, in filters and in GraphQL', async () => {
  const code = `m_${Date.now()}`;
  const attribute = dataOf(
    await shop.admin('POST', '/api/attributes', {
      attribute_name: 'Material',
      attribute_code: code,
      type: 'select',
      display_on_frontend: true,
      is_filterable: true,
      groups: [1],
      options: [{ option_text: 'Clay' }],
    }),
  );
  const [option] = attribute.options;
  await translate('attribute', attribute.uuid, { attribute_name: 'Werkstoff' });
  await translate('attribute_option', option.uuid, { option_text: 'Ton' });
  const top = await category();
  const { uuid, sku } = await createProduct(shop, { price: 10, qty: 5 });
  const attributes = [{ attribute_code: code, value: option.uuid }];
  await shop.admin('PATCH', `/api/products/${uuid}`, { attributes, categories: [top.uuid] });
  const { entity } = (await json(`/de/${sku.toLowerCase()}`)).body.data;
  expect(entity.attributes).toEqual([{ code, name: 'Werkstoff', values: ['Ton'] }]);
  const list = (await json(`/de/${top.url_key}`)).body.data.entity;
  expect(list.products.filters).toMatchObject([
    { key: code, name: 'Werkstoff', options: [{ label: 'Ton' }] },
  ]);
  const { data } = (await json(`/${sku.toLowerCase()}`)).body;
  expect(data.entity.attributes).toEqual([{ code, name: 'Material', values: ['Clay'] }]);
});

describe('a widget', () => {
  const settings = { text: 'Hello', translations: { de: { text: 'Hallo' } } };

  test('shows its settings in the language of the page', async () => {
    const page = await landingPage();
    const { uuid } = await widget({ settings, placements: [inBodyOf(page)] });
    expect((await html(`/de/${page.url_key}`)).body).toContain('Hallo');
    expect((await html(`/fr/${page.url_key}`)).body).toContain('Hello');
    expect((await html(`/${page.url_key}`)).body).not.toContain('Hallo');
    expect(dataOf(await shop.admin('GET', `/api/widgets/${uuid}`)).settings).toMatchObject(settings);
  });

  test('marks its texts with their language where they are not translated', async () => {
    const page = await landingPage();
    await widget({ settings, placements: [inBodyOf(page)] });
    const blockIn = async (path: string) =>
      /<div[^>]* ?class="text-block">/.exec((await html(`${path}/${page.url_key}`)).body)?.[0];
    expect(await blockIn('/fr')).toBe('<div lang="en-US" class="text-block">');
    for (const path of ['/de', '']) expect(await blockIn(path)).not.toContain('lang=');
  });

  test.each([
    [{ en: { text: 'x' } }, 'settings.translations'],
    [{ it: { text: 'x' } }, 'settings.translations'],
    ['Hallo', 'settings.translations'],
    [{ de: { text: 7 } }, 'settings.translations.de.text'],
  ])('with the translations %j is rejected', async (translations, path) => {
    const { status, body } = await shop.admin('POST', '/api/widgets', {
      name: 'Text',
      type: 'text_block',
      settings: { text: 'Hello', translations },
    });
    expect([status, body.error.code, body.error.details[0].path]).toEqual([400, 'BAD_WIDGET_SETTINGS', path]);
  });
});

test('a variant has the translations of the texts that it inherits from the main variant, on its page and in lists', async () => {
  const variants = await createVariantSet(shop);
  const group = await variants.createGroup({ visibility: true });
  const plain = newKey();
  const main = await variants.createVariant(group.uuid, 'S', 'Red', { url_key: plain });
  const other = await variants.createVariant(group.uuid, 'M', 'Red');
  // A variant created together with its main variant uses the main variant's name.
  await shop.db.run(
    sql.type(z.object({}))`update product set inherited = '{name}' where uuid = ${other.uuid}`,
  );
  const key = newKey();
  await translate('product', main.uuid, { name: 'Hemd', url_key: key });
  expect(await locationOf(`/de/${plain}`)).toEqual([302, `/de/${key}`]);
  const { entity } = (await json(`/de/${key}?${variants.size}=M&${variants.color}=Red`)).body.data;
  expect(entity).toMatchObject({ sku: other.sku, name: 'Hemd', url: `/de/${key}` });
});
