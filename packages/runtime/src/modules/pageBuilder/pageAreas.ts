import type { AppContext } from '../../platform/contracts/context.ts';
import type { PageArea, PageRoute } from './contract.ts';
import { unknownArea } from './errors.ts';
import { HOMEPAGE } from './pagePlacements.ts';
import type { NewPlacement } from './widgetPlacement.repo.ts';

/** Stands for the pages of all routes in placements. */
const ALL_ROUTES = 'all';

/** The areas that the pages of every route have, in the order in which they are shown. */
const EVERYWHERE: readonly PageArea[] = [
  { area: 'headerTop', label: 'Above the header' },
  { area: 'header', label: 'Header' },
  { area: 'contentTop', label: 'Above the content' },
  { area: 'content', label: 'Content' },
  { area: 'contentBottom', label: 'Below the content' },
  { area: 'footerTop', label: 'Above the footer' },
  { area: 'footer', label: 'Footer' },
];

/** The pages of entities and the homepage. The modules after this one declare their own. */
export const pageRoutesOfEntities: readonly PageRoute[] = [
  { route: HOMEPAGE, label: 'Homepage', path: '/' },
  { route: 'productView', label: 'Products', entity: 'product' },
  { route: 'categoryView', label: 'Categories', entity: 'category' },
  { route: 'collectionView', label: 'Collections', entity: 'collection' },
  { route: 'cmsPageView', label: 'Pages', entity: 'cms_page' },
  { route: 'blogView', label: 'Blog', path: '/blog' },
  { route: 'blogCategoryView', label: 'Categories of the blog', entity: 'blog_category' },
  { route: 'blogPostView', label: 'Posts of the blog', entity: 'blog_post' },
];

/** Lists the kinds of pages that widgets can be placed on. The first one, `all`, stands for all of them. */
export const listPageRoutes = (app: AppContext): readonly PageRoute[] => [
  { route: ALL_ROUTES, label: 'All pages', path: '/' },
  ...app.registry('pageRoutes').list(),
];

/** An area of the pages of a route. */
export interface AreaOfRoute extends PageArea {
  readonly route: string;
}

/**
 * Lists the areas that widgets can be placed in: those of every page, for `all` and for each declared route, with what the
 * routes and the active theme declare beside them.
 */
export function listPageAreas(app: AppContext): readonly AreaOfRoute[] {
  const theme = app.registry('theme').get(app.config.system.theme ?? '');
  const ofTheme = theme?.areas ?? [];
  return listPageRoutes(app).flatMap(({ route, areas = [] }) => {
    const own = ofTheme.filter((one) => (one.route ?? ALL_ROUTES) === ALL_ROUTES || one.route === route);
    const all = new Map([...EVERYWHERE, ...areas, ...own].map((one) => [one.area, one.label]));
    return [...all].map(([area, label]) => ({ route, area, label }));
  });
}

/** The areas inside of containers are known by their form; whether the container exists is not checked. */
const COLUMN = /^columnsContainer_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}_col_\d+$/i;

/**
 * Checks that the placements that a request adds to those of a widget name a route and an area that something declares: an area
 * of one route may be named on any, for pages are moved between routes. Throws 400 UNKNOWN_AREA with the known names.
 */
export function checkAreas(
  app: AppContext,
  placements: readonly NewPlacement[],
  existing: readonly NewPlacement[] = [],
): void {
  if (placements.length === 0) return;
  const known = listPageAreas(app);
  const routes = new Set(known.map(({ route }) => route));
  const areas = new Set(known.map(({ area }) => area));
  for (const [index, { route, area, entity_urn }] of placements.entries()) {
    const isThere = existing.some(
      (one) => one.route === route && one.area === area && one.entity_urn === entity_urn,
    );
    if (isThere) continue;
    if (!routes.has(route)) throw unknownArea({ index, field: 'route', name: route, known: [...routes] });
    if (!areas.has(area) && !COLUMN.test(area))
      throw unknownArea({ index, field: 'area', name: area, known: [...areas] });
  }
}
