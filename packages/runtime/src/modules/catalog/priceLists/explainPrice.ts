import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { toNumber } from '../../../platform/money.ts';
import { ratio, rounded, times } from '../../../platform/ratio.ts';
import { findCustomer, customerNotFound } from '../../customers/index.ts';
import { invalidCurrency, readCurrencyInputs, shopCurrenciesOf } from '../../currencies/index.ts';
import { ratesAt, taxMode, taxSettingKeys } from '../../tax/index.ts';
import { productNotFound } from '../errors.ts';
import { namedGroups } from '../priceContexts/neededContexts.ts';
import { unknownPriceGroup } from './errors.ts';
import { findKeptLowest, findPricedProduct, listGroupIds, readTaxRates } from './explainPrice.repo.ts';
import type { FoundProduct } from './explainPrice.repo.ts';
import { readAllRules } from './priceListRule.repo.ts';
import { priceReasons } from './priceReasons.ts';
import { termsOf } from './priceRules.ts';
import { priceAt, tiersOf } from './resolvePrice.ts';
import type { PriceQuestion } from './resolvePrice.ts';

/** A question for a price. */
interface PriceQuery {
  readonly sku: string;
  readonly currency?: string | undefined;
  readonly customer_id?: string | undefined;
  readonly group?: string | undefined;
  readonly qty: number;
  readonly at?: Date | undefined;
  readonly country?: string | undefined;
}

/**
 * Returns the price of a product for a buyer, with the prices of higher quantities, and the reasons. It resolves the price as pages and carts
 * do. Throws 404 for an unknown product or customer, and 400 for an unknown group or currency.
 */
export async function explainPrice(app: AppContext, db: Db, query: PriceQuery) {
  const product = await findPricedProduct(db, query.sku);
  if (!product) throw productNotFound();
  const base = app.config.shop.currency;
  const currencies = shopCurrenciesOf(await readCurrencyInputs(db), base);
  const currency = currencies.find(query.currency ?? base);
  if (!currency) throw invalidCurrency(query.currency ?? base);
  const now = (query.at ?? app.clock.now()).getTime();
  const question = { currency, base, groups: await queriedGroups(db, query), qty: query.qty, now };
  const lists = await readAllRules(db);
  const terms = termsOf(question, lists);
  const price = priceAt(product, terms, query.qty, now);
  const reasons = priceReasons(product, lists, question, price);
  const amountOf = (minor: number) => toNumber(minor, currency.code);
  return {
    amount: price && amountOf(price.amount),
    currency: currency.code,
    source: price?.source ?? null,
    list: price?.list?.uuid ?? null,
    struck: price?.struck != null && price.struck > price.amount ? amountOf(price.struck) : null,
    lowest_30_days: await lowestOf(db, product, question, lists),
    tiers: tiersOf(product, terms, now).map(({ min_qty, amount }) => ({ min_qty, amount: amountOf(amount) })),
    reasons: price
      ? reasons
      : [...reasons, { code: 'NO_PRICE', message: `There is no price in ${currency.code}` }],
    ...(query.country !== undefined &&
      price &&
      (await withTax(app, db, product, price.amount, query.country, currency.code))),
  };
}

async function queriedGroups(db: Db, { customer_id: id, group }: PriceQuery): Promise<readonly number[]> {
  const groups: number[] = [];
  if (id !== undefined) {
    const customer = await findCustomer(db, id);
    if (!customer) throw customerNotFound();
    groups.push(...(await listGroupIds(db, customer.groups)));
  }
  if (group !== undefined) {
    const [found] = await listGroupIds(db, [group]);
    if (found === undefined) throw unknownPriceGroup(group);
    groups.push(found);
  }
  return groups;
}

/** Returns the lowest price of the 30 days before the reduction, as pages show it. Null if none is known. */
async function lowestOf(
  db: Db,
  product: FoundProduct,
  { currency, groups, now }: PriceQuestion,
  lists: Parameters<typeof namedGroups>[0],
): Promise<number | null> {
  const open = lists.filter((list) => list.is_on);
  const kept = await findKeptLowest(db, product.product_id, {
    currency: currency.code,
    groups: namedGroups(open, currency.code, groups),
    at: new Date(now),
  });
  const own = currency.isBase && !kept ? product.lowest_price_30_days : (kept?.lowest ?? null);
  return own === null ? null : Number(own);
}

async function withTax(
  app: AppContext,
  db: Db,
  product: FoundProduct,
  amount: number,
  country: string,
  currency: string,
): Promise<{ readonly net: number; readonly gross: number }> {
  const mode = taxMode(await app.settings([...taxSettingKeys]));
  const rates = await readTaxRates(db, product.product_id);
  const { rate } = ratesAt(rates, { country: country.toUpperCase(), province: null, postcode: null })(
    product.tax_class,
  );
  const { n, d } = times(ratio(amount), { n: rate.n, d: mode.priceIncludingTax ? rate.n + rate.d : rate.d });
  const tax = rounded({ n, d }, mode.taxRounding);
  const [net, gross] = mode.priceIncludingTax ? [amount - tax, amount] : [amount, amount + tax];
  return { net: toNumber(net, currency), gross: toNumber(gross, currency) };
}
