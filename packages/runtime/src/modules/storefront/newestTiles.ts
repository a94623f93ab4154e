import { cached } from '../../platform/contentCache/cachedRead.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { serverOf } from '../../platform/serverContext.ts';
import { listNewestProducts, priceKeyOf } from '../catalog/index.ts';
import type { ProductTile } from '../catalog/index.ts';

/** Number of products that a page without content of its own shows instead. */
const NEWEST = 4;

/** Lists the newest products for a page without other content, such as an empty cart. They are cached until the shop's content changes. */
export const newestTiles = (app: AppContext, db: Db): Promise<readonly ProductTile[]> =>
  cached(serverOf(app).content, `newest tiles ${app.language} ${priceKeyOf(app)}`, () =>
    listNewestProducts(app, db, NEWEST),
  );
