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
  /** The URLs of the images, starting with the main image. */
  pictures: z.array(text),
  values: z.array(
    z.object({
      attribute_code: text,
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
 * Lists the products shown on the storefront after an id, in id order, with their attributes in a language (null for the default language).
 * The ids are looked up first: otherwise, each batch would also read the stock and images of all products before it.
 */
export const listFeedRows = (
  db: Db,
  {
    after,
    limit,
    language,
    prices,
  }: {
    readonly after: number;
    readonly limit: number;
    readonly language: string | null;
    readonly prices: ShownPrices | null;
  },
) =>
  db.any(sql.type(feedRow)`
    select ${columnsOfCard(prices)}, ${inStock} as is_in_stock,
      (select own.uuid from variant_group own
        where own.variant_group_id = p.variant_group_id and own.visibility) as group_uuid,
      array(select picture.url from product_image picture
        where picture.product_id = p.product_id order by picture.position limit ${MAX_IMAGES}) as pictures,
      ${attributeList(sql.fragment`p.product_id`, 'admin', language)} as values,
      (select c.name from product_category pc join category c on c.category_id = pc.category_id
        where pc.product_id = p.product_id and c.status order by c.position, c.category_id limit 1) as category,
      p.meta_data #>> '{google,product_category}' as google_category
    from ${cardTables(prices)}
    where ${onPage(sql.fragment`p.product_id`, pricedProducts(prices, sql.fragment`p`), {
      where: sql.fragment`p.product_id > ${after} and ${shownTo('storefront')}`,
      orderBy: sql.fragment`p.product_id`,
      limit,
      offset: 0,
    })}
    order by p.product_id`);
