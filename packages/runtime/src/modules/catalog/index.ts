export { demoImageUrl, storeDemoImage } from './demo/demoImages.ts';
export { drawScene } from './demo/drawScene.ts';
export type { Scene, SceneProduct } from './demo/drawScene.ts';
export { listDemoLanguages, readDemoTexts, translatedLanguages } from './demo/demoTranslations.ts';
export type { DemoTexts } from './demo/demoTranslations.ts';
export type { RemovedDemo } from './demo/removeDemo.ts';
export { countDemoProducts, listDemoSkus, removeDemo } from './demo/removeDemo.ts';
export { seedDemo } from './demo/seedDemo.ts';
export { seedProducts } from './demo/seedProducts.ts';
export { listProductRows } from './listing/productRows.repo.ts';
export { noPrice } from './errors.ts';
export { linkedProducts } from './related/linkedProducts.ts';
export { factNamed, factOf } from './products/identifiers.ts';
export { productPath, weight } from './products/product.ts';
export {
  MAX_ORDER_QTY,
  quantityAbove,
  quantityFault,
  quantityRule,
  quantityWithin,
  quantityWithinColumn,
} from './products/quantityRule.ts';
export type { QuantityFault, QuantityLimits } from './products/quantityRule.ts';
export { giftCardTerms, isOffered } from './products/giftCardTerms.ts';
export type { GiftCardTerms } from './products/giftCardTerms.ts';
export { translatedName, variantChoices } from './variants/variant.repo.ts';
export { variantChoice } from './variants/variant.ts';
export type { VariantChoice } from './variants/variant.ts';
export { arePricesPlain, basisInCountry, secondsOfPrices } from './priceContexts/priceRecord.ts';
export { shownCurrencies } from './priceContexts/shownCurrencies.ts';
export { priceListsPassed } from './priceContexts/priceListsPassed.ts';
export { countryOfVisitor } from './priceContexts/languageCurrency.ts';
export { currencyOf, priceKeyOf, pricesOf } from './priceContexts/shownPrices.ts';
export type { OfferedProduct, ProductOffers } from './priceContexts/shownPrices.ts';
export { shownAmount } from './priceContexts/shownTax.ts';
export { appForBuyer, appForGuests, buyerOf, chooseCurrency } from './priceContexts/visitorPrices.ts';
export { listAttributeTypes } from './attributes/attribute.repo.ts';
export { csvLine, csvRecords } from './bulk/csv.ts';
export { unguarded } from './bulk/formulaGuard.ts';
export { textLines } from './bulk/textLines.ts';
export { exportProducts } from './bulk/exportProducts.ts';
export { fileRows } from './bulk/fileRows.ts';
export type { ProductFormat } from './bulk/fileRows.ts';
export { importProducts } from './bulk/importProducts.ts';
export type { ImportOptions, ImportReport, RefusedRow } from './bulk/importProducts.ts';
export { categoryMenu, selectCategoryMenu } from './pages/categoryLinks.ts';
export { feedProducts } from './feed/feedProducts.ts';
export type { FeedItem } from './feed/feedItem.ts';
export { readCollectionFeed } from './pages/collectionFeed.ts';
export type { FeedProduct } from './pages/collectionFeed.ts';
export { crossSold } from './pages/crossSold.ts';
export { readLineNotes } from './pages/lineNotes.ts';
export type { LineNotes } from './pages/lineNotes.ts';
export { DELIVERY_SETTINGS, promisedDelivery, statedDelivery } from './pages/promisedDelivery.ts';
export { listNewestProducts, searchCatalog } from './pages/productList.ts';
export { productsBySku } from './pages/productsBySku.ts';
export { productTile } from './pages/productTile.ts';
export { correctKeyword } from './listing/correctKeyword.ts';
export { suggestedCategories, suggestProducts } from './pages/suggestProducts.ts';
export type {
  DeliveryDays,
  ListFilter,
  PriceNotes,
  ProductEntity,
  ProductList,
  ProductOffer,
  ProductRow,
  ProductTile,
  QuantityRule,
} from './contract.ts';
export type { OfferSource } from './offers/productOffers.ts';
export { listUnkeptProducts } from './priceContexts/listUnkeptProducts.ts';
export { priceListInputs, priceListsColumn, rulesOf } from './priceLists/priceListRule.repo.ts';
export type { PriceListInputs } from './priceLists/priceListRule.repo.ts';
export { termsOf as priceTermsOf } from './priceLists/priceRules.ts';
export type { PriceListRule } from './priceLists/priceRules.ts';
export {
  listRowsColumn,
  ownPricesColumn,
  priceSources,
  scopesColumn,
} from './priceLists/productPrices.repo.ts';
export { limitsFor, limitsQuantities } from './priceLists/listLimits.ts';
export { limitedProducts } from './priceLists/limitedProducts.ts';
export { priceAt } from './priceLists/resolvePrice.ts';
