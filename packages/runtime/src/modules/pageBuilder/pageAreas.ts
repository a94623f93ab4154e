import type { AppContext } from '../../platform/contracts/context.ts';
import type { PageArea, PageRoute } from './contract.ts';
import { unknownArea } from './errors.ts';
import { HOMEPAGE } from './pagePlacements.ts';
import type { NewPlacement } from './widgetPlacement.repo.ts';

/** The placement route that represents the pages of all routes. */
const ALL_ROUTES = 'all';

/** The areas that the pages of all routes share, in display order. */
const EVERYWHERE: readonly PageArea[] = [
  { area: 'headerTop', label: 'Above the header' },
  { area: 'header', label: 'Header' },
  { area: 'contentTop', label: 'Above the content' },
  { area: 'content', label: 'Content' },
  { area: 'contentBottom', label: 'Below the content' },
  { area: 'footerTop', label: 'Above the footer' },
  { area: 'footer', label: 'Footer' },
];

/** The homepage and the entity pages. Modules loaded later declare their own page routes. */
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

/** Lists the page types on which widgets can be placed. The first one, `all`, represents all pages. */
export const listPageRoutes = (app: AppContext): readonly PageRoute[] => [
  { route: ALL_ROUTES, label: 'All pages', path: '/' },
  ...app.registry('pageRoutes').list(),
];

/** An area of a route's pages. */
export interface AreaOfRoute extends PageArea {
  readonly route: string;
}

/**
 * Lists the areas in which widgets can be placed: the common areas, for `all` and for each declared route, and the areas added by routes
 * and by the active theme.
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

/** Matches the area of a container's column. Whether the container exists is not checked. */
const COLUMN = /^columnsContainer_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}_col_\d+$/i;

/**
 * Checks that the new placements in a request use a declared route and area. A route's own areas are accepted on all routes, because
 * widgets can move between routes. Throws 400 UNKNOWN_AREA with the valid names.
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
    const exists = existing.some(
      (one) => one.route === route && one.area === area && one.entity_urn === entity_urn,
    );
    if (exists) continue;
    if (!routes.has(route)) throw unknownArea({ index, field: 'route', name: route, known: [...routes] });
    if (!areas.has(area) && !COLUMN.test(area))
      throw unknownArea({ index, field: 'area', name: area, known: [...areas] });
  }
}
