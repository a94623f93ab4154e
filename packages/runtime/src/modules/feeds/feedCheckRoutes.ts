import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { listRoute } from '../../platform/listing/listRoute.ts';
import { checkFeed } from './checkFeed.ts';
import type { ProductFeed } from './contract.ts';
import { productFeedNotFound } from './errors.ts';
import { feedFaultsAnswer, productFeedAnswer } from './productFeed.ts';
import type { ProductFeedAnswer } from './productFeed.ts';

const path = '/api/product-feeds';

const language = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'language must be a tag such as "de" or "de-AT"')
  .optional()
  .describe('The language of the messages, such as `de`. Defaults to the language of the request.');

/** Describes a feed of the shop with what its settings say at the moment. */
async function describe(
  app: AppContext,
  { name, title, files, open }: ProductFeed,
): Promise<ProductFeedAnswer> {
  const { isOn, check } = await open(app);
  return {
    name,
    title,
    is_on: isOn,
    files: files.map((file) => app.inLanguage(app.languages.default).url(`/feeds/${file.path}`)),
    is_checked: check !== undefined,
  };
}

export const feedCheckRoutes = [
  listRoute({
    id: 'listProductFeeds',
    does: 'Lists the product feeds for marketplaces and assistants, with the addresses of their files.',
    path,
    about: 'The product feeds of the shop and of its extensions.',
    answer: productFeedAnswer,
    toAnswer: (row: ProductFeedAnswer) => row,
    rows: ({ app }) =>
      Promise.all(
        app
          .registry('productFeeds')
          .list()
          .map((feed) => describe(app, feed)),
      ),
  }),
  defineRoute({
    id: 'checkProductFeed',
    does: 'Lists products that a platform refuses, or shows worse than it could, and why: 50 at most, among 5,000 products at most. Go on with `after`. The feed may be off.',
    method: 'GET',
    path: `${path}/{name}/faults`,
    access: 'admin',
    params: z.object({ name: z.string().max(100).describe('The name of the feed.') }),
    query: z.object({
      after: z
        .string()
        .regex(/^\d{1,9}$/, 'after must be the integer ID of a product')
        .transform(Number)
        .optional()
        .describe('The integer ID of the product after which to begin, as `next` of an answer names it.'),
      language,
    }),
    response: feedFaultsAnswer,
    handle({ app, db, params, query }) {
      const feed = app.registry('productFeeds').get(params.name);
      if (!feed) throw productFeedNotFound();
      return checkFeed(app, db, feed, { after: query.after ?? 0, text: app.texts(query.language) });
    },
  }),
];
