/**
 * The paths of the admin's pages below `/admin`, as the router takes them: `$uuid` is one part, `$` the rest. The server answers 404 for
 * every other path, so that a page that is not listed here cannot be opened. A test compares the list with the router.
 */
export const adminPaths = [
  '/',
  '/login',
  '/products',
  '/products/new',
  '/products/edit/$uuid',
  '/categories',
  '/categories/new',
  '/categories/edit/$uuid',
  '/collections',
  '/collections/new',
  '/collections/edit/$uuid',
  '/orders',
  '/order/edit/$uuid',
  '/customers',
  '/customers/edit/$uuid',
  '/attributes',
  '/attributes/new',
  '/attributes/edit/$uuid',
  '/attribute-groups',
  '/attribute-groups/new',
  '/attribute-groups/edit/$uuid',
  '/metafields',
  '/metafields/new',
  '/metafields/edit/$uuid',
  '/coupons',
  '/coupon/new',
  '/coupon/edit/$uuid',
] as const;
