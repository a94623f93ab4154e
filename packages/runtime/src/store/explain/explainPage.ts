import { z } from 'zod';
import type { ShopPlan } from '../../app.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import { text } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import { createRouter } from '../../platform/http/router.ts';
import type { Reply } from '../../platform/contracts/reply.ts';
import { isContent } from '../../modules/pageBuilder/loadWidgets.ts';
import { servePage } from '../../modules/storefront/servePage.ts';
import { findRoute, resolvePath } from '../../modules/urls/index.ts';
import type { ExplainedRow, Explanation } from './explanation.ts';

const shownPage = z.object({
  data: z.looseObject({
    route: z.string().optional(),
    urn: z.string().nullish(),
    title: z.string().optional(),
    canonical: z.string().optional(),
    alternates: z.array(z.looseObject({})).optional(),
    widgets: z
      .record(z.string(), z.array(z.looseObject({ uuid: z.string(), type: z.string(), name: z.string() })))
      .optional(),
  }),
});
type ShownPage = z.output<typeof shownPage>['data'];

const tableRow = z.object({ name: text });

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

function pageFacts(
  app: AppContext,
  { route, urn, canonical, alternates }: ShownPage,
): readonly ExplainedRow[] {
  const theme = app.config.system.theme;
  const routes = app.registry('pageRoutes');
  return [
    {
      what: 'page',
      value: route ?? null,
      from: route === undefined ? null : (routes.ownerOf(route) ?? 'storefront'),
    },
    { what: 'entity', value: urn ?? null, from: null },
    {
      what: 'theme',
      value: theme ?? 'the shop’s own',
      from: theme === undefined ? 'storefront' : (app.registry('theme').ownerOf(theme) ?? null),
    },
    {
      what: 'templates of the theme',
      value:
        Object.keys(
          (theme === undefined ? undefined : app.registry('theme').get(theme)?.templates) ?? {},
        ).join(', ') || 'none',
      from: null,
    },
    { what: 'canonical', value: canonical ?? null, from: null },
    { what: 'languages', value: String(alternates?.length ?? 1), from: null },
  ];
}

const widgetRows = (app: AppContext, { widgets = {} }: ShownPage): readonly ExplainedRow[] =>
  Object.entries(widgets).flatMap(([area, placed]) =>
    placed.map(({ type, name, uuid }) => ({
      area,
      type,
      name,
      uuid,
      from: app.registry('widgets').ownerOf(type) ?? 'not installed',
    })),
  );

/** Lists whether the page is cached in this process, what prevents caching, and the tables whose changes invalidate the cached page. */
async function cacheRows(
  app: AppContext,
  { widgets = {} }: ShownPage,
  claimants: readonly string[],
): Promise<readonly ExplainedRow[]> {
  const kinds = app.registry('urlEntities');
  const types = new Set(Object.values(widgets).flatMap((placed) => placed.map(({ type }) => type)));
  const blockers = [
    ...claimants.filter((kind) => kinds.get(kind)?.changesWith !== 'content'),
    ...[...types].filter((type) => !isContent(app.registry('widgets').get(type) ?? {})),
  ];
  const tables = await app.db.any(sql.type(tableRow)`
    select distinct tgrelid::regclass::text as name from pg_trigger where tgname like 'content_change%' order by 1`);
  return [
    {
      cached: blockers.length === 0,
      because:
        blockers.length === 0
          ? 'it follows from content alone'
          : `${blockers.join(', ')} changes with more than content`,
      ends_with_changes_to: tables.map(({ name }) => name).join(', '),
    },
  ];
}
