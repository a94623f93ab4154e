import { z } from 'zod';
import { bool, int, noColumns, text, uuid } from '../../../platform/db/columns.ts';
import { columnList } from '../../../platform/entity/table.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import { INHERITED_FIELDS } from './variant.ts';
import type { InheritedField } from './variant.ts';

const changedProduct = z.object({ product_id: int, uuid, sku: text });
const demotedMain = z.object({ product_id: int, visibility: bool });
const groupId = z.object({ variant_group_id: int });

const TEXTS = INHERITED_FIELDS.filter((field) => field !== 'categories');

/** Locks the variant groups of the given products, and returns their ids. Products can neither join nor leave a locked group. */
export const lockGroupsOf = async (tx: Db, products: SqlFragment): Promise<readonly number[]> => {
  const rows = await tx.any(sql.type(groupId)`
    select g.variant_group_id from variant_group g
    where g.variant_group_id = any(array(select p.variant_group_id from product p where ${products}))
    order by g.variant_group_id for no key update`);
  return rows.map((row) => row.variant_group_id);
};

/**
 * Makes a variant the main variant of its group, which must be locked and have no main variant. Without an id, the oldest enabled variant
 * is used, otherwise the oldest variant. If `isListed` is true, the new main variant becomes visible, as the previous main variant was.
 * Null if nothing was changed.
 */
export const promoteMain = (
  tx: Db,
  group: number,
  { productId, isListed }: { readonly productId: number | null; readonly isListed: boolean },
) =>
  tx.maybeOne(sql.type(changedProduct)`
    update product set is_main = true, inherited = '{}', entry_of = null, visibility = visibility or ${isListed},
      updated_at = now()
    where product_id = (
        select product_id from product
        where variant_group_id = ${group} and (${productId}::int is null or product_id = ${productId}::int)
        order by not status, product_id limit 1)
      and not exists (select from product where variant_group_id = ${group} and is_main)
    returning product_id, uuid, sku`);

/**
 * Makes the main variant of a group an ordinary variant, with the visibility of the variant that replaces it. Returns it as it was, or null
 * if there is no main variant.
 */
export const demoteMain = (tx: Db, group: number, visibility: boolean) =>
  tx.maybeOne(sql.type(demotedMain)`
    with was as (select product_id, visibility from product where variant_group_id = ${group} and is_main)
    update product set is_main = false, visibility = ${visibility}, updated_at = now()
    from was where product.product_id = was.product_id
    returning was.product_id, was.visibility`);

/**
 * Restores the deleted main variants of a deletion as ordinary variants, if their group has a main variant that did not result from this
 * deletion.
 */
export const keepPresentMains = (tx: Db, deletion: string) =>
  tx.run(sql.type(noColumns)`
    update deletion_row gone set before = gone.before || '{"is_main": false}'
    where gone.deletion_uuid = ${deletion} and gone.table_name = 'product' and gone.after is null
      and gone.before -> 'is_main' = 'true' and exists (
        select from product p
        where p.variant_group_id = (gone.before ->> 'variant_group_id')::int and p.is_main and not exists (
          select from deletion_row made
          where made.deletion_uuid = gone.deletion_uuid and made.table_name = 'product'
            and made.key = jsonb_build_object('product_id', p.product_id) and made.before -> 'is_main' = 'false'
            and made.after -> 'is_main' = 'true'))`);

/**
 * Links the variants of a group to the entry that represents them in lists, which is the main variant while the group is
 * visible.
 */
export const arrangeEntries = (tx: Db, groups: readonly number[]) =>
  tx.run(sql.type(noColumns)`
    update product p set entry_of = next.entry_of
    from (
      select v.product_id, case when g.visibility and not v.is_main then main.product_id end as entry_of
      from variant_group g
      join product v on v.variant_group_id = g.variant_group_id
      left join product main on main.variant_group_id = g.variant_group_id and main.is_main
      where g.variant_group_id = any(${sql.array(groups, 'int4')})
    ) next
    where next.product_id = p.product_id and p.entry_of is distinct from next.entry_of`);

/** The written fields of one variant. */
export interface WrittenFields {
  readonly product_id: number;
  readonly fields: readonly InheritedField[];
}

const same = (field: InheritedField): SqlFragment => {
  if (field === 'categories')
    return sql.fragment`(not exists (select from product_category c where c.product_id = p.product_id)
      or array(select c.category_id from product_category c where c.product_id = p.product_id order by 1)
        = array(select c.category_id from product_category c where c.product_id = main.product_id order by 1))`;
  const column = sql.identifier([field]);
  return sql.fragment`(p.${column} is null or p.${column} = main.${column})`;
};

/**
 * Determines again which of the written fields variants inherit from the main variant: fields that are empty or equal to those of the main
 * variant. Main variants are skipped.
 */
export const compareInherited = (tx: Db, written: readonly WrittenFields[]) =>
  tx.run(sql.type(noColumns)`
    update product p set inherited = array(
        select field from unnest(p.inherited) as field where field <> all (w.fields)
      ) || array_remove(array[${sql.join(
        INHERITED_FIELDS.map(
          (field) => sql.fragment`case when ${field} = any(w.fields) and ${same(field)} then ${field} end`,
        ),
        sql.fragment`, `,
      )}], null)
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as w (product_id int, fields text[]), product main
    where p.product_id = w.product_id and not p.is_main
      and main.variant_group_id = p.variant_group_id and main.is_main`);

const takes = (field: InheritedField): SqlFragment => sql.fragment`${field} = any(p.inherited)`;

/**
 * Writes the fields that variants of the groups inherit from their main variants, and returns the variants whose texts changed.
 * Runs one SQL statement.
 */
export const shareWithVariants = (tx: Db, groups: readonly number[]) =>
  tx.any(sql.type(changedProduct)`
    with pair as (
      select main.product_id as main_id, p.product_id, ${takes('categories')} as in_its_categories
      from product main join product p on p.variant_group_id = main.variant_group_id and not p.is_main
      where main.is_main and main.variant_group_id = any(${sql.array(groups, 'int4')})
    ), displaced as (
      delete from product_category c using pair
      where c.product_id = pair.product_id and pair.in_its_categories and not exists (
        select from product_category m where m.product_id = pair.main_id and m.category_id = c.category_id)
    ), placed as (
      insert into product_category (product_id, category_id)
      select pair.product_id, m.category_id
      from pair join product_category m on m.product_id = pair.main_id
      where pair.in_its_categories
      on conflict do nothing
    )
    update product p set (${columnList(TEXTS)}, updated_at) = (select ${sql.join(
      TEXTS.map(
        (field) =>
          sql.fragment`case when ${takes(field)} then main.${sql.identifier([field])} else p.${sql.identifier([field])} end`,
      ),
      sql.fragment`, `,
    )}, now())
    from pair join product main on main.product_id = pair.main_id
    where p.product_id = pair.product_id and (${sql.join(
      TEXTS.map(
        (field) =>
          sql.fragment`(${takes(field)} and p.${sql.identifier([field])} is distinct from main.${sql.identifier([field])})`,
      ),
      sql.fragment` or `,
    )})
    returning p.product_id, p.uuid, p.sku`);
