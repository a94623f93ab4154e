import { z } from 'zod';
import { int } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { containerOf } from './containerArea.ts';
import { onPage } from './pageSpots.ts';
import type { PageSpots } from './pageSpots.ts';

const copied = z.object({ instances: int, placements: int });
/** How many instances were cloned, and how many placements their clones got. */
export type Copied = z.output<typeof copied>;
type Fragment = ReturnType<typeof sql.fragment>;

/**
 * Clones each instance that is placed on an entity, once, and places the clones on another entity just so. Areas inside of a
 * cloned container become those of its clone. One statement.
 */
export const copyPlacements = (tx: Db, fromUrn: string, toUrn: string): Promise<Copied> =>
  clone(tx, {
    source: sql.fragment`p.entity_urn = ${fromUrn}`,
    route: sql.fragment`s.route`,
    urn: toUrn,
    area: sql.fragment`null`,
  });

export interface PageCopy {
  readonly from: PageSpots;
  readonly to: Omit<PageSpots, 'theme'>;
  /** What stands in the one area comes to stand in the other; an instance that stands in both stays in both. */
  readonly area: { readonly from: string; readonly to: string };
  /** What stands in this area of the source stays behind. */
  readonly without?: string;
}

/** The same from page to page, inside of one theme. */
export const copyPage = (tx: Db, { from, to, area, without }: PageCopy): Promise<Copied> =>
  clone(tx, {
    source: without === undefined ? onPage(from) : sql.fragment`${onPage(from)} and p.area <> ${without}`,
    route: sql.fragment`${to.route}::text`,
    urn: to.urn,
    area: sql.fragment`case when s.area = ${area.from} and not exists (
      select from source other where other.widget_instance_id = s.widget_instance_id and other.area = ${area.to}
    ) then ${area.to}::text end`,
  });

interface Cloning {
  /** Which placements `p`. */
  readonly source: Fragment;
  /** Of the clones; may name the placement `s` that is cloned. */
  readonly route: Fragment;
  readonly urn: string | null;
  /** Of a clone, or null where it is that of the original. */
  readonly area: Fragment;
}

const clone = (tx: Db, { source, route, urn, area }: Cloning): Promise<Copied> =>
  tx.one(sql.type(copied)`
    with source as materialized (
      select p.* from widget_placement p where ${source}
    ), original as materialized (
      select w.*, gen_random_uuid() as clone_uuid from widget_instance w
      where w.widget_instance_id in (select widget_instance_id from source)
    ), clone as (
      insert into widget_instance (uuid, name, type, settings, status, theme)
      select clone_uuid, name, type, settings, status, theme from original order by widget_instance_id
      returning widget_instance_id, uuid
    ), placed as (
      insert into widget_placement (widget_instance_id, route, area, sort_order, entity_urn, theme)
      select clone.widget_instance_id, ${route}, coalesce(${area},
          replace(s.area, container.uuid::text, container.clone_uuid::text), s.area),
        s.sort_order, ${urn}, s.theme
      from source s join original o on o.widget_instance_id = s.widget_instance_id
        join clone on clone.uuid = o.clone_uuid
        left join original container on container.uuid::text = ${containerOf(sql.fragment`s.area`)}
      order by s.widget_placement_id
      returning widget_placement_id
    )
    select (select count(*) from clone) as instances, (select count(*) from placed) as placements`);
