import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { productRow } from './product.ts';
import { inventoryTable, productColumns, productTable } from './productColumns.ts';
import type { ProductRow, ProductValues } from './product.ts';
import { valueTable } from '../attributes/productAttribute.repo.ts';
import type { ProductAttribute, ValueRow } from '../attributes/attribute.ts';
import { lowestAfter, recordChangedPrices, recordFirstPrices } from '../prices/priceHistory.repo.ts';
import { columnsOfProduct, productOf, wholeProduct } from './product.repo.ts';

/** Selects the id of an attribute group. The id of an unknown group is 0, which the foreign key `product_group_fkey` rejects. */
const groupId = (ref: IdRef | null) => {
  if (ref === null) return sql.fragment`0`;
  if ('id' in ref) return sql.fragment`${ref.id}::int`;
  return sql.fragment`coalesce((select attribute_group_id from attribute_group where uuid = ${ref.uuid}), 0)`;
};

/** Selects the id of a tax class. The foreign key `product_tax_class_fkey` rejects an unknown class. */
const taxClassId = (choice: ProductValues['tax_class']) =>
  typeof choice === 'string'
    ? sql.fragment`coalesce((select tax_class_id from tax_class where uuid = ${choice}), 0)`
    : sql.fragment`${choice}::int`;

/** Inserts a product with its inventory, images, categories, attribute values and first price, in one SQL statement. */
export const insertProduct = (
  tx: Db,
  product: ProductValues,
  group: IdRef | null,
  {
    attributes: written,
    rows,
  }: { readonly attributes: readonly ProductAttribute[]; readonly rows: readonly ValueRow[] },
  at: Date,
) =>
  tx.one(sql.type(productRow)`
    with p as (
      ${productTable.insert(product, { group_id: groupId(group), tax_class: taxClassId(product.tax_class) })}
      returning *
    ), i as (
      ${inventoryTable.insert(product, { product_id: sql.fragment`p.product_id` })}, p
      returning *
    ), pictured as (
      insert into product_image (product_id, url, position)
      select p.product_id, image.url, image.place - 1
      from p, unnest(${sql.array(product.images, 'text')}) with ordinality as image (url, place)
    ), placed as (
      insert into product_category (product_id, category_id)
      select p.product_id, category_id from p, unnest(${sql.array(product.categories, 'int4')}) as category_id
    ), described as (
      insert into product_attribute_value (product_id, attribute_id, option_id, value)
      select p.product_id, v.attribute_id, v.option_id, v.value from p, ${valueTable(rows)}
    ), priced as (
      ${recordFirstPrices(sql.fragment`p`, at)}
    )
    select ${columnsOfProduct}, ${sql.jsonb(product.images)} as images, ${sql.jsonb(product.categories)} as categories,
      ${JSON.stringify(written)}::jsonb as attributes, '{}'::jsonb as prices
    from p join i on i.product_id = p.product_id`);

/** The parts of a product that other tables store. Null parts stay unchanged. */
export interface ProductParts {
  readonly stock: Pick<ProductRow, 'qty' | 'manage_stock' | 'stock_availability'> | null;
  readonly images: readonly string[] | null;
  readonly categories: readonly number[] | null;
  readonly attributes: {
    /** The ids of the attributes whose values are replaced, and the replacement rows. */
    readonly touched: readonly number[];
    readonly rows: readonly ValueRow[];
    /** The option ids of a variant. Null if the options are unchanged. */
    readonly variantOptions: readonly number[] | null;
  } | null;
}

/** The columns whose values the database generates. */
const writtenColumns = productColumns.pick({
  group_id: true,
  tax_class: true,
  lowest_price_30_days: true,
  updated_at: true,
});

/**
 * Updates the row of a product and the provided parts, and records its price if it changed, in one SQL statement. Image rows are reused
 * by position, so that a replaced list never contains duplicate positions.
 */
export function updateProductRow(
  tx: Db,
  id: number,
  product: ProductValues,
  group: IdRef | null | undefined,
  { stock, images, categories, attributes }: ProductParts,
  at: Date,
) {
  const urls = images === null ? sql.fragment`null::text[]` : sql.array(images, 'text');
  const places = categories === null ? sql.fragment`null::int[]` : sql.array(categories, 'int4');
  const options = attributes?.variantOptions
    ? sql.array(attributes.variantOptions, 'int4')
    : sql.fragment`null::int[]`;
  const rows = valueTable(attributes?.rows ?? []);
  return tx.one(sql.type(writtenColumns)`
    with p as (
      ${productTable.update(product, {
        group_id: group === undefined ? sql.fragment`p.group_id` : groupId(group),
        tax_class: taxClassId(product.tax_class),
        variant_options: sql.fragment`coalesce(${options}, p.variant_options)`,
        lowest_price_30_days: lowestAfter({ was: sql.fragment`p`, next: sql.fragment`next` }, at),
      })}
      where p.product_id = ${id}
      returning product_id, group_id, tax_class, price, compare_at_price, lowest_price_30_days, updated_at
    ), priced as (
      ${recordChangedPrices(sql.fragment`p`, at)}
    ), stocked as (
      ${inventoryTable.update(stock ?? {})}
      where i.product_id = ${id} and ${stock !== null}
    ), unpictured as (
      delete from product_image where product_id = ${id} and position >= cardinality(${urls})
    ), pictured as (
      insert into product_image (product_id, url, position)
      select ${id}::int, image.url, image.place - 1 from unnest(${urls}) with ordinality as image (url, place)
      on conflict on constraint product_image_position_key do update set url = excluded.url
      where product_image.url <> excluded.url
    ), displaced as (
      delete from product_category where product_id = ${id} and category_id <> all (${places})
    ), placed as (
      insert into product_category (product_id, category_id)
      select ${id}::int, category_id from unnest(${places}) as category_id
      on conflict do nothing
    ), undescribed as (
      delete from product_attribute_value old
      where product_id = ${id} and attribute_id = any(${sql.array(attributes?.touched ?? [], 'int4')})
        and not exists (
          select from ${rows} where v.attribute_id = old.attribute_id and v.option_id is not distinct from old.option_id)
    ), described as (
      insert into product_attribute_value (product_id, attribute_id, option_id, value)
      select ${id}::int, v.attribute_id, v.option_id, v.value from ${rows}
      on conflict on constraint product_attribute_value_key do update set value = excluded.value
      where product_attribute_value.value <> excluded.value
    )
    select group_id, tax_class, lowest_price_30_days, updated_at from p`);
}

/**
 * Deletes a product with its inventory and images, and removes it from categories, collections and carts. Returns the deleted row, or null.
 */
export const deleteProductRow = (tx: Db, ref: IdRef) =>
  tx.maybeOne(sql.type(productRow)`
    with gone as (delete from product p where ${productOf(ref)} returning p.*)
    select ${wholeProduct}
    from gone p join product_inventory i on i.product_id = p.product_id`);
