import { z } from 'zod';
import { int, text, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { noColumns } from '../../platform/db/rows.ts';
import { containerPrefix } from './containerArea.ts';
import { onPage } from './pageSpots.ts';
import type { PageSpots } from './pageSpots.ts';
import type { Placement } from './widgetInstance.repo.ts';

const link = z.object({ type: text, uuid, path: text });
const placedWidget = z.object({
  widget_instance_id: int,
  uuid,
  name: text,
  type: text,
  settings: z.record(z.string(), z.unknown()),
  area: text,
  sort_order: z.number(),
  entity_urn: text.nullable(),
  /** Where the entities that the settings name by URN answer now. */
  links: z.array(link),
});
export type PlacedWidget = z.output<typeof placedWidget>;
const orphan = z.object({ uuid });

/**
 * What stands on pages of a route: placements on all routes, on this one, and on the entities that are named. Instances that
 * are switched off or of another theme are left out. One statement.
 */
export const listPlacedWidgets = (
  db: Db,
  on: { readonly route: string; readonly urns: readonly string[]; readonly theme: string | null },
) =>
  db.any(sql.type(placedWidget)`
    select w.widget_instance_id, w.uuid, w.name, w.type, w.settings, p.area, p.sort_order, p.entity_urn, (
      select coalesce(jsonb_agg(jsonb_build_object(
        'type', r.entity_type, 'uuid', r.entity_uuid, 'path', r.request_path)), '[]')
      from url_rewrite r where r.entity_uuid in (
        select (found.groups)[1]::uuid
        from regexp_matches(w.settings::text,
          'urn:evershop:[a-z_]+:[a-z_]+:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'gi') as found (groups))
    ) as links
    from widget_placement p join widget_instance w on w.widget_instance_id = p.widget_instance_id
    where p.route in ('all', ${on.route})
      and (p.entity_urn is null or p.entity_urn = any(${sql.array(on.urns, 'text')}))
      and p.theme is not distinct from ${on.theme} and w.theme is not distinct from ${on.theme} and w.status
    order by p.area, p.sort_order, p.widget_placement_id`);

export type NewPlacement = Omit<Placement, 'uuid'>;

/** Puts an instance where the list says and nowhere else. What stays where it was keeps its uuid. */
export async function replacePlacements(
  tx: Db,
  widgetId: number,
  placements: readonly NewPlacement[],
): Promise<void> {
  await tx.run(sql.type(noColumns)`
    delete from widget_placement p where p.widget_instance_id = ${widgetId} and not exists (
      select from ${listed(placements)}
      where (n.route, n.area, coalesce(n.entity_urn, '')) = (p.route, p.area, coalesce(p.entity_urn, '')))`);
  if (placements.length === 0) return;
  await tx.run(sql.type(noColumns)`
    insert into widget_placement (widget_instance_id, route, area, sort_order, entity_urn, theme)
    select w.widget_instance_id, n.route, n.area, n.sort_order, n.entity_urn, w.theme
    from ${listed(placements)} join widget_instance w on w.widget_instance_id = ${widgetId}
    on conflict (widget_instance_id, route, area, coalesce(entity_urn, '')) do update
    set sort_order = excluded.sort_order, updated_at = now()
    where widget_placement.sort_order <> excluded.sort_order`);
}

const listed = (placements: readonly NewPlacement[]) =>
  sql.fragment`${sql.unnest(
    placements.map((one) => [one.route, one.area, one.sort_order, one.entity_urn]),
    ['text', 'text', 'float8', 'text'],
  )} as n (route, area, sort_order, entity_urn)`;

/** Takes what is placed on an entity off it, and deletes the instances that stand nowhere else. Gives the uuids of these. */
export const deletePlacementsOn = (tx: Db, urn: string) =>
  deletePlacements(tx, sql.fragment`p.entity_urn = ${urn}`);

/** The same for a page of a theme. */
export const deletePlacementsOfPage = (tx: Db, page: PageSpots) => deletePlacements(tx, onPage(page));

/** The same for all that stands in the areas inside of instances. */
export const deletePlacementsInside = (tx: Db, containers: readonly string[]) =>
  deletePlacements(
    tx,
    sql.fragment`p.area like any(${sql.array(
      containers.map((uuidOfContainer) => `${containerPrefix(uuidOfContainer).replaceAll('_', '\\_')}%`),
      'text',
    )})`,
  );

const deletePlacements = async (tx: Db, where: ReturnType<typeof sql.fragment>) => {
  const rows = await tx.any(sql.type(orphan)`
    with gone as (
      delete from widget_placement p where ${where} returning widget_placement_id, widget_instance_id
    )
    delete from widget_instance w
    where w.widget_instance_id in (select widget_instance_id from gone) and not exists (
      select from widget_placement other
      where other.widget_instance_id = w.widget_instance_id
        and other.widget_placement_id not in (select widget_placement_id from gone))
    returning w.uuid`);
  return rows.map((row) => row.uuid);
};
