import { randomUUID } from 'node:crypto';
import { column, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { newKey, pagesOf } from '../support/pages.ts';
import { createProduct, dataOf } from '../support/shop.ts';
import { pathOf, translatedShop, translationsOf } from '../support/translations.ts';
import { createVariantSet } from '../support/variants.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await translatedShop();
});
afterAll(() => shop.stop());

const { html, cmsPage } = pagesOf(() => shop);
const { put, translate, category } = translationsOf(() => shop);
const countOf = async (uuid: string): Promise<number> => {
  const { total } = await shop.db.one(sql.type(z.object({ total: column.int }))`
    select (select count(*) from translation where entity_uuid = ${uuid})
      + (select count(*) from url_translation where entity_uuid = ${uuid}) as total`);
  return Number(total);
};
const locationOf = async (path: string) => {
  const { status, headers } = await html(path);
  return [status, headers.get('location')];
};

describe('a translation', () => {
  test('is written by PUT, read individually and in its record’s list, and deleted', async () => {
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

  test('of many records of a type are listed together, by their UUIDs', async () => {
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

  test('replaces the previous one; empty texts are omitted', async () => {
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
  ])('of a record under /api/%s is deleted with it', async (resource) => {
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

  test('of an option is found by its UUID', async () => {
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
  ])('%s is rejected', async (_, type, locale, fields, status, code) => {
    const { uuid } = await createProduct(shop, { price: 10, qty: 5 });
    expect(refusalOf(await put(type, uuid, locale, fields))).toEqual([status, code, expect.any(String)]);
    expect(await countOf(uuid)).toBe(0);
  });

  test('requires the permission to update the record', async () => {
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

describe('concurrent writes', () => {
  test('of one translation keep one of them', async () => {
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

  test('of a translation and the deletion of its record: no translation is left', async () => {
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

  test('of a translation and the publication of its page: both take effect', async () => {
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
