import { expect, test } from 'vitest';
import { mayNameAttributes, ordersOf, readListingQuery } from './listingQuery.ts';

type Query = Parameters<typeof readListingQuery>[0]['query'];

const read = (query: Query, codes: readonly string[] = ['color'], orders = ordersOf(false)) =>
  readListingQuery({ query }, codes, orders, 'USD');

test.each<[Query, number]>([
  [{}, 1],
  [{ page: '3' }, 3],
  [{ page: '0' }, 1],
  [{ page: '-2' }, 1],
  [{ page: '1e99' }, 10_000],
  [{ page: 'NaN' }, 1],
  [{ page: '2.9' }, 2],
  [{ page: ['4', '5'] }, 4],
])('%j selects page %d', (query, page) => expect(read(query).page).toBe(page));

test.each<[Query, Readonly<Record<string, readonly string[]>>]>([
  [{ color: '7' }, { color: ['7'] }],
  [{ color: ['7', '8', '7', 'red'] }, { color: ['7', '8'] }],
  [{ cat: '3' }, { cat: ['3'] }],
  [
    { min_price: '5', max_price: '9.99' },
    { min_price: ['5'], max_price: ['9.99'] },
  ],
  [
    { min_price: '5,5', max_price: ' 9,99 ' },
    { min_price: ['5.5'], max_price: ['9.99'] },
  ],
  [{ min_price: '1,234', max_price: '1,2,3' }, {}],
  [{ min_price: '', max_price: '-1' }, {}],
  [{ max_price: '1e5' }, {}],
  [{ in_stock: 'true' }, { in_stock: ['true'] }],
  [{ in_stock: 'false' }, {}],
  [{ size: '7', qty: '5', sku: 'x', keyword: 'y', utm_source: 'z' }, {}],
])('%j filters the list by %j', (query, narrowed) => expect(read(query).narrowed).toEqual(narrowed));

test('options of an attribute are alternatives, and page and size are always set', () =>
  expect(read({ color: ['7', '8'], page: '2', ob: 'price-desc' }).filters).toEqual([
    { key: 'color', operation: 'in', value: '7,8' },
    { key: 'ob', operation: 'eq', value: 'price' },
    { key: 'od', operation: 'eq', value: 'desc' },
    { key: 'page', operation: 'eq', value: '2' },
    { key: 'limit', operation: 'eq', value: '24' },
  ]));

test('the order is by relevance with a keyword, otherwise newest first, regardless of the rest of the query', () => {
  expect(read({ ob: 'relevance' }).order).toBe('newest');
  expect(read({ ob: 'constructor' }).order).toBe('newest');
  expect(read({}, [], ordersOf(true)).order).toBe('relevance');
  expect(read({ ob: 'name-asc' }, [], ordersOf(true)).order).toBe('name-asc');
});

test('attributes are looked up if a name may be the code of one', () => {
  expect(mayNameAttributes({ query: { page: '2', ob: 'newest', min_price: '1', keyword: 'x' } })).toBe(false);
  expect(mayNameAttributes({ query: { utm_source: 'x' } })).toBe(true);
});
