import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { toDecimal } from '../../../platform/money.ts';
import { shopCurrenciesOf } from '../../currencies/index.ts';
import { rulesOf } from '../priceLists/priceListRule.repo.ts';
import { plainPrice, termsOf } from '../priceLists/priceRules.ts';
import type { PriceTerms } from '../priceLists/priceRules.ts';
import { BASE_CONTEXT } from '../prices/priceHistory.ts';
import { isReduced, isSamePrice, keptPriceOf, keptPrices, saysTheSame } from './keptPrice.ts';
import type { KeptPrice, PricedProduct } from './keptPrice.ts';
import { listPastPrices, readPriced, recordContextPrices, replaceKept } from './keptPrice.repo.ts';
import type { PastPrice, PriceToKeep, PriceToLeave, PriceToRecord, ProductChoice } from './keptPrice.repo.ts';
import { lowestBefore } from './lowestBefore.ts';
import type { PricingRow } from './priceContext.repo.ts';
import { readPricing } from './priceContext.repo.ts';
import { sharePrices } from './priceState.repo.ts';
import type { PriceCounts } from './priceState.repo.ts';
import { keepScopesOf } from './keepScopes.ts';

/** Number of prices per batch. They are computed without a pause, for which requests to the process wait. */
const BATCH_PRICES = 300;
/** Minimum number of products per batch. */
const BATCH_PRODUCTS = 25;

/**
 * Keeps the prices of products that the transaction has written, in all contexts. Call it after the writes; the products stay locked by them.
 * Without contexts and scopes it sends one statement, and none if the transaction shares the prices already and gives what it has read.
 */
export async function keepPricesOf(
  app: AppContext,
  tx: Db,
  products: readonly number[],
  shared?: PriceCounts,
): Promise<void> {
  if (products.length === 0) return;
  const { context_count, scope_count } = shared ?? (await sharePrices(tx));
  if (scope_count > 0) await keepScopesOf(app, tx, products);
  if (context_count > 0) await keepPrices(app, tx, products);
}

/** The kinds of buyers whose prices may have changed. Default: all. */
export interface ChangedFor {
  /** The id of the only list that changed: those whom it is for. */
  readonly list?: number;
  /** The codes of the only currencies that changed: those who pay in one of them. */
  readonly currencies?: readonly string[];
}

/** The choice of prices to keep. */
interface KeepChoice {
  /** The ids of the contexts. Default: all. */
  readonly contexts?: readonly number[];
  readonly changed?: ChangedFor;
  /** The parts that all products share, if they were read before. */
  readonly pricing?: PricingRow;
}

/**
 * Computes the prices of products in contexts, for now and all times at which lists begin or end, and writes those that differ from what is
 * kept. The caller holds the lock of prices: `lockPrices` before its first write.
 */
export async function keepPrices(
  app: AppContext,
  tx: Db,
  products: readonly number[] | 'all',
  { contexts, changed = {}, pricing }: KeepChoice = {},
): Promise<void> {
  const now = app.clock.now();
  const shared = pricing ?? (await readPricing(tx, now));
  const buyers = buyersOf(app, shared).filter(
    (buyer) => (!contexts || contexts.includes(buyer.context)) && isConcerned(buyer, changed),
  );
  if (buyers.length === 0) return;
  const size = Math.max(BATCH_PRODUCTS, Math.floor(BATCH_PRICES / buyers.length));
  if (products === 'all') {
    for (let after = 0, last = size; last === size;) {
      const read = await keepBatch(tx, { after, limit: size }, buyers, now);
      last = read.length;
      after = read.at(-1) ?? after;
    }
    return;
  }
  const ids = [...new Set(products)].sort((a, b) => a - b);
  for (let start = 0; start < ids.length; start += size)
    await keepBatch(tx, { ids: ids.slice(start, start + size) }, buyers, now);
}

const isConcerned = ({ terms }: ContextBuyer, { list, currencies }: ChangedFor): boolean =>
  (list === undefined || terms.lists.has(list)) && (!currencies || currencies.includes(terms.currency.code));

/** A kind of buyer with the lists that are for them. */
interface ContextBuyer {
  readonly context: number;
  readonly terms: PriceTerms;
  /** The context of the price history. */
  readonly key: string;
}

/** Returns the buyers of all contexts whose currencies are on. */
export function buyersOf(
  app: Pick<AppContext, 'config'>,
  { contexts, lists, currencies }: PricingRow,
): readonly ContextBuyer[] {
  const base = app.config.shop.currency;
  const shop = shopCurrenciesOf(currencies, base);
  const rules = rulesOf(lists);
  return contexts.flatMap(({ price_context_id, currency: code, group_ids: groups }) => {
    const currency = shop.find(code);
    if (!currency) return [];
    const terms = termsOf({ currency, base, groups }, rules);
    return [{ context: price_context_id, terms, key: historyKey(code, groups) }];
  });
}

/** Returns the name that the price history has for a context. */
export const historyKey = (currency: string, groups: readonly number[]): string =>
  [currency.toLowerCase(), ...(groups.length > 0 ? [groups.join('-')] : [])].join(':').slice(0, 100);

