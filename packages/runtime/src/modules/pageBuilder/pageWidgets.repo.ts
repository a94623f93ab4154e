import { z } from 'zod';
import { bool, text, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import { urnOf } from '../urls/index.ts';
import { INSTANCE_URN, PLACEMENT_URN } from './drafts/operation.ts';
import { containerOf } from './pagePlacements.ts';

const link = z.object({ type: text, uuid, path: text });
const payload = z.record(z.string(), z.unknown()).nullable();

const shownWidget = z.object({
  uuid,
  name: text,
  type: text,
  settings: z.record(z.string(), z.unknown()),
  status: bool,
  /** The current paths of the entities that the settings reference by URN. */
  links: z.array(link),
});
export type ShownWidget = z.output<typeof shownWidget>;

const position = z.object({
  placement_uuid: uuid,
  widget_uuid: uuid,
  route: text,
  area: text,
  sort_order: z.number(),
  entity_urn: text.nullable(),
});
export type Position = z.output<typeof position>;

/** A changeset's last applied operation on an instance or a placement. */
const change = z.object({
  change_order: z.int(),
  route: text,
  entity_urn: text,
  old_payload: payload,
  new_payload: payload,
  links: z.array(link),
});
export type ShownChange = z.output<typeof change>;

const pageWidgets = z.object({
  spots: z.array(position),
  widgets: z.array(shownWidget),
  changes: z.array(change),
});
export type PageWidgetRows = z.output<typeof pageWidgets>;

/** The parameters for reading the placements on a route's pages in one theme. */
export interface PlacementQuery {
  readonly route: string;
  readonly urns: readonly string[];
  readonly theme: string | null;
  /** The time that determines which rollout plans are active. Null ignores rollout plans. */
  readonly now: Date | null;
  /** The previewed changeset, applied last. Null if there is none. */
  readonly preview: number | null;
}

const PLACEMENT_PREFIX = urnOf(PLACEMENT_URN, '');
const INSTANCE_PREFIX = urnOf(INSTANCE_URN, '');

/**
 * Selects the paths of the URNs in a text. Splits the text because a regular expression is ten times as slow per widget. The planner
 * assumes that arrays are short, so it looks up each path by index.
 */
const linksIn = (settings: SqlFragment) => sql.fragment`(case
  when (${settings}) ilike '%urn:evershop:%' then (
    select coalesce(json_agg(json_build_object(
      'type', r.entity_type, 'uuid', r.entity_uuid, 'path', r.request_path)), '[]')
    from unnest(string_to_array(lower(${settings}), 'urn:evershop:')) as behind
      cross join lateral (select translate(left(split_part(behind, ':', 3), 36), '-', '')) as named (digits)
      join url_rewrite r on r.entity_uuid = case
        when length(named.digits) = 32 and translate(named.digits, '0123456789abcdef', '') = '' then named.digits::uuid end
  ) else '[]' end)`;

/** Selects the layers on top of the live pages: the active plans by start time, and above them the previewed changeset. */
const layers = ({ theme, now, preview }: PlacementQuery) => sql.fragment`
  select p.changeset_id, p.route_cursors, row_number() over (order by p.start_time, p.rollout_plan_id) as height
  from rollout_plan p
  where p.start_time <= ${now?.toISOString() ?? null}::timestamptz
    and (p.end_time is null or p.end_time > ${now?.toISOString() ?? null}::timestamptz)
    and p.theme is not distinct from ${theme} and p.changeset_id is distinct from ${preview}::int
  union all
  select c.changeset_id, c.route_cursors, 2147483647
  from changeset c where c.changeset_id = ${preview}::int and c.published_at is null`;

/**
 * Reads the placements on a route's pages: the placements on all routes, on this route, and on the given entities. Includes their
 * instances, even disabled ones, and the changes that active plans and the preview make to these instances, their placements, and the
 * containers around them, lowest layer first. Omits changes to targets that are no longer live, but includes deletions, because they
 * also remove the widgets inside. Runs one indexed SQL statement, whose cost does not depend on changes to other pages.
 */
export const readPageWidgets = (db: Db, query: PlacementQuery) =>
  db.one(sql.type(pageWidgets)`
    with layer as materialized (${layers(query)}), spot as materialized (
      select p.widget_placement_id, p.uuid as placement_uuid, w.uuid as widget_uuid, p.route, p.area, p.sort_order,
        p.entity_urn
      from widget_placement p join widget_instance w on w.widget_instance_id = p.widget_instance_id
      where p.route in ('all', ${query.route})
        and (p.entity_urn is null or p.entity_urn = any(${sql.array(query.urns, 'text')}))
        and p.theme is not distinct from ${query.theme} and w.theme is not distinct from ${query.theme}
    ), named as (
      select l.changeset_id, urn.text
      from layer l cross join layer other join changeset_operation o on o.changeset_id = other.changeset_id
        and o.new_payload ->> 'route' in ('all', ${query.route})
        and coalesce(o.new_payload ->> 'entity_urn', '') = any(${sql.array(['', ...query.urns], 'text')})
      cross join lateral (values
        (o.entity_urn), (${INSTANCE_PREFIX} || (o.new_payload ->> 'widget_instance_uuid')),
        (${INSTANCE_PREFIX} || ${containerOf(sql.fragment`o.new_payload ->> 'area'`)})) as urn (text)
      union
      select l.changeset_id, urn.text from layer l cross join spot cross join lateral (values
        (${PLACEMENT_PREFIX} || spot.placement_uuid), (${INSTANCE_PREFIX} || spot.widget_uuid),
        (${INSTANCE_PREFIX} || ${containerOf(sql.fragment`spot.area`)})) as urn (text)
    ), last_operation as (
      select l.height, l.changeset_id, o.entity_urn, max(o.change_order) as last,
        bool_or(o.old_payload is null) as is_new
      from layer l join named n on n.changeset_id = l.changeset_id
        join changeset_operation o on o.changeset_id = n.changeset_id and o.entity_urn = n.text
      where o.change_order <= (l.route_cursors ->> o.route)::int
      group by l.height, l.changeset_id, o.entity_urn
    ), change as materialized (
      select s.height, o.change_order, o.route, o.entity_urn, o.old_payload, o.new_payload,
        ${linksIn(sql.fragment`o.new_payload ->> 'settings'`)} as links
      from last_operation s join changeset_operation o on o.changeset_id = s.changeset_id and o.change_order = s.last
      where s.is_new or o.new_payload is null
        or exists (select from widget_placement p where p.uuid = right(s.entity_urn, 36)::uuid)
        or exists (select from widget_instance w where w.uuid = right(s.entity_urn, 36)::uuid)
    ), widget as (
      select w.uuid, w.name, w.type, w.settings, w.status, ${linksIn(sql.fragment`w.settings::text`)} as links
      from (
        select widget_uuid as uuid from spot
        union select (new_payload ->> 'widget_instance_uuid')::uuid from change
      ) as standing join widget_instance w on w.uuid = standing.uuid
      where w.theme is not distinct from ${query.theme}
    )
    select
      (select coalesce(json_agg(spot order by area, sort_order, widget_placement_id), '[]') from spot) as spots,
      (select coalesce(json_agg(widget), '[]') from widget) as widgets,
      (select coalesce(json_agg(change order by height, change_order), '[]') from change) as changes`);
