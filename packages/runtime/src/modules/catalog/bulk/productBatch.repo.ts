import { z } from 'zod';
import { int, noColumns, text, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { columnsOfProduct } from '../products/product.repo.ts';
import { ownPricesColumn } from '../priceLists/productPrices.repo.ts';
import { attributeList } from '../attributes/productAttribute.repo.ts';
import { attributeOfGroups, categoryName, storedProduct } from './batchRows.ts';

const skuRow = z.object({ sku: text });

/** Waits until no other import is writing, and blocks other imports until the transaction ends. */
export async function lockImports(tx: Db): Promise<void> {
  await tx.run(sql.type(noColumns)`select pg_advisory_xact_lock(hashtext('shop.product_import'))`);
}

/**
 * Locks the products in id order, and then the inventories whose stock is set, so that sales cannot change them. Returns the SKUs that
 * exist. Later reads see what the awaited transactions wrote.
 */
export async function lockProducts(
  tx: Db,
  skus: readonly string[],
  stockSkus: readonly string[],
): Promise<readonly string[]> {
  const known = await tx.any(sql.type(skuRow)`
    select sku from product where sku = any(${sql.array(skus, 'text')}) order by product_id for no key update`);
  if (known.length > 0 && stockSkus.length > 0)
    await tx.run(sql.type(noColumns)`
      select from product_inventory
      where product_id = any(array(select product_id from product where sku = any(${sql.array(stockSkus, 'text')})))
      order by product_id for no key update`);
  return known.map(({ sku }) => sku);
}

export const listStoredProducts = (tx: Db, skus: readonly string[]) =>
  tx.any(sql.type(storedProduct)`
    select ${columnsOfProduct},
      array(select m.url from product_image m where m.product_id = p.product_id order by m.position) as images,
      array(select c.category_id from product_category c where c.product_id = p.product_id order by 1) as categories,
      array(select c.collection_id from product_collection c where c.product_id = p.product_id order by 1) as collections,
      ${attributeList(sql.fragment`p.product_id`, 'admin')} as attributes, ${ownPricesColumn} as prices,
      array(select a.attribute_id from variant_group_attribute a where a.variant_group_id = p.variant_group_id
        order by a.position) as variant_attributes
    from product p join product_inventory i on i.product_id = p.product_id
    where p.sku = any(${sql.array(skus, 'text')})`);

const urlKeyOwner = z.object({ url_key: text, sku: text });

export const listUrlKeyOwners = (tx: Db, keys: readonly string[]) =>
  tx.any(
    sql.type(urlKeyOwner)`select url_key, sku from product where url_key = any(${sql.array(keys, 'text')})`,
  );

export interface CategoryRefs {
  readonly ids: readonly number[];
  readonly uuids: readonly string[];
  readonly keys: readonly string[];
  readonly paths: readonly string[];
}

/** Lists the referenced categories, and locks them against deletion. */
export const listCategoriesNamed = (tx: Db, { ids, uuids, keys, paths }: CategoryRefs) =>
  tx.any(sql.type(categoryName)`
    select c.category_id, c.uuid, c.url_key, r.request_path as path
    from category c join url_rewrite r on r.entity_uuid = c.uuid
    where c.category_id = any(${sql.array(ids, 'int4')}) or c.uuid = any(${sql.array(uuids, 'uuid')})
      or c.url_key = any(${sql.array(keys, 'text')}) or r.request_path = any(${sql.array(paths, 'text')})
    order by c.category_id for key share of c`);

const collectionName = z.object({ collection_id: int, code: text });

export const listCollectionsNamed = (tx: Db, codes: readonly string[]) =>
  tx.any(sql.type(collectionName)`
    select collection_id, code from collection where code = any(${sql.array(codes, 'text')})
    order by collection_id for key share`);

const groupName = z.object({ attribute_group_id: int, uuid });

export const listGroupsNamed = (tx: Db, { ids, uuids }: { ids: number[]; uuids: string[] }) =>
  tx.any(sql.type(groupName)`
    select attribute_group_id, uuid from attribute_group
    where attribute_group_id = any(${sql.array(ids, 'int4')}) or uuid = any(${sql.array(uuids, 'uuid')})
    order by attribute_group_id for key share`);

const taxClassName = z.object({ tax_class_id: int, uuid });

export const listTaxClassesNamed = (tx: Db, { ids, uuids }: { ids: number[]; uuids: string[] }) =>
  tx.any(sql.type(taxClassName)`
    select tax_class_id, uuid from tax_class
    where tax_class_id = any(${sql.array(ids, 'int4')}) or uuid = any(${sql.array(uuids, 'uuid')})
    order by tax_class_id for key share`);

/**
 * Lists the attributes in the groups and those with the given codes, in order, and locks them against changes. Only the attributes with the
 * given codes include their options.
 */
export const lockAttributes = (tx: Db, groupIds: readonly number[], codes: readonly string[]) =>
  tx.any(sql.type(attributeOfGroups)`
    select a.attribute_id, a.attribute_code, a.attribute_name, a.type, a.is_required,
      array(select l.attribute_group_id from attribute_group_link l where l.attribute_id = a.attribute_id) as groups,
      case when a.attribute_code = any(${sql.array(codes, 'text')}) then coalesce((
        select json_agg(json_build_object('option_id', o.attribute_option_id, 'uuid', o.uuid,
          'option_text', o.option_text) order by o.sort_order, o.attribute_option_id)
        from attribute_option o where o.attribute_id = a.attribute_id), '[]') else '[]' end as options
    from attribute a
    where a.attribute_code = any(${sql.array(codes, 'text')}) or exists (
      select from attribute_group_link l
      where l.attribute_id = a.attribute_id and l.attribute_group_id = any(${sql.array(groupIds, 'int4')}))
    order by a.sort_order, a.attribute_id
    for key share of a`);
