import type { Reply } from '../../platform/contracts/reply.ts';
import { correctKeyword, listNewestProducts, searchCatalog } from '../catalog/index.ts';
import type { PageRequest } from '../urls/index.ts';
import { answerPage } from './page/answerPage.ts';
import type { PageCall } from './page/pagePlan.ts';
import { contentSource } from '../feeds/index.ts';
import { statusOf } from './listPage.ts';

const MAX_KEYWORD = 200;
/** Number of newest products shown if a search finds nothing. */
const NEWEST = 4;

/**
 * Responds with the search results for a keyword, or with suggestions if nothing is found. The SQL statements read the product list or,
 * without results, the products to show instead. They also read the keyword corrections, the widgets and the menu.
 */
export async function serveSearch(request: PageCall & PageRequest): Promise<Reply> {
  const call = { ...request, db: await contentSource(request) };
  const { app, db, query } = call;
  const text = app.texts();
  const keyword = keywordOf(query['keyword']);
  const [products, correction] =
    keyword === ''
      ? [null, null]
      : await Promise.all([searchCatalog(app, db, keyword, call), correctKeyword(app, db, keyword)]);
  const isWhole = products !== null && Object.keys(products.narrowed).length === 0;
  const isEmpty = isWhole && products.total === 0;
  const view = {
    kind: 'search',
    route: 'search',
    urn: null,
    path: '/search',
    title: keyword === '' ? text('storefront.search.title') : text('storefront.search.titleOf', { keyword }),
    description: null,
    keyword,
    products,
    correction,
    instead: isEmpty ? await listNewestProducts(app, db, NEWEST) : [],
  };
  return answerPage(call, 'search', view, {
    isIndexed: false,
    ...(products && statusOf(products)),
    // The number of filtered results does not indicate how well the keyword matches.
    ...(isWhole && { counted: { name: 'searched', subject: keyword, hits: products.total } }),
  });
}

const keywordOf = (parameter: PageRequest['query'][string] = ''): string => {
  const text = typeof parameter === 'string' ? parameter : (parameter[0] ?? '');
  return text.trim().slice(0, MAX_KEYWORD);
};
