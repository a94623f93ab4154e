/**
 * Expected access rules, written manually and independently of what routes and fields declare. If a route or field is added, removed or
 * changed, the test fails until its entry here is updated.
 */

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Routes that anyone may call. Routes for a person's own data check the caller themselves. */
export const PUBLIC_ROUTES = words(`
  addCartAddress addCartContactInfo addCartItem addCartPaymentMethod addCartShippingMethod addShippingNote
  adminEmailFrame adminExtensionFile adminGraphiql adminLogin adminLogout adminResetPassword adminResetPasswordForm adminUi adminUiAsset adminUiPage apiDocs asset blogCategoryFeed blogFeed
  cardgwReturn cardgwScript cardgwWalletsScript cardgwWebhook cartCheckout cmsPageView collectionFeed confirmMyEmail requestUserPasswordReset
  resetUserPassword setUpShop storefrontConfirmEmail storefrontConfirmEmailForm
  couponApply couponRemove createCart createCustomer createOrder createPaymentIntent createWalletgwExpress createWalletgwOrder customerLogin
  customerLogout getCustomerToken getUserToken graphiql graphql graphqlGet landingPageView listCartShippingMethods
  endOrderPayment finishOrderPayment getOrderPayment startOrderPayment storefrontPaymentReturn
  openApi searchSuggestions suggestAddresses storefrontAddressSuggestions storefrontLookupScript storefrontCards storefrontRemoveCard storefrontSuggestions storefrontSuggestScript refreshCustomerToken refreshUserToken removeCartItem resetPassword productFeed productFeedFile robots sitemap storefrontAccount
  storefrontAccountOfOrder storefrontDesign storefrontEndOtherSessions storefrontFavicon storefrontManifest storefrontPasswordScript storefrontSetNewsletter
  storefrontAddAddress storefrontAddCartItem storefrontAddressCountry storefrontAddresses storefrontApplyCoupon storefrontCart
  storefrontAddedItem storefrontDiscount storefrontCartScript storefrontSharedCart storefrontTakeSharedCart storefrontHandOver storefrontTakeHandOver
  storefrontChangeCartItem storefrontCheckout storefrontCheckoutAddress storefrontCheckoutCountry storefrontCheckoutPayment
  storefrontBeginExpress storefrontExpressForm storefrontExpressReturn
  storefrontCheckoutSavedAddress storefrontCheckoutShipping storefrontForgottenPassword storefrontForgottenPasswordForm
  storefrontLogin storefrontLoginForm storefrontLogout storefrontOrder storefrontOrderPlaced storefrontOrders
  storefrontPage storefrontPayOtherwise storefrontPayment storefrontPlaceOrder storefrontRegister
  storefrontExportData storefrontEraseData storefrontKeepData storefrontChangeAddress storefrontChangeProfile storefrontEditAddress storefrontEditAddressCountry storefrontProfile storefrontReorder
  storefrontRegisterForm storefrontRemoveAddress storefrontRemoveCartItem storefrontRemoveCoupon storefrontRemoveGiftCard storefrontRemoveCredit storefrontUseCredit
  storefrontResetPassword storefrontResetPasswordForm storefrontSearch storefrontProductScript storefrontCountryScript storefrontStyles storefrontFont updateCartItemQty
  updateCart
  listCurrencies listReturnReasons requestWithdrawal giftCardBalance addCartGiftCard removeCartGiftCard removeCartCredit useCartCredit
  cancelNewsletter confirmNewsletter requestNewsletter sendContactMessage storefrontCancelNewsletter storefrontCancelNewsletterForm
  storefrontConfirmNewsletter storefrontConfirmNewsletterForm storefrontContact storefrontGiftCard storefrontGiftCardBalance storefrontNewsletter storefrontRequestNewsletter
  storefrontConsent storefrontSaveConsent storefrontChooseCurrency
  storefrontAddReturnImages storefrontRemoveReturnImage storefrontRequestReturn storefrontRequestWithdrawal storefrontReturn storefrontReturnForm
  storefrontWithdraw storefrontWithdrawal storefrontWithdrawalLink storefrontWithdrawalReview
  setCartReminders storefrontRecoverCart storefrontSetReminders storefrontStopReminders storefrontStopRemindersForm
  storefrontSendMessage updatePassword walletgwCancelling walletgwProcessing walletgwWebhook
`);

