import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { refusalOf } from '../support/admins.ts';
import { dataOf, testShop } from '../support/shop.ts';

const POSTS = '/api/blog/posts';
const CATEGORIES = '/api/blog/categories';
const NOW = '2026-03-01T12:00:00.000Z';

const clock = createTestClock(new Date(NOW));
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ clock });
});
afterAll(() => shop.stop());

const newKey = () => `k-${randomUUID()}`;
const post = async (sent: object = {}) =>
  dataOf(await shop.admin('POST', POSTS, { name: 'A post', url_key: newKey(), ...sent }));
const category = async (sent: object = {}) =>
  dataOf(await shop.admin('POST', CATEGORIES, { name: 'A category', url_key: newKey(), ...sent }));
const patch = (uuid: string, sent: object) => shop.admin('PATCH', `${POSTS}/${uuid}`, sent);
const shown = async (id: unknown) =>
  (await shop.query('query ($id: ID) { blogPost(id: $id) { uuid } }', { id })).body.data.blogPost;
const urlOf = async (path: string) =>
  (
    await shop.query(
      'query ($path: String!) { url(path: $path) { entityType entityUuid target redirectTo } }',
      {
        path,
      },
    )
  ).body.data.url;

test('a post is created as a draft, read, changed and deleted', async () => {
  const url_key = newKey();
  const made = await post({ url_key });
  expect(made).toEqual({
    blog_post_id: expect.any(Number),
    uuid: expect.any(String),
    name: 'A post',
    url_key,
    short_description: null,
    content: null,
    author: null,
    image: null,
    status: false,
    published_at: null,
    meta_title: null,
    meta_description: null,
    meta_data: {},
    categories: [],
    created_at: expect.any(String),
    updated_at: expect.any(String),
  });
  for (const id of [made.uuid, made.blog_post_id])
    expect(dataOf(await shop.admin('GET', `${POSTS}/${id}`))).toEqual(made);
  const [first, second] = [await category(), await category()];
  const change = {
    name: 'Renamed',
    short_description: 'Short',
    content: [{ columns: [] }],
    author: 'Ada',
    image: '/post.png',
    published_at: '2026-02-01T00:00:00+01:00',
    meta_title: 'Title',
    meta_description: 'Meta',
    categories: [second.uuid, first.blog_category_id, second.blog_category_id],
  };
  const changed = dataOf(await patch(made.uuid, change));
  expect(changed).toEqual({
    ...made,
    ...change,
    content: '[{"columns":[]}]',
    published_at: '2026-01-31T23:00:00.000Z',
    categories: [first.blog_category_id, second.blog_category_id],
    updated_at: expect.any(String),
  });
  expect(dataOf(await patch(made.blog_post_id, { author: null, categories: [second.uuid] }))).toMatchObject({
    name: 'Renamed',
    author: null,
    image: '/post.png',
    categories: [second.blog_category_id],
  });
  expect(dataOf(await patch(made.uuid, {})).categories).toEqual([second.blog_category_id]);
  expect(dataOf(await shop.admin('DELETE', `${POSTS}/${made.uuid}`)).uuid).toBe(made.uuid);
  expect((await shop.admin('GET', `${POSTS}/${made.uuid}`)).status).toBe(404);
});

test('a category is created, read, changed and deleted, and its posts are kept', async () => {
  const url_key = newKey();
  const made = await category({ url_key });
  expect(made).toEqual({
    blog_category_id: expect.any(Number),
    uuid: expect.any(String),
    name: 'A category',
    url_key,
    description: null,
    status: true,
    meta_title: null,
    meta_description: null,
    meta_data: {},
    created_at: expect.any(String),
    updated_at: expect.any(String),
  });
  const path = `${CATEGORIES}/${made.uuid}`;
  const change = { name: 'News', description: 'Text', status: 0, meta_title: 'T', meta_description: 'D' };
  const changed = { ...made, ...change, status: false, updated_at: expect.any(String) };
  expect(dataOf(await shop.admin('PATCH', path, change))).toEqual(changed);
  expect(dataOf(await shop.admin('GET', `${CATEGORIES}/${made.blog_category_id}`))).toEqual(changed);
  const { uuid } = await post({ categories: [made.uuid] });
  expect(dataOf(await shop.admin('DELETE', path)).uuid).toBe(made.uuid);
  expect(dataOf(await shop.admin('GET', `${POSTS}/${uuid}`)).categories).toEqual([]);
});

