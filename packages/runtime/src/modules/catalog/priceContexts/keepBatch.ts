import type { Db } from '../../../platform/db/db.ts';
import { toDecimal } from '../../../platform/money.ts';
import { plainPrice } from '../priceLists/priceRules.ts';
import type { PriceTerms } from '../priceLists/priceRules.ts';
import { BASE_CONTEXT } from '../prices/priceHistory.ts';
import { isReduced, isSamePrice, keptPriceOf, keptPrices, saysTheSame } from './keptPrice.ts';
import type { KeptPrice, PricedProduct } from './keptPrice.ts';
import { readPriced, replaceKept } from './keptPrice.repo.ts';
import { listPastPrices, recordContextPrices } from './pastPrice.repo.ts';
import type { PriceToKeep, PriceToLeave, ProductChoice } from './keptPrice.repo.ts';
import type { PastPrice, PriceToRecord } from './pastPrice.repo.ts';
import { lowestBefore } from './lowestBefore.ts';
import type { ContextBuyer } from './contextBuyers.ts';

/** The prices of a product that changed in a context. */
interface Change {
  readonly buyer: ContextBuyer;
  readonly id: number;
  readonly product: PricedProduct;
  readonly stored: readonly KeptPrice[];
  readonly next: readonly KeptPrice[];
}

/** Keeps the prices of a batch, and returns the ids of its products. */
export async function keepBatch(
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
