import { z } from 'zod';
import { html } from '../../../platform/html/html.ts';
import { sendWithEtag, taggedText } from '../../../platform/http/answer/etag.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { linksIn } from '../../../platform/languages/linksIn.ts';
import { knownQuery } from '../../../platform/listing/listQuery.ts';
import { arePricesPlain } from '../../catalog/index.ts';
import { contentSource } from '../../feeds/index.ts';
import { suggestionsTemplate } from '../../defaultTheme/index.ts';
import { templateContextOf } from '../page/templateContext.ts';
import { suggestScript } from './suggestScript.ts';
import { readSuggestions } from './suggestions.ts';

const MAX_KEYWORD = 200;

const suggestedPage = z.object({
  uuid: z.string().describe('The UUID of the record.'),
  name: z.string().describe('The name or title, in the language of the request.'),
  url: z.string().describe('The path of the page, in the language of the request.'),
});

const suggestedProduct = z.object({
  uuid: z.string().describe('The UUID of the product.'),
  sku: z.string().describe('The SKU of the product.'),
  name: z.string().describe('The name of the product, in the language of the request.'),
  url: z.string().describe('The path of the page, in the language of the request.'),
  image: z
    .string()
    .nullable()
    .describe('The image URL, in the size used in lists. Null if there is no image.'),
  price: z
    .number()
    .meta(kind('money', 'The price in the currency of the request. It includes tax if catalog prices do.')),
  price_range: z
    .object({
      min: z.number().meta(kind('money', 'The lowest price of the variants.')),
      max: z.number().meta(kind('money', 'The highest price of the variants.')),
    })
    .describe(
      "The price range of the variants. Both prices are the product's own price if it has no variants.",
    ),
  in_stock: z.boolean().describe('True if the product or one of its variants can be bought.'),
});

const suggestions = z.object({
  keyword: z.string().describe('The keyword, trimmed.'),
  products: z
    .array(suggestedProduct)
    .describe('The best matches among the newest products, one for each variant group, at most 6.'),
  categories: z
    .array(suggestedPage)
    .describe('Categories with words that begin with the keyword, at most 3.'),
  pages: z.array(suggestedPage).describe('CMS pages with words that begin with the keyword, at most 3.'),
  posts: z
    .array(suggestedPage)
    .describe('Public blog posts with words that begin with the keyword, at most 3.'),
});

export const suggestionRoutes = [
  defineRoute({
    id: 'searchSuggestions',
    does: 'Returns search suggestions for a partial keyword: products, categories, pages and posts. There are no suggestions for a single letter.',
    method: 'GET',
    path: '/api/search/suggestions',
    access: 'public',
    query: knownQuery({
      q: z
        .string('q is required')
        .max(MAX_KEYWORD, `q must have at most ${MAX_KEYWORD} characters`)
        .describe(
          'The partial keyword. There are no suggestions for a single letter of an alphabetic script.',
        ),
      currency: z
        .string()
        .max(MAX_KEYWORD)
        .optional()
        .describe('The code of the currency of prices. One in which the shop shows no prices is ignored.'),
    }),
    response: suggestions.describe('The search suggestions, in the language of the request.'),
    handle: async ({ app, db, query }) => readSuggestions(app, () => contentSource({ app, db }), query.q),
  }),
  defineRoute({
    id: 'storefrontSuggestions',
    method: 'GET',
    path: '/search/suggestions',
    kind: 'page',
    access: 'public',
    query: z.object({ keyword: z.string().max(MAX_KEYWORD).default('') }),
    async handle({ app, db, query, request }) {
      const found = await readSuggestions(app, () => contentSource({ app, db }), query.keyword);
      const page = templateContextOf(app, () => html``, html``);
      const options = linksIn(app, String(suggestionsTemplate(found, page)));
      const headers = {
        'cache-control': arePricesPlain(app) ? 'public, max-age=60' : 'private, no-cache',
        'x-robots-tag': 'noindex',
      };
      return sendWithEtag(request, taggedText(options, 'text/html; charset=utf-8', headers));
    },
  }),
  suggestScript.route,
];
