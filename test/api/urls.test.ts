import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { column, defineExtension, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { deleteUrls, saveUrl, saveUrls } from '../../packages/runtime/src/modules/urls/index.ts';
import { resolvePath } from '../../packages/runtime/src/modules/urls/resolvePath.ts';
import { dataOf, testShop } from '../support/shop.ts';

/** Entity types of an extension. All are live except `sleeping`. */
const kinds = defineExtension({
  name: 'kinds',
  api: '^1.0',
  setup: () => ({
    urlEntities: ['recipe', 'sleeping'].map((type) => ({
      type,
      listLive: async (_app, _db, uuids) => (type === 'sleeping' ? [] : uuids),
    })),
  }),
});

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ extensions: [kinds] });
});
afterAll(() => shop.stop());

let root = '';
let count = 0;
beforeEach(() => {
  count += 1;
  root = `/r${count}`;
});

const save = (entityType: string, entityUuid: string, path: string) =>
  saveUrl(shop.db, { entityType, entityUuid, path: root + path, target: `/${entityType}/${entityUuid}` });
const redirects = async () => {
  const rows = await shop.db.any(
    sql.type(z.object({ from_path: column.text, to_path: column.text }))`
      select from_path, to_path from url_redirect where from_path like ${`${root}/%`} order by from_path`,
  );
  return rows.map((row) => [row.from_path.slice(root.length), row.to_path.slice(root.length)]);
};
const resolve = async (path: string) => resolvePath(shop.app, shop.db, root + path);

describe('redirects', () => {
  test('a moved entity leaves one, and chains have one hop', async () => {
    const uuid = randomUUID();
    await save('recipe', uuid, '/a');
    expect(await redirects()).toEqual([]);
    await save('recipe', uuid, '/b');
    await save('recipe', uuid, '/c');
    expect(await redirects()).toEqual([
      ['/a', '/c'],
      ['/b', '/c'],
    ]);
    expect(await resolve('/a')).toMatchObject({ claimants: [], redirectTo: `${root}/c` });
  });

  test('moving back deletes the redirect from the live path: no loop', async () => {
    const uuid = randomUUID();
    for (const path of ['/a', '/b', '/a']) await save('recipe', uuid, path);
    expect(await redirects()).toEqual([['/b', '/a']]);
  });

  test('a path that another entity takes no longer redirects', async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    await save('recipe', one, '/a');
    await save('recipe', one, '/b');
    await save('cms_page', two, '/a');
    expect(await redirects()).toEqual([]);
    expect((await resolve('/a')).claimants).toEqual([
      { entityType: 'cms_page', entityUuid: two, target: `/cms_page/${two}`, paths: null, languages: [] },
    ]);
  });

  test('of two entities at one path, moving one keeps the redirects of the other', async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    await save('recipe', one, '/old');
    await save('recipe', one, '/shared');
    await save('cms_page', two, '/shared');
    await save('cms_page', two, '/moved');
    expect(await redirects()).toEqual([
      ['/old', '/shared'],
      ['/shared', '/moved'],
    ]);
    expect((await resolve('/shared')).claimants).toHaveLength(1);
  });

  test('entities that swap their paths in one save leave none', async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    await save('recipe', one, '/a');
    await save('recipe', two, '/b');
    const entry = (entityUuid: string, path: string) => ({
      entityType: 'recipe',
      entityUuid,
      path: root + path,
      target: '/t',
    });
    await saveUrls(shop.db, [entry(one, '/b'), entry(two, '/a')]);
    expect(await redirects()).toEqual([]);
    expect((await resolve('/a')).claimants[0]?.entityUuid).toBe(two);
  });

  test('a save is one statement and part of its caller’s transaction', async () => {
    const uuid = randomUUID();
    await save('recipe', uuid, '/a');
    const before = shop.statements();
    await save('recipe', uuid, '/b');
    expect(shop.statements() - before).toBe(1);
    await expect(
      shop.db.transaction(async (tx) => {
        await saveUrl(tx, { entityType: 'recipe', entityUuid: uuid, path: `${root}/c`, target: '/t' });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await redirects()).toEqual([['/a', '/b']]);
  });

  test('an entity’s redirects are deleted with it', async () => {
    const uuid = randomUUID();
    await save('recipe', uuid, '/a');
    await save('recipe', uuid, '/b');
    await deleteUrls(shop.db, uuid);
    expect(await resolve('/a')).toMatchObject({ claimants: [], redirectTo: null });
    expect(await resolve('/b')).toMatchObject({ claimants: [], redirectTo: null });
  });
});

