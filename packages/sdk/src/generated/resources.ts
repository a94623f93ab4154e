// Written by `npm run generate:sdk`. Not edited by hand.

import { defineResource } from '../defineResource.ts';
import type { Listing } from '../listing.ts';
import type { CallOptions } from '../clientOptions.ts';
import type {
  GetUserTokenBody,
  GetUserTokenData,
  RefreshUserTokenBody,
  AdminLoginData,
  AdminLogoutData,
  GetAdminManifestData,
  ListAttributeGroupsQuery,
  ListAttributeGroupsData,
  CreateAttributeGroupBody,
  GetAttributeGroupData,
  UpdateAttributeGroupBody,
  ListAttributesQuery,
  ListAttributesData,
  CreateAttributeBody,
  GetAttributeData,
  UpdateAttributeBody,
  DeleteAttributeData,
  ChangeAttributesBody,
  ChangeMediaData,
  ListAuditLogQuery,
  ListAuditLogData,
  GetAuditEntryData,
  ListBlogCategoriesQuery,
  ListBlogCategoriesData,
  CreateBlogCategoryBody,
  GetBlogCategoryData,
  UpdateBlogCategoryBody,
  ChangeBlogCategoriesBody,
  UpdateBlogCategoryMetafieldBody,
  GetShopMetafieldsData,
  ListBlogPostsQuery,
  ListBlogPostsData,
  CreateBlogPostBody,
  GetBlogPostData,
  UpdateBlogPostBody,
  ChangeBlogPostsBody,
  UpdateBlogPostMetafieldBody,
  CreatePaymentIntentBody,
  CreatePaymentIntentData,
  ListCarriersQuery,
  ListCarriersData,
  CreateCartBody,
  CreateCartData,
  ListCartsQuery,
  ListCartsData,
  AddCartItemBody,
  AddCartItemData,
  UpdateCartItemQtyBody,
  RemoveCartItemData,
  AddCartContactInfoBody,
  AddCartContactInfoData,
  AddCartAddressBody,
  AddCartAddressData,
  AddCartPaymentMethodBody,
  AddCartPaymentMethodData,
  AddCartShippingMethodBody,
  AddCartShippingMethodData,
  CouponApplyBody,
  CouponApplyData,
  AddShippingNoteBody,
  AddShippingNoteData,
  QuoteCartBody,
  QuoteCartData,
  GetCartData,
  CartCheckoutBody,
  CreateOrderData,
  ListCategoriesQuery,
  ListCategoriesData,
  CreateCategoryBody,
  GetCategoryData,
  UpdateCategoryBody,
  DeleteCategoryData,
  ChangeCategoriesBody,
  MoveCategoryBody,
  AddProductToCategoryBody,
  AddProductToCategoryData,
  UpdateCategoryMetafieldBody,
  ListChangesetsQuery,
  ListChangesetsData,
  CreateChangesetBody,
  CreateChangesetData,
  GetChangesetData,
  AddChangesetOperationBody,
  AddChangesetOperationData,
  AddChangesetStepBody,
  AddChangesetStepData,
  MoveCurrentChangeBody,
  MoveCurrentChangeData,
  GetChangesetConflictsData,
  RebaseChangesetBody,
  RebaseChangesetData,
  DiscardChangesetQuery,
  DiscardChangesetData,
  GetChecklistQuery,
  GetChecklistData,
  ListCollectionsQuery,
  ListCollectionsData,
  CreateCollectionBody,
  GetCollectionData,
  UpdateCollectionBody,
  DeleteCollectionData,
  ChangeCollectionsBody,
  AddProductToCollectionBody,
  AddProductToCollectionData,
  UpdateCollectionMetafieldBody,
  SendContactMessageBody,
  SendContactMessageData,
  ListContactMessagesQuery,
  ListContactMessagesData,
  GetContactMessageData,
  UpdateContactMessageBody,
  ChangeContactMessagesBody,
  ListCoreShippingMethodsQuery,
  ListCoreShippingMethodsData,
  CreateCoreShippingMethodBody,
  GetCoreShippingMethodData,
  UpdateCoreShippingMethodBody,
  ListCoreShippingRatesQuery,
  ListCoreShippingRatesData,
  CreateCoreShippingRateBody,
  GetCoreShippingRateData,
  UpdateCoreShippingRateBody,
  DeleteCoreShippingRateData,
  ListCountriesQuery,
  ListCountriesData,
  ListProvincesQuery,
  ListProvincesData,
  ListCouponsQuery,
  ListCouponsData,
  CreateCouponBody,
  GetCouponData,
  UpdateCouponBody,
  DeleteCouponData,
  ChangeCouponsBody,
  PreviewCouponBody,
  PreviewCouponData,
  ListCustomerGroupsQuery,
  ListCustomerGroupsData,
  CreateCustomerGroupBody,
  GetCustomerGroupData,
  UpdateCustomerGroupBody,
  CreateCustomerBody,
  CreateCustomerData,
  ListCustomersQuery,
  ListCustomersData,
  UpdateCustomerBody,
  DeleteCustomerData,
  ChangeCustomersBody,
  UpdateCustomerMetafieldsBody,
  ReplaceCustomerMetafieldsBody,
  SaveCustomerMetafieldsBody,
  UpdateCustomerMetafieldBody,
  ListCustomerNotesQuery,
  ListCustomerNotesData,
  CreateCustomerNoteBody,
  CreateCustomerNoteData,
  GetMyProfileData,
  UpdateCustomerProfileBody,
  ConfirmMyEmailBody,
  ConfirmMyEmailData,
  ListMyAddressesQuery,
  ListMyAddressesData,
  CreateMyAddressBody,
  CreateMyAddressData,
  UpdateMyAddressBody,
  ListCustomerAddressesQuery,
  ListCustomerAddressesData,
  CustomerLoginBody,
  CustomerLoginData,
  CustomerLogoutData,
  GetCustomerTokenData,
  RefreshCustomerTokenBody,
  ResetPasswordBody,
  UpdatePasswordBody,
  ListMySessionsQuery,
  ListMySessionsData,
  EndMySessionsQuery,
  EndMySessionsData,
  EndOwnSessionData,
  GetMyNewsletterData,
  SetMyNewsletterBody,
  GetDashboardQuery,
  GetDashboardData,
  ListDeletionsQuery,
  ListDeletionsData,
  UndoDeletionData,
  RemoveDemoData,
  ListEmailKindsQuery,
  ListEmailKindsData,
  PreviewEmailBody,
  PreviewEmailData,
  SendTestEmailData,
  ListEmailsQuery,
  ListEmailsData,
  GetEmailData,
  ListDeadEventsQuery,
  ListDeadEventsData,
  RetryDeadEventsBody,
  RetryDeadEventsData,
  ReplayEventsBody,
  ReplayEventsData,
  ListEventsQuery,
  ListEventsData,
  GetEventData,
  ListExtensionsQuery,
  ListExtensionsData,
  GetHealthData,
  ImageUploadBody,
  ImageUploadData,
  FileBrowserQuery,
  FileBrowserData,
  FileDeleteData,
  ListJobsQuery,
  ListJobsData,
  RunJobData,
  CreateLandingPageBody,
  CreateLandingPageData,
  UpdateLandingPageBody,
  DeleteLandingPageData,
  ChangeLandingPagesBody,
  DuplicateLandingPageData,
  ReplaceHomepagePreflightData,
  ReplaceHomepageBody,
  ReplaceHomepageData,
  ListMeasurementEventsQuery,
  ListMeasurementEventsData,
  GetMeasurementSummaryQuery,
  GetMeasurementSummaryData,
  ListMediaQuery,
  ListMediaData,
  GetMediaData,
  UpdateMediaBody,
  ChangeMediaBody,
  ListMediaFoldersData,
  ListMediaUsesData,
  ListMenusQuery,
  ListMenusData,
  CreateMenuBody,
  GetMenuData,
  UpdateMenuBody,
  ChangeMenusBody,
  GetMetafieldDefinitionsQuery,
  GetMetafieldDefinitionsData,
  CreateMetafieldDefinitionBody,
  GetMetafieldDefinitionData,
  UpdateMetafieldDefinitionBody,
  DeleteMetafieldDefinitionQuery,
  DeleteMetafieldDefinitionData,
  RequestNewsletterBody,
  RequestNewsletterData,
  ConfirmNewsletterBody,
  ListSubscribersQuery,
  ListSubscribersData,
  GetSubscriberData,
  CreateOrderBody,
  ListOrdersQuery,
  ListOrdersData,
  GetOrderData,
  UpdateOrderBody,
  ReviewOrderData,
  CaptureOrderBody,
  CaptureOrderData,
  RefundOrderBody,
  RefundOrderData,
  CancelOrderBody,
  StartOrderPaymentBody,
  StartOrderPaymentData,
  GetOrderPaymentQuery,
  FinishOrderPaymentData,
  FinishOrderPaymentBody,
  EndOrderPaymentBody,
  CreateShipmentBody,
  CreateShipmentData,
  ListOrderShipmentsQuery,
  ListOrderShipmentsData,
  ShipOrdersBody,
  UpdateShipmentBody,
  SendOrderEmailBody,
  SendOrderEmailData,
  UpdateOrderMetafieldsBody,
  ReplaceOrderMetafieldsBody,
  SaveOrderMetafieldsBody,
  UpdateOrderMetafieldBody,
  ListOrderNotesQuery,
  ListOrderNotesData,
  GetEditedPageQuery,
  GetEditedPageData,
  ListRolloutOverlapsQuery,
  ListRolloutOverlapsData,
  CreatePreviewBody,
  CreatePreviewData,
  ListCmsPagesQuery,
  ListCmsPagesData,
  CreateCmsPageBody,
  GetCmsPageData,
  UpdateCmsPageBody,
  ChangeCmsPagesBody,
  ListPaymentMethodsQuery,
  ListPaymentMethodsData,
  ListPermissionsQuery,
  ListPermissionsData,
  ListProductsQuery,
  ListProductsData,
  CreateProductBody,
  GetProductData,
  UpdateProductBody,
  DeleteProductData,
  ChangeProductsBody,
  ImportProductsBody,
  ImportProductsData,
  ExportProductsQuery,
  AddProductLinkBody,
  AddProductLinkData,
  ListProductLinksQuery,
  ListProductLinksData,
  UpdateProductLinkBody,
  UpdateProductMetafieldBody,
  ListRedirectsQuery,
  ListRedirectsData,
  CreateRedirectBody,
  GetRedirectData,
  UpdateRedirectBody,
  ChangeRedirectsBody,
  ListRolesQuery,
  ListRolesData,
  CreateRoleBody,
  GetRoleData,
  UpdateRoleBody,
  ListRolloutPlansQuery,
  ListRolloutPlansData,
  CreateRolloutPlanBody,
  GetRolloutPlanData,
  UpdateRolloutPlanBody,
  CancelRolloutPlanData,
  SyncRolloutPlanData,
  AdminSearchQuery,
  AdminSearchData,
  SearchSuggestionsQuery,
  SearchSuggestionsData,
  ListSearchSynonymsQuery,
  ListSearchSynonymsData,
  CreateSearchSynonymBody,
  GetSearchSynonymData,
  UpdateSearchSynonymBody,
  GetSettingsData,
  SaveSettingBody,
  GetSettingsSchemaQuery,
  GetSettingsSchemaData,
  ListShippingZonesQuery,
  ListShippingZonesData,
  CreateShippingZoneBody,
  GetShippingZoneData,
  UpdateShippingZoneBody,
  AttachShippingProviderBody,
  AttachShippingProviderData,
  UpdateShippingProviderBody,
  DetachShippingProviderData,
  UpdateShopMetafieldsBody,
  ReplaceShopMetafieldsBody,
  SaveShopMetafieldsBody,
  UpdateShopMetafieldBody,
  ListTaxClassesQuery,
  ListTaxClassesData,
  CreateTaxClassBody,
  GetTaxClassData,
  UpdateTaxClassBody,
  CreateTaxRateBody,
  CreateTaxRateData,
  ListTaxRatesQuery,
  ListTaxRatesData,
  UpdateTaxRateBody,
  GetTranslatedKindsData,
  ListTranslationsOfKindQuery,
  ListTranslationsOfKindData,
  ListTranslationsQuery,
  ListTranslationsData,
  GetTranslationData,
  SaveTranslationBody,
  ListUsersQuery,
  ListUsersData,
  CreateUserBody,
  GetUserData,
  UpdateUserBody,
  ListUserTokensQuery,
  ListUserTokensData,
  CreateUserTokenBody,
  CreateUserTokenData,
  DeleteUserTokenData,
  GetOwnAccountData,
  UpdateOwnAccountBody,
  ListOwnSessionsQuery,
  ListOwnSessionsData,
  EndOwnSessionsQuery,
  EndOwnSessionsData,
  StartTotpBody,
  StartTotpData,
  RemoveTotpBody,
  RemoveTotpData,
  ConfirmTotpBody,
  ConfirmTotpData,
  ListPasskeysQuery,
  ListPasskeysData,
  RegisterPasskeyBody,
  RegisterPasskeyData,
  StartPasskeyBody,
  StartPasskeyData,
  RenamePasskeyBody,
  RenamePasskeyData,
  DeletePasskeyBody,
  SetUpShopBody,
  RequestUserPasswordResetBody,
  RequestUserPasswordResetData,
  ResetUserPasswordBody,
  ListVariantGroupsQuery,
  ListVariantGroupsData,
  CreateVariantGroupBody,
  CreateVariantGroupData,
  UpdateVariantGroupBody,
  GetVariantGroupData,
  AddVariantItemBody,
  AddVariantItemData,
  VariantSearchQuery,
  VariantSearchData,
  CreateWalletgwOrderBody,
  CreateWalletgwOrderData,
  ListWebhookTopicsQuery,
  ListWebhookTopicsData,
  ListWebhooksQuery,
  ListWebhooksData,
  CreateWebhookBody,
  GetWebhookData,
  UpdateWebhookBody,
  RotateWebhookSecretBody,
  TestWebhookData,
  ReplayWebhookBody,
  ReplayWebhookData,
  ListWebhookDeliveriesQuery,
  ListWebhookDeliveriesData,
  RetryWebhookDeliveryData,
  ListWidgetsQuery,
  ListWidgetsData,
  CreateWidgetBody,
  GetWidgetData,
  UpdateWidgetBody,
  ChangeWidgetsBody,
} from './types.ts';

/** The methods of `shop.admin`. */
export interface AdminResource {
  /** This method calls `POST /api/user/tokens`. For everybody. */
  createTokens(body: GetUserTokenBody, options?: CallOptions): Promise<GetUserTokenData>;
  /** This method calls `POST /api/user/token/refresh`. For everybody. */
  refreshTokens(body: RefreshUserTokenBody, options?: CallOptions): Promise<GetUserTokenData>;
  /** This method calls `POST /admin/user/login`. For everybody. */
  logIn(body: GetUserTokenBody, options?: CallOptions): Promise<AdminLoginData>;
  /** This method calls `POST /admin/user/logout`. For everybody. */
  logOut(options?: CallOptions): Promise<AdminLogoutData>;
  /** This method calls `GET /api/admin/manifest`. For every administrator; which records it touches depends on who asks. */
  manifest(options?: CallOptions): Promise<GetAdminManifestData>;
}

export const admin = /* @__PURE__ */ defineResource<AdminResource>({
  createTokens: 'POST /api/user/tokens body',
  refreshTokens: 'POST /api/user/token/refresh body',
  logIn: 'POST /admin/user/login body',
  logOut: 'POST /admin/user/logout',
  manifest: 'GET /api/admin/manifest',
});

