import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { bool, int, text } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import { containerOf, HOMEPAGE_AREA, onPage } from '../../pageBuilder/index.ts';
import type { PagePlacements } from '../../pageBuilder/index.ts';
import type { Pages } from './places.ts';

/** Describes the contents of the homepage and of a landing page as counts and fingerprints. */
const pageSummary = z.object({
  /** The number of placements on the homepage. */
  homepage_placements: int,
  homepage_fingerprint: text,
  /** True if the homepage has placements for individual entities. */
  entity_scoped: bool,
  /** The number of placements in the homepage body that apply to all routes. A replacement does not remove them. */
  all_route_content: int,
  /** The number of placements in the body of the landing page. */
  body_placements: int,
  /** The number of visible body placements: enabled, of an installed type, and, inside a container, with the container on the page. */
  renderable: int,
  /** The number of placements that landing pages never show. They are not copied. */
  hidden: int,
  /** The number of placements shared by all landing pages. */
  shared_route_level: int,
  /** The number of widgets on the page whose settings refer to the page. */
  self_links: int,
  landing_page_fingerprint: text,
});
export type PageSummary = z.output<typeof pageSummary>;

/** Counts the placements on the two pages and computes their fingerprints, in one SQL statement. */
export const readPageSummary = (app: AppContext, db: Db, { homepage, body }: Pages): Promise<PageSummary> =>
  db.one(sql.type(pageSummary)`
    with placed as materialized (
      select p.uuid, p.area, w.uuid as instance_uuid, w.type, w.status, w.settings,
        p.route = ${homepage.route} as on_homepage, ${containerOf(sql.fragment`p.area`)} as container,
        jsonb_build_array(p.uuid, w.uuid, p.route, p.area, p.sort_order, p.theme, w.type, w.status,
          ${hashOf(sql.fragment`w.settings::text`)})::text as line
      from widget_placement p join widget_instance w on w.widget_instance_id = p.widget_instance_id
      where ${onPage(homepage)} or ${onPage(body)}
    )
    select count(*) filter (where on_homepage) as homepage_placements,
      ${fingerprintOf(sql.fragment`on_homepage`)} as homepage_fingerprint,
      exists (select from widget_placement p where ${isOf(homepage)} and p.entity_urn is not null) as entity_scoped,
      (
        select count(*) from widget_placement p
        where ${onPage({ ...homepage, route: 'all' })} and p.area = ${HOMEPAGE_AREA}
      ) as all_route_content,
      count(*) filter (where not on_homepage and area <> ${HOMEPAGE_AREA}) as body_placements,
      count(*) filter (where not on_homepage and area <> ${HOMEPAGE_AREA} and status
        and type = any(${sql.array(typesOf(app), 'text')})
        and (container is null or container in (
          select instance_uuid::text from placed where not on_homepage))) as renderable,
      count(*) filter (where not on_homepage and area = ${HOMEPAGE_AREA}) as hidden,
      (select count(*) from widget_placement p where ${onPage({ ...body, urn: null })}) as shared_route_level,
      count(distinct instance_uuid) filter (
        where not on_homepage and position(${body.urn} in lower(settings::text)) > 0) as self_links,
      ${fingerprintOf(sql.fragment`not on_homepage`)} as landing_page_fingerprint
    from placed`);

const typesOf = (app: AppContext): readonly string[] =>
  app
    .registry('widgets')
    .list()
    .map(({ type }) => type);

const isOf = ({ route, theme }: PagePlacements) =>
  sql.fragment`p.route = ${route} and p.theme is not distinct from ${theme}`;

const hashOf = (value: SqlFragment) => sql.fragment`encode(sha256(convert_to(${value}, 'UTF8')), 'hex')`;

/** Computes a fingerprint of the selected placements, independent of insertion order. */
const fingerprintOf = (which: SqlFragment) =>
  hashOf(sql.fragment`coalesce(string_agg(line, chr(10) order by uuid) filter (where ${which}), '')`);
