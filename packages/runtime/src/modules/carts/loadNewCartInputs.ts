import type { ContentView } from '../../platform/content/content.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { keyMatch } from '../../platform/text/keyMatch.ts';
import { savedSettingsColumn } from '../settings/index.ts';
import { taxRatesColumn } from '../tax/index.ts';
import type { CappedInputs } from './cartInputs.ts';
import { keepInputs, splitSkus } from './knownInputs.ts';
import type { SplitSkus } from './knownInputs.ts';
import {
  NO_STATE,
  aroundKnown,
  cappedInputs,
  columnsAroundKnown,
  contentFor,
  productsWhere,
  settingKeys,
  wholeCart,
  withKnown,
} from './loadCartInputs.ts';

const newCart = wholeCart.pick({
  products: true,
  tax_rates: true,
  settings: true,
  content_state: true,
  shipping_revision: true,
});

/** Loads the inputs of a cart that does not exist yet, with the rates of one more tax class. Statements as `loadCartInputs`. */
export async function loadNewCartInputs(
  app: AppContext,
  db: Db,
  skus: readonly string[],
  taxClass: number | null = null,
): Promise<CappedInputs> {
  const view = contentFor(app, db)?.view() ?? null;
  const split = view && splitSkus(view, skus);
  const loaded = split && (await loadNewAroundKnown(app, db, split, taxClass, view));
  return loaded ?? loadAllOfNewCart(app, db, skus, taxClass);
}

/** Loads the stock of known products, and the other products. Null: the process knows too little, or that has changed. One statement. */
async function loadNewAroundKnown(
  app: AppContext,
  db: Db,
  split: SplitSkus,
  taxClass: number | null,
  view: ContentView,
): Promise<CappedInputs | null> {
  const wanted = sql.fragment`select unnest(${sql.array(split.ids, 'int4')}) as product_id`;
  const row = await db.one(sql.type(aroundKnown)`
    select ${columnsAroundKnown(wanted, split, sql.fragment`${app.language}::text`, view)},
      (select revision from shipping_revision) as shipping_revision`);
  const known = withKnown(view, app.language, row, taxClass);
  return known && { ...cappedInputs(app, known, row.shipping_revision), coupon: null };
}

async function loadAllOfNewCart(
  app: AppContext,
  db: Db,
  skus: readonly string[],
  taxClass: number | null,
): Promise<CappedInputs> {
  const wanted = keyMatch(sql.fragment`p.sku`, skus);
  const ofProducts = sql.fragment`select p.tax_class from product p where ${wanted}`;
  const classes = taxClass === null ? ofProducts : sql.fragment`${ofProducts} union select ${taxClass}::int4`;
  const read = contentFor(app, db)?.read();
  const row = await db.one(sql.type(newCart)`
    select
      ${productsWhere(wanted, sql.fragment`${app.language}::text`)} as products,
      ${taxRatesColumn(classes)} as tax_rates,
      ${savedSettingsColumn(settingKeys)} as settings,
      (select revision from shipping_revision) as shipping_revision, ${read?.state ?? NO_STATE} as content_state`);
  const loaded = { products: row.products, taxRates: row.tax_rates, settings: row.settings };
  if (read && row.content_state) keepInputs(read.begin(row.content_state), app.language, loaded, taxClass);
  return { ...cappedInputs(app, loaded, row.shipping_revision), coupon: null };
}
