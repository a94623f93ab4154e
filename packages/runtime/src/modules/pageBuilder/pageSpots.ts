import { sql } from '../../platform/db/db.ts';

/** The route of the page at the root. */
export const HOMEPAGE = 'homepage';
/** The body of the homepage. On a landing page nothing shows that stands in it. */
export const HOMEPAGE_AREA = 'content';

/** What is placed on one page of a theme: of a route, what names the entity; without a urn what names none. */
export interface PageSpots {
  readonly route: string;
  readonly urn: string | null;
  readonly theme: string | null;
}

/** The placements `p` of a page. */
export const onPage = ({ route, urn, theme }: PageSpots) => sql.fragment`(p.route = ${route}
  and ${urn === null ? sql.fragment`p.entity_urn is null` : sql.fragment`p.entity_urn = ${urn}`}
  and p.theme is not distinct from ${theme})`;
