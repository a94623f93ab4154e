import { z } from 'zod';
import { text, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import { noColumns } from '../../platform/db/rows.ts';

const source = z.object({ widget_instance_uuid: uuid, route: text, area: text, sort_order: z.number() });

/** Of the placements `p`, the oldest first. */
export const listSources = (db: Db, where: SqlFragment) =>
  db.any(sql.type(source)`
    select w.uuid as widget_instance_uuid, p.route, p.area, p.sort_order
    from widget_placement p join widget_instance w on w.widget_instance_id = p.widget_instance_id
    where ${where} order by p.widget_placement_id`);

/** Makes instances that are like others, placed nowhere. */
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