test('lists are paginated, newest first', async () => {
  const made = [await post(), await post(), await post()].map(({ uuid }) => uuid);
  const page = async (query: string) =>
    dataOf(await shop.admin('GET', `${POSTS}?${query}`)).map(({ uuid }: { uuid: string }) => uuid);
  expect(await page('limit=2')).toEqual([made[2], made[1]]);
  expect((await page('limit=2&page=2'))[0]).toBe(made[0]);
  const { uuid } = await category();
  expect(dataOf(await shop.admin('GET', `${CATEGORIES}?limit=1`))[0].uuid).toBe(uuid);
});

test.each([
  [POSTS, { name: undefined }, 'name is required'],
  [POSTS, { name: ' ' }, 'name must not be empty'],
  [POSTS, { url_key: undefined }, 'url_key is required'],
  [
    POSTS,
    { url_key: 'Not a key' },
    'url_key must be lowercase letters and digits, separated by single hyphens',
  ],
  [POSTS, { status: 'yes' }, 'status must be true, false, 1 or 0'],
  [POSTS, { published_at: 'today' }, 'published_at must be a date, such as 2026-01-31, or an ISO 8601 time'],
  [
    POSTS,
    { published_at: '2026-02-30T00:00:00Z' },
    'published_at must be a date, such as 2026-01-31, or an ISO 8601 time',
  ],
  [POSTS, { published_at: '0000-01-01T00:00:00Z' }, 'published_at must have a year from 1 to 9999'],
  [POSTS, { published_at: '9999-12-31T23:59:59-01:00' }, 'published_at must have a year from 1 to 9999'],
  [POSTS, { image: 'javascript:alert(1)' }, expect.stringContaining('An image must be')],
  [POSTS, { categories: 'news' }, 'categories must be an array'],
  [CATEGORIES, { name: undefined }, 'name is required'],
  [CATEGORIES, { url_key: 'a--b' }, expect.stringContaining('url_key must be')],
  [CATEGORIES, { description: 5 }, 'description must be a string, a list of rows or null'],
])('POST %s with %j is refused', async (path, sent, message) =>
  expect(refusalOf(await shop.admin('POST', path, { name: 'A', url_key: newKey(), ...sent }))).toEqual([
    400,
    'VALIDATION_FAILED',
    message,
  ]),
);

test.each([randomUUID(), '999999', 'no-id'])('an unknown category of a post is refused: %s', async (ref) => {
  const unknown = [400, 'UNKNOWN_BLOG_CATEGORY', `Blog category "${ref}" does not exist`];
  const made = await post();
  expect(refusalOf(await patch(made.uuid, { name: 'B', categories: [ref] }))).toEqual(unknown);
  expect(dataOf(await shop.admin('GET', `${POSTS}/${made.uuid}`)).name).toBe('A post');
});

test.each([
  [POSTS, 'BLOG_POST_NOT_FOUND', 'Blog post not found'],
  [CATEGORIES, 'BLOG_CATEGORY_NOT_FOUND', 'Blog category not found'],
])('a missing record is not found: %s', async (path, code, message) => {
  for (const id of [randomUUID(), '999999', 'x'])
    for (const [method, body] of [['GET'], ['PATCH', { name: 'A' }], ['DELETE']] as const)
      expect(refusalOf(await shop.admin(method, `${path}/${id}`, body))).toEqual([404, code, message]);
});

test.each([
  [POSTS, 'post'],
  [CATEGORIES, 'category'],
])('a url_key in use is rejected, also for two concurrent requests: %s', async (path, noun) => {
  const url_key = newKey();
  const send = () => shop.admin('POST', path, { name: 'A', url_key });
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const taken = [409, 'URL_KEY_EXISTS', `A blog ${noun} with the url_key "${url_key}" already exists`];
  expect(refusalOf(await send())).toEqual(taken);
  const { uuid } = dataOf(await shop.admin('POST', path, { name: 'A', url_key: newKey() }));
  expect(refusalOf(await shop.admin('PATCH', `${path}/${uuid}`, { url_key }))).toEqual(taken);
});

