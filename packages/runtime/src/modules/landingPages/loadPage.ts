import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Page, PageRequest } from '../urls/index.ts';
import { findLandingPage, findLiveLandingPage } from './landingPage.repo.ts';
import { BODY_AREA, landingPagePath, landingPageUrn, ROUTE } from './landingPageUrl.ts';

/** Loads a page as the storefront shows it. Returns null if the page is not live, unless a preview opens it. One statement. */
export async function loadPage(
  app: AppContext,
  db: Db,
  uuid: string,
  { preview }: PageRequest,
): Promise<Page | null> {
  const isOpen = preview?.opens({ route: ROUTE, urn: landingPageUrn({ uuid }) }) ?? false;
  const page = isOpen
    ? await findLandingPage(db, { uuid })
    : await findLiveLandingPage(db, uuid, app.clock.now());
  if (!page) return null;
  const { name, url_key, description, meta_title, meta_description, publish_start, publish_end } = page;
  return {
    route: ROUTE,
    urn: landingPageUrn(page),
    area: BODY_AREA,
    title: meta_title || name,
    description: meta_description || description || meta_title,
    entity: {
      uuid,
      name,
      url_key,
      description,
      meta_title,
      meta_description,
      publish_start,
      publish_end,
      url: landingPagePath(page),
    },
    body: null,
  };
}