/** The prices of a product that changed in a context. */
interface Change {
  readonly buyer: ContextBuyer;
  readonly id: number;
  readonly product: PricedProduct;
  readonly stored: readonly KeptPrice[];
  readonly next: readonly KeptPrice[];
}

/** Keeps the prices of a batch, and returns the ids of its products. */
async function keepBatch(
  tx: Db,
  choice: ProductChoice,
  buyers: readonly ContextBuyer[],
  now: Date,
): Promise<readonly number[]> {
  const contexts = buyers.map(({ context }) => context);
  const products = await readPriced(tx, choice, contexts, now);
  const changes = products.flatMap(({ product_id: id, kept, ...product }) =>
    buyers.flatMap((buyer): Change[] => {
      const stored = kept
        .filter(({ context }) => context === buyer.context)
        .map((row) => keptPriceOf(row, buyer.terms.currency.code));
      const next = keptPrices(product, buyer.terms, now.getTime());
      return saysTheSame(stored, next) ? [] : [{ buyer, id, product, stored, next }];
    }),
  );
  if (changes.length > 0) await write(tx, await withLowest(tx, changes, now), now);
  return products.map(({ product_id }) => product_id);
}

/** Fills in the lowest price of 30 days of prices of lists that are reduced. What stays reduced to the same price keeps it. */
async function withLowest(tx: Db, changes: readonly Change[], now: Date): Promise<readonly Change[]> {
  const reduced = changes.filter(({ next }) => next.some(needsLowest));
  if (reduced.length === 0) return changes;
  const ids = [...new Set(reduced.map(({ id }) => id))];
  const keys = new Set(reduced.map(({ buyer }) => buyer.key));
  const past = Map.groupBy(
    await listPastPrices(tx, ids, [BASE_CONTEXT, ...keys], now),
    ({ product_id }) => product_id,
  );
  return changes.map((change) => {
    if (!change.next.some(needsLowest)) return change;
    const own = (past.get(change.id) ?? []).filter(
      ({ context }) => context === BASE_CONTEXT || context === change.buyer.key,
    );
    return { ...change, next: lowestOf(change, own, now) };
  });
}

const needsLowest = (price: KeptPrice): boolean => price.list !== null && isReduced(price);

function lowestOf({ next, stored, product, buyer }: Change, past: readonly PastPrice[], now: Date) {
  const [current] = stored;
  const hasOwnPrice = !plainPrice(product, buyer.terms).isBase;
  return next.map((price, index) => {
    if (!needsLowest(price)) return price;
    const same = stored.find((was) => isReduced(was) && isSamePrice(was, price) && was.from === price.from);
    if (same) return { ...price, lowest: same.lowest };
    const until = current ? [{ ...current, to: now.getTime() }] : [];
    const before = [...(index === 0 || current ? until : []), ...next.slice(0, index)];
    const start = price.from ?? now.getTime();
    return {
      ...price,
      lowest: lowestBefore({ start, struck: price.compare }, before, past, buyer.terms, hasOwnPrice),
    };
  });
}

async function write(tx: Db, changes: readonly Change[], now: Date): Promise<void> {
  const rows = changes.flatMap(({ buyer, id, next }) => next.map((price) => toKeep(buyer, id, price)));
  await replaceKept(tx, changes.flatMap(toLeave), rows, now);
  await recordContextPrices(
    tx,
    changes.flatMap((change) => toRecord(change) ?? []),
    now,
  );
}

const timeText = (time: number): string => new Date(time).toISOString();

/** Returns the kept prices that the new ones do not replace: those that begin at other times, and those that have ended. */
function toLeave({ buyer: { context }, id: product, stored, next }: Change): readonly PriceToLeave[] {
  const begins = new Set(next.map(({ from }) => from));
  const left = stored.filter(({ from }) => !begins.has(from));
  return [null, ...left.map(startOf)].map((from) => ({ context, product, from }));
}

/** Returns the time from which a price is kept, as the database reads it. */
const startOf = ({ from }: KeptPrice): string => (from === null ? '-infinity' : timeText(from));

function toKeep({ context, terms }: ContextBuyer, product: number, price: KeptPrice): PriceToKeep {
  return {
    context,
    product,
    from: startOf(price),
    to: price.to === null ? null : timeText(price.to),
    ...amountsOf(price, terms),
    list: price.list,
  };
}

function amountsOf({ amount, compare, lowest }: KeptPrice, { currency }: PriceTerms) {
  const text = (minor: number) => toDecimal(minor, currency.code);
  return {
    amount: text(amount),
    compare: compare === null ? null : text(compare),
    lowest: lowest === null ? null : text(lowest),
  };
}

/** Returns the price of now for the price history. Null if it is the one that was kept, or there is none. */
function toRecord({ buyer, id, product, stored, next }: Change): PriceToRecord | null {
  const [was] = stored;
  const price = next.find(({ from }) => from === null);
  if (!price || (was && isSamePrice(was, price))) return null;
  const isOwn = !plainPrice(product, buyer.terms).isBase;
  const isGiven = isOwn || price.list !== null || (was?.list ?? null) !== null;
  return { product: id, context: buyer.key, ...amountsOf(price, buyer.terms), isGiven };
}
