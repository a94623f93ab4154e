import { z } from 'zod';
import { bool, text, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { onPage } from '../../../platform/listing/parseListing.ts';
import { attributeList } from '../attributes/productAttribute.repo.ts';
import { cardTables, columnsOfCard, productCard } from '../listing/productCard.ts';
import { inStock, shownTo } from '../listing/visibility.ts';
import { pricedProducts } from '../priceContexts/pricedProducts.ts';
import type { ShownPrices } from '../priceContexts/shownPrices.ts';

const feedRow = productCard.extend({
  is_in_stock: bool,
  /** The UUID of the visible variant group. Null if the product is not a variant. */
  group_uuid: uuid.nullable(),
  /** The codes of the attributes that distinguish a variant, in their order. Empty for other products. */
  varied: z.array(text),
  /** The URLs of the images, starting with the main image. */
  pictures: z.array(text),
  values: z.array(
    z.object({
      attribute_code: text,
      attribute_name: text,
      value: text.nullable(),
      options: z.array(z.object({ option_text: text })),
    }),
  ),
  /** The name of the first enabled category. Null if there is none. */
  category: text.nullable(),
  /** The metafield `google.product_category`. Null if the product has none. */
  google_category: text.nullable(),
});
export type FeedRow = z.output<typeof feedRow>;

/** Maximum number of product images in a feed: a main image and ten more. */
const MAX_IMAGES = 11;

/**
 * Lists the products shown on the storefront after a product, in the order of the ids or by the page that shows them, with their attributes
 * in a language (null for the default language). The ids are looked up first: otherwise, each batch would also read the stock and images of all products before it.
 */
export const listFeedRows = (
  db: Db,
  {
    after,
    isGrouped,
    limit,
    language,
    prices,
  }: {
    readonly after: Pick<FeedRow, 'product_id'> & { readonly entry_id: number };
    /** True if the products of a page follow one another. */
    readonly isGrouped: boolean;
    readonly limit: number;
    readonly language: string | null;
    readonly prices: ShownPrices | null;
  },
) => {
  const inOrder = isGrouped ? sql.fragment`p.entry_id, p.product_id` : sql.fragment`p.product_id`;
  const isAfter = isGrouped
    ? sql.fragment`(p.entry_id, p.product_id) > (${after.entry_id}, ${after.product_id})`
    : sql.fragment`p.product_id > ${after.product_id}`;
  return db.any(sql.type(feedRow)`
    select ${columnsOfCard(prices)}, ${inStock} as is_in_stock,
      (select own.uuid from variant_group own
        where own.variant_group_id = p.variant_group_id and own.visibility) as group_uuid,
      array(select a.attribute_code
        from unnest(p.variant_options) with ordinality as choice (option_id, place)
        join attribute_option o on o.attribute_option_id = choice.option_id
        join attribute a on a.attribute_id = o.attribute_id order by choice.place) as varied,
      array(select picture.url from product_image picture
        where picture.product_id = p.product_id order by picture.position limit ${MAX_IMAGES}) as pictures,
      ${attributeList(sql.fragment`p.product_id`, 'admin', language)} as values,
      (select c.name from product_category pc join category c on c.category_id = pc.category_id
        where pc.product_id = p.product_id and c.status order by c.position, c.category_id limit 1) as category,
      p.meta_data #>> '{google,product_category}' as google_category
    from ${cardTables(prices)}
    where ${onPage(sql.fragment`p.product_id`, pricedProducts(prices, sql.fragment`p`), {
      where: sql.fragment`${isAfter} and ${shownTo('storefront')}`,
      orderBy: inOrder,
      limit,
      offset: 0,
    })}
    order by ${inOrder}`);
};