/** The methods of `shop.attributeGroups`. */
export interface AttributeGroupsResource {
  /** This method calls `GET /api/attributeGroups`. For administrators of whom a role holds `listAttributeGroups`. */
  list(
    query?: ListAttributeGroupsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListAttributeGroupsData, ListAttributeGroupsData[number]>;
  /** This method calls `POST /api/attributeGroups`. For administrators of whom a role holds `createAttributeGroup`. */
  create(body: CreateAttributeGroupBody, options?: CallOptions): Promise<GetAttributeGroupData>;
  /** This method calls `GET /api/attributeGroups/{id}`. For administrators of whom a role holds `getAttributeGroup`. */
  get(attributeGroupId: string, options?: CallOptions): Promise<GetAttributeGroupData>;
  /** This method calls `PATCH /api/attributeGroups/{id}`. For administrators of whom a role holds `updateAttributeGroup`. */
  update(
    attributeGroupId: string,
    body?: UpdateAttributeGroupBody | undefined,
    options?: CallOptions,
  ): Promise<GetAttributeGroupData>;
  /** This method calls `DELETE /api/attributeGroups/{id}`. For administrators of whom a role holds `deleteAttributeGroup`. */
  delete(attributeGroupId: string, options?: CallOptions): Promise<GetAttributeGroupData>;
}

export const attributeGroups = /* @__PURE__ */ defineResource<AttributeGroupsResource>({
  list: 'GET /api/attributeGroups query pages',
  create: 'POST /api/attributeGroups body',
  get: 'GET /api/attributeGroups/{id}',
  update: 'PATCH /api/attributeGroups/{id} body',
  delete: 'DELETE /api/attributeGroups/{id}',
});

/** The methods of `shop.attributes`. */
export interface AttributesResource {
  /** This method calls `GET /api/attributes`. For administrators of whom a role holds `listAttributes`. */
  list(
    query?: ListAttributesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListAttributesData, ListAttributesData[number]>;
  /** This method calls `POST /api/attributes`. For administrators of whom a role holds `createAttribute`. */
  create(body: CreateAttributeBody, options?: CallOptions): Promise<GetAttributeData>;
  /** This method calls `GET /api/attributes/{id}`. For administrators of whom a role holds `getAttribute`. */
  get(attributeId: string, options?: CallOptions): Promise<GetAttributeData>;
  /** This method calls `PATCH /api/attributes/{id}`. For administrators of whom a role holds `updateAttribute`. */
  update(
    attributeId: string,
    body?: UpdateAttributeBody | undefined,
    options?: CallOptions,
  ): Promise<GetAttributeData>;
  /** This method calls `DELETE /api/attributes/{id}`. For administrators of whom a role holds `deleteAttribute`. */
  delete(attributeId: string, options?: CallOptions): Promise<DeleteAttributeData>;
  /** This method calls `POST /api/attributes/bulk`. For administrators of whom a role holds `updateAttribute` or `deleteAttribute`. */
  bulk(body: ChangeAttributesBody, options?: CallOptions): Promise<ChangeMediaData>;
}

export const attributes = /* @__PURE__ */ defineResource<AttributesResource>({
  list: 'GET /api/attributes query pages',
  create: 'POST /api/attributes body',
  get: 'GET /api/attributes/{id}',
  update: 'PATCH /api/attributes/{id} body',
  delete: 'DELETE /api/attributes/{id}',
  bulk: 'POST /api/attributes/bulk body',
});

/** The methods of `shop.auditLog`. */
export interface AuditLogResource {
  /** This method calls `GET /api/audit-log`. For administrators of whom a role holds `listAuditLog`. */
  list(
    query?: ListAuditLogQuery | undefined,
    options?: CallOptions,
  ): Listing<ListAuditLogData, ListAuditLogData[number]>;
  /** This method calls `GET /api/audit-log/{id}`. For administrators of whom a role holds `getAuditEntry`. */
  getAuditEntry(auditLogId: string, options?: CallOptions): Promise<GetAuditEntryData>;
}

export const auditLog = /* @__PURE__ */ defineResource<AuditLogResource>({
  list: 'GET /api/audit-log query pages',
  getAuditEntry: 'GET /api/audit-log/{id}',
});

/** The methods of `shop.blogCategories`. */
export interface BlogCategoriesResource {
  /** This method calls `GET /api/blog/categories`. For administrators of whom a role holds `listBlogCategories`. */
  list(
    query?: ListBlogCategoriesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListBlogCategoriesData, ListBlogCategoriesData[number]>;
  /** This method calls `POST /api/blog/categories`. For administrators of whom a role holds `createBlogCategory`. */
  create(body: CreateBlogCategoryBody, options?: CallOptions): Promise<GetBlogCategoryData>;
  /** This method calls `GET /api/blog/categories/{id}`. For administrators of whom a role holds `getBlogCategory`. */
  get(blogCategoryId: string, options?: CallOptions): Promise<GetBlogCategoryData>;
  /** This method calls `PATCH /api/blog/categories/{id}`. For administrators of whom a role holds `updateBlogCategory`. */
  update(
    blogCategoryId: string,
    body?: UpdateBlogCategoryBody | undefined,
    options?: CallOptions,
  ): Promise<GetBlogCategoryData>;
  /** This method calls `DELETE /api/blog/categories/{id}`. For administrators of whom a role holds `deleteBlogCategory`. */
  delete(blogCategoryId: string, options?: CallOptions): Promise<GetBlogCategoryData>;
  /** This method calls `POST /api/blog/categories/bulk`. For administrators of whom a role holds `updateBlogCategory` or `deleteBlogCategory`. */
  bulk(body: ChangeBlogCategoriesBody, options?: CallOptions): Promise<ChangeMediaData>;
  /** This method calls `PATCH /api/blog/categories/{id}/metafields/{namespace}/{key}`. For administrators of whom a role holds `updateBlogCategoryMetafield`. */
  updateMetafield(
    blogCategoryId: string,
    namespace: string,
    key: string,
    body: UpdateBlogCategoryMetafieldBody,
    options?: CallOptions,
  ): Promise<GetShopMetafieldsData>;
}

export const blogCategories = /* @__PURE__ */ defineResource<BlogCategoriesResource>({
  list: 'GET /api/blog/categories query pages',
  create: 'POST /api/blog/categories body',
  get: 'GET /api/blog/categories/{id}',
  update: 'PATCH /api/blog/categories/{id} body',
  delete: 'DELETE /api/blog/categories/{id}',
  bulk: 'POST /api/blog/categories/bulk body',
  updateMetafield: 'PATCH /api/blog/categories/{id}/metafields/{namespace}/{key} body',
});

/** The methods of `shop.blogPosts`. */
export interface BlogPostsResource {
  /** This method calls `GET /api/blog/posts`. For administrators of whom a role holds `listBlogPosts`. */
  list(
    query?: ListBlogPostsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListBlogPostsData, ListBlogPostsData[number]>;
  /** This method calls `POST /api/blog/posts`. For administrators of whom a role holds `createBlogPost`. */
  create(body: CreateBlogPostBody, options?: CallOptions): Promise<GetBlogPostData>;
  /** This method calls `GET /api/blog/posts/{id}`. For administrators of whom a role holds `getBlogPost`. */
  get(blogPostId: string, options?: CallOptions): Promise<GetBlogPostData>;
  /** This method calls `PATCH /api/blog/posts/{id}`. For administrators of whom a role holds `updateBlogPost`. */
  update(
    blogPostId: string,
    body?: UpdateBlogPostBody | undefined,
    options?: CallOptions,
  ): Promise<GetBlogPostData>;
  /** This method calls `DELETE /api/blog/posts/{id}`. For administrators of whom a role holds `deleteBlogPost`. */
  delete(blogPostId: string, options?: CallOptions): Promise<GetBlogPostData>;
  /** This method calls `POST /api/blog/posts/bulk`. For administrators of whom a role holds `updateBlogPost` or `deleteBlogPost`. */
  bulk(body: ChangeBlogPostsBody, options?: CallOptions): Promise<ChangeMediaData>;
  /** This method calls `PATCH /api/blog/posts/{id}/metafields/{namespace}/{key}`. For administrators of whom a role holds `updateBlogPostMetafield`. */
  updateMetafield(
    blogPostId: string,
    namespace: string,
    key: string,
    body: UpdateBlogPostMetafieldBody,
    options?: CallOptions,
  ): Promise<GetShopMetafieldsData>;
}

export const blogPosts = /* @__PURE__ */ defineResource<BlogPostsResource>({
  list: 'GET /api/blog/posts query pages',
  create: 'POST /api/blog/posts body',
  get: 'GET /api/blog/posts/{id}',
  update: 'PATCH /api/blog/posts/{id} body',
  delete: 'DELETE /api/blog/posts/{id}',
  bulk: 'POST /api/blog/posts/bulk body',
  updateMetafield: 'PATCH /api/blog/posts/{id}/metafields/{namespace}/{key} body',
});

/** The methods of `shop.cardgw`. */
export interface CardgwResource {
  /** This method calls `POST /api/cardgw/paymentIntents`. For everybody. */
  createPaymentIntent(body: CreatePaymentIntentBody, options?: CallOptions): Promise<CreatePaymentIntentData>;
}

export const cardgw = /* @__PURE__ */ defineResource<CardgwResource>({
  createPaymentIntent: 'POST /api/cardgw/paymentIntents body',
});

/** The methods of `shop.carriers`. */
export interface CarriersResource {
  /** This method calls `GET /api/carriers`. For administrators of whom a role holds `listCarriers`. */
  list(
    query?: ListCarriersQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCarriersData, ListCarriersData[number]>;
}

export const carriers = /* @__PURE__ */ defineResource<CarriersResource>({
  list: 'GET /api/carriers query whole',
});

/** The methods of `shop.carts`. */
export interface CartsResource {
  /** This method calls `POST /api/carts`. For everybody. */
  create(body: CreateCartBody, options?: CallOptions): Promise<CreateCartData>;
  /** This method calls `GET /api/carts`. For administrators of whom a role holds `listCarts`. */
  list(
    query?: ListCartsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCartsData, ListCartsData[number]>;
  /** This method calls `POST /api/carts/{id}/items`. For everybody. */
  addItem(cartId: string, body: AddCartItemBody, options?: CallOptions): Promise<AddCartItemData>;
  /** This method calls `PATCH /api/carts/{id}/items/{itemId}`. For everybody. */
  setItemQty(
    cartId: string,
    itemId: string,
    body: UpdateCartItemQtyBody,
    options?: CallOptions,
  ): Promise<AddCartItemData>;
  /** This method calls `DELETE /api/carts/{id}/items/{itemId}`. For everybody. */
  removeItem(cartId: string, itemId: string, options?: CallOptions): Promise<RemoveCartItemData>;
  /** This method calls `POST /api/carts/{id}/contacts`. For everybody. */
  setContact(
    cartId: string,
    body: AddCartContactInfoBody,
    options?: CallOptions,
  ): Promise<AddCartContactInfoData>;
  /** This method calls `POST /api/carts/{id}/addresses`. For everybody. */
  setAddress(cartId: string, body: AddCartAddressBody, options?: CallOptions): Promise<AddCartAddressData>;
  /** This method calls `POST /api/carts/{id}/paymentMethods`. For everybody. */
  setPaymentMethod(
    cartId: string,
    body: AddCartPaymentMethodBody,
    options?: CallOptions,
  ): Promise<AddCartPaymentMethodData>;
  /** This method calls `POST /api/carts/{id}/shippingMethods`. For everybody. */
  setShippingMethod(
    cartId: string,
    body?: AddCartShippingMethodBody | undefined,
    options?: CallOptions,
  ): Promise<AddCartShippingMethodData>;
  /** This method calls `POST /api/carts/{id}/coupons`. For everybody. */
  applyCoupon(cartId: string, body: CouponApplyBody, options?: CallOptions): Promise<CouponApplyData>;
  /** This method calls `DELETE /api/carts/{id}/coupons/{coupon}`. For everybody. */
  removeCoupon(cartId: string, coupon: string, options?: CallOptions): Promise<CouponApplyData>;
  /** This method calls `POST /api/carts/{id}/shippingNotes`. For everybody. */
  setShippingNote(
    cartId: string,
    body: AddShippingNoteBody,
    options?: CallOptions,
  ): Promise<AddShippingNoteData>;
  /** This method calls `POST /api/quotes`. For administrators of whom a role holds `quoteCart`. */
  quote(body: QuoteCartBody, options?: CallOptions): Promise<QuoteCartData>;
  /** This method calls `GET /api/carts/{id}`. For administrators of whom a role holds `getCart`. */
  get(cartId: string, options?: CallOptions): Promise<GetCartData>;
  /** This method calls `POST /api/cart/{id}/checkout`. For everybody. */
  checkout(
    cartId: string,
    body?: CartCheckoutBody | undefined,
    options?: CallOptions,
  ): Promise<CreateOrderData>;
}

export const carts = /* @__PURE__ */ defineResource<CartsResource>({
  create: 'POST /api/carts body',
  list: 'GET /api/carts query pages',
  addItem: 'POST /api/carts/{id}/items body',
  setItemQty: 'PATCH /api/carts/{id}/items/{itemId} body',
  removeItem: 'DELETE /api/carts/{id}/items/{itemId}',
  setContact: 'POST /api/carts/{id}/contacts body',
  setAddress: 'POST /api/carts/{id}/addresses body',
  setPaymentMethod: 'POST /api/carts/{id}/paymentMethods body',
  setShippingMethod: 'POST /api/carts/{id}/shippingMethods body',
  applyCoupon: 'POST /api/carts/{id}/coupons body',
  removeCoupon: 'DELETE /api/carts/{id}/coupons/{coupon}',
  setShippingNote: 'POST /api/carts/{id}/shippingNotes body',
  quote: 'POST /api/quotes body',
  get: 'GET /api/carts/{id}',
  checkout: 'POST /api/cart/{id}/checkout body',
});

/** The methods of `shop.categories`. */
export interface CategoriesResource {
  /** This method calls `GET /api/categories`. For administrators of whom a role holds `listCategories`. */
  list(
    query?: ListCategoriesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCategoriesData, ListCategoriesData[number]>;
  /** This method calls `POST /api/categories`. For administrators of whom a role holds `createCategory`. */
  create(body: CreateCategoryBody, options?: CallOptions): Promise<GetCategoryData>;
  /** This method calls `GET /api/categories/{id}`. For administrators of whom a role holds `getCategory`. */
  get(categoryId: string, options?: CallOptions): Promise<GetCategoryData>;
  /** This method calls `PATCH /api/categories/{id}`. For administrators of whom a role holds `updateCategory`. */
  update(
    categoryId: string,
    body?: UpdateCategoryBody | undefined,
    options?: CallOptions,
  ): Promise<GetCategoryData>;
  /** This method calls `DELETE /api/categories/{id}`. For administrators of whom a role holds `deleteCategory`. */
  delete(categoryId: string, options?: CallOptions): Promise<DeleteCategoryData>;
  /** This method calls `POST /api/categories/bulk`. For administrators of whom a role holds `updateCategory` or `deleteCategory`. */
  bulk(body: ChangeCategoriesBody, options?: CallOptions): Promise<ChangeMediaData>;
  /** This method calls `POST /api/categories/{id}/move`. For administrators of whom a role holds `updateCategory`. */
  move(
    categoryId: string,
    body?: MoveCategoryBody | undefined,
    options?: CallOptions,
  ): Promise<DeleteCategoryData>;
  /** This method calls `POST /api/categories/{id}/products`. For administrators of whom a role holds `addProductToCategory`. */
  addProduct(
    categoryId: string,
    body: AddProductToCategoryBody,
    options?: CallOptions,
  ): Promise<AddProductToCategoryData>;
  /** This method calls `DELETE /api/categories/{id}/products/{product_id}`. For administrators of whom a role holds `removeProductFromCategory`. */
  removeProduct(
    categoryId: string,
    productId: string,
    options?: CallOptions,
  ): Promise<AddProductToCategoryData>;
  /** This method calls `PATCH /api/categories/{id}/metafields/{namespace}/{key}`. For administrators of whom a role holds `updateCategoryMetafield`. */
  updateMetafield(
    categoryId: string,
    namespace: string,
    key: string,
    body: UpdateCategoryMetafieldBody,
    options?: CallOptions,
  ): Promise<GetShopMetafieldsData>;
}

export const categories = /* @__PURE__ */ defineResource<CategoriesResource>({
  list: 'GET /api/categories query pages',
  create: 'POST /api/categories body',
  get: 'GET /api/categories/{id}',
  update: 'PATCH /api/categories/{id} body',
  delete: 'DELETE /api/categories/{id}',
  bulk: 'POST /api/categories/bulk body',
  move: 'POST /api/categories/{id}/move body',
  addProduct: 'POST /api/categories/{id}/products body',
  removeProduct: 'DELETE /api/categories/{id}/products/{product_id}',
  updateMetafield: 'PATCH /api/categories/{id}/metafields/{namespace}/{key} body',
});

/** The methods of `shop.changesets`. */
export interface ChangesetsResource {
  /** This method calls `GET /api/page-builder/changesets`. For administrators of whom a role holds `listChangesets`. */
  list(
    query?: ListChangesetsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListChangesetsData, ListChangesetsData[number]>;
  /** This method calls `POST /api/page-builder/changesets`. For administrators of whom a role holds `createChangeset`. */
  create(body: CreateChangesetBody, options?: CallOptions): Promise<CreateChangesetData>;
  /** This method calls `GET /api/page-builder/changesets/{id}`. For administrators of whom a role holds `getChangeset`. */
  get(changesetId: string, options?: CallOptions): Promise<GetChangesetData>;
  /** This method calls `POST /api/page-builder/changesets/{id}/operations`. For administrators of whom a role holds `addChangesetOperation`. */
  addOperation(
    changesetId: string,
    body: AddChangesetOperationBody,
    options?: CallOptions,
  ): Promise<AddChangesetOperationData>;
  /** This method calls `POST /api/page-builder/changesets/{id}/steps`. For administrators of whom a role holds `addChangesetOperation`. */
  addStep(
    changesetId: string,
    body: AddChangesetStepBody,
    options?: CallOptions,
  ): Promise<AddChangesetStepData>;
  /** This method calls `POST /api/page-builder/changesets/{id}/move-current`. For administrators of whom a role holds `moveCurrentChange`. */
  moveCurrent(
    changesetId: string,
    body: MoveCurrentChangeBody,
    options?: CallOptions,
  ): Promise<MoveCurrentChangeData>;
  /** This method calls `POST /api/page-builder/changesets/{id}/publish`. For administrators of whom a role holds `publishChangeset`. */
  publish(changesetId: string, options?: CallOptions): Promise<CreateChangesetData>;
  /** This method calls `GET /api/page-builder/changesets/{id}/conflicts`. For administrators of whom a role holds `addChangesetOperation`. */
  getConflicts(changesetId: string, options?: CallOptions): Promise<GetChangesetConflictsData>;
  /** This method calls `POST /api/page-builder/changesets/{id}/rebase`. For administrators of whom a role holds `addChangesetOperation`. */
  rebase(
    changesetId: string,
    body?: RebaseChangesetBody | undefined,
    options?: CallOptions,
  ): Promise<RebaseChangesetData>;
  /** This method calls `POST /api/page-builder/changesets/{id}/discard`. For administrators of whom a role holds `discardChangeset`. */
  discard(
    changesetId: string,
    query?: DiscardChangesetQuery | undefined,
    options?: CallOptions,
  ): Promise<DiscardChangesetData>;
}

export const changesets = /* @__PURE__ */ defineResource<ChangesetsResource>({
  list: 'GET /api/page-builder/changesets query pages',
  create: 'POST /api/page-builder/changesets body',
  get: 'GET /api/page-builder/changesets/{id}',
  addOperation: 'POST /api/page-builder/changesets/{id}/operations body',
  addStep: 'POST /api/page-builder/changesets/{id}/steps body',
  moveCurrent: 'POST /api/page-builder/changesets/{id}/move-current body',
  publish: 'POST /api/page-builder/changesets/{id}/publish',
  getConflicts: 'GET /api/page-builder/changesets/{id}/conflicts',
  rebase: 'POST /api/page-builder/changesets/{id}/rebase body',
  discard: 'POST /api/page-builder/changesets/{id}/discard query',
});

/** The methods of `shop.checklist`. */
export interface ChecklistResource {
  /** This method calls `GET /api/checklist`. For administrators of whom a role holds `getChecklist`. */
  list(
    query?: GetChecklistQuery | undefined,
    options?: CallOptions,
  ): Listing<GetChecklistData, GetChecklistData[number]>;
}

export const checklist = /* @__PURE__ */ defineResource<ChecklistResource>({
  list: 'GET /api/checklist query whole',
});

/** The methods of `shop.collections`. */
export interface CollectionsResource {
  /** This method calls `GET /api/collections`. For administrators of whom a role holds `listCollections`. */
  list(
    query?: ListCollectionsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCollectionsData, ListCollectionsData[number]>;
  /** This method calls `POST /api/collections`. For administrators of whom a role holds `createCollection`. */
  create(body: CreateCollectionBody, options?: CallOptions): Promise<GetCollectionData>;
  /** This method calls `GET /api/collections/{id}`. For administrators of whom a role holds `getCollection`. */
  get(collectionId: string, options?: CallOptions): Promise<GetCollectionData>;
  /** This method calls `PATCH /api/collections/{id}`. For administrators of whom a role holds `updateCollection`. */
  update(
    collectionId: string,
    body?: UpdateCollectionBody | undefined,
    options?: CallOptions,
  ): Promise<GetCollectionData>;
  /** This method calls `DELETE /api/collections/{id}`. For administrators of whom a role holds `deleteCollection`. */
  delete(collectionId: string, options?: CallOptions): Promise<DeleteCollectionData>;
  /** This method calls `POST /api/collections/bulk`. For administrators of whom a role holds `updateCollection` or `deleteCollection`. */
  bulk(body: ChangeCollectionsBody, options?: CallOptions): Promise<ChangeMediaData>;
  /** This method calls `POST /api/collections/{id}/products`. For administrators of whom a role holds `addProductToCollection`. */
  addProduct(
    collectionId: string,
    body: AddProductToCollectionBody,
    options?: CallOptions,
  ): Promise<AddProductToCollectionData>;
  /** This method calls `DELETE /api/collections/{id}/products/{product_id}`. For administrators of whom a role holds `removeProductFromCollection`. */
  removeProduct(
    collectionId: string,
    productId: string,
    options?: CallOptions,
  ): Promise<AddProductToCollectionData>;
  /** This method calls `PATCH /api/collections/{id}/metafields/{namespace}/{key}`. For administrators of whom a role holds `updateCollectionMetafield`. */
  updateMetafield(
    collectionId: string,
    namespace: string,
    key: string,
    body: UpdateCollectionMetafieldBody,
    options?: CallOptions,
  ): Promise<GetShopMetafieldsData>;
}

export const collections = /* @__PURE__ */ defineResource<CollectionsResource>({
  list: 'GET /api/collections query pages',
  create: 'POST /api/collections body',
  get: 'GET /api/collections/{id}',
  update: 'PATCH /api/collections/{id} body',
  delete: 'DELETE /api/collections/{id}',
  bulk: 'POST /api/collections/bulk body',
  addProduct: 'POST /api/collections/{id}/products body',
  removeProduct: 'DELETE /api/collections/{id}/products/{product_id}',
  updateMetafield: 'PATCH /api/collections/{id}/metafields/{namespace}/{key} body',
});

/** The methods of `shop.contactMessages`. */
export interface ContactMessagesResource {
  /** This method calls `POST /api/contact-messages`. For everybody. */
  send(body: SendContactMessageBody, options?: CallOptions): Promise<SendContactMessageData>;
  /** This method calls `GET /api/contact-messages`. For administrators of whom a role holds `listContactMessages`. */
  list(
    query?: ListContactMessagesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListContactMessagesData, ListContactMessagesData[number]>;
  /** This method calls `GET /api/contact-messages/{id}`. For administrators of whom a role holds `getContactMessage`. */
  get(contactMessageId: string, options?: CallOptions): Promise<GetContactMessageData>;
  /** This method calls `PATCH /api/contact-messages/{id}`. For administrators of whom a role holds `updateContactMessage`. */
  update(
    contactMessageId: string,
    body?: UpdateContactMessageBody | undefined,
    options?: CallOptions,
  ): Promise<GetContactMessageData>;
  /** This method calls `DELETE /api/contact-messages/{id}`. For administrators of whom a role holds `deleteContactMessage`. */
  delete(contactMessageId: string, options?: CallOptions): Promise<GetContactMessageData>;
  /** This method calls `POST /api/contact-messages/bulk`. For administrators of whom a role holds `updateContactMessage` or `deleteContactMessage`. */
  change(body: ChangeContactMessagesBody, options?: CallOptions): Promise<ChangeMediaData>;
}

export const contactMessages = /* @__PURE__ */ defineResource<ContactMessagesResource>({
  send: 'POST /api/contact-messages body',
  list: 'GET /api/contact-messages query pages',
  get: 'GET /api/contact-messages/{id}',
  update: 'PATCH /api/contact-messages/{id} body',
  delete: 'DELETE /api/contact-messages/{id}',
  change: 'POST /api/contact-messages/bulk body',
});

/** The methods of `shop.coreShippingMethods`. */
export interface CoreShippingMethodsResource {
  /** This method calls `GET /api/shippingProviders/core/methods`. For administrators of whom a role holds `listCoreShippingMethods`. */
  list(
    query?: ListCoreShippingMethodsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCoreShippingMethodsData, ListCoreShippingMethodsData[number]>;
  /** This method calls `POST /api/shippingProviders/core/methods`. For administrators of whom a role holds `createCoreShippingMethod`. */
  create(body: CreateCoreShippingMethodBody, options?: CallOptions): Promise<GetCoreShippingMethodData>;
  /** This method calls `GET /api/shippingProviders/core/methods/{id}`. For administrators of whom a role holds `getCoreShippingMethod`. */
  get(coreShippingMethodId: string, options?: CallOptions): Promise<GetCoreShippingMethodData>;
  /** This method calls `PATCH /api/shippingProviders/core/methods/{id}`. For administrators of whom a role holds `updateCoreShippingMethod`. */
  update(
    coreShippingMethodId: string,
    body?: UpdateCoreShippingMethodBody | undefined,
    options?: CallOptions,
  ): Promise<GetCoreShippingMethodData>;
  /** This method calls `DELETE /api/shippingProviders/core/methods/{id}`. For administrators of whom a role holds `deleteCoreShippingMethod`. */
  delete(coreShippingMethodId: string, options?: CallOptions): Promise<GetCoreShippingMethodData>;
}

export const coreShippingMethods = /* @__PURE__ */ defineResource<CoreShippingMethodsResource>({
  list: 'GET /api/shippingProviders/core/methods query whole',
  create: 'POST /api/shippingProviders/core/methods body',
  get: 'GET /api/shippingProviders/core/methods/{id}',
  update: 'PATCH /api/shippingProviders/core/methods/{id} body',
  delete: 'DELETE /api/shippingProviders/core/methods/{id}',
});

/** The methods of `shop.coreShippingRates`. */
export interface CoreShippingRatesResource {
  /** This method calls `GET /api/shippingProviders/core/rates`. For administrators of whom a role holds `listCoreShippingRates`. */
  list(
    query?: ListCoreShippingRatesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCoreShippingRatesData, ListCoreShippingRatesData[number]>;
  /** This method calls `POST /api/shippingProviders/core/rates`. For administrators of whom a role holds `createCoreShippingRate`. */
  create(body: CreateCoreShippingRateBody, options?: CallOptions): Promise<GetCoreShippingRateData>;
  /** This method calls `GET /api/shippingProviders/core/rates/{uuid}`. For administrators of whom a role holds `getCoreShippingRate`. */
  get(coreShippingRateId: string, options?: CallOptions): Promise<GetCoreShippingRateData>;
  /** This method calls `PATCH /api/shippingProviders/core/rates/{uuid}`. For administrators of whom a role holds `updateCoreShippingRate`. */
  update(
    coreShippingRateId: string,
    body?: UpdateCoreShippingRateBody | undefined,
    options?: CallOptions,
  ): Promise<GetCoreShippingRateData>;
  /** This method calls `DELETE /api/shippingProviders/core/rates/{uuid}`. For administrators of whom a role holds `deleteCoreShippingRate`. */
  delete(coreShippingRateId: string, options?: CallOptions): Promise<DeleteCoreShippingRateData>;
}

export const coreShippingRates = /* @__PURE__ */ defineResource<CoreShippingRatesResource>({
  list: 'GET /api/shippingProviders/core/rates query whole',
  create: 'POST /api/shippingProviders/core/rates body',
  get: 'GET /api/shippingProviders/core/rates/{uuid}',
  update: 'PATCH /api/shippingProviders/core/rates/{uuid} body',
  delete: 'DELETE /api/shippingProviders/core/rates/{uuid}',
});

/** The methods of `shop.countries`. */
export interface CountriesResource {
  /** This method calls `GET /api/countries`. For every administrator; which records it touches depends on who asks. */
  list(
    query?: ListCountriesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCountriesData, ListCountriesData[number]>;
  /** This method calls `GET /api/countries/{country}/provinces`. For every administrator; which records it touches depends on who asks. */
  listProvinces(
    country: string,
    query?: ListProvincesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListProvincesData, ListProvincesData[number]>;
}

export const countries = /* @__PURE__ */ defineResource<CountriesResource>({
  list: 'GET /api/countries query whole',
  listProvinces: 'GET /api/countries/{country}/provinces query whole',
});

/** The methods of `shop.coupons`. */
export interface CouponsResource {
  /** This method calls `GET /api/coupons`. For administrators of whom a role holds `listCoupons`. */
  list(
    query?: ListCouponsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCouponsData, ListCouponsData[number]>;
  /** This method calls `POST /api/coupons`. For administrators of whom a role holds `createCoupon`. */
  create(body: CreateCouponBody, options?: CallOptions): Promise<GetCouponData>;
  /** This method calls `GET /api/coupons/{id}`. For administrators of whom a role holds `getCoupon`. */
  get(couponId: string, options?: CallOptions): Promise<GetCouponData>;
  /** This method calls `PATCH /api/coupons/{id}`. For administrators of whom a role holds `updateCoupon`. */
  update(couponId: string, body: UpdateCouponBody, options?: CallOptions): Promise<GetCouponData>;
  /** This method calls `DELETE /api/coupons/{id}`. For administrators of whom a role holds `deleteCoupon`. */
  delete(couponId: string, options?: CallOptions): Promise<DeleteCouponData>;
  /** This method calls `POST /api/coupons/bulk`. For administrators of whom a role holds `updateCoupon` or `deleteCoupon`. */
  bulk(body: ChangeCouponsBody, options?: CallOptions): Promise<ChangeMediaData>;
  /** This method calls `POST /api/coupons/preview`. For administrators of whom a role holds `previewCoupon`. */
  preview(body: PreviewCouponBody, options?: CallOptions): Promise<PreviewCouponData>;
}

export const coupons = /* @__PURE__ */ defineResource<CouponsResource>({
  list: 'GET /api/coupons query pages',
  create: 'POST /api/coupons body',
  get: 'GET /api/coupons/{id}',
  update: 'PATCH /api/coupons/{id} body',
  delete: 'DELETE /api/coupons/{id}',
  bulk: 'POST /api/coupons/bulk body',
  preview: 'POST /api/coupons/preview body',
});

/** The methods of `shop.customerGroups`. */
export interface CustomerGroupsResource {
  /** This method calls `GET /api/customerGroups`. For administrators of whom a role holds `listCustomerGroups`. */
  list(
    query?: ListCustomerGroupsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCustomerGroupsData, ListCustomerGroupsData[number]>;
  /** This method calls `POST /api/customerGroups`. For administrators of whom a role holds `createCustomerGroup`. */
  create(body: CreateCustomerGroupBody, options?: CallOptions): Promise<GetCustomerGroupData>;
  /** This method calls `GET /api/customerGroups/{id}`. For administrators of whom a role holds `getCustomerGroup`. */
  get(customerGroupId: string, options?: CallOptions): Promise<GetCustomerGroupData>;
  /** This method calls `PATCH /api/customerGroups/{id}`. For administrators of whom a role holds `updateCustomerGroup`. */
  update(
    customerGroupId: string,
    body?: UpdateCustomerGroupBody | undefined,
    options?: CallOptions,
  ): Promise<GetCustomerGroupData>;
  /** This method calls `DELETE /api/customerGroups/{id}`. For administrators of whom a role holds `deleteCustomerGroup`. */
  delete(customerGroupId: string, options?: CallOptions): Promise<GetCustomerGroupData>;
}

export const customerGroups = /* @__PURE__ */ defineResource<CustomerGroupsResource>({
  list: 'GET /api/customerGroups query pages',
  create: 'POST /api/customerGroups body',
  get: 'GET /api/customerGroups/{id}',
  update: 'PATCH /api/customerGroups/{id} body',
  delete: 'DELETE /api/customerGroups/{id}',
});

/** The methods of `shop.customers`. */
export interface CustomersResource {
  /** This method calls `POST /api/customers`. For everybody. */
  create(body: CreateCustomerBody, options?: CallOptions): Promise<CreateCustomerData>;
  /** This method calls `GET /api/customers`. For administrators of whom a role holds `listCustomers`. */
  list(
    query?: ListCustomersQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCustomersData, ListCustomersData[number]>;
  /** This method calls `PATCH /api/customers/{id}`. For administrators of whom a role holds `updateCustomer`. */
  update(
    customerId: string,
    body?: UpdateCustomerBody | undefined,
    options?: CallOptions,
  ): Promise<CreateCustomerData>;
  /** This method calls `DELETE /api/customers/{id}`. For administrators of whom a role holds `deleteCustomer`. */
  delete(customerId: string, options?: CallOptions): Promise<DeleteCustomerData>;
  /** This method calls `GET /api/customers/{id}`. For administrators of whom a role holds `getCustomer`. */
  get(customerId: string, options?: CallOptions): Promise<CreateCustomerData>;
  /** This method calls `POST /api/customers/bulk`. For administrators of whom a role holds `updateCustomer` or `deleteCustomer`. */
  bulk(body: ChangeCustomersBody, options?: CallOptions): Promise<ChangeMediaData>;
  /** This method calls `GET /api/customers/{id}/metafields`. For administrators of whom a role holds `getCustomerMetafields`. */
  getMetafields(customerId: string, options?: CallOptions): Promise<GetShopMetafieldsData>;
  /** This method calls `PATCH /api/customers/{id}/metafields`. For administrators of whom a role holds `updateCustomerMetafields`. */
  updateMetafields(
    customerId: string,
    body?: UpdateCustomerMetafieldsBody | undefined,
    options?: CallOptions,
  ): Promise<GetShopMetafieldsData>;
  /** This method calls `PUT /api/customers/{id}/metafields`. For administrators of whom a role holds `replaceCustomerMetafields`. */
  replaceMetafields(
    customerId: string,
    body?: ReplaceCustomerMetafieldsBody | undefined,
    options?: CallOptions,
  ): Promise<GetShopMetafieldsData>;
  /** This method calls `POST /api/customers/{id}/metafields`. For administrators of whom a role holds `saveCustomerMetafields`. */
  saveMetafields(
    customerId: string,
    body?: SaveCustomerMetafieldsBody | undefined,
    options?: CallOptions,
  ): Promise<GetShopMetafieldsData>;
  /** This method calls `PATCH /api/customers/{id}/metafields/{namespace}/{key}`. For administrators of whom a role holds `updateCustomerMetafield`. */
  updateMetafield(
    customerId: string,
    namespace: string,
    key: string,
    body: UpdateCustomerMetafieldBody,
    options?: CallOptions,
  ): Promise<GetShopMetafieldsData>;
  /** This method calls `GET /api/customers/{id}/notes`. For administrators of whom a role holds `listCustomerNotes`. */
  listNotes(
    customerId: string,
    query?: ListCustomerNotesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCustomerNotesData, ListCustomerNotesData[number]>;
  /** This method calls `POST /api/customers/{id}/notes`. For administrators of whom a role holds `createCustomerNote`. */
  createNote(
    customerId: string,
    body: CreateCustomerNoteBody,
    options?: CallOptions,
  ): Promise<CreateCustomerNoteData>;
  /** This method calls `DELETE /api/customers/{id}/notes/{note}`. For administrators of whom a role holds `deleteCustomerNote`. */
  deleteNote(customerId: string, note: string, options?: CallOptions): Promise<CreateCustomerNoteData>;
  /** This method calls `GET /api/customers/me`. For customers who are logged in. */
  me(options?: CallOptions): Promise<GetMyProfileData>;
  /** This method calls `PATCH /api/customers/me`. For customers who are logged in. */
  updateMe(body?: UpdateCustomerProfileBody | undefined, options?: CallOptions): Promise<GetMyProfileData>;
  /** This method calls `POST /api/customers/me/email`. For everybody. */
  confirmEmail(body: ConfirmMyEmailBody, options?: CallOptions): Promise<ConfirmMyEmailData>;
  /** This method calls `GET /api/customers/me/addresses`. For customers who are logged in. */
  listMyAddresses(
    query?: ListMyAddressesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListMyAddressesData, ListMyAddressesData[number]>;
  /** This method calls `POST /api/customers/me/addresses`. For customers who are logged in. */
  createMyAddress(body: CreateMyAddressBody, options?: CallOptions): Promise<CreateMyAddressData>;
  /** This method calls `PATCH /api/customers/me/addresses/{id}`. For customers who are logged in. */
  updateMyAddress(
    addressId: string,
    body?: UpdateMyAddressBody | undefined,
    options?: CallOptions,
  ): Promise<CreateMyAddressData>;
  /** This method calls `DELETE /api/customers/me/addresses/{id}`. For customers who are logged in. */
  deleteMyAddress(addressId: string, options?: CallOptions): Promise<CreateMyAddressData>;
  /** This method calls `GET /api/customers/{customer_id}/addresses`. For administrators of whom a role holds `listCustomerAddresses`. */
  listAddresses(
    customerId: string,
    query?: ListCustomerAddressesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCustomerAddressesData, ListCustomerAddressesData[number]>;
  /** This method calls `POST /api/customers/{customer_id}/addresses`. For administrators of whom a role holds `createCustomerAddress`. */
  createAddress(
    customerId: string,
    body: CreateMyAddressBody,
    options?: CallOptions,
  ): Promise<CreateMyAddressData>;
  /** This method calls `PATCH /api/customers/{customer_id}/addresses/{id}`. For administrators of whom a role holds `updateCustomerAddress`. */
  updateAddress(
    customerId: string,
    id: string,
    body?: UpdateMyAddressBody | undefined,
    options?: CallOptions,
  ): Promise<CreateMyAddressData>;
  /** This method calls `DELETE /api/customers/{customer_id}/addresses/{id}`. For administrators of whom a role holds `deleteCustomerAddress`. */
  deleteAddress(customerId: string, id: string, options?: CallOptions): Promise<CreateMyAddressData>;
  /** This method calls `POST /customer/login`. For everybody. */
  logIn(body: CustomerLoginBody, options?: CallOptions): Promise<CustomerLoginData>;
  /** This method calls `POST /customer/logout`. For everybody. */
  logOut(options?: CallOptions): Promise<CustomerLogoutData>;
  /** This method calls `POST /api/customer/tokens`. For everybody. */
  createTokens(body: CustomerLoginBody, options?: CallOptions): Promise<GetCustomerTokenData>;
  /** This method calls `POST /api/customer/token/refresh`. For everybody. */
  refreshTokens(body: RefreshCustomerTokenBody, options?: CallOptions): Promise<GetCustomerTokenData>;
  /** This method calls `POST /api/customers/reset-password`. For everybody. */
  requestPasswordReset(body: ResetPasswordBody, options?: CallOptions): Promise<CustomerLogoutData>;
  /** This method calls `POST /api/customers/password`. For everybody. */
  resetPassword(body: UpdatePasswordBody, options?: CallOptions): Promise<CustomerLogoutData>;
  /** This method calls `GET /api/customers/me/sessions`. For customers who are logged in. */
  listSessions(
    query?: ListMySessionsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListMySessionsData, ListMySessionsData[number]>;
  /** This method calls `DELETE /api/customers/me/sessions`. For customers who are logged in. */
  endSessions(query?: EndMySessionsQuery | undefined, options?: CallOptions): Promise<EndMySessionsData>;
  /** This method calls `DELETE /api/customers/me/sessions/{session_id}`. For customers who are logged in. */
  endSession(sessionId: string, options?: CallOptions): Promise<EndOwnSessionData>;
  /** This method calls `GET /api/customers/me/newsletter`. For customers who are logged in. */
  getMyNewsletter(options?: CallOptions): Promise<GetMyNewsletterData>;
  /** This method calls `PUT /api/customers/me/newsletter`. For customers who are logged in. */
  setMyNewsletter(body: SetMyNewsletterBody, options?: CallOptions): Promise<GetMyNewsletterData>;
}

export const customers = /* @__PURE__ */ defineResource<CustomersResource>({
  create: 'POST /api/customers body',
  list: 'GET /api/customers query pages',
  update: 'PATCH /api/customers/{id} body',
  delete: 'DELETE /api/customers/{id}',
  get: 'GET /api/customers/{id}',
  bulk: 'POST /api/customers/bulk body',
  getMetafields: 'GET /api/customers/{id}/metafields',
  updateMetafields: 'PATCH /api/customers/{id}/metafields body',
  replaceMetafields: 'PUT /api/customers/{id}/metafields body',
  saveMetafields: 'POST /api/customers/{id}/metafields body',
  updateMetafield: 'PATCH /api/customers/{id}/metafields/{namespace}/{key} body',
  listNotes: 'GET /api/customers/{id}/notes query whole',
  createNote: 'POST /api/customers/{id}/notes body',
  deleteNote: 'DELETE /api/customers/{id}/notes/{note}',
  me: 'GET /api/customers/me',
  updateMe: 'PATCH /api/customers/me body',
  confirmEmail: 'POST /api/customers/me/email body',
  listMyAddresses: 'GET /api/customers/me/addresses query whole',
  createMyAddress: 'POST /api/customers/me/addresses body',
  updateMyAddress: 'PATCH /api/customers/me/addresses/{id} body',
  deleteMyAddress: 'DELETE /api/customers/me/addresses/{id}',
  listAddresses: 'GET /api/customers/{customer_id}/addresses query whole',
  createAddress: 'POST /api/customers/{customer_id}/addresses body',
  updateAddress: 'PATCH /api/customers/{customer_id}/addresses/{id} body',
  deleteAddress: 'DELETE /api/customers/{customer_id}/addresses/{id}',
  logIn: 'POST /customer/login body',
  logOut: 'POST /customer/logout',
  createTokens: 'POST /api/customer/tokens body',
  refreshTokens: 'POST /api/customer/token/refresh body',
  requestPasswordReset: 'POST /api/customers/reset-password body',
  resetPassword: 'POST /api/customers/password body',
  listSessions: 'GET /api/customers/me/sessions query whole',
  endSessions: 'DELETE /api/customers/me/sessions query',
  endSession: 'DELETE /api/customers/me/sessions/{session_id}',
  getMyNewsletter: 'GET /api/customers/me/newsletter',
  setMyNewsletter: 'PUT /api/customers/me/newsletter body',
});

/** The methods of `shop.dashboard`. */
export interface DashboardResource {
  /** This method calls `GET /api/dashboard`. For administrators of whom a role holds `getDashboard`. */
  get(query?: GetDashboardQuery | undefined, options?: CallOptions): Promise<GetDashboardData>;
}

export const dashboard = /* @__PURE__ */ defineResource<DashboardResource>({
  get: 'GET /api/dashboard query',
});

/** The methods of `shop.deletions`. */
export interface DeletionsResource {
  /** This method calls `GET /api/deletions`. For every administrator; which records it touches depends on who asks. */
  list(
    query?: ListDeletionsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListDeletionsData, ListDeletionsData[number]>;
  /** This method calls `POST /api/deletions/{id}/undo`. For every administrator; which records it touches depends on who asks. */
  undo(deletionId: string, options?: CallOptions): Promise<UndoDeletionData>;
}

export const deletions = /* @__PURE__ */ defineResource<DeletionsResource>({
  list: 'GET /api/deletions query whole',
  undo: 'POST /api/deletions/{id}/undo',
});

/** The methods of `shop.demo`. */
export interface DemoResource {
  /** This method calls `DELETE /api/demo`. For administrators of whom a role holds `removeDemo`. */
  remove(options?: CallOptions): Promise<RemoveDemoData>;
}

export const demo = /* @__PURE__ */ defineResource<DemoResource>({
  remove: 'DELETE /api/demo',
});

/** The methods of `shop.emailKinds`. */
export interface EmailKindsResource {
  /** This method calls `GET /api/email-kinds`. For administrators of whom a role holds `listEmailKinds`. */
  list(
    query?: ListEmailKindsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListEmailKindsData, ListEmailKindsData[number]>;
  /** This method calls `POST /api/email-kinds/{id}/preview`. For administrators of whom a role holds `previewEmail`. */
  preview(
    emailKindId: string,
    body?: PreviewEmailBody | undefined,
    options?: CallOptions,
  ): Promise<PreviewEmailData>;
  /** This method calls `POST /api/email-kinds/{id}/test`. For administrators of whom a role holds `sendTestEmail`. */
  sendTest(
    emailKindId: string,
    body?: PreviewEmailBody | undefined,
    options?: CallOptions,
  ): Promise<SendTestEmailData>;
}

export const emailKinds = /* @__PURE__ */ defineResource<EmailKindsResource>({
  list: 'GET /api/email-kinds query whole',
  preview: 'POST /api/email-kinds/{id}/preview body',
  sendTest: 'POST /api/email-kinds/{id}/test body',
});

/** The methods of `shop.emails`. */
export interface EmailsResource {
  /** This method calls `GET /api/emails`. For administrators of whom a role holds `listEmails`. */
  list(
    query?: ListEmailsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListEmailsData, ListEmailsData[number]>;
  /** This method calls `GET /api/emails/{id}`. For administrators of whom a role holds `getEmail`. */
  get(emailId: string, options?: CallOptions): Promise<GetEmailData>;
  /** This method calls `POST /api/emails/{id}/resend`. For administrators of whom a role holds `resendEmail`. */
  resend(emailId: string, options?: CallOptions): Promise<GetEmailData>;
}

export const emails = /* @__PURE__ */ defineResource<EmailsResource>({
  list: 'GET /api/emails query pages',
  get: 'GET /api/emails/{id}',
  resend: 'POST /api/emails/{id}/resend',
});

/** The methods of `shop.events`. */
export interface EventsResource {
  /** This method calls `GET /api/events/parked`. For administrators of whom a role holds `listDeadEvents`. */
  listDead(
    query?: ListDeadEventsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListDeadEventsData, ListDeadEventsData[number]>;
  /** This method calls `POST /api/events/parked/retry`. For administrators of whom a role holds `retryDeadEvents`. */
  retryDead(body: RetryDeadEventsBody, options?: CallOptions): Promise<RetryDeadEventsData>;
  /** This method calls `POST /api/events/parked/drop`. For administrators of whom a role holds `dropDeadEvents`. */
  dropDead(body: RetryDeadEventsBody, options?: CallOptions): Promise<RetryDeadEventsData>;
  /** This method calls `POST /api/events/replay`. For administrators of whom a role holds `replayEvents`. */
  replay(body: ReplayEventsBody, options?: CallOptions): Promise<ReplayEventsData>;
  /** This method calls `GET /api/events`. For administrators of whom a role holds `listEvents`. */
  list(
    query?: ListEventsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListEventsData, ListEventsData[number]>;
  /** This method calls `GET /api/events/{id}`. For administrators of whom a role holds `getEvent`. */
  get(eventId: string, options?: CallOptions): Promise<GetEventData>;
}

export const events = /* @__PURE__ */ defineResource<EventsResource>({
  listDead: 'GET /api/events/parked query whole',
  retryDead: 'POST /api/events/parked/retry body',
  dropDead: 'POST /api/events/parked/drop body',
  replay: 'POST /api/events/replay body',
  list: 'GET /api/events query pages',
  get: 'GET /api/events/{id}',
});

/** The methods of `shop.extensions`. */
export interface ExtensionsResource {
  /** This method calls `GET /api/extensions`. For administrators of whom a role holds `listExtensions`. */
  list(
    query?: ListExtensionsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListExtensionsData, ListExtensionsData[number]>;
}

export const extensions = /* @__PURE__ */ defineResource<ExtensionsResource>({
  list: 'GET /api/extensions query whole',
});

/** The methods of `shop.health`. */
export interface HealthResource {
  /** This method calls `GET /api/health`. For administrators of whom a role holds `getHealth`. */
  get(options?: CallOptions): Promise<GetHealthData>;
}

export const health = /* @__PURE__ */ defineResource<HealthResource>({
  get: 'GET /api/health',
});

/** The methods of `shop.images`. */
export interface ImagesResource {
  /** This method calls `POST /api/images/{folder*}`. For administrators of whom a role holds `imageUpload`. */
  upload(folder: string, body: ImageUploadBody, options?: CallOptions): Promise<ImageUploadData>;
  /** This method calls `GET /api/files/{folder*}`. For administrators of whom a role holds `fileBrowser`. */
  list(
    folder: string,
    query?: FileBrowserQuery | undefined,
    options?: CallOptions,
  ): Listing<FileBrowserData, FileBrowserData['files'][number]>;
  /** This method calls `DELETE /api/files/{folder*}`. For administrators of whom a role holds `fileDelete`. */
  delete(folder: string, options?: CallOptions): Promise<FileDeleteData>;
}

export const images = /* @__PURE__ */ defineResource<ImagesResource>({
  upload: 'POST /api/images/{folder*} form',
  list: 'GET /api/files/{folder*} query cursor:files',
  delete: 'DELETE /api/files/{folder*}',
});

/** The methods of `shop.jobs`. */
export interface JobsResource {
  /** This method calls `GET /api/jobs`. For administrators of whom a role holds `listJobs`. */
  list(query?: ListJobsQuery | undefined, options?: CallOptions): Listing<ListJobsData, ListJobsData[number]>;
  /** This method calls `POST /api/jobs/{id}/run`. For administrators of whom a role holds `runJob`. */
  run(jobId: string, options?: CallOptions): Promise<RunJobData>;
}

export const jobs = /* @__PURE__ */ defineResource<JobsResource>({
  list: 'GET /api/jobs query whole',
  run: 'POST /api/jobs/{id}/run',
});

/** The methods of `shop.landingPages`. */
export interface LandingPagesResource {
  /** This method calls `POST /api/landing-pages`. For administrators of whom a role holds `createLandingPage`. */
  create(body: CreateLandingPageBody, options?: CallOptions): Promise<CreateLandingPageData>;
  /** This method calls `PATCH /api/landing-pages/{id}`. For administrators of whom a role holds `updateLandingPage`. */
  update(
    landingPageId: string,
    body?: UpdateLandingPageBody | undefined,
    options?: CallOptions,
  ): Promise<CreateLandingPageData>;
  /** This method calls `DELETE /api/landing-pages/{id}`. For administrators of whom a role holds `deleteLandingPage`. */
  delete(landingPageId: string, options?: CallOptions): Promise<DeleteLandingPageData>;
  /** This method calls `POST /api/landing-pages/bulk`. For administrators of whom a role holds `updateLandingPage` or `deleteLandingPage`. */
  bulk(body: ChangeLandingPagesBody, options?: CallOptions): Promise<ChangeMediaData>;
  /** This method calls `POST /api/landing-pages/{id}/duplicate`. For administrators of whom a role holds `duplicateLandingPage`. */
  duplicate(landingPageId: string, options?: CallOptions): Promise<DuplicateLandingPageData>;
  /** This method calls `GET /api/landing-pages/{id}/replace-homepage`. For administrators of whom a role holds `replaceHomepagePreflight`. */
  replaceHomepagePreflight(
    landingPageId: string,
    options?: CallOptions,
  ): Promise<ReplaceHomepagePreflightData>;
  /** This method calls `POST /api/landing-pages/{id}/replace-homepage`. For administrators of whom a role holds `replaceHomepage`. */
  replaceHomepage(
    landingPageId: string,
    body: ReplaceHomepageBody,
    options?: CallOptions,
  ): Promise<ReplaceHomepageData>;
}

export const landingPages = /* @__PURE__ */ defineResource<LandingPagesResource>({
  create: 'POST /api/landing-pages body',
  update: 'PATCH /api/landing-pages/{id} body',
  delete: 'DELETE /api/landing-pages/{id}',
  bulk: 'POST /api/landing-pages/bulk body',
  duplicate: 'POST /api/landing-pages/{id}/duplicate',
  replaceHomepagePreflight: 'GET /api/landing-pages/{id}/replace-homepage',
  replaceHomepage: 'POST /api/landing-pages/{id}/replace-homepage body',
});

/** The methods of `shop.measurement`. */
export interface MeasurementResource {
  /** This method calls `GET /api/measurement/events`. For administrators of whom a role holds `listMeasurementEvents`. */
  listEvents(
    query?: ListMeasurementEventsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListMeasurementEventsData, ListMeasurementEventsData[number]>;
  /** This method calls `GET /api/measurement/summary`. For administrators of whom a role holds `getMeasurementSummary`. */
  getSummary(
    query?: GetMeasurementSummaryQuery | undefined,
    options?: CallOptions,
  ): Promise<GetMeasurementSummaryData>;
}

export const measurement = /* @__PURE__ */ defineResource<MeasurementResource>({
  listEvents: 'GET /api/measurement/events query pages',
  getSummary: 'GET /api/measurement/summary query',
});

/** The methods of `shop.media`. */
export interface MediaResource {
  /** This method calls `GET /api/media`. For administrators of whom a role holds `listMedia`. */
  list(
    query?: ListMediaQuery | undefined,
    options?: CallOptions,
  ): Listing<ListMediaData, ListMediaData[number]>;
  /** This method calls `GET /api/media/{id}`. For administrators of whom a role holds `getMedia`. */
  get(mediaId: string, options?: CallOptions): Promise<GetMediaData>;
  /** This method calls `PATCH /api/media/{id}`. For administrators of whom a role holds `updateMedia`. */
  update(mediaId: string, body?: UpdateMediaBody | undefined, options?: CallOptions): Promise<GetMediaData>;
  /** This method calls `DELETE /api/media/{id}`. For administrators of whom a role holds `deleteMedia`. */
  delete(mediaId: string, options?: CallOptions): Promise<GetMediaData>;
  /** This method calls `POST /api/media/bulk`. For administrators of whom a role holds `updateMedia` or `deleteMedia`. */
  bulk(body: ChangeMediaBody, options?: CallOptions): Promise<ChangeMediaData>;
  /** This method calls `GET /api/media/folders`. For administrators of whom a role holds `listMediaFolders`. */
  folders(options?: CallOptions): Promise<ListMediaFoldersData>;
  /** This method calls `GET /api/media/{id}/uses`. For administrators of whom a role holds `listMediaUses`. */
  uses(mediaId: string, options?: CallOptions): Promise<ListMediaUsesData>;
}

export const media = /* @__PURE__ */ defineResource<MediaResource>({
  list: 'GET /api/media query pages',
  get: 'GET /api/media/{id}',
  update: 'PATCH /api/media/{id} body',
  delete: 'DELETE /api/media/{id}',
  bulk: 'POST /api/media/bulk body',
  folders: 'GET /api/media/folders',
  uses: 'GET /api/media/{id}/uses',
});

/** The methods of `shop.menus`. */
export interface MenusResource {
  /** This method calls `GET /api/menus`. For administrators of whom a role holds `listMenus`. */
  list(
    query?: ListMenusQuery | undefined,
    options?: CallOptions,
  ): Listing<ListMenusData, ListMenusData[number]>;
  /** This method calls `POST /api/menus`. For administrators of whom a role holds `createMenu`. */
  create(body: CreateMenuBody, options?: CallOptions): Promise<GetMenuData>;
  /** This method calls `GET /api/menus/{id}`. For administrators of whom a role holds `getMenu`. */
  get(menuId: string, options?: CallOptions): Promise<GetMenuData>;
  /** This method calls `PATCH /api/menus/{id}`. For administrators of whom a role holds `updateMenu`. */
  update(menuId: string, body?: UpdateMenuBody | undefined, options?: CallOptions): Promise<GetMenuData>;
  /** This method calls `DELETE /api/menus/{id}`. For administrators of whom a role holds `deleteMenu`. */
  delete(menuId: string, options?: CallOptions): Promise<GetMenuData>;
  /** This method calls `POST /api/menus/bulk`. For administrators of whom a role holds `updateMenu` or `deleteMenu`. */
  bulk(body: ChangeMenusBody, options?: CallOptions): Promise<ChangeMediaData>;
}

export const menus = /* @__PURE__ */ defineResource<MenusResource>({
  list: 'GET /api/menus query pages',
  create: 'POST /api/menus body',
  get: 'GET /api/menus/{id}',
  update: 'PATCH /api/menus/{id} body',
  delete: 'DELETE /api/menus/{id}',
  bulk: 'POST /api/menus/bulk body',
});

/** The methods of `shop.metafieldDefinitions`. */
export interface MetafieldDefinitionsResource {
  /** This method calls `GET /api/metafield-definitions`. For administrators of whom a role holds `getMetafieldDefinitions`. */
  list(
    query: GetMetafieldDefinitionsQuery,
    options?: CallOptions,
  ): Listing<GetMetafieldDefinitionsData, GetMetafieldDefinitionsData[number]>;
  /** This method calls `POST /api/metafield-definitions`. For administrators of whom a role holds `createMetafieldDefinition`. */
  create(body: CreateMetafieldDefinitionBody, options?: CallOptions): Promise<GetMetafieldDefinitionData>;
  /** This method calls `GET /api/metafield-definitions/{uuid}`. For administrators of whom a role holds `getMetafieldDefinition`. */
  get(metafieldDefinitionId: string, options?: CallOptions): Promise<GetMetafieldDefinitionData>;
  /** This method calls `PATCH /api/metafield-definitions/{uuid}`. For administrators of whom a role holds `updateMetafieldDefinition`. */
  update(
    metafieldDefinitionId: string,
    body?: UpdateMetafieldDefinitionBody | undefined,
    options?: CallOptions,
  ): Promise<GetMetafieldDefinitionData>;
  /** This method calls `DELETE /api/metafield-definitions/{uuid}`. For administrators of whom a role holds `deleteMetafieldDefinition`. */
  delete(
    metafieldDefinitionId: string,
    query?: DeleteMetafieldDefinitionQuery | undefined,
    options?: CallOptions,
  ): Promise<DeleteMetafieldDefinitionData>;
}

export const metafieldDefinitions = /* @__PURE__ */ defineResource<MetafieldDefinitionsResource>({
  list: 'GET /api/metafield-definitions query whole',
  create: 'POST /api/metafield-definitions body',
  get: 'GET /api/metafield-definitions/{uuid}',
  update: 'PATCH /api/metafield-definitions/{uuid} body',
  delete: 'DELETE /api/metafield-definitions/{uuid} query',
});

/** The methods of `shop.newsletter`. */
export interface NewsletterResource {
  /** This method calls `POST /api/newsletter`. For everybody. */
  request(body: RequestNewsletterBody, options?: CallOptions): Promise<RequestNewsletterData>;
  /** This method calls `POST /api/newsletter/confirm`. For everybody. */
  confirm(body: ConfirmNewsletterBody, options?: CallOptions): Promise<RequestNewsletterData>;
  /** This method calls `POST /api/newsletter/unsubscribe`. For everybody. */
  cancel(body: ConfirmNewsletterBody, options?: CallOptions): Promise<RequestNewsletterData>;
  /** This method calls `GET /api/newsletter/subscribers/export`. For administrators of whom a role holds `exportSubscribers`. */
  exportSubscribers(options?: CallOptions): Promise<string>;
  /** This method calls `GET /api/newsletter/subscribers`. For administrators of whom a role holds `listSubscribers`. */
  listSubscribers(
    query?: ListSubscribersQuery | undefined,
    options?: CallOptions,
  ): Listing<ListSubscribersData, ListSubscribersData[number]>;
  /** This method calls `GET /api/newsletter/subscribers/{id}`. For administrators of whom a role holds `getSubscriber`. */
  getSubscriber(newsletterId: string, options?: CallOptions): Promise<GetSubscriberData>;
  /** This method calls `DELETE /api/newsletter/subscribers/{id}`. For administrators of whom a role holds `deleteSubscriber`. */
  deleteSubscriber(newsletterId: string, options?: CallOptions): Promise<GetSubscriberData>;
}

export const newsletter = /* @__PURE__ */ defineResource<NewsletterResource>({
  request: 'POST /api/newsletter body',
  confirm: 'POST /api/newsletter/confirm body',
  cancel: 'POST /api/newsletter/unsubscribe body',
  exportSubscribers: 'GET /api/newsletter/subscribers/export - text',
  listSubscribers: 'GET /api/newsletter/subscribers query pages',
  getSubscriber: 'GET /api/newsletter/subscribers/{id}',
  deleteSubscriber: 'DELETE /api/newsletter/subscribers/{id}',
});

/** The methods of `shop.orders`. */
export interface OrdersResource {
  /** This method calls `POST /api/orders`. For everybody. */
  create(body: CreateOrderBody, options?: CallOptions): Promise<CreateOrderData>;
  /** This method calls `GET /api/orders`. For administrators of whom a role holds `listOrders`. */
  list(
    query?: ListOrdersQuery | undefined,
    options?: CallOptions,
  ): Listing<ListOrdersData, ListOrdersData[number]>;
  /** This method calls `GET /api/orders/{id}`. For administrators of whom a role holds `getOrder`. */
  get(orderId: string, options?: CallOptions): Promise<GetOrderData>;
  /** This method calls `PATCH /api/orders/{id}`. For administrators of whom a role holds `updateOrder`. */
  update(orderId: string, body?: UpdateOrderBody | undefined, options?: CallOptions): Promise<GetOrderData>;
  /** This method calls `POST /api/orders/{id}/review`. For administrators of whom a role holds `reviewOrder`. */
  review(orderId: string, options?: CallOptions): Promise<ReviewOrderData>;
  /** This method calls `POST /api/orders/{id}/capture`. For administrators of whom a role holds `captureOrder`. */
  capture(
    orderId: string,
    body?: CaptureOrderBody | undefined,
    options?: CallOptions,
  ): Promise<CaptureOrderData>;
  /** This method calls `POST /api/orders/{id}/refunds`. For administrators of whom a role holds `refundOrder`. */
  refund(
    orderId: string,
    body?: RefundOrderBody | undefined,
    options?: CallOptions,
  ): Promise<RefundOrderData>;
  /** This method calls `POST /api/orders/{id}/cancel`. For administrators of whom a role holds `cancelOrder`. */
  cancel(orderId: string, body: CancelOrderBody, options?: CallOptions): Promise<GetOrderData>;
  /** This method calls `POST /api/orders/{id}/payment`. For everybody. */
  startPayment(
    orderId: string,
    body?: StartOrderPaymentBody | undefined,
    options?: CallOptions,
  ): Promise<StartOrderPaymentData>;
  /** This method calls `GET /api/orders/{id}/payment`. For everybody. */
  getPayment(
    orderId: string,
    query?: GetOrderPaymentQuery | undefined,
    options?: CallOptions,
  ): Promise<FinishOrderPaymentData>;
  /** This method calls `POST /api/orders/{id}/payment/finish`. For everybody. */
  finishPayment(
    orderId: string,
    body?: FinishOrderPaymentBody | undefined,
    options?: CallOptions,
  ): Promise<FinishOrderPaymentData>;
  /** This method calls `POST /api/orders/{id}/payment/end`. For everybody. */
  endPayment(
    orderId: string,
    body?: EndOrderPaymentBody | undefined,
    options?: CallOptions,
  ): Promise<FinishOrderPaymentData>;
  /** This method calls `POST /api/orders/{id}/shipments`. For administrators of whom a role holds `createShipment`. */
  ship(
    orderId: string,
    body?: CreateShipmentBody | undefined,
    options?: CallOptions,
  ): Promise<CreateShipmentData>;
  /** This method calls `GET /api/orders/{id}/shipments`. For administrators of whom a role holds `listOrderShipments`. */
  listShipments(
    orderId: string,
    query?: ListOrderShipmentsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListOrderShipmentsData, ListOrderShipmentsData[number]>;
  /** This method calls `POST /api/orders/bulk-ship`. For administrators of whom a role holds `createShipment`. */
  shipMany(body: ShipOrdersBody, options?: CallOptions): Promise<ChangeMediaData>;
  /** This method calls `PATCH /api/orders/{order_id}/shipments/{shipment_id}`. For administrators of whom a role holds `updateShipment`. */
  updateShipment(
    orderId: string,
    shipmentId: string,
    body?: UpdateShipmentBody | undefined,
    options?: CallOptions,
  ): Promise<CreateShipmentData>;
  /** This method calls `POST /api/orders/{id}/emails`. For administrators of whom a role holds `sendOrderEmail`. */
  sendEmail(orderId: string, body: SendOrderEmailBody, options?: CallOptions): Promise<SendOrderEmailData>;
  /** This method calls `GET /api/orders/{id}/metafields`. For administrators of whom a role holds `getOrderMetafields`. */
  getMetafields(orderId: string, options?: CallOptions): Promise<GetShopMetafieldsData>;
  /** This method calls `PATCH /api/orders/{id}/metafields`. For administrators of whom a role holds `updateOrderMetafields`. */
  updateMetafields(
    orderId: string,
    body?: UpdateOrderMetafieldsBody | undefined,
    options?: CallOptions,
  ): Promise<GetShopMetafieldsData>;
  /** This method calls `PUT /api/orders/{id}/metafields`. For administrators of whom a role holds `replaceOrderMetafields`. */
  replaceMetafields(
    orderId: string,
    body?: ReplaceOrderMetafieldsBody | undefined,
    options?: CallOptions,
  ): Promise<GetShopMetafieldsData>;
  /** This method calls `POST /api/orders/{id}/metafields`. For administrators of whom a role holds `saveOrderMetafields`. */
  saveMetafields(
    orderId: string,
    body?: SaveOrderMetafieldsBody | undefined,
    options?: CallOptions,
  ): Promise<GetShopMetafieldsData>;
  /** This method calls `PATCH /api/orders/{id}/metafields/{namespace}/{key}`. For administrators of whom a role holds `updateOrderMetafield`. */
  updateMetafield(
    orderId: string,
    namespace: string,
    key: string,
    body: UpdateOrderMetafieldBody,
    options?: CallOptions,
  ): Promise<GetShopMetafieldsData>;
  /** This method calls `GET /api/orders/{id}/notes`. For administrators of whom a role holds `listOrderNotes`. */
  listNotes(
    orderId: string,
    query?: ListOrderNotesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListOrderNotesData, ListOrderNotesData[number]>;
  /** This method calls `POST /api/orders/{id}/notes`. For administrators of whom a role holds `createOrderNote`. */
  createNote(
    orderId: string,
    body: CreateCustomerNoteBody,
    options?: CallOptions,
  ): Promise<CreateCustomerNoteData>;
  /** This method calls `DELETE /api/orders/{id}/notes/{note}`. For administrators of whom a role holds `deleteOrderNote`. */
  deleteNote(orderId: string, note: string, options?: CallOptions): Promise<CreateCustomerNoteData>;
}

export const orders = /* @__PURE__ */ defineResource<OrdersResource>({
  create: 'POST /api/orders body',
  list: 'GET /api/orders query pages',
  get: 'GET /api/orders/{id}',
  update: 'PATCH /api/orders/{id} body',
  review: 'POST /api/orders/{id}/review',
  capture: 'POST /api/orders/{id}/capture body',
  refund: 'POST /api/orders/{id}/refunds body',
  cancel: 'POST /api/orders/{id}/cancel body',
  startPayment: 'POST /api/orders/{id}/payment body',
  getPayment: 'GET /api/orders/{id}/payment query',
  finishPayment: 'POST /api/orders/{id}/payment/finish body',
  endPayment: 'POST /api/orders/{id}/payment/end body',
  ship: 'POST /api/orders/{id}/shipments body',
  listShipments: 'GET /api/orders/{id}/shipments query whole',
  shipMany: 'POST /api/orders/bulk-ship body',
  updateShipment: 'PATCH /api/orders/{order_id}/shipments/{shipment_id} body',
  sendEmail: 'POST /api/orders/{id}/emails body',
  getMetafields: 'GET /api/orders/{id}/metafields',
  updateMetafields: 'PATCH /api/orders/{id}/metafields body',
  replaceMetafields: 'PUT /api/orders/{id}/metafields body',
  saveMetafields: 'POST /api/orders/{id}/metafields body',
  updateMetafield: 'PATCH /api/orders/{id}/metafields/{namespace}/{key} body',
  listNotes: 'GET /api/orders/{id}/notes query whole',
  createNote: 'POST /api/orders/{id}/notes body',
  deleteNote: 'DELETE /api/orders/{id}/notes/{note}',
});

/** The methods of `shop.pageBuilder`. */
export interface PageBuilderResource {
  /** This method calls `GET /api/page-builder/pages/{route}`. For administrators of whom a role holds `getEditedPage`. */
  getPage(
    route: string,
    query?: GetEditedPageQuery | undefined,
    options?: CallOptions,
  ): Promise<GetEditedPageData>;
  /** This method calls `GET /api/page-builder/rollout-overlaps`. For administrators of whom a role holds `listRolloutOverlaps`. */
  listRolloutOverlaps(
    query?: ListRolloutOverlapsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListRolloutOverlapsData, ListRolloutOverlapsData['pages'][number]>;
  /** This method calls `POST /api/page-builder/previews`. For administrators of whom a role holds `createPreview`. */
  createPreview(body: CreatePreviewBody, options?: CallOptions): Promise<CreatePreviewData>;
}

export const pageBuilder = /* @__PURE__ */ defineResource<PageBuilderResource>({
  getPage: 'GET /api/page-builder/pages/{route} query',
  listRolloutOverlaps: 'GET /api/page-builder/rollout-overlaps query whole:pages',
  createPreview: 'POST /api/page-builder/previews body',
});

/** The methods of `shop.pages`. */
export interface PagesResource {
  /** This method calls `GET /api/pages`. For administrators of whom a role holds `listCmsPages`. */
  list(
    query?: ListCmsPagesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCmsPagesData, ListCmsPagesData[number]>;
  /** This method calls `POST /api/pages`. For administrators of whom a role holds `createCmsPage`. */
  create(body: CreateCmsPageBody, options?: CallOptions): Promise<GetCmsPageData>;
  /** This method calls `GET /api/pages/{id}`. For administrators of whom a role holds `getCmsPage`. */
  get(pageId: string, options?: CallOptions): Promise<GetCmsPageData>;
  /** This method calls `PATCH /api/pages/{id}`. For administrators of whom a role holds `updateCmsPage`. */
  update(
    pageId: string,
    body?: UpdateCmsPageBody | undefined,
    options?: CallOptions,
  ): Promise<GetCmsPageData>;
  /** This method calls `DELETE /api/pages/{id}`. For administrators of whom a role holds `deleteCmsPage`. */
  delete(pageId: string, options?: CallOptions): Promise<GetCmsPageData>;
  /** This method calls `POST /api/pages/bulk`. For administrators of whom a role holds `updateCmsPage` or `deleteCmsPage`. */
  bulk(body: ChangeCmsPagesBody, options?: CallOptions): Promise<ChangeMediaData>;
}

export const pages = /* @__PURE__ */ defineResource<PagesResource>({
  list: 'GET /api/pages query pages',
  create: 'POST /api/pages body',
  get: 'GET /api/pages/{id}',
  update: 'PATCH /api/pages/{id} body',
  delete: 'DELETE /api/pages/{id}',
  bulk: 'POST /api/pages/bulk body',
});

/** The methods of `shop.paymentMethods`. */
export interface PaymentMethodsResource {
  /** This method calls `GET /api/payment-methods`. For administrators of whom a role holds `listPaymentMethods`. */
  list(
    query?: ListPaymentMethodsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListPaymentMethodsData, ListPaymentMethodsData[number]>;
}

export const paymentMethods = /* @__PURE__ */ defineResource<PaymentMethodsResource>({
  list: 'GET /api/payment-methods query whole',
});

/** The methods of `shop.permissions`. */
export interface PermissionsResource {
  /** This method calls `GET /api/permissions`. For every administrator; which records it touches depends on who asks. */
  list(
    query?: ListPermissionsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListPermissionsData, ListPermissionsData[number]>;
}

export const permissions = /* @__PURE__ */ defineResource<PermissionsResource>({
  list: 'GET /api/permissions query whole',
});

/** The methods of `shop.products`. */
export interface ProductsResource {
  /** This method calls `GET /api/products`. For administrators of whom a role holds `listProducts`. */
  list(
    query?: ListProductsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListProductsData, ListProductsData[number]>;
  /** This method calls `POST /api/products`. For administrators of whom a role holds `createProduct`. */
  create(body: CreateProductBody, options?: CallOptions): Promise<GetProductData>;
  /** This method calls `GET /api/products/{id}`. For administrators of whom a role holds `getProduct`. */
  get(productId: string, options?: CallOptions): Promise<GetProductData>;
  /** This method calls `PATCH /api/products/{id}`. For administrators of whom a role holds `updateProduct`. */
  update(
    productId: string,
    body?: UpdateProductBody | undefined,
    options?: CallOptions,
  ): Promise<GetProductData>;
  /** This method calls `DELETE /api/products/{id}`. For administrators of whom a role holds `deleteProduct`. */
  delete(productId: string, options?: CallOptions): Promise<DeleteProductData>;
  /** This method calls `POST /api/products/bulk`. For administrators of whom a role holds `updateProduct` or `deleteProduct`. */
  bulk(body: ChangeProductsBody, options?: CallOptions): Promise<ChangeMediaData>;
  /** This method calls `POST /api/products/import`. For administrators of whom a role holds `createProduct` or `updateProduct`. */
  import(body: ImportProductsBody, options?: CallOptions): Promise<ImportProductsData>;
  /** This method calls `GET /api/products/export`. For administrators of whom a role holds `listProducts`. */
  export(query?: ExportProductsQuery | undefined, options?: CallOptions): Promise<string>;
  /** This method calls `POST /api/products/{id}/links`. For administrators of whom a role holds `addProductLink`. */
  addLink(productId: string, body: AddProductLinkBody, options?: CallOptions): Promise<AddProductLinkData>;
  /** This method calls `GET /api/products/{id}/links`. For administrators of whom a role holds `listProductLinks`. */
  listLinks(
    productId: string,
    query?: ListProductLinksQuery | undefined,
    options?: CallOptions,
  ): Listing<ListProductLinksData, ListProductLinksData[number]>;
  /** This method calls `PATCH /api/products/{id}/links/{link_uuid}`. For administrators of whom a role holds `updateProductLink`. */
  updateLink(
    productId: string,
    linkUuid: string,
    body?: UpdateProductLinkBody | undefined,
    options?: CallOptions,
  ): Promise<AddProductLinkData>;
  /** This method calls `DELETE /api/products/{id}/links/{link_uuid}`. For administrators of whom a role holds `removeProductLink`. */
  removeLink(productId: string, linkUuid: string, options?: CallOptions): Promise<AddProductLinkData>;
  /** This method calls `PATCH /api/products/{id}/metafields/{namespace}/{key}`. For administrators of whom a role holds `updateProductMetafield`. */
  updateMetafield(
    productId: string,
    namespace: string,
    key: string,
    body: UpdateProductMetafieldBody,
    options?: CallOptions,
  ): Promise<GetShopMetafieldsData>;
}

export const products = /* @__PURE__ */ defineResource<ProductsResource>({
  list: 'GET /api/products query pages',
  create: 'POST /api/products body',
  get: 'GET /api/products/{id}',
  update: 'PATCH /api/products/{id} body',
  delete: 'DELETE /api/products/{id}',
  bulk: 'POST /api/products/bulk body',
  import: 'POST /api/products/import form',
  export: 'GET /api/products/export query text',
  addLink: 'POST /api/products/{id}/links body',
  listLinks: 'GET /api/products/{id}/links query whole',
  updateLink: 'PATCH /api/products/{id}/links/{link_uuid} body',
  removeLink: 'DELETE /api/products/{id}/links/{link_uuid}',
  updateMetafield: 'PATCH /api/products/{id}/metafields/{namespace}/{key} body',
});

/** The methods of `shop.redirects`. */
export interface RedirectsResource {
  /** This method calls `GET /api/redirects`. For administrators of whom a role holds `listRedirects`. */
  list(
    query?: ListRedirectsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListRedirectsData, ListRedirectsData[number]>;
  /** This method calls `POST /api/redirects`. For administrators of whom a role holds `createRedirect`. */
  create(body: CreateRedirectBody, options?: CallOptions): Promise<GetRedirectData>;
  /** This method calls `GET /api/redirects/{id}`. For administrators of whom a role holds `getRedirect`. */
  get(redirectId: string, options?: CallOptions): Promise<GetRedirectData>;
  /** This method calls `PATCH /api/redirects/{id}`. For administrators of whom a role holds `updateRedirect`. */
  update(
    redirectId: string,
    body?: UpdateRedirectBody | undefined,
    options?: CallOptions,
  ): Promise<GetRedirectData>;
  /** This method calls `DELETE /api/redirects/{id}`. For administrators of whom a role holds `deleteRedirect`. */
  delete(redirectId: string, options?: CallOptions): Promise<GetRedirectData>;
  /** This method calls `POST /api/redirects/bulk`. For administrators of whom a role holds `updateRedirect` or `deleteRedirect`. */
  bulk(body: ChangeRedirectsBody, options?: CallOptions): Promise<ChangeMediaData>;
}

export const redirects = /* @__PURE__ */ defineResource<RedirectsResource>({
  list: 'GET /api/redirects query pages',
  create: 'POST /api/redirects body',
  get: 'GET /api/redirects/{id}',
  update: 'PATCH /api/redirects/{id} body',
  delete: 'DELETE /api/redirects/{id}',
  bulk: 'POST /api/redirects/bulk body',
});

/** The methods of `shop.roles`. */
export interface RolesResource {
  /** This method calls `GET /api/roles`. For administrators of whom a role holds `listRoles`. */
  list(
    query?: ListRolesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListRolesData, ListRolesData[number]>;
  /** This method calls `POST /api/roles`. For administrators of whom a role holds `createRole`. */
  create(body: CreateRoleBody, options?: CallOptions): Promise<GetRoleData>;
  /** This method calls `GET /api/roles/{id}`. For administrators of whom a role holds `getRole`. */
  get(roleId: string, options?: CallOptions): Promise<GetRoleData>;
  /** This method calls `PATCH /api/roles/{id}`. For administrators of whom a role holds `updateRole`. */
  update(roleId: string, body?: UpdateRoleBody | undefined, options?: CallOptions): Promise<GetRoleData>;
  /** This method calls `DELETE /api/roles/{id}`. For administrators of whom a role holds `deleteRole`. */
  delete(roleId: string, options?: CallOptions): Promise<GetRoleData>;
}

export const roles = /* @__PURE__ */ defineResource<RolesResource>({
  list: 'GET /api/roles query whole',
  create: 'POST /api/roles body',
  get: 'GET /api/roles/{id}',
  update: 'PATCH /api/roles/{id} body',
  delete: 'DELETE /api/roles/{id}',
});

/** The methods of `shop.rolloutPlans`. */
export interface RolloutPlansResource {
  /** This method calls `GET /api/page-builder/rollout-plans`. For administrators of whom a role holds `listRolloutPlans`. */
  list(
    query?: ListRolloutPlansQuery | undefined,
    options?: CallOptions,
  ): Listing<ListRolloutPlansData, ListRolloutPlansData['rolloutPlans'][number]>;
  /** This method calls `POST /api/page-builder/rollout-plans`. For administrators of whom a role holds `createRolloutPlan`. */
  create(body: CreateRolloutPlanBody, options?: CallOptions): Promise<GetRolloutPlanData>;
  /** This method calls `GET /api/page-builder/rollout-plans/{id}`. For administrators of whom a role holds `getRolloutPlan`. */
  get(rolloutPlanId: string, options?: CallOptions): Promise<GetRolloutPlanData>;
  /** This method calls `PATCH /api/page-builder/rollout-plans/{id}`. For administrators of whom a role holds `updateRolloutPlan`. */
  update(
    rolloutPlanId: string,
    body?: UpdateRolloutPlanBody | undefined,
    options?: CallOptions,
  ): Promise<GetRolloutPlanData>;
  /** This method calls `DELETE /api/page-builder/rollout-plans/{id}`. For administrators of whom a role holds `cancelRolloutPlan`. */
  cancel(rolloutPlanId: string, options?: CallOptions): Promise<CancelRolloutPlanData>;
  /** This method calls `POST /api/page-builder/rollout-plans/{id}/sync`. For administrators of whom a role holds `syncRolloutPlan`. */
  sync(rolloutPlanId: string, options?: CallOptions): Promise<SyncRolloutPlanData>;
}

export const rolloutPlans = /* @__PURE__ */ defineResource<RolloutPlansResource>({
  list: 'GET /api/page-builder/rollout-plans query pages:rolloutPlans',
  create: 'POST /api/page-builder/rollout-plans body',
  get: 'GET /api/page-builder/rollout-plans/{id}',
  update: 'PATCH /api/page-builder/rollout-plans/{id} body',
  cancel: 'DELETE /api/page-builder/rollout-plans/{id}',
  sync: 'POST /api/page-builder/rollout-plans/{id}/sync',
});

/** The methods of `shop.search`. */
export interface SearchResource {
  /** This method calls `GET /api/search`. For every administrator; which records it touches depends on who asks. */
  find(query: AdminSearchQuery, options?: CallOptions): Promise<AdminSearchData>;
  /** This method calls `GET /api/search/suggestions`. For everybody. */
  suggestions(query: SearchSuggestionsQuery, options?: CallOptions): Promise<SearchSuggestionsData>;
}

export const search = /* @__PURE__ */ defineResource<SearchResource>({
  find: 'GET /api/search query',
  suggestions: 'GET /api/search/suggestions query',
});

/** The methods of `shop.searchSynonyms`. */
export interface SearchSynonymsResource {
  /** This method calls `GET /api/search-synonyms`. For administrators of whom a role holds `listSearchSynonyms`. */
  list(
    query?: ListSearchSynonymsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListSearchSynonymsData, ListSearchSynonymsData[number]>;
  /** This method calls `POST /api/search-synonyms`. For administrators of whom a role holds `createSearchSynonym`. */
  create(body: CreateSearchSynonymBody, options?: CallOptions): Promise<GetSearchSynonymData>;
  /** This method calls `GET /api/search-synonyms/{id}`. For administrators of whom a role holds `getSearchSynonym`. */
  get(searchSynonymId: string, options?: CallOptions): Promise<GetSearchSynonymData>;
  /** This method calls `PATCH /api/search-synonyms/{id}`. For administrators of whom a role holds `updateSearchSynonym`. */
  update(
    searchSynonymId: string,
    body?: UpdateSearchSynonymBody | undefined,
    options?: CallOptions,
  ): Promise<GetSearchSynonymData>;
  /** This method calls `DELETE /api/search-synonyms/{id}`. For administrators of whom a role holds `deleteSearchSynonym`. */
  delete(searchSynonymId: string, options?: CallOptions): Promise<GetSearchSynonymData>;
}

export const searchSynonyms = /* @__PURE__ */ defineResource<SearchSynonymsResource>({
  list: 'GET /api/search-synonyms query pages',
  create: 'POST /api/search-synonyms body',
  get: 'GET /api/search-synonyms/{id}',
  update: 'PATCH /api/search-synonyms/{id} body',
  delete: 'DELETE /api/search-synonyms/{id}',
});

/** The methods of `shop.settings`. */
export interface SettingsResource {
  /** This method calls `GET /api/settings`. For administrators of whom a role holds `getSettings`. */
  get(options?: CallOptions): Promise<GetSettingsData>;
  /** This method calls `POST /api/settings`. For administrators of whom a role holds `saveSetting`. */
  save(body?: SaveSettingBody | undefined, options?: CallOptions): Promise<GetSettingsData>;
  /** This method calls `GET /api/settings/schema`. For administrators of whom a role holds `getSettingsSchema`. */
  getSchema(
    query?: GetSettingsSchemaQuery | undefined,
    options?: CallOptions,
  ): Listing<GetSettingsSchemaData, GetSettingsSchemaData[number]>;
}

export const settings = /* @__PURE__ */ defineResource<SettingsResource>({
  get: 'GET /api/settings',
  save: 'POST /api/settings body',
  getSchema: 'GET /api/settings/schema query whole',
});

/** The methods of `shop.shipments`. */
export interface ShipmentsResource {
  /** This method calls `POST /api/shipments/{id}/label`. For administrators of whom a role holds `createShipmentLabel`. */
  createLabel(shipmentId: string, options?: CallOptions): Promise<CreateShipmentData>;
  /** This method calls `POST /api/shipments/{id}/deliver`. For administrators of whom a role holds `markShipmentDelivered`. */
  deliver(shipmentId: string, options?: CallOptions): Promise<CreateShipmentData>;
  /** This method calls `POST /api/shipments/{id}/cancel`. For administrators of whom a role holds `cancelShipment`. */
  cancel(shipmentId: string, options?: CallOptions): Promise<CreateShipmentData>;
}

export const shipments = /* @__PURE__ */ defineResource<ShipmentsResource>({
  createLabel: 'POST /api/shipments/{id}/label',
  deliver: 'POST /api/shipments/{id}/deliver',
  cancel: 'POST /api/shipments/{id}/cancel',
});

/** The methods of `shop.shippingZones`. */
export interface ShippingZonesResource {
  /** This method calls `GET /api/shippingZones`. For administrators of whom a role holds `listShippingZones`. */
  list(
    query?: ListShippingZonesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListShippingZonesData, ListShippingZonesData[number]>;
  /** This method calls `POST /api/shippingZones`. For administrators of whom a role holds `createShippingZone`. */
  create(body: CreateShippingZoneBody, options?: CallOptions): Promise<GetShippingZoneData>;
  /** This method calls `GET /api/shippingZones/{id}`. For administrators of whom a role holds `getShippingZone`. */
  get(shippingZoneId: string, options?: CallOptions): Promise<GetShippingZoneData>;
  /** This method calls `PATCH /api/shippingZones/{id}`. For administrators of whom a role holds `updateShippingZone`. */
  update(
    shippingZoneId: string,
    body?: UpdateShippingZoneBody | undefined,
    options?: CallOptions,
  ): Promise<GetShippingZoneData>;
  /** This method calls `DELETE /api/shippingZones/{id}`. For administrators of whom a role holds `deleteShippingZone`. */
  delete(shippingZoneId: string, options?: CallOptions): Promise<GetShippingZoneData>;
  /** This method calls `POST /api/shippingZones/{zone_id}/providers`. For administrators of whom a role holds `attachShippingProvider`. */
  attachProvider(
    zoneId: string,
    body: AttachShippingProviderBody,
    options?: CallOptions,
  ): Promise<AttachShippingProviderData>;
  /** This method calls `PATCH /api/shippingZones/{zone_id}/providers/{provider_code}`. For administrators of whom a role holds `updateShippingProvider`. */
  updateProvider(
    zoneId: string,
    providerCode: string,
    body?: UpdateShippingProviderBody | undefined,
    options?: CallOptions,
  ): Promise<AttachShippingProviderData>;
  /** This method calls `DELETE /api/shippingZones/{zone_id}/providers/{provider_code}`. For administrators of whom a role holds `detachShippingProvider`. */
  detachProvider(
    zoneId: string,
    providerCode: string,
    options?: CallOptions,
  ): Promise<DetachShippingProviderData>;
}

export const shippingZones = /* @__PURE__ */ defineResource<ShippingZonesResource>({
  list: 'GET /api/shippingZones query whole',
  create: 'POST /api/shippingZones body',
  get: 'GET /api/shippingZones/{id}',
  update: 'PATCH /api/shippingZones/{id} body',
  delete: 'DELETE /api/shippingZones/{id}',
  attachProvider: 'POST /api/shippingZones/{zone_id}/providers body',
  updateProvider: 'PATCH /api/shippingZones/{zone_id}/providers/{provider_code} body',
  detachProvider: 'DELETE /api/shippingZones/{zone_id}/providers/{provider_code}',
});

/** The methods of `shop.shopMetafields`. */
export interface ShopMetafieldsResource {
  /** This method calls `GET /api/shop/metafields`. For administrators of whom a role holds `getShopMetafields`. */
  get(options?: CallOptions): Promise<GetShopMetafieldsData>;
  /** This method calls `PATCH /api/shop/metafields`. For administrators of whom a role holds `updateShopMetafields`. */
  update(body?: UpdateShopMetafieldsBody | undefined, options?: CallOptions): Promise<GetShopMetafieldsData>;
  /** This method calls `PUT /api/shop/metafields`. For administrators of whom a role holds `replaceShopMetafields`. */
  replace(
    body?: ReplaceShopMetafieldsBody | undefined,
    options?: CallOptions,
  ): Promise<GetShopMetafieldsData>;
  /** This method calls `POST /api/shop/metafields`. For administrators of whom a role holds `saveShopMetafields`. */
  save(body?: SaveShopMetafieldsBody | undefined, options?: CallOptions): Promise<GetShopMetafieldsData>;
  /** This method calls `PATCH /api/shop/metafields/{namespace}/{key}`. For administrators of whom a role holds `updateShopMetafield`. */
  updateKey(
    namespace: string,
    key: string,
    body: UpdateShopMetafieldBody,
    options?: CallOptions,
  ): Promise<GetShopMetafieldsData>;
}

export const shopMetafields = /* @__PURE__ */ defineResource<ShopMetafieldsResource>({
  get: 'GET /api/shop/metafields',
  update: 'PATCH /api/shop/metafields body',
  replace: 'PUT /api/shop/metafields body',
  save: 'POST /api/shop/metafields body',
  updateKey: 'PATCH /api/shop/metafields/{namespace}/{key} body',
});

/** The methods of `shop.taxClasses`. */
export interface TaxClassesResource {
  /** This method calls `GET /api/tax/classes`. For administrators of whom a role holds `listTaxClasses`. */
  list(
    query?: ListTaxClassesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListTaxClassesData, ListTaxClassesData[number]>;
  /** This method calls `POST /api/tax/classes`. For administrators of whom a role holds `createTaxClass`. */
  create(body: CreateTaxClassBody, options?: CallOptions): Promise<GetTaxClassData>;
  /** This method calls `GET /api/tax/classes/{id}`. For administrators of whom a role holds `getTaxClass`. */
  get(taxClassId: string, options?: CallOptions): Promise<GetTaxClassData>;
  /** This method calls `PATCH /api/tax/classes/{id}`. For administrators of whom a role holds `updateTaxClass`. */
  update(
    taxClassId: string,
    body?: UpdateTaxClassBody | undefined,
    options?: CallOptions,
  ): Promise<GetTaxClassData>;
  /** This method calls `DELETE /api/tax/classes/{id}`. For administrators of whom a role holds `deleteTaxClass`. */
  delete(taxClassId: string, options?: CallOptions): Promise<GetTaxClassData>;
}

export const taxClasses = /* @__PURE__ */ defineResource<TaxClassesResource>({
  list: 'GET /api/tax/classes query whole',
  create: 'POST /api/tax/classes body',
  get: 'GET /api/tax/classes/{id}',
  update: 'PATCH /api/tax/classes/{id} body',
  delete: 'DELETE /api/tax/classes/{id}',
});

/** The methods of `shop.taxRates`. */
export interface TaxRatesResource {
  /** This method calls `POST /api/tax/classes/{class_id}/rates`. For administrators of whom a role holds `createTaxRate`. */
  create(classId: string, body: CreateTaxRateBody, options?: CallOptions): Promise<CreateTaxRateData>;
  /** This method calls `GET /api/tax/classes/{class_id}/rates`. For administrators of whom a role holds `listTaxRates`. */
  list(
    classId: string,
    query?: ListTaxRatesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListTaxRatesData, ListTaxRatesData[number]>;
  /** This method calls `GET /api/tax/rates/{id}`. For administrators of whom a role holds `getTaxRate`. */
  get(taxRateId: string, options?: CallOptions): Promise<CreateTaxRateData>;
  /** This method calls `PATCH /api/tax/rates/{id}`. For administrators of whom a role holds `updateTaxRate`. */
  update(
    taxRateId: string,
    body?: UpdateTaxRateBody | undefined,
    options?: CallOptions,
  ): Promise<CreateTaxRateData>;
  /** This method calls `DELETE /api/tax/rates/{id}`. For administrators of whom a role holds `deleteTaxRate`. */
  delete(taxRateId: string, options?: CallOptions): Promise<CreateTaxRateData>;
}

export const taxRates = /* @__PURE__ */ defineResource<TaxRatesResource>({
  create: 'POST /api/tax/classes/{class_id}/rates body',
  list: 'GET /api/tax/classes/{class_id}/rates query whole',
  get: 'GET /api/tax/rates/{id}',
  update: 'PATCH /api/tax/rates/{id} body',
  delete: 'DELETE /api/tax/rates/{id}',
});

/** The methods of `shop.translations`. */
export interface TranslationsResource {
  /** This method calls `GET /api/translations`. For every administrator; which records it touches depends on who asks. */
  kinds(options?: CallOptions): Promise<GetTranslatedKindsData>;
  /** This method calls `GET /api/translations/{entity_type}`. For every administrator; which records it touches depends on who asks. */
  listOfKind(
    entityType: string,
    query: ListTranslationsOfKindQuery,
    options?: CallOptions,
  ): Listing<ListTranslationsOfKindData, ListTranslationsOfKindData[number]>;
  /** This method calls `GET /api/translations/{entity_type}/{id}`. For every administrator; which records it touches depends on who asks. */
  list(
    entityType: string,
    id: string,
    query?: ListTranslationsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListTranslationsData, ListTranslationsData[number]>;
  /** This method calls `GET /api/translations/{entity_type}/{id}/{locale}`. For every administrator; which records it touches depends on who asks. */
  get(entityType: string, id: string, locale: string, options?: CallOptions): Promise<GetTranslationData>;
  /** This method calls `PUT /api/translations/{entity_type}/{id}/{locale}`. For every administrator; which records it touches depends on who asks. */
  save(
    entityType: string,
    id: string,
    locale: string,
    body: SaveTranslationBody,
    options?: CallOptions,
  ): Promise<GetTranslationData>;
  /** This method calls `DELETE /api/translations/{entity_type}/{id}/{locale}`. For every administrator; which records it touches depends on who asks. */
  delete(entityType: string, id: string, locale: string, options?: CallOptions): Promise<GetTranslationData>;
}

export const translations = /* @__PURE__ */ defineResource<TranslationsResource>({
  kinds: 'GET /api/translations',
  listOfKind: 'GET /api/translations/{entity_type} query whole',
  list: 'GET /api/translations/{entity_type}/{id} query whole',
  get: 'GET /api/translations/{entity_type}/{id}/{locale}',
  save: 'PUT /api/translations/{entity_type}/{id}/{locale} body',
  delete: 'DELETE /api/translations/{entity_type}/{id}/{locale}',
});

/** The methods of `shop.users`. */
export interface UsersResource {
  /** This method calls `GET /api/users`. For administrators of whom a role holds `listUsers`. */
  list(
    query?: ListUsersQuery | undefined,
    options?: CallOptions,
  ): Listing<ListUsersData, ListUsersData[number]>;
  /** This method calls `POST /api/users`. For administrators of whom a role holds `createUser`. */
  create(body: CreateUserBody, options?: CallOptions): Promise<GetUserData>;
  /** This method calls `GET /api/users/{id}`. For administrators of whom a role holds `getUser`. */
  get(userId: string, options?: CallOptions): Promise<GetUserData>;
  /** This method calls `PATCH /api/users/{id}`. For administrators of whom a role holds `updateUser`. */
  update(userId: string, body?: UpdateUserBody | undefined, options?: CallOptions): Promise<GetUserData>;
  /** This method calls `DELETE /api/users/{id}`. For administrators of whom a role holds `deleteUser`. */
  delete(userId: string, options?: CallOptions): Promise<GetUserData>;
  /** This method calls `GET /api/users/{id}/tokens`. For administrators of whom a role holds `listUserTokens`. */
  listTokens(
    userId: string,
    query?: ListUserTokensQuery | undefined,
    options?: CallOptions,
  ): Listing<ListUserTokensData, ListUserTokensData[number]>;
  /** This method calls `POST /api/users/{id}/tokens`. For administrators of whom a role holds `createUserToken`. */
  createToken(userId: string, body: CreateUserTokenBody, options?: CallOptions): Promise<CreateUserTokenData>;
  /** This method calls `DELETE /api/users/{id}/tokens/{token}`. For administrators of whom a role holds `deleteUserToken`. */
  deleteToken(userId: string, token: string, options?: CallOptions): Promise<DeleteUserTokenData>;
  /** This method calls `GET /api/users/me`. For every administrator; which records it touches depends on who asks. */
  me(options?: CallOptions): Promise<GetOwnAccountData>;
  /** This method calls `PATCH /api/users/me`. For every administrator; which records it touches depends on who asks. */
  updateMe(body?: UpdateOwnAccountBody | undefined, options?: CallOptions): Promise<GetOwnAccountData>;
  /** This method calls `GET /api/users/me/sessions`. For every administrator; which records it touches depends on who asks. */
  listSessions(
    query?: ListOwnSessionsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListOwnSessionsData, ListOwnSessionsData[number]>;
  /** This method calls `DELETE /api/users/me/sessions`. For every administrator; which records it touches depends on who asks. */
  endSessions(query?: EndOwnSessionsQuery | undefined, options?: CallOptions): Promise<EndOwnSessionsData>;
  /** This method calls `DELETE /api/users/me/sessions/{session_id}`. For every administrator; which records it touches depends on who asks. */
  endSession(sessionId: string, options?: CallOptions): Promise<EndOwnSessionData>;
  /** This method calls `POST /api/users/me/totp`. For every administrator; which records it touches depends on who asks. */
  startTotp(body?: StartTotpBody | undefined, options?: CallOptions): Promise<StartTotpData>;
  /** This method calls `DELETE /api/users/me/totp`. For every administrator; which records it touches depends on who asks. */
  removeTotp(body: RemoveTotpBody, options?: CallOptions): Promise<RemoveTotpData>;
  /** This method calls `POST /api/users/me/totp/confirm`. For every administrator; which records it touches depends on who asks. */
  confirmTotp(body: ConfirmTotpBody, options?: CallOptions): Promise<ConfirmTotpData>;
  /** This method calls `DELETE /api/users/{id}/second-factor`. For administrators of whom a role holds `updateUser`. */
  removeSecondFactor(userId: string, options?: CallOptions): Promise<GetUserData>;
  /** This method calls `GET /api/users/me/passkeys`. For every administrator; which records it touches depends on who asks. */
  listPasskeys(
    query?: ListPasskeysQuery | undefined,
    options?: CallOptions,
  ): Listing<ListPasskeysData, ListPasskeysData[number]>;
  /** This method calls `POST /api/users/me/passkeys`. For every administrator; which records it touches depends on who asks. */
  registerPasskey(body: RegisterPasskeyBody, options?: CallOptions): Promise<RegisterPasskeyData>;
  /** This method calls `POST /api/users/me/passkeys/options`. For every administrator; which records it touches depends on who asks. */
  startPasskey(body?: StartPasskeyBody | undefined, options?: CallOptions): Promise<StartPasskeyData>;
  /** This method calls `PATCH /api/users/me/passkeys/{passkey_id}`. For every administrator; which records it touches depends on who asks. */
  renamePasskey(
    passkeyId: string,
    body: RenamePasskeyBody,
    options?: CallOptions,
  ): Promise<RenamePasskeyData>;
  /** This method calls `DELETE /api/users/me/passkeys/{passkey_id}`. For every administrator; which records it touches depends on who asks. */
  deletePasskey(
    passkeyId: string,
    body?: DeletePasskeyBody | undefined,
    options?: CallOptions,
  ): Promise<RenamePasskeyData>;
  /** This method calls `POST /api/users/setup`. For everybody. */
  setUpShop(body: SetUpShopBody, options?: CallOptions): Promise<GetUserData>;
  /** This method calls `POST /api/users/password-reset`. For everybody. */
  requestPasswordReset(
    body: RequestUserPasswordResetBody,
    options?: CallOptions,
  ): Promise<RequestUserPasswordResetData>;
  /** This method calls `POST /api/users/password-reset/confirm`. For everybody. */
  resetPassword(body: ResetUserPasswordBody, options?: CallOptions): Promise<RequestUserPasswordResetData>;
}

export const users = /* @__PURE__ */ defineResource<UsersResource>({
  list: 'GET /api/users query whole',
  create: 'POST /api/users body',
  get: 'GET /api/users/{id}',
  update: 'PATCH /api/users/{id} body',
  delete: 'DELETE /api/users/{id}',
  listTokens: 'GET /api/users/{id}/tokens query whole',
  createToken: 'POST /api/users/{id}/tokens body',
  deleteToken: 'DELETE /api/users/{id}/tokens/{token}',
  me: 'GET /api/users/me',
  updateMe: 'PATCH /api/users/me body',
  listSessions: 'GET /api/users/me/sessions query whole',
  endSessions: 'DELETE /api/users/me/sessions query',
  endSession: 'DELETE /api/users/me/sessions/{session_id}',
  startTotp: 'POST /api/users/me/totp body',
  removeTotp: 'DELETE /api/users/me/totp body',
  confirmTotp: 'POST /api/users/me/totp/confirm body',
  removeSecondFactor: 'DELETE /api/users/{id}/second-factor',
  listPasskeys: 'GET /api/users/me/passkeys query whole',
  registerPasskey: 'POST /api/users/me/passkeys body',
  startPasskey: 'POST /api/users/me/passkeys/options body',
  renamePasskey: 'PATCH /api/users/me/passkeys/{passkey_id} body',
  deletePasskey: 'DELETE /api/users/me/passkeys/{passkey_id} body',
  setUpShop: 'POST /api/users/setup body',
  requestPasswordReset: 'POST /api/users/password-reset body',
  resetPassword: 'POST /api/users/password-reset/confirm body',
});

/** The methods of `shop.variantGroups`. */
export interface VariantGroupsResource {
  /** This method calls `GET /api/variantGroups`. For administrators of whom a role holds `listVariantGroups`. */
  list(
    query?: ListVariantGroupsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListVariantGroupsData, ListVariantGroupsData[number]>;
  /** This method calls `POST /api/variantGroups`. For administrators of whom a role holds `createVariantGroup`. */
  create(body: CreateVariantGroupBody, options?: CallOptions): Promise<CreateVariantGroupData>;
  /** This method calls `PATCH /api/variantGroups/{id}`. For administrators of whom a role holds `updateVariantGroup`. */
  update(
    variantGroupId: string,
    body?: UpdateVariantGroupBody | undefined,
    options?: CallOptions,
  ): Promise<CreateVariantGroupData>;
  /** This method calls `DELETE /api/variantGroups/{id}`. For administrators of whom a role holds `deleteVariantGroup`. */
  delete(variantGroupId: string, options?: CallOptions): Promise<CreateVariantGroupData>;
  /** This method calls `GET /api/variantGroups/{id}`. For administrators of whom a role holds `getVariantGroup`. */
  get(variantGroupId: string, options?: CallOptions): Promise<GetVariantGroupData>;
  /** This method calls `POST /api/variantGroups/{id}/items`. For administrators of whom a role holds `addVariantItem`. */
  addItem(
    variantGroupId: string,
    body: AddVariantItemBody,
    options?: CallOptions,
  ): Promise<AddVariantItemData>;
}

export const variantGroups = /* @__PURE__ */ defineResource<VariantGroupsResource>({
  list: 'GET /api/variantGroups query pages',
  create: 'POST /api/variantGroups body',
  update: 'PATCH /api/variantGroups/{id} body',
  delete: 'DELETE /api/variantGroups/{id}',
  get: 'GET /api/variantGroups/{id}',
  addItem: 'POST /api/variantGroups/{id}/items body',
});

/** The methods of `shop.variants`. */
export interface VariantsResource {
  /** This method calls `DELETE /api/variants/{id}`. For administrators of whom a role holds `unlinkVariant`. */
  unlink(variantId: string, options?: CallOptions): Promise<AddVariantItemData>;
  /** This method calls `GET /api/variants`. For administrators of whom a role holds `variantSearch`. */
  search(
    query: VariantSearchQuery,
    options?: CallOptions,
  ): Listing<VariantSearchData, VariantSearchData[number]>;
}

export const variants = /* @__PURE__ */ defineResource<VariantsResource>({
  unlink: 'DELETE /api/variants/{id}',
  search: 'GET /api/variants query pages',
});

/** The methods of `shop.walletgw`. */
export interface WalletgwResource {
  /** This method calls `POST /api/walletgw/orders`. For everybody. */
  createOrder(body: CreateWalletgwOrderBody, options?: CallOptions): Promise<CreateWalletgwOrderData>;
}

export const walletgw = /* @__PURE__ */ defineResource<WalletgwResource>({
  createOrder: 'POST /api/walletgw/orders body',
});

/** The methods of `shop.webhookTopics`. */
export interface WebhookTopicsResource {
  /** This method calls `GET /api/webhook-topics`. For administrators of whom a role holds `listWebhookTopics`. */
  list(
    query?: ListWebhookTopicsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListWebhookTopicsData, ListWebhookTopicsData[number]>;
}

export const webhookTopics = /* @__PURE__ */ defineResource<WebhookTopicsResource>({
  list: 'GET /api/webhook-topics query whole',
});

/** The methods of `shop.webhooks`. */
export interface WebhooksResource {
  /** This method calls `GET /api/webhooks`. For administrators of whom a role holds `listWebhooks`. */
  list(
    query?: ListWebhooksQuery | undefined,
    options?: CallOptions,
  ): Listing<ListWebhooksData, ListWebhooksData[number]>;
  /** This method calls `POST /api/webhooks`. For administrators of whom a role holds `createWebhook`. */
  create(body: CreateWebhookBody, options?: CallOptions): Promise<GetWebhookData>;
  /** This method calls `GET /api/webhooks/{id}`. For administrators of whom a role holds `getWebhook`. */
  get(webhookId: string, options?: CallOptions): Promise<GetWebhookData>;
  /** This method calls `PATCH /api/webhooks/{id}`. For administrators of whom a role holds `updateWebhook`. */
  update(
    webhookId: string,
    body?: UpdateWebhookBody | undefined,
    options?: CallOptions,
  ): Promise<GetWebhookData>;
  /** This method calls `DELETE /api/webhooks/{id}`. For administrators of whom a role holds `deleteWebhook`. */
  delete(webhookId: string, options?: CallOptions): Promise<GetWebhookData>;
  /** This method calls `POST /api/webhooks/{id}/rotate-secret`. For administrators of whom a role holds `rotateWebhookSecret`. */
  rotateSecret(
    webhookId: string,
    body?: RotateWebhookSecretBody | undefined,
    options?: CallOptions,
  ): Promise<GetWebhookData>;
  /** This method calls `POST /api/webhooks/{id}/test`. For administrators of whom a role holds `testWebhook`. */
  test(webhookId: string, options?: CallOptions): Promise<TestWebhookData>;
  /** This method calls `POST /api/webhooks/{id}/replay`. For administrators of whom a role holds `replayWebhook`. */
  replay(webhookId: string, body: ReplayWebhookBody, options?: CallOptions): Promise<ReplayWebhookData>;
  /** This method calls `GET /api/webhooks/{id}/deliveries`. For administrators of whom a role holds `listWebhookDeliveries`. */
  listDeliveries(
    webhookId: string,
    query?: ListWebhookDeliveriesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListWebhookDeliveriesData, ListWebhookDeliveriesData[number]>;
  /** This method calls `GET /api/webhooks/{id}/deliveries/{delivery}`. For administrators of whom a role holds `getWebhookDelivery`. */
  getDelivery(webhookId: string, delivery: string, options?: CallOptions): Promise<TestWebhookData>;
  /** This method calls `POST /api/webhooks/{id}/deliveries/{delivery}/retry`. For administrators of whom a role holds `retryWebhookDelivery`. */
  retryDelivery(
    webhookId: string,
    delivery: string,
    options?: CallOptions,
  ): Promise<RetryWebhookDeliveryData>;
}

export const webhooks = /* @__PURE__ */ defineResource<WebhooksResource>({
  list: 'GET /api/webhooks query pages',
  create: 'POST /api/webhooks body',
  get: 'GET /api/webhooks/{id}',
  update: 'PATCH /api/webhooks/{id} body',
  delete: 'DELETE /api/webhooks/{id}',
  rotateSecret: 'POST /api/webhooks/{id}/rotate-secret body',
  test: 'POST /api/webhooks/{id}/test',
  replay: 'POST /api/webhooks/{id}/replay body',
  listDeliveries: 'GET /api/webhooks/{id}/deliveries query pages',
  getDelivery: 'GET /api/webhooks/{id}/deliveries/{delivery}',
  retryDelivery: 'POST /api/webhooks/{id}/deliveries/{delivery}/retry',
});

/** The methods of `shop.widgets`. */
export interface WidgetsResource {
  /** This method calls `GET /api/widgets`. For administrators of whom a role holds `listWidgets`. */
  list(
    query?: ListWidgetsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListWidgetsData, ListWidgetsData[number]>;
  /** This method calls `POST /api/widgets`. For administrators of whom a role holds `createWidget`. */
  create(body: CreateWidgetBody, options?: CallOptions): Promise<GetWidgetData>;
  /** This method calls `GET /api/widgets/{id}`. For administrators of whom a role holds `getWidget`. */
  get(widgetId: string, options?: CallOptions): Promise<GetWidgetData>;
  /** This method calls `PATCH /api/widgets/{id}`. For administrators of whom a role holds `updateWidget`. */
  update(
    widgetId: string,
    body?: UpdateWidgetBody | undefined,
    options?: CallOptions,
  ): Promise<GetWidgetData>;
  /** This method calls `DELETE /api/widgets/{id}`. For administrators of whom a role holds `deleteWidget`. */
  delete(widgetId: string, options?: CallOptions): Promise<GetWidgetData>;
  /** This method calls `POST /api/widgets/bulk`. For administrators of whom a role holds `updateWidget` or `deleteWidget`. */
  bulk(body: ChangeWidgetsBody, options?: CallOptions): Promise<ChangeMediaData>;
}

export const widgets = /* @__PURE__ */ defineResource<WidgetsResource>({
  list: 'GET /api/widgets query pages',
  create: 'POST /api/widgets body',
  get: 'GET /api/widgets/{id}',
  update: 'PATCH /api/widgets/{id} body',
  delete: 'DELETE /api/widgets/{id}',
  bulk: 'POST /api/widgets/bulk body',
});
