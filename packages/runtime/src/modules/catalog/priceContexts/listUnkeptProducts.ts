import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { buyersOf } from './contextBuyers.ts';
import { keptPriceOf, keptPrices, saysTheSame } from './keptPrice.ts';
import { readPriced } from './keptPrice.repo.ts';
import { readPricing } from './priceContext.repo.ts';

const BATCH = 2000;

/** Lists the SKUs of products whose kept prices are not those that lists and currencies give, at most `most`. */
export async function listUnkeptProducts(app: AppContext, db: Db, most: number): Promise<readonly string[]> {
  const now = app.clock.now();
  const buyers = buyersOf(app, await readPricing(db, now));
  const contexts = buyers.map(({ context }) => context);
  const found: string[] = [];
  if (buyers.length === 0) return found;
  for (let after = 0; found.length < most;) {
    const products = await readPriced(db, { after, limit: BATCH }, contexts, now);
    for (const { product_id: _, sku, kept, ...product } of products) {
      const isKept = buyers.every(({ context, terms }) =>
        saysTheSame(
          kept.filter((row) => row.context === context).map((row) => keptPriceOf(row, terms.currency.code)),
          keptPrices(product, terms, now.getTime()),
        ),
      );
      if (!isKept) found.push(sku);
    }
    if (products.length < BATCH) break;
    after = products.at(-1)?.product_id ?? after;
  }
  return found.slice(0, most);
}
