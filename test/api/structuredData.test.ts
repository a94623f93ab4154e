import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { createProduct, dataOf, testShop } from '../support/shop.ts';

type Data = Readonly<Record<string, unknown>>;

let shop: TestShop;
let kitchen: string;
const post = async (path: string, body: object) => dataOf(await shop.admin('POST', path, body));
beforeAll(async () => {
  shop = await testShop({ config: { shop: { url: 'https://shop.test' } } });
  const category = await post('/api/categories', {
    name: 'Kitchen',
    url_key: 'kitchen',
    status: 1,
    description: '<p>Pots and <b>pans</b>.</p>',
    image: '/assets/kitchen.jpg',
  });
  kitchen = category.uuid;
  const attributes = await Promise.all(
    ['brand', 'gtin', 'mpn', 'material'].map((attribute_code) =>
      post('/api/attributes', {
        attribute_code,
        attribute_name: attribute_code,
        type: 'text',
        display_on_frontend: true,
        groups: [1],
      }),
    ),
  );
  expect(attributes).toHaveLength(4);
  const mug = await post('/api/products', {
    sku: 'MUG',
    name: 'Mug',
    url_key: 'mug',
    price: 12.5,
    qty: 3,
    description: `<p>${'Turned by hand in a small workshop, fired twice and glazed in white. '.repeat(6)}</p>`,
    images: ['/assets/mug.jpg', '/assets/mug-2.jpg'],
    attributes: [
      { attribute_code: 'brand', value: 'Acme' },
      { attribute_code: 'gtin', value: '4006381333931' },
      { attribute_code: 'mpn', value: 'M-1' },
      { attribute_code: 'material', value: 'Stoneware' },
    ],
  });
  await post(`/api/categories/${kitchen}/products`, { product_id: mug.uuid });
  await post('/api/products', {
    name: 'Tee',
    url_key: 'tee',
    price: 19,
    images: ['/assets/tee.jpg'],
    variants: [
      { sku: 'TEE-S', options: { size: 'S', color: 'Red' }, qty: 0 },
      { sku: 'TEE-M', options: { size: 'M', color: 'Red' }, qty: 4, price: 21 },
    ],
  });
  await post('/api/pages', {
    title: 'About',
    url_key: 'about',
    status: 1,
    content: '<p>We are <b>four</b>.</p>',
  });
  await post('/api/blog/posts', {
    name: 'Care',
    url_key: 'care',
    status: 1,
    author: 'Ada',
    image: '/assets/care.jpg',
    content: '<p>Wash <a href="/mug">it</a> by hand.</p>',
  });
});
afterAll(() => shop.stop());

async function open(path: string) {
  const answer = await fetch(shop.url + path, { headers: { accept: 'text/html' } });
  const body = await answer.text();
  const data = [...body.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].flatMap(
    ([, json]) => {
      const one = JSON.parse(json as string) as Data;
      return (one['@graph'] as readonly Data[] | undefined) ?? [one];
    },
  );
  const metas = new Map(
    [...body.matchAll(/<meta\s+(?:name|property)="([^"]+)"\s+content="([^"]*)"/g)].map(
      ([, name, content]) => [name as string, content as string] as const,
    ),
  );
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1];
  return { status: answer.status, data, metas, canonical };
}

