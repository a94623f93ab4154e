import type { AppContext } from '../../platform/contracts/context.ts';
import { sql } from '../../platform/db/db.ts';
import type { SqlFragment } from '../../platform/db/db.ts';

/** The route of the homepage. */
export const HOMEPAGE = 'homepage';
/** The homepage's main area. Landing pages do not show it. */
export const HOMEPAGE_AREA = 'content';

/** A page whose placements are selected, by route, entity and theme. A null `urn` selects the placements without an entity. */
export interface PagePlacements {
  readonly route: string;
  readonly urn: string | null;
  readonly theme: string | null;
}

/** Returns the SQL condition that placement `p` is on a page. */
export const onPage = ({ route, urn, theme }: PagePlacements): SqlFragment => sql.fragment`(p.route = ${route}
  and ${urn === null ? sql.fragment`p.entity_urn is null` : sql.fragment`p.entity_urn = ${urn}`}
  and p.theme is not distinct from ${theme})`;

/**
 * Returns the active theme, whose widgets the storefront shows. Returns null if no theme is active. The storefront then shows the
 * widgets without a theme.
 */
export const activeTheme = ({ config }: Pick<AppContext, 'config'>): string | null =>
  config.system.theme ?? null;

const CONTAINER = 'columnsContainer_';

/** Returns the area name of one column of a container widget. `index` counts from 0. */
export const columnArea = (uuid: string, index: number): string => `${CONTAINER}${uuid}_col_${index}`;

/** Returns the name prefix of all areas inside a container widget. */
export const containerPrefix = (uuid: string): string => `${CONTAINER}${uuid}_`;

/**
 * Returns the SQL expression for the UUID of the container widget that an area is inside of. The expression is null if the area is not
 * in a container.
 */
export const containerOf = (area: SqlFragment): SqlFragment =>
  sql.fragment`substring(${area} from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}')`;
