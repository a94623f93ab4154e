import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import { text } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import { isContent } from '../../modules/pageBuilder/loadWidgets.ts';
import type { ExplainedRow } from './explanation.ts';

/** The schema of the answer that describes a page. */
export const shownPage = z.object({
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

/** Lists the route, the entity and the addresses of a page. */
export function pageFacts(
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

/** Lists the widgets of a page. */
export const widgetRows = (app: AppContext, { widgets = {} }: ShownPage): readonly ExplainedRow[] =>
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
export async function cacheRows(
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
