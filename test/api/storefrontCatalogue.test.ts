import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { openBrowser, textOf } from '../support/browser.ts';
import { newKey, pagesOf } from '../support/pages.ts';
import { dataOf, testShop } from '../support/shop.ts';
import { createVariantSet } from '../support/variants.ts';
import type { VariantSet } from '../support/variants.ts';

let shop: TestShop;
let set: VariantSet;
beforeAll(async () => {
  shop = await testShop();
  set = await createVariantSet(shop);
  for (const id of Object.values(set.attributes))
    dataOf(await shop.admin('PATCH', `/api/attributes/${id}`, { is_filterable: 1, display_on_frontend: 1 }));
});
afterAll(() => shop.stop());

const { html, json, widget } = pagesOf(() => shop);
const category = async (more: object = {}) =>
  dataOf(await shop.admin('POST', '/api/categories', { name: 'Mugs', url_key: newKey(), ...more }));
const product = async (more: object = {}) =>
  dataOf(
    await shop.admin('POST', '/api/products', {
      name: 'Mug',
      sku: newKey(),
      url_key: newKey(),
      price: 9.5,
      qty: 1,
      group_id: set.group,
      ...more,
    }),
  );
const colored = (value: string) => [
  { attribute_code: set.color, value },
  { attribute_code: set.size, value: 'S' },
];
const entityOf = async (path: string) => dataOf(await json(path)).entity;
const listOf = async (path: string) => (await entityOf(path)).products;
const namesOf = async (path: string) => (await listOf(path)).items.map(({ name }: { name: string }) => name);
/** Returns a page's links by their text. */
const linksOf = (page: string) =>
  new Map(
    [...page.matchAll(/<a\b[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a\s*>/g)].map(([, href, text]) => [
      (text as string)
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
      (href as string).replaceAll('&amp;', '&'),
    ]),
  );

describe('the category page', () => {
  test('lists its products, and links to its ancestors and children', async () => {
    const top = await category({ name: 'Kitchen', url_key: `top-${newKey()}` });
    const mugs = await category({ name: 'Mugs & more', parent_id: top.uuid, description: 'For <tea>' });
    const small = await category({ name: 'Small', parent_id: mugs.uuid });
    const path = `/${top.url_key}/${mugs.url_key}`;
    await product({ name: 'Blue <mug>', categories: [mugs.uuid], qty: 0 });
    const page = (await html(path)).body;
    const links = linksOf(page);
    expect(links.get('Kitchen')).toBe(`/${top.url_key}`);
    expect(links.get('Small')).toBe(`${path}/${small.url_key}`);
    expect(links.get('Blue &lt;mug&gt;')).toMatch(/^\/k-/);
    expect(page).toContain('<h1>Mugs &amp; more</h1>');
    expect(textOf(page)).toContain('Out of stock');
    expect(page).toContain('<p>For &lt;tea&gt;</p>');
    expect(await entityOf(path)).toMatchObject({
      name: 'Mugs & more',
      breadcrumb: [{ name: 'Kitchen', url: `/${top.url_key}` }],
      children: [{ name: 'Small', url: `${path}/${small.url_key}` }],
      products: { total: 1, is_exact: true, page: 1, pages: 1, order: 'newest', narrowed: {} },
    });
  });

  test('is filtered by options, price and stock with the page’s form, and values of one filter are combined', async () => {
    const { uuid, url_key } = await category();
    const path = `/${url_key}`;
    await product({ name: 'Red', categories: [uuid], attributes: colored('Red'), price: 5 });
    await product({ name: 'Blue', categories: [uuid], attributes: colored('Blue'), price: 50 });
    await product({ name: 'Green', categories: [uuid], attributes: colored('Green'), price: 500, qty: 0 });
    const { Red, Blue } = set.options;
    const filters = (await listOf(path)).filters;
    expect(filters.map(({ key }: { key: string }) => key).sort()).toEqual([set.color, set.size].sort());
    expect(await namesOf(`${path}?${set.color}=${Red}`)).toEqual(['Red']);
    expect(await namesOf(`${path}?${set.color}=${Red}&${set.color}=${Blue}`)).toEqual(['Blue', 'Red']);
    expect(await namesOf(`${path}?min_price=6&max_price=`)).toEqual(['Green', 'Blue']);
    expect(await namesOf(`${path}?max_price=60&in_stock=true&ob=price-asc`)).toEqual(['Red', 'Blue']);
    expect(await namesOf(`${path}?in_stock=true&ob=name-asc`)).toEqual(['Blue', 'Red']);
    const page = (await html(`${path}?${set.color}=${Red}`)).body;
    expect(page).toMatch(new RegExp(`name="${set.color}"\\s+value="${Red}"\\s+checked`));
    expect(page).toMatch(new RegExp(`name="${set.color}"\\s+value="${Blue}"\\s*/>\\s*Blue`));
    expect(page).toContain(`<link rel="canonical" href="http://shop.test${path}" />`);
  });

  test('lists each active filter as a link that removes it and keeps the others', async () => {
    const { uuid, url_key } = await category();
    const path = `/${url_key}`;
    await product({ name: 'Red', categories: [uuid], attributes: colored('Red'), price: 5 });
    await product({ name: 'Blue', categories: [uuid], attributes: colored('Blue'), price: 50 });
    const { Red, Blue } = set.options;
    const off = (links: ReadonlyMap<string, string>) =>
      new Map(
        [...links]
          .filter(([text]) => text.startsWith('Remove filter: '))
          .map(([text, href]) => [text.slice('Remove filter: '.length), href]),
      );
    const query = `${set.color}=${Red}&${set.color}=${Blue}&max_price=60&in_stock=true&ob=name-asc`;
    const links = off(linksOf((await html(`${path}?${query}&page=1`)).body));
    expect([...links.keys()].map((text) => text.replace(/^.*: /, ''))).toEqual([
      'Red',
      'Blue',
      'Up to $60.00',
      'In stock only',
    ]);
    const red = [...links].find(([text]) => text.endsWith(': Red'));
    expect(Object.fromEntries(new URL(red?.[1] ?? '', 'http://shop.test').searchParams)).toEqual({
      [set.color]: String(Blue),
      max_price: '60',
      in_stock: 'true',
      ob: 'name-asc',
    });
    expect(off(linksOf((await html(links.get('Up to $60.00') as string)).body)).size).toBe(3);
    expect((await html(path)).body).not.toContain('class="chosen"');
  });

  test('ignores unknown parameters in its URL', async () => {
    const { uuid, url_key } = await category();
    await product({ name: 'One', categories: [uuid] });
    const odd = [
      'page=0',
      'page=x',
      'page=-1',
      'min_price=cheap',
      'max_price=1e9',
      'in_stock=maybe',
      'ob=price',
      'utm_source=letter&fbclid=1',
      `${set.color}=red`,
      'qty=5&visibility=0&sku=x&keyword=nothing',
      'cat=999999',
      'page=1&page=2&ob=newest&ob=name-asc',
      'constructor=1&__proto__=2',
    ];
    for (const query of odd) expect([query, await namesOf(`/${url_key}?${query}`)]).toEqual([query, ['One']]);
  });

  test('has pages that link to each other and keep the filters', async () => {
    const { uuid, url_key } = await category();
    const path = `/${url_key}`;
    await Promise.all(Array.from({ length: 50 }, (_, n) => product({ name: `N${n}`, categories: [uuid] })));
    expect(await listOf(`${path}?page=3`)).toMatchObject({ total: 50, page: 3, pages: 3 });
    const seen = new Set<string>();
    let next: string | undefined = `${path}?in_stock=true&ob=name-asc`;
    let pages = 0;
    while (next !== undefined) {
      for (const name of await namesOf(next)) seen.add(name);
      const page: string = (await html(next)).body;
      const canonical = pages === 0 ? '' : `?page=${pages + 1}`;
      expect(page).toContain(`<link rel="canonical" href="http://shop.test${path}${canonical}" />`);
      next = linksOf(page).get('Next');
      pages += 1;
    }
    expect([pages, seen.size]).toEqual([3, 50]);
    expect(textOf((await html(`${path}?max_price=1`)).body)).toContain('No products match your filters.');
    const { status, body: beyond } = await html(`${path}?page=9`);
    expect(status).toBe(404);
    expect(textOf(beyond)).toContain('This list doesn’t have that many pages.');
    expect(linksOf(beyond).get('Show all products')).toBe(path);
  });

  test('takes the same number of statements for many products as for one, and at most two more to show others instead of none', async () => {
    const [none, few, many] = [await category(), await category(), await category()];
    await product({ categories: [few.uuid], attributes: colored('Red') });
    await Promise.all(
      Array.from({ length: 30 }, () => product({ categories: [many.uuid], attributes: colored('Red') })),
    );
    for (const read of [html, json]) {
      const counts = [];
      for (const { url_key } of [few, many, none]) {
        const before = shop.statements();
        await read(`/${url_key}`);
        counts.push(shop.statements() - before);
      }
      const instead = counts.pop();
      expect(counts).toEqual([6, 6]);
      expect(instead).toBeLessThanOrEqual(8);
    }
  });
});

describe('the product page', () => {
  test('shows images in sizes, price, details, the breadcrumb, and the add-to-cart form', async () => {
    const { uuid, url_key } = await category({ name: 'Cups' });
    const mug = await product({
      name: 'Mug "Ada"',
      categories: [uuid],
      attributes: colored('Blue'),
      images: ['/assets/a/one.png', 'https://pictures.test/two.png'],
      description: 'Holds\ntea\n\n<script>alert(1)</script>',
    });
    const page = (await html(`/${mug.url_key}`)).body;
    expect(page).toContain('<h1>Mug &quot;Ada&quot;</h1>');
    expect(page).toContain('<p class="price">$9.50</p>');
    expect(page).toMatch(/<img\s+src="\/assets\/a\/one.png\?size=single"\s+alt="Mug &quot;Ada&quot;"/);
    expect(page).toContain('alt="Mug &quot;Ada&quot;, image 2"');
    expect(page).toContain('<p>Holds<br />tea</p><p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
    expect(page).toMatch(/<dt>Color<\/dt>\s*<dd>Blue<\/dd>/);
    expect(linksOf(page).get('Cups')).toBe(`/${url_key}`);
    expect(page).toContain(`<input type="hidden" name="sku" value="${mug.sku}" />`);
    expect(page).toContain(
      '<meta property="og:image" content="http://shop.test/assets/a/one.png?size=single" />',
    );
    const entity = await entityOf(`/${mug.url_key}`);
    expect(entity.images).toEqual([
      { thumb: '/assets/a/one.png?size=thumb', single: '/assets/a/one.png?size=single', alt: '' },
      { thumb: 'https://pictures.test/two.png', single: 'https://pictures.test/two.png', alt: '' },
    ]);
    expect(entity.attributes).toContainEqual({ code: set.color, name: 'Color', values: ['Blue'] });
    expect(Object.keys(entity)).not.toContain('qty');
  });

  test('describes the product to search engines in data that its texts cannot break out of', async () => {
    const mug = await product({ name: '</script><script>alert(1)</script>' });
    const page = (await html(`/${mug.url_key}`)).body;
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'Product',
      name: '</script><script>alert(1)</script>',
      offers: { price: 9.5, priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    });
    expect(page).not.toContain('<script>alert(1)');
  });

  test('links to its variants', async () => {
    const { uuid } = await set.createGroup();
    const red = await set.createVariant(uuid, 'S', 'Red', { name: 'Red S' });
    const blue = await set.createVariant(uuid, 'S', 'Blue', { name: 'Blue S', qty: 0 });
    await set.createVariant(uuid, 'M', 'Red', { name: 'Red M' });
    const page = (await html(`/${red.sku}`)).body;
    const links = linksOf(page);
    const choice = (size: string, color: string) => `/${red.sku}?${set.size}=${size}&${set.color}=${color}`;
    expect(links.get('Blue')).toBe(choice('S', 'Blue'));
    expect(page).toContain('aria-label="Blue (out of stock)"');
    expect(textOf(page)).toContain('Out of stock: Blue');
    expect(links.get('M')).toBe(choice('M', 'Red'));
    const chosen = choice('S', 'Red').replace('?', '\\?').replace('&', '&amp;');
    expect(page).toMatch(new RegExp(`href="${chosen}"\\s+aria-current="true"\\s*><span>Red</span></a`));
    const { status, headers } = await html(`/${blue.sku}?utm=1`);
    expect([status, headers.get('location')]).toEqual([
      301,
      `/${red.sku}?utm=1&${set.size}=S&${set.color}=Blue`,
    ]);
    const sold = (await html(`/${red.sku}?${set.size}=S&${set.color}=Blue`)).body;
    expect(textOf(sold)).toContain('Out of stock In stock: S · Red');
    expect(linksOf(sold).get('In stock: S · Red')).toBe(choice('S', 'Red'));
    expect(sold).not.toContain('action="/cart/items"');
  });

  test('shows a block editor’s description, sanitized', async () => {
    const blocks = [
      { type: 'header', data: { text: 'Care' } },
      { type: 'paragraph', data: { text: 'Wash <b>cold</b> &amp; dry<script>alert(1)</script>' } },
      { type: 'list', data: { items: ['One', { content: 'Two' }] } },
    ];
    const mug = await product({ description: [{ size: 1, columns: [{ size: 1, data: { blocks } }] }] });
    const page = (await html(`/${mug.url_key}`)).body;
    expect(page).toContain('<h3>Care</h3>');
    expect(page).toContain('<p>Wash <b>cold</b> &amp; dry</p>');
    expect(page).toMatch(/<li>One<\/li>\s*<li>Two<\/li>/);
  });

  test('takes the same number of statements with many variants and images as with few', async () => {
    const counts = [];
    for (const [sizes, images] of [
      [['S'], ['/a.png']],
      [
        ['S', 'M', 'L'],
        ['/a.png', '/b.png', '/c.png'],
      ],
    ] as const) {
      const { uuid } = await set.createGroup();
      const { uuid: cat } = await category();
      const made = [];
      for (const size of sizes)
        for (const color of ['Red', 'Blue'])
          made.push(await set.createVariant(uuid, size, color, { images, categories: [cat] }));
      const before = shop.statements();
      await html(`/${made[0]?.sku}`);
      counts.push(shop.statements() - before);
    }
    expect(counts).toEqual([6, 6]);
  });
});

describe('the search', () => {
  test('finds with the header’s form, and keeps the keyword on its pages', async () => {
    const word = `word${newKey().replaceAll('-', '')}`;
    await product({ name: `Best ${word}`, price: 3 });
    await product({ name: `Other ${word}`, price: 30 });
    const visitor = openBrowser(shop);
    const page = await visitor.open(`/search?keyword=${word}`);
    expect([page.status, textOf(page.html).includes('2 products')]).toEqual([200, true]);
    expect(page.html).toContain('<meta name="robots" content="noindex" />');
    const { products, keyword } = dataOf(await json(`/search?keyword=${word}&max_price=5`));
    expect([keyword, products.order, products.total]).toEqual([word, 'relevance', 1]);
    const narrowed = (await html(`/search?keyword=${word}&max_price=5`)).body;
    expect(narrowed).toContain(`<input type="hidden" name="keyword" value="${word}" />`);
  });

  test('takes six statements for many hits, and five for none with the products shown instead', async () => {
    const word = `word${newKey().replaceAll('-', '')}`;
    await Promise.all(Array.from({ length: 30 }, () => product({ name: word, attributes: colored('Red') })));
    const counts = [];
    for (const keyword of [word, 'nothingthatanybodysells']) {
      const before = shop.statements();
      await html(`/search?keyword=${keyword}`);
      counts.push(shop.statements() - before);
    }
    expect(counts).toEqual([6, 5]);
  });

  test('shows its form without a keyword, and any text as text', async () => {
    expect(dataOf(await json('/search'))).toMatchObject({ keyword: '', products: null });
    const evil = `"><script>alert(1)</script>${newKey()}`;
    const page = (await html(`/search?keyword=${encodeURIComponent(evil)}`)).body;
    expect(page).not.toContain('<script>alert');
    expect(textOf(page)).toContain('No products found.');
    for (const keyword of ['%20', '%F0%9F%98%80', 'a'.repeat(3000), '!!!'])
      expect([keyword, (await html(`/search?keyword=${keyword}`)).status]).toEqual([keyword, 200]);
    expect((await html('/search?keyword=a&keyword=b')).status).toBe(200);
  });
});

test.each(['categories', 'collections'])(
  'a page of %s without products offers the newest ones and a search',
  async (kind) => {
    const key = newKey();
    const entity = kind === 'categories' ? { name: key, url_key: key } : { name: key, code: key };
    dataOf(await shop.admin('POST', `/api/${kind}`, entity));
    const path = kind === 'categories' ? `/${key}` : `/collections/${key}`;
    const { name, url_key } = await product({ name: `Newest of all ${key}` });
    const { status, body } = await html(path);
    expect([status, textOf(body).includes('There’s nothing here yet.')]).toEqual([200, true]);
    expect(body).toContain('<form class="search" action="/search">');
    expect(linksOf(body).get(name)).toBe(`/${url_key}`);
    expect(dataOf(await json(path)).instead.length).toBeGreaterThan(0);
    expect(dataOf(await json(`${path}?min_price=1`)).instead).toEqual([]);
  },
);

describe('the homepage', () => {
  test('shows the newest products, until something is placed on it', async () => {
    const mug = await product({ name: 'The newest' });
    expect(linksOf((await html('/')).body).get('The newest')).toBe(`/${mug.url_key}`);
    expect(dataOf(await json('/')).products[0].name).toBe('The newest');
    const { uuid } = await widget({ placements: [{ route: 'homepage', area: 'content' }] });
    expect(dataOf(await json('/')).products).toEqual([]);
    dataOf(await shop.admin('DELETE', `/api/widgets/${uuid}`));
  });
});
