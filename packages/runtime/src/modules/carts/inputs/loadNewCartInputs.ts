import type { CacheView } from '../../../platform/contentCache/contentCache.ts';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { keyMatch } from '../../../platform/text/keyMatch.ts';
import { groupExemptionsColumn, taxExemptions, taxExemptionsColumn } from '../../customers/index.ts';
import { currenciesColumn } from '../../currencies/index.ts';
import { savedSettingsColumn } from '../../settings/index.ts';
import { taxRatesColumn } from '../../tax/index.ts';
import type { CappedInputs } from './cartInputs.ts';
import { cacheInputs, partitionSkus } from './cachedInputs.ts';
import type { PartitionedSkus } from './cachedInputs.ts';
import {
  NO_STATE,
  uncachedColumns,
  cappedInputs,
  selectUncachedColumns,
  contentFor,
  productsWhere,
  settingKeys,
  wholeCart,
  joinCached,
} from './loadCartInputs.ts';

const newCart = wholeCart.pick({
  tax_exemptions: true,
  products: true,
  tax_rates: true,
  settings: true,
  currencies: true,
  content_state: true,
  shipping_revision: true,
});

const uncachedOfBuyer = uncachedColumns.extend({ tax_exemptions: taxExemptions });

/** Holds the values that are loaded beside the products. */
interface Additions {
  readonly taxClass: number | null;
  readonly buyer: NewBuyer;
}

/** The buyer of a new cart: a customer, somebody of a customer group, or a guest. */
interface NewBuyer {
  readonly customer_id: number | null;
  readonly customer_group_id: number | null;
}

const exemptionsOf = ({ customer_id: customer, customer_group_id: group }: NewBuyer) =>
  customer === null && group !== null
    ? sql.fragment`${groupExemptionsColumn(sql.fragment`${group}::int4`)} as tax_exemptions`
    : sql.fragment`${taxExemptionsColumn(sql.fragment`${customer}::int4`)} as tax_exemptions`;

const GUEST: NewBuyer = { customer_id: null, customer_group_id: null };

/**
 * Loads the inputs of a cart that does not exist yet, with the rates of one additional tax class and the exemptions of its buyer. Runs as many SQL
 * statements as `loadCartInputs`.
 */
export async function loadNewCartInputs(
  app: AppContext,
  db: Db,
  skus: readonly string[],
  taxClass: number | null = null,
  buyer: NewBuyer = GUEST,
): Promise<CappedInputs> {
  const view = contentFor(app, db)?.view() ?? null;
  const split = view && partitionSkus(view, skus);
  const loaded = split && (await loadNewWithCache(app, db, split, { taxClass, buyer }, view));
  return loaded ?? loadNewUncached(app, db, skus, { taxClass, buyer });
}

/**
 * Loads the stock of cached products, and all products that are not cached. Returns null if the cache is incomplete or
 * outdated. Runs one SQL statement.
 */
async function loadNewWithCache(
  app: AppContext,
  db: Db,
  split: PartitionedSkus,
  { taxClass, buyer }: Additions,
  view: CacheView,
): Promise<CappedInputs | null> {
  const productIds = sql.fragment`select unnest(${sql.array(split.ids, 'int4')}) as product_id`;
  const row = await db.one(sql.type(uncachedOfBuyer)`
    select ${selectUncachedColumns(productIds, split, sql.fragment`${app.language}::text`, view)}, ${exemptionsOf(buyer)},
      (select revision from shipping_revision) as shipping_revision`);
  const known = joinCached(view, app.language, row, taxClass);
  return known && { ...cappedInputs(app, known, row.shipping_revision, row.tax_exemptions), coupon: null };
}

async function loadNewUncached(
  app: AppContext,
  db: Db,
  skus: readonly string[],
  { taxClass, buyer }: Additions,
): Promise<CappedInputs> {
  const match = keyMatch(sql.fragment`p.sku`, skus);
  const ofProducts = sql.fragment`select p.tax_class from product p where ${match}`;
  const classes = taxClass === null ? ofProducts : sql.fragment`${ofProducts} union select ${taxClass}::int4`;
  const read = contentFor(app, db)?.read();
  const row = await db.one(sql.type(newCart)`
    select
      ${productsWhere(match, sql.fragment`${app.language}::text`)} as products,
      ${taxRatesColumn(classes)} as tax_rates,
      ${savedSettingsColumn(settingKeys(app))} as settings, ${currenciesColumn} as currencies,
      ${exemptionsOf(buyer)},
      (select revision from shipping_revision) as shipping_revision, ${read?.state ?? NO_STATE} as content_state`);
  const { products, tax_rates: taxRates, settings, currencies } = row;
  const loaded = { products, taxRates, settings, currencies };
  if (read && row.content_state) cacheInputs(read.begin(row.content_state), app.language, loaded, taxClass);
  return { ...cappedInputs(app, loaded, row.shipping_revision, row.tax_exemptions), coupon: null };
}
