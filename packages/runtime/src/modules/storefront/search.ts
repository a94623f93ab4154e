import type { Reply } from '../../platform/http/reply.ts';
import { searchCatalog } from '../catalog/index.ts';
import type { PageRequest } from '../urls/index.ts';
import { answerPage } from './answerPage.ts';
import type { PageCall } from './answerPage.ts';
import { statusOf } from './listPage.ts';

const MAX_KEYWORD = 200;

/** Serves the products that a keyword finds. Statements: the list's, what is placed there, and the menu. */
export async function serveSearch(call: PageCall & PageRequest): Promise<Reply> {
  const { app, db, query } = call;
  const text = app.texts();
  const keyword = keywordOf(query['keyword']);
  const products = keyword === '' ? null : await searchCatalog(app, db, keyword, call);
  const view = {
    kind: 'search',
    route: 'search',
    urn: null,
    path: '/search',
    title: keyword === '' ? text('storefront.search.title') : text('storefront.search.titleOf', { keyword }),
    description: null,
    keyword,
    products,
  };
  return answerPage(call, 'search', view, { isIndexed: false, ...(products && statusOf(products)) });
}

const keywordOf = (asked: PageRequest['query'][string] = ''): string => {
  const text = typeof asked === 'string' ? asked : (asked[0] ?? '');
  return text.trim().slice(0, MAX_KEYWORD);
};
