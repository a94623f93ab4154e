import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { notFound } from '../../platform/errors.ts';
import { HTML_TYPE, JSON_TYPE } from '../../platform/http/answer.ts';
import { etagOf, isKept } from '../../platform/http/etag.ts';
import { reply, Reply } from '../../platform/http/reply.ts';
import { areaRenderer, loadWidgets, widgetsAnswer } from '../pageBuilder/index.ts';
import { findPage } from '../urls/index.ts';
import type { FoundPage, Page } from '../urls/index.ts';
import { homepage } from './homepage.ts';
import { pageDocument } from './pageDocument.ts';

export interface PageRequest {
  /** As it was sent. */
  readonly path: string;
  readonly accept: string | undefined;
  readonly ifNoneMatch: string | undefined;
  /** What a redirect carries on. */
  readonly query: (path: string) => string;
}

/**
 * Answers a path with its page, as HTML or, where `Accept` asks for that, as JSON; or sends on where it moved to (302).
 * Throws 404. Statements: one for the path, one for the entity, one for what is placed there, and one for each type of widget
 * that loads something.
 */
export async function servePage(app: AppContext, db: Db, request: PageRequest): Promise<Reply> {
  const found = await findAt(app, db, request.path);
  if (!found) throw notFound();
  if ('redirectTo' in found) return reply.redirect(302, request.query(encodeURI(found.redirectTo)));
  const { page, path } = found;
  const isJson = wantsJson(request.accept);
  const canonical = app.url(encodeURI(path));
  const widgets = await loadWidgets(app, db, page);
  const body = isJson
    ? JSON.stringify({ data: pageAnswer(found, canonical, widgetsAnswer(app, widgets)) })
    : pageDocument(app, { page, canonical, area: areaRenderer(app, widgets) });
  const etag = etagOf(body);
  const headers = { etag, vary: 'Accept', 'cache-control': 'public, no-cache' };
  if (isKept(request.ifNoneMatch, etag)) return reply.notModified(headers);
  return new Reply(200, body, { ...headers, 'content-type': isJson ? JSON_TYPE : HTML_TYPE });
}

const findAt = async (app: AppContext, db: Db, path: string): Promise<FoundPage | null> =>
  path === '/' ? { kind: 'homepage', path, page: homepage(app) } : findPage(app, db, path);

type ShownPage = Extract<FoundPage, { readonly page: Page }>;

function pageAnswer({ kind, path, page }: ShownPage, canonical: string, widgets: object) {
  const { route, urn, title, description, entity } = page;
  return { kind, route, urn, path, canonical, title, description, entity, widgets };
}

/** Browsers name both; who names JSON alone is a program. */
const wantsJson = (accept = ''): boolean =>
  accept.includes('application/json') && !accept.includes('text/html');
