import { z } from 'zod';
import { int, noColumns, text, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import type { Audience } from '../../../platform/loading/readContext.ts';
import { translatedColumn } from '../../translations/index.ts';
import { productOf } from '../products/product.repo.ts';
import { shownTo } from '../listing/visibility.ts';
import { variantRow } from './variant.ts';

/**
 * Selects the name of the product `p` in a language. A variant that inherits its name takes the translation of the main variant. The
 * language is a language code or a column that contains the code. Null selects the untranslated name.
 */
export const translatedName = (locale: string | SqlFragment | null): SqlFragment =>
  locale === null
    ? sql.fragment`p.name`
    : sql.fragment`coalesce((
        select spoken.fields ->> 'name' from translation spoken
        where spoken.entity_uuid = p.uuid and spoken.locale = ${locale}), case when 'name' = any(p.inherited) then (
        select spoken.fields ->> 'name' from product main join translation spoken on spoken.entity_uuid = main.uuid
        where main.variant_group_id = p.variant_group_id and main.is_main and spoken.locale = ${locale}) end, p.name)`;

/** The schema of a linked variant with its option ids. The id is null for an attribute that the product has no option for. */
const writtenVariant = variantRow.extend({ variant_options: z.array(int.nullable()) });
const lockedProduct = z.object({
  product_id: int,
  uuid,
  sku: text,
  group_id: int,
  variant_group_id: int.nullable(),
});

/**
 * Selects the options in an array of ids as a JSON array, with their labels in the language whose code is in `locale`, or as stored if
 * `locale` is null. Null if there are no options.
 */
export const variantChoices = (
  ids: SqlFragment,
  locale: SqlFragment | null = null,
): SqlFragment => sql.fragment`(
  select json_agg(json_build_object('attribute_id', a.attribute_id, 'attribute_code', a.attribute_code,
    'attribute_name', ${translatedColumn('a', 'attribute_name', locale)}, 'option_id', o.attribute_option_id,
    'option_uuid', o.uuid, 'option_text', ${translatedColumn('o', 'option_text', locale)},
    'color', o.color, 'sort_order', o.sort_order) order by choice.place)
  from unnest(${ids}) with ordinality as choice (option_id, place)
  join attribute_option o on o.attribute_option_id = choice.option_id
  join attribute a on a.attribute_id = o.attribute_id)`;

/** Selects the options of the variant `p`, like `variantChoices`. */
export const choicesOfProduct = sql.fragment`coalesce(${variantChoices(sql.fragment`p.variant_options`)}, '[]')`;
const columns = sql.fragment`p.variant_group_id, p.product_id, p.uuid, p.sku, p.name, p.status, p.visibility,
  p.is_main, p.inherited, ${choicesOfProduct} as options`;

/** Lists the variants of several groups, oldest products first. */
export const listVariants = (db: Db, groupIds: readonly number[], audience: Audience) =>
  db.any(sql.type(variantRow)`
    select ${columns} from product p
    where p.variant_group_id = any(${sql.array(groupIds, 'int4')}) and ${shownTo(audience)}
    order by p.product_id`);

const chosenOptions = variantRow.pick({ product_id: true, options: true });
const variantTotals = z.object({ variant_group_id: int, count: int, stock: int });

/** Lists the options of those products that are variants. */
export const listVariantOptions = (db: Db, ids: readonly number[]) =>
  db.any(sql.type(chosenOptions)`
    select p.product_id, ${choicesOfProduct} as options from product p
    where p.product_id = any(${sql.array(ids, 'int4')}) and p.variant_options is not null`);

/** Counts the variants of several groups, and their units in stock. */
export const sumUpVariants = (db: Db, groupIds: readonly number[]) =>
  db.any(sql.type(variantTotals)`
    select p.variant_group_id, count(*)::int as count, sum(i.qty)::int as stock
    from product p join product_inventory i on i.product_id = p.product_id
    where p.variant_group_id = any(${sql.array(groupIds, 'int4')}) group by p.variant_group_id`);

/** Finds a variant in a group. Returns null if the product is not in the group. */
export const findVariantOf = (db: Db, groupId: number, ref: IdRef) =>
  db.maybeOne(sql.type(variantRow)`
    select ${columns} from product p where p.variant_group_id = ${groupId} and ${productOf(ref)}`);

/** Locks and reads a product that will become a variant. */
export const findProductToLink = (tx: Db, ref: IdRef) =>
  tx.maybeOne(sql.type(lockedProduct)`
    select p.product_id, p.uuid, p.sku, p.group_id, p.variant_group_id
    from product p where ${productOf(ref)} for no key update of p`);

/**
 * Adds a product to a locked group with the options that it has. The first product becomes the main variant. `product_variant_key` rejects
 * options that another variant has.
 */
export const linkVariantRow = (tx: Db, productId: number, groupId: number) =>
  tx.one(sql.type(writtenVariant)`
    with p as (
      update product set variant_group_id = ${groupId}, updated_at = now(),
        is_main = not exists (
          select from product main
          where main.variant_group_id = ${groupId} and main.is_main and main.product_id <> ${productId}),
        variant_options = (
        select array_agg(v.option_id order by g.position)
        from variant_group_attribute g
        left join product_attribute_value v on v.attribute_id = g.attribute_id and v.product_id = ${productId}
        where g.variant_group_id = ${groupId})
      where product_id = ${productId}
      returning *
    )
    select ${columns}, p.variant_options from p`);

/** Sets the columns of a product that is not a variant. The product keeps the texts and categories inherited from the main variant. */
const detached = sql.fragment`variant_group_id = null, variant_options = null, is_main = false, entry_of = null,
  inherited = '{}', updated_at = now()`;

/** Adds products to a locked group with the options that they have. The first product becomes the main variant if there is none. */
export const linkVariantRows = (tx: Db, productIds: readonly number[], groupId: number) =>
  tx.run(sql.type(noColumns)`
    update product p set variant_group_id = ${groupId}, updated_at = now(),
      is_main = p.product_id = ${productIds[0] ?? 0} and not exists (
        select from product main where main.variant_group_id = ${groupId} and main.is_main),
      variant_options = (
        select array_agg(v.option_id order by g.position)
        from variant_group_attribute g
        left join product_attribute_value v on v.attribute_id = g.attribute_id and v.product_id = p.product_id
        where g.variant_group_id = ${groupId})
    where p.product_id = any(${sql.array(productIds, 'int4')})`);

/** Removes a product from its group. Returns the variant as it was before. Null if the product is not in a group. */
export const unlinkVariantRow = (tx: Db, ref: IdRef) =>
  tx.maybeOne(sql.type(variantRow)`
    with was as (
      select p.* from product p where ${productOf(ref)} and p.variant_group_id is not null for no key update
    ), now as (
      update product set ${detached}
      from was where product.product_id = was.product_id
    )
    select ${columns} from was p`);

/** Removes all variants from a group, and returns them. */
export const unlinkVariantsOf = (tx: Db, groupId: number) =>
  tx.any(sql.type(lockedProduct)`
    update product p set ${detached}
    where p.variant_group_id = ${groupId}
    returning p.product_id, p.uuid, p.sku, p.group_id, p.variant_group_id`);
