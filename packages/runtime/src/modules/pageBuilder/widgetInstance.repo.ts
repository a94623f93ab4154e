import { z } from 'zod';
import { int, noColumns, totalRow } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/ids.ts';
import { table } from '../../platform/entity/table.ts';
import type { ValuesOf } from '../../platform/entity/table.ts';
import { countRows, onPage } from '../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/listing/parseListing.ts';
import { widgetRow } from './widgetInstance.ts';
import type { WidgetValues } from './widgetInstance.ts';

const instances = table({
  name: 'widget_instance',
  alias: 'w',
  row: widgetRow,
  computed: ['placements'],
  written: ['name', 'type', 'settings', 'status', 'theme'],
});

const idRow = z.object({ widget_instance_id: int });

const columns = sql.fragment`${instances.columns}, (
    select coalesce(jsonb_agg(jsonb_build_object('uuid', p.uuid, 'route', p.route, 'area', p.area,
      'sort_order', p.sort_order, 'entity_urn', p.entity_urn)
      order by p.route, p.entity_urn nulls first, p.area, p.sort_order, p.widget_placement_id), '[]')
    from widget_placement p where p.widget_instance_id = w.widget_instance_id
  ) as placements`;

export const findWidget = (db: Db, ref: IdRef) =>
  db.maybeOne(sql.type(widgetRow)`select ${columns} from widget_instance w where ${instances.is(ref)}`);

/** Lists the instances whose UUID or placement is in the given lists. */
export const listWidgetsByUuid = (db: Db, uuids: readonly string[], placements: readonly string[]) =>
  db.any(sql.type(widgetRow)`
    select ${columns} from widget_instance w
    where w.uuid = any(${sql.array(uuids, 'uuid')}) or w.widget_instance_id in (
      select p.widget_instance_id from widget_placement p where p.uuid = any(${sql.array(placements, 'uuid')}))`);

export const listWidgets = (db: Db, listing: Slice) =>
  db.any(sql.type(widgetRow)`
    select ${columns} from widget_instance w where ${onPage(sql.fragment`w.widget_instance_id`, sql.fragment`widget_instance w`, listing)}
    order by ${listing.orderBy}`);

export const countWidgets = async (db: Db, { where }: Pick<Listing, 'where'>) => {
  const { total } = await db.one(sql.type(totalRow)`
    ${countRows(sql.fragment`select from widget_instance w where ${where}`)}`);
  return total;
};

/**
 * Lists the instances with the same name, type and settings as any of the given widgets. An instance may lack some of their translations.
 */
export const listEqualWidgets = (db: Db, like: readonly Pick<WidgetValues, 'name' | 'type' | 'settings'>[]) =>
  db.any(sql.type(widgetRow.pick({ uuid: true }))`
    select w.uuid from widget_instance w join ${sql.unnest(
      like.map(({ name, type, settings }) => [name, type, JSON.stringify(settings)]),
      ['text', 'text', 'text'],
    )} as made (name, type, settings) on w.name = made.name and w.type = made.type
      and w.settings - 'translations' = made.settings::jsonb - 'translations'
      and not exists (
        select from jsonb_each(coalesce(w.settings -> 'translations', '{}')) as own (locale, texts)
        where own.texts is distinct from made.settings::jsonb -> 'translations' -> own.locale)`);

/** Inserts an instance without placements. Returns its integer ID. */
export const insertWidget = async (tx: Db, values: ValuesOf<typeof instances>) => {
  const { widget_instance_id: id } = await tx.one(sql.type(idRow)`
    ${instances.insert(values)} returning w.widget_instance_id`);
  return id;
};

export const updateWidgetRow = (tx: Db, id: number, values: WidgetValues) =>
  tx.run(sql.type(noColumns)`${instances.update(values)} where ${instances.is({ id })}`);

/** Deletes an instance with its placements. */
export const deleteWidgetRow = (tx: Db, id: number) =>
  tx.run(sql.type(noColumns)`delete from widget_instance where widget_instance_id = ${id}`);

/** Inserts copies of instances, without placements. */
export const cloneWidgets = (
  tx: Db,
  clones: readonly { readonly original: string; readonly clone: string }[],
) =>
  tx.run(sql.type(noColumns)`
    insert into widget_instance (uuid, name, type, settings, status, theme)
    select n.clone, w.name, w.type, w.settings, w.status, w.theme
    from ${sql.unnest(
      clones.map(({ original, clone }) => [original, clone]),
      ['uuid', 'uuid'],
    )} with ordinality as n (original, clone, place) join widget_instance w on w.uuid = n.original
    order by n.place`);
