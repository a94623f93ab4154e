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
  BulkData,
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
  MetafieldsData,
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
  CartItemData,
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
  CartCouponData,
  AddShippingNoteBody,
  AddShippingNoteData,
  QuoteCartBody,
  QuoteCartData,
  GetCartData,
  CartCheckoutBody,
  PlacedOrderData,
  ListCategoriesQuery,
  ListCategoriesData,
  CreateCategoryBody,
  GetCategoryData,
  UpdateCategoryBody,
  CategoryRowData,
  ChangeCategoriesBody,
  MoveCategoryBody,
  AddProductToCategoryBody,
  CategoryProductData,
  UpdateCategoryMetafieldBody,
  ListChangesetsQuery,
  ListChangesetsData,
  CreateChangesetBody,
  ChangesetData,
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
  CollectionProductData,
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
  CustomerData,
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
  NoteBody,
  NoteData,
  GetMyProfileData,
  UpdateCustomerProfileBody,
  ConfirmMyEmailBody,
  ConfirmMyEmailData,
  ListMyAddressesQuery,
  ListMyAddressesData,
  CustomerAddressBody,
  CustomerAddressData,
  CustomerAddressChanges,
  ListCustomerAddressesQuery,
  ListCustomerAddressesData,
  CustomerCredentialsBody,
  CustomerLoginData,
  NothingData,
  GetCustomerTokenData,
  RefreshCustomerTokenBody,
  ResetPasswordBody,
  UpdatePasswordBody,
  ListMySessionsQuery,
  ListMySessionsData,
  EndMySessionsQuery,
  EndMySessionsData,
  EndedSessionData,
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
  SampleEmailBody,
  PreviewEmailData,
  SendTestEmailData,
  ListEmailsQuery,
  ListEmailsData,
  GetEmailData,
  ListDeadEventsQuery,
  ListDeadEventsData,
  DeadEventsBody,
  DeadEventsData,
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
  LandingPageData,
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
  NewsletterData,
  NewsletterTokenBody,
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
  OrderPaymentData,
  FinishOrderPaymentBody,
  EndOrderPaymentBody,
  CreateShipmentBody,
  ShipmentData,
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
  ProductLinkData,
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
  ZoneProviderData,
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
  TaxRateData,
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
  PasskeyData,
  DeletePasskeyBody,
  SetUpShopBody,
  RequestUserPasswordResetBody,
  UserPasswordData,
  ResetUserPasswordBody,
  ListVariantGroupsQuery,
  ListVariantGroupsData,
  CreateVariantGroupBody,
  VariantGroupData,
  UpdateVariantGroupBody,
  GetVariantGroupData,
  AddVariantItemBody,
  VariantItemData,
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
  WebhookDeliveryData,
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
  /** Signs an administrator in and returns an access token and a refresh token, without a cookie. Requires a second factor and returns the same errors as `adminLogin`. For everybody.
   *
   * This method calls `POST /api/user/tokens`. */
  createTokens(body: GetUserTokenBody, options?: CallOptions): Promise<GetUserTokenData>;
  /** Exchanges a refresh token, which can be used only once, for a new pair of tokens. Using it twice revokes all tokens of its session. Errors: `INVALID_REFRESH_TOKEN`. For everybody.
   *
   * This method calls `POST /api/user/token/refresh`. */
  refreshTokens(body: RefreshUserTokenBody, options?: CallOptions): Promise<GetUserTokenData>;
  /** Signs an administrator in and sets the session cookie. An account with a second factor gets `SECOND_FACTOR_REQUIRED` with a challenge; repeat the call with the challenge and a code or a passkey. Errors: `INVALID_CREDENTIALS`, `INVALID_CHALLENGE`, `INVALID_CODE` and `INVALID_PASSKEY`. For everybody.
   *
   * This method calls `POST /admin/user/login`. */
  logIn(body: GetUserTokenBody, options?: CallOptions): Promise<AdminLoginData>;
  /** Ends the session of the cookie and removes the cookie. Without one, nothing changes. For everybody.
   *
   * This method calls `POST /admin/user/logout`. */
  logOut(options?: CallOptions): Promise<AdminLogoutData>;
  /** Returns the pages, menu entries and modules that extensions add to the admin for the caller. For every administrator; which records it touches depends on who asks.
   *
   * This method calls `GET /api/admin/manifest`. */
  manifest(options?: CallOptions): Promise<GetAdminManifestData>;
}

export const admin = /* @__PURE__ */ defineResource<AdminResource>({
  createTokens: 'POST /api/user/tokens body once',
  refreshTokens: 'POST /api/user/token/refresh body once',
  logIn: 'POST /admin/user/login body once',
  logOut: 'POST /admin/user/logout - once',
  manifest: 'GET /api/admin/manifest',
});

