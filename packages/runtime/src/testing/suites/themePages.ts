import type { TestShop } from '../createTestShop.ts';
import type { ApiRecord } from '../makers/makerParts.ts';
import { dataOf } from '../requests.ts';
import type { Visitor } from './visitor.ts';
import { createVisitor } from './visitor.ts';

/** A storefront page to check. */
export interface ThemePage {
  /** The description of the page. */
  readonly what: string;
  readonly path: string;
  /** The expected response status. */
  readonly expected: number;
  /** The visitor who opens the page. Default: a visitor with an empty cart. */
  readonly visitor?: Visitor;
}

/** HTML that no page may contain unescaped, and a string with this HTML that a merchant or shopper could enter. */
export const HOSTILE_MARK = '<i class="hostile">';
export const HOSTILE = `A & "B" 'C' ${HOSTILE_MARK}d</i> عربى`;
const LONG = 'Donaudampfschifffahrtsgesellschaft'.repeat(6);

const shownPage = (what: string, path: string, visitor?: Visitor): ThemePage => ({
  what,
  path,
  expected: 200,
  ...(visitor && { visitor }),
});

/** Creates common and unusual records in a shop. Returns the shop's pages. */
export async function fillForPages(shop: TestShop): Promise<readonly ThemePage[]> {
  const { make } = shop;
  await make.settings({ shopName: 'The Shop' });
  const usual = await make.product({ name: 'Mug', description: [] });
  const hostile = await make.product({
    name: HOSTILE,
    short_description: HOSTILE,
    meta_description: HOSTILE,
    meta_title: HOSTILE,
  });
  const long = await make.product({ name: LONG, price: 99_999_999 });
  const soldOut = await make.product({ name: 'Sold out', qty: 0 });
  const free = await make.product({ name: 'Free', price: 0, no_shipping_required: true });
  const variants = await make.product({
    name: 'Shirt',
    variants: [{ options: { size: 'S' } }, { options: { size: HOSTILE }, price: 12 }],
  });
  const products = [usual, hostile, long, soldOut, free, variants];
  const category = await make.category({ name: HOSTILE, description: null, products });
  const empty = await make.category({ name: 'Nothing here' });
  const collection = await make.collection({ name: HOSTILE, products: [usual, hostile] });
  const page = await make.page({ title: HOSTILE, meta_description: HOSTILE });
  const landing = await make.landingPage({ name: HOSTILE, meta_title: HOSTILE });
  const post = await make.blogPost({ name: HOSTILE, short_description: HOSTILE, author: HOSTILE });
  await make.menu({ code: 'main', name: HOSTILE, items: [{ name: HOSTILE, target: '/cart' }] });

  const buyer = createVisitor(shop);
  for (const { sku } of [usual, hostile]) await buyer.send('/cart/items', { sku });
  const customer = await make.customer({ full_name: HOSTILE });
  await make.address(customer, { full_name: HOSTILE, is_default: true });
  const order = await make.order({ items: [usual, hostile], customer, state: 'shipped' });
  const member = createVisitor(shop);
  await member.send('/account/login', { email: customer.email, password: customer.password });

  const paths = await pathsOf(shop, { products, category, empty, collection, page, landing, post });
  return [
    shownPage('the homepage', '/'),
    shownPage('the search', '/search'),
    shownPage('a search with results', '/search?keyword=mug'),
    shownPage('a search without results', `/search?keyword=${encodeURIComponent(HOSTILE)}`),
    ...paths.map(([what, path]) => shownPage(what, path)),
    shownPage('the blog', '/blog'),
    shownPage('an empty cart', '/cart'),
    shownPage('a cart', '/cart', buyer),
    shownPage('the checkout', '/checkout', buyer),
    shownPage('the login', '/account/login'),
    shownPage('the registration', '/account/register'),
    shownPage('an account', '/account', member),
    shownPage('the orders of an account', '/account/orders', member),
    shownPage('an order of an account', `/account/orders/${order.uuid}`, member),
    shownPage('the addresses of an account', '/account/addresses', member),
    shownPage('the cards of an account', '/account/cards', member),
    shownPage('the contact form', '/contact'),
    { what: 'a page that is not there', path: '/page-not-found', expected: 404 },
  ];
}

interface Made {
  readonly products: readonly ApiRecord[];
  readonly category: ApiRecord;
  readonly empty: ApiRecord;
  readonly collection: ApiRecord;
  readonly page: ApiRecord;
  readonly landing: ApiRecord;
  readonly post: ApiRecord;
}

/** Returns the paths of the created records, each with its description. */
async function pathsOf({ query }: TestShop, made: Made): Promise<readonly (readonly [string, string])[]> {
  const document = 'query($code: String!) { collection(code: $code) { url } }';
  const { collection } = dataOf(
    await query(document, { code: made.collection['code'] }),
    'The query of a collection',
  );
  return [
    ...made.products.map(
      (product) =>
        [`the product "${String(product['name']).slice(0, 20)}"`, `/${product['url_key']}`] as const,
    ),
    ['a category', `/${made.category['url_key']}`],
    ['an empty category', `/${made.empty['url_key']}`],
    ['a collection', new URL(collection.url, 'http://shop.test').pathname],
    ['a page of text', `/${made.page['url_key']}`],
    ['a landing page', `/${made.landing['url_key']}`],
    ['a post of the blog', `/blog/${made.post['url_key']}`],
  ];
}
