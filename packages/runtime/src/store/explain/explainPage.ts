import type { ShopPlan } from '../../app.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import { createRouter } from '../../platform/http/router.ts';
import type { Reply } from '../../platform/contracts/reply.ts';
import { servePage } from '../../modules/storefront/servePage.ts';
import { findRoute, resolvePath } from '../../modules/urls/index.ts';
import type { ExplainedRow, Explanation } from './explanation.ts';
import { shownPage, pageFacts, widgetRows, cacheRows } from './pageFacts.ts';

/**
 * Explains which page a path shows: the matching route, the entities that use the path, any redirect, and the page with its
 * language, theme, widgets, their extensions, and its caching. Renders the page once, in the same way as for a client that
 * requests JSON. Does not count the request as a visit.
 */
export async function explainPage(app: AppContext, plan: ShopPlan, path: string): Promise<Explanation> {
  const { language = app.language, path: plain = path } = app.languages.split(path) ?? {};
  const localized = app.inLanguage(language);
  const route = createRouter(plan.routes.map(({ value }) => value))('GET', path);
  const matched = plan.routes.find(({ value }) => value.id === route.plan.id);
  const facts: ExplainedRow[] = [
    { what: 'path', value: plain, from: null },
    { what: 'language', value: language, from: language === app.language ? 'the default one' : 'the path' },
    { what: 'route', value: matched?.value.id ?? 'none', from: matched?.owner ?? null },
  ];
  if (!matched || matched.value.fallback !== true)
    return {
      result: matched
        ? `The route ${matched.value.id} of ${matched.owner} handles ${path}. It is not a page of a record.`
        : `Nothing handles ${path}: 404.`,
      sections: [{ title: 'Path', rows: facts }],
    };
  return { ...(await explainClaimed(localized, path, plain, facts)) };
}

async function explainClaimed(
  app: AppContext,
  path: string,
  plain: string,
  facts: readonly ExplainedRow[],
): Promise<Explanation> {
  const kinds = app.registry('urlEntities');
  const { claimants } = await resolvePath(app, app.db, plain);
  const live = plain === '/' ? null : await findRoute(app, app.db, path);
  const reply = await servePage({
    app,
    db: app.db,
    query: {},
    preview: null,
    request: {
      id: 'explain',
      path: plain,
      search: '',
      headers: { accept: 'application/json' },
      setCookie: () => undefined,
    },
  }).catch(asMissing);
  const claims = {
    title: 'Claims',
    rows: claimants.map(({ entityType, entityUuid }) => ({
      kind: entityType,
      uuid: entityUuid,
      from: kinds.ownerOf(entityType) ?? 'not installed',
      shown: live?.entity?.entityUuid === entityUuid,
    })),
  };
  const { status } = reply;
  if (status >= 300 && status < 400)
    return {
      result: `${path} redirects to ${reply.headers['location'] ?? ''} (${status}).`,
      sections: [{ title: 'Path', rows: facts }, claims],
    };
  if (status !== 200 || typeof reply.body !== 'string')
    return {
      result: `Nothing is shown at ${path}: ${status}.`,
      sections: [{ title: 'Path', rows: facts }, claims],
    };
  const page = shownPage.parse(JSON.parse(reply.body)).data;
  return {
    result: `${path} shows the page ${page.route ?? ''}${page.title === undefined ? '' : ` “${page.title}”`}.`,
    sections: [
      { title: 'Path', rows: [...facts, ...pageFacts(app, page)] },
      claims,
      { title: 'Widgets', rows: widgetRows(app, page) },
      {
        title: 'Cached',
        rows: await cacheRows(
          app,
          page,
          claimants.map(({ entityType }) => entityType),
        ),
      },
    ],
  };
}

/** Converts the error thrown for a missing page to a response with its status. */
function asMissing(error: unknown): Pick<Reply, 'status' | 'headers' | 'body'> {
  const { status } = Object(error) as { readonly status?: unknown };
  if (typeof status !== 'number') throw error;
  return { status, headers: {}, body: null };
}