/** Routes for the shopper of a record and, of an order, whoever has its token, and for administrators with the permission. */
export const ORDER_ROUTES: ReadonlyMap<string, string> = new Map([
  ['getCustomerExport', 'getCustomerExport'],
  ['createReturn', 'createReturn'],
  ['getReturn', 'getReturn'],
  ['addReturnImages', 'createReturn'],
  ['deleteReturnImage', 'createReturn'],
  ['getReturnImage', 'getReturn'],
  ['getReturnLabel', 'getReturn'],
  ['withdrawOrder', 'withdrawOrder'],
  ['getDocument', 'getDocument'],
  ['getDocumentCii', 'getDocument'],
  ['getDocumentFile', 'getDocument'],
  ['getDocumentUbl', 'getDocument'],
  ['getOrderDocument', 'getOrder'],
  ['listOrderDocuments', 'listOrderDocuments'],
  ['listRefunds', 'listRefunds'],
]);

/** Routes for signed-in customers. */
export const CUSTOMER_ROUTES = words(`
  attachCardCustomer getMyCredit eraseMe exportMe createMyAddress deleteMyAddress endMySession endMySessions getMyNewsletter getMyProfile setMyNewsletter listMyAddresses listMySessions
  updateCustomerProfile updateMyAddress
`);

/** Routes for all administrators, regardless of their roles. Translation routes require the permission of the record in their path. */
export const OWN_ROUTES = words(`
  adminSearch confirmTotp deletePasskey deleteTranslation endOwnSession endOwnSessions getAdminManifest getOwnAccount getTranslatedKinds getTranslation
  listOwnSessions listPasskeys listPermissions listTranslations listTranslationsOfKind registerPasskey removeTotp renamePasskey
  saveTranslation startPasskey startTotp listCountries listDeletions listProvinces
  undoDeletion updateOwnAccount
`);

