import { z } from 'zod';
import { int, noColumns, text, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import { changeOf } from './drafts/operation.ts';
import type { Operation } from './drafts/operation.ts';
import { containerPrefix, onPage } from './pagePlacements.ts';
import type { PagePlacements } from './pagePlacements.ts';
import type { Placement } from './widgetInstance.ts';

const orphan = z.object({ uuid });
const copySource = z.object({ widget_instance_uuid: uuid, route: text, area: text, sort_order: z.number() });
export type CopySource = z.output<typeof copySource>;

const livePlacement = z.object({ uuid, widget_uuid: uuid, route: text, entity_urn: text.nullable() });

export type NewPlacement = Omit<Placement, 'uuid'>;

/** Replaces an instance's placements with the given list. Existing placements in the list keep their UUID. */
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

const placedElsewhere = z.object({ uuid, count: int });

/** Counts the live placements of instances, excluding the given placements. Omits instances without other placements. */
export const listPlacedElsewhere = (
  db: Db,
  { widgets, placements }: { readonly widgets: readonly string[]; readonly placements: readonly string[] },
) =>
  db.any(sql.type(placedElsewhere)`
    select w.uuid, count(*)::int as count
    from widget_instance w join widget_placement p on p.widget_instance_id = w.widget_instance_id
    where w.uuid = any(${sql.array(widgets, 'uuid')}) and p.uuid <> all(${sql.array(placements, 'uuid')})
    group by w.uuid`);

/** Reports whether an area of a theme's page has placements, including placements of disabled widgets. */
export const isAreaInUse = (db: Db, page: PagePlacements, area: string): Promise<boolean> =>
  db.exists(sql.type(noColumns)`select from widget_placement p where ${onPage(page)} and p.area = ${area}`);

/** Deletes the placements on an entity, and the instances that have no other placements. Returns the UUIDs of the deleted instances. */
export const deletePlacementsOn = (tx: Db, urn: string) =>
  deletePlacements(tx, sql.fragment`p.entity_urn = ${urn}`);

/**
 * Deletes the placements on a theme's page, and the instances that have no other placements. Returns the UUIDs of the deleted instances.
 */
export const deletePlacementsOfPage = (tx: Db, page: PagePlacements) => deletePlacements(tx, onPage(page));

/**
 * Deletes the placements inside container widgets, and the instances that have no other placements. Returns the UUIDs of the deleted
 * instances.
 */
export const deleteNestedPlacements = (tx: Db, containers: readonly string[]) =>
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

/** Lists the placements `p` that match a condition, oldest first. */
export const listCopySources = (db: Db, where: SqlFragment) =>
  db.any(sql.type(copySource)`
    select w.uuid as widget_instance_uuid, p.route, p.area, p.sort_order
    from widget_placement p join widget_instance w on w.widget_instance_id = p.widget_instance_id
    where ${where} order by p.widget_placement_id`);

/** Lists the placements changed by operations, and all placements of the instances changed by operations. Runs one SQL statement. */
export const listLivePlacements = (db: Db, operations: readonly Operation[]) => {
  const uuids = [...new Set(operations.map((operation) => changeOf(operation).uuid))];
  return db.any(sql.type(livePlacement)`
    select p.uuid, w.uuid as widget_uuid, p.route, p.entity_urn
    from widget_placement p join widget_instance w on w.widget_instance_id = p.widget_instance_id
    where p.uuid = any(${sql.array(uuids, 'uuid')})
    union
    select p.uuid, w.uuid, p.route, p.entity_urn
    from widget_placement p join widget_instance w on w.widget_instance_id = p.widget_instance_id
    where w.uuid = any(${sql.array(uuids, 'uuid')})`);
};
