import { z } from 'zod';
import { bool, int, text, timestamp, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/idRef.ts';
import { noColumns, totalRow } from '../../platform/db/rows.ts';
import { countRows } from '../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/listing/parseListing.ts';

const placement = z.object({
  uuid,
  route: text,
  area: text,
  sort_order: z.number(),
  entity_urn: text.nullable(),
});
export type Placement = z.output<typeof placement>;

const widgetRow = z.object({
  widget_instance_id: int,
  uuid,
  name: text,
  type: text,
  settings: z.record(z.string(), z.unknown()),
  /** False: it shows nowhere. */
  status: bool,
  theme: text.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  placements: z.array(placement),
});
export type WidgetRow = z.output<typeof widgetRow>;
const idRow = z.object({ widget_instance_id: int });

export type WidgetValues = Pick<WidgetRow, 'name' | 'type' | 'settings' | 'status'>;

const columns = sql.fragment`w.widget_instance_id, w.uuid, w.name, w.type, w.settings, w.status, w.theme,
  w.created_at, w.updated_at, (
    select coalesce(jsonb_agg(jsonb_build_object('uuid', p.uuid, 'route', p.route, 'area', p.area,
      'sort_order', p.sort_order, 'entity_urn', p.entity_urn)
      order by p.route, p.entity_urn nulls first, p.area, p.sort_order, p.widget_placement_id), '[]')
    from widget_placement p where p.widget_instance_id = w.widget_instance_id
  ) as placements`;

const widgetOf = (ref: IdRef) =>
  'id' in ref ? sql.fragment`w.widget_instance_id = ${ref.id}` : sql.fragment`w.uuid = ${ref.uuid}`;

export const findWidget = (db: Db, ref: IdRef) =>
  db.maybeOne(sql.type(widgetRow)`select ${columns} from widget_instance w where ${widgetOf(ref)}`);

/** The instances of these uuids, and those that have one of the placements. */
export const listWidgetsByUuid = (db: Db, uuids: readonly string[], placements: readonly string[]) =>
  db.any(sql.type(widgetRow)`
    select ${columns} from widget_instance w
    where w.uuid = any(${sql.array(uuids, 'uuid')}) or w.widget_instance_id in (
      select p.widget_instance_id from widget_placement p where p.uuid = any(${sql.array(placements, 'uuid')}))`);

export const listWidgets = (db: Db, listing: Slice) =>
  db.any(sql.type(widgetRow)`
    select ${columns} from widget_instance w where ${listing.where}
    order by ${listing.orderBy} limit ${listing.limit} offset ${listing.offset}`);

export const countWidgets = async (db: Db, { where }: Pick<Listing, 'where'>) => {
  const { total } = await db.one(sql.type(totalRow)`
    ${countRows(sql.fragment`select from widget_instance w where ${where}`)}`);
  return total;
};

export const insertWidget = async (tx: Db, values: WidgetValues & Pick<WidgetRow, 'theme'>) => {
  const { widget_instance_id: id } = await tx.one(sql.type(idRow)`
    insert into widget_instance (name, type, settings, status, theme)
    values (${values.name}, ${values.type}, ${JSON.stringify(values.settings)}::jsonb, ${values.status},
      ${values.theme})
    returning widget_instance_id`);
  return id;
};

export const updateWidgetRow = (tx: Db, id: number, values: WidgetValues) =>
  tx.run(sql.type(noColumns)`
    update widget_instance set name = ${values.name}, type = ${values.type},
      settings = ${JSON.stringify(values.settings)}::jsonb, status = ${values.status}, updated_at = now()
    where widget_instance_id = ${id}`);

/** Its placements go with it. */
export const deleteWidgetRow = (tx: Db, id: number) =>
  tx.run(sql.type(noColumns)`delete from widget_instance where widget_instance_id = ${id}`);
