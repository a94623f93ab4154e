import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { visitorContext } from '../../../platform/loading/readContext.ts';
import type { PageAsk } from '../../urls/index.ts';
import { productsOf } from '../listing/productCollection.ts';
import { ordersOf } from './listingAsk.ts';
import { readProductList } from './productList.ts';
import type { ProductList } from './productList.ts';

/** The products of the whole shop that match a keyword, as the query asks for them. Statements: those of the list. */
export function searchCatalog(app: AppContext, db: Db, keyword: string, ask: PageAsk): Promise<ProductList> {
  const context = visitorContext(app, db);
  return readProductList(context, ask, ordersOf(true), (filters) =>
    productsOf(context, [{ key: 'keyword', operation: 'eq', value: keyword }, ...filters]),
  );
}
