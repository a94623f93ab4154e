import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { richText } from '../../../platform/html/richText.ts';
import { contentLanguage, translateData } from '../../translations/index.ts';
import { giftCardPrices } from '../pages/giftCardPrices.ts';
import { inheritsFrom } from '../pages/productTile.ts';
import { factOf } from '../products/identifiers.ts';
import type { Fact } from '../products/identifiers.ts';
import { struckPriceOf } from '../prices/struckPrice.ts';
import { pageAddress } from '../products/product.ts';
import { pricesOf } from '../priceContexts/shownPrices.ts';
import { listFeedRows } from './feedProduct.repo.ts';
import type { FeedRow } from './feedProduct.repo.ts';

/** A product in a marketplace feed, in the language of the app. */
export interface FeedItem {
  readonly uuid: string;
  readonly sku: string;
  readonly name: string;
  /** The options that select the product on its page, by code and label. */
  readonly options: readonly (readonly [code: string, text: string])[];
  /** The description, or otherwise the short description, as plain text. Null if the product has neither. */
  readonly description: string | null;
  /** The path of the product page, including the query if there is one. */
  readonly url: string;
  readonly pictures: readonly string[];
  readonly price: number;
  /** The price before a reduction. Null if no such price exceeds the current price. */
  readonly compare_at_price: number | null;
  readonly in_stock: boolean;
  /** The weight in the shop's weight unit. 0 if unknown. */
  readonly weight: number;
  readonly group_uuid: string | null;
  readonly category: string | null;
  readonly google_category: string | null;
  fact(name: Fact): string | null;
}

/** The category in which Google requires gift cards. */
const GIFT_CARDS = '53';

const BATCH = 500;

/**
 * Yields all products shown on the storefront, each variant separately, in batches. One batch is kept in memory. Each batch
 * requires one SQL statement, or two for languages other than the default.
 */
export async function* feedProducts(app: AppContext, db: Db): AsyncGenerator<readonly FeedItem[]> {
  let after = 0;
  for (;;) {
    const rows = await listFeedRows(db, {
      after,
      limit: BATCH,
      language: contentLanguage(app),
      prices: pricesOf(app),
    });
    const last = rows.at(-1);
    if (!last) return;
    after = last.product_id;
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
  url: pageAddress(row),
});

function itemOf(
  app: AppContext,
  row: FeedRow,
  { name, url, description, short_description }: ReturnType<typeof textsOf>,
): FeedItem {
  const attributes = row.values.map(({ attribute_code: code, value, options }) => ({
    code,
    values: value === null ? options.map(({ option_text }) => option_text) : [value],
  }));
  // The least amount, which the page of a gift card shows and offers first.
  const prices = giftCardPrices(app, row);
  return {
    uuid: row.uuid,
    sku: row.sku,
    name,
    options: row.page_options ?? [],
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
    fact: (fact) => factOf(attributes, fact),
  };
}