/**
 * Members that Google's published rules require for products, variants, offers, shipping, returns, breadcrumbs, posts and organizations.
 * Also includes the recommended members that this shop always provides.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'offers'],
  ProductGroup: ['name', 'productGroupID', 'variesBy', 'hasVariant', 'url'],
  Offer: ['price', 'priceCurrency', 'availability', 'itemCondition', 'url'],
  OfferShippingDetails: ['shippingDestination', 'shippingRate', 'deliveryTime'],
  DefinedRegion: ['addressCountry'],
  MonetaryAmount: ['value', 'currency'],
  ShippingDeliveryTime: ['handlingTime', 'transitTime'],
  QuantitativeValue: ['minValue', 'maxValue', 'unitCode'],
  MerchantReturnPolicy: ['applicableCountry', 'returnPolicyCategory'],
  Brand: ['name'],
  PropertyValue: ['name', 'value'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  BlogPosting: ['headline', 'datePublished', 'dateModified', 'url'],
  Person: ['name'],
  Organization: ['name'],
  WebSite: ['name', 'url'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
};

/** Lists the errors in structured data, including nested data. */
function faultsIn(data: unknown, path = ''): readonly string[] {
  if (Array.isArray(data)) return data.flatMap((one, index) => faultsIn(one, `${path}[${index}]`));
  if (typeof data !== 'object' || data === null) return [];
  const { '@type': type, ...members } = data as Data;
  const keys = Object.keys(members);
  // This object only references another object on the page.
  if (keys.length === 1 && keys[0] === '@id') return [];
  const missing = REQUIRED[String(type)]?.filter((name) => !keys.includes(name));
  const empty = keys.filter((name) => [null, '', undefined].includes(members[name] as null));
  const relative = keys.filter(
    (name) =>
      ['url', 'item', 'image'].includes(name) &&
      typeof members[name] === 'string' &&
      !URL.canParse(members[name]),
  );
  return [
    ...(missing ?? [`unknown type ${String(type)}`]).map((name) => `${path}.${name} is missing`),
    ...empty.map((name) => `${path}.${name} is empty`),
    ...relative.map((name) => `${path}.${name} is no address`),
    ...keys.flatMap((name) => (name.startsWith('@') ? [] : faultsIn(members[name], `${path}.${name}`))),
  ];
}

const typesOf = (data: readonly Data[]) => data.map((one) => one['@type']);
const find = (data: readonly Data[], type: string): Data => data.find((one) => one['@type'] === type) ?? {};

describe('structured data', () => {
  test.each([
    ['/', ['Organization', 'WebSite']],
    ['/kitchen', ['BreadcrumbList']],
    ['/mug', ['Product', 'BreadcrumbList']],
    ['/tee', ['ProductGroup', 'BreadcrumbList']],
    ['/blog/care', ['BlogPosting']],
    ['/about', []],
  ])('of %s has the types %j, each with its required properties', async (path, types) => {
    const { status, data } = await open(path);
    expect([status, typesOf(data)]).toEqual([200, types]);
    expect(faultsIn(data)).toEqual([]);
  });

  test('of a product has its identifiers, its images and a description from its text', async () => {
    const product = find((await open('/mug')).data, 'Product');
    expect(product).toMatchObject({
      brand: { name: 'Acme' },
      gtin: '4006381333931',
      mpn: 'M-1',
      material: 'Stoneware',
      image: [expect.stringContaining('/assets/mug.jpg'), expect.stringContaining('/assets/mug-2.jpg')],
      description: expect.stringMatching(/^Turned by hand/),
      offers: {
        price: 12.5,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
      },
    });
    expect(product['offers']).not.toHaveProperty('shippingDetails');
    expect(product['offers']).not.toHaveProperty('hasMerchantReturnPolicy');
  });

  test('of variants states how they vary, and has each with its options, price and stock', async () => {
    const group = find((await open('/tee')).data, 'ProductGroup');
    expect(group['variesBy']).toEqual(
      expect.arrayContaining(['https://schema.org/size', 'https://schema.org/color']),
    );
    expect(group['hasVariant']).toMatchObject([
      {
        sku: 'TEE-S',
        size: 'S',
        color: 'Red',
        offers: { price: 19, availability: 'https://schema.org/OutOfStock' },
      },
      {
        sku: 'TEE-M',
        size: 'M',
        color: 'Red',
        offers: { price: 21, availability: 'https://schema.org/InStock' },
      },
    ]);
  });

  test('states delivery and returns according to the settings', async () => {
    const offer = async () => {
      const { data } = await open('/mug');
      expect(faultsIn(data)).toEqual([]);
      return find(data, 'Product')['offers'];
    };
    await post('/api/settings', { returnDays: 30, deliveryFee: 4.9 });
    expect(await offer()).not.toHaveProperty('hasMerchantReturnPolicy');
    await post('/api/settings', {
      returnCountries: ['US', 'CA'],
      deliveryCountries: ['US'],
      deliveryHandlingDays: 1,
      deliveryTransitDaysMin: 2,
      deliveryTransitDaysMax: 4,
    });
    expect(await offer()).toMatchObject({
      shippingDetails: {
        shippingDestination: [{ addressCountry: 'US' }],
        shippingRate: { value: 4.9, currency: 'USD' },
        deliveryTime: {
          handlingTime: { minValue: 0, maxValue: 1, unitCode: 'DAY' },
          transitTime: { minValue: 2, maxValue: 4, unitCode: 'DAY' },
        },
      },
      hasMerchantReturnPolicy: {
        applicableCountry: ['US', 'CA'],
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 30,
        returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      },
    });
    await post('/api/settings', { returnFee: 0 });
    expect(await offer()).toMatchObject({
      hasMerchantReturnPolicy: { returnFees: 'https://schema.org/FreeReturn' },
    });
    await post('/api/settings', { returnFee: 3.5 });
    expect(await offer()).toMatchObject({
      hasMerchantReturnPolicy: {
        returnFees: 'https://schema.org/ReturnShippingFees',
        returnShippingFeesAmount: { value: 3.5, currency: 'USD' },
      },
    });
    await post('/api/settings', { returnDays: 0 });
    expect(await offer()).not.toHaveProperty('hasMerchantReturnPolicy');
    const refused = await shop.admin('POST', '/api/settings', { returnCountries: ['EU'] });
    expect(refused.status).toBe(400);
  });
});

