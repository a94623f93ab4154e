import { defineRoute } from '../../../platform/contracts/route.ts';
import { quoteAnswer, quoteBody } from './quoteBody.ts';
import { quoteCart } from './quoteCart.ts';

export const quoteRoutes = [
  defineRoute({
    id: 'quoteCart',
    does: 'Answers what a cart of a guest with these goods would be offered and pay at an address, with each shipping method. Nothing is written, and stock and status of products do not count. Refuses an unknown SKU: `PRODUCT_NOT_FOUND`.',
    method: 'POST',
    path: '/api/quotes',
    access: 'admin',
    sdk: { resource: 'carts' },
    body: quoteBody,
    response: quoteAnswer,
    handle: ({ app, db, body }) => quoteCart(app, db, body),
  }),
];
