import { z } from 'zod';
import { uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import { noColumns } from '../../platform/db/rows.ts';
import { containerPrefix } from './containerArea.ts';
import { onPage } from './pageSpots.ts';
import type { PageSpots } from './pageSpots.ts';
import type { Placement } from './widgetInstance.repo.ts';

const orphan = z.object({ uuid });

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

const deletePlacements = async (tx: Db, where: SqlFragment) => {
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
