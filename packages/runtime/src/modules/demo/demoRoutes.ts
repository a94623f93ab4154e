import { z } from 'zod';
import { defineRoute } from '../../platform/http/route.ts';
import { unloadDemo } from './unloadDemo.ts';

const count = (what: string) => z.int().describe(`The number of ${what} that were removed.`);

export const demoRoutes = [
  defineRoute({
    id: 'removeDemo',
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
    }),
    handle: ({ app, db }) => unloadDemo(app, db),
  }),
];
