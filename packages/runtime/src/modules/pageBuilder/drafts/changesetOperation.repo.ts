import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { noColumns } from '../../../platform/db/columns.ts';
import { urnOf } from '../../urls/index.ts';
import type { Changeset } from './changeset.ts';
import { cursorOf, INSTANCE_URN, operationRow } from './operation.ts';
import type { NewOperation } from './operation.ts';

/** Lists the operations of changesets in the order in which they were added, including undone operations. */
export const listOperations = (db: Db, changesetIds: readonly number[]) =>
  db.any(sql.type(operationRow)`
    select * from changeset_operation where changeset_id = any(${sql.array(changesetIds, 'int4')})
    order by changeset_id, change_order`);

/** Lists a draft's operations on the target of a change, on the target's widget instance, and on all placements of that instance. */
export const listOperationsAround = (
  db: Db,
  changesetId: number,
  { widget, urn }: { readonly widget: string; readonly urn: string },
) =>
  db.any(sql.type(operationRow)`
    select * from changeset_operation
    where changeset_id = ${changesetId} and (
      entity_urn in (${urn}, ${urnOf(INSTANCE_URN, widget)})
      or coalesce(new_payload, old_payload) ->> 'widget_instance_uuid' = ${widget})
    order by change_order`);

/**
 * Adds an operation at the end, deletes the undone operations of its route, and moves the route's cursor to the new operation. `step` is
 * the `change_order` of the first operation in the step, or null if this operation begins a step. Returns null if the changeset would
 * exceed `most` operations. The caller must then roll back the transaction. The caller must lock the changeset first.
 */
export const insertOperation = (
  tx: Db,
  { changeset_id: id, route_cursors }: Changeset,
  operation: NewOperation & { readonly step: number | null },
  most: number,
) =>
  tx.maybeOne(sql.type(operationRow)`
    with dropped as (
      delete from changeset_operation
      where changeset_id = ${id} and route = ${operation.route}
        and change_order > ${cursorOf(route_cursors, operation.route)}
      returning 1
    ), added as (
      insert into changeset_operation (changeset_id, change_order, route, entity_urn, old_payload, new_payload, step)
      select ${id}, coalesce(max(change_order), 0) + 1, ${operation.route}, ${operation.entity_urn},
        ${jsonOf(operation.old_payload)}::jsonb, ${jsonOf(operation.new_payload)}::jsonb, ${operation.step}::int
      from changeset_operation where changeset_id = ${id}
      having count(*) - (select count(*) from dropped) < ${most}
      returning *
    ), moved as (
      update changeset set updated_at = now(),
        route_cursors = route_cursors || jsonb_build_object(added.route, added.change_order)
      from added where changeset.changeset_id = added.changeset_id
    )
    select * from added`);

/** Adds operations, numbered from `first`, each as a separate step. */
export const insertOperations = (
  tx: Db,
  changesetId: number,
  first: number,
  operations: readonly NewOperation[],
) =>
  tx.run(sql.type(noColumns)`
    insert into changeset_operation (changeset_id, change_order, route, entity_urn, old_payload, new_payload)
    select ${changesetId}, ${first}::int + n.place::int - 1, n.route, n.urn, n.old::jsonb, n.new::jsonb
    from ${sql.unnest(
      operations.map((one) => [one.route, one.entity_urn, jsonOf(one.old_payload), jsonOf(one.new_payload)]),
      ['text', 'text', 'text', 'text'],
    )} with ordinality as n (route, urn, old, new, place)`);

const jsonOf = (value: NewOperation['new_payload']) => (value === null ? null : JSON.stringify(value));

/** Deletes operations. Returns the number of deleted operations. */
export const deleteOperations = (tx: Db, ids: readonly number[]) =>
  tx.run(sql.type(noColumns)`
    delete from changeset_operation where changeset_operation_id = any(${sql.array(ids, 'int4')})`);