test('anonymous callers are rejected', async () => {
  const { uuid } = await post();
  for (const path of [POSTS, CATEGORIES]) {
    expect((await shop.request('GET', path)).status).toBe(401);
    expect((await shop.request('POST', path, { name: 'A', url_key: newKey() })).status).toBe(401);
    expect((await shop.request('PATCH', `${path}/${uuid}`, { name: 'B' })).status).toBe(401);
    expect((await shop.request('DELETE', `${path}/${uuid}`)).status).toBe(401);
  }
});

describe('the public content', () => {
  test('never includes a draft, on any path', async () => {
    const draft = await post({ published_at: '2026-01-01T00:00:00Z' });
    expect(await shown(draft.uuid)).toBeNull();
    expect(await shown(draft.blog_post_id)).toBeNull();
    expect(await urlOf(`/blog/${draft.url_key}`)).toBeNull();
    const { body } = await shop.query(
      `query ($key: String!, $filters: [FilterInput!]) {
        blogPostByUrlKey(urlKey: $key) { uuid } blogPosts(filters: $filters) { total items { uuid } }
      }`,
      { key: draft.url_key, filters: [{ key: 'status', operation: 'eq', value: '0' }] },
    );
    expect(body.data).toEqual({ blogPostByUrlKey: null, blogPosts: { total: 0, items: [] } });
    const admin = await shop.query(
      'query ($id: ID) { blogPost(id: $id) { status } }',
      { id: draft.uuid },
      'admin',
    );
    expect(admin.body.data.blogPost).toEqual({ status: 0 });
  });

  test('includes a published post, from now on unless another time is given', async () => {
    const made = await post({ status: 1 });
    expect(made.published_at).toBe(NOW);
    expect(await shown(made.uuid)).toEqual({ uuid: made.uuid });
    expect(dataOf(await patch(made.uuid, { status: 0 })).published_at).toBe(NOW);
    expect(await shown(made.uuid)).toBeNull();
    expect(dataOf(await patch(made.uuid, { status: 1, published_at: null })).published_at).toBe(NOW);
  });

  test('includes a post whose publication time has passed, without another request', async () => {
    const made = await post({ status: 1, published_at: '2026-03-01T13:00:00Z' });
    expect(await shown(made.uuid)).toBeNull();
    expect(await urlOf(`/blog/${made.url_key}`)).toBeNull();
    clock.set(new Date('2026-03-01T13:00:00Z'));
    expect(await shown(made.uuid)).toEqual({ uuid: made.uuid });
    expect(await urlOf(`/blog/${made.url_key}`)).toMatchObject({ entityType: 'blog_post' });
    clock.set(new Date(NOW));
  });

  test('includes an enabled category, also of a post', async () => {
    const [open, closed] = [await category({ name: 'Open' }), await category({ status: 0 })];
    const made = await post({ status: 1, categories: [open.uuid, closed.uuid] });
    const { body } = await shop.query(
      `query ($post: ID, $open: ID, $closed: ID) {
        blogPost(id: $post) { categories { name } }
        open: blogCategory(id: $open) { uuid } closed: blogCategory(id: $closed) { uuid }
      }`,
      { post: made.uuid, open: open.blog_category_id, closed: closed.uuid },
    );
    expect(body.data).toEqual({
      blogPost: { categories: [{ name: 'Open' }] },
      open: { uuid: open.uuid },
      closed: null,
    });
    expect(await urlOf(`/blog/category/${closed.url_key}`)).toBeNull();
  });
});

test('posts and categories are served at their paths, and old paths redirect', async () => {
  const [made, group] = [await post({ status: 1 }), await category()];
  const [oldPost, oldGroup] = [`/blog/${made.url_key}`, `/blog/category/${group.url_key}`];
  expect(await urlOf(oldPost)).toEqual({
    entityType: 'blog_post',
    entityUuid: made.uuid,
    target: `/blog/posts/${made.uuid}`,
    redirectTo: null,
  });
  const [postKey, groupKey] = [newKey(), newKey()];
  await patch(made.uuid, { url_key: postKey });
  await shop.admin('PATCH', `${CATEGORIES}/${group.uuid}`, { url_key: groupKey });
  expect((await urlOf(oldPost)).redirectTo).toBe(`/blog/${postKey}`);
  expect((await urlOf(oldGroup)).redirectTo).toBe(`/blog/category/${groupKey}`);
  expect((await urlOf(`/blog/category/${groupKey}`)).entityUuid).toBe(group.uuid);
  await shop.admin('DELETE', `${POSTS}/${made.uuid}`);
  await shop.admin('DELETE', `${CATEGORIES}/${group.uuid}`);
  for (const path of [oldPost, oldGroup, `/blog/${postKey}`, `/blog/category/${groupKey}`])
    expect(await urlOf(path)).toBeNull();
});

