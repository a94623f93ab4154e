import { reply } from '../../platform/contracts/reply.ts';
import type { Reply } from '../../platform/contracts/reply.ts';
import { withQuery } from '../../platform/http/answer/withQuery.ts';
import { findTargetOf } from '../redirects/index.ts';
import { findPage, pathOf, resolvePathWith } from '../urls/index.ts';
import type { Resolution } from '../urls/index.ts';
import { answerFound } from './answerFound.ts';
import { sendPage } from './page/sendPage.ts';
import type { PageCall, PathCall } from './page/pagePlan.ts';
import { serveBlog } from './blogPages.ts';
import { contentSource } from '../feeds/index.ts';
import { serveHomepage } from './homepage.ts';
import { BLOG_PATH } from './shopMenu.ts';
import { cacheEntry } from './pageCache/pageCache.ts';
import { servePageMissing } from './failurePage.ts';

/**
 * Responds to a path with its page, as an HTML document or as JSON. Redirects a former path to the current path (302), and a variant to
 * the page of its variant group (301). For a cached page, runs one SQL statement, which looks up the path and checks whether the page is
 * current. Otherwise this SQL statement also reads the menu. It is followed by the SQL statements of the entity, one for the page's
 * widgets, and one for each widget type that loads data.
 */
export async function servePage(call: PathCall): Promise<Reply> {
  const { app, db, request, query } = call;
  if (request.path === '/') return serveHomepage(call);
  const path = pathOf(request.path);
  if (path === null) return servePageMissing(call);
  const entry = cacheEntry(call);
  const resolution = await resolvePathWith(app, db, path, entry.column);
  const { cached, frame: frameOf, store } = entry.check(resolution.extra);
  if (cached) return sendPage(call, cached);
  const isContent = followsContent(call, resolution);
  const source = isContent ? await contentSource(call) : db;
  const found = await findPage(app, source, resolution, call);
  if (!found) return path === BLOG_PATH ? serveBlog(call, await frameOf()) : serveElsewhere(call, path);
  if ('redirectTo' in found) return reply.redirect(302, withQuery(encodeURI(found.redirectTo), query));
  if ('movedTo' in found)
    return reply.redirect(301, withQuery(encodeURI(found.movedTo), { ...query, ...found.query }));
  const { area, body } = found.page;
  return answerFound({ ...call, db: source }, path, found, {
    area,
    body,
    frame: await frameOf(),
    ...(isContent && { store }),
  });
}

/** Redirects a path without a page to the target set by the merchant. Runs one more SQL statement. */
async function serveElsewhere(call: PathCall, path: string): Promise<Reply> {
  const redirect = await findTargetOf(call.db, path);
  if (!redirect) return servePageMissing(call);
  const { target, status } = redirect;
  return reply.redirect(
    status === 301 ? 301 : 302,
    withQuery(target, target.includes('?') ? {} : call.query),
  );
}

/** Reports whether all entities that use a path, public or not, change only with the shop's content. */
function followsContent({ app }: PageCall, { claimants }: Resolution): boolean {
  const kinds = app.registry('urlEntities');
  return claimants.every(({ entityType }) => kinds.get(entityType)?.changesWith === 'content');
}
