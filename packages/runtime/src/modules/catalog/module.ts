import { defineExtension } from '../../platform/contracts/extension.ts';
import type { Contributions } from '../../platform/contracts/extension.ts';
import type { ServerContext } from '../../platform/serverContext.ts';
import { watchPrices } from './priceContexts/priceRecord.ts';
import { pricingService } from './priceContexts/visitorPrices.ts';
import { attributeGroupRoutes, attributeRoutes } from './attributes/attributeRoutes.ts';
import { productFileRoutes } from './bulk/productFileRoutes.ts';
import { catalogMessages } from './catalogMessages.ts';
import { listCategoryFacts, listLiveCategories } from './categories/category.repo.ts';
import { categoryRoutes } from './categories/categoryRoutes.ts';
import { listCollectionFacts, listLiveCollections } from './collections/collection.repo.ts';
import { catalogRestorables } from './restorables.ts';
import { catalogFileUses } from './fileUses.ts';
import { catalogService } from './services.ts';
import { catalogSettings } from './catalogSettings.ts';
import { saleTermsSettings } from './saleTermsSettings.ts';
import { collectionRoutes } from './collections/collectionRoutes.ts';
import { catalogSearch } from './listing/catalogSearch.ts';
import { catalogOwners, metafieldRoutes } from './metafieldOwners.ts';
import { findPageOfVariant, listLiveProducts, listProductFacts } from './listing/productListing.repo.ts';
import { loadCategoryPage } from './pages/categoryPage.ts';
import { loadCollectionPage } from './pages/collectionPage.ts';
import { loadProductPage, pageOfVariant } from './pages/productPage.ts';
import { productLinkRoutes } from './related/productLinkRoutes.ts';
import { synonymRoutes } from './synonyms/synonymRoutes.ts';
import { catalogTranslatable } from './translatable.ts';
import { productRoutes } from './products/productRoutes.ts';
import { keepListPrices, keepPriceListScopes } from './priceContexts/keepListPrices.ts';
import { priceListRoutes } from './priceLists/priceListRoutes.ts';
import { pricesInCurrencies, pricesOfGroup, pricesOfGroups } from './priceContexts/priceHooks.ts';
import { keepPriceHistory } from './prices/keepPriceHistory.ts';
import { priceHistoryRoutes } from './prices/priceHistoryRoutes.ts';
import { priceSettings } from './prices/priceSettings.ts';
import { keepsPrices, keepsWeights } from './products/unitsInUse.ts';
import { productTopics } from './products/productTopics.ts';
import { variantRoutes } from './variants/variantRoutes.ts';
import { catalogEvents } from './events.ts';
import { catalogPersonalData } from './personalData.ts';

/** The products, categories and collections that have pages. */
const catalogUrlEntities: NonNullable<Contributions['urlEntities']> = [
  {
    type: 'product',
    urn: 'catalog:product',
    listLive: (_app, db, uuids) => listLiveProducts(db, uuids),
    listFacts: listProductFacts,
    loadPage: loadProductPage,
    async findMoved(db, uuid) {
      const page = await findPageOfVariant(db, uuid);
      return page && pageOfVariant(page);
    },
    changesWith: 'content',
  },
  {
    type: 'category',
    urn: 'catalog:category',
    listLive: (_app, db, uuids) => listLiveCategories(db, uuids),
    listFacts: listCategoryFacts,
    loadPage: loadCategoryPage,
    changesWith: 'content',
  },
  {
    type: 'collection',
    urn: 'catalog:collection',
    listLive: (_app, db, uuids) => listLiveCollections(db, uuids),
    listFacts: listCollectionFacts,
    loadPage: loadCollectionPage,
    changesWith: 'content',
  },
];

/** The catalog: products with their attributes, variants and stock, the category tree, and collections. */
export const catalog = defineExtension({
  name: 'catalog',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  settings: { ...catalogSettings, ...priceSettings, ...saleTermsSettings },
  setup: () => ({
    services: (app): Partial<ServerContext> => ({
      pricing: pricingService(app),
      catalog: catalogService(app),
    }),
    start: watchPrices,
    personalData: catalogPersonalData,
    events: catalogEvents,
    messages: [catalogMessages],
    routes: [
      ...productRoutes,
      ...productFileRoutes,
      ...productLinkRoutes,
      ...priceHistoryRoutes,
      ...categoryRoutes,
      ...collectionRoutes,
      ...attributeRoutes,
      ...attributeGroupRoutes,
      ...variantRoutes,
      ...synonymRoutes,
      ...metafieldRoutes,
      ...priceListRoutes,
    ],
    jobs: [keepPriceHistory, keepListPrices, keepPriceListScopes],
    currencyUses: [pricesInCurrencies],
    onGroupRemoval: [pricesOfGroup],
    onGroupsChange: [pricesOfGroups],
    onSettingsSave: [keepsPrices, keepsWeights],
    webhookTopics: productTopics,
    metafieldOwners: catalogOwners,
    searchSources: catalogSearch,
    fileUses: catalogFileUses,
    restorables: catalogRestorables,
    translatable: catalogTranslatable,
    urlEntities: catalogUrlEntities,
  }),
});