/** Routes for administrators whose roles include the permission with the route's id. */
export const ADMIN_ROUTES = words(`
  createCurrency deleteCurrency refreshCurrencies updateCurrency
  adjustCredit adjustGiftCard createGiftCard getCredit getGiftCard listGiftCards printGiftCard resendGiftCard voidGiftCard
  approveReturn closeReturn createReturnLabel createReturnReason declineReturn deleteReturnReason listReturns receiveReturn updateReturnReason
  checkVatId addChangesetOperation addProductLink addProductToCategory addProductToCollection addVariantItem adminGraphql
  adminGraphqlGet attachShippingProvider cancelOrder cancelRolloutPlan cancelShipment captureOrder createAttribute
  createAttributeGroup createBlogCategory createBlogPost createCategory createChangeset createCmsPage createCollection
  createCoreShippingMethod createCoreShippingRate createCoupon createCustomerAddress createCustomerGroup
  createCustomerNote createLandingPage createPreview createMenu createMetafieldDefinition createOrderNote createProduct createRole
  createPromotion createPromotionCodes deletePromotion getPromotion getPromotionPerformance listPromotionCodes
  listPromotionPerformance listPromotions updatePromotion
  createPriceList deletePriceList explainPrice getPriceList listPriceLists updatePriceList updatePrices
  createRedirect createSearchSynonym createRolloutPlan createShipment createShipmentLabel createShippingZone createTaxClass createTaxRate createUser createUserToken
  createVariantGroup createWidget deleteAttribute deleteAttributeGroup deleteBlogCategory deleteBlogPost
  deleteCategory deleteCmsPage deleteCollection deleteCoreShippingMethod deleteCoreShippingRate deleteCoupon
  deleteCustomer eraseCustomer eraseOrder exportCustomer deleteCustomerAddress deleteCustomerGroup deleteCustomerNote deleteLandingPage deleteMedia deleteMenu
  deleteMetafieldDefinition deleteOrderNote deleteProduct deleteRedirect deleteSearchSynonym deleteRole deleteShippingZone deleteTaxClass deleteTaxRate
  deleteUser deleteUserToken deleteVariantGroup deleteWidget detachShippingProvider discardChangeset dropDeadEvents
  duplicateLandingPage fileBrowser fileDelete getAttribute getAttributeGroup getAuditEntry getBlogCategory getBlogPost
  getCategory getChangeset getChecklist getCmsPage getCollection getCoreShippingMethod getCoreShippingRate getCoupon
  getCustomer getEditedPage getMedia getMenu listMenus updateMenu listMedia listMediaFolders listMediaUses updateMedia
  getCustomerGroup getCustomerMetafields getDashboard getEvent getMetafieldDefinition getMetafieldDefinitions getOrder
  getOrderMetafields getProduct getRedirect getSearchSynonym getRole getRolloutPlan getSettings getSettingsSchema getShippingZone getShopMetafields getTaxClass
  getTaxRate getUser getVariantGroup getWidget imageUpload issueDocument listAttributeGroups listAttributes listAuditLog
  listBlogCategories listBlogPosts listCarriers listCarts listCategories listChangesets listCmsPages listCollections listCoreShippingMethods
  listCoreShippingRates listCoupons listCustomerAddresses listCustomerGroups listCustomerNotes listCustomers
  listDeadEvents listEvents listOrderNotes listOrders listOrderShipments listPriceHistory listProductFeeds checkProductFeed listProductLinks listProducts listRedirects listSearchSynonyms listRoles
  listRolloutOverlaps listRolloutPlans listShippingZones listTaxClasses listTaxRates listUsers listUserTokens listVariantGroups
  listWidgets markShipmentDelivered moveCurrentChange previewCoupon previewPromotion previewRefund publishChangeset refundOrder
  removeProductFromCategory quoteCart removeDemo
  removeProductFromCollection removeProductLink replaceCustomerMetafields replaceHomepage replaceHomepagePreflight
  replaceOrderMetafields replaceShopMetafields replayEvents retryDeadEvents reviewOrder saveCustomerMetafields saveOrderMetafields
  saveSetting saveShopMetafields sendOrderEmail syncRolloutPlan unlinkVariant updateAttribute updateAttributeGroup updateBlogCategory
  updateBlogCategoryMetafield updateBlogPost updateBlogPostMetafield updateCategory updateCategoryMetafield
  updateCmsPage updateCollection updateCollectionMetafield updateCoreShippingMethod updateCoreShippingRate
  updateCoupon updateCustomer updateCustomerAddress updateCustomerGroup updateCustomerMetafield
  updateCustomerMetafields updateLandingPage updateMetafieldDefinition updateOrder updateOrderMetafield updateOrderMetafields
  updateProduct updateProductLink updateProductMetafield updateRedirect updateSearchSynonym updateRole updateRolloutPlan updateShipment
  updateShippingProvider updateShippingZone updateShopMetafield updateShopMetafields updateTaxClass updateTaxRate
  updateUser updateVariantGroup updateWidget variantSearch
  getCart getEmail getHealth listEmailKinds listEmails listExtensions listJobs listPaymentMethods previewEmail resendEmail runJob
  getCartReminderFigures deleteContactMessage deleteSubscriber exportSubscribers getContactMessage getSubscriber listContactMessages listSubscribers getMeasurementSummary listMeasurementEvents
  sendTestEmail updateContactMessage
  createWebhook deleteWebhook getWebhook getWebhookDelivery listWebhookDeliveries listWebhooks listWebhookTopics replayWebhook
  retryWebhookDelivery rotateWebhookSecret testWebhook updateWebhook
`);

