import { z } from 'zod';
import { text, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import { productAttribute } from '../attributes/attribute.ts';
import { attributeList } from '../attributes/productAttribute.repo.ts';
import { locatedCategory } from '../categories/category.ts';
import { categoryTables, columnsOfCategory } from '../categories/category.repo.ts';
import { cardTables, columnsOfCard, productCard } from '../listing/productCard.ts';
import { shownTo } from '../listing/visibility.ts';
import { tierSources, tierSourcesColumn } from '../priceContexts/priceTiers.ts';
import type { ShownPrices } from '../priceContexts/shownPrices.ts';
import { productImageRow } from '../products/product.ts';
import { variantGroupRow, variantRow } from '../variants/variant.ts';
import { choicesOfProduct } from '../variants/variant.repo.ts';
import { attributesOfGroup } from '../variants/variantGroup.repo.ts';

const link = z.object({ uuid, name: text, url: text });
const links = z.array(link);

/**
 * Selects the links from the root of the tree down to the category with the given id, as one JSON array. A disabled category is omitted.
 */
const lineageOf = (categoryId: SqlFragment) => sql.fragment`(
  with recursive line as (
    select own.category_id, own.parent_id, 0 as height from category own where own.category_id = ${categoryId}
    union all
    select above.category_id, above.parent_id, line.height + 1
    from category above join line on line.parent_id = above.category_id
  )
  select coalesce(json_agg(json_build_object('uuid', step.uuid, 'name', step.name, 'url', at.request_path)
    order by line.height desc), '[]')
  from line join category step on step.category_id = line.category_id join url_rewrite at on at.entity_uuid = step.uuid
  where step.status)`;

const productParts = z.object({
  images: z.array(productImageRow.omit({ product_id: true })),
  attributes: z.array(productAttribute),
  breadcrumb: links,
  tier_sources: tierSources.nullable().optional(),
});

/**
 * Reads the data that a product page shows in addition to its card: its images, its attributes with their names in a
 * language (null for the default language), and the links to its first category. Runs one SQL statement.
 */
export const readProductParts = (
  db: Db,
  productId: number,
  language: string | null,
  prices: ShownPrices | null,
) =>
  db.one(sql.type(productParts)`
    select
      (select coalesce(json_agg(json_build_object('id', m.product_image_id, 'uuid', m.uuid, 'url', m.url,
          'alt', coalesce(f.alt, ''), 'width', f.width, 'height', f.height) order by m.position), '[]')
        from product_image m left join media_file f on f.url = m.url where m.product_id = ${productId}) as images,
      ${attributeList(sql.fragment`${productId}::int`, 'storefront', language)} as attributes,
      ${lineageOf(sql.fragment`(
        select c.category_id from product_category pc join category c on c.category_id = pc.category_id
        where pc.product_id = ${productId} and c.status order by c.position, c.category_id limit 1)`)} as breadcrumb${
        prices
          ? sql.fragment`, (select ${tierSourcesColumn(prices)} from product p where p.product_id = ${productId}) as tier_sources`
          : sql.fragment``
      }`);

const pageCategory = locatedCategory.extend({ breadcrumb: links, children: links });

/**
 * Finds an enabled category by UUID, with the links from the root of the tree and to its enabled children. Runs one SQL
 * statement.
 */
export const findPageCategory = (db: Db, uuid: string) =>
  db.maybeOne(sql.type(pageCategory)`
    select ${columnsOfCategory}, ${lineageOf(sql.fragment`c.category_id`)} as breadcrumb,
      (select coalesce(json_agg(json_build_object('uuid', child.uuid, 'name', child.name, 'url', at.request_path)
          order by child.position, child.category_id), '[]')
        from category child join url_rewrite at on at.entity_uuid = child.uuid
        where child.parent_id = c.category_id and child.status) as children
    from ${categoryTables} where c.uuid = ${uuid} and c.status`);

const offeredCard = productCard.extend({
  options: variantRow.shape.options,
  group_uuid: uuid,
  group_attributes: variantGroupRow.shape.attributes,
});

/**
 * Lists the storefront variants of a visible group, oldest products first: their cards, their options, and the group with its attribute
 * names in a language (null for the default language). One statement.
 */
export const listOfferedCards = (
  db: Db,
  groupId: number,
  language: string | null,
  prices: ShownPrices | null,
) =>
  db.any(sql.type(offeredCard)`
    select ${columnsOfCard(prices)}, ${choicesOfProduct} as options, g.uuid as group_uuid,
      ${attributesOfGroup(language)} as group_attributes
    from ${cardTables(prices)} join variant_group g on g.variant_group_id = p.variant_group_id and g.visibility
    where p.variant_group_id = ${groupId} and ${shownTo('storefront')}
    order by p.product_id`);
