import { z } from 'zod';
import { callerOf } from '../../platform/contracts/buyer.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import { outcomeOf } from '../../platform/contracts/outcome.ts';
import { validator } from '../../platform/http/forms/validation.ts';
import { translateData } from '../translations/index.ts';
import type { CatalogReader, CatalogService, ProductEntity } from './contract.ts';
import { loadProductPage } from './pages/productPage.ts';
import { searchCatalog } from './pages/productList.ts';
import { productsByRef } from './pages/productsByRef.ts';
import { findShownCurrency } from './priceContexts/shownCurrencies.ts';
import { noticesOf } from './products/noticesOf.ts';
import { appForBuyer, appForReader, buyerOf } from './priceContexts/visitorPrices.ts';

const MAX_REFS = 100;

const searchInput = z.object({
  keyword: z.string().max(200),
  query: z.record(z.string().max(200), z.union([z.string().max(500), z.array(z.string().max(500)).max(50)])),
});
const refsInput = z.object({ refs: z.array(z.string().max(255)).max(MAX_REFS) });

const readSearch = validator(searchInput, 'query') as (sent: unknown) => z.output<typeof searchInput>;
const readRefs = validator(refsInput, 'query') as (sent: unknown) => z.output<typeof refsInput>;

/** Creates the catalog service. Its products, texts and prices are those of the storefront's pages. */
export const catalogService = (shop: AppContext): CatalogService => ({
  search: (reader, keyword, query = {}) =>
    outcomeOf(async () => {
      const sent = readSearch({ keyword, query });
      const app = appOf(shop, reader);
      const list = await searchCatalog(app, app.db, sent.keyword.trim(), { query: sent.query });
      return (await translateData(app, app.db, { list }, ['list'])).list;
    }),
  lookup: (reader, refs) =>
    outcomeOf(async () => {
      const sent = readRefs({ refs }).refs;
      const app = appOf(shop, reader);
      const find = await productsByRef(app, app.db, sent);
      const products = sent.map((ref) => find(ref)?.product ?? null);
      return (await translateData(app, app.db, { products }, ['products'])).products;
    }),
  read: (reader, ref) =>
    outcomeOf(async () => {
      const [sent = ''] = readRefs({ refs: [ref] }).refs;
      const app = appOf(shop, reader);
      const found = (await productsByRef(app, app.db, [sent]))(sent);
      if (!found) return null;
      const { uuid, query } = found.page;
      const page = await loadProductPage(app, app.db, uuid, { query });
      if (!page || 'movedTo' in page) return null;
      const entity = page.entity as unknown as ProductEntity;
      return (await translateData(app, app.db, { entity }, ['entity'])).entity;
    }),
  async notices(reader, skus) {
    const app = appOf(shop, reader);
    return noticesOf(app, app.db, skus);
  },
});

/** Returns the app in the language and with the prices of a reader. */
function appOf(shop: AppContext, reader: CatalogReader): AppContext {
  const app = reader.language === undefined ? shop : shop.inLanguage(reader.language);
  const { customer } = callerOf(reader);
  const currency = findShownCurrency(app, reader.currency);
  return currency === null ? appForReader(app, customer) : appForBuyer(app, currency, buyerOf(customer));
}