describe('precedence', () => {
  test('is by type, then by age', async () => {
    const kindsOfClaims = [
      'recipe',
      'category',
      'product',
      'recipe',
      'cms_page',
      'landing_page',
      'landing_page',
    ];
    const claims = kindsOfClaims.map((type) => ({ type, uuid: randomUUID() }));
    for (const { type, uuid } of claims) await save(type, uuid, '/claimed');
    const order = [5, 6, 4, 2, 1, 0, 3].map((index) => claims[index]?.uuid);
    expect((await resolve('/claimed')).claimants.map((claimant) => claimant.entityUuid)).toEqual(order);
  });

  test('a path is resolved in one statement', async () => {
    const before = shop.statements();
    await resolve('/nothing');
    expect(shop.statements() - before).toBe(1);
  });
});

describe('url(path) and currentRoute', () => {
  const fields = 'path entityType entityUuid target redirectTo';
  const url = async (path: string) => {
    const { body } = await shop.query(`query ($path: String!) { url(path: $path) { ${fields} } }`, { path });
    return body.data.url;
  };

  test('the first live claimant is shown', async () => {
    const [asleep, live] = [randomUUID(), randomUUID()];
    await save('sleeping', asleep, '/page');
    await save('recipe', live, '/page');
    expect(await url(`${root}/page`)).toEqual({
      path: `${root}/page`,
      entityType: 'recipe',
      entityUuid: live,
      target: `/recipe/${live}`,
      redirectTo: null,
    });
  });

  test('without a live one: the redirect, otherwise null', async () => {
    const uuid = randomUUID();
    await save('sleeping', uuid, '/a');
    expect(await url(`${root}/a`)).toBeNull();
    await save('sleeping', uuid, '/b');
    expect(await url(`${root}/a`)).toMatchObject({ entityType: null, redirectTo: `${root}/b` });
  });

  test('the query, the fragment and a trailing slash are ignored', async () => {
    await save('recipe', randomUUID(), '/a');
    for (const ending of ['/', '?x=1', '#top', '/?x=1'])
      expect(await url(`${root}/a${ending}`)).toMatchObject({ path: `${root}/a` });
  });

  test('an invalid path is null', async () => {
    for (const path of ['', 'a', '/%', '/%00', 'https://shop.test/a', '/nowhere'])
      expect(await url(path)).toBeNull();
  });

  test('the current route is the page that the front end specifies', async () => {
    const uuid = randomUUID();
    await save('recipe', uuid, '/a');
    const query = { query: `{ currentRoute { ${fields} } }` };
    const { body } = await shop.request('POST', '/graphql', query, {
      headers: { 'x-current-path': `${root}/a?utm=1` },
    });
    expect(body.data.currentRoute).toMatchObject({ path: `${root}/a`, entityUuid: uuid });
    expect((await shop.request('POST', '/graphql', query)).body.data.currentRoute).toBeNull();
  });
});

describe('products and categories', () => {
  const product = async (more: object = {}) => {
    const key = `p${count}-${randomUUID().slice(0, 8)}`;
    return dataOf(
      await shop.admin('POST', '/api/products', {
        name: key,
        url_key: key,
        sku: key,
        price: 1,
        qty: 1,
        ...more,
      }),
    );
  };
  const shown = async (path: string) => {
    const { body } = await shop.query(
      'query ($path: String!) { url(path: $path) { entityType entityUuid redirectTo } }',
      { path },
    );
    return body.data.url;
  };

  test('a product is served at its key immediately, and its old key redirects', async () => {
    const { uuid, url_key: key } = await product();
    const here = { entityType: 'product', entityUuid: uuid, redirectTo: null };
    expect(await shown(`/${key}`)).toEqual(here);
    dataOf(await shop.admin('PATCH', `/api/products/${uuid}`, { url_key: `${key}-new` }));
    expect(await shown(`/${key}-new`)).toEqual(here);
    expect(await shown(`/${key}`)).toEqual({ entityType: null, entityUuid: null, redirectTo: `/${key}-new` });
    dataOf(await shop.admin('DELETE', `/api/products/${uuid}`));
    expect(await shown(`/${key}-new`)).toBeNull();
    expect(await shown(`/${key}`)).toBeNull();
  });

  test('a disabled or hidden one is not shown', async () => {
    for (const flag of ['status', 'visibility']) {
      const { uuid, url_key: key } = await product({ [flag]: 0 });
      expect(await shown(`/${key}`)).toBeNull();
      dataOf(await shop.admin('PATCH', `/api/products/${uuid}`, { [flag]: 1 }));
      expect(await shown(`/${key}`)).toMatchObject({ entityUuid: uuid });
    }
  });

  test('a product takes precedence over a category with the same key', async () => {
    const { uuid, url_key: key } = await product();
    const category = dataOf(await shop.admin('POST', '/api/categories', { name: key, url_key: key }));
    expect(await shown(`/${key}`)).toMatchObject({ entityUuid: uuid });
    dataOf(await shop.admin('PATCH', `/api/products/${uuid}`, { status: 0 }));
    expect(await shown(`/${key}`)).toMatchObject({ entityType: 'category', entityUuid: category.uuid });
  });
});
