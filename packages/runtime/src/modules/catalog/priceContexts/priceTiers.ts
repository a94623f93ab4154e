import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { decimal, int } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import type { LoaderDefinition } from '../../../platform/loading/readContext.ts';
import { toNumber } from '../../../platform/money.ts';
import { currenciesColumn, currencyInputs, shopCurrenciesOf } from '../../currencies/index.ts';
import type { QuantityPrice } from '../products/buyerPrices.ts';
import { priceListInputs, priceListsColumn, rulesOf } from '../priceLists/priceListRule.repo.ts';
import { termsOf } from '../priceLists/priceRules.ts';
import {
  listRowsColumn,
  ownPricesColumn,
  priceSources,
  scopesColumn,
} from '../priceLists/productPrices.repo.ts';
import { tiersOf } from '../priceLists/resolvePrice.ts';
import { pricesOf } from './shownPrices.ts';
import type { ShownPrices } from './shownPrices.ts';
import { shownAmount } from './shownTax.ts';

/** The schema of the values from which the prices of a product by quantity are computed. */
export const tierSources = z.object({
  base: decimal,
  compare_at_price: decimal.nullable(),
  tax_class: int.nullable(),
  ...priceSources,
  lists: priceListInputs,
  currencies: currencyInputs,
});

/** Selects what `tierSources` describes for the product `p` as one JSON value. Null if the products' own prices are shown. */
export const tierSourcesColumn = (prices: ShownPrices | null): SqlFragment =>
  prices === null
    ? sql.fragment`null::json`
    : sql.fragment`json_build_object('base', p.price::text, 'compare_at_price', p.compare_at_price::text,
    'tax_class', p.tax_class,
    'own', ${ownPricesColumn}, 'rows', ${listRowsColumn}, 'scoped', ${scopesColumn},
    'lists', ${priceListsColumn(prices.at)}, 'currencies', ${currenciesColumn})`;

/** Computes the prices by quantity that a product has for the buyers of shown prices. Empty if the quantity does not matter. Pure. */
export function tiersFrom(
  { config }: Pick<AppContext, 'config'>,
  { lists, currencies, tax_class, ...product }: z.output<typeof tierSources>,
  { currency: code, groups, at, tax }: ShownPrices,
): readonly QuantityPrice[] {
  const base = config.shop.currency;
  const currency = shopCurrenciesOf(currencies, base).find(code);
  if (currency === null) return [];
  const terms = termsOf({ currency, base, groups }, rulesOf(lists));
  return tiersOf(product, terms, at.getTime()).map(({ min_qty, amount }) => ({
    min_qty,
    price: toNumber(shownAmount(amount, tax, tax_class), code),
  }));
}

const sourcesRow = z.object({ product_id: int, sources: tierSources });

const listSources = (db: Db, ids: readonly number[], prices: ShownPrices) =>
  db.any(sql.type(sourcesRow)`
    select p.product_id, ${tierSourcesColumn(prices)} as sources
    from product p where p.product_id = any(${sql.array(ids, 'int4')})`);

/** Loads the prices by quantity of products, by integer id. */
export const tiersOfProduct: LoaderDefinition<number, readonly QuantityPrice[]> = {
  async load(ids, { app, db }) {
    const prices = pricesOf(app);
    if (prices === null) return ids.map(() => []);
    const rows = await listSources(db, ids, prices);
    const byId = new Map(
      rows.map(({ product_id, sources }) => [product_id, tiersFrom(app, sources, prices)]),
    );
    return ids.map((id) => byId.get(id) ?? []);
  },
};
