import { z } from 'zod';
import { defineRoute } from '../../platform/contracts/route.ts';
import { serveFeed } from './serveFeed.ts';

const name = (what: string) => z.string().max(100).describe(what);

export const productFeedRoutes = [
  defineRoute({
    id: 'productFeed',
    method: 'GET',
    path: '/feeds/google.xml',
    kind: 'page',
    access: 'public',
    handle: (call) => serveFeed(call, 'google.xml'),
  }),
  defineRoute({
    id: 'productFeedFile',
    method: 'GET',
    path: '/feeds/{feed}/{file}',
    kind: 'page',
    access: 'public',
    params: z.object({ feed: name('The name of the feed.'), file: name('The name of the file.') }),
    handle: (call) => serveFeed(call, `${call.params.feed}/${call.params.file}`),
  }),
];
