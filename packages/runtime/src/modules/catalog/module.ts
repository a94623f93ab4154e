import { z } from 'zod';
import { defineExtension } from '../../platform/extensions/contract.ts';
import { attributeGroupRoutes } from './attributeGroupRoutes.ts';
import { attributeRoutes } from './attributeRoutes.ts';
import { listLiveCategories } from './categoryListing.repo.ts';
import { loadCategoryPage } from './categoryPage.ts';
import { categoryRoutes } from './categoryRoutes.ts';
import { collectionRoutes } from './collectionRoutes.ts';
import { catalogOwners, metafieldRoutes } from './metafieldOwners.ts';
import { listLiveProducts } from './productListing.repo.ts';
import { productLinkRoutes } from './productLinkRoutes.ts';
import { loadProductPage } from './productPage.ts';
import { productRoutes } from './productRoutes.ts';
import { variantRoutes } from './variantRoutes.ts';

/** What the shop sells: products, the tree of categories, collections, and stock. */
export const catalog = defineExtension({
  name: 'catalog',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  settings: { catalogShowOutOfStockProduct: { schema: z.boolean().default(true) } },
  setup: () => ({
    routes: [
      ...productRoutes,
      ...productLinkRoutes,
      ...categoryRoutes,
      ...collectionRoutes,
      ...attributeRoutes,
      ...attributeGroupRoutes,
      ...variantRoutes,
      ...metafieldRoutes,
    ],
    metafieldOwners: catalogOwners,
    urlEntities: [
      {
        type: 'product',
        urn: 'catalog:product',
        listLive: (_app, db, uuids) => listLiveProducts(db, uuids),
        loadPage: loadProductPage,
      },
      {
        type: 'category',
        urn: 'catalog:category',
        listLive: (_app, db, uuids) => listLiveCategories(db, uuids),
        loadPage: loadCategoryPage,
      },
    ],
  }),
});
