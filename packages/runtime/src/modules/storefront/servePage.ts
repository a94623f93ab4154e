import { reply } from '../../platform/http/reply.ts';
import type { Reply } from '../../platform/http/reply.ts';
import type { RequestFacts } from '../../platform/http/route.ts';
import { withQuery } from '../../platform/http/withQuery.ts';
import { categoryMenu, selectCategoryMenu } from '../catalog/index.ts';
import type { CategoryEntity, ProductEntity } from '../catalog/index.ts';
import { findPage } from '../urls/index.ts';
import type { FoundPage } from '../urls/index.ts';
import { answerPage, wantsJson } from './answerPage.ts';
import type { PageCall, PageOptions } from './answerPage.ts';
import { serveHomepage } from './homepage.ts';
import { servePageMissing } from './pageMissing.ts';
import { productData } from './productData.ts';

export interface AnyPageCall extends PageCall {
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly request: Pick<RequestFacts, 'headers' | 'id' | 'path'>;
}

/**
 * Answers a path with its page, as a document or as JSON; or sends on where it moved to (302). Statements: one for the path,
 * which reads the menu along, those of the entity, one for what is placed there, and one for each type of widget that loads
 * something.
 */
export async function servePage(call: AnyPageCall): Promise<Reply> {
  const { app, db, request, query } = call;
  if (request.path === '/') return serveHomepage(call);
  const isJson = wantsJson(request);
  const found = await findPage(app, db, request.path, call, isJson ? undefined : selectCategoryMenu);
  if (!found) return servePageMissing(call);
  if ('redirectTo' in found) return reply.redirect(302, withQuery(encodeURI(found.redirectTo), query));
  const menu = isJson ? [] : categoryMenu.parse(found.beside);
  return answerFound(call, found, { area: found.page.area, body: found.page.body, menu });
}

type ShownPage = Extract<FoundPage, { readonly kind: string }>;

/** Entities of the catalogue have templates of their own; all others bring what they show. */
function answerFound(call: PageCall, { kind, path, page }: ShownPage, options: PageOptions): Promise<Reply> {
  const { route, urn, title, description, entity } = page;
  const view = { kind, route, urn, path, title, description };
  if (kind === 'product') {
    const product = entity as ProductEntity;
    const { image } = product;
    const data = productData(call.app, product);
    return answerPage(call, 'product', { ...view, entity: product }, { ...options, image, data });
  }
  if (kind === 'category') {
    const category = entity as CategoryEntity;
    const { page: number } = category.products;
    const canonicalQuery: Record<string, string> = number === 1 ? {} : { page: String(number) };
    const { image } = category;
    return answerPage(call, 'category', { ...view, entity: category }, { ...options, image, canonicalQuery });
  }
  return answerPage(call, 'content', { ...view, entity }, options);
}
