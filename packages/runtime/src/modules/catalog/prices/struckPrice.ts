import type { AppContext } from '../../../platform/contracts/context.ts';
import { sql } from '../../../platform/db/db.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';
import { settingsFrom } from '../../settings/index.ts';
import type { SavedSettings } from '../../settings/index.ts';
import type { ProductRow } from '../products/product.ts';
import type { StruckPrice } from './priceSettings.ts';

type Prices = Pick<ProductRow, 'price' | 'compare_at_price' | 'lowest_price_30_days'>;

/**
 * Returns the price that pages show crossed out, in major units: the merchant's `compare_at_price`, or by law the lowest price of the 30
 * days before the reduction. Returns null unless the merchant's price and the one shown exceed the current price.
 */
export function struckPrice({ price, compare_at_price, lowest_price_30_days }: Prices, by: StruckPrice) {
  const exceeds = (before: string | null): before is string =>
    before !== null && Number(before) > Number(price);
  const shown = by === 'merchant' ? compare_at_price : lowest_price_30_days;
  return exceeds(compare_at_price) && exceeds(shown) ? Number(shown) : null;
}

/** Returns the crossed-out price of a product card, by the setting that was read with it. */
export const struckPriceOf = (
  app: AppContext,
  card: Prices & { readonly saved: SavedSettings },
): number | null => struckPrice(card, settingsFrom(app, ['struckPrice'], card.saved).struckPrice);

const IS_BY_LAW = sql.fragment`exists (select from setting where name = 'struckPrice' and value = '"lowest30Days"')`;

/** Selects the price that pages show crossed out if it exceeds the price of the product `alias`, as `struckPrice` computes it. */
export const struckPriceColumn = (alias: SqlFragment): SqlFragment => sql.fragment`
  case when not ${IS_BY_LAW} then ${alias}.compare_at_price
    when ${alias}.compare_at_price > ${alias}.price then ${alias}.lowest_price_30_days end`;