/** Bulk routes with the routes whose actions they perform. The permission of any of these routes is sufficient. */
export const BULK_ROUTES: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['changeAttributes', ['updateAttribute', 'deleteAttribute']],
  ['changeBlogCategories', ['updateBlogCategory', 'deleteBlogCategory']],
  ['changeBlogPosts', ['updateBlogPost', 'deleteBlogPost']],
  ['changeCategories', ['updateCategory', 'deleteCategory']],
  ['changeCmsPages', ['updateCmsPage', 'deleteCmsPage']],
  ['changeCollections', ['updateCollection', 'deleteCollection']],
  ['changeContactMessages', ['updateContactMessage', 'deleteContactMessage']],
  ['changeCoupons', ['updateCoupon', 'deleteCoupon']],
  ['changeCustomers', ['updateCustomer', 'deleteCustomer']],
  ['changeLandingPages', ['updateLandingPage', 'deleteLandingPage']],
  ['addChangesetStep', ['addChangesetOperation']],
  ['getChangesetConflicts', ['addChangesetOperation']],
  ['rebaseChangeset', ['addChangesetOperation']],
  ['changeMedia', ['updateMedia', 'deleteMedia']],
  ['changeMenus', ['updateMenu', 'deleteMenu']],
  ['changeProducts', ['updateProduct', 'deleteProduct']],
  ['changeRedirects', ['updateRedirect', 'deleteRedirect']],
  ['changeWidgets', ['updateWidget', 'deleteWidget']],
  ['getOrderDocuments', ['getOrder']],
  ['getPriceListPrices', ['getPriceList']],
  ['exportPrices', ['getPriceList']],
  ['importPrices', ['updatePrices']],
  ['moveCategory', ['updateCategory']],
  ['removeUserSecondFactor', ['updateUser']],
  ['shipOrders', ['createShipment']],
]);

/** File routes with the corresponding record routes. A caller needs the permissions of all of these routes. */
export const FILE_ROUTES: ReadonlyMap<string, readonly string[]> = new Map([
  ['exportCurrencies', ['listCurrencies']],
  ['exportOrders', ['listOrders']],
  ['importCredit', ['adjustCredit']],
  ['importCurrencies', ['createCurrency', 'updateCurrency']],
  ['exportProducts', ['listProducts']],
  ['importProducts', ['createProduct', 'updateProduct']],
]);