describe('the page head', () => {
  test('takes the description from the text, cut at a word boundary, if there is none', async () => {
    const mug = (await open('/mug')).metas.get('description') ?? '';
    expect(mug).toMatch(/^Turned by hand in a small workshop.*\w…$/);
    expect(mug.length).toBeLessThanOrEqual(156);
    expect((await open('/kitchen')).metas.get('description')).toBe('Pots and pans.');
    expect((await open('/about')).metas.get('description')).toBe('We are four.');
    expect((await open('/blog/care')).metas.get('description')).toBe('Wash it by hand.');
  });

  test.each([
    ['/mug', 'product', '/assets/mug.jpg'],
    ['/tee', 'product', '/assets/tee.jpg'],
    ['/kitchen', 'website', '/assets/kitchen.jpg'],
    ['/blog/care', 'article', '/assets/care.jpg'],
    ['/', 'website', '/assets/'],
  ])('of %s has tags for link previews, of the type %s and with an image', async (path, type, image) => {
    const { metas, canonical } = await open(path);
    expect(metas.get('og:type')).toBe(type);
    expect(metas.get('og:url')).toBe(canonical);
    expect(metas.get('og:image')).toContain(`https://shop.test${image}`);
    expect(metas.get('twitter:card')).toBe('summary_large_image');
    for (const name of ['og:title', 'og:site_name', 'og:locale']) expect(metas.get(name)).toBeTruthy();
  });

  test('has a price for products, and a small card without an image', async () => {
    const { metas } = await open('/mug');
    expect([metas.get('product:price:amount'), metas.get('product:price:currency')]).toEqual(['12.5', 'USD']);
    expect((await open('/about')).metas.get('twitter:card')).toBe('summary');
  });

  test('of a filtered and sorted list has the plain list as canonical, and a further page itself', async () => {
    for (let count = 0; count < 24; count += 1) {
      const { uuid } = await createProduct(shop, { price: 5, qty: 1 });
      await post(`/api/categories/${kitchen}/products`, { product_id: uuid });
    }
    const canonical = async (path: string) => (await open(path)).canonical?.replace('https://shop.test', '');
    expect(await canonical('/kitchen?ob=price-asc&max_price=10')).toBe('/kitchen');
    expect(await canonical('/kitchen?page=2&utm_source=x')).toBe('/kitchen?page=2');
    expect((await open('/search?keyword=mug')).metas.get('robots')).toBe('noindex');
    expect((await open('/kitchen?page=3')).status).toBe(404);
  });
});

test('the sitemap has the last change and the images of pages', async () => {
  const body = await (await fetch(`${shop.url}/sitemap.xml`)).text();
  const entry = (path: string) =>
    body.split('\n').find((line) => line.includes(`<loc>https://shop.test${path}</loc>`)) ?? '';
  expect(body).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
  for (const path of ['/mug', '/tee', '/kitchen', '/about', '/blog/care'])
    expect(Date.parse(/<lastmod>([^<]+)<\/lastmod>/.exec(entry(path))?.[1] ?? path)).toBeGreaterThan(0);
  expect(entry('/mug')).toContain(
    '<image:image><image:loc>https://shop.test/assets/mug.jpg</image:loc></image:image>',
  );
  expect(entry('/mug').match(/<image:loc>/g)).toHaveLength(2);
  expect(entry('/kitchen')).toContain('https://shop.test/assets/kitchen.jpg');
});
