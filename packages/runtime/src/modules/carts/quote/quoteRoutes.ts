import { defineRoute } from '../../../platform/contracts/route.ts';
import { quoteAnswer, quoteBody } from './quoteBody.ts';
import { quoteCart } from './quoteCart.ts';

export const quoteRoutes = [
  defineRoute({
    id: 'quoteCart',
    does: 'Returns the shipping methods and totals that a guest’s cart with these goods would get at an address. Nothing is written, and stock and status of products are ignored. Rejects an unknown SKU: `PRODUCT_NOT_FOUND`.',
    method: 'POST',
    path: '/api/quotes',
    access: 'admin',
    sdk: { resource: 'carts' },
    body: quoteBody,
    response: quoteAnswer,
    handle: ({ app, db, body }) => quoteCart(app, db, body),
  }),
];
