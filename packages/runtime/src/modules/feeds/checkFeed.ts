import type { AppContext } from '../../platform/contracts/context.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import type { Db } from '../../platform/db/db.ts';
import { appForGuests, feedProducts } from '../catalog/index.ts';
import type { ProductFeed } from './contract.ts';
import { feedCall } from './feedCall.ts';
import type { FeedFaultsAnswer } from './productFeed.ts';

/** Maximum number of products with faults in one answer, and of products that one request looks at. */
const MOST = { found: 50, checked: 5000 } as const;

interface Question {
  /** The id of the product after which to begin. */
  readonly after: number;
  /** The texts in the language of who asks. */
  readonly text: Text;
}

/**
 * Finds products that a platform refuses, or shows worse than it could, in the language and currency in which guests see the shop. Looks at
 * products after an id until enough are found. Null if the feed checks nothing. Runs an SQL statement for 500 products.
 */
export async function checkFeed(
  asked: AppContext,
  db: Db,
  feed: ProductFeed,
  { after, text }: Question,
): Promise<FeedFaultsAnswer> {
  const app = appForGuests(asked, '');
  const opened = await feed.open(app);
  const call = { ...feedCall(app, db), text };
  const products: FeedFaultsAnswer['products'] = [];
  let checked = 0;
  for await (const items of feedProducts(app, db, { after }))
    for (const item of items) {
      const faults = opened.check?.(item, call) ?? [];
      checked += 1;
      const { uuid, sku, name, choices, product_id } = item;
      if (faults.length > 0)
        products.push({
          uuid,
          sku,
          name: [name, ...choices.map(({ value }) => value)].join(' – '),
          faults: [...faults],
        });
      if (products.length === MOST.found || checked === MOST.checked)
        return { checked, products, next: String(product_id) };
    }
  return { checked, products, next: null };
}
