import type { AppContext } from '../../platform/contracts/context.ts';
import { sql } from '../../platform/db/db.ts';
import type { SqlFragment } from '../../platform/db/db.ts';

/** Names the route of the page at the root. */
export const HOMEPAGE = 'homepage';
/** Names the area of the body of the homepage. Landing pages do not show it. */
export const HOMEPAGE_AREA = 'content';

/** Describes the placements on one page of a theme: those that name the route and the entity. A null `urn` means those without an entity. */
export interface PagePlacements {
  readonly route: string;
  readonly urn: string | null;
  readonly theme: string | null;
}

/** Builds the condition that the placement `p` is on a page. */
export const onPage = ({ route, urn, theme }: PagePlacements): SqlFragment => sql.fragment`(p.route = ${route}
  and ${urn === null ? sql.fragment`p.entity_urn is null` : sql.fragment`p.entity_urn = ${urn}`}
  and p.theme is not distinct from ${theme})`;

/** Names the active theme, whose widgets the storefront shows. Null: no theme is active, and widgets without a theme are shown. */
export const activeTheme = ({ config }: Pick<AppContext, 'config'>): string | null =>
  config.system.theme ?? null;

const CONTAINER = 'columnsContainer_';

/** Names the area of one column of a container widget. `index` counts from 0. */
export const columnArea = (uuid: string, index: number): string => `${CONTAINER}${uuid}_col_${index}`;

/** Returns the prefix of the names of all areas inside a container widget. */
export const containerPrefix = (uuid: string): string => `${CONTAINER}${uuid}_`;

/** Builds the uuid of the container widget that an area is in. Null: it is in none. */
export const containerOf = (area: SqlFragment): SqlFragment =>
  sql.fragment`substring(${area} from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}')`;