describe('GraphQL', () => {
  test('shows a post and its categories', async () => {
    const group = await category({ name: 'News', description: 'All that is new' });
    const made = await post({ status: 1, author: 'Ada', categories: [group.uuid], content: 'Text' });
    const query = `query ($id: ID, $key: String!) {
      blogPost(id: $id) {
        blogPostId uuid name urlKey shortDescription content author image status publishedAt metaTitle metaDescription
        url editUrl categories { blogCategoryId name urlKey url editUrl description status }
      }
      blogPostByUrlKey(urlKey: $key) { uuid }
    }`;
    const variables = { id: made.blog_post_id, key: made.url_key };
    const { body } = await shop.query(query, variables);
    const categoryShown = {
      blogCategoryId: String(group.blog_category_id),
      name: 'News',
      urlKey: group.url_key,
      url: `/blog/category/${group.url_key}`,
      editUrl: null,
      description: 'All that is new',
      status: 1,
    };
    const postShown = {
      blogPostId: String(made.blog_post_id),
      uuid: made.uuid,
      name: 'A post',
      urlKey: made.url_key,
      shortDescription: null,
      content: 'Text',
      author: 'Ada',
      image: null,
      status: 1,
      publishedAt: NOW,
      metaTitle: null,
      metaDescription: null,
      url: `/blog/${made.url_key}`,
      editUrl: null,
      categories: [categoryShown],
    };
    expect(body.data).toEqual({ blogPost: postShown, blogPostByUrlKey: { uuid: made.uuid } });
    const admin = await shop.query(query, variables, 'admin');
    expect(admin.body.data.blogPost).toMatchObject({
      editUrl: `/admin/blog/posts/edit/${made.uuid}`,
      categories: [{ editUrl: `/admin/blog/categories/edit/${group.uuid}` }],
    });
  });

  test('lists posts by filters and sort order, with a constant number of statements', async () => {
    const [group, other] = [await category({ name: newKey() }), await category()];
    const times = ['2026-01-03T00:00:00Z', '2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z'];
    for (const [index, published_at] of times.entries())
      await post({ name: `P${index}`, status: 1, published_at, categories: [group.uuid, other.uuid] });
    const list = async (filters: object, fields = 'name categories { name }') => {
      const before = shop.statements();
      const { body } = await shop.query(
        `query ($filters: [FilterInput!]) { blogPosts(filters: $filters) { total currentPage items { ${fields} } } }`,
        { filters },
      );
      return { ...body.data.blogPosts, statements: shop.statements() - before };
    };
    const within = { key: 'category', operation: 'eq', value: group.uuid };
    const order = [
      { key: 'ob', operation: 'eq', value: 'published_at' },
      { key: 'od', operation: 'eq', value: 'DESC' },
    ];
    const all = await list([within, ...order]);
    expect(all.items.map(({ name }: { name: string }) => name)).toEqual(['P0', 'P2', 'P1']);
    expect(all).toMatchObject({ total: 3, currentPage: 1 });
    const one = await list([within, ...order, { key: 'limit', operation: 'eq', value: '1' }]);
    expect(one.items).toHaveLength(1);
    expect(one.statements).toBe(all.statements);
    const found = await list([
      { key: 'category', operation: 'in', value: `${group.blog_category_id}, ${randomUUID()}` },
      { key: 'keyword', operation: 'eq', value: 'p1' },
      { key: 'published_at', operation: 'lt', value: '2026-01-02' },
    ]);
    expect(found.items).toMatchObject([{ name: 'P1' }]);
    const groups = await shop.query(
      'query ($filters: [FilterInput!]) { blogCategories(filters: $filters) { total items { uuid } } }',
      { filters: [{ key: 'name', operation: 'eq', value: group.name }] },
    );
    expect(groups.body.data.blogCategories).toEqual({ total: 1, items: [{ uuid: group.uuid }] });
  });
});
