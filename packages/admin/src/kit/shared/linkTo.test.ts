import { expect, test } from 'vitest';
import { linkTo, linkToAddress } from './linkTo.ts';

test('a path without a page does not compile', () => {
  // @ts-expect-error -- the order page is /order/edit
  linkTo('/orders/edit/0190');
  // @ts-expect-error -- the page does not exist
  linkTo('/prodcuts');
  // @ts-expect-error -- no page reads the parameter
  linkTo('/orders', { query: 'ada' });
  expect(linkTo('/orders', { q: 'ada' })).toEqual({ to: '/orders', search: { q: 'ada' } });
});

test.each([
  ['/admin', '/', {}],
  ['/admin/', '/', {}],
  ['/', '/', {}],
  ['/admin/order/edit/0190', '/order/edit/0190', {}],
  ['/x/loyalty/rewards', '/x/loyalty/rewards', {}],
  ['/administration', '/administration', {}],
  ['/admin?page=2', '/', { page: 2 }],
  ['/admin/products?f=%7B%22status%22%3A%221%22%7D&q=cup#top', '/products', { f: { status: '1' }, q: 'cup' }],
])('links to the path %s', (address, to, search) => {
  expect(linkToAddress(address)).toEqual({ to, search });
});
