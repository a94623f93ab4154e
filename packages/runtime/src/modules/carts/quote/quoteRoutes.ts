import { defineRoute } from '../../../platform/http/route.ts';
import { quoteAnswer, quoteBody } from './quoteBody.ts';
import { quoteCart } from './quoteCart.ts';

export const quoteRoutes = [
  defineRoute({
    id: 'quoteCart',
    method: 'POST',
    path: '/api/quotes',
    access: 'admin',
    body: quoteBody,
    response: quoteAnswer,
    handle: ({ app, db, body }) => quoteCart(app, db, body),
  }),
];
