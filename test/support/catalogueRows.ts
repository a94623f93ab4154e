import { z } from 'zod';
import type { TestShop } from '@shop/runtime/testing';
import { sql } from '../../packages/runtime/src/platform/db/db.ts';

const idRow = z.object({ id: z.int() });

/** Inserts an attribute and its options directly into the database. Returns the option ids by option text. */
export async function insertAttribute(
  { db }: TestShop,
  code: string,
  options: readonly string[],
  { filterable = true, type = 'select' }: { filterable?: boolean; type?: string } = {},
): Promise<Readonly<Record<string, number>>> {
  const { id } = await db.one(sql.type(idRow)`
    insert into attribute (attribute_code, attribute_name, type, is_filterable)
    values (${code}, ${`The ${code}`}, ${type}, ${filterable}) returning attribute_id as id`);
  const rows = await db.any(sql.type(idRow)`
    insert into attribute_option (attribute_id, option_text, sort_order)
    select ${id}::int, text, place from unnest(${sql.array(options, 'text')}) with ordinality as o (text, place)
    returning attribute_option_id as id`);
  return Object.fromEntries(options.map((option, place) => [option, rows[place]?.id as number]));
}

/** Assigns options to a product, each from a different attribute. */
export const insertOptions = ({ db }: TestShop, productId: number, optionIds: readonly number[]) =>
  db.run(sql.type(z.object({}))`
    insert into product_attribute_value (product_id, attribute_id, option_id)
    select ${productId}::int, attribute_id, attribute_option_id from attribute_option
    where attribute_option_id = any(${sql.array(optionIds, 'int4')})`);

/** Inserts a variant group with the given products as variants. */
export async function insertVariantGroup(
  { db }: TestShop,
  productIds: readonly number[],
  visibility = true,
): Promise<number> {
  const { id } = await db.one(sql.type(idRow)`
    insert into variant_group (attribute_group_id, visibility) values (1, ${visibility}) returning variant_group_id as id`);
  await db.run(sql.type(z.object({}))`
    update product set variant_group_id = ${id}, variant_options = array[product_id]
    where product_id = any(${sql.array(productIds, 'int4')})`);
  return id;
}
