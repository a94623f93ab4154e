import { z } from 'zod';
import { reply } from '../../platform/contracts/reply.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { robotsText, serveSitemap } from './sitemap.ts';

export const robotRoutes = [
  defineRoute({
    id: 'sitemap',
    method: 'GET',
    path: '/sitemap.xml',
    kind: 'page',
    access: 'public',
    query: z.object({
      part: z
        .string()
        .regex(/^\d{1,5}$/)
        .transform(Number)
        .optional(),
    }),
    handle: ({ app, db, query }) => serveSitemap(app, db, query.part),
  }),
  defineRoute({
    id: 'robots',
    method: 'GET',
    path: '/robots.txt',
    kind: 'page',
    staysOpen: true,
    access: 'public',
    handle: ({ app }) => reply.text(200, robotsText(app)),
  }),
];
