import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { findUrl, listNewestUrls, urnOf } from '../../urls/index.ts';
import { listPageRoutes } from '../pageAreas.ts';
import { pageNotFound } from './errors.ts';

/** Maximum number of recent entities that are checked to find a public one for the sample page. */
const SAMPLES = 50;

interface PagePaths {
  readonly urn: string | null;
  readonly path: string | null;
  readonly paths: Readonly<Record<string, string>>;
}

/** Returns the path of a page: the path of its entity or route, or otherwise the path of the newest public entity of the same type. */
export async function pathsOf(
  app: AppContext,
  db: Db,
  route: string,
  entity: string | null,
): Promise<PagePaths> {
  const known = listPageRoutes(app).find((one) => one.route === route);
  if (!known) throw pageNotFound(route);
  if (entity !== null) {
    const url = await findUrl(db, entity);
    const urnKind = url && app.registry('urlEntities').get(url.entity_type)?.urn;
    if (!url || urnKind === undefined || urnKind === null || url.entity_type !== known.entity)
      throw pageNotFound(`${route} of ${entity}`);
    return { urn: urnOf(urnKind, entity), ...inLanguages(app, url.request_path, url.paths) };
  }
  if (known.path !== undefined) return { urn: null, ...inLanguages(app, known.path, null) };
  const sample = known.entity === undefined ? null : await sampleOf(app, db, known.entity);
  if (sample === null) return { urn: null, path: null, paths: {} };
  return { urn: null, ...inLanguages(app, sample.request_path, sample.paths) };
}

async function sampleOf(app: AppContext, db: Db, type: string) {
  const urls = await listNewestUrls(db, type, SAMPLES);
  const live = await app
    .registry('urlEntities')
    .get(type)
    ?.listLive(
      app,
      db,
      urls.map((url) => url.entity_uuid),
    );
  return urls.find((url) => live?.includes(url.entity_uuid)) ?? null;
}

const inLanguages = (
  { languages }: AppContext,
  path: string,
  own: Readonly<Record<string, string>> | null,
): Pick<PagePaths, 'path' | 'paths'> => ({
  path,
  paths: Object.fromEntries(languages.all.map((code) => [code, languages.pathIn(code, own?.[code] ?? path)])),
});
