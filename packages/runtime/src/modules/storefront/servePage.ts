import { reply } from '../../platform/http/reply.ts';
import type { Reply } from '../../platform/http/reply.ts';
import { withQuery } from '../../platform/http/withQuery.ts';
import { sendWithEtag } from '../../platform/http/etag.ts';
import type { CategoryEntity, ProductEntity } from '../catalog/index.ts';
import { findPage, pathOf, resolvePathWith } from '../urls/index.ts';
import type { FoundPage, Resolution } from '../urls/index.ts';
import { answerPage } from './answerPage.ts';
import type { PageCall, PageOptions, PathCall } from './answerPage.ts';
import { serveHomepage } from './homepage.ts';
import { cacheEntry } from './pageCache/pageCache.ts';
import { servePageMissing } from './failurePage.ts';
import { productData } from './productData.ts';

/**
 * Answers a path with its page, as a document or as JSON; or redirects to where it moved (302), and from a variant
 * to the page of its group (301). A cached page takes one
 * statement, which looks the path up and tells whether the page is current. Else it reads the menu as well, and there follow
 * the statements of the entity, one for the widgets that are placed there, and one for each type of widget that loads something.
 */
export async function servePage(call: PathCall): Promise<Reply> {
  const { app, db, request, query } = call;
  if (request.path === '/') return serveHomepage(call);
  const path = pathOf(request.path);
  if (path === null) return servePageMissing(call);
  const entry = cacheEntry(call);
  const resolution = await resolvePathWith(db, path, entry.column);
  const { cached, menu, store } = entry.check(resolution.extra);
  if (cached) return sendWithEtag(request, cached);
  const found = await findPage(app, db, resolution, call);
  if (!found) return servePageMissing(call);
  if ('redirectTo' in found) return reply.redirect(302, withQuery(encodeURI(found.redirectTo), query));
  if ('movedTo' in found)
    return reply.redirect(301, withQuery(encodeURI(found.movedTo), { ...query, ...found.query }));
  const { area, body } = found.page;
  return answerFound(call, path, found, {
    area,
    body,
    menu,
    ...(followsContent(call, resolution) && { store }),
  });
}

/** Tells whether all who claim a path, live by now or not, change with the content of the shop alone. */
function followsContent({ app }: PageCall, { claimants }: Resolution): boolean {
  const kinds = app.registry('urlEntities');
  return claimants.every(({ entityType }) => kinds.get(entityType)?.changesWith === 'content');
}

type ShownPage = Extract<FoundPage, { readonly kind: string }>;

/** Answers with the page of an entity. Those of the catalogue have templates of their own; all others bring their content. */
function answerFound(
  call: PageCall,
  path: string,
  { kind, page }: ShownPage,
  options: PageOptions,
): Promise<Reply> {
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