/** Fields of the admin schema that require a permission, and the root fields that require none (`-`). */
export const ADMIN_FIELDS: ReadonlyMap<string, string | null> = new Map(
  words(`
    AdminUser.roles=listRoles
    Attribute.groups=listAttributeGroups
    AttributeGroup.attributes=listAttributes
    BlogCategory.metaData=getBlogCategory
    BlogPost.categories=listBlogCategories
    BlogPost.metaData=getBlogPost
    Cart.crossSellProducts=listProducts
    Cart.reminders=manageCarts
    Category.metaData=getCategory
    Category.productCount=listCategories
    Category.products=listProducts
    Collection.metaData=getCollection
    Collection.products=listProducts
    CoreShippingRate.method=getCoreShippingMethod
    Customer.group=getCustomerGroup
    Customer.metaData=getCustomer
    Customer.notes=listCustomerNotes
    Customer.newsletterStatus=getSubscriber
    Customer.orderCount=listOrders
    Customer.orders=listOrders
    Customer.totalSpent=listOrders
    Order.metaData=getOrder
    Order.notes=listOrderNotes
    Product.attributeGroup=getAttributeGroup
    Product.categories=listCategories
    Product.category=getCategory
    Product.collections=listCollections
    Product.metaData=getProduct
    Product.priceHistory=listPriceHistory
    Product.variantGroup=getVariantGroup
    Query.activeRolloutPlans=listRolloutPlans
    Query.adminUsers=listUsers
    Query.adminUsersConnection=listUsers
    Query.attribute=getAttribute
    Query.attributeGroup=getAttributeGroup
    Query.attributeGroups=listAttributeGroups
    Query.attributeGroupsConnection=listAttributeGroups
    Query.attributes=listAttributes
    Query.attributesConnection=listAttributes
    Query.auditLog=listAuditLog
    Query.auditLogConnection=listAuditLog
    Query.blogCategories=listBlogCategories
    Query.blogCategoriesConnection=listBlogCategories
    Query.blogCategory=getBlogCategory
    Query.blogCategoryByUrlKey=getBlogCategory
    Query.blogPost=getBlogPost
    Query.blogPostByUrlKey=getBlogPost
    Query.blogPosts=listBlogPosts
    Query.blogPostsConnection=listBlogPosts
    Query.cardField=-
    Query.cart=manageCarts
    Query.categories=listCategories
    Query.categoriesConnection=listCategories
    Query.category=getCategory
    Query.categoryByUrlKey=getCategory
    Query.changeset=getChangeset
    Query.changesets=listChangesets
    Query.changesetsConnection=listChangesets
    Query.cmsPage=getCmsPage
    Query.cmsPages=listCmsPages
    Query.cmsPagesConnection=listCmsPages
    Query.collection=getCollection
    Query.collections=listCollections
    Query.collectionsConnection=listCollections
    Query.coreShippingMethods=listCoreShippingMethods
    Query.coupon=getCoupon
    Query.coupons=listCoupons
    Query.couponsConnection=listCoupons
    Query.currentCmsPage=getCmsPage
    Query.currentCustomer=getCustomer
    Query.currentLandingPage=getLandingPage
    Query.currencies=-
    Query.currentRoute=-
    Query.customer=getCustomer
    Query.customerGroup=getCustomerGroup
    Query.customerGroups=listCustomerGroups
    Query.customerGroupsConnection=listCustomerGroups
    Query.customers=listCustomers
    Query.customersConnection=listCustomers
    Query.dashboard=getDashboard
    Query.deadEvents=listDeadEvents
    Query.eventLog=listEvents
    Query.eventLogConnection=listEvents
    Query.landingPage=getLandingPage
    Query.landingPages=listLandingPages
    Query.landingPagesConnection=listLandingPages
    Query.menu=getMenu
    Query.metafieldDefinitions=getMetafieldDefinitions
    Query.myCart=manageCarts
    Query.order=getOrder
    Query.orders=listOrders
    Query.orderOrigins=listOrders
    Query.orderStatuses=listOrders
    Query.ordersConnection=listOrders
    Query.paymentMethods=-
    Query.pageAreas=listWidgets Query.pageRoutes=listWidgets
    Query.product=getProduct
    Query.productByUrlKey=getProduct
    Query.searchSuggestions=listProducts
    Query.products=listProducts
    Query.productsConnection=listProducts
    Query.roles=listRoles
    Query.rolesConnection=listRoles
    Query.rolloutPlan=getRolloutPlan
    Query.rolloutPlans=listRolloutPlans
    Query.rolloutPlansConnection=listRolloutPlans
    Query.setting=getSettings
    Query.settingsSchema=getSettingsSchema
    Query.shippingProviders=listShippingZones
    Query.shippingZone=getShippingZone
    Query.shippingZones=listShippingZones
    Query.shop=-
    Query.taxClass=getTaxClass
    Query.taxClasses=listTaxClasses
    Query.taxClassesConnection=listTaxClasses
    Query.url=-
    Query.variantGroup=getVariantGroup
    Query.variantGroups=listVariantGroups
    Query.variantGroupsConnection=listVariantGroups
    Query.widget=getWidget
    Query.widgets=listWidgets
    Query.widgetTypes=listWidgets
    Query.widgetsConnection=listWidgets
    RolloutPlan.changeset=getChangeset
    Role.userCount=listUsers
    ShippingZone.coreRates=listCoreShippingRates
    ShippingZoneProvider.provider=listShippingZones
    Shop.metaData=getShopMetafields
    Variant.product=getProduct
    VariantGroup.main=getProduct
    VariantGroup.variant=getProduct
  `).map((row) => {
    const [field = '', permission = ''] = row.split('=');
    return [field, permission === '-' ? null : permission];
  }),
);
