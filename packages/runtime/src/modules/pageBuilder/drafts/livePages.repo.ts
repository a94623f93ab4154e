import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { noColumns } from '../../../platform/db/columns.ts';
import type { InstancePayload, PlacementPayload } from './operation.ts';

/** Upserts instances. Runs one SQL statement. */
export const putWidgets = (tx: Db, widgets: readonly InstancePayload[], theme: string | null) =>
  tx.run(sql.type(noColumns)`
    insert into widget_instance (uuid, name, type, settings, status, theme)
    select n.uuid, n.name, n.type, n.settings::jsonb, n.status, ${theme}
    from ${sql.unnest(
      widgets.map((one) => [one.uuid, one.name, one.type, JSON.stringify(one.settings), one.status]),
      ['uuid', 'text', 'text', 'text', 'bool'],
    )} with ordinality as n (uuid, name, type, settings, status, place)
    order by n.place
    on conflict (uuid) do update
    set name = excluded.name, type = excluded.type, settings = excluded.settings, status = excluded.status,
      updated_at = now()`);

/** Deletes instances with their placements. */
export const deleteWidgets = (tx: Db, uuids: readonly string[]) =>
  tx.run(sql.type(noColumns)`delete from widget_instance where uuid = any(${sql.array(uuids, 'uuid')})`);

/** Inserts or moves placements. The target positions must be free: see `shiftPlacements`. Runs one SQL statement. */
export const putPlacements = (tx: Db, placements: readonly PlacementPayload[]) =>
  tx.run(sql.type(noColumns)`
    insert into widget_placement (uuid, widget_instance_id, route, area, sort_order, entity_urn, theme)
    select n.uuid, w.widget_instance_id, n.route, n.area, n.sort_order, n.entity_urn, w.theme
    from ${sql.unnest(
      placements.map((one) => [
        one.uuid,
        one.widget_instance_uuid,
        one.route,
        one.area,
        one.sort_order,
        one.entity_urn,
      ]),
      ['uuid', 'uuid', 'text', 'text', 'float8', 'text'],
    )} with ordinality as n (uuid, widget, route, area, sort_order, entity_urn, place)
      join widget_instance w on w.uuid = n.widget
    order by n.place
    on conflict (uuid) do update
    set route = excluded.route, area = excluded.area, sort_order = excluded.sort_order,
      entity_urn = excluded.entity_urn, updated_at = now()`);

/** Moves placements to a temporary area before `putPlacements`, so that two placements can swap positions. */
export const shiftPlacements = (tx: Db, uuids: readonly string[]) =>
  tx.run(sql.type(noColumns)`
    update widget_placement set area = 'moving_' || uuid where uuid = any(${sql.array(uuids, 'uuid')})`);

export const deletePlacements = (tx: Db, uuids: readonly string[]) =>
  tx.run(sql.type(noColumns)`delete from widget_placement where uuid = any(${sql.array(uuids, 'uuid')})`);
