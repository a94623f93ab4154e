import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { richText } from '../../../platform/html/richText.ts';
import { contentLanguage, translateData } from '../../translations/index.ts';
import { giftCardPrices } from '../pages/giftCardPrices.ts';
import { inheritsFrom } from '../pages/productTile.ts';
import { factOf } from '../products/identifiers.ts';
import { struckPriceOf } from '../prices/struckPrice.ts';
import { pageAddress } from '../products/product.ts';
import { pricesOf } from '../priceContexts/shownPrices.ts';
import type { FeedItem } from './feedItem.ts';
import { listFeedRows } from './feedProduct.repo.ts';
import type { FeedRow } from './feedProduct.repo.ts';

/** The category in which Google requires gift cards. */
const GIFT_CARDS = '53';

const BATCH = 500;

/** The order and the start of a feed's products. */
export interface FeedOrder {
  /** True if the variants of a group follow one another. Default: false, in the order of the ids. */
  readonly isGrouped?: boolean;
  /** The id of the product after which the feed begins, in the order of the ids. Default: the first product. */
  readonly after?: number;
}

/**
 * Yields all products shown on the storefront, each variant separately, in batches. One batch is kept in memory. Each batch
 * requires one SQL statement, or two for languages other than the default.
 */
export async function* feedProducts(
  app: AppContext,
  db: Db,
  { isGrouped = false, after: start = 0 }: FeedOrder = {},
): AsyncGenerator<readonly FeedItem[]> {
  let after = { entry_id: 0, product_id: start };
  for (;;) {
    const rows = await listFeedRows(db, {
      after,
      isGrouped,
      limit: BATCH,
      language: contentLanguage(app),
      prices: pricesOf(app),
    });
    const last = rows.at(-1);
    if (!last) return;
    after = { entry_id: last.entry_of ?? last.product_id, product_id: last.product_id };
    const texts = await translateData(app, db, rows.map(textsOf));
    yield rows.map((row, index) => itemOf(app, row, texts[index] ?? textsOf(row)));
  }
}

/** Picks the translatable fields of a product. */
const textsOf = (row: FeedRow) => ({
  uuid: row.uuid,
  ...inheritsFrom(row),
  name: row.name,
  short_description: row.short_description,
  description: row.description,
  consumer_notice: row.consumer_notice,
  url: pageAddress(row),
});

function itemOf(
  app: AppContext,
  row: FeedRow,
  { name, url, description, short_description, consumer_notice: notice }: ReturnType<typeof textsOf>,
): FeedItem {
  const attributes = row.values.map(({ attribute_code: code, value, options }) => ({
    code,
    values: value === null ? options.map(({ option_text }) => option_text) : [value],
  }));
  // The least amount, which the page of a gift card shows and offers first.
  const prices = giftCardPrices(app, row);
  return {
    product_id: row.product_id,
    uuid: row.uuid,
    sku: row.sku,
    name,
    options: row.page_options ?? [],
    choices: choicesOf(row),
    description: richText(description)?.plain ?? short_description,
    url,
    pictures: row.pictures,
    price: prices?.price ?? Number(row.price),
    compare_at_price: prices ? null : struckPriceOf(app, row),
    in_stock: row.is_in_stock,
    weight: Number(row.weight),
    group_uuid: row.group_uuid,
    category: row.category,
    google_category:
      row.google_category ?? factOf(attributes, 'category') ?? (row.gift_card ? GIFT_CARDS : null),
    is_gift_card: row.gift_card !== null,
    is_digital: row.no_shipping_required,
    consumer_notice:
      row.consumer_notice_type === null || notice === null
        ? null
        : { type: row.consumer_notice_type, message: notice },
    fact: (fact) => factOf(attributes, fact),
  };
}

/** Returns the options that distinguish a variant, in the language of its attributes. */
const choicesOf = ({ varied, values }: FeedRow): FeedItem['choices'] =>
  varied.flatMap((code) => {
    const own = values.find(({ attribute_code }) => attribute_code === code);
    const value = own?.options[0]?.option_text;
    return own && value !== undefined ? [{ code, name: own.attribute_name, value }] : [];
  });
