import { z } from 'zod';
import { defineRoute } from '../../platform/contracts/route.ts';
import { unloadDemo } from './unloadDemo.ts';

const count = (what: string) => z.int().describe(`The number of removed ${what}.`);

export const demoRoutes = [
  defineRoute({
    id: 'removeDemo',
    does: 'Removes the demo catalog with its widgets, pages, menus, posts, coupon and offers. Records that were changed since are kept. Returns how much it removed; a second call removes nothing. Rejects while the homepage is being changed: `HOMEPAGE_BUSY`.',
    method: 'DELETE',
    path: '/api/demo',
    access: 'admin',
    response: z.object({
      products: count('products'),
      categories: count('categories'),
      collections: count('collections'),
      widgets: count('widgets of the homepage'),
      pages: count('pages'),
      menus: count('menus'),
      posts: count('posts of the blog'),
      coupons: count('coupons'),
      promotions: count('promotions'),
    }),
    handle: ({ app, db }) => unloadDemo(app, db),
  }),
];
