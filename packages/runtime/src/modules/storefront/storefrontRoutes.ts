import { z } from 'zod';
import { defineRoute } from '../../platform/contracts/route.ts';
import { anyQuery } from '../../platform/http/answer/withQuery.ts';
import { serveSearch } from './search.ts';
import { servePreviewed } from './page/preview.ts';
import { servePage } from './servePage.ts';

export const storefrontRoutes = [
  defineRoute({
    id: 'storefrontPage',
    method: 'GET',
    path: '/{path*}',
    kind: 'page',
    fallback: true,
    access: 'public',
    params: z.object({ path: z.string().optional() }),
    query: anyQuery,
    handle: (call) => servePreviewed(call, servePage),
  }),
  defineRoute({
    id: 'storefrontSearch',
    method: 'GET',
    path: '/search',
    kind: 'page',
    access: 'public',
    query: anyQuery,
    handle: (call) => servePreviewed(call, serveSearch),
  }),
];
