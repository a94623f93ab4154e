import { z } from 'zod';
import { int, noColumns, text, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { HOMEPAGE, INSTANCE_URN, onPage, PLACEMENT_URN } from '../../pageBuilder/index.ts';
import { urnOf } from '../../urls/index.ts';
import type { Pages } from './places.ts';

/** Describes a timestamp inside JSON, which PostgreSQL formats with an offset. */
const timeInJson = z.string().transform((at) => new Date(at).toISOString());

const plan = z.object({
  uuid,
  name: text,
  start_time: timeInJson,
  end_time: timeInJson.nullable(),
});

const changesetRow = z.object({
  changeset_id: int,
  uuid,
  name: text,
  created_by: int.nullable(),
  /** The number of operations that affect the homepage. */
  homepage_operations: int,
  /** The number of operations that affect the landing page. */
  page_operations: int,
  plans: z.array(plan),
});
export type TouchingChangeset = z.output<typeof changesetRow>;

const discardedChangeset = z.object({
  changeset_id: int,
  name: text,
  created_by: int.nullable(),
  operations_removed: int,
});
export type DiscardedChangeset = z.output<typeof discardedChangeset>;

/**
 * Lists the theme's unpublished changesets that have operations on either page, including undone operations. One SQL
 * statement.
 */
export const listTouchingChangesets = (db: Db, pages: Pages): Promise<readonly TouchingChangeset[]> =>
  db.any(sql.type(changesetRow)`
    with ${touching(pages)}
    select c.changeset_id, c.uuid, c.name, c.created_by,
      count(*) filter (where t.homepage) as homepage_operations,
      count(*) filter (where t.page) as page_operations, (
        select coalesce(jsonb_agg(jsonb_build_object('uuid', r.uuid, 'name', r.name,
          'start_time', r.start_time, 'end_time', r.end_time)
          order by r.start_time, r.rollout_plan_id), '[]')
        from rollout_plan r where r.changeset_id = c.changeset_id
      ) as plans
    from touching t join changeset c on c.changeset_id = t.changeset_id
    group by c.changeset_id order by c.changeset_id`);

/** Locks changesets, so that no operation is added to them until the transaction ends. */
export const lockChangesets = (tx: Db, ids: readonly number[]) =>
  tx.run(sql.type(noColumns)`
    select from changeset where changeset_id = any(${sql.array(ids, 'int4')}) order by changeset_id for update`);

/** Removes the homepage operations from changesets without deleting the changesets. One SQL statement. */
export const deleteHomepageOperations = (
  tx: Db,
  pages: Pages,
  ids: readonly number[],
): Promise<readonly DiscardedChangeset[]> =>
  tx.any(sql.type(discardedChangeset)`
    with ${touching(pages)}, gone as (
      delete from changeset_operation o
      where o.changeset_id = any(${sql.array(ids, 'int4')}) and o.changeset_operation_id in (
        select id from touching where homepage)
      returning o.changeset_id
    ), kept as (
      update changeset c set route_cursors = c.route_cursors - ${HOMEPAGE}::text, updated_at = now()
      from (select changeset_id, count(*) as operations from gone group by changeset_id) g
      where c.changeset_id = g.changeset_id
      returning c.changeset_id, c.name, c.created_by, g.operations as operations_removed
    )
    select changeset_id, name, created_by, operations_removed from kept order by changeset_id`);

export const deletePlans = (tx: Db, uuids: readonly string[]) =>
  tx.run(sql.type(noColumns)`delete from rollout_plan where uuid = any(${sql.array(uuids, 'uuid')})`);

/**
 * Selects the operations in the theme's unpublished changesets that affect the homepage or the landing page. This
 * includes operations on a widget or placement of the page, operations that add a placement to the page, and
 * operations on widgets that the same changeset creates for the homepage. Uses only joins, because an `in` would be
 * evaluated again for each of many thousand operations.
 */
const touching = ({ homepage, body }: Pages) => sql.fragment`
  placed as materialized (
    select p.uuid, w.uuid as instance_uuid, p.route = ${homepage.route} as on_homepage
    from widget_placement p join widget_instance w on w.widget_instance_id = p.widget_instance_id
    where ${onPage(homepage)} or ${onPage(body)}
  ), operation as materialized (
    select o.changeset_operation_id as id, o.changeset_id, o.route, o.entity_urn, o.old_payload is null as is_new,
      o.new_payload ->> 'uuid' as uuid, o.new_payload ->> 'widget_instance_uuid' as to_instance,
      o.new_payload ->> 'route' as to_route, o.new_payload ->> 'entity_urn' as to_urn
    from changeset_operation o join changeset c on c.changeset_id = o.changeset_id
    where c.published_at is null and c.theme is not distinct from ${homepage.theme}
  ), made as materialized (
    select changeset_id, entity_urn, uuid from operation where route = ${HOMEPAGE} and is_new
  ), touch as (
    select id, true as homepage, false as page from operation where ${HOMEPAGE} in (route, to_route)
    union all select id, false, true from operation where to_urn = ${body.urn}
    union all select o.id, p.on_homepage, not p.on_homepage
    from operation o join placed p on ${urnOf(PLACEMENT_URN, '')} || p.uuid = o.entity_urn
    union all select o.id, p.on_homepage, not p.on_homepage
    from operation o join placed p on ${urnOf(INSTANCE_URN, '')} || p.instance_uuid = o.entity_urn
    union all select o.id, p.on_homepage, not p.on_homepage
    from operation o join placed p on p.instance_uuid::text = o.to_instance
    union all select o.id, true, false
    from operation o join made m on m.changeset_id = o.changeset_id and m.entity_urn = o.entity_urn
    union all select o.id, true, false
    from operation o join made m on m.changeset_id = o.changeset_id and m.uuid = o.to_instance
  ), touching as materialized (
    select o.id, o.changeset_id, bool_or(t.homepage) as homepage, bool_or(t.page) as page
    from touch t join operation o on o.id = t.id group by o.id, o.changeset_id
  )`;
