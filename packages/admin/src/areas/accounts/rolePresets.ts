import type { PlainTextKey } from '../../text/text.ts';

/** A role preset with the permissions that a job requires. */
export interface RolePreset {
  readonly title: PlainTextKey;
  readonly about: PlainTextKey;
  readonly permissions: readonly string[];
}

const words = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

/** Presets for a new role. Add each new record type to the presets of the people who work with it. */
export const rolePresets: readonly RolePreset[] = [
  {
    title: 'roles.preset.warehouse',
    about: 'roles.preset.warehouse.help',
    permissions: words(`
      listOrders getOrder listRefunds listOrderDocuments getDocument listOrderShipments createShipment createShipmentLabel updateShipment cancelShipment
      markShipmentDelivered listCarriers listReturns getReturn receiveReturn createReturnLabel listOrderNotes createOrderNote
      listProducts getProduct listCategories getCategory listAttributes getAttribute listAttributeGroups
      getAttributeGroup listTaxClasses listCurrencies`),
  },
  {
    title: 'roles.preset.support',
    about: 'roles.preset.support.help',
    permissions: words(`
      listOrders getOrder listOrderShipments listOrderNotes createOrderNote deleteOrderNote reviewOrder updateOrder
      sendOrderEmail cancelOrder refundOrder previewRefund listRefunds listOrderDocuments getDocument issueDocument listReturns getReturn createReturn
      approveReturn declineReturn receiveReturn createReturnLabel closeReturn withdrawOrder getOrderMetafields listPaymentMethods
      listCustomers getCustomer updateCustomer checkVatId listCustomerAddresses createCustomerAddress updateCustomerAddress
      deleteCustomerAddress exportCustomer getCustomerExport eraseCustomer eraseOrder listCustomerNotes createCustomerNote deleteCustomerNote getCustomerMetafields
      getCustomerGroup listCustomerGroups listCarts getCart quoteCart getSubscriber listSubscribers
      listContactMessages getContactMessage updateContactMessage listEmails getEmail resendEmail
      listProducts getProduct listCategories getCategory listAttributes getAttribute listAttributeGroups
      getAttributeGroup listTaxClasses
      listCoupons getCoupon previewCoupon listPromotions getPromotion previewPromotion listPromotionCodes listPriceLists getPriceList explainPrice
      listCurrencies listGiftCards getGiftCard createGiftCard adjustGiftCard voidGiftCard printGiftCard resendGiftCard getCredit adjustCredit`),
  },
  {
    title: 'roles.preset.editor',
    about: 'roles.preset.editor.help',
    permissions: words(`
      listProducts getProduct createProduct updateProduct variantSearch addVariantItem unlinkVariant createVariantGroup
      listVariantGroups getVariantGroup updateVariantGroup listPriceHistory listProductLinks addProductLink updateProductLink removeProductLink
      updateProductMetafield listTaxClasses listCurrencies
      listPriceLists getPriceList createPriceList updatePriceList deletePriceList updatePrices explainPrice
      listCustomerGroups getCustomerGroup listCategories getCategory createCategory updateCategory deleteCategory updateCategoryMetafield
      addProductToCategory removeProductFromCategory
      listCollections getCollection createCollection updateCollection deleteCollection updateCollectionMetafield
      addProductToCollection removeProductFromCollection
      listAttributes getAttribute createAttribute updateAttribute listAttributeGroups getAttributeGroup createAttributeGroup
      updateAttributeGroup listSearchSynonyms getSearchSynonym createSearchSynonym updateSearchSynonym deleteSearchSynonym
      getMetafieldDefinition getMetafieldDefinitions
      listMedia getMedia listMediaFolders listMediaUses updateMedia deleteMedia imageUpload fileBrowser
      listCmsPages getCmsPage createCmsPage updateCmsPage deleteCmsPage
      listBlogPosts getBlogPost createBlogPost updateBlogPost deleteBlogPost updateBlogPostMetafield
      listBlogCategories getBlogCategory createBlogCategory updateBlogCategory deleteBlogCategory updateBlogCategoryMetafield
      listMenus getMenu updateMenu listWidgets getWidget createWidget updateWidget deleteWidget
      listLandingPages getLandingPage createLandingPage updateLandingPage deleteLandingPage duplicateLandingPage
      listRedirects getRedirect createRedirect updateRedirect deleteRedirect
      getEditedPage listChangesets getChangeset createChangeset addChangesetOperation moveCurrentChange publishChangeset
      discardChangeset createPreview listRolloutPlans getRolloutPlan createRolloutPlan updateRolloutPlan cancelRolloutPlan
      listRolloutOverlaps syncRolloutPlan`),
  },
  {
    title: 'roles.preset.analyst',
    about: 'roles.preset.analyst.help',
    permissions: words(`
      getCartReminderFigures listGiftCards getGiftCard getCredit listPromotionPerformance getPromotionPerformance
      listCurrencies getDashboard getMeasurementSummary listMeasurementEvents listOrders getOrder listCustomers getCustomer
      listCustomerGroups getCustomerGroup listCarts getCart listSubscribers listCoupons getCoupon listPromotions getPromotion
      listProducts getProduct
      listCategories getCategory listAttributes getAttribute listAttributeGroups getAttributeGroup listTaxClasses
      listCollections getCollection
      listPaymentMethods`),
  },
];
