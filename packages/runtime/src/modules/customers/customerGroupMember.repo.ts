import { noColumns } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';

/**
 * Selects the ids of all groups of a customer, to be used as a subquery. The first group is a column of the customer, and the others are
 * members of a table.
 */
export const groupIdsOf = (customerId: SqlFragment): SqlFragment => sql.fragment`
  select grouped.group_id from customer grouped where grouped.customer_id = ${customerId}
  union
  select member.customer_group_id from customer_group_member member where member.customer_id = ${customerId}`;

/** Selects the UUIDs of the groups of the row `customer`, the first one first. */
export const groupsColumn: SqlFragment = sql.fragment`array(
  select place.uuid::text from customer_group place
  left join customer_group_member member
    on member.customer_group_id = place.customer_group_id and member.customer_id = customer.customer_id
  where place.customer_group_id = customer.group_id or member.customer_id is not null
  order by place.customer_group_id <> customer.group_id, member.position)`;

/** Removes the group that became the first one of a customer from the others. The caller must have locked the customer. */
export const dropFromFurther = (tx: Db, customerId: number, groupId: number): Promise<number> =>
  tx.run(sql.type(noColumns)`
    delete from customer_group_member where customer_id = ${customerId} and customer_group_id = ${groupId}`);

/** Replaces the groups of a customer beside the first one. The caller must have locked the customer. */
export async function replaceFurtherGroups(
  tx: Db,
  customerId: number,
  groupIds: readonly number[],
): Promise<void> {
  await tx.run(sql.type(noColumns)`
    with gone as (
      delete from customer_group_member
      where customer_id = ${customerId} and customer_group_id <> all(${sql.array([...groupIds], 'int4')})
    )
    insert into customer_group_member (customer_id, customer_group_id, position)
    select ${customerId}::int, further.id, further.position
    from unnest(${sql.array([...groupIds], 'int4')}) with ordinality as further (id, position)
    on conflict on constraint customer_group_member_pkey do update set position = excluded.position
    where customer_group_member.position <> excluded.position`);
}
