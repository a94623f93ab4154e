import { randomUUID } from 'node:crypto';
import { column, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { inBodyOf, newKey, pagesOf } from '../support/pages.ts';
import { createProduct, dataOf, testShop } from '../support/shop.ts';
import { createVariantSet } from '../support/variants.ts';

let shop: TestShop;
const { html, json, cmsPage, landingPage, widget } = pagesOf(() => shop);
beforeAll(async () => {
  shop = await testShop({
    config: { shop: { languages: ['en', 'de', 'fr'], url: 'https://shop.test' } },
  });
});
afterAll(() => shop.stop());

const pathOf = (type: string, id: string | number, locale?: string) =>
  `/api/translations/${type}/${id}${locale === undefined ? '' : `/${locale}`}`;
const put = (type: string, id: string | number, locale: string, fields: object) =>
  shop.admin('PUT', pathOf(type, id, locale), { fields });
const translate = async (type: string, id: string, fields: object, locale = 'de') =>
  dataOf(await put(type, id, locale, fields));
const countOf = async (uuid: string): Promise<number> => {
  const { total } = await shop.db.one(sql.type(z.object({ total: column.int }))`
    select (select count(*) from translation where entity_uuid = ${uuid})
      + (select count(*) from url_translation where entity_uuid = ${uuid}) as total`);
  return Number(total);
};
const flat = (markup: string) => markup.replaceAll(/\s+/g, ' ');
const category = async (sent: object = {}) =>
  dataOf(await shop.admin('POST', '/api/categories', { name: 'Mugs', url_key: newKey(), ...sent }));
const locationOf = async (path: string) => {
  const { status, headers } = await html(path);
  return [status, headers.get('location')];
};

describe('a translation', () => {
  test('is written by PUT, read alone and in the list of its record, and deleted', async () => {
    const { uuid, id } = await createProduct(shop, { price: 10, qty: 5 });
    const fields = { name: 'Becher', description: '<p>Blau</p>' };
    const written = await translate('product', uuid, fields);
    expect(written).toMatchObject({ entity_type: 'product', entity_uuid: uuid, locale: 'de', fields });
    expect(dataOf(await shop.admin('GET', pathOf('product', id, 'de')))).toEqual(written);
    expect(dataOf(await shop.admin('GET', pathOf('product', uuid)))).toEqual([written]);
    expect(dataOf(await shop.admin('DELETE', pathOf('product', uuid, 'de')))).toEqual(written);
    expect(refusalOf(await shop.admin('GET', pathOf('product', uuid, 'de')))).toEqual([
      404,
      'TRANSLATION_NOT_FOUND',
      expect.any(String),
    ]);
  });

  test('of many records of a kind are listed at once, by their UUIDs', async () => {
    const { attributes } = await createVariantSet(shop);
    const [id] = Object.values(attributes);
    const { options } = dataOf(await shop.admin('GET', `/api/attributes/${id}`));
    const [small, medium] = options;
    await translate('attribute_option', small.uuid, { option_text: 'Klein' });
    await translate('attribute_option', medium.uuid, { option_text: 'Moyen' }, 'fr');
    const list = (ids: string) => shop.admin('GET', `/api/translations/attribute_option?ids=${ids}`);
    const rows = dataOf(await list([small.uuid, medium.uuid, randomUUID()].join(',')));
    expect(
      rows.map(({ entity_uuid, locale, fields }: Record<string, unknown>) => [entity_uuid, locale, fields]),
    ).toEqual(
      expect.arrayContaining([
        [small.uuid, 'de', { option_text: 'Klein' }],
        [medium.uuid, 'fr', { option_text: 'Moyen' }],
      ]),
    );
    expect(rows).toHaveLength(2);
    expect((await list('7')).body.error).toMatchObject({ details: [{ path: 'ids.0' }] });
    expect((await shop.admin('GET', '/api/translations/attribute_option')).status).toBe(400);
  });

  test('replaces the one before; empty texts are left out of it', async () => {
    const { uuid } = await createProduct(shop, { price: 10, qty: 5 });
    await translate('product', uuid, { name: 'Becher', short_description: 'kurz' });
    const { fields } = await translate('product', uuid, { name: 'Tasse', description: '', meta_title: null });
    expect(fields).toEqual({ name: 'Tasse' });
  });

  test.each([
    'blog/posts',
    'blog/categories',
    'pages',
    'landing-pages',
    'categories',
    'collections',
    'attributes',
  ])('of a record under /api/%s goes with it', async (resource) => {
    const [type, body, fields] = {
      'blog/posts': ['blog_post', { name: 'A', url_key: newKey() }, { name: 'B' }],
      'blog/categories': ['blog_category', { name: 'A', url_key: newKey() }, { name: 'B' }],
      pages: ['cms_page', { title: 'A', url_key: newKey(), content: 'x' }, { title: 'B' }],
      'landing-pages': ['landing_page', { name: 'A', url_key: newKey() }, { name: 'B' }],
      categories: ['category', { name: 'A', url_key: newKey() }, { name: 'B' }],
      collections: ['collection', { name: 'A', code: newKey() }, { name: 'B' }],
      attributes: [
        'attribute',
        { attribute_name: 'A', attribute_code: `a_${Date.now()}`, type: 'text', groups: [1] },
        { attribute_name: 'B' },
      ],
    }[resource] as [string, object, object];
    const { uuid } = dataOf(await shop.admin('POST', `/api/${resource}`, body));
    await translate(type, uuid, fields);
    expect((await shop.admin('DELETE', `/api/${resource}/${uuid}`)).status).toBe(200);
    expect(refusalOf(await shop.admin('GET', pathOf(type, uuid)))).toEqual([
      404,
      'ENTITY_NOT_FOUND',
      expect.any(String),
    ]);
    expect(await countOf(uuid)).toBe(0);
  });

  test('of an option is found by its uuid', async () => {
    const attribute = dataOf(
      await shop.admin('POST', '/api/attributes', {
        attribute_name: 'Colour',
        attribute_code: `c_${Date.now()}`,
        type: 'select',
        groups: [1],
        options: [{ option_text: 'Red' }],
      }),
    );
    const [option] = attribute.options;
    expect((await translate('attribute_option', option.uuid, { option_text: 'Rot' })).fields).toEqual({
      option_text: 'Rot',
    });
  });

  test.each([
    ['of an unknown kind', 'lamp', 'de', { name: 'x' }, 404, 'UNKNOWN_ENTITY_TYPE'],
    ['into a language that the shop does not have', 'product', 'it', { name: 'x' }, 400, 'VALIDATION_FAILED'],
    ['into the default language', 'product', 'en', { name: 'x' }, 400, 'DEFAULT_LANGUAGE'],
    ['of a field that the record does not have', 'product', 'de', { nme: 'x' }, 400, 'VALIDATION_FAILED'],
    ['with a text that the field cannot have', 'product', 'de', { name: 'a\nb' }, 400, 'VALIDATION_FAILED'],
    ['with a malformed URL key', 'product', 'de', { url_key: 'Für' }, 400, 'VALIDATION_FAILED'],
    ['with a reserved URL key', 'product', 'de', { url_key: 'cart' }, 400, 'URL_KEY_RESERVED'],
  ])('%s is refused', async (_, type, locale, fields, status, code) => {
    const { uuid } = await createProduct(shop, { price: 10, qty: 5 });
    expect(refusalOf(await put(type, uuid, locale, fields))).toEqual([status, code, expect.any(String)]);
    expect(await countOf(uuid)).toBe(0);
  });

  test('asks for the permission to update the record', async () => {
    const { uuid } = await createProduct(shop, { price: 10, qty: 5 });
    const role = dataOf(
      await shop.admin('POST', '/api/roles', { name: newKey(), permissions: ['updateCategory'] }),
    );
    const email = `${newKey()}@shop.test`;
    const password = 'correct horse battery';
    await shop.admin('POST', '/api/users', { email, full_name: 'T', password, roles: [role.uuid] });
    const login = await shop.request('POST', '/api/user/tokens', { email, password });
    const token = dataOf(login).accessToken;
    const as = (type: string, id: string) =>
      shop.request('PUT', pathOf(type, id, 'de'), { fields: { name: 'x' } }, { token });
    expect(refusalOf(await as('product', uuid))).toEqual([403, 'FORBIDDEN', expect.any(String)]);
    expect((await as('category', (await category()).uuid)).status).toBe(200);
  });

  test('has an entry in the audit log', async () => {
    const { uuid } = await createProduct(shop, { price: 10, qty: 5 });
    const row = await translate('product', uuid, { name: 'Becher' });
    const { body } = await shop.admin('GET', `/api/audit-log?entity_uuid=${row.uuid}`);
    expect(body.data[0]).toMatchObject({
      action: 'saveTranslation',
      entity_type: 'translation',
      after: { fields: { name: 'Becher' }, locale: 'de', entity_uuid: uuid },
    });
  });
});

describe('two writers', () => {
  test('of one translation at once leave one of theirs', async () => {
    const { uuid } = await createProduct(shop, { price: 10, qty: 5 });
    const names = Array.from({ length: 8 }, (_, index) => `Becher ${index}`);
    const keys = names.map(() => newKey());
    const answers = await Promise.all(
      names.map((name, index) => put('product', uuid, 'de', { name, url_key: keys[index] })),
    );
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    const { fields } = dataOf(await shop.admin('GET', pathOf('product', uuid, 'de')));
    expect(names.map((name, index) => ({ name, url_key: keys[index] }))).toContainEqual(fields);
    expect((await html(`/de/${fields.url_key}`)).status).toBe(200);
    for (const key of keys.filter((one) => one !== fields.url_key))
      expect(await locationOf(`/de/${key}`)).toEqual([302, `/de/${fields.url_key}`]);
  });

  test('of one URL key in a language: one of them gets it', async () => {
    const key = newKey();
    const products = await Promise.all([1, 2, 3, 4].map(() => createProduct(shop, { price: 1, qty: 1 })));
    const answers = await Promise.all(
      products.map(({ uuid }) => put('product', uuid, 'de', { url_key: key })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  test('a translation and the deletion of its record: no translation stays behind', async () => {
    for (const _ of [1, 2, 3, 4]) {
      const { uuid } = await createProduct(shop, { price: 1, qty: 1 });
      const [written, deleted] = await Promise.all([
        put('product', uuid, 'de', { name: 'x', url_key: newKey() }),
        shop.admin('DELETE', `/api/products/${uuid}`),
      ]);
      expect([200, 404]).toContain(written.status);
      expect(deleted.status).toBe(200);
      expect(await countOf(uuid)).toBe(0);
    }
  });

  test('a translation and the publishing of its page: both count', async () => {
    const page = await cmsPage({ status: false });
    const [written, published] = await Promise.all([
      put('cms_page', page.uuid, 'de', { title: 'Impressum' }),
      shop.admin('PATCH', `/api/pages/${page.uuid}`, { status: true }),
    ]);
    expect([written.status, published.status]).toEqual([200, 200]);
    expect((await html(`/de/${page.url_key}`)).body).toContain('Impressum');
    expect((await html(`/${page.url_key}`)).body).not.toContain('Impressum');
  });
});

describe('a URL key of a language', () => {
  test('is the path there; the path of the default language and former ones lead to it', async () => {
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

  test('of a category is a part of the paths of those below, whatever moves', async () => {
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

  test('is unique among the records of its kind, and may be that of another kind', async () => {
    const [one, other] = [await category(), await category()];
    const key = newKey();
    await translate('category', one.uuid, { url_key: key });
    expect(refusalOf(await put('category', other.uuid, 'de', { url_key: key }))).toEqual([
      409,
      'URL_KEY_EXISTS',
      expect.any(String),
    ]);
    await translate('category', other.uuid, { url_key: key }, 'fr');
    const page = await cmsPage();
    await translate('cms_page', page.uuid, { url_key: key });
    expect((await json(`/de/${key}`)).body.data.route).toBe('cmsPageView');
  });
});

describe('a page in another language', () => {
  test('has the translated texts and the texts of the record where there are none', async () => {
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

  test('names its address in every language, to people and to search engines', async () => {
    const page = await cmsPage();
    const key = newKey();
    await translate('cms_page', page.uuid, { url_key: key });
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
  });

  test('is read by one statement more, and by none more in the default language', async () => {
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
  const ask = async (query: string, locale: string, schema = 'graphql') => {
    const { body } = await shop.request(
      'POST',
      `/${schema}?locale=${locale}`,
      { query },
      schema === 'graphql' ? {} : { token: await shop.adminToken() },
    );
    return body.data;
  };

  test('gives translated texts and addresses, and finds records by the URL key of the language', async () => {
    const { uuid, sku } = await createProduct(shop, { price: 10, qty: 5 });
    const key = newKey();
    await translate('product', uuid, { name: 'Becher', url_key: key });
    const query = `{ product(id: "${uuid}") { name urlKey url sku } }`;
    const plain = { name: `Product ${sku}`, urlKey: sku.toLowerCase(), url: `/${sku.toLowerCase()}`, sku };
    expect((await ask(query, 'en')).product).toEqual(plain);
    expect((await ask(query, 'de')).product).toEqual({ name: 'Becher', urlKey: key, url: `/de/${key}`, sku });
    expect((await ask(query, 'fr')).product).toEqual({ ...plain, url: `/fr/${sku.toLowerCase()}` });
    expect((await ask(`{ productByUrlKey(urlKey: "${key}") { sku } }`, 'de')).productByUrlKey).toEqual({
      sku,
    });
    expect((await ask(`{ productByUrlKey(urlKey: "${key}") { sku } }`, 'en')).productByUrlKey).toBeNull();
    expect((await ask(`{ url(path: "/de/${key}") { path entityUuid } }`, 'en')).url).toEqual({
      path: `/${key}`,
      entityUuid: uuid,
    });
  });

  test('reads the texts of a list by one statement', async () => {
    const query = '{ products { items { name shortDescription url } } }';
    const statementsOf = async (locale: string) => {
      await ask(query, locale);
      const before = shop.statements();
      await ask(query, locale);
      return shop.statements() - before;
    };
    expect(await statementsOf('de')).toBe((await statementsOf('en')) + 1);
  });

  test('gives administrators records as they are stored, and translated where they ask for a language', async () => {
    const { uuid, sku } = await createProduct(shop, { price: 10, qty: 5 });
    await translate('product', uuid, { name: 'Becher' });
    const query = `{ product(id: "${uuid}") { name } }`;
    expect((await ask(query, 'en', 'admin/graphql')).product.name).toBe(`Product ${sku}`);
    expect((await ask(query, 'de', 'admin/graphql')).product.name).toBe('Becher');
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

  test.each([
    [{ en: { text: 'x' } }, 'settings.translations'],
    [{ it: { text: 'x' } }, 'settings.translations'],
    ['Hallo', 'settings.translations'],
    [{ de: { text: 7 } }, 'settings.translations.de.text'],
  ])('with the translations %j is refused', async (translations, path) => {
    const { status, body } = await shop.admin('POST', '/api/widgets', {
      name: 'Text',
      type: 'text_block',
      settings: { text: 'Hello', translations },
    });
    expect([status, body.error.code, body.error.details[0].path]).toEqual([400, 'BAD_WIDGET_SETTINGS', path]);
  });
});

test('a variant has the translations of the texts that it takes from the main member, on its page and in lists', async () => {
  const variants = await createVariantSet(shop);
  const group = await variants.createGroup({ visibility: true });
  const plain = newKey();
  const main = await variants.createVariant(group.uuid, 'S', 'Red', { url_key: plain });
  const other = await variants.createVariant(group.uuid, 'M', 'Red');
  // A variant that was made with its main member takes the name from there.
  await shop.db.run(
    sql.type(z.object({}))`update product set inherited = '{name}' where uuid = ${other.uuid}`,
  );
  const key = newKey();
  await translate('product', main.uuid, { name: 'Hemd', url_key: key });
  expect(await locationOf(`/de/${plain}`)).toEqual([302, `/de/${key}`]);
  const { entity } = (await json(`/de/${key}?${variants.size}=M&${variants.color}=Red`)).body.data;
  expect(entity).toMatchObject({ sku: other.sku, name: 'Hemd', url: `/de/${key}` });
});