/** The methods of `shop.attributeGroups`. */
export interface AttributeGroupsResource {
  /** Lists the attribute groups. For administrators of whom a role holds `listAttributeGroups`.
   *
   * This method calls `GET /api/attributeGroups`. */
  list(
    query?: ListAttributeGroupsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListAttributeGroupsData, ListAttributeGroupsData[number]>;
  /** Creates an attribute group, which defines the attributes of its products. For administrators of whom a role holds `createAttributeGroup`.
   *
   * This method calls `POST /api/attributeGroups`. */
  create(body: CreateAttributeGroupBody, options?: CallOptions): Promise<GetAttributeGroupData>;
  /** Returns an attribute group. Fails with `ATTRIBUTE_GROUP_NOT_FOUND` if it does not exist. For administrators of whom a role holds `getAttributeGroup`.
   *
   * This method calls `GET /api/attributeGroups/{id}`. */
  get(attributeGroupId: string, options?: CallOptions): Promise<GetAttributeGroupData>;
  /** Updates the given fields of an attribute group. Fails with `ATTRIBUTE_GROUP_NOT_FOUND` if it does not exist. For administrators of whom a role holds `updateAttributeGroup`.
   *
   * This method calls `PATCH /api/attributeGroups/{id}`. */
  update(
    attributeGroupId: string,
    body?: UpdateAttributeGroupBody | undefined,
    options?: CallOptions,
  ): Promise<GetAttributeGroupData>;
  /** Deletes an attribute group and returns it as it was; its attributes stay. Rejects the default group (`DEFAULT_ATTRIBUTE_GROUP`) and one with products or variant groups (`ATTRIBUTE_GROUP_IN_USE`). For administrators of whom a role holds `deleteAttributeGroup`.
   *
   * This method calls `DELETE /api/attributeGroups/{id}`. */
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
  /** Lists the attributes. For administrators of whom a role holds `listAttributes`.
   *
   * This method calls `GET /api/attributes`. */
  list(
    query?: ListAttributesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListAttributesData, ListAttributesData[number]>;
  /** Creates an attribute with its options in its groups, or in the default group if none is given. Rejects a code that is already in use (`ATTRIBUTE_CODE_EXISTS`), options where the type has none (`ATTRIBUTE_HAS_NO_OPTIONS`) or duplicate options (`ATTRIBUTE_OPTION_TWICE`), and unknown groups (`UNKNOWN_ATTRIBUTE_GROUP`). For administrators of whom a role holds `createAttribute`.
   *
   * This method calls `POST /api/attributes`. */
  create(body: CreateAttributeBody, options?: CallOptions): Promise<GetAttributeData>;
  /** Returns an attribute. Fails with `ATTRIBUTE_NOT_FOUND` if it does not exist. For administrators of whom a role holds `getAttribute`.
   *
   * This method calls `GET /api/attributes/{id}`. */
  get(attributeId: string, options?: CallOptions): Promise<GetAttributeData>;
  /** Updates the given fields of an attribute. It deletes the values of removed options, and of products in removed groups. Rejects a change of an immutable field (`ATTRIBUTE_IMMUTABLE`), the removal of options used by variants (`ATTRIBUTE_OPTION_IN_USE`), and the same errors as `createAttribute`. For administrators of whom a role holds `updateAttribute`.
   *
   * This method calls `PATCH /api/attributes/{id}`. */
  update(
    attributeId: string,
    body?: UpdateAttributeBody | undefined,
    options?: CallOptions,
  ): Promise<GetAttributeData>;
  /** Deletes an attribute with its options and the values of products, and returns it as it was. Rejects an attribute that variants use: `ATTRIBUTE_IN_USE`. For administrators of whom a role holds `deleteAttribute`.
   *
   * This method calls `DELETE /api/attributes/{id}`. */
  delete(attributeId: string, options?: CallOptions): Promise<DeleteAttributeData>;
  /** Applies the same `change` to all named records, or deletes them with `delete`. A record that is rejected does not affect the others: it is listed in `refused` with its code. Needs the permission of the operation on one record. For administrators of whom a role holds `updateAttribute` or `deleteAttribute`.
   *
   * This method calls `POST /api/attributes/bulk`. */
  bulk(body: ChangeAttributesBody, options?: CallOptions): Promise<BulkData>;
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
  /** Lists the entries of the audit log. Entries are only written by the changes themselves. For administrators of whom a role holds `listAuditLog`.
   *
   * This method calls `GET /api/audit-log`. */
  list(
    query?: ListAuditLogQuery | undefined,
    options?: CallOptions,
  ): Listing<ListAuditLogData, ListAuditLogData[number]>;
  /** Returns an entry of the audit log. Fails with `AUDIT_ENTRY_NOT_FOUND` if it does not exist. For administrators of whom a role holds `getAuditEntry`.
   *
   * This method calls `GET /api/audit-log/{id}`. */
  getAuditEntry(auditLogId: string, options?: CallOptions): Promise<GetAuditEntryData>;
}

export const auditLog = /* @__PURE__ */ defineResource<AuditLogResource>({
  list: 'GET /api/audit-log query pages',
  getAuditEntry: 'GET /api/audit-log/{id}',
});

/** The methods of `shop.blogCategories`. */
export interface BlogCategoriesResource {
  /** Lists the blog categories, public or not. For administrators of whom a role holds `listBlogCategories`.
   *
   * This method calls `GET /api/blog/categories`. */
  list(
    query?: ListBlogCategoriesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListBlogCategoriesData, ListBlogCategoriesData[number]>;
  /** Creates a blog category with the path of its page. Rejects a url_key that is already in use (`URL_KEY_EXISTS`) and metafields that are not valid (`METAFIELD_INVALID`, `METAFIELD_REQUIRED`). For administrators of whom a role holds `createBlogCategory`.
   *
   * This method calls `POST /api/blog/categories`. */
  create(body: CreateBlogCategoryBody, options?: CallOptions): Promise<GetBlogCategoryData>;
  /** Returns a blog category, public or not. Fails with `BLOG_CATEGORY_NOT_FOUND` if it does not exist. For administrators of whom a role holds `getBlogCategory`.
   *
   * This method calls `GET /api/blog/categories/{id}`. */
  get(blogCategoryId: string, options?: CallOptions): Promise<GetBlogCategoryData>;
  /** Updates the given fields of a blog category. A new url_key redirects the former path. Errors: `BLOG_CATEGORY_NOT_FOUND`, and the same errors as `createBlogCategory`. For administrators of whom a role holds `updateBlogCategory`.
   *
   * This method calls `PATCH /api/blog/categories/{id}`. */
  update(
    blogCategoryId: string,
    body?: UpdateBlogCategoryBody | undefined,
    options?: CallOptions,
  ): Promise<GetBlogCategoryData>;
  /** Deletes a blog category with its paths, and returns it as it was. Its posts stay. Fails with `BLOG_CATEGORY_NOT_FOUND` if it does not exist. For administrators of whom a role holds `deleteBlogCategory`.
   *
   * This method calls `DELETE /api/blog/categories/{id}`. */
  delete(blogCategoryId: string, options?: CallOptions): Promise<GetBlogCategoryData>;
  /** Applies the same `change` to all named records, or deletes them with `delete`. A record that is rejected does not affect the others: it is listed in `refused` with its code. Needs the permission of the operation on one record. For administrators of whom a role holds `updateBlogCategory` or `deleteBlogCategory`.
   *
   * This method calls `POST /api/blog/categories/bulk`. */
  bulk(body: ChangeBlogCategoriesBody, options?: CallOptions): Promise<BulkData>;
  /** Writes one metafield of a record and keeps the others. An empty value removes it. Returns the values of all metafields. Rejects a field that is not defined (`METAFIELD_NOT_FOUND`) and a value that the definition does not allow (`METAFIELD_INVALID`). For administrators of whom a role holds `updateBlogCategoryMetafield`.
   *
   * This method calls `PATCH /api/blog/categories/{id}/metafields/{namespace}/{key}`. */
  updateMetafield(
    blogCategoryId: string,
    namespace: string,
    key: string,
    body: UpdateBlogCategoryMetafieldBody,
    options?: CallOptions,
  ): Promise<MetafieldsData>;
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
  /** Lists the blog posts, public or not. For administrators of whom a role holds `listBlogPosts`.
   *
   * This method calls `GET /api/blog/posts`. */
  list(
    query?: ListBlogPostsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListBlogPostsData, ListBlogPostsData[number]>;
  /** Creates a blog post with the path of its page. Rejects an unknown category (`UNKNOWN_BLOG_CATEGORY`), a url_key that is already in use (`URL_KEY_EXISTS`) and metafields that are not valid. For administrators of whom a role holds `createBlogPost`.
   *
   * This method calls `POST /api/blog/posts`. */
  create(body: CreateBlogPostBody, options?: CallOptions): Promise<GetBlogPostData>;
  /** Returns a blog post, public or not. Fails with `BLOG_POST_NOT_FOUND` if it does not exist. For administrators of whom a role holds `getBlogPost`.
   *
   * This method calls `GET /api/blog/posts/{id}`. */
  get(blogPostId: string, options?: CallOptions): Promise<GetBlogPostData>;
  /** Updates the given fields of a blog post. A new url_key redirects the former path. Errors: `BLOG_POST_NOT_FOUND`, and the same errors as `createBlogPost`. For administrators of whom a role holds `updateBlogPost`.
   *
   * This method calls `PATCH /api/blog/posts/{id}`. */
  update(
    blogPostId: string,
    body?: UpdateBlogPostBody | undefined,
    options?: CallOptions,
  ): Promise<GetBlogPostData>;
  /** Deletes a blog post with its paths, and returns it as it was. Fails with `BLOG_POST_NOT_FOUND` if it does not exist. For administrators of whom a role holds `deleteBlogPost`.
   *
   * This method calls `DELETE /api/blog/posts/{id}`. */
  delete(blogPostId: string, options?: CallOptions): Promise<GetBlogPostData>;
  /** Applies the same `change` to all named records, or deletes them with `delete`. A record that is rejected does not affect the others: it is listed in `refused` with its code. Needs the permission of the operation on one record. For administrators of whom a role holds `updateBlogPost` or `deleteBlogPost`.
   *
   * This method calls `POST /api/blog/posts/bulk`. */
  bulk(body: ChangeBlogPostsBody, options?: CallOptions): Promise<BulkData>;
  /** Writes one metafield of a record and keeps the others. An empty value removes it. Returns the values of all metafields. Rejects a field that is not defined (`METAFIELD_NOT_FOUND`) and a value that the definition does not allow (`METAFIELD_INVALID`). For administrators of whom a role holds `updateBlogPostMetafield`.
   *
   * This method calls `PATCH /api/blog/posts/{id}/metafields/{namespace}/{key}`. */
  updateMetafield(
    blogPostId: string,
    namespace: string,
    key: string,
    body: UpdateBlogPostMetafieldBody,
    options?: CallOptions,
  ): Promise<MetafieldsData>;
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
  /** Returns the client secret for paying a card order: that of its active payment intent at the gateway, which is created if there is none. Only the order matters. Rejects an order that is not an unpaid card order: `INVALID_ORDER`. For everybody.
   *
   * This method calls `POST /api/cardgw/paymentIntents`. */
  createPaymentIntent(body: CreatePaymentIntentBody, options?: CallOptions): Promise<CreatePaymentIntentData>;
}

export const cardgw = /* @__PURE__ */ defineResource<CardgwResource>({
  createPaymentIntent: 'POST /api/cardgw/paymentIntents body once',
});

/** The methods of `shop.carriers`. */
export interface CarriersResource {
  /** Lists the carriers from the setting `shippingCarriers` and from extensions. For administrators of whom a role holds `listCarriers`.
   *
   * This method calls `GET /api/carriers`. */
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
  /** Creates a cart, with lines if the body contains some. Returns its UUID and its lines. Rejects products that cannot be bought, as `addCartItem` does. For everybody.
   *
   * This method calls `POST /api/carts`. */
  create(body: CreateCartBody, options?: CallOptions): Promise<CreateCartData>;
  /** Lists the active carts with at least one line as they were saved, most recently changed first. For administrators of whom a role holds `listCarts`.
   *
   * This method calls `GET /api/carts`. */
  list(
    query?: ListCartsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCartsData, ListCartsData[number]>;
  /** Adds units of a product to a cart. If the product already has a line, its quantity increases. Returns the lines. Rejects unknown and disabled products, more units than are in stock (`OUT_OF_STOCK`, `NOT_ENOUGH_STOCK`), and more lines or units than a cart may have. For everybody.
   *
   * This method calls `POST /api/carts/{id}/items`. */
  addItem(cartId: string, body: AddCartItemBody, options?: CallOptions): Promise<CartItemData>;
  /** Sets, increases or decreases the quantity of a line. A decrease to zero or below removes the line. Rejects more units than are in stock (`NOT_ENOUGH_STOCK`) and more units than a line may have (`TOO_MANY_UNITS`). For everybody.
   *
   * This method calls `PATCH /api/carts/{id}/items/{itemId}`. */
  setItemQty(
    cartId: string,
    itemId: string,
    body: UpdateCartItemQtyBody,
    options?: CallOptions,
  ): Promise<CartItemData>;
  /** Removes a line of a cart and returns it as it was. Fails with `ITEM_NOT_FOUND` if the line does not exist. For everybody.
   *
   * This method calls `DELETE /api/carts/{id}/items/{itemId}`. */
  removeItem(cartId: string, itemId: string, options?: CallOptions): Promise<RemoveCartItemData>;
  /** Sets the email of a cart and returns it. Rejects a cart that is not open or not yours: `INVALID_CART`. For everybody.
   *
   * This method calls `POST /api/carts/{id}/contacts`. */
  setContact(
    cartId: string,
    body: AddCartContactInfoBody,
    options?: CallOptions,
  ): Promise<AddCartContactInfoData>;
  /** Sets the shipping or billing address of a cart. With a new shipping address, the selected shipping method is quoted again. Rejects an unknown province of a country with provinces (`INVALID_PROVINCE`) and a cart that is not open or not yours (`INVALID_CART`). For everybody.
   *
   * This method calls `POST /api/carts/{id}/addresses`. */
  setAddress(cartId: string, body: AddCartAddressBody, options?: CallOptions): Promise<AddCartAddressData>;
  /** Selects the payment method of a cart. Rejects a method that is not offered for the cart (`PAYMENT_METHOD_NOT_AVAILABLE`) and a cart that is not open or not yours (`INVALID_CART`). For everybody.
   *
   * This method calls `POST /api/carts/{id}/paymentMethods`. */
  setPaymentMethod(
    cartId: string,
    body: AddCartPaymentMethodBody,
    options?: CallOptions,
  ): Promise<AddCartPaymentMethodData>;
  /** Selects a shipping method by provider and code, quoted for the current cart. Rejects a cart without a shipping address (`SHIPPING_ADDRESS_REQUIRED`), an unknown provider (`SHIPPING_PROVIDER_NOT_REGISTERED`), and methods that the quote rejects. For everybody.
   *
   * This method calls `POST /api/carts/{id}/shippingMethods`. */
  setShippingMethod(
    cartId: string,
    body?: AddCartShippingMethodBody | undefined,
    options?: CallOptions,
  ): Promise<AddCartShippingMethodData>;
  /** Applies a coupon to a cart, replacing the current one, and returns its code. Rejects a coupon that does not apply, with the reason as the error code: `COUPON_NOT_FOUND`, `COUPON_EXPIRED`, `COUPON_NOT_STARTED`, `COUPON_LOGIN_REQUIRED` or `COUPON_CONDITION`. For everybody.
   *
   * This method calls `POST /api/carts/{id}/coupons`. */
  applyCoupon(cartId: string, body: CouponApplyBody, options?: CallOptions): Promise<CartCouponData>;
  /** Removes the coupon of a cart and returns its code. Rejects a coupon that is not on the cart: `COUPON_NOT_ON_CART`. For everybody.
   *
   * This method calls `DELETE /api/carts/{id}/coupons/{coupon}`. */
  removeCoupon(cartId: string, coupon: string, options?: CallOptions): Promise<CartCouponData>;
  /** Sets the delivery note of a cart and returns it. Rejects a cart that is not open or not yours: `INVALID_CART`. For everybody.
   *
   * This method calls `POST /api/carts/{id}/shippingNotes`. */
  setShippingNote(
    cartId: string,
    body: AddShippingNoteBody,
    options?: CallOptions,
  ): Promise<AddShippingNoteData>;
  /** Returns the shipping methods and totals that a guest’s cart with these goods would get at an address. Nothing is written, and stock and status of products are ignored. Rejects an unknown SKU: `PRODUCT_NOT_FOUND`. For administrators of whom a role holds `quoteCart`.
   *
   * This method calls `POST /api/quotes`. */
  quote(body: QuoteCartBody, options?: CallOptions): Promise<QuoteCartData>;
  /** Returns an active cart as it was last saved, without recomputing it. Fails with `CART_NOT_FOUND` if it does not exist or has become an order. For administrators of whom a role holds `getCart`.
   *
   * This method calls `GET /api/carts/{id}`. */
  get(cartId: string, options?: CallOptions): Promise<GetCartData>;
  /** Sets the contact, addresses, shipping method and payment method of a cart, if the body contains them, and places its order in one request. Rejects the same requests as the individual steps and `createOrder`. For everybody.
   *
   * This method calls `POST /api/cart/{id}/checkout`. */
  checkout(
    cartId: string,
    body?: CartCheckoutBody | undefined,
    options?: CallOptions,
  ): Promise<PlacedOrderData>;
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
  /** Lists the categories, shown to shoppers or not. For administrators of whom a role holds `listCategories`.
   *
   * This method calls `GET /api/categories`. */
  list(
    query?: ListCategoriesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCategoriesData, ListCategoriesData[number]>;
  /** Creates a category with its path below its parent. Rejects an unknown parent (`UNKNOWN_CATEGORY`), a url_key that is reserved (`URL_KEY_RESERVED`) or already in use (`URL_KEY_EXISTS`), and metafields that are not valid. For administrators of whom a role holds `createCategory`.
   *
   * This method calls `POST /api/categories`. */
  create(body: CreateCategoryBody, options?: CallOptions): Promise<GetCategoryData>;
  /** Returns a category with its path, shown to shoppers or not. Fails with `CATEGORY_NOT_FOUND` if it does not exist. For administrators of whom a role holds `getCategory`.
   *
   * This method calls `GET /api/categories/{id}`. */
  get(categoryId: string, options?: CallOptions): Promise<GetCategoryData>;
  /** Updates the given fields of a category. A new url_key or parent moves it with its descendants, and every former path redirects. Errors: `CATEGORY_NOT_FOUND`, `CATEGORY_CYCLE`, and the same errors as `createCategory`. For administrators of whom a role holds `updateCategory`.
   *
   * This method calls `PATCH /api/categories/{id}`. */
  update(
    categoryId: string,
    body?: UpdateCategoryBody | undefined,
    options?: CallOptions,
  ): Promise<GetCategoryData>;
  /** Deletes a category with its paths, and returns it as it was; its products stay. The deletion can be undone for a short time. Rejects one with subcategories: `CATEGORY_HAS_CHILDREN`. For administrators of whom a role holds `deleteCategory`.
   *
   * This method calls `DELETE /api/categories/{id}`. */
  delete(categoryId: string, options?: CallOptions): Promise<CategoryRowData>;
  /** Applies the same `change` to all named records, or deletes them with `delete`. A record that is rejected does not affect the others: it is listed in `refused` with its code. Needs the permission of the operation on one record. For administrators of whom a role holds `updateCategory` or `deleteCategory`.
   *
   * This method calls `POST /api/categories/bulk`. */
  bulk(body: ChangeCategoriesBody, options?: CallOptions): Promise<BulkData>;
  /** Moves a category to a parent and to a position among its siblings, by default the last. Former paths redirect. Errors: `NOT_A_SIBLING`, `CATEGORY_CYCLE`, `UNKNOWN_CATEGORY` and `CATEGORY_NOT_FOUND`. For administrators of whom a role holds `updateCategory`.
   *
   * This method calls `POST /api/categories/{id}/move`. */
  move(
    categoryId: string,
    body?: MoveCategoryBody | undefined,
    options?: CallOptions,
  ): Promise<CategoryRowData>;
  /** Adds a product to a category; repeating the request changes nothing. The variants of a main variant are added too. Errors: `CATEGORY_NOT_FOUND` and `UNKNOWN_PRODUCT`. For administrators of whom a role holds `addProductToCategory`.
   *
   * This method calls `POST /api/categories/{id}/products`. */
  addProduct(
    categoryId: string,
    body: AddProductToCategoryBody,
    options?: CallOptions,
  ): Promise<CategoryProductData>;
  /** Removes a product from a category, along with the variants of a main variant. Rejects a product that is not in the category: `PRODUCT_NOT_IN_CATEGORY`. For administrators of whom a role holds `removeProductFromCategory`.
   *
   * This method calls `DELETE /api/categories/{id}/products/{product_id}`. */
  removeProduct(categoryId: string, productId: string, options?: CallOptions): Promise<CategoryProductData>;
  /** Writes one metafield of a record and keeps the others. An empty value removes it. Returns the values of all metafields. Rejects a field that is not defined (`METAFIELD_NOT_FOUND`) and a value that the definition does not allow (`METAFIELD_INVALID`). For administrators of whom a role holds `updateCategoryMetafield`.
   *
   * This method calls `PATCH /api/categories/{id}/metafields/{namespace}/{key}`. */
  updateMetafield(
    categoryId: string,
    namespace: string,
    key: string,
    body: UpdateCategoryMetafieldBody,
    options?: CallOptions,
  ): Promise<MetafieldsData>;
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
  /** Lists the drafts of pages, each with a new preview token. For administrators of whom a role holds `listChangesets`.
   *
   * This method calls `GET /api/page-builder/changesets`. */
  list(
    query?: ListChangesetsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListChangesetsData, ListChangesetsData[number]>;
  /** Creates a draft of pages for the caller. Rejects a second draft for the same theme: `DRAFT_EXISTS`. For administrators of whom a role holds `createChangeset`.
   *
   * This method calls `POST /api/page-builder/changesets`. */
  create(body: CreateChangesetBody, options?: CallOptions): Promise<ChangesetData>;
  /** Returns a draft with its operations and a new preview token. Fails with `CHANGESET_NOT_FOUND` if it does not exist. For administrators of whom a role holds `getChangeset`.
   *
   * This method calls `GET /api/page-builder/changesets/{id}`. */
  get(changesetId: string, options?: CallOptions): Promise<GetChangesetData>;
  /** Adds an operation to a draft of pages. Shoppers see nothing until the draft is published. Rejects an invalid operation (`BAD_OPERATION`), one based on an outdated state (`OPERATION_CONFLICT`), a published draft (`CHANGESET_PUBLISHED`), and a draft of another administrator (`DRAFT_OF_ANOTHER`). For administrators of whom a role holds `addChangesetOperation`.
   *
   * This method calls `POST /api/page-builder/changesets/{id}/operations`. */
  addOperation(
    changesetId: string,
    body: AddChangesetOperationBody,
    options?: CallOptions,
  ): Promise<AddChangesetOperationData>;
  /** Adds several operations to a draft as one step, all or none. Rejects the same requests as `addChangesetOperation`. For administrators of whom a role holds `addChangesetOperation`.
   *
   * This method calls `POST /api/page-builder/changesets/{id}/steps`. */
  addStep(
    changesetId: string,
    body: AddChangesetStepBody,
    options?: CallOptions,
  ): Promise<AddChangesetStepData>;
  /** Undoes or redoes one operation of a draft at a route. Rejects a published draft: `CHANGESET_PUBLISHED`. For administrators of whom a role holds `moveCurrentChange`.
   *
   * This method calls `POST /api/page-builder/changesets/{id}/move-current`. */
  moveCurrent(
    changesetId: string,
    body: MoveCurrentChangeBody,
    options?: CallOptions,
  ): Promise<MoveCurrentChangeData>;
  /** Publishes a draft: its operations become the live pages, all or none. Rejects a published draft (`CHANGESET_PUBLISHED`) and one whose pages have changed since (`PAGES_CHANGED`). For administrators of whom a role holds `publishChangeset`.
   *
   * This method calls `POST /api/page-builder/changesets/{id}/publish`. */
  publish(changesetId: string, options?: CallOptions): Promise<ChangesetData>;
  /** Returns the conflicts between a draft and later changes to the live pages. If there are none, the draft can be published. For administrators of whom a role holds `addChangesetOperation`.
   *
   * This method calls `GET /api/page-builder/changesets/{id}/conflicts`. */
  getConflicts(changesetId: string, options?: CallOptions): Promise<GetChangesetConflictsData>;
  /** Rebases a draft on the live pages; `keep_live` resolves conflicts. Returns the draft’s new number of operations. For administrators of whom a role holds `addChangesetOperation`.
   *
   * This method calls `POST /api/page-builder/changesets/{id}/rebase`. */
  rebase(
    changesetId: string,
    body?: RebaseChangesetBody | undefined,
    options?: CallOptions,
  ): Promise<RebaseChangesetData>;
  /** Discards a draft, or with `route` its operations at one route. Operations that rollout plans show are kept. Rejects a published draft: `CHANGESET_PUBLISHED`. For administrators of whom a role holds `discardChangeset`.
   *
   * This method calls `POST /api/page-builder/changesets/{id}/discard`. */
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
  /** Lists the tasks to complete before the first sale and before going live, in the recommended order. For administrators of whom a role holds `getChecklist`.
   *
   * This method calls `GET /api/checklist`. */
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
  /** Lists the collections. For administrators of whom a role holds `listCollections`.
   *
   * This method calls `GET /api/collections`. */
  list(
    query?: ListCollectionsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCollectionsData, ListCollectionsData[number]>;
  /** Creates a collection of products. Rejects a code that is already in use (`COLLECTION_CODE_EXISTS`) and metafields that are not valid. For administrators of whom a role holds `createCollection`.
   *
   * This method calls `POST /api/collections`. */
  create(body: CreateCollectionBody, options?: CallOptions): Promise<GetCollectionData>;
  /** Returns a collection. Fails with `COLLECTION_NOT_FOUND` if it does not exist. For administrators of whom a role holds `getCollection`.
   *
   * This method calls `GET /api/collections/{id}`. */
  get(collectionId: string, options?: CallOptions): Promise<GetCollectionData>;
  /** Updates the given fields of a collection. Errors: `COLLECTION_NOT_FOUND`, and the same errors as `createCollection`. For administrators of whom a role holds `updateCollection`.
   *
   * This method calls `PATCH /api/collections/{id}`. */
  update(
    collectionId: string,
    body?: UpdateCollectionBody | undefined,
    options?: CallOptions,
  ): Promise<GetCollectionData>;
  /** Deletes a collection and returns it as it was; its products stay. Fails with `COLLECTION_NOT_FOUND` if it does not exist. For administrators of whom a role holds `deleteCollection`.
   *
   * This method calls `DELETE /api/collections/{id}`. */
  delete(collectionId: string, options?: CallOptions): Promise<DeleteCollectionData>;
  /** Applies the same `change` to all named records, or deletes them with `delete`. A record that is rejected does not affect the others: it is listed in `refused` with its code. Needs the permission of the operation on one record. For administrators of whom a role holds `updateCollection` or `deleteCollection`.
   *
   * This method calls `POST /api/collections/bulk`. */
  bulk(body: ChangeCollectionsBody, options?: CallOptions): Promise<BulkData>;
  /** Adds a product to a collection; repeating the request changes nothing. Errors: `COLLECTION_NOT_FOUND` and `UNKNOWN_PRODUCT`. For administrators of whom a role holds `addProductToCollection`.
   *
   * This method calls `POST /api/collections/{id}/products`. */
  addProduct(
    collectionId: string,
    body: AddProductToCollectionBody,
    options?: CallOptions,
  ): Promise<CollectionProductData>;
  /** Removes a product from a collection. Rejects a product that is not in the collection: `PRODUCT_NOT_IN_COLLECTION`. For administrators of whom a role holds `removeProductFromCollection`.
   *
   * This method calls `DELETE /api/collections/{id}/products/{product_id}`. */
  removeProduct(
    collectionId: string,
    productId: string,
    options?: CallOptions,
  ): Promise<CollectionProductData>;
  /** Writes one metafield of a record and keeps the others. An empty value removes it. Returns the values of all metafields. Rejects a field that is not defined (`METAFIELD_NOT_FOUND`) and a value that the definition does not allow (`METAFIELD_INVALID`). For administrators of whom a role holds `updateCollectionMetafield`.
   *
   * This method calls `PATCH /api/collections/{id}/metafields/{namespace}/{key}`. */
  updateMetafield(
    collectionId: string,
    namespace: string,
    key: string,
    body: UpdateCollectionMetafieldBody,
    options?: CallOptions,
  ): Promise<MetafieldsData>;
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
  /** Sends a message to the merchant, like the contact form. The response is empty. For everybody.
   *
   * This method calls `POST /api/contact-messages`. */
  send(body: SendContactMessageBody, options?: CallOptions): Promise<SendContactMessageData>;
  /** Lists the contact form messages. For administrators of whom a role holds `listContactMessages`.
   *
   * This method calls `GET /api/contact-messages`. */
  list(
    query?: ListContactMessagesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListContactMessagesData, ListContactMessagesData[number]>;
  /** Returns a contact form message. Fails with `MESSAGE_NOT_FOUND` if it does not exist. For administrators of whom a role holds `getContactMessage`.
   *
   * This method calls `GET /api/contact-messages/{id}`. */
  get(contactMessageId: string, options?: CallOptions): Promise<GetContactMessageData>;
  /** Updates the given fields of a message, such as its status. Fails with `MESSAGE_NOT_FOUND` if it does not exist. For administrators of whom a role holds `updateContactMessage`.
   *
   * This method calls `PATCH /api/contact-messages/{id}`. */
  update(
    contactMessageId: string,
    body?: UpdateContactMessageBody | undefined,
    options?: CallOptions,
  ): Promise<GetContactMessageData>;
  /** Deletes a contact form message and returns it as it was. Fails with `MESSAGE_NOT_FOUND` if it does not exist. For administrators of whom a role holds `deleteContactMessage`.
   *
   * This method calls `DELETE /api/contact-messages/{id}`. */
  delete(contactMessageId: string, options?: CallOptions): Promise<GetContactMessageData>;
  /** Applies the same `change` to all named records, or deletes them with `delete`. A record that is rejected does not affect the others: it is listed in `refused` with its code. Needs the permission of the operation on one record. For administrators of whom a role holds `updateContactMessage` or `deleteContactMessage`.
   *
   * This method calls `POST /api/contact-messages/bulk`. */
  change(body: ChangeContactMessagesBody, options?: CallOptions): Promise<BulkData>;
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
  /** Lists the core shipping methods. For administrators of whom a role holds `listCoreShippingMethods`.
   *
   * This method calls `GET /api/shippingProviders/core/methods`. */
  list(
    query?: ListCoreShippingMethodsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCoreShippingMethodsData, ListCoreShippingMethodsData[number]>;
  /** Creates a core shipping method. It is available in a zone once it has a rate there. Rejects a name that is already in use: `CORE_METHOD_EXISTS`. For administrators of whom a role holds `createCoreShippingMethod`.
   *
   * This method calls `POST /api/shippingProviders/core/methods`. */
  create(body: CreateCoreShippingMethodBody, options?: CallOptions): Promise<GetCoreShippingMethodData>;
  /** Returns a core shipping method. Fails with `CORE_METHOD_NOT_FOUND` (400) if it does not exist. For administrators of whom a role holds `getCoreShippingMethod`.
   *
   * This method calls `GET /api/shippingProviders/core/methods/{id}`. */
  get(coreShippingMethodId: string, options?: CallOptions): Promise<GetCoreShippingMethodData>;
  /** Updates the given fields of a method. Rejects an unknown one (`CORE_METHOD_NOT_FOUND`, 400) and a name that is already in use (`CORE_METHOD_EXISTS`). For administrators of whom a role holds `updateCoreShippingMethod`.
   *
   * This method calls `PATCH /api/shippingProviders/core/methods/{id}`. */
  update(
    coreShippingMethodId: string,
    body?: UpdateCoreShippingMethodBody | undefined,
    options?: CallOptions,
  ): Promise<GetCoreShippingMethodData>;
  /** Deletes a method with all its rates, and returns it as it was. Fails with `CORE_METHOD_NOT_FOUND` (400) if it does not exist. For administrators of whom a role holds `deleteCoreShippingMethod`.
   *
   * This method calls `DELETE /api/shippingProviders/core/methods/{id}`. */
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
  /** Lists the core shipping rates of all methods and zones. For administrators of whom a role holds `listCoreShippingRates`.
   *
   * This method calls `GET /api/shippingProviders/core/rates`. */
  list(
    query?: ListCoreShippingRatesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCoreShippingRatesData, ListCoreShippingRatesData[number]>;
  /** Creates the rate of a method in a zone. Rejects an unknown method or zone, and a second rate for the same method and zone: `CORE_RATE_EXISTS`. For administrators of whom a role holds `createCoreShippingRate`.
   *
   * This method calls `POST /api/shippingProviders/core/rates`. */
  create(body: CreateCoreShippingRateBody, options?: CallOptions): Promise<GetCoreShippingRateData>;
  /** Returns a core shipping rate. Fails with `CORE_RATE_NOT_FOUND` (400) if it does not exist. For administrators of whom a role holds `getCoreShippingRate`.
   *
   * This method calls `GET /api/shippingProviders/core/rates/{uuid}`. */
  get(coreShippingRateId: string, options?: CallOptions): Promise<GetCoreShippingRateData>;
  /** Replaces all values of a rate, but not its method and zone. Fails with `CORE_RATE_NOT_FOUND` (400) if it does not exist. For administrators of whom a role holds `updateCoreShippingRate`.
   *
   * This method calls `PATCH /api/shippingProviders/core/rates/{uuid}`. */
  update(
    coreShippingRateId: string,
    body?: UpdateCoreShippingRateBody | undefined,
    options?: CallOptions,
  ): Promise<GetCoreShippingRateData>;
  /** Deletes a rate. Its method stays, and is no longer offered in that zone. Fails with `CORE_RATE_NOT_FOUND` (400) if it does not exist. For administrators of whom a role holds `deleteCoreShippingRate`.
   *
   * This method calls `DELETE /api/shippingProviders/core/rates/{uuid}`. */
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
  /** Lists all ISO 3166-1 countries, and whether their provinces have codes. For every administrator; which records it touches depends on who asks.
   *
   * This method calls `GET /api/countries`. */
  list(
    query?: ListCountriesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCountriesData, ListCountriesData[number]>;
  /** Lists the provinces of a country, sorted by name, in the requested language. For every administrator; which records it touches depends on who asks.
   *
   * This method calls `GET /api/countries/{country}/provinces`. */
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
  /** Lists the coupons. For administrators of whom a role holds `listCoupons`.
   *
   * This method calls `GET /api/coupons`. */
  list(
    query?: ListCouponsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCouponsData, ListCouponsData[number]>;
  /** Creates a coupon. Rejects a code that is already in use (`COUPON_EXISTS`), and fields that contradict each other. For administrators of whom a role holds `createCoupon`.
   *
   * This method calls `POST /api/coupons`. */
  create(body: CreateCouponBody, options?: CallOptions): Promise<GetCouponData>;
  /** Returns a coupon. Fails with `COUPON_NOT_FOUND` if it does not exist. For administrators of whom a role holds `getCoupon`.
   *
   * This method calls `GET /api/coupons/{id}`. */
  get(couponId: string, options?: CallOptions): Promise<GetCouponData>;
  /** Updates the given fields of a coupon. Errors: `COUPON_NOT_FOUND`, a limit below its current uses (`COUPON_USED_MORE_OFTEN`), and the same errors as `createCoupon`. For administrators of whom a role holds `updateCoupon`.
   *
   * This method calls `PATCH /api/coupons/{id}`. */
  update(couponId: string, body: UpdateCouponBody, options?: CallOptions): Promise<GetCouponData>;
  /** Deletes a coupon with its uses, and returns it as it was. Orders keep its code, and carts lose it when they are next recomputed. The deletion can be undone for a short time. Fails with `COUPON_NOT_FOUND` if it does not exist. For administrators of whom a role holds `deleteCoupon`.
   *
   * This method calls `DELETE /api/coupons/{id}`. */
  delete(couponId: string, options?: CallOptions): Promise<DeleteCouponData>;
  /** Applies the same `change` to all named records, or deletes them with `delete`. A record that is rejected does not affect the others: it is listed in `refused` with its code. Needs the permission of the operation on one record. For administrators of whom a role holds `updateCoupon` or `deleteCoupon`.
   *
   * This method calls `POST /api/coupons/bulk`. */
  bulk(body: ChangeCouponsBody, options?: CallOptions): Promise<BulkData>;
  /** Returns what a coupon would do, as a sentence and for a cart of products at catalog prices, without tax. Nothing is stored. Rejects the same input as creating the coupon, and unknown products and customers. For administrators of whom a role holds `previewCoupon`.
   *
   * This method calls `POST /api/coupons/preview`. */
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
  /** Lists the customer groups. For administrators of whom a role holds `listCustomerGroups`.
   *
   * This method calls `GET /api/customerGroups`. */
  list(
    query?: ListCustomerGroupsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCustomerGroupsData, ListCustomerGroupsData[number]>;
  /** Creates a customer group. Rejects a name that is already in use, ignoring case: `CUSTOMER_GROUP_NAME_TAKEN`. For administrators of whom a role holds `createCustomerGroup`.
   *
   * This method calls `POST /api/customerGroups`. */
  create(body: CreateCustomerGroupBody, options?: CallOptions): Promise<GetCustomerGroupData>;
  /** Returns a customer group. Fails with `CUSTOMER_GROUP_NOT_FOUND` if it does not exist. For administrators of whom a role holds `getCustomerGroup`.
   *
   * This method calls `GET /api/customerGroups/{id}`. */
  get(customerGroupId: string, options?: CallOptions): Promise<GetCustomerGroupData>;
  /** Renames a customer group. Rejects an unknown one (`CUSTOMER_GROUP_NOT_FOUND`) and a name that is already in use (`CUSTOMER_GROUP_NAME_TAKEN`). For administrators of whom a role holds `updateCustomerGroup`.
   *
   * This method calls `PATCH /api/customerGroups/{id}`. */
  update(
    customerGroupId: string,
    body?: UpdateCustomerGroupBody | undefined,
    options?: CallOptions,
  ): Promise<GetCustomerGroupData>;
  /** Deletes a customer group and returns it as it was; its customers move to the default one. Rejects the default group: `DEFAULT_CUSTOMER_GROUP`. For administrators of whom a role holds `deleteCustomerGroup`.
   *
   * This method calls `DELETE /api/customerGroups/{id}`. */
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
  /** Creates a customer account. Anyone may register; `status` and `group_id` are only accepted from administrators with the permission `createCustomer`. Rejects an email that is already in use (`EMAIL_TAKEN`) and an unknown group (`UNKNOWN_CUSTOMER_GROUP`). For everybody.
   *
   * This method calls `POST /api/customers`. */
  create(body: CreateCustomerBody, options?: CallOptions): Promise<CustomerData>;
  /** Lists the customers. For administrators of whom a role holds `listCustomers`.
   *
   * This method calls `GET /api/customers`. */
  list(
    query?: ListCustomersQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCustomersData, ListCustomersData[number]>;
  /** Updates the given fields of a customer. Rejects an unknown one (`CUSTOMER_NOT_FOUND`), an email that is already in use (`EMAIL_TAKEN`) and an unknown group (`UNKNOWN_CUSTOMER_GROUP`). For administrators of whom a role holds `updateCustomer`.
   *
   * This method calls `PATCH /api/customers/{id}`. */
  update(
    customerId: string,
    body?: UpdateCustomerBody | undefined,
    options?: CallOptions,
  ): Promise<CustomerData>;
  /** Deletes a customer with addresses, sessions and tokens, and their data in the email log and webhook deliveries; orders are kept. Returns the customer as they were. Fails with `CUSTOMER_NOT_FOUND` if it does not exist. For administrators of whom a role holds `deleteCustomer`.
   *
   * This method calls `DELETE /api/customers/{id}`. */
  delete(customerId: string, options?: CallOptions): Promise<DeleteCustomerData>;
  /** Returns a customer. Fails with `CUSTOMER_NOT_FOUND` if it does not exist. For administrators of whom a role holds `getCustomer`.
   *
   * This method calls `GET /api/customers/{id}`. */
  get(customerId: string, options?: CallOptions): Promise<CustomerData>;
  /** Applies the same `change` to all named records, or deletes them with `delete`. A record that is rejected does not affect the others: it is listed in `refused` with its code. Needs the permission of the operation on one record. For administrators of whom a role holds `updateCustomer` or `deleteCustomer`.
   *
   * This method calls `POST /api/customers/bulk`. */
  bulk(body: ChangeCustomersBody, options?: CallOptions): Promise<BulkData>;
  /** Returns the values of all metafields of the record. For administrators of whom a role holds `getCustomerMetafields`.
   *
   * This method calls `GET /api/customers/{id}/metafields`. */
  getMetafields(customerId: string, options?: CallOptions): Promise<MetafieldsData>;
  /** Replaces the values of all metafields of the record: those that the body does not name are removed. PATCH, PUT and POST do the same. Refuses values that the definitions do not allow: `METAFIELD_INVALID`, `METAFIELD_REQUIRED`. For administrators of whom a role holds `updateCustomerMetafields`.
   *
   * This method calls `PATCH /api/customers/{id}/metafields`. */
  updateMetafields(
    customerId: string,
    body?: UpdateCustomerMetafieldsBody | undefined,
    options?: CallOptions,
  ): Promise<MetafieldsData>;
  /** Replaces the values of all metafields of the record: those that the body does not name are removed. PATCH, PUT and POST do the same. Refuses values that the definitions do not allow: `METAFIELD_INVALID`, `METAFIELD_REQUIRED`. For administrators of whom a role holds `replaceCustomerMetafields`.
   *
   * This method calls `PUT /api/customers/{id}/metafields`. */
  replaceMetafields(
    customerId: string,
    body?: ReplaceCustomerMetafieldsBody | undefined,
    options?: CallOptions,
  ): Promise<MetafieldsData>;
  /** Replaces the values of all metafields of the record: those that the body does not name are removed. PATCH, PUT and POST do the same. Refuses values that the definitions do not allow: `METAFIELD_INVALID`, `METAFIELD_REQUIRED`. For administrators of whom a role holds `saveCustomerMetafields`.
   *
   * This method calls `POST /api/customers/{id}/metafields`. */
  saveMetafields(
    customerId: string,
    body?: SaveCustomerMetafieldsBody | undefined,
    options?: CallOptions,
  ): Promise<MetafieldsData>;
  /** Writes one metafield of a record and keeps the others. An empty value removes it. Returns the values of all metafields. Rejects a field that is not defined (`METAFIELD_NOT_FOUND`) and a value that the definition does not allow (`METAFIELD_INVALID`). For administrators of whom a role holds `updateCustomerMetafield`.
   *
   * This method calls `PATCH /api/customers/{id}/metafields/{namespace}/{key}`. */
  updateMetafield(
    customerId: string,
    namespace: string,
    key: string,
    body: UpdateCustomerMetafieldBody,
    options?: CallOptions,
  ): Promise<MetafieldsData>;
  /** Lists the notes of administrators about the customer, the oldest first. Fails with `CUSTOMER_NOT_FOUND` if the customer does not exist. For administrators of whom a role holds `listCustomerNotes`.
   *
   * This method calls `GET /api/customers/{id}/notes`. */
  listNotes(
    customerId: string,
    query?: ListCustomerNotesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCustomerNotesData, ListCustomerNotesData[number]>;
  /** Adds a note about the customer in the name of the caller. Fails with `CUSTOMER_NOT_FOUND` if the customer does not exist. For administrators of whom a role holds `createCustomerNote`.
   *
   * This method calls `POST /api/customers/{id}/notes`. */
  createNote(customerId: string, body: NoteBody, options?: CallOptions): Promise<NoteData>;
  /** Deletes a note about the customer and returns it as it was. Rejects an unknown customer (`CUSTOMER_NOT_FOUND`) and an unknown note (`NOTE_NOT_FOUND`). For administrators of whom a role holds `deleteCustomerNote`.
   *
   * This method calls `DELETE /api/customers/{id}/notes/{note}`. */
  deleteNote(customerId: string, note: string, options?: CallOptions): Promise<NoteData>;
  /** Returns the caller’s account. For customers who are logged in.
   *
   * This method calls `GET /api/customers/me`. */
  me(options?: CallOptions): Promise<GetMyProfileData>;
  /** Updates the given fields of the caller’s account. Changing the email or password requires the current password; a new password ends all other sessions, and a new email takes effect once it is confirmed. Errors: `CURRENT_PASSWORD_INVALID` and `NOTHING_TO_UPDATE`. For customers who are logged in.
   *
   * This method calls `PATCH /api/customers/me`. */
  updateMe(body?: UpdateCustomerProfileBody | undefined, options?: CallOptions): Promise<GetMyProfileData>;
  /** Confirms an email address with the token from the link sent to it. The address becomes the account’s email, or is marked as confirmed. Errors: `INVALID_EMAIL_TOKEN`, and `EMAIL_TAKEN` if another account now uses it. For everybody.
   *
   * This method calls `POST /api/customers/me/email`. */
  confirmEmail(body: ConfirmMyEmailBody, options?: CallOptions): Promise<ConfirmMyEmailData>;
  /** Lists the caller’s address book. For customers who are logged in.
   *
   * This method calls `GET /api/customers/me/addresses`. */
  listMyAddresses(
    query?: ListMyAddressesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListMyAddressesData, ListMyAddressesData[number]>;
  /** Adds an address to the caller’s address book. A new default address replaces the former one. Errors: `INVALID_PROVINCE` and a full book: `ADDRESS_BOOK_FULL`. For customers who are logged in.
   *
   * This method calls `POST /api/customers/me/addresses`. */
  createMyAddress(body: CustomerAddressBody, options?: CallOptions): Promise<CustomerAddressData>;
  /** Updates the given fields of one of the caller’s addresses. Rejects an unknown one (`ADDRESS_NOT_FOUND`) and a province that does not match the country (`INVALID_PROVINCE`). For customers who are logged in.
   *
   * This method calls `PATCH /api/customers/me/addresses/{id}`. */
  updateMyAddress(
    addressId: string,
    body?: CustomerAddressChanges | undefined,
    options?: CallOptions,
  ): Promise<CustomerAddressData>;
  /** Deletes one of the caller’s addresses and returns it as it was. Fails with `ADDRESS_NOT_FOUND` if it does not exist. For customers who are logged in.
   *
   * This method calls `DELETE /api/customers/me/addresses/{id}`. */
  deleteMyAddress(addressId: string, options?: CallOptions): Promise<CustomerAddressData>;
  /** Lists a customer’s address book. For administrators of whom a role holds `listCustomerAddresses`.
   *
   * This method calls `GET /api/customers/{customer_id}/addresses`. */
  listAddresses(
    customerId: string,
    query?: ListCustomerAddressesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCustomerAddressesData, ListCustomerAddressesData[number]>;
  /** Adds an address to a customer’s address book. A new default address replaces the former one. Errors: `CUSTOMER_NOT_FOUND`, `INVALID_PROVINCE` and a full book: `ADDRESS_BOOK_FULL`. For administrators of whom a role holds `createCustomerAddress`.
   *
   * This method calls `POST /api/customers/{customer_id}/addresses`. */
  createAddress(
    customerId: string,
    body: CustomerAddressBody,
    options?: CallOptions,
  ): Promise<CustomerAddressData>;
  /** Updates the given fields of a customer’s address. Rejects an unknown one (`ADDRESS_NOT_FOUND`) and a province that does not match the country (`INVALID_PROVINCE`). For administrators of whom a role holds `updateCustomerAddress`.
   *
   * This method calls `PATCH /api/customers/{customer_id}/addresses/{id}`. */
  updateAddress(
    customerId: string,
    id: string,
    body?: CustomerAddressChanges | undefined,
    options?: CallOptions,
  ): Promise<CustomerAddressData>;
  /** Deletes a customer’s address and returns it as it was. Fails with `ADDRESS_NOT_FOUND` if it does not exist. For administrators of whom a role holds `deleteCustomerAddress`.
   *
   * This method calls `DELETE /api/customers/{customer_id}/addresses/{id}`. */
  deleteAddress(customerId: string, id: string, options?: CallOptions): Promise<CustomerAddressData>;
  /** Signs a customer in and sets the session cookie. Rejects a wrong email or password, without saying which: `INVALID_CREDENTIALS`. For everybody.
   *
   * This method calls `POST /customer/login`. */
  logIn(body: CustomerCredentialsBody, options?: CallOptions): Promise<CustomerLoginData>;
  /** Signs the customer of the session cookie out. Without one, nothing changes. For everybody.
   *
   * This method calls `POST /customer/logout`. */
  logOut(options?: CallOptions): Promise<NothingData>;
  /** Signs a customer in and returns an access token and a refresh token, without a cookie. Rejects a wrong email or password: `INVALID_CREDENTIALS`. For everybody.
   *
   * This method calls `POST /api/customer/tokens`. */
  createTokens(body: CustomerCredentialsBody, options?: CallOptions): Promise<GetCustomerTokenData>;
  /** Exchanges a refresh token, which can be used only once, for a new pair of tokens. Errors: `INVALID_REFRESH_TOKEN`. For everybody.
   *
   * This method calls `POST /api/customer/token/refresh`. */
  refreshTokens(body: RefreshCustomerTokenBody, options?: CallOptions): Promise<GetCustomerTokenData>;
  /** Sends a customer a link to set a new password. The response is the same whether or not the account exists. For everybody.
   *
   * This method calls `POST /api/customers/reset-password`. */
  requestPasswordReset(body: ResetPasswordBody, options?: CallOptions): Promise<NothingData>;
  /** Sets a new password of a customer with the single-use token from an emailed link. Errors: `INVALID_RESET_TOKEN`. For everybody.
   *
   * This method calls `POST /api/customers/password`. */
  resetPassword(body: UpdatePasswordBody, options?: CallOptions): Promise<NothingData>;
  /** Lists the sessions of the caller. For customers who are logged in.
   *
   * This method calls `GET /api/customers/me/sessions`. */
  listSessions(
    query?: ListMySessionsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListMySessionsData, ListMySessionsData[number]>;
  /** Ends all sessions of the caller, or with `others` all except the current one, and returns the ended ones. For customers who are logged in.
   *
   * This method calls `DELETE /api/customers/me/sessions`. */
  endSessions(query?: EndMySessionsQuery | undefined, options?: CallOptions): Promise<EndMySessionsData>;
  /** Ends one session of the caller, and returns it. If it was the session of the request, the cookie is removed. Fails with `SESSION_NOT_FOUND` if it does not exist. For customers who are logged in.
   *
   * This method calls `DELETE /api/customers/me/sessions/{session_id}`. */
  endSession(sessionId: string, options?: CallOptions): Promise<EndedSessionData>;
  /** Returns whether the caller receives the newsletter. For customers who are logged in.
   *
   * This method calls `GET /api/customers/me/newsletter`. */
  getMyNewsletter(options?: CallOptions): Promise<GetMyNewsletterData>;
  /** Subscribes the caller to the newsletter, with a confirmation link sent to their email, or unsubscribes them immediately. For customers who are logged in.
   *
   * This method calls `PUT /api/customers/me/newsletter`. */
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
  logIn: 'POST /customer/login body once',
  logOut: 'POST /customer/logout - once',
  createTokens: 'POST /api/customer/tokens body once',
  refreshTokens: 'POST /api/customer/token/refresh body once',
  requestPasswordReset: 'POST /api/customers/reset-password body once',
  resetPassword: 'POST /api/customers/password body once',
  listSessions: 'GET /api/customers/me/sessions query whole',
  endSessions: 'DELETE /api/customers/me/sessions query',
  endSession: 'DELETE /api/customers/me/sessions/{session_id}',
  getMyNewsletter: 'GET /api/customers/me/newsletter',
  setMyNewsletter: 'PUT /api/customers/me/newsletter body',
});

/** The methods of `shop.dashboard`. */
export interface DashboardResource {
  /** Returns the totals of a period and of the preceding one. Rejects an invalid period: `BAD_PERIOD`. For administrators of whom a role holds `getDashboard`.
   *
   * This method calls `GET /api/dashboard`. */
  get(query?: GetDashboardQuery | undefined, options?: CallOptions): Promise<GetDashboardData>;
}

export const dashboard = /* @__PURE__ */ defineResource<DashboardResource>({
  get: 'GET /api/dashboard query',
});

/** The methods of `shop.deletions`. */
export interface DeletionsResource {
  /** Lists the deletions that the caller can still undo, newest first. For every administrator; which records it touches depends on who asks.
   *
   * This method calls `GET /api/deletions`. */
  list(
    query?: ListDeletionsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListDeletionsData, ListDeletionsData[number]>;
  /** Restores the records of a deletion by the caller, with their IDs. Links to records that no longer exist are skipped. Rejects an unknown or undone deletion (`DELETION_NOT_FOUND`) and one that is older than 30 seconds (`DELETION_EXPIRED`). For every administrator; which records it touches depends on who asks.
   *
   * This method calls `POST /api/deletions/{id}/undo`. */
  undo(deletionId: string, options?: CallOptions): Promise<UndoDeletionData>;
}

export const deletions = /* @__PURE__ */ defineResource<DeletionsResource>({
  list: 'GET /api/deletions query whole',
  undo: 'POST /api/deletions/{id}/undo',
});

/** The methods of `shop.demo`. */
export interface DemoResource {
  /** Removes the demo catalog with its widgets, pages, menus, posts and coupon. Records that were changed since are kept. Returns how much it removed; a second call removes nothing. Rejects while the homepage is being changed: `HOMEPAGE_BUSY`. For administrators of whom a role holds `removeDemo`.
   *
   * This method calls `DELETE /api/demo`. */
  remove(options?: CallOptions): Promise<RemoveDemoData>;
}

export const demo = /* @__PURE__ */ defineResource<DemoResource>({
  remove: 'DELETE /api/demo',
});

/** The methods of `shop.emailKinds`. */
export interface EmailKindsResource {
  /** Lists the types of emails that the shop and its extensions send, with their texts. For administrators of whom a role holds `listEmailKinds`.
   *
   * This method calls `GET /api/email-kinds`. */
  list(
    query?: ListEmailKindsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListEmailKindsData, ListEmailKindsData[number]>;
  /** Returns a preview of an email type with sample data. Nothing is sent. Rejects an unknown type (`EMAIL_KIND_NOT_FOUND`) and one without a preview (`NO_EMAIL_PREVIEW`). For administrators of whom a role holds `previewEmail`.
   *
   * This method calls `POST /api/email-kinds/{id}/preview`. */
  preview(
    emailKindId: string,
    body?: SampleEmailBody | undefined,
    options?: CallOptions,
  ): Promise<PreviewEmailData>;
  /** Immediately sends a sample email of a type to the caller's own address. Rejects the same requests as `previewEmail`, a shop that sends no emails (`NO_MAIL_TRANSPORT`), and emails the mail server rejects (`EMAIL_NOT_SENT`). For administrators of whom a role holds `sendTestEmail`.
   *
   * This method calls `POST /api/email-kinds/{id}/test`. */
  sendTest(
    emailKindId: string,
    body?: SampleEmailBody | undefined,
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
  /** Lists the email log. For administrators of whom a role holds `listEmails`.
   *
   * This method calls `GET /api/emails`. */
  list(
    query?: ListEmailsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListEmailsData, ListEmailsData[number]>;
  /** Returns an entry of the email log. Fails with `EMAIL_NOT_FOUND` if it does not exist. For administrators of whom a role holds `getEmail`.
   *
   * This method calls `GET /api/emails/{id}`. */
  get(emailId: string, options?: CallOptions): Promise<GetEmailData>;
  /** Resends an email from the log: it is composed again and sent to the current address of the customer or the order. Errors: `EMAIL_NOT_FOUND`, `EMAIL_NOT_RESENDABLE`, `EMAIL_SWITCHED_OFF` and `NO_MAIL_TRANSPORT`. For administrators of whom a role holds `resendEmail`.
   *
   * This method calls `POST /api/emails/{id}/resend`. */
  resend(emailId: string, options?: CallOptions): Promise<GetEmailData>;
}

export const emails = /* @__PURE__ */ defineResource<EmailsResource>({
  list: 'GET /api/emails query pages',
  get: 'GET /api/emails/{id}',
  resend: 'POST /api/emails/{id}/resend',
});

/** The methods of `shop.events`. */
export interface EventsResource {
  /** Lists the parked events, oldest first. The subscriber of a parked event failed in every attempt. For administrators of whom a role holds `listDeadEvents`.
   *
   * This method calls `GET /api/events/parked`. */
  listDead(
    query?: ListDeadEventsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListDeadEventsData, ListDeadEventsData[number]>;
  /** Retries parked events, and returns their IDs. Events that are no longer parked are skipped. For administrators of whom a role holds `retryDeadEvents`.
   *
   * This method calls `POST /api/events/parked/retry`. */
  retryDead(body: DeadEventsBody, options?: CallOptions): Promise<DeadEventsData>;
  /** Permanently deletes parked events, and returns their IDs. Events that are no longer parked are skipped. For administrators of whom a role holds `dropDeadEvents`.
   *
   * This method calls `POST /api/events/parked/drop`. */
  dropDead(body: DeadEventsBody, options?: CallOptions): Promise<DeadEventsData>;
  /** Delivers the logged events of a time range to one subscriber again, and returns how many. Rejects an unknown subscriber (`SUBSCRIBER_NOT_FOUND`) and an empty range (`EMPTY_TIME_RANGE`). For administrators of whom a role holds `replayEvents`.
   *
   * This method calls `POST /api/events/replay`. */
  replay(body: ReplayEventsBody, options?: CallOptions): Promise<ReplayEventsData>;
  /** Lists the logged events. For administrators of whom a role holds `listEvents`.
   *
   * This method calls `GET /api/events`. */
  list(
    query?: ListEventsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListEventsData, ListEventsData[number]>;
  /** Returns an event from the event log. Fails with `EVENT_NOT_FOUND` if it does not exist. For administrators of whom a role holds `getEvent`.
   *
   * This method calls `GET /api/events/{id}`. */
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
  /** Lists the extensions of the store, then the modules of the shop, with their contributions and the reason if one was left out. For administrators of whom a role holds `listExtensions`.
   *
   * This method calls `GET /api/extensions`. */
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
  /** Returns the health of the shop by part, such as the database, jobs, email and payments. For administrators of whom a role holds `getHealth`.
   *
   * This method calls `GET /api/health`. */
  get(options?: CallOptions): Promise<GetHealthData>;
}

export const health = /* @__PURE__ */ defineResource<HealthResource>({
  get: 'GET /api/health',
});

/** The methods of `shop.images`. */
export interface ImagesResource {
  /** Stores the images of a form in a folder, all or none, and returns their URLs. Rejects files that are not images (`NOT_AN_IMAGE`), a damaged one (`IMAGE_BROKEN`), one with too many pixels (`IMAGE_TOO_LARGE`), and a form without images (`NO_IMAGE`). For administrators of whom a role holds `imageUpload`.
   *
   * This method calls `POST /api/images/{folder*}`. */
  upload(folder: string, body: ImageUploadBody, options?: CallOptions): Promise<ImageUploadData>;
  /** Lists one page of a folder of the storage: its images and its folders. Rejects requests while the storage is unavailable: `STORAGE_UNAVAILABLE`. For administrators of whom a role holds `fileBrowser`.
   *
   * This method calls `GET /api/files/{folder*}`. */
  list(
    folder: string,
    query?: FileBrowserQuery | undefined,
    options?: CallOptions,
  ): Listing<FileBrowserData, FileBrowserData['files'][number]>;
  /** Deletes an image with its sizes from the storage, even if pages still show it. Rejects an unknown one (`FILE_NOT_FOUND`) and an unavailable storage (`STORAGE_UNAVAILABLE`). For administrators of whom a role holds `fileDelete`.
   *
   * This method calls `DELETE /api/files/{folder*}`. */
  delete(folder: string, options?: CallOptions): Promise<FileDeleteData>;
}

export const images = /* @__PURE__ */ defineResource<ImagesResource>({
  upload: 'POST /api/images/{folder*} form once',
  list: 'GET /api/files/{folder*} query cursor:files',
  delete: 'DELETE /api/files/{folder*}',
});

/** The methods of `shop.jobs`. */
export interface JobsResource {
  /** Lists the scheduled jobs with their most recent runs. For administrators of whom a role holds `listJobs`.
   *
   * This method calls `GET /api/jobs`. */
  list(query?: ListJobsQuery | undefined, options?: CallOptions): Listing<ListJobsData, ListJobsData[number]>;
  /** Runs a job now, in addition to its schedule; it starts when a process of the shop picks it up. Fails with `JOB_NOT_FOUND` if it does not exist. For administrators of whom a role holds `runJob`.
   *
   * This method calls `POST /api/jobs/{id}/run`. */
  run(jobId: string, options?: CallOptions): Promise<RunJobData>;
}

export const jobs = /* @__PURE__ */ defineResource<JobsResource>({
  list: 'GET /api/jobs query whole',
  run: 'POST /api/jobs/{id}/run',
});

/** The methods of `shop.landingPages`. */
export interface LandingPagesResource {
  /** Creates a landing page with its path. Rejects a url_key that is reserved (`URL_KEY_RESERVED`) or already in use (`URL_KEY_EXISTS`). For administrators of whom a role holds `createLandingPage`.
   *
   * This method calls `POST /api/landing-pages`. */
  create(body: CreateLandingPageBody, options?: CallOptions): Promise<LandingPageData>;
  /** Updates the given fields of a landing page. Errors: `LANDING_PAGE_NOT_FOUND`, and the same errors as `createLandingPage`. For administrators of whom a role holds `updateLandingPage`.
   *
   * This method calls `PATCH /api/landing-pages/{id}`. */
  update(
    landingPageId: string,
    body?: UpdateLandingPageBody | undefined,
    options?: CallOptions,
  ): Promise<LandingPageData>;
  /** Deletes a landing page and returns it as it was. Fails with `LANDING_PAGE_NOT_FOUND` if it does not exist. For administrators of whom a role holds `deleteLandingPage`.
   *
   * This method calls `DELETE /api/landing-pages/{id}`. */
  delete(landingPageId: string, options?: CallOptions): Promise<DeleteLandingPageData>;
  /** Applies the same `change` to all named records, or deletes them with `delete`. A record that is rejected does not affect the others: it is listed in `refused` with its code. Needs the permission of the operation on one record. For administrators of whom a role holds `updateLandingPage` or `deleteLandingPage`.
   *
   * This method calls `POST /api/landing-pages/bulk`. */
  bulk(body: ChangeLandingPagesBody, options?: CallOptions): Promise<BulkData>;
  /** Duplicates a landing page with its widgets, and returns the copy. Fails with `LANDING_PAGE_NOT_FOUND` if it does not exist. For administrators of whom a role holds `duplicateLandingPage`.
   *
   * This method calls `POST /api/landing-pages/{id}/duplicate`. */
  duplicate(landingPageId: string, options?: CallOptions): Promise<DuplicateLandingPageData>;
  /** Previews what replacing the homepage with this landing page would change, and returns the fingerprints that confirm it. Changes nothing. Fails with `LANDING_PAGE_NOT_FOUND` if the page does not exist. For administrators of whom a role holds `replaceHomepagePreflight`.
   *
   * This method calls `GET /api/landing-pages/{id}/replace-homepage`. */
  replaceHomepagePreflight(
    landingPageId: string,
    options?: CallOptions,
  ): Promise<ReplaceHomepagePreflightData>;
  /** Replaces the homepage with the widgets of a landing page, and keeps the former homepage as a landing page. Requires the fingerprints from `replaceHomepagePreflight`, and its permission. Errors: `LANDING_PAGE_NOT_FOUND`, `HOMEPAGE_ENTITY_SCOPED`, and `REPLACE_IN_PROGRESS` or `HOMEPAGE_BUSY` while someone else is replacing it. For administrators of whom a role holds `replaceHomepage`.
   *
   * This method calls `POST /api/landing-pages/{id}/replace-homepage`. */
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
  /** Lists the events from visits of visitors who accepted measurement, newest first. For administrators of whom a role holds `listMeasurementEvents`.
   *
   * This method calls `GET /api/measurement/events`. */
  listEvents(
    query?: ListMeasurementEventsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListMeasurementEventsData, ListMeasurementEventsData[number]>;
  /** Returns the number of visits that reached each step of a purchase, by day and compared with the preceding period. Rejects an invalid period: `BAD_PERIOD`. For administrators of whom a role holds `getMeasurementSummary`.
   *
   * This method calls `GET /api/measurement/summary`. */
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
  /** Lists the media library files. For administrators of whom a role holds `listMedia`.
   *
   * This method calls `GET /api/media`. */
  list(
    query?: ListMediaQuery | undefined,
    options?: CallOptions,
  ): Listing<ListMediaData, ListMediaData[number]>;
  /** Returns a media library file. Fails with `MEDIA_FILE_NOT_FOUND` if it does not exist. For administrators of whom a role holds `getMedia`.
   *
   * This method calls `GET /api/media/{id}`. */
  get(mediaId: string, options?: CallOptions): Promise<GetMediaData>;
  /** Updates the given fields of a media library file, such as its alt text. Fails with `MEDIA_FILE_NOT_FOUND` if it does not exist. For administrators of whom a role holds `updateMedia`.
   *
   * This method calls `PATCH /api/media/{id}`. */
  update(mediaId: string, body?: UpdateMediaBody | undefined, options?: CallOptions): Promise<GetMediaData>;
  /** Deletes a file from the media library and returns it as it was. The storage deletes the file soon after. Rejects an unknown file (`MEDIA_FILE_NOT_FOUND`) and one that a record uses (`FILE_IN_USE`). For administrators of whom a role holds `deleteMedia`.
   *
   * This method calls `DELETE /api/media/{id}`. */
  delete(mediaId: string, options?: CallOptions): Promise<GetMediaData>;
  /** Applies the same `change` to all named records, or deletes them with `delete`. A record that is rejected does not affect the others: it is listed in `refused` with its code. Needs the permission of the operation on one record. For administrators of whom a role holds `updateMedia` or `deleteMedia`.
   *
   * This method calls `POST /api/media/bulk`. */
  bulk(body: ChangeMediaBody, options?: CallOptions): Promise<BulkData>;
  /** Lists the folders that contain files, sorted by name. For administrators of whom a role holds `listMediaFolders`.
   *
   * This method calls `GET /api/media/folders`. */
  folders(options?: CallOptions): Promise<ListMediaFoldersData>;
  /** Returns the records that use a file, and the number of those that the caller may not read. Fails with `MEDIA_FILE_NOT_FOUND` if the file does not exist. For administrators of whom a role holds `listMediaUses`.
   *
   * This method calls `GET /api/media/{id}/uses`. */
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
  /** Lists the menus with their items. For administrators of whom a role holds `listMenus`.
   *
   * This method calls `GET /api/menus`. */
  list(
    query?: ListMenusQuery | undefined,
    options?: CallOptions,
  ): Listing<ListMenusData, ListMenusData[number]>;
  /** Creates a menu with its items. Rejects a code that is already in use (`MENU_CODE_EXISTS`) and too many items (`TOO_MANY_MENU_ITEMS`). For administrators of whom a role holds `createMenu`.
   *
   * This method calls `POST /api/menus`. */
  create(body: CreateMenuBody, options?: CallOptions): Promise<GetMenuData>;
  /** Returns a menu with its items, up to three levels. Fails with `MENU_NOT_FOUND` if it does not exist. For administrators of whom a role holds `getMenu`.
   *
   * This method calls `GET /api/menus/{id}`. */
  get(menuId: string, options?: CallOptions): Promise<GetMenuData>;
  /** Updates the given fields of a menu. Items that are sent with their UUID keep their translations. Errors: `MENU_NOT_FOUND`, and the same errors as `createMenu`. For administrators of whom a role holds `updateMenu`.
   *
   * This method calls `PATCH /api/menus/{id}`. */
  update(menuId: string, body?: UpdateMenuBody | undefined, options?: CallOptions): Promise<GetMenuData>;
  /** Deletes a menu with its items, and returns it as it was. The deletion can be undone for a short time. Fails with `MENU_NOT_FOUND` if it does not exist. For administrators of whom a role holds `deleteMenu`.
   *
   * This method calls `DELETE /api/menus/{id}`. */
  delete(menuId: string, options?: CallOptions): Promise<GetMenuData>;
  /** Applies the same `change` to all named records, or deletes them with `delete`. A record that is rejected does not affect the others: it is listed in `refused` with its code. Needs the permission of the operation on one record. For administrators of whom a role holds `updateMenu` or `deleteMenu`.
   *
   * This method calls `POST /api/menus/bulk`. */
  bulk(body: ChangeMenusBody, options?: CallOptions): Promise<BulkData>;
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
  /** Lists the metafield definitions of one entity type. For administrators of whom a role holds `getMetafieldDefinitions`.
   *
   * This method calls `GET /api/metafield-definitions`. */
  list(
    query: GetMetafieldDefinitionsQuery,
    options?: CallOptions,
  ): Listing<GetMetafieldDefinitionsData, GetMetafieldDefinitionsData[number]>;
  /** Creates a metafield definition for one entity type. For administrators of whom a role holds `createMetafieldDefinition`.
   *
   * This method calls `POST /api/metafield-definitions`. */
  create(body: CreateMetafieldDefinitionBody, options?: CallOptions): Promise<GetMetafieldDefinitionData>;
  /** Returns a metafield definition. Fails with `METAFIELD_DEFINITION_NOT_FOUND` if it does not exist. For administrators of whom a role holds `getMetafieldDefinition`.
   *
   * This method calls `GET /api/metafield-definitions/{uuid}`. */
  get(metafieldDefinitionId: string, options?: CallOptions): Promise<GetMetafieldDefinitionData>;
  /** Updates the given fields of a definition. Rejects a change of an immutable field (`METAFIELD_DEFINITION_IMMUTABLE`) and an unknown one (`METAFIELD_DEFINITION_NOT_FOUND`). For administrators of whom a role holds `updateMetafieldDefinition`.
   *
   * This method calls `PATCH /api/metafield-definitions/{uuid}`. */
  update(
    metafieldDefinitionId: string,
    body?: UpdateMetafieldDefinitionBody | undefined,
    options?: CallOptions,
  ): Promise<GetMetafieldDefinitionData>;
  /** Deletes a definition and its values on all entities of its type, and returns its UUID. A definition that the theme uses is only deleted with `force=true`. Fails with `METAFIELD_DEFINITION_NOT_FOUND` if it does not exist. For administrators of whom a role holds `deleteMetafieldDefinition`.
   *
   * This method calls `DELETE /api/metafield-definitions/{uuid}`. */
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
  /** Requests the newsletter: a confirmation link is sent to the email. The response is the same for every email. For everybody.
   *
   * This method calls `POST /api/newsletter`. */
  request(body: RequestNewsletterBody, options?: CallOptions): Promise<NewsletterData>;
  /** Confirms a newsletter subscription with the token from the emailed link. Following the link again changes nothing. Errors: `INVALID_NEWSLETTER_TOKEN`. For everybody.
   *
   * This method calls `POST /api/newsletter/confirm`. */
  confirm(body: NewsletterTokenBody, options?: CallOptions): Promise<NewsletterData>;
  /** Ends a subscription with the token from the unsubscribe link. If the subscription has already ended, nothing changes. Errors: `INVALID_NEWSLETTER_TOKEN`. For everybody.
   *
   * This method calls `POST /api/newsletter/unsubscribe`. */
  cancel(body: NewsletterTokenBody, options?: CallOptions): Promise<NewsletterData>;
  /** Returns the newsletter subscribers as a CSV file, each with their unsubscribe link. For administrators of whom a role holds `exportSubscribers`.
   *
   * This method calls `GET /api/newsletter/subscribers/export`. */
  exportSubscribers(options?: CallOptions): Promise<string>;
  /** Lists the newsletter subscribers. For administrators of whom a role holds `listSubscribers`.
   *
   * This method calls `GET /api/newsletter/subscribers`. */
  listSubscribers(
    query?: ListSubscribersQuery | undefined,
    options?: CallOptions,
  ): Listing<ListSubscribersData, ListSubscribersData[number]>;
  /** Returns a newsletter subscriber. Fails with `NEWSLETTER_SUBSCRIBER_NOT_FOUND` if it does not exist. For administrators of whom a role holds `getSubscriber`.
   *
   * This method calls `GET /api/newsletter/subscribers/{id}`. */
  getSubscriber(newsletterId: string, options?: CallOptions): Promise<GetSubscriberData>;
  /** Deletes a subscriber and returns them as they were. Fails with `NEWSLETTER_SUBSCRIBER_NOT_FOUND` if it does not exist. For administrators of whom a role holds `deleteSubscriber`.
   *
   * This method calls `DELETE /api/newsletter/subscribers/{id}`. */
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
  /** Places the order of a cart at the price last shown to the shopper, and returns it with its `orderToken`. A cart becomes at most one order. Rejects an incomplete cart, for example with `SHIPPING_ADDRESS_REQUIRED`, and one whose totals have changed: `CART_CHANGED`. For everybody.
   *
   * This method calls `POST /api/orders`. */
  create(body: CreateOrderBody, options?: CallOptions): Promise<PlacedOrderData>;
  /** Lists the orders. For administrators of whom a role holds `listOrders`.
   *
   * This method calls `GET /api/orders`. */
  list(
    query?: ListOrdersQuery | undefined,
    options?: CallOptions,
  ): Listing<ListOrdersData, ListOrdersData[number]>;
  /** Returns an order. Fails with `ORDER_NOT_FOUND` if it does not exist. For administrators of whom a role holds `getOrder`.
   *
   * This method calls `GET /api/orders/{id}`. */
  get(orderId: string, options?: CallOptions): Promise<GetOrderData>;
  /** Corrects the contact and the addresses of an order. Totals and taxes stay as charged, and each change is recorded in the history. Errors: `ORDER_NOT_FOUND`, `INVALID_PROVINCE`, and a canceled order: `ORDER_NOT_CORRECTABLE`. For administrators of whom a role holds `updateOrder`.
   *
   * This method calls `PATCH /api/orders/{id}`. */
  update(orderId: string, body?: UpdateOrderBody | undefined, options?: CallOptions): Promise<GetOrderData>;
  /** Marks the history entries of an order that need attention as reviewed, and returns how many. Fails with `ORDER_NOT_FOUND` if the order does not exist. For administrators of whom a role holds `reviewOrder`.
   *
   * This method calls `POST /api/orders/{id}/review`. */
  review(orderId: string, options?: CallOptions): Promise<ReviewOrderData>;
  /** Captures the authorized payment of an order, in full unless `amount` is sent. Rejects a payment method without captures (`CAPTURE_NOT_SUPPORTED`), an amount that the gateway cannot move exactly (`AMOUNT_NOT_MOVABLE`), and an order with a payment in progress (`PAYMENT_IN_PROGRESS`). For administrators of whom a role holds `captureOrder`.
   *
   * This method calls `POST /api/orders/{id}/capture`. */
  capture(
    orderId: string,
    body?: CaptureOrderBody | undefined,
    options?: CallOptions,
  ): Promise<CaptureOrderData>;
  /** Refunds an order: `amount`, otherwise the price of the `items`, otherwise the remaining amount. Refunded units no longer ship. Rejects an order with nothing to refund (`ORDER_NOT_REFUNDABLE`), more units than are left (`TOO_MANY_TO_REFUND`), and an order with a payment in progress (`PAYMENT_IN_PROGRESS`). For administrators of whom a role holds `refundOrder`.
   *
   * This method calls `POST /api/orders/{id}/refunds`. */
  refund(
    orderId: string,
    body?: RefundOrderBody | undefined,
    options?: CallOptions,
  ): Promise<RefundOrderData>;
  /** Cancels an order that is free or unpaid; an authorized payment is released first. Restocks its unshipped units and releases its coupon use. Rejects an order in another status (`ORDER_NOT_CANCELABLE`) and one with a payment in progress (`PAYMENT_IN_PROGRESS`). For administrators of whom a role holds `cancelOrder`.
   *
   * This method calls `POST /api/orders/{id}/cancel`. */
  cancel(orderId: string, body: CancelOrderBody, options?: CallOptions): Promise<GetOrderData>;
  /** Starts the payment of an order, or finds the started one, and returns the shopper’s next step. Rejects an order that may no longer be paid (`INVALID_ORDER`), a return URL elsewhere (`RETURN_URL_NOT_ALLOWED`), and a gateway that does not respond (`PAYMENT_NOT_STARTED`). For everybody.
   *
   * This method calls `POST /api/orders/{id}/payment`. */
  startPayment(
    orderId: string,
    body?: StartOrderPaymentBody | undefined,
    options?: CallOptions,
  ): Promise<StartOrderPaymentData>;
  /** Returns the payment state of an order. Fails with `ORDER_NOT_FOUND` for orders of other shoppers. For everybody.
   *
   * This method calls `GET /api/orders/{id}/payment`. */
  getPayment(
    orderId: string,
    query?: GetOrderPaymentQuery | undefined,
    options?: CallOptions,
  ): Promise<OrderPaymentData>;
  /** Checks the payment of an order with its payment method, and returns its state; repeating the request changes nothing. Fails with `ORDER_NOT_FOUND` for orders of other shoppers, and with `PAYMENT_UNCONFIRMED` if the gateway does not respond. For everybody.
   *
   * This method calls `POST /api/orders/{id}/payment/finish`. */
  finishPayment(
    orderId: string,
    body?: FinishOrderPaymentBody | undefined,
    options?: CallOptions,
  ): Promise<OrderPaymentData>;
  /** Ends the payment of an unpaid order at its gateway, so that it can no longer be paid, and reopens its cart. Returns the payment state. Fails with `ORDER_NOT_FOUND` for orders of other shoppers. For everybody.
   *
   * This method calls `POST /api/orders/{id}/payment/end`. */
  endPayment(
    orderId: string,
    body?: EndOrderPaymentBody | undefined,
    options?: CallOptions,
  ): Promise<OrderPaymentData>;
  /** Records a shipment of an order, with all unshipped units unless `items` are sent. Rejects a canceled order (`ORDER_CANCELED`), an order with nothing to ship (`NOTHING_TO_SHIP`), more units than are left (`TOO_MANY_TO_SHIP`), and an unknown carrier (`UNKNOWN_CARRIER`). For administrators of whom a role holds `createShipment`.
   *
   * This method calls `POST /api/orders/{id}/shipments`. */
  ship(orderId: string, body?: CreateShipmentBody | undefined, options?: CallOptions): Promise<ShipmentData>;
  /** Lists the shipments of an order with their tracking pages. Fails with `ORDER_NOT_FOUND` if the order does not exist. For administrators of whom a role holds `listOrderShipments`.
   *
   * This method calls `GET /api/orders/{id}/shipments`. */
  listShipments(
    orderId: string,
    query?: ListOrderShipmentsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListOrderShipmentsData, ListOrderShipmentsData[number]>;
  /** Ships all remaining units of several orders, each order separately. If an order is rejected, it is listed in `refused` with the error code, and the other orders still ship. For administrators of whom a role holds `createShipment`.
   *
   * This method calls `POST /api/orders/bulk-ship`. */
  shipMany(body: ShipOrdersBody, options?: CallOptions): Promise<BulkData>;
  /** Updates the carrier and tracking fields of a shipment. Errors: `ORDER_NOT_FOUND`, a shipment of another order (`SHIPMENT_NOT_FOUND`), and an unknown carrier (`UNKNOWN_CARRIER`). For administrators of whom a role holds `updateShipment`.
   *
   * This method calls `PATCH /api/orders/{order_id}/shipments/{shipment_id}`. */
  updateShipment(
    orderId: string,
    shipmentId: string,
    body?: UpdateShipmentBody | undefined,
    options?: CallOptions,
  ): Promise<ShipmentData>;
  /** Resends an email about an order to the order’s current email or to the merchant. Errors: `ORDER_NOT_FOUND`, `SHIPMENT_NOT_FOUND`, and an email that does not apply to the order: `EMAIL_NOT_APPLICABLE`. For administrators of whom a role holds `sendOrderEmail`.
   *
   * This method calls `POST /api/orders/{id}/emails`. */
  sendEmail(orderId: string, body: SendOrderEmailBody, options?: CallOptions): Promise<SendOrderEmailData>;
  /** Returns the values of all metafields of the record. For administrators of whom a role holds `getOrderMetafields`.
   *
   * This method calls `GET /api/orders/{id}/metafields`. */
  getMetafields(orderId: string, options?: CallOptions): Promise<MetafieldsData>;
  /** Replaces the values of all metafields of the record: those that the body does not name are removed. PATCH, PUT and POST do the same. Refuses values that the definitions do not allow: `METAFIELD_INVALID`, `METAFIELD_REQUIRED`. For administrators of whom a role holds `updateOrderMetafields`.
   *
   * This method calls `PATCH /api/orders/{id}/metafields`. */
  updateMetafields(
    orderId: string,
    body?: UpdateOrderMetafieldsBody | undefined,
    options?: CallOptions,
  ): Promise<MetafieldsData>;
  /** Replaces the values of all metafields of the record: those that the body does not name are removed. PATCH, PUT and POST do the same. Refuses values that the definitions do not allow: `METAFIELD_INVALID`, `METAFIELD_REQUIRED`. For administrators of whom a role holds `replaceOrderMetafields`.
   *
   * This method calls `PUT /api/orders/{id}/metafields`. */
  replaceMetafields(
    orderId: string,
    body?: ReplaceOrderMetafieldsBody | undefined,
    options?: CallOptions,
  ): Promise<MetafieldsData>;
  /** Replaces the values of all metafields of the record: those that the body does not name are removed. PATCH, PUT and POST do the same. Refuses values that the definitions do not allow: `METAFIELD_INVALID`, `METAFIELD_REQUIRED`. For administrators of whom a role holds `saveOrderMetafields`.
   *
   * This method calls `POST /api/orders/{id}/metafields`. */
  saveMetafields(
    orderId: string,
    body?: SaveOrderMetafieldsBody | undefined,
    options?: CallOptions,
  ): Promise<MetafieldsData>;
  /** Writes one metafield of a record and keeps the others. An empty value removes it. Returns the values of all metafields. Rejects a field that is not defined (`METAFIELD_NOT_FOUND`) and a value that the definition does not allow (`METAFIELD_INVALID`). For administrators of whom a role holds `updateOrderMetafield`.
   *
   * This method calls `PATCH /api/orders/{id}/metafields/{namespace}/{key}`. */
  updateMetafield(
    orderId: string,
    namespace: string,
    key: string,
    body: UpdateOrderMetafieldBody,
    options?: CallOptions,
  ): Promise<MetafieldsData>;
  /** Lists the notes of administrators about the order, the oldest first. Fails with `ORDER_NOT_FOUND` if the order does not exist. For administrators of whom a role holds `listOrderNotes`.
   *
   * This method calls `GET /api/orders/{id}/notes`. */
  listNotes(
    orderId: string,
    query?: ListOrderNotesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListOrderNotesData, ListOrderNotesData[number]>;
  /** Adds a note about the order in the name of the caller. Fails with `ORDER_NOT_FOUND` if the order does not exist. For administrators of whom a role holds `createOrderNote`.
   *
   * This method calls `POST /api/orders/{id}/notes`. */
  createNote(orderId: string, body: NoteBody, options?: CallOptions): Promise<NoteData>;
  /** Deletes a note about the order and returns it as it was. Rejects an unknown order (`ORDER_NOT_FOUND`) and an unknown note (`NOTE_NOT_FOUND`). For administrators of whom a role holds `deleteOrderNote`.
   *
   * This method calls `DELETE /api/orders/{id}/notes/{note}`. */
  deleteNote(orderId: string, note: string, options?: CallOptions): Promise<NoteData>;
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
  /** Returns a page for the page editor: its areas and widgets, with a draft applied if one is given. For administrators of whom a role holds `getEditedPage`.
   *
   * This method calls `GET /api/page-builder/pages/{route}`. */
  getPage(
    route: string,
    query?: GetEditedPageQuery | undefined,
    options?: CallOptions,
  ): Promise<GetEditedPageData>;
  /** Returns the pages that a plan would change, and the plans that it would overlap with. Changes nothing. For administrators of whom a role holds `listRolloutOverlaps`.
   *
   * This method calls `GET /api/page-builder/rollout-overlaps`. */
  listRolloutOverlaps(
    query?: ListRolloutOverlapsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListRolloutOverlapsData, ListRolloutOverlapsData['pages'][number]>;
  /** Creates a token for previewing the shop’s pages at a given time, with a draft applied if one is given. Nothing is stored. Rejects a published draft: `CHANGESET_PUBLISHED`. For administrators of whom a role holds `createPreview`.
   *
   * This method calls `POST /api/page-builder/previews`. */
  createPreview(body: CreatePreviewBody, options?: CallOptions): Promise<CreatePreviewData>;
}

export const pageBuilder = /* @__PURE__ */ defineResource<PageBuilderResource>({
  getPage: 'GET /api/page-builder/pages/{route} query',
  listRolloutOverlaps: 'GET /api/page-builder/rollout-overlaps query whole:pages',
  createPreview: 'POST /api/page-builder/previews body',
});

/** The methods of `shop.pages`. */
export interface PagesResource {
  /** Lists the pages, public or not. For administrators of whom a role holds `listCmsPages`.
   *
   * This method calls `GET /api/pages`. */
  list(
    query?: ListCmsPagesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCmsPagesData, ListCmsPagesData[number]>;
  /** Creates a CMS page with its path. Rejects a url_key that is reserved (`URL_KEY_RESERVED`) or already in use (`URL_KEY_EXISTS`). For administrators of whom a role holds `createCmsPage`.
   *
   * This method calls `POST /api/pages`. */
  create(body: CreateCmsPageBody, options?: CallOptions): Promise<GetCmsPageData>;
  /** Returns a page, public or not. Fails with `CMS_PAGE_NOT_FOUND` if it does not exist. For administrators of whom a role holds `getCmsPage`.
   *
   * This method calls `GET /api/pages/{id}`. */
  get(pageId: string, options?: CallOptions): Promise<GetCmsPageData>;
  /** Updates the given fields of a page. A new url_key redirects the former path. Errors: `CMS_PAGE_NOT_FOUND`, and the same errors as `createCmsPage`. For administrators of whom a role holds `updateCmsPage`.
   *
   * This method calls `PATCH /api/pages/{id}`. */
  update(
    pageId: string,
    body?: UpdateCmsPageBody | undefined,
    options?: CallOptions,
  ): Promise<GetCmsPageData>;
  /** Deletes a page with its paths, and returns it as it was. The deletion can be undone for a short time. Fails with `CMS_PAGE_NOT_FOUND` if it does not exist. For administrators of whom a role holds `deleteCmsPage`.
   *
   * This method calls `DELETE /api/pages/{id}`. */
  delete(pageId: string, options?: CallOptions): Promise<GetCmsPageData>;
  /** Applies the same `change` to all named records, or deletes them with `delete`. A record that is rejected does not affect the others: it is listed in `refused` with its code. Needs the permission of the operation on one record. For administrators of whom a role holds `updateCmsPage` or `deleteCmsPage`.
   *
   * This method calls `POST /api/pages/bulk`. */
  bulk(body: ChangeCmsPagesBody, options?: CallOptions): Promise<BulkData>;
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
  /** Lists the payment methods of all extensions, offered or not, with their missing settings. For administrators of whom a role holds `listPaymentMethods`.
   *
   * This method calls `GET /api/payment-methods`. */
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
  /** Lists every permission that a role or an API token can have, except `*`, which grants all of them. For every administrator; which records it touches depends on who asks.
   *
   * This method calls `GET /api/permissions`. */
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
  /** Lists the products, enabled or not. Each filterable attribute adds a filter. For administrators of whom a role holds `listProducts`.
   *
   * This method calls `GET /api/products`. */
  list(
    query?: ListProductsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListProductsData, ListProductsData[number]>;
  /** Creates a product with its stock, images, categories, attribute values and path, or with `variants` a product with all of its variants, and returns it or the main variant. Rejects a SKU or url_key that is already in use, unknown categories and attribute groups, and values that attributes and metafields do not allow. Everything is written, or nothing. For administrators of whom a role holds `createProduct`.
   *
   * This method calls `POST /api/products`. */
  create(body: CreateProductBody, options?: CallOptions): Promise<GetProductData>;
  /** Returns a product, enabled or not. Fails with `PRODUCT_NOT_FOUND` if it does not exist. For administrators of whom a role holds `getProduct`.
   *
   * This method calls `GET /api/products/{id}`. */
  get(productId: string, options?: CallOptions): Promise<GetProductData>;
  /** Updates the given fields of a product. A former path redirects to the new one, and variants inherit the texts and categories of their main variant. Errors: `PRODUCT_NOT_FOUND`, and the same errors as `createProduct`. For administrators of whom a role holds `updateProduct`.
   *
   * This method calls `PATCH /api/products/{id}`. */
  update(
    productId: string,
    body?: UpdateProductBody | undefined,
    options?: CallOptions,
  ): Promise<GetProductData>;
  /** Deletes a product with its paths, removes it from carts, and returns it as it was. If it was a main variant, another variant replaces it. The deletion can be undone for a short time. Fails with `PRODUCT_NOT_FOUND` if it does not exist. For administrators of whom a role holds `deleteProduct`.
   *
   * This method calls `DELETE /api/products/{id}`. */
  delete(productId: string, options?: CallOptions): Promise<DeleteProductData>;
  /** Applies the same `change` to all named records, or deletes them with `delete`. A record that is rejected does not affect the others: it is listed in `refused` with its code. Needs the permission of the operation on one record. For administrators of whom a role holds `updateProduct` or `deleteProduct`.
   *
   * This method calls `POST /api/products/bulk`. */
  bulk(body: ChangeProductsBody, options?: CallOptions): Promise<BulkData>;
  /** Creates and updates products from the rows of a file, by SKU. Each row is either written completely or rejected. Other rows are written even if some are rejected, unless `all_or_nothing` is sent; `dry_run` writes nothing. Returns the results per row. Requires both permissions, `createProduct` and `updateProduct`. For administrators of whom a role holds `createProduct` or `updateProduct`.
   *
   * This method calls `POST /api/products/import`. */
  import(body: ImportProductsBody, options?: CallOptions): Promise<ImportProductsData>;
  /** Returns all products as a file, CSV or JSON lines, which `importProducts` can read. A failure in the middle aborts the response. For administrators of whom a role holds `listProducts`.
   *
   * This method calls `GET /api/products/export`. */
  export(query?: ExportProductsQuery | undefined, options?: CallOptions): Promise<string>;
  /** Links a product to another one. Rejects an unknown product (`PRODUCT_NOT_FOUND`, `UNKNOWN_PRODUCT`), a link to itself (`PRODUCT_LINKS_ITSELF`) and a link that already exists (`PRODUCT_LINK_EXISTS`). For administrators of whom a role holds `addProductLink`.
   *
   * This method calls `POST /api/products/{id}/links`. */
  addLink(productId: string, body: AddProductLinkBody, options?: CallOptions): Promise<ProductLinkData>;
  /** Lists the links of a product to other products. Fails with `PRODUCT_NOT_FOUND` if the product does not exist. For administrators of whom a role holds `listProductLinks`.
   *
   * This method calls `GET /api/products/{id}/links`. */
  listLinks(
    productId: string,
    query?: ListProductLinksQuery | undefined,
    options?: CallOptions,
  ): Listing<ListProductLinksData, ListProductLinksData[number]>;
  /** Updates the given fields of a link. Rejects an unknown one (`PRODUCT_LINK_NOT_FOUND`) and a link that already exists (`PRODUCT_LINK_EXISTS`). For administrators of whom a role holds `updateProductLink`.
   *
   * This method calls `PATCH /api/products/{id}/links/{link_uuid}`. */
  updateLink(
    productId: string,
    linkUuid: string,
    body?: UpdateProductLinkBody | undefined,
    options?: CallOptions,
  ): Promise<ProductLinkData>;
  /** Deletes a link of a product and returns it as it was. Fails with `PRODUCT_LINK_NOT_FOUND` if it does not exist. For administrators of whom a role holds `removeProductLink`.
   *
   * This method calls `DELETE /api/products/{id}/links/{link_uuid}`. */
  removeLink(productId: string, linkUuid: string, options?: CallOptions): Promise<ProductLinkData>;
  /** Writes one metafield of a record and keeps the others. An empty value removes it. Returns the values of all metafields. Rejects a field that is not defined (`METAFIELD_NOT_FOUND`) and a value that the definition does not allow (`METAFIELD_INVALID`). For administrators of whom a role holds `updateProductMetafield`.
   *
   * This method calls `PATCH /api/products/{id}/metafields/{namespace}/{key}`. */
  updateMetafield(
    productId: string,
    namespace: string,
    key: string,
    body: UpdateProductMetafieldBody,
    options?: CallOptions,
  ): Promise<MetafieldsData>;
}

export const products = /* @__PURE__ */ defineResource<ProductsResource>({
  list: 'GET /api/products query pages',
  create: 'POST /api/products body',
  get: 'GET /api/products/{id}',
  update: 'PATCH /api/products/{id} body',
  delete: 'DELETE /api/products/{id}',
  bulk: 'POST /api/products/bulk body',
  import: 'POST /api/products/import form once',
  export: 'GET /api/products/export query text',
  addLink: 'POST /api/products/{id}/links body',
  listLinks: 'GET /api/products/{id}/links query whole',
  updateLink: 'PATCH /api/products/{id}/links/{link_uuid} body',
  removeLink: 'DELETE /api/products/{id}/links/{link_uuid}',
  updateMetafield: 'PATCH /api/products/{id}/metafields/{namespace}/{key} body',
});

/** The methods of `shop.redirects`. */
export interface RedirectsResource {
  /** Lists the redirects. For administrators of whom a role holds `listRedirects`.
   *
   * This method calls `GET /api/redirects`. */
  list(
    query?: ListRedirectsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListRedirectsData, ListRedirectsData[number]>;
  /** Creates a redirect. Rejects a redirect to its own path (`REDIRECT_LOOP`), from a path with a page (`PATH_HAS_PAGE`), and from a path that already has a redirect (`REDIRECT_EXISTS`). For administrators of whom a role holds `createRedirect`.
   *
   * This method calls `POST /api/redirects`. */
  create(body: CreateRedirectBody, options?: CallOptions): Promise<GetRedirectData>;
  /** Returns a redirect. Fails with `REDIRECT_NOT_FOUND` if it does not exist. For administrators of whom a role holds `getRedirect`.
   *
   * This method calls `GET /api/redirects/{id}`. */
  get(redirectId: string, options?: CallOptions): Promise<GetRedirectData>;
  /** Updates the given fields of a redirect. Errors: `REDIRECT_NOT_FOUND`, and the same errors as `createRedirect`. For administrators of whom a role holds `updateRedirect`.
   *
   * This method calls `PATCH /api/redirects/{id}`. */
  update(
    redirectId: string,
    body?: UpdateRedirectBody | undefined,
    options?: CallOptions,
  ): Promise<GetRedirectData>;
  /** Deletes a redirect and returns it as it was. The deletion can be undone for a short time. Fails with `REDIRECT_NOT_FOUND` if it does not exist. For administrators of whom a role holds `deleteRedirect`.
   *
   * This method calls `DELETE /api/redirects/{id}`. */
  delete(redirectId: string, options?: CallOptions): Promise<GetRedirectData>;
  /** Applies the same `change` to all named records, or deletes them with `delete`. A record that is rejected does not affect the others: it is listed in `refused` with its code. Needs the permission of the operation on one record. For administrators of whom a role holds `updateRedirect` or `deleteRedirect`.
   *
   * This method calls `POST /api/redirects/bulk`. */
  bulk(body: ChangeRedirectsBody, options?: CallOptions): Promise<BulkData>;
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
  /** Lists the roles of administrators. Returns all of them unless `page` or `limit` is sent. For administrators of whom a role holds `listRoles`.
   *
   * This method calls `GET /api/roles`. */
  list(
    query?: ListRolesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListRolesData, ListRolesData[number]>;
  /** Creates a role of administrators with its permissions. Rejects permissions that do not exist (`UNKNOWN_PERMISSION`) or that the caller lacks (`GRANT_EXCEEDS_OWN`), and a name that is already in use (`ROLE_NAME_TAKEN`). For administrators of whom a role holds `createRole`.
   *
   * This method calls `POST /api/roles`. */
  create(body: CreateRoleBody, options?: CallOptions): Promise<GetRoleData>;
  /** Returns a role with its permissions. Fails with `ROLE_NOT_FOUND` if it does not exist. For administrators of whom a role holds `getRole`.
   *
   * This method calls `GET /api/roles/{id}`. */
  get(roleId: string, options?: CallOptions): Promise<GetRoleData>;
  /** Updates the name or the permissions of a role; omitted fields are unchanged. Rejects the same requests as `createRole`, and an unknown role: `ROLE_NOT_FOUND`. For administrators of whom a role holds `updateRole`.
   *
   * This method calls `PATCH /api/roles/{id}`. */
  update(roleId: string, body?: UpdateRoleBody | undefined, options?: CallOptions): Promise<GetRoleData>;
  /** Deletes a role and returns it as it was. Rejects an unknown role (`ROLE_NOT_FOUND`) and one with more permissions than the caller has (`GRANT_EXCEEDS_OWN`). For administrators of whom a role holds `deleteRole`.
   *
   * This method calls `DELETE /api/roles/{id}`. */
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
  /** Lists the rollout plans, optionally of one status. For administrators of whom a role holds `listRolloutPlans`.
   *
   * This method calls `GET /api/page-builder/rollout-plans`. */
  list(
    query?: ListRolloutPlansQuery | undefined,
    options?: CallOptions,
  ): Listing<ListRolloutPlansData, ListRolloutPlansData['rolloutPlans'][number]>;
  /** Creates a plan to show the changes of a draft during a period. Rejects a plan that overlaps with another one (`ROLLOUT_OVERLAP`), an end before the start (`ROLLOUT_ENDS_TOO_EARLY`) and a published draft (`CHANGESET_PUBLISHED`). For administrators of whom a role holds `createRolloutPlan`.
   *
   * This method calls `POST /api/page-builder/rollout-plans`. */
  create(body: CreateRolloutPlanBody, options?: CallOptions): Promise<GetRolloutPlanData>;
  /** Returns a rollout plan. Fails with `ROLLOUT_PLAN_NOT_FOUND` if it does not exist. For administrators of whom a role holds `getRolloutPlan`.
   *
   * This method calls `GET /api/page-builder/rollout-plans/{id}`. */
  get(rolloutPlanId: string, options?: CallOptions): Promise<GetRolloutPlanData>;
  /** Updates the given fields of a rollout plan. Errors: `ROLLOUT_PLAN_NOT_FOUND`, an overlap (`ROLLOUT_OVERLAP`) and an end before the start (`ROLLOUT_ENDS_TOO_EARLY`). For administrators of whom a role holds `updateRolloutPlan`.
   *
   * This method calls `PATCH /api/page-builder/rollout-plans/{id}`. */
  update(
    rolloutPlanId: string,
    body?: UpdateRolloutPlanBody | undefined,
    options?: CallOptions,
  ): Promise<GetRolloutPlanData>;
  /** Cancels a rollout plan. Fails with `ROLLOUT_PLAN_NOT_FOUND` if it does not exist. For administrators of whom a role holds `cancelRolloutPlan`.
   *
   * This method calls `DELETE /api/page-builder/rollout-plans/{id}`. */
  cancel(rolloutPlanId: string, options?: CallOptions): Promise<CancelRolloutPlanData>;
  /** Updates a rollout plan to the current state of its draft. Fails with `ROLLOUT_PLAN_NOT_FOUND` if the plan does not exist. For administrators of whom a role holds `syncRolloutPlan`.
   *
   * This method calls `POST /api/page-builder/rollout-plans/{id}/sync`. */
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
  /** Searches orders, products, customers, categories, CMS pages and coupons by word prefixes. Returns a group for each type that the caller may list. For every administrator; which records it touches depends on who asks.
   *
   * This method calls `GET /api/search`. */
  find(query: AdminSearchQuery, options?: CallOptions): Promise<AdminSearchData>;
  /** Returns search suggestions for a partial keyword: products, categories, pages and posts. There are no suggestions for a single letter. For everybody.
   *
   * This method calls `GET /api/search/suggestions`. */
  suggestions(query: SearchSuggestionsQuery, options?: CallOptions): Promise<SearchSuggestionsData>;
}

export const search = /* @__PURE__ */ defineResource<SearchResource>({
  find: 'GET /api/search query',
  suggestions: 'GET /api/search/suggestions query',
});

/** The methods of `shop.searchSynonyms`. */
export interface SearchSynonymsResource {
  /** Lists the synonym groups. For administrators of whom a role holds `listSearchSynonyms`.
   *
   * This method calls `GET /api/search-synonyms`. */
  list(
    query?: ListSearchSynonymsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListSearchSynonymsData, ListSearchSynonymsData[number]>;
  /** Creates a group of terms that the search treats as synonyms. For administrators of whom a role holds `createSearchSynonym`.
   *
   * This method calls `POST /api/search-synonyms`. */
  create(body: CreateSearchSynonymBody, options?: CallOptions): Promise<GetSearchSynonymData>;
  /** Returns a synonym group. Fails with `SEARCH_SYNONYM_NOT_FOUND` if it does not exist. For administrators of whom a role holds `getSearchSynonym`.
   *
   * This method calls `GET /api/search-synonyms/{id}`. */
  get(searchSynonymId: string, options?: CallOptions): Promise<GetSearchSynonymData>;
  /** Replaces the terms of a synonym group. Fails with `SEARCH_SYNONYM_NOT_FOUND` if it does not exist. For administrators of whom a role holds `updateSearchSynonym`.
   *
   * This method calls `PATCH /api/search-synonyms/{id}`. */
  update(
    searchSynonymId: string,
    body?: UpdateSearchSynonymBody | undefined,
    options?: CallOptions,
  ): Promise<GetSearchSynonymData>;
  /** Deletes a synonym group and returns it as it was. Fails with `SEARCH_SYNONYM_NOT_FOUND` if it does not exist. For administrators of whom a role holds `deleteSearchSynonym`.
   *
   * This method calls `DELETE /api/search-synonyms/{id}`. */
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
  /** Returns the effective values of all settings. For a secret setting, only whether it has a value. For administrators of whom a role holds `getSettings`.
   *
   * This method calls `GET /api/settings`. */
  get(options?: CallOptions): Promise<GetSettingsData>;
  /** Saves the given settings, all or none, and returns the values of all settings. Null unsets a setting. Rejects an unknown key (`UNKNOWN_SETTING`) and a value that violates its schema. For administrators of whom a role holds `saveSetting`.
   *
   * This method calls `POST /api/settings`. */
  save(body?: SaveSettingBody | undefined, options?: CallOptions): Promise<GetSettingsData>;
  /** Lists the settings with their schemas, values and value sources. For administrators of whom a role holds `getSettingsSchema`.
   *
   * This method calls `GET /api/settings/schema`. */
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
  /** Gets a label for a shipment from its carrier, and stores it with the tracking number. A shipment with a label is returned as it is. Errors: `SHIPMENT_NOT_FOUND`, `LABEL_NOT_POSSIBLE`, and a carrier that failed: `CARRIER_FAILED`. For administrators of whom a role holds `createShipmentLabel`.
   *
   * This method calls `POST /api/shipments/{id}/label`. */
  createLabel(shipmentId: string, options?: CallOptions): Promise<ShipmentData>;
  /** Marks a shipment as delivered. Errors: `SHIPMENT_NOT_FOUND`, and a shipment that is already delivered or canceled: `SHIPMENT_FINAL`. For administrators of whom a role holds `markShipmentDelivered`.
   *
   * This method calls `POST /api/shipments/{id}/deliver`. */
  deliver(shipmentId: string, options?: CallOptions): Promise<ShipmentData>;
  /** Cancels a shipment. Its units count as unshipped again or, if the order is canceled, are restocked. Errors: `SHIPMENT_NOT_FOUND`, and a shipment that is already delivered or canceled: `SHIPMENT_FINAL`. For administrators of whom a role holds `cancelShipment`.
   *
   * This method calls `POST /api/shipments/{id}/cancel`. */
  cancel(shipmentId: string, options?: CallOptions): Promise<ShipmentData>;
}

export const shipments = /* @__PURE__ */ defineResource<ShipmentsResource>({
  createLabel: 'POST /api/shipments/{id}/label',
  deliver: 'POST /api/shipments/{id}/deliver',
  cancel: 'POST /api/shipments/{id}/cancel',
});

/** The methods of `shop.shippingZones`. */
export interface ShippingZonesResource {
  /** Lists the shipping zones. For administrators of whom a role holds `listShippingZones`.
   *
   * This method calls `GET /api/shippingZones`. */
  list(
    query?: ListShippingZonesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListShippingZonesData, ListShippingZonesData[number]>;
  /** Creates a shipping zone of countries and provinces. Rejects a zone without a country: `ZONE_COUNTRY_REQUIRED`. For administrators of whom a role holds `createShippingZone`.
   *
   * This method calls `POST /api/shippingZones`. */
  create(body: CreateShippingZoneBody, options?: CallOptions): Promise<GetShippingZoneData>;
  /** Returns a zone. Fails with `INVALID_ZONE` (400) if it does not exist. For administrators of whom a role holds `getShippingZone`.
   *
   * This method calls `GET /api/shippingZones/{id}`. */
  get(shippingZoneId: string, options?: CallOptions): Promise<GetShippingZoneData>;
  /** Updates the given fields of a zone. Lists replace the existing ones. Fails with `INVALID_ZONE` (400) if it does not exist. For administrators of whom a role holds `updateShippingZone`.
   *
   * This method calls `PATCH /api/shippingZones/{id}`. */
  update(
    shippingZoneId: string,
    body?: UpdateShippingZoneBody | undefined,
    options?: CallOptions,
  ): Promise<GetShippingZoneData>;
  /** Deletes a zone with its attachments and the providers’ data for it, and returns it as it was. Fails with `INVALID_ZONE` (400) if it does not exist. For administrators of whom a role holds `deleteShippingZone`.
   *
   * This method calls `DELETE /api/shippingZones/{id}`. */
  delete(shippingZoneId: string, options?: CallOptions): Promise<GetShippingZoneData>;
  /** Attaches a shipping provider to a zone. Rejects an unknown zone (`INVALID_ZONE`), an unregistered provider (`SHIPPING_PROVIDER_NOT_REGISTERED`), and one that is already attached (`SHIPPING_PROVIDER_ALREADY_ATTACHED`). For administrators of whom a role holds `attachShippingProvider`.
   *
   * This method calls `POST /api/shippingZones/{zone_id}/providers`. */
  attachProvider(
    zoneId: string,
    body: AttachShippingProviderBody,
    options?: CallOptions,
  ): Promise<ZoneProviderData>;
  /** Updates the given fields of an attached provider. Rejects a provider that is not attached: `SHIPPING_PROVIDER_NOT_ATTACHED`. For administrators of whom a role holds `updateShippingProvider`.
   *
   * This method calls `PATCH /api/shippingZones/{zone_id}/providers/{provider_code}`. */
  updateProvider(
    zoneId: string,
    providerCode: string,
    body?: UpdateShippingProviderBody | undefined,
    options?: CallOptions,
  ): Promise<ZoneProviderData>;
  /** Removes a provider from a zone, if it is attached. The provider’s data for the zone is kept. Rejects an unknown zone: `INVALID_ZONE` (400). For administrators of whom a role holds `detachShippingProvider`.
   *
   * This method calls `DELETE /api/shippingZones/{zone_id}/providers/{provider_code}`. */
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
  /** Returns the values of all metafields of the record. For administrators of whom a role holds `getShopMetafields`.
   *
   * This method calls `GET /api/shop/metafields`. */
  get(options?: CallOptions): Promise<MetafieldsData>;
  /** Replaces the values of all metafields of the record: those that the body does not name are removed. PATCH, PUT and POST do the same. Refuses values that the definitions do not allow: `METAFIELD_INVALID`, `METAFIELD_REQUIRED`. For administrators of whom a role holds `updateShopMetafields`.
   *
   * This method calls `PATCH /api/shop/metafields`. */
  update(body?: UpdateShopMetafieldsBody | undefined, options?: CallOptions): Promise<MetafieldsData>;
  /** Replaces the values of all metafields of the record: those that the body does not name are removed. PATCH, PUT and POST do the same. Refuses values that the definitions do not allow: `METAFIELD_INVALID`, `METAFIELD_REQUIRED`. For administrators of whom a role holds `replaceShopMetafields`.
   *
   * This method calls `PUT /api/shop/metafields`. */
  replace(body?: ReplaceShopMetafieldsBody | undefined, options?: CallOptions): Promise<MetafieldsData>;
  /** Replaces the values of all metafields of the record: those that the body does not name are removed. PATCH, PUT and POST do the same. Refuses values that the definitions do not allow: `METAFIELD_INVALID`, `METAFIELD_REQUIRED`. For administrators of whom a role holds `saveShopMetafields`.
   *
   * This method calls `POST /api/shop/metafields`. */
  save(body?: SaveShopMetafieldsBody | undefined, options?: CallOptions): Promise<MetafieldsData>;
  /** Writes one metafield of a record and keeps the others. An empty value removes it. Returns the values of all metafields. Rejects a field that is not defined (`METAFIELD_NOT_FOUND`) and a value that the definition does not allow (`METAFIELD_INVALID`). For administrators of whom a role holds `updateShopMetafield`.
   *
   * This method calls `PATCH /api/shop/metafields/{namespace}/{key}`. */
  updateKey(
    namespace: string,
    key: string,
    body: UpdateShopMetafieldBody,
    options?: CallOptions,
  ): Promise<MetafieldsData>;
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
  /** Lists the tax classes. Returns all of them unless `page` or `limit` is sent. For administrators of whom a role holds `listTaxClasses`.
   *
   * This method calls `GET /api/tax/classes`. */
  list(
    query?: ListTaxClassesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListTaxClassesData, ListTaxClassesData[number]>;
  /** Creates a tax class. Rejects a name that is already in use, ignoring case: `TAX_CLASS_EXISTS`. For administrators of whom a role holds `createTaxClass`.
   *
   * This method calls `POST /api/tax/classes`. */
  create(body: CreateTaxClassBody, options?: CallOptions): Promise<GetTaxClassData>;
  /** Returns a tax class. Fails with `TAX_CLASS_NOT_FOUND` if it does not exist. For administrators of whom a role holds `getTaxClass`.
   *
   * This method calls `GET /api/tax/classes/{id}`. */
  get(taxClassId: string, options?: CallOptions): Promise<GetTaxClassData>;
  /** Updates the given fields of a tax class. Errors: `TAX_CLASS_NOT_FOUND` and a name that is already in use (`TAX_CLASS_EXISTS`). For administrators of whom a role holds `updateTaxClass`.
   *
   * This method calls `PATCH /api/tax/classes/{id}`. */
  update(
    taxClassId: string,
    body?: UpdateTaxClassBody | undefined,
    options?: CallOptions,
  ): Promise<GetTaxClassData>;
  /** Deletes a tax class with its rates, and returns it as it was. Rejects a class that products use: `TAX_CLASS_IN_USE`. For administrators of whom a role holds `deleteTaxClass`.
   *
   * This method calls `DELETE /api/tax/classes/{id}`. */
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
  /** Creates a rate of a tax class. Rejects an unknown class (`TAX_CLASS_NOT_FOUND`) and provinces that the countries do not have (`INVALID_PROVINCE`). For administrators of whom a role holds `createTaxRate`.
   *
   * This method calls `POST /api/tax/classes/{class_id}/rates`. */
  create(classId: string, body: CreateTaxRateBody, options?: CallOptions): Promise<TaxRateData>;
  /** Lists the rates of a tax class in the order in which they apply. Fails with `TAX_CLASS_NOT_FOUND` if the class does not exist. For administrators of whom a role holds `listTaxRates`.
   *
   * This method calls `GET /api/tax/classes/{class_id}/rates`. */
  list(
    classId: string,
    query?: ListTaxRatesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListTaxRatesData, ListTaxRatesData[number]>;
  /** Returns a tax rate. Fails with `TAX_RATE_NOT_FOUND` if it does not exist. For administrators of whom a role holds `getTaxRate`.
   *
   * This method calls `GET /api/tax/rates/{id}`. */
  get(taxRateId: string, options?: CallOptions): Promise<TaxRateData>;
  /** Updates the given fields of a tax rate. Errors: `TAX_RATE_NOT_FOUND`, and provinces that do not belong to its countries: `INVALID_PROVINCE`. For administrators of whom a role holds `updateTaxRate`.
   *
   * This method calls `PATCH /api/tax/rates/{id}`. */
  update(
    taxRateId: string,
    body?: UpdateTaxRateBody | undefined,
    options?: CallOptions,
  ): Promise<TaxRateData>;
  /** Deletes a tax rate and returns it as it was. Fails with `TAX_RATE_NOT_FOUND` if it does not exist. For administrators of whom a role holds `deleteTaxRate`.
   *
   * This method calls `DELETE /api/tax/rates/{id}`. */
  delete(taxRateId: string, options?: CallOptions): Promise<TaxRateData>;
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
  /** Returns the languages of the shop, and the record types with translatable fields. For every administrator; which records it touches depends on who asks.
   *
   * This method calls `GET /api/translations`. */
  kinds(options?: CallOptions): Promise<GetTranslatedKindsData>;
  /** Lists the translations of several records of one type, such as the options of an attribute. Requires the permission to update the records. For every administrator; which records it touches depends on who asks.
   *
   * This method calls `GET /api/translations/{entity_type}`. */
  listOfKind(
    entityType: string,
    query: ListTranslationsOfKindQuery,
    options?: CallOptions,
  ): Listing<ListTranslationsOfKindData, ListTranslationsOfKindData[number]>;
  /** Lists the translations of one record, by language. Requires the permission to update the record. For every administrator; which records it touches depends on who asks.
   *
   * This method calls `GET /api/translations/{entity_type}/{id}`. */
  list(
    entityType: string,
    id: string,
    query?: ListTranslationsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListTranslationsData, ListTranslationsData[number]>;
  /** Returns the translation of a record in a language. Fails with `TRANSLATION_NOT_FOUND` if there is none. Requires the permission to update the record. For every administrator; which records it touches depends on who asks.
   *
   * This method calls `GET /api/translations/{entity_type}/{id}/{locale}`. */
  get(entityType: string, id: string, locale: string, options?: CallOptions): Promise<GetTranslationData>;
  /** Replaces the translation of a record in a language, along with its paths. Empty texts fall back to the record’s own. Requires the permission to update the record. For every administrator; which records it touches depends on who asks.
   *
   * This method calls `PUT /api/translations/{entity_type}/{id}/{locale}`. */
  save(
    entityType: string,
    id: string,
    locale: string,
    body: SaveTranslationBody,
    options?: CallOptions,
  ): Promise<GetTranslationData>;
  /** Deletes the translation of a record in a language with its path, and returns it as it was. Fails with `TRANSLATION_NOT_FOUND` if there is none. Requires the permission to update the record. For every administrator; which records it touches depends on who asks.
   *
   * This method calls `DELETE /api/translations/{entity_type}/{id}/{locale}`. */
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
  /** Lists the administrators. Returns all of them unless `page` or `limit` is sent. For administrators of whom a role holds `listUsers`.
   *
   * This method calls `GET /api/users`. */
  list(
    query?: ListUsersQuery | undefined,
    options?: CallOptions,
  ): Listing<ListUsersData, ListUsersData[number]>;
  /** Creates an administrator with a password and roles. Rejects an email that is already in use (`EMAIL_TAKEN`), unknown roles (`UNKNOWN_ROLE`) and roles with more permissions than the caller has (`GRANT_EXCEEDS_OWN`). For administrators of whom a role holds `createUser`.
   *
   * This method calls `POST /api/users`. */
  create(body: CreateUserBody, options?: CallOptions): Promise<GetUserData>;
  /** Returns an administrator. Fails with `USER_NOT_FOUND` if it does not exist. For administrators of whom a role holds `getUser`.
   *
   * This method calls `GET /api/users/{id}`. */
  get(userId: string, options?: CallOptions): Promise<GetUserData>;
  /** Updates the given fields of an administrator. Your own email and password need your current password. Errors: `USER_NOT_FOUND`, `EMAIL_TAKEN`, `UNKNOWN_ROLE`, `CURRENT_PASSWORD_INVALID`, and permissions beyond your own: `GRANT_EXCEEDS_OWN`. For administrators of whom a role holds `updateUser`.
   *
   * This method calls `PATCH /api/users/{id}`. */
  update(userId: string, body?: UpdateUserBody | undefined, options?: CallOptions): Promise<GetUserData>;
  /** Deletes an administrator and returns the account as it was. Rejects an unknown administrator (`USER_NOT_FOUND`) and one with more permissions than the caller has (`GRANT_EXCEEDS_OWN`). For administrators of whom a role holds `deleteUser`.
   *
   * This method calls `DELETE /api/users/{id}`. */
  delete(userId: string, options?: CallOptions): Promise<GetUserData>;
  /** Lists the API tokens of an administrator, without their secrets. For administrators of whom a role holds `listUserTokens`.
   *
   * This method calls `GET /api/users/{id}/tokens`. */
  listTokens(
    userId: string,
    query?: ListUserTokensQuery | undefined,
    options?: CallOptions,
  ): Listing<ListUserTokensData, ListUserTokensData[number]>;
  /** Creates an API token for an administrator and returns its secret, which is returned only once. A token of your own needs your current password; one of another administrator needs `permissions`. For administrators of whom a role holds `createUserToken`.
   *
   * This method calls `POST /api/users/{id}/tokens`. */
  createToken(userId: string, body: CreateUserTokenBody, options?: CallOptions): Promise<CreateUserTokenData>;
  /** Deletes an API token, which stops working immediately, and returns it. Fails with `API_TOKEN_NOT_FOUND` if it does not exist. For administrators of whom a role holds `deleteUserToken`.
   *
   * This method calls `DELETE /api/users/{id}/tokens/{token}`. */
  deleteToken(userId: string, token: string, options?: CallOptions): Promise<DeleteUserTokenData>;
  /** Returns the caller’s account and permissions. For every administrator; which records it touches depends on who asks.
   *
   * This method calls `GET /api/users/me`. */
  me(options?: CallOptions): Promise<GetOwnAccountData>;
  /** Updates the given fields of the caller’s own account. Changing the email or password requires the current password; a new password ends all other sessions and revokes all API tokens. Rejects an API token (`LOGIN_REQUIRED`), `CURRENT_PASSWORD_INVALID` and `EMAIL_TAKEN`. For every administrator; which records it touches depends on who asks.
   *
   * This method calls `PATCH /api/users/me`. */
  updateMe(body?: UpdateOwnAccountBody | undefined, options?: CallOptions): Promise<GetOwnAccountData>;
  /** Lists the sessions of the caller. For every administrator; which records it touches depends on who asks.
   *
   * This method calls `GET /api/users/me/sessions`. */
  listSessions(
    query?: ListOwnSessionsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListOwnSessionsData, ListOwnSessionsData[number]>;
  /** Ends all sessions of the caller, or with `others` all except the current one, and returns the ended ones. For every administrator; which records it touches depends on who asks.
   *
   * This method calls `DELETE /api/users/me/sessions`. */
  endSessions(query?: EndOwnSessionsQuery | undefined, options?: CallOptions): Promise<EndOwnSessionsData>;
  /** Ends one session of the caller, and returns it. If it was the session of the request, the cookie is removed. Fails with `SESSION_NOT_FOUND` if it does not exist. For every administrator; which records it touches depends on who asks.
   *
   * This method calls `DELETE /api/users/me/sessions/{session_id}`. */
  endSession(sessionId: string, options?: CallOptions): Promise<EndedSessionData>;
  /** Creates the key for an authenticator app, which takes effect once `confirmTotp` has confirmed a code. Fails with `TOTP_ACTIVE` if one is set up. For every administrator; which records it touches depends on who asks.
   *
   * This method calls `POST /api/users/me/totp`. */
  startTotp(body?: StartTotpBody | undefined, options?: CallOptions): Promise<StartTotpData>;
  /** Removes the caller’s authenticator, with a code from it or a recovery code. Errors: `TOTP_NOT_FOUND` and `INVALID_CODE`. For every administrator; which records it touches depends on who asks.
   *
   * This method calls `DELETE /api/users/me/totp`. */
  removeTotp(body: RemoveTotpBody, options?: CallOptions): Promise<RemoveTotpData>;
  /** Turns on the authenticator with a code from it, and returns recovery codes, which are returned only once. Rejects a wrong code: `INVALID_CODE`. For every administrator; which records it touches depends on who asks.
   *
   * This method calls `POST /api/users/me/totp/confirm`. */
  confirmTotp(body: ConfirmTotpBody, options?: CallOptions): Promise<ConfirmTotpData>;
  /** Removes authenticator, passkeys and recovery codes of another administrator, ends their sessions and notifies them by email. Their API tokens stay. Rejects your own (`OWN_SECOND_FACTOR`), an account without one (`NO_SECOND_FACTOR`) and an unknown one (`USER_NOT_FOUND`). For administrators of whom a role holds `updateUser`.
   *
   * This method calls `DELETE /api/users/{id}/second-factor`. */
  removeSecondFactor(userId: string, options?: CallOptions): Promise<GetUserData>;
  /** Lists the passkeys of the caller. For every administrator; which records it touches depends on who asks.
   *
   * This method calls `GET /api/users/me/passkeys`. */
  listPasskeys(
    query?: ListPasskeysQuery | undefined,
    options?: CallOptions,
  ): Listing<ListPasskeysData, ListPasskeysData[number]>;
  /** Registers the passkey that the browser created: from then on, every sign-in requires a second factor. The first second factor ends the other sessions and returns recovery codes, which are returned only once. Errors: `INVALID_PASSKEY`, `PASSKEY_KNOWN` and `TOO_MANY_PASSKEYS`. For every administrator; which records it touches depends on who asks.
   *
   * This method calls `POST /api/users/me/passkeys`. */
  registerPasskey(body: RegisterPasskeyBody, options?: CallOptions): Promise<RegisterPasskeyData>;
  /** Starts the registration of a passkey, and returns the options for the browser. They can be used once, within five minutes. For every administrator; which records it touches depends on who asks.
   *
   * This method calls `POST /api/users/me/passkeys/options`. */
  startPasskey(body?: StartPasskeyBody | undefined, options?: CallOptions): Promise<StartPasskeyData>;
  /** Renames a passkey of the caller, and returns it. Fails with `PASSKEY_NOT_FOUND` if it does not exist. For every administrator; which records it touches depends on who asks.
   *
   * This method calls `PATCH /api/users/me/passkeys/{passkey_id}`. */
  renamePasskey(passkeyId: string, body: RenamePasskeyBody, options?: CallOptions): Promise<PasskeyData>;
  /** Deletes a passkey of the caller, with their current password. Deleting the last second factor also deletes the recovery codes. Errors: `CURRENT_PASSWORD_INVALID` and `PASSKEY_NOT_FOUND`. For every administrator; which records it touches depends on who asks.
   *
   * This method calls `DELETE /api/users/me/passkeys/{passkey_id}`. */
  deletePasskey(
    passkeyId: string,
    body?: DeletePasskeyBody | undefined,
    options?: CallOptions,
  ): Promise<PasskeyData>;
  /** Creates the first administrator, with all permissions, using the token from the link printed by `shop start`, and invalidates all such links. Errors: `SETUP_DONE` once there is an administrator, else `INVALID_SETUP_TOKEN`. For everybody.
   *
   * This method calls `POST /api/users/setup`. */
  setUpShop(body: SetUpShopBody, options?: CallOptions): Promise<GetUserData>;
  /** Sends an administrator a link to set a new password. The response is the same whether or not the account exists. For everybody.
   *
   * This method calls `POST /api/users/password-reset`. */
  requestPasswordReset(body: RequestUserPasswordResetBody, options?: CallOptions): Promise<UserPasswordData>;
  /** Sets a new password of an administrator with the single-use token from an emailed link. It ends all their sessions and tokens, and keeps the second factor. Errors: `INVALID_RESET_TOKEN`. For everybody.
   *
   * This method calls `POST /api/users/password-reset/confirm`. */
  resetPassword(body: ResetUserPasswordBody, options?: CallOptions): Promise<UserPasswordData>;
}

export const users = /* @__PURE__ */ defineResource<UsersResource>({
  list: 'GET /api/users query whole',
  create: 'POST /api/users body',
  get: 'GET /api/users/{id}',
  update: 'PATCH /api/users/{id} body',
  delete: 'DELETE /api/users/{id}',
  listTokens: 'GET /api/users/{id}/tokens query whole',
  createToken: 'POST /api/users/{id}/tokens body once',
  deleteToken: 'DELETE /api/users/{id}/tokens/{token} - once',
  me: 'GET /api/users/me',
  updateMe: 'PATCH /api/users/me body',
  listSessions: 'GET /api/users/me/sessions query whole',
  endSessions: 'DELETE /api/users/me/sessions query',
  endSession: 'DELETE /api/users/me/sessions/{session_id}',
  startTotp: 'POST /api/users/me/totp body once',
  removeTotp: 'DELETE /api/users/me/totp body once',
  confirmTotp: 'POST /api/users/me/totp/confirm body once',
  removeSecondFactor: 'DELETE /api/users/{id}/second-factor',
  listPasskeys: 'GET /api/users/me/passkeys query whole',
  registerPasskey: 'POST /api/users/me/passkeys body once',
  startPasskey: 'POST /api/users/me/passkeys/options body once',
  renamePasskey: 'PATCH /api/users/me/passkeys/{passkey_id} body once',
  deletePasskey: 'DELETE /api/users/me/passkeys/{passkey_id} body once',
  setUpShop: 'POST /api/users/setup body',
  requestPasswordReset: 'POST /api/users/password-reset body',
  resetPassword: 'POST /api/users/password-reset/confirm body',
});

/** The methods of `shop.variantGroups`. */
export interface VariantGroupsResource {
  /** Lists the variant groups. For administrators of whom a role holds `listVariantGroups`.
   *
   * This method calls `GET /api/variantGroups`. */
  list(
    query?: ListVariantGroupsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListVariantGroupsData, ListVariantGroupsData[number]>;
  /** Creates a group whose variants differ by select attributes of one attribute group. Rejects unknown attributes and groups, and attributes that are not of type select (`VARIANT_ATTRIBUTE_TYPE`), not in the group (`ATTRIBUTE_NOT_IN_GROUP`) or listed twice (`ATTRIBUTE_TWICE`). For administrators of whom a role holds `createVariantGroup`.
   *
   * This method calls `POST /api/variantGroups`. */
  create(body: CreateVariantGroupBody, options?: CallOptions): Promise<VariantGroupData>;
  /** Changes the visibility and the main variant of a variant group. The new and the previous main variant swap their visibility. Errors: `VARIANT_GROUP_NOT_FOUND`, and a product that is not a variant of the group: `VARIANT_MAIN`. For administrators of whom a role holds `updateVariantGroup`.
   *
   * This method calls `PATCH /api/variantGroups/{id}`. */
  update(
    variantGroupId: string,
    body?: UpdateVariantGroupBody | undefined,
    options?: CallOptions,
  ): Promise<VariantGroupData>;
  /** Deletes a variant group and returns it as it was; its products stay. Fails with `VARIANT_GROUP_NOT_FOUND` if it does not exist. For administrators of whom a role holds `deleteVariantGroup`.
   *
   * This method calls `DELETE /api/variantGroups/{id}`. */
  delete(variantGroupId: string, options?: CallOptions): Promise<VariantGroupData>;
  /** Returns a variant group with its variants, oldest products first. Fails with `VARIANT_GROUP_NOT_FOUND` if it does not exist. For administrators of whom a role holds `getVariantGroup`.
   *
   * This method calls `GET /api/variantGroups/{id}`. */
  get(variantGroupId: string, options?: CallOptions): Promise<GetVariantGroupData>;
  /** Adds a product to a variant group, by its options; repeating the request changes nothing. Rejects a product of another attribute group (`VARIANT_ATTRIBUTE_GROUP`), without one of the options (`VARIANT_ATTRIBUTE_MISSING`), in another variant group (`VARIANT_IN_OTHER_GROUP`), or with the options of another variant (`VARIANT_EXISTS`). For administrators of whom a role holds `addVariantItem`.
   *
   * This method calls `POST /api/variantGroups/{id}/items`. */
  addItem(variantGroupId: string, body: AddVariantItemBody, options?: CallOptions): Promise<VariantItemData>;
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
  /** Removes a product from its variant group and returns the variant as it was. The product is kept. If it was the main variant, another variant replaces it. Rejects a product without a group: `VARIANT_NOT_FOUND`. For administrators of whom a role holds `unlinkVariant`.
   *
   * This method calls `DELETE /api/variants/{id}`. */
  unlink(variantId: string, options?: CallOptions): Promise<VariantItemData>;
  /** Lists the products that can become variants of a group, by option, name and SKU. Fails with `VARIANT_GROUP_NOT_FOUND` if the group does not exist. For administrators of whom a role holds `variantSearch`.
   *
   * This method calls `GET /api/variants`. */
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
  /** Creates the order of the wallet gateway for an unpaid order, or finds the one that already exists, and returns the address at which the shopper approves it. Rejects an order that cannot be paid this way: `INVALID_ORDER`. For everybody.
   *
   * This method calls `POST /api/walletgw/orders`. */
  createOrder(body: CreateWalletgwOrderBody, options?: CallOptions): Promise<CreateWalletgwOrderData>;
}

export const walletgw = /* @__PURE__ */ defineResource<WalletgwResource>({
  createOrder: 'POST /api/walletgw/orders body once',
});

/** The methods of `shop.webhookTopics`. */
export interface WebhookTopicsResource {
  /** Lists the topics available to webhooks, each with the permission that it requires. For administrators of whom a role holds `listWebhookTopics`.
   *
   * This method calls `GET /api/webhook-topics`. */
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
  /** Lists the webhooks, without their secrets. For administrators of whom a role holds `listWebhooks`.
   *
   * This method calls `GET /api/webhooks`. */
  list(
    query?: ListWebhooksQuery | undefined,
    options?: CallOptions,
  ): Listing<ListWebhooksData, ListWebhooksData[number]>;
  /** Creates a webhook and returns it with its secret, which is returned only once. Rejects a URL that webhooks may not use (`WEBHOOK_URL_REFUSED`), unknown topics (`UNKNOWN_TOPIC`), and with 403 topics whose records the caller may not read. For administrators of whom a role holds `createWebhook`.
   *
   * This method calls `POST /api/webhooks`. */
  create(body: CreateWebhookBody, options?: CallOptions): Promise<GetWebhookData>;
  /** Returns a webhook, without its secret. Fails with `WEBHOOK_NOT_FOUND` if it does not exist. For administrators of whom a role holds `getWebhook`.
   *
   * This method calls `GET /api/webhooks/{id}`. */
  get(webhookId: string, options?: CallOptions): Promise<GetWebhookData>;
  /** Updates the given fields of a webhook. Errors: `WEBHOOK_NOT_FOUND`, and the same errors as `createWebhook`. For administrators of whom a role holds `updateWebhook`.
   *
   * This method calls `PATCH /api/webhooks/{id}`. */
  update(
    webhookId: string,
    body?: UpdateWebhookBody | undefined,
    options?: CallOptions,
  ): Promise<GetWebhookData>;
  /** Deletes a webhook and returns it as it was. Rejects an unknown one (`WEBHOOK_NOT_FOUND`), and with 403 one with topics whose records the caller may not read. For administrators of whom a role holds `deleteWebhook`.
   *
   * This method calls `DELETE /api/webhooks/{id}`. */
  delete(webhookId: string, options?: CallOptions): Promise<GetWebhookData>;
  /** Creates a new secret for a webhook and returns it, only once. The previous secret also signs deliveries for some hours. Errors: `WEBHOOK_NOT_FOUND`, and with 403 topics whose records the caller may not read. For administrators of whom a role holds `rotateWebhookSecret`.
   *
   * This method calls `POST /api/webhooks/{id}/rotate-secret`. */
  rotateSecret(
    webhookId: string,
    body?: RotateWebhookSecretBody | undefined,
    options?: CallOptions,
  ): Promise<GetWebhookData>;
  /** Sends a test event to a webhook, and returns the delivery. Fails with `WEBHOOK_NOT_FOUND` if it does not exist. For administrators of whom a role holds `testWebhook`.
   *
   * This method calls `POST /api/webhooks/{id}/test`. */
  test(webhookId: string, options?: CallOptions): Promise<WebhookDeliveryData>;
  /** Redelivers the events of a time range to a webhook, each once and with its original ID. Errors: `WEBHOOK_NOT_FOUND` and an empty range: `EMPTY_REPLAY`. For administrators of whom a role holds `replayWebhook`.
   *
   * This method calls `POST /api/webhooks/{id}/replay`. */
  replay(webhookId: string, body: ReplayWebhookBody, options?: CallOptions): Promise<ReplayWebhookData>;
  /** Lists the deliveries of a webhook, newest first. Fails with `WEBHOOK_NOT_FOUND` if the webhook does not exist. For administrators of whom a role holds `listWebhookDeliveries`.
   *
   * This method calls `GET /api/webhooks/{id}/deliveries`. */
  listDeliveries(
    webhookId: string,
    query?: ListWebhookDeliveriesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListWebhookDeliveriesData, ListWebhookDeliveriesData[number]>;
  /** Returns a webhook delivery. Its body is null for callers who may not read such records. Errors: `WEBHOOK_NOT_FOUND` and `DELIVERY_NOT_FOUND`. For administrators of whom a role holds `getWebhookDelivery`.
   *
   * This method calls `GET /api/webhooks/{id}/deliveries/{delivery}`. */
  getDelivery(webhookId: string, delivery: string, options?: CallOptions): Promise<WebhookDeliveryData>;
  /** Retries a delivery immediately, regardless of its status. Errors: `WEBHOOK_NOT_FOUND`, `DELIVERY_NOT_FOUND`, and a delivery that is in progress: `DELIVERY_UNDER_WAY`. For administrators of whom a role holds `retryWebhookDelivery`.
   *
   * This method calls `POST /api/webhooks/{id}/deliveries/{delivery}/retry`. */
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
  /** Lists the widgets with their placements. For administrators of whom a role holds `listWidgets`.
   *
   * This method calls `GET /api/widgets`. */
  list(
    query?: ListWidgetsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListWidgetsData, ListWidgetsData[number]>;
  /** Creates a widget and places it on pages. Rejects an unknown type (`UNKNOWN_WIDGET_TYPE`), invalid settings (`BAD_WIDGET_SETTINGS`), an unknown area (`UNKNOWN_AREA`), and two placements in the same area (`WIDGET_PLACED_TWICE`). For administrators of whom a role holds `createWidget`.
   *
   * This method calls `POST /api/widgets`. */
  create(body: CreateWidgetBody, options?: CallOptions): Promise<GetWidgetData>;
  /** Returns a widget with its placements. Fails with `WIDGET_NOT_FOUND` if it does not exist. For administrators of whom a role holds `getWidget`.
   *
   * This method calls `GET /api/widgets/{id}`. */
  get(widgetId: string, options?: CallOptions): Promise<GetWidgetData>;
  /** Updates the given fields of a widget. Errors: `WIDGET_NOT_FOUND`, and the same errors as `createWidget`. For administrators of whom a role holds `updateWidget`.
   *
   * This method calls `PATCH /api/widgets/{id}`. */
  update(
    widgetId: string,
    body?: UpdateWidgetBody | undefined,
    options?: CallOptions,
  ): Promise<GetWidgetData>;
  /** Deletes a widget with its placements, and returns it as it was. Fails with `WIDGET_NOT_FOUND` if it does not exist. For administrators of whom a role holds `deleteWidget`.
   *
   * This method calls `DELETE /api/widgets/{id}`. */
  delete(widgetId: string, options?: CallOptions): Promise<GetWidgetData>;
  /** Applies the same `change` to all named records, or deletes them with `delete`. A record that is rejected does not affect the others: it is listed in `refused` with its code. Needs the permission of the operation on one record. For administrators of whom a role holds `updateWidget` or `deleteWidget`.
   *
   * This method calls `POST /api/widgets/bulk`. */
  bulk(body: ChangeWidgetsBody, options?: CallOptions): Promise<BulkData>;
}

export const widgets = /* @__PURE__ */ defineResource<WidgetsResource>({
  list: 'GET /api/widgets query pages',
  create: 'POST /api/widgets body',
  get: 'GET /api/widgets/{id}',
  update: 'PATCH /api/widgets/{id} body',
  delete: 'DELETE /api/widgets/{id}',
  bulk: 'POST /api/widgets/bulk body',
});
