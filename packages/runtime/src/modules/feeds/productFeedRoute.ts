import { Readable } from 'node:stream';
import { notFound } from '../../platform/errors.ts';
import { reply } from '../../platform/contracts/reply.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { appForGuests, secondsOfPrices } from '../catalog/index.ts';
import { contentSource } from './contentSource.ts';
import { googleFeed } from './googleFeed.ts';

export const productFeedRoute = defineRoute({
  id: 'productFeed',
  method: 'GET',
  path: '/feeds/google.xml',
  kind: 'page',
  access: 'public',
  async handle({ app: asked, db, request }) {
    const app = appForGuests(asked, request.search);
    const { productFeedEnabled, productFeedCategory } = await app.settings([
      'productFeedEnabled',
      'productFeedCategory',
    ]);
    if (!productFeedEnabled) throw notFound();
    const seconds = secondsOfPrices(app, 3600);
    const headers = {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': `public, max-age=${seconds}`,
      'x-robots-tag': 'noindex',
    };
    const source = await contentSource({ app, db });
    return reply.stream(Readable.from(googleFeed(app, source, productFeedCategory)), headers);
  },
});
