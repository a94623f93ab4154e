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
  /** This method calls `POST /api/user/tokens`. Signs an administrator in and answers an access token and a refresh token, without a cookie. Asks for a second factor and refuses as `adminLogin` does. For everybody. */
  createTokens(body: GetUserTokenBody, options?: CallOptions): Promise<GetUserTokenData>;
  /** This method calls `POST /api/user/token/refresh`. Gives the next pair of tokens for a refresh token, which holds once. A token that is used twice ends all tokens of its login. Refuses `INVALID_REFRESH_TOKEN`. For everybody. */
  refreshTokens(body: RefreshUserTokenBody, options?: CallOptions): Promise<GetUserTokenData>;
  /** This method calls `POST /admin/user/login`. Signs an administrator in and sets the session cookie. An account with a second factor is answered `SECOND_FACTOR_REQUIRED` with a challenge, with which the call is repeated together with a code or a passkey. Refuses `INVALID_CREDENTIALS`, `INVALID_CHALLENGE`, `INVALID_CODE` and `INVALID_PASSKEY`. For everybody. */
  logIn(body: GetUserTokenBody, options?: CallOptions): Promise<AdminLoginData>;
  /** This method calls `POST /admin/user/logout`. Ends the session of the cookie and removes the cookie. Without one it changes nothing. For everybody. */
  logOut(options?: CallOptions): Promise<AdminLogoutData>;
  /** This method calls `GET /api/admin/manifest`. Answers what extensions add to the admin for the caller: their pages, menu entries and modules. For every administrator; which records it touches depends on who asks. */
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
  /** This method calls `GET /api/attributeGroups`. Lists the attribute groups. For administrators of whom a role holds `listAttributeGroups`. */
  list(
    query?: ListAttributeGroupsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListAttributeGroupsData, ListAttributeGroupsData[number]>;
  /** This method calls `POST /api/attributeGroups`. Creates an attribute group, which says which attributes a product has. For administrators of whom a role holds `createAttributeGroup`. */
  create(body: CreateAttributeGroupBody, options?: CallOptions): Promise<GetAttributeGroupData>;
  /** This method calls `GET /api/attributeGroups/{id}`. Answers an attribute group. Refuses an unknown one: `ATTRIBUTE_GROUP_NOT_FOUND`. For administrators of whom a role holds `getAttributeGroup`. */
  get(attributeGroupId: string, options?: CallOptions): Promise<GetAttributeGroupData>;
  /** This method calls `PATCH /api/attributeGroups/{id}`. Changes what the body names of an attribute group. Refuses an unknown one: `ATTRIBUTE_GROUP_NOT_FOUND`. For administrators of whom a role holds `updateAttributeGroup`. */
  update(
    attributeGroupId: string,
    body?: UpdateAttributeGroupBody | undefined,
    options?: CallOptions,
  ): Promise<GetAttributeGroupData>;
  /** This method calls `DELETE /api/attributeGroups/{id}`. Deletes an attribute group and answers it as it was; its attributes stay. Refuses the default group (`DEFAULT_ATTRIBUTE_GROUP`) and one with products or variant groups (`ATTRIBUTE_GROUP_IN_USE`). For administrators of whom a role holds `deleteAttributeGroup`. */
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
  /** This method calls `GET /api/attributes`. Lists the attributes. For administrators of whom a role holds `listAttributes`. */
  list(
    query?: ListAttributesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListAttributesData, ListAttributesData[number]>;
  /** This method calls `POST /api/attributes`. Creates an attribute with its options in its groups, or in the default group if none is named. Refuses a code that is used (`ATTRIBUTE_CODE_EXISTS`), options where the type has none (`ATTRIBUTE_HAS_NO_OPTIONS`) or that come twice (`ATTRIBUTE_OPTION_TWICE`), and unknown groups (`UNKNOWN_ATTRIBUTE_GROUP`). For administrators of whom a role holds `createAttribute`. */
  create(body: CreateAttributeBody, options?: CallOptions): Promise<GetAttributeData>;
  /** This method calls `GET /api/attributes/{id}`. Answers an attribute. Refuses an unknown one: `ATTRIBUTE_NOT_FOUND`. For administrators of whom a role holds `getAttribute`. */
  get(attributeId: string, options?: CallOptions): Promise<GetAttributeData>;
  /** This method calls `PATCH /api/attributes/{id}`. Changes what the body names of an attribute. It deletes the values of removed options, and of products in removed groups. Refuses a change of what cannot change (`ATTRIBUTE_IMMUTABLE`), options that variants are told by (`ATTRIBUTE_OPTION_IN_USE`), and as `createAttribute` does. For administrators of whom a role holds `updateAttribute`. */
  update(
    attributeId: string,
    body?: UpdateAttributeBody | undefined,
    options?: CallOptions,
  ): Promise<GetAttributeData>;
  /** This method calls `DELETE /api/attributes/{id}`. Deletes an attribute with its options and the values of products, and answers it as it was. Refuses one that tells variants apart: `ATTRIBUTE_IN_USE`. For administrators of whom a role holds `deleteAttribute`. */
  delete(attributeId: string, options?: CallOptions): Promise<DeleteAttributeData>;
  /** This method calls `POST /api/attributes/bulk`. Gives all named records the same `change`, or deletes them with `delete`. What is refused for one leaves the others changed: it stands in `refused` with its code. Asks for the permission of the operation on one record. For administrators of whom a role holds `updateAttribute` or `deleteAttribute`. */
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
  /** This method calls `GET /api/audit-log`. Lists who changed what. The log is written by the changes alone. For administrators of whom a role holds `listAuditLog`. */
  list(
    query?: ListAuditLogQuery | undefined,
    options?: CallOptions,
  ): Listing<ListAuditLogData, ListAuditLogData[number]>;
  /** This method calls `GET /api/audit-log/{id}`. Answers an entry of the audit log. Refuses an unknown one: `AUDIT_ENTRY_NOT_FOUND`. For administrators of whom a role holds `getAuditEntry`. */
  getAuditEntry(auditLogId: string, options?: CallOptions): Promise<GetAuditEntryData>;
}

export const auditLog = /* @__PURE__ */ defineResource<AuditLogResource>({
  list: 'GET /api/audit-log query pages',
  getAuditEntry: 'GET /api/audit-log/{id}',
});

/** The methods of `shop.blogCategories`. */
export interface BlogCategoriesResource {
  /** This method calls `GET /api/blog/categories`. Lists the categories of the blog, public or not. For administrators of whom a role holds `listBlogCategories`. */
  list(
    query?: ListBlogCategoriesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListBlogCategoriesData, ListBlogCategoriesData[number]>;
  /** This method calls `POST /api/blog/categories`. Creates a category of the blog with the path of its page. Refuses a url_key that is used (`URL_KEY_EXISTS`) and metafields that do not fit (`METAFIELD_INVALID`, `METAFIELD_REQUIRED`). For administrators of whom a role holds `createBlogCategory`. */
  create(body: CreateBlogCategoryBody, options?: CallOptions): Promise<GetBlogCategoryData>;
  /** This method calls `GET /api/blog/categories/{id}`. Answers a category of the blog, public or not. Refuses an unknown one: `BLOG_CATEGORY_NOT_FOUND`. For administrators of whom a role holds `getBlogCategory`. */
  get(blogCategoryId: string, options?: CallOptions): Promise<GetBlogCategoryData>;
  /** This method calls `PATCH /api/blog/categories/{id}`. Changes what the body names of a category of the blog. A new url_key redirects the former path. Refuses `BLOG_CATEGORY_NOT_FOUND`, and as `createBlogCategory` does. For administrators of whom a role holds `updateBlogCategory`. */
  update(
    blogCategoryId: string,
    body?: UpdateBlogCategoryBody | undefined,
    options?: CallOptions,
  ): Promise<GetBlogCategoryData>;
  /** This method calls `DELETE /api/blog/categories/{id}`. Deletes a category of the blog with its paths, and answers it as it was. Its posts stay. Refuses an unknown one: `BLOG_CATEGORY_NOT_FOUND`. For administrators of whom a role holds `deleteBlogCategory`. */
  delete(blogCategoryId: string, options?: CallOptions): Promise<GetBlogCategoryData>;
  /** This method calls `POST /api/blog/categories/bulk`. Gives all named records the same `change`, or deletes them with `delete`. What is refused for one leaves the others changed: it stands in `refused` with its code. Asks for the permission of the operation on one record. For administrators of whom a role holds `updateBlogCategory` or `deleteBlogCategory`. */
  bulk(body: ChangeBlogCategoriesBody, options?: CallOptions): Promise<ChangeMediaData>;
  /** This method calls `PATCH /api/blog/categories/{id}/metafields/{namespace}/{key}`. Writes one metafield of a record and leaves its others alone; an empty value removes it. Answers the values of all. Refuses a field that is not defined (`METAFIELD_NOT_FOUND`) and a value that the definition does not allow (`METAFIELD_INVALID`). For administrators of whom a role holds `updateBlogCategoryMetafield`. */
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
  /** This method calls `GET /api/blog/posts`. Lists the posts of the blog, public or not. For administrators of whom a role holds `listBlogPosts`. */
  list(
    query?: ListBlogPostsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListBlogPostsData, ListBlogPostsData[number]>;
  /** This method calls `POST /api/blog/posts`. Creates a post of the blog with the path of its page. Refuses an unknown category (`UNKNOWN_BLOG_CATEGORY`), a url_key that is used (`URL_KEY_EXISTS`) and metafields that do not fit. For administrators of whom a role holds `createBlogPost`. */
  create(body: CreateBlogPostBody, options?: CallOptions): Promise<GetBlogPostData>;
  /** This method calls `GET /api/blog/posts/{id}`. Answers a post of the blog, public or not. Refuses an unknown one: `BLOG_POST_NOT_FOUND`. For administrators of whom a role holds `getBlogPost`. */
  get(blogPostId: string, options?: CallOptions): Promise<GetBlogPostData>;
  /** This method calls `PATCH /api/blog/posts/{id}`. Changes what the body names of a post of the blog. A new url_key redirects the former path. Refuses `BLOG_POST_NOT_FOUND`, and as `createBlogPost` does. For administrators of whom a role holds `updateBlogPost`. */
  update(
    blogPostId: string,
    body?: UpdateBlogPostBody | undefined,
    options?: CallOptions,
  ): Promise<GetBlogPostData>;
  /** This method calls `DELETE /api/blog/posts/{id}`. Deletes a post of the blog with its paths, and answers it as it was. Refuses an unknown one: `BLOG_POST_NOT_FOUND`. For administrators of whom a role holds `deleteBlogPost`. */
  delete(blogPostId: string, options?: CallOptions): Promise<GetBlogPostData>;
  /** This method calls `POST /api/blog/posts/bulk`. Gives all named records the same `change`, or deletes them with `delete`. What is refused for one leaves the others changed: it stands in `refused` with its code. Asks for the permission of the operation on one record. For administrators of whom a role holds `updateBlogPost` or `deleteBlogPost`. */
  bulk(body: ChangeBlogPostsBody, options?: CallOptions): Promise<ChangeMediaData>;
  /** This method calls `PATCH /api/blog/posts/{id}/metafields/{namespace}/{key}`. Writes one metafield of a record and leaves its others alone; an empty value removes it. Answers the values of all. Refuses a field that is not defined (`METAFIELD_NOT_FOUND`) and a value that the definition does not allow (`METAFIELD_INVALID`). For administrators of whom a role holds `updateBlogPostMetafield`. */
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
  /** This method calls `POST /api/cardgw/paymentIntents`. Answers the secret with which the browser of the shopper pays a card order: that of its one live intent at the gateway, which is opened if there is none. The order alone counts. Refuses an order that is no card order waiting to be paid: `INVALID_ORDER`. For everybody. */
  createPaymentIntent(body: CreatePaymentIntentBody, options?: CallOptions): Promise<CreatePaymentIntentData>;
}

export const cardgw = /* @__PURE__ */ defineResource<CardgwResource>({
  createPaymentIntent: 'POST /api/cardgw/paymentIntents body',
});

/** The methods of `shop.carriers`. */
export interface CarriersResource {
  /** This method calls `GET /api/carriers`. Lists the carriers of the setting `shippingCarriers` and of extensions. For administrators of whom a role holds `listCarriers`. */
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
  /** This method calls `POST /api/carts`. Creates a cart, with lines if the body names some. Answers its UUID and its lines. Refuses products that cannot be bought, as `addCartItem` does. For everybody. */
  create(body: CreateCartBody, options?: CallOptions): Promise<CreateCartData>;
  /** This method calls `GET /api/carts`. Lists the active carts with at least one line as they were saved, the last changed first. For administrators of whom a role holds `listCarts`. */
  list(
    query?: ListCartsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCartsData, ListCartsData[number]>;
  /** This method calls `POST /api/carts/{id}/items`. Adds units of a product to a cart; a product that has a line already adds to it. Answers the lines. Refuses unknown and disabled products, more than the stock (`OUT_OF_STOCK`, `NOT_ENOUGH_STOCK`), and more lines or units than a cart may have. For everybody. */
  addItem(cartId: string, body: AddCartItemBody, options?: CallOptions): Promise<AddCartItemData>;
  /** This method calls `PATCH /api/carts/{id}/items/{itemId}`. Sets, increases or decreases the quantity of a line. A decrease to zero or below removes the line; other changes are refused above the stock (`NOT_ENOUGH_STOCK`) and above the most units of a line (`TOO_MANY_UNITS`). For everybody. */
  setItemQty(
    cartId: string,
    itemId: string,
    body: UpdateCartItemQtyBody,
    options?: CallOptions,
  ): Promise<AddCartItemData>;
  /** This method calls `DELETE /api/carts/{id}/items/{itemId}`. Removes a line of a cart and answers it as it was. Refuses an unknown line: `ITEM_NOT_FOUND`. For everybody. */
  removeItem(cartId: string, itemId: string, options?: CallOptions): Promise<RemoveCartItemData>;
  /** This method calls `POST /api/carts/{id}/contacts`. Sets the email of a cart and answers it. Refuses a cart that is not open or not yours: `INVALID_CART`. For everybody. */
  setContact(
    cartId: string,
    body: AddCartContactInfoBody,
    options?: CallOptions,
  ): Promise<AddCartContactInfoData>;
  /** This method calls `POST /api/carts/{id}/addresses`. Sets the shipping or the billing address of a cart. With a new shipping address the chosen shipping method is quoted again. Refuses an unknown province of a country whose provinces the shop tells apart (`INVALID_PROVINCE`) and a cart that is not open or not yours (`INVALID_CART`). For everybody. */
  setAddress(cartId: string, body: AddCartAddressBody, options?: CallOptions): Promise<AddCartAddressData>;
  /** This method calls `POST /api/carts/{id}/paymentMethods`. Chooses the payment method of a cart. Refuses one that is not offered for it (`PAYMENT_METHOD_NOT_AVAILABLE`) and a cart that is not open or not yours (`INVALID_CART`). For everybody. */
  setPaymentMethod(
    cartId: string,
    body: AddCartPaymentMethodBody,
    options?: CallOptions,
  ): Promise<AddCartPaymentMethodData>;
  /** This method calls `POST /api/carts/{id}/shippingMethods`. Chooses a shipping method by provider and code, quoted for the cart as it is. Refuses a cart without a shipping address (`SHIPPING_ADDRESS_REQUIRED`), an unknown provider (`SHIPPING_PROVIDER_NOT_REGISTERED`) and what the quote refuses. For everybody. */
  setShippingMethod(
    cartId: string,
    body?: AddCartShippingMethodBody | undefined,
    options?: CallOptions,
  ): Promise<AddCartShippingMethodData>;
  /** This method calls `POST /api/carts/{id}/coupons`. Applies a coupon to a cart in place of the one that it has, and answers its code. Refuses one that does not apply, with the reason in the code: `COUPON_NOT_FOUND`, `COUPON_EXPIRED`, `COUPON_NOT_STARTED`, `COUPON_LOGIN_REQUIRED` or `COUPON_CONDITION`. For everybody. */
  applyCoupon(cartId: string, body: CouponApplyBody, options?: CallOptions): Promise<CouponApplyData>;
  /** This method calls `DELETE /api/carts/{id}/coupons/{coupon}`. Removes the coupon of a cart and answers its code. Refuses another code: `COUPON_NOT_ON_CART`. For everybody. */
  removeCoupon(cartId: string, coupon: string, options?: CallOptions): Promise<CouponApplyData>;
  /** This method calls `POST /api/carts/{id}/shippingNotes`. Sets the note of a cart for its delivery and answers it. Refuses a cart that is not open or not yours: `INVALID_CART`. For everybody. */
  setShippingNote(
    cartId: string,
    body: AddShippingNoteBody,
    options?: CallOptions,
  ): Promise<AddShippingNoteData>;
  /** This method calls `POST /api/quotes`. Answers what a cart of a guest with these goods would be offered and pay at an address, with each shipping method. Nothing is written, and stock and status of products do not count. Refuses an unknown SKU: `PRODUCT_NOT_FOUND`. For administrators of whom a role holds `quoteCart`. */
  quote(body: QuoteCartBody, options?: CallOptions): Promise<QuoteCartData>;
  /** This method calls `GET /api/carts/{id}`. Answers an active cart as it was saved: nothing is computed anew. Refuses one that is not there, or has become an order: `CART_NOT_FOUND`. For administrators of whom a role holds `getCart`. */
  get(cartId: string, options?: CallOptions): Promise<GetCartData>;
  /** This method calls `POST /api/cart/{id}/checkout`. Sets contact, addresses, shipping and payment method of a cart as far as the body names them, and places its order, in one call. Refuses as the single steps and `createOrder` do. For everybody. */
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
  /** This method calls `GET /api/categories`. Lists the categories, shown to shoppers or not. For administrators of whom a role holds `listCategories`. */
  list(
    query?: ListCategoriesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCategoriesData, ListCategoriesData[number]>;
  /** This method calls `POST /api/categories`. Creates a category with its path below its parent. Refuses an unknown parent (`UNKNOWN_CATEGORY`), a url_key that is reserved (`URL_KEY_RESERVED`) or used (`URL_KEY_EXISTS`), and metafields that do not fit. For administrators of whom a role holds `createCategory`. */
  create(body: CreateCategoryBody, options?: CallOptions): Promise<GetCategoryData>;
  /** This method calls `GET /api/categories/{id}`. Answers a category with its path, shown to shoppers or not. Refuses an unknown one: `CATEGORY_NOT_FOUND`. For administrators of whom a role holds `getCategory`. */
  get(categoryId: string, options?: CallOptions): Promise<GetCategoryData>;
  /** This method calls `PATCH /api/categories/{id}`. Changes what the body names of a category. A new url_key or parent moves it with its descendants, and every former path redirects. Refuses `CATEGORY_NOT_FOUND`, `CATEGORY_CYCLE`, and as `createCategory` does. For administrators of whom a role holds `updateCategory`. */
  update(
    categoryId: string,
    body?: UpdateCategoryBody | undefined,
    options?: CallOptions,
  ): Promise<GetCategoryData>;
  /** This method calls `DELETE /api/categories/{id}`. Deletes a category with its paths, and answers it as it was; its products stay. The deletion can be undone for a short while. Refuses one with sub-categories: `CATEGORY_HAS_CHILDREN`. For administrators of whom a role holds `deleteCategory`. */
  delete(categoryId: string, options?: CallOptions): Promise<DeleteCategoryData>;
  /** This method calls `POST /api/categories/bulk`. Gives all named records the same `change`, or deletes them with `delete`. What is refused for one leaves the others changed: it stands in `refused` with its code. Asks for the permission of the operation on one record. For administrators of whom a role holds `updateCategory` or `deleteCategory`. */
  bulk(body: ChangeCategoriesBody, options?: CallOptions): Promise<ChangeMediaData>;
  /** This method calls `POST /api/categories/{id}/move`. Moves a category below a parent and to a place among its siblings: without `before` and `after` it goes behind them all. Former paths redirect. Refuses `NOT_A_SIBLING`, `CATEGORY_CYCLE`, `UNKNOWN_CATEGORY` and `CATEGORY_NOT_FOUND`. For administrators of whom a role holds `updateCategory`. */
  move(
    categoryId: string,
    body?: MoveCategoryBody | undefined,
    options?: CallOptions,
  ): Promise<DeleteCategoryData>;
  /** This method calls `POST /api/categories/{id}/products`. Adds a product to a category; a second time changes nothing. The variants of a main member follow it. Refuses `CATEGORY_NOT_FOUND` and `UNKNOWN_PRODUCT`. For administrators of whom a role holds `addProductToCategory`. */
  addProduct(
    categoryId: string,
    body: AddProductToCategoryBody,
    options?: CallOptions,
  ): Promise<AddProductToCategoryData>;
  /** This method calls `DELETE /api/categories/{id}/products/{product_id}`. Removes a product from a category; the variants of a main member follow it. Refuses one that is not in it: `PRODUCT_NOT_IN_CATEGORY`. For administrators of whom a role holds `removeProductFromCategory`. */
  removeProduct(
    categoryId: string,
    productId: string,
    options?: CallOptions,
  ): Promise<AddProductToCategoryData>;
  /** This method calls `PATCH /api/categories/{id}/metafields/{namespace}/{key}`. Writes one metafield of a record and leaves its others alone; an empty value removes it. Answers the values of all. Refuses a field that is not defined (`METAFIELD_NOT_FOUND`) and a value that the definition does not allow (`METAFIELD_INVALID`). For administrators of whom a role holds `updateCategoryMetafield`. */
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
  /** This method calls `GET /api/page-builder/changesets`. Lists the drafts of pages, each with a new preview token. For administrators of whom a role holds `listChangesets`. */
  list(
    query?: ListChangesetsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListChangesetsData, ListChangesetsData[number]>;
  /** This method calls `POST /api/page-builder/changesets`. Creates a draft of pages for the caller. Refuses where they have one of this theme: `DRAFT_EXISTS`. For administrators of whom a role holds `createChangeset`. */
  create(body: CreateChangesetBody, options?: CallOptions): Promise<CreateChangesetData>;
  /** This method calls `GET /api/page-builder/changesets/{id}`. Answers a draft with its operations and a new preview token. Refuses an unknown one: `CHANGESET_NOT_FOUND`. For administrators of whom a role holds `getChangeset`. */
  get(changesetId: string, options?: CallOptions): Promise<GetChangesetData>;
  /** This method calls `POST /api/page-builder/changesets/{id}/operations`. Adds an operation to a draft of pages. Nothing is shown to shoppers before the draft is published. Refuses what does not fit (`BAD_OPERATION`), what was changed meanwhile (`OPERATION_CONFLICT`), a published draft (`CHANGESET_PUBLISHED`) and one of somebody else (`DRAFT_OF_ANOTHER`). For administrators of whom a role holds `addChangesetOperation`. */
  addOperation(
    changesetId: string,
    body: AddChangesetOperationBody,
    options?: CallOptions,
  ): Promise<AddChangesetOperationData>;
  /** This method calls `POST /api/page-builder/changesets/{id}/steps`. Adds several operations to a draft as one step, all or none. Refuses as `addChangesetOperation` does. For administrators of whom a role holds `addChangesetOperation`. */
  addStep(
    changesetId: string,
    body: AddChangesetStepBody,
    options?: CallOptions,
  ): Promise<AddChangesetStepData>;
  /** This method calls `POST /api/page-builder/changesets/{id}/move-current`. Undoes or redoes one operation of a draft at a route. Refuses a published draft: `CHANGESET_PUBLISHED`. For administrators of whom a role holds `moveCurrentChange`. */
  moveCurrent(
    changesetId: string,
    body: MoveCurrentChangeBody,
    options?: CallOptions,
  ): Promise<MoveCurrentChangeData>;
  /** This method calls `POST /api/page-builder/changesets/{id}/publish`. Publishes a draft: its operations become the live pages, all or none. Refuses a published draft (`CHANGESET_PUBLISHED`) and one whose pages were changed meanwhile (`PAGES_CHANGED`). For administrators of whom a role holds `publishChangeset`. */
  publish(changesetId: string, options?: CallOptions): Promise<CreateChangesetData>;
  /** This method calls `GET /api/page-builder/changesets/{id}/conflicts`. Answers where the live pages were changed since the draft was made; none: it can be published. For administrators of whom a role holds `addChangesetOperation`. */
  getConflicts(changesetId: string, options?: CallOptions): Promise<GetChangesetConflictsData>;
  /** This method calls `POST /api/page-builder/changesets/{id}/rebase`. Brings a draft up to the live pages; where both changed the same, `keep_live` says what counts. Answers the number of operations that it has now. For administrators of whom a role holds `addChangesetOperation`. */
  rebase(
    changesetId: string,
    body?: RebaseChangesetBody | undefined,
    options?: CallOptions,
  ): Promise<RebaseChangesetData>;
  /** This method calls `POST /api/page-builder/changesets/{id}/discard`. Discards a draft, or with `route` its operations at one route. Operations that rollout plans show are kept. Refuses a published draft: `CHANGESET_PUBLISHED`. For administrators of whom a role holds `discardChangeset`. */
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
  /** This method calls `GET /api/checklist`. Lists what a shop needs before its first sale and before it goes live, in the order in which it is done. For administrators of whom a role holds `getChecklist`. */
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
  /** This method calls `GET /api/collections`. Lists the collections. For administrators of whom a role holds `listCollections`. */
  list(
    query?: ListCollectionsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCollectionsData, ListCollectionsData[number]>;
  /** This method calls `POST /api/collections`. Creates a collection of products. Refuses a code that is used (`COLLECTION_CODE_EXISTS`) and metafields that do not fit. For administrators of whom a role holds `createCollection`. */
  create(body: CreateCollectionBody, options?: CallOptions): Promise<GetCollectionData>;
  /** This method calls `GET /api/collections/{id}`. Answers a collection. Refuses an unknown one: `COLLECTION_NOT_FOUND`. For administrators of whom a role holds `getCollection`. */
  get(collectionId: string, options?: CallOptions): Promise<GetCollectionData>;
  /** This method calls `PATCH /api/collections/{id}`. Changes what the body names of a collection. Refuses `COLLECTION_NOT_FOUND`, and as `createCollection` does. For administrators of whom a role holds `updateCollection`. */
  update(
    collectionId: string,
    body?: UpdateCollectionBody | undefined,
    options?: CallOptions,
  ): Promise<GetCollectionData>;
  /** This method calls `DELETE /api/collections/{id}`. Deletes a collection and answers it as it was; its products stay. Refuses an unknown one: `COLLECTION_NOT_FOUND`. For administrators of whom a role holds `deleteCollection`. */
  delete(collectionId: string, options?: CallOptions): Promise<DeleteCollectionData>;
  /** This method calls `POST /api/collections/bulk`. Gives all named records the same `change`, or deletes them with `delete`. What is refused for one leaves the others changed: it stands in `refused` with its code. Asks for the permission of the operation on one record. For administrators of whom a role holds `updateCollection` or `deleteCollection`. */
  bulk(body: ChangeCollectionsBody, options?: CallOptions): Promise<ChangeMediaData>;
  /** This method calls `POST /api/collections/{id}/products`. Adds a product to a collection; a second time changes nothing. Refuses `COLLECTION_NOT_FOUND` and `UNKNOWN_PRODUCT`. For administrators of whom a role holds `addProductToCollection`. */
  addProduct(
    collectionId: string,
    body: AddProductToCollectionBody,
    options?: CallOptions,
  ): Promise<AddProductToCollectionData>;
  /** This method calls `DELETE /api/collections/{id}/products/{product_id}`. Removes a product from a collection. Refuses one that is not in it: `PRODUCT_NOT_IN_COLLECTION`. For administrators of whom a role holds `removeProductFromCollection`. */
  removeProduct(
    collectionId: string,
    productId: string,
    options?: CallOptions,
  ): Promise<AddProductToCollectionData>;
  /** This method calls `PATCH /api/collections/{id}/metafields/{namespace}/{key}`. Writes one metafield of a record and leaves its others alone; an empty value removes it. Answers the values of all. Refuses a field that is not defined (`METAFIELD_NOT_FOUND`) and a value that the definition does not allow (`METAFIELD_INVALID`). For administrators of whom a role holds `updateCollectionMetafield`. */
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
  /** This method calls `POST /api/contact-messages`. Sends a message to the merchant, as the contact form does. Answers nothing but that it arrived. For everybody. */
  send(body: SendContactMessageBody, options?: CallOptions): Promise<SendContactMessageData>;
  /** This method calls `GET /api/contact-messages`. Lists the messages of the contact form. For administrators of whom a role holds `listContactMessages`. */
  list(
    query?: ListContactMessagesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListContactMessagesData, ListContactMessagesData[number]>;
  /** This method calls `GET /api/contact-messages/{id}`. Answers a message of the contact form. Refuses an unknown one: `MESSAGE_NOT_FOUND`. For administrators of whom a role holds `getContactMessage`. */
  get(contactMessageId: string, options?: CallOptions): Promise<GetContactMessageData>;
  /** This method calls `PATCH /api/contact-messages/{id}`. Changes what the body names of a message, such as whether it was dealt with. Refuses an unknown one: `MESSAGE_NOT_FOUND`. For administrators of whom a role holds `updateContactMessage`. */
  update(
    contactMessageId: string,
    body?: UpdateContactMessageBody | undefined,
    options?: CallOptions,
  ): Promise<GetContactMessageData>;
  /** This method calls `DELETE /api/contact-messages/{id}`. Deletes a message of the contact form and answers it as it was. Refuses an unknown one: `MESSAGE_NOT_FOUND`. For administrators of whom a role holds `deleteContactMessage`. */
  delete(contactMessageId: string, options?: CallOptions): Promise<GetContactMessageData>;
  /** This method calls `POST /api/contact-messages/bulk`. Gives all named records the same `change`, or deletes them with `delete`. What is refused for one leaves the others changed: it stands in `refused` with its code. Asks for the permission of the operation on one record. For administrators of whom a role holds `updateContactMessage` or `deleteContactMessage`. */
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
  /** This method calls `GET /api/shippingProviders/core/methods`. Lists the methods of the built-in shipping provider. For administrators of whom a role holds `listCoreShippingMethods`. */
  list(
    query?: ListCoreShippingMethodsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCoreShippingMethodsData, ListCoreShippingMethodsData[number]>;
  /** This method calls `POST /api/shippingProviders/core/methods`. Creates a method of the built-in shipping provider. It is offered in a zone once it has a rate there. Refuses a name that is used: `CORE_METHOD_EXISTS`. For administrators of whom a role holds `createCoreShippingMethod`. */
  create(body: CreateCoreShippingMethodBody, options?: CallOptions): Promise<GetCoreShippingMethodData>;
  /** This method calls `GET /api/shippingProviders/core/methods/{id}`. Answers a method of the built-in shipping provider. Refuses an unknown one: `CORE_METHOD_NOT_FOUND` (400). For administrators of whom a role holds `getCoreShippingMethod`. */
  get(coreShippingMethodId: string, options?: CallOptions): Promise<GetCoreShippingMethodData>;
  /** This method calls `PATCH /api/shippingProviders/core/methods/{id}`. Changes what the body names of a method. Refuses an unknown one (`CORE_METHOD_NOT_FOUND`, 400) and a name that is used (`CORE_METHOD_EXISTS`). For administrators of whom a role holds `updateCoreShippingMethod`. */
  update(
    coreShippingMethodId: string,
    body?: UpdateCoreShippingMethodBody | undefined,
    options?: CallOptions,
  ): Promise<GetCoreShippingMethodData>;
  /** This method calls `DELETE /api/shippingProviders/core/methods/{id}`. Deletes a method with all its rates, and answers it as it was. Refuses an unknown one: `CORE_METHOD_NOT_FOUND` (400). For administrators of whom a role holds `deleteCoreShippingMethod`. */
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
  /** This method calls `GET /api/shippingProviders/core/rates`. Lists the rates of the built-in shipping provider, of all methods and zones. For administrators of whom a role holds `listCoreShippingRates`. */
  list(
    query?: ListCoreShippingRatesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCoreShippingRatesData, ListCoreShippingRatesData[number]>;
  /** This method calls `POST /api/shippingProviders/core/rates`. Creates the rate of a method in a zone. Refuses an unknown method or zone, and a second rate of the two: `CORE_RATE_EXISTS`. For administrators of whom a role holds `createCoreShippingRate`. */
  create(body: CreateCoreShippingRateBody, options?: CallOptions): Promise<GetCoreShippingRateData>;
  /** This method calls `GET /api/shippingProviders/core/rates/{uuid}`. Answers a rate of the built-in shipping provider. Refuses an unknown one: `CORE_RATE_NOT_FOUND` (400). For administrators of whom a role holds `getCoreShippingRate`. */
  get(coreShippingRateId: string, options?: CallOptions): Promise<GetCoreShippingRateData>;
  /** This method calls `PATCH /api/shippingProviders/core/rates/{uuid}`. Replaces all values of a rate, but not its method and zone. Refuses an unknown one: `CORE_RATE_NOT_FOUND` (400). For administrators of whom a role holds `updateCoreShippingRate`. */
  update(
    coreShippingRateId: string,
    body?: UpdateCoreShippingRateBody | undefined,
    options?: CallOptions,
  ): Promise<GetCoreShippingRateData>;
  /** This method calls `DELETE /api/shippingProviders/core/rates/{uuid}`. Deletes a rate. Its method stays, and is no longer offered in that zone. Refuses an unknown one: `CORE_RATE_NOT_FOUND` (400). For administrators of whom a role holds `deleteCoreShippingRate`. */
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
  /** This method calls `GET /api/countries`. Lists all countries by ISO 3166-1, and whether their provinces have codes. For every administrator; which records it touches depends on who asks. */
  list(
    query?: ListCountriesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCountriesData, ListCountriesData[number]>;
  /** This method calls `GET /api/countries/{country}/provinces`. Lists the provinces of a country by name, in the language that is asked for. For every administrator; which records it touches depends on who asks. */
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
  /** This method calls `GET /api/coupons`. Lists the coupons. For administrators of whom a role holds `listCoupons`. */
  list(
    query?: ListCouponsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCouponsData, ListCouponsData[number]>;
  /** This method calls `POST /api/coupons`. Creates a coupon. Refuses a code that is used (`COUPON_EXISTS`), and members that do not go together. For administrators of whom a role holds `createCoupon`. */
  create(body: CreateCouponBody, options?: CallOptions): Promise<GetCouponData>;
  /** This method calls `GET /api/coupons/{id}`. Answers a coupon. Refuses an unknown one: `COUPON_NOT_FOUND`. For administrators of whom a role holds `getCoupon`. */
  get(couponId: string, options?: CallOptions): Promise<GetCouponData>;
  /** This method calls `PATCH /api/coupons/{id}`. Changes what the body names of a coupon. Refuses `COUPON_NOT_FOUND`, a limit below the uses that were made (`COUPON_USED_MORE_OFTEN`), and as `createCoupon` does. For administrators of whom a role holds `updateCoupon`. */
  update(couponId: string, body: UpdateCouponBody, options?: CallOptions): Promise<GetCouponData>;
  /** This method calls `DELETE /api/coupons/{id}`. Deletes a coupon with its uses, and answers it as it was. Orders keep its code, and carts lose it when they are next computed. The deletion can be undone for a short while. Refuses an unknown one: `COUPON_NOT_FOUND`. For administrators of whom a role holds `deleteCoupon`. */
  delete(couponId: string, options?: CallOptions): Promise<DeleteCouponData>;
  /** This method calls `POST /api/coupons/bulk`. Gives all named records the same `change`, or deletes them with `delete`. What is refused for one leaves the others changed: it stands in `refused` with its code. Asks for the permission of the operation on one record. For administrators of whom a role holds `updateCoupon` or `deleteCoupon`. */
  bulk(body: ChangeCouponsBody, options?: CallOptions): Promise<ChangeMediaData>;
  /** This method calls `POST /api/coupons/preview`. Answers what a coupon would do, as a sentence and on a cart of products at their catalog prices, without tax. Nothing is stored. Refuses what creating the coupon refuses, and unknown products and customers. For administrators of whom a role holds `previewCoupon`. */
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
  /** This method calls `GET /api/customerGroups`. Lists the groups of customers. For administrators of whom a role holds `listCustomerGroups`. */
  list(
    query?: ListCustomerGroupsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCustomerGroupsData, ListCustomerGroupsData[number]>;
  /** This method calls `POST /api/customerGroups`. Creates a group of customers. Refuses a name that is used, without regard to case: `CUSTOMER_GROUP_NAME_TAKEN`. For administrators of whom a role holds `createCustomerGroup`. */
  create(body: CreateCustomerGroupBody, options?: CallOptions): Promise<GetCustomerGroupData>;
  /** This method calls `GET /api/customerGroups/{id}`. Answers a group of customers. Refuses an unknown one: `CUSTOMER_GROUP_NOT_FOUND`. For administrators of whom a role holds `getCustomerGroup`. */
  get(customerGroupId: string, options?: CallOptions): Promise<GetCustomerGroupData>;
  /** This method calls `PATCH /api/customerGroups/{id}`. Renames a group of customers. Refuses an unknown one (`CUSTOMER_GROUP_NOT_FOUND`) and a name that is used (`CUSTOMER_GROUP_NAME_TAKEN`). For administrators of whom a role holds `updateCustomerGroup`. */
  update(
    customerGroupId: string,
    body?: UpdateCustomerGroupBody | undefined,
    options?: CallOptions,
  ): Promise<GetCustomerGroupData>;
  /** This method calls `DELETE /api/customerGroups/{id}`. Deletes a group of customers and answers it as it was; its customers move to the default one. Refuses the default group: `DEFAULT_CUSTOMER_GROUP`. For administrators of whom a role holds `deleteCustomerGroup`. */
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
  /** This method calls `POST /api/customers`. Creates an account of a customer. Anybody may register; `status` and `group_id` count only from administrators with the permission `createCustomer`. Refuses a used email (`EMAIL_TAKEN`) and an unknown group (`UNKNOWN_CUSTOMER_GROUP`). For everybody. */
  create(body: CreateCustomerBody, options?: CallOptions): Promise<CreateCustomerData>;
  /** This method calls `GET /api/customers`. Lists the customers. For administrators of whom a role holds `listCustomers`. */
  list(
    query?: ListCustomersQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCustomersData, ListCustomersData[number]>;
  /** This method calls `PATCH /api/customers/{id}`. Changes what the body names of a customer. Refuses an unknown one (`CUSTOMER_NOT_FOUND`), a used email (`EMAIL_TAKEN`) and an unknown group (`UNKNOWN_CUSTOMER_GROUP`). For administrators of whom a role holds `updateCustomer`. */
  update(
    customerId: string,
    body?: UpdateCustomerBody | undefined,
    options?: CallOptions,
  ): Promise<CreateCustomerData>;
  /** This method calls `DELETE /api/customers/{id}`. Deletes a customer with addresses, sessions and tokens, and what the log of emails and the deliveries of webhooks have of them; orders stay. Answers the customer as they were. Refuses an unknown one: `CUSTOMER_NOT_FOUND`. For administrators of whom a role holds `deleteCustomer`. */
  delete(customerId: string, options?: CallOptions): Promise<DeleteCustomerData>;
  /** This method calls `GET /api/customers/{id}`. Answers a customer. Refuses an unknown one: `CUSTOMER_NOT_FOUND`. For administrators of whom a role holds `getCustomer`. */
  get(customerId: string, options?: CallOptions): Promise<CreateCustomerData>;
  /** This method calls `POST /api/customers/bulk`. Gives all named records the same `change`, or deletes them with `delete`. What is refused for one leaves the others changed: it stands in `refused` with its code. Asks for the permission of the operation on one record. For administrators of whom a role holds `updateCustomer` or `deleteCustomer`. */
  bulk(body: ChangeCustomersBody, options?: CallOptions): Promise<ChangeMediaData>;
  /** This method calls `GET /api/customers/{id}/metafields`. Answers the values of all metafields of the record. For administrators of whom a role holds `getCustomerMetafields`. */
  getMetafields(customerId: string, options?: CallOptions): Promise<GetShopMetafieldsData>;
  /** This method calls `PATCH /api/customers/{id}/metafields`. Replaces the values of all metafields of the record: those that the body does not name are removed. PATCH, PUT and POST do the same. Refuses values that the definitions do not allow: `METAFIELD_INVALID`, `METAFIELD_REQUIRED`. For administrators of whom a role holds `updateCustomerMetafields`. */
  updateMetafields(
    customerId: string,
    body?: UpdateCustomerMetafieldsBody | undefined,
    options?: CallOptions,
  ): Promise<GetShopMetafieldsData>;
  /** This method calls `PUT /api/customers/{id}/metafields`. Replaces the values of all metafields of the record: those that the body does not name are removed. PATCH, PUT and POST do the same. Refuses values that the definitions do not allow: `METAFIELD_INVALID`, `METAFIELD_REQUIRED`. For administrators of whom a role holds `replaceCustomerMetafields`. */
  replaceMetafields(
    customerId: string,
    body?: ReplaceCustomerMetafieldsBody | undefined,
    options?: CallOptions,
  ): Promise<GetShopMetafieldsData>;
  /** This method calls `POST /api/customers/{id}/metafields`. Replaces the values of all metafields of the record: those that the body does not name are removed. PATCH, PUT and POST do the same. Refuses values that the definitions do not allow: `METAFIELD_INVALID`, `METAFIELD_REQUIRED`. For administrators of whom a role holds `saveCustomerMetafields`. */
  saveMetafields(
    customerId: string,
    body?: SaveCustomerMetafieldsBody | undefined,
    options?: CallOptions,
  ): Promise<GetShopMetafieldsData>;
  /** This method calls `PATCH /api/customers/{id}/metafields/{namespace}/{key}`. Writes one metafield of a record and leaves its others alone; an empty value removes it. Answers the values of all. Refuses a field that is not defined (`METAFIELD_NOT_FOUND`) and a value that the definition does not allow (`METAFIELD_INVALID`). For administrators of whom a role holds `updateCustomerMetafield`. */
  updateMetafield(
    customerId: string,
    namespace: string,
    key: string,
    body: UpdateCustomerMetafieldBody,
    options?: CallOptions,
  ): Promise<GetShopMetafieldsData>;
  /** This method calls `GET /api/customers/{id}/notes`. Lists the notes of administrators about the customer, the oldest first. Refuses an unknown customer: `CUSTOMER_NOT_FOUND`. For administrators of whom a role holds `listCustomerNotes`. */
  listNotes(
    customerId: string,
    query?: ListCustomerNotesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCustomerNotesData, ListCustomerNotesData[number]>;
  /** This method calls `POST /api/customers/{id}/notes`. Adds a note about the customer in the name of the caller. Refuses an unknown customer: `CUSTOMER_NOT_FOUND`. For administrators of whom a role holds `createCustomerNote`. */
  createNote(
    customerId: string,
    body: CreateCustomerNoteBody,
    options?: CallOptions,
  ): Promise<CreateCustomerNoteData>;
  /** This method calls `DELETE /api/customers/{id}/notes/{note}`. Deletes a note about the customer and answers it as it was. Refuses an unknown customer (`CUSTOMER_NOT_FOUND`) and an unknown note (`NOTE_NOT_FOUND`). For administrators of whom a role holds `deleteCustomerNote`. */
  deleteNote(customerId: string, note: string, options?: CallOptions): Promise<CreateCustomerNoteData>;
  /** This method calls `GET /api/customers/me`. Answers the account of the caller. For customers who are logged in. */
  me(options?: CallOptions): Promise<GetMyProfileData>;
  /** This method calls `PATCH /api/customers/me`. Changes what the body names of the account of the caller. Email and password need the current password; a new password ends every other login, and a new email counts once it is confirmed. Refuses `CURRENT_PASSWORD_INVALID` and `NOTHING_TO_UPDATE`. For customers who are logged in. */
  updateMe(body?: UpdateCustomerProfileBody | undefined, options?: CallOptions): Promise<GetMyProfileData>;
  /** This method calls `POST /api/customers/me/email`. Confirms an email by the token of the link in the message to it: it becomes the email of the account that asked for it, or counts as confirmed. Refuses `INVALID_EMAIL_TOKEN`, and `EMAIL_TAKEN` where another account took it meanwhile. For everybody. */
  confirmEmail(body: ConfirmMyEmailBody, options?: CallOptions): Promise<ConfirmMyEmailData>;
  /** This method calls `GET /api/customers/me/addresses`. Lists the address book of the caller. For customers who are logged in. */
  listMyAddresses(
    query?: ListMyAddressesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListMyAddressesData, ListMyAddressesData[number]>;
  /** This method calls `POST /api/customers/me/addresses`. Adds an address to the address book of the caller. A new default address replaces the former one. Refuses `INVALID_PROVINCE` and a full book: `ADDRESS_BOOK_FULL`. For customers who are logged in. */
  createMyAddress(body: CreateMyAddressBody, options?: CallOptions): Promise<CreateMyAddressData>;
  /** This method calls `PATCH /api/customers/me/addresses/{id}`. Changes what the body names of an address of the caller. Refuses an unknown one (`ADDRESS_NOT_FOUND`) and a province that does not fit the country afterwards (`INVALID_PROVINCE`). For customers who are logged in. */
  updateMyAddress(
    addressId: string,
    body?: UpdateMyAddressBody | undefined,
    options?: CallOptions,
  ): Promise<CreateMyAddressData>;
  /** This method calls `DELETE /api/customers/me/addresses/{id}`. Deletes an address of the caller and answers it as it was. Refuses an unknown one: `ADDRESS_NOT_FOUND`. For customers who are logged in. */
  deleteMyAddress(addressId: string, options?: CallOptions): Promise<CreateMyAddressData>;
  /** This method calls `GET /api/customers/{customer_id}/addresses`. Lists the address book of a customer. For administrators of whom a role holds `listCustomerAddresses`. */
  listAddresses(
    customerId: string,
    query?: ListCustomerAddressesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCustomerAddressesData, ListCustomerAddressesData[number]>;
  /** This method calls `POST /api/customers/{customer_id}/addresses`. Adds an address to the address book of a customer. A new default address replaces the former one. Refuses `CUSTOMER_NOT_FOUND`, `INVALID_PROVINCE` and a full book: `ADDRESS_BOOK_FULL`. For administrators of whom a role holds `createCustomerAddress`. */
  createAddress(
    customerId: string,
    body: CreateMyAddressBody,
    options?: CallOptions,
  ): Promise<CreateMyAddressData>;
  /** This method calls `PATCH /api/customers/{customer_id}/addresses/{id}`. Changes what the body names of an address of a customer. Refuses an unknown one (`ADDRESS_NOT_FOUND`) and a province that does not fit the country afterwards (`INVALID_PROVINCE`). For administrators of whom a role holds `updateCustomerAddress`. */
  updateAddress(
    customerId: string,
    id: string,
    body?: UpdateMyAddressBody | undefined,
    options?: CallOptions,
  ): Promise<CreateMyAddressData>;
  /** This method calls `DELETE /api/customers/{customer_id}/addresses/{id}`. Deletes an address of a customer and answers it as it was. Refuses an unknown one: `ADDRESS_NOT_FOUND`. For administrators of whom a role holds `deleteCustomerAddress`. */
  deleteAddress(customerId: string, id: string, options?: CallOptions): Promise<CreateMyAddressData>;
  /** This method calls `POST /customer/login`. Signs a customer in and sets the session cookie. Refuses a wrong email or password, without telling which: `INVALID_CREDENTIALS`. For everybody. */
  logIn(body: CustomerLoginBody, options?: CallOptions): Promise<CustomerLoginData>;
  /** This method calls `POST /customer/logout`. Signs the customer of the session cookie out. Without one it changes nothing. For everybody. */
  logOut(options?: CallOptions): Promise<CustomerLogoutData>;
  /** This method calls `POST /api/customer/tokens`. Signs a customer in and answers an access token and a refresh token, without a cookie. Refuses a wrong email or password: `INVALID_CREDENTIALS`. For everybody. */
  createTokens(body: CustomerLoginBody, options?: CallOptions): Promise<GetCustomerTokenData>;
  /** This method calls `POST /api/customer/token/refresh`. Gives the next pair of tokens for a refresh token, which holds once. Refuses `INVALID_REFRESH_TOKEN`. For everybody. */
  refreshTokens(body: RefreshCustomerTokenBody, options?: CallOptions): Promise<GetCustomerTokenData>;
  /** This method calls `POST /api/customers/reset-password`. Sends a link by which the customer of an email sets a new password. The answer is the same whether there is such an account. For everybody. */
  requestPasswordReset(body: ResetPasswordBody, options?: CallOptions): Promise<CustomerLogoutData>;
  /** This method calls `POST /api/customers/password`. Sets a new password of a customer by the token of a mailed link, once. Refuses `INVALID_RESET_TOKEN`. For everybody. */
  resetPassword(body: UpdatePasswordBody, options?: CallOptions): Promise<CustomerLogoutData>;
  /** This method calls `GET /api/customers/me/sessions`. Lists the logins of the caller. For customers who are logged in. */
  listSessions(
    query?: ListMySessionsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListMySessionsData, ListMySessionsData[number]>;
  /** This method calls `DELETE /api/customers/me/sessions`. Ends all logins of the caller, or with `others` all but that of the request, and answers those that it ended. For customers who are logged in. */
  endSessions(query?: EndMySessionsQuery | undefined, options?: CallOptions): Promise<EndMySessionsData>;
  /** This method calls `DELETE /api/customers/me/sessions/{session_id}`. Ends one login of the caller, and answers it. The cookie is removed where it was the login of the request. Refuses an unknown one: `SESSION_NOT_FOUND`. For customers who are logged in. */
  endSession(sessionId: string, options?: CallOptions): Promise<EndOwnSessionData>;
  /** This method calls `GET /api/customers/me/newsletter`. Answers whether the caller receives the newsletter. For customers who are logged in. */
  getMyNewsletter(options?: CallOptions): Promise<GetMyNewsletterData>;
  /** This method calls `PUT /api/customers/me/newsletter`. Asks for the newsletter for the caller, whose email gets a link to confirm, or ends it at once. For customers who are logged in. */
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
  /** This method calls `GET /api/dashboard`. Answers the figures of a period and of the one before it. Refuses a period that cannot be read: `BAD_PERIOD`. For administrators of whom a role holds `getDashboard`. */
  get(query?: GetDashboardQuery | undefined, options?: CallOptions): Promise<GetDashboardData>;
}

export const dashboard = /* @__PURE__ */ defineResource<DashboardResource>({
  get: 'GET /api/dashboard query',
});

/** The methods of `shop.deletions`. */
export interface DeletionsResource {
  /** This method calls `GET /api/deletions`. Lists the deletions that the caller may still undo, the newest first. For every administrator; which records it touches depends on who asks. */
  list(
    query?: ListDeletionsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListDeletionsData, ListDeletionsData[number]>;
  /** This method calls `POST /api/deletions/{id}/undo`. Brings back what a deletion of the caller took, with the ids that it had. Links to what is gone by now are left out. Refuses one that is unknown or undone (`DELETION_NOT_FOUND`) and one that is older than 30 seconds (`DELETION_EXPIRED`). For every administrator; which records it touches depends on who asks. */
  undo(deletionId: string, options?: CallOptions): Promise<UndoDeletionData>;
}

export const deletions = /* @__PURE__ */ defineResource<DeletionsResource>({
  list: 'GET /api/deletions query whole',
  undo: 'POST /api/deletions/{id}/undo',
});

/** The methods of `shop.demo`. */
export interface DemoResource {
  /** This method calls `DELETE /api/demo`. Removes the demo catalog with its widgets, pages, menus, posts and coupon. What was changed since stays. Answers how much it removed; a second call removes nothing. Refuses while the homepage is being changed: `HOMEPAGE_BUSY`. For administrators of whom a role holds `removeDemo`. */
  remove(options?: CallOptions): Promise<RemoveDemoData>;
}

export const demo = /* @__PURE__ */ defineResource<DemoResource>({
  remove: 'DELETE /api/demo',
});

/** The methods of `shop.emailKinds`. */
export interface EmailKindsResource {
  /** This method calls `GET /api/email-kinds`. Lists the kinds of emails that the shop and its extensions send, with their words. For administrators of whom a role holds `listEmailKinds`. */
  list(
    query?: ListEmailKindsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListEmailKindsData, ListEmailKindsData[number]>;
  /** This method calls `POST /api/email-kinds/{id}/preview`. Answers an email of a kind as it would be sent, with example data. Nothing is sent. Refuses an unknown kind (`EMAIL_KIND_NOT_FOUND`) and one without a preview (`NO_EMAIL_PREVIEW`). For administrators of whom a role holds `previewEmail`. */
  preview(
    emailKindId: string,
    body?: PreviewEmailBody | undefined,
    options?: CallOptions,
  ): Promise<PreviewEmailData>;
  /** This method calls `POST /api/email-kinds/{id}/test`. Sends an example of a kind of email to the address of the caller, at once. Refuses as `previewEmail` does, a shop that sends no emails (`NO_MAIL_TRANSPORT`), and what the mail server does not take (`EMAIL_NOT_SENT`). For administrators of whom a role holds `sendTestEmail`. */
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
  /** This method calls `GET /api/emails`. Lists the log of emails. For administrators of whom a role holds `listEmails`. */
  list(
    query?: ListEmailsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListEmailsData, ListEmailsData[number]>;
  /** This method calls `GET /api/emails/{id}`. Answers an entry of the log of emails. Refuses an unknown one: `EMAIL_NOT_FOUND`. For administrators of whom a role holds `getEmail`. */
  get(emailId: string, options?: CallOptions): Promise<GetEmailData>;
  /** This method calls `POST /api/emails/{id}/resend`. Sends an email of the log again: it is composed anew, and goes to the address that the customer or the order has now. Refuses `EMAIL_NOT_FOUND`, `EMAIL_NOT_RESENDABLE`, `EMAIL_SWITCHED_OFF` and `NO_MAIL_TRANSPORT`. For administrators of whom a role holds `resendEmail`. */
  resend(emailId: string, options?: CallOptions): Promise<GetEmailData>;
}

export const emails = /* @__PURE__ */ defineResource<EmailsResource>({
  list: 'GET /api/emails query pages',
  get: 'GET /api/emails/{id}',
  resend: 'POST /api/emails/{id}/resend',
});

/** The methods of `shop.events`. */
export interface EventsResource {
  /** This method calls `GET /api/events/parked`. Lists the parked events, oldest first: those whose subscriber failed at every try. For administrators of whom a role holds `listDeadEvents`. */
  listDead(
    query?: ListDeadEventsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListDeadEventsData, ListDeadEventsData[number]>;
  /** This method calls `POST /api/events/parked/retry`. Gives parked events all their tries again, and answers which. Events that are no longer parked are left alone. For administrators of whom a role holds `retryDeadEvents`. */
  retryDead(body: RetryDeadEventsBody, options?: CallOptions): Promise<RetryDeadEventsData>;
  /** This method calls `POST /api/events/parked/drop`. Deletes parked events for good, and answers which. Events that are no longer parked are left alone. For administrators of whom a role holds `dropDeadEvents`. */
  dropDead(body: RetryDeadEventsBody, options?: CallOptions): Promise<RetryDeadEventsData>;
  /** This method calls `POST /api/events/replay`. Hands the logged events of a time range to one subscriber again, and answers how many. Refuses an unknown subscriber (`SUBSCRIBER_NOT_FOUND`) and an empty range (`EMPTY_TIME_RANGE`). For administrators of whom a role holds `replayEvents`. */
  replay(body: ReplayEventsBody, options?: CallOptions): Promise<ReplayEventsData>;
  /** This method calls `GET /api/events`. Lists the logged events. For administrators of whom a role holds `listEvents`. */
  list(
    query?: ListEventsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListEventsData, ListEventsData[number]>;
  /** This method calls `GET /api/events/{id}`. Answers an event of the log. Refuses an unknown one: `EVENT_NOT_FOUND`. For administrators of whom a role holds `getEvent`. */
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
  /** This method calls `GET /api/extensions`. Lists the extensions of the store, then the modules of the shop, with what they bring and why one was left out. For administrators of whom a role holds `listExtensions`. */
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
  /** This method calls `GET /api/health`. Answers the health of the shop by its parts, such as the database, jobs, email and payments. For administrators of whom a role holds `getHealth`. */
  get(options?: CallOptions): Promise<GetHealthData>;
}

export const health = /* @__PURE__ */ defineResource<HealthResource>({
  get: 'GET /api/health',
});

/** The methods of `shop.images`. */
export interface ImagesResource {
  /** This method calls `POST /api/images/{folder*}`. Stores the images of a form in a folder, all or none, and answers their addresses. Refuses what is no image (`NOT_AN_IMAGE`), a damaged one (`IMAGE_BROKEN`), one with too many pixels (`IMAGE_TOO_LARGE`), and a form without images (`NO_IMAGE`). For administrators of whom a role holds `imageUpload`. */
  upload(folder: string, body: ImageUploadBody, options?: CallOptions): Promise<ImageUploadData>;
  /** This method calls `GET /api/files/{folder*}`. Lists one page of a folder of the storage: its images and its folders. Refuses a storage that does not answer: `STORAGE_UNAVAILABLE`. For administrators of whom a role holds `fileBrowser`. */
  list(
    folder: string,
    query?: FileBrowserQuery | undefined,
    options?: CallOptions,
  ): Listing<FileBrowserData, FileBrowserData['files'][number]>;
  /** This method calls `DELETE /api/files/{folder*}`. Deletes an image with its sizes from the storage, even where pages still show it. Refuses an unknown one (`FILE_NOT_FOUND`) and a storage that does not answer (`STORAGE_UNAVAILABLE`). For administrators of whom a role holds `fileDelete`. */
  delete(folder: string, options?: CallOptions): Promise<FileDeleteData>;
}

export const images = /* @__PURE__ */ defineResource<ImagesResource>({
  upload: 'POST /api/images/{folder*} form',
  list: 'GET /api/files/{folder*} query cursor:files',
  delete: 'DELETE /api/files/{folder*}',
});

/** The methods of `shop.jobs`. */
export interface JobsResource {
  /** This method calls `GET /api/jobs`. Lists the scheduled jobs with their last runs. For administrators of whom a role holds `listJobs`. */
  list(query?: ListJobsQuery | undefined, options?: CallOptions): Listing<ListJobsData, ListJobsData[number]>;
  /** This method calls `POST /api/jobs/{id}/run`. Lets a job run now, besides its schedule; it waits for a process of the shop to take it up. Refuses an unknown one: `JOB_NOT_FOUND`. For administrators of whom a role holds `runJob`. */
  run(jobId: string, options?: CallOptions): Promise<RunJobData>;
}

export const jobs = /* @__PURE__ */ defineResource<JobsResource>({
  list: 'GET /api/jobs query whole',
  run: 'POST /api/jobs/{id}/run',
});

/** The methods of `shop.landingPages`. */
export interface LandingPagesResource {
  /** This method calls `POST /api/landing-pages`. Creates a landing page with its path. Refuses a url_key that is reserved (`URL_KEY_RESERVED`) or used by another one (`URL_KEY_EXISTS`). For administrators of whom a role holds `createLandingPage`. */
  create(body: CreateLandingPageBody, options?: CallOptions): Promise<CreateLandingPageData>;
  /** This method calls `PATCH /api/landing-pages/{id}`. Changes what the body names of a landing page. Refuses `LANDING_PAGE_NOT_FOUND`, and as `createLandingPage` does. For administrators of whom a role holds `updateLandingPage`. */
  update(
    landingPageId: string,
    body?: UpdateLandingPageBody | undefined,
    options?: CallOptions,
  ): Promise<CreateLandingPageData>;
  /** This method calls `DELETE /api/landing-pages/{id}`. Deletes a landing page and answers it as it was. Refuses an unknown one: `LANDING_PAGE_NOT_FOUND`. For administrators of whom a role holds `deleteLandingPage`. */
  delete(landingPageId: string, options?: CallOptions): Promise<DeleteLandingPageData>;
  /** This method calls `POST /api/landing-pages/bulk`. Gives all named records the same `change`, or deletes them with `delete`. What is refused for one leaves the others changed: it stands in `refused` with its code. Asks for the permission of the operation on one record. For administrators of whom a role holds `updateLandingPage` or `deleteLandingPage`. */
  bulk(body: ChangeLandingPagesBody, options?: CallOptions): Promise<ChangeMediaData>;
  /** This method calls `POST /api/landing-pages/{id}/duplicate`. Copies a landing page with its widgets, and answers the copy. Refuses an unknown one: `LANDING_PAGE_NOT_FOUND`. For administrators of whom a role holds `duplicateLandingPage`. */
  duplicate(landingPageId: string, options?: CallOptions): Promise<DuplicateLandingPageData>;
  /** This method calls `GET /api/landing-pages/{id}/replace-homepage`. Answers what replacing the homepage by this landing page would change, and the fingerprints that confirm it. It changes nothing. Refuses an unknown page: `LANDING_PAGE_NOT_FOUND`. For administrators of whom a role holds `replaceHomepagePreflight`. */
  replaceHomepagePreflight(
    landingPageId: string,
    options?: CallOptions,
  ): Promise<ReplaceHomepagePreflightData>;
  /** This method calls `POST /api/landing-pages/{id}/replace-homepage`. Puts the widgets of a landing page on the homepage, and keeps the former homepage as a landing page. It takes the fingerprints that `replaceHomepagePreflight` answered, and its permission too. Refuses `LANDING_PAGE_NOT_FOUND`, `HOMEPAGE_ENTITY_SCOPED`, and `REPLACE_IN_PROGRESS` or `HOMEPAGE_BUSY` while somebody else is at it. For administrators of whom a role holds `replaceHomepage`. */
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
  /** This method calls `GET /api/measurement/events`. Lists what happened during the visits of those who agreed to be counted, the newest first. For administrators of whom a role holds `listMeasurementEvents`. */
  listEvents(
    query?: ListMeasurementEventsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListMeasurementEventsData, ListMeasurementEventsData[number]>;
  /** This method calls `GET /api/measurement/summary`. Answers how many visits came to each step of buying, by day and beside the period before. Refuses a period that cannot be read: `BAD_PERIOD`. For administrators of whom a role holds `getMeasurementSummary`. */
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
  /** This method calls `GET /api/media`. Lists the files of the media library. For administrators of whom a role holds `listMedia`. */
  list(
    query?: ListMediaQuery | undefined,
    options?: CallOptions,
  ): Listing<ListMediaData, ListMediaData[number]>;
  /** This method calls `GET /api/media/{id}`. Answers a file of the media library. Refuses an unknown one: `MEDIA_FILE_NOT_FOUND`. For administrators of whom a role holds `getMedia`. */
  get(mediaId: string, options?: CallOptions): Promise<GetMediaData>;
  /** This method calls `PATCH /api/media/{id}`. Changes what the body names of a file of the media library, such as its text for people who do not see it. Refuses an unknown one: `MEDIA_FILE_NOT_FOUND`. For administrators of whom a role holds `updateMedia`. */
  update(mediaId: string, body?: UpdateMediaBody | undefined, options?: CallOptions): Promise<GetMediaData>;
  /** This method calls `DELETE /api/media/{id}`. Takes a file out of the media library and answers it as it was; the storage deletes it soon after. Refuses an unknown one (`MEDIA_FILE_NOT_FOUND`) and one that a record shows (`FILE_IN_USE`). For administrators of whom a role holds `deleteMedia`. */
  delete(mediaId: string, options?: CallOptions): Promise<GetMediaData>;
  /** This method calls `POST /api/media/bulk`. Gives all named records the same `change`, or deletes them with `delete`. What is refused for one leaves the others changed: it stands in `refused` with its code. Asks for the permission of the operation on one record. For administrators of whom a role holds `updateMedia` or `deleteMedia`. */
  bulk(body: ChangeMediaBody, options?: CallOptions): Promise<ChangeMediaData>;
  /** This method calls `GET /api/media/folders`. Lists the folders that have files, in the order of their names. For administrators of whom a role holds `listMediaFolders`. */
  folders(options?: CallOptions): Promise<ListMediaFoldersData>;
  /** This method calls `GET /api/media/{id}/uses`. Answers which records show a file, and how many more there are that the caller may not read. Refuses an unknown file: `MEDIA_FILE_NOT_FOUND`. For administrators of whom a role holds `listMediaUses`. */
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
  /** This method calls `GET /api/menus`. Lists the menus with their items. For administrators of whom a role holds `listMenus`. */
  list(
    query?: ListMenusQuery | undefined,
    options?: CallOptions,
  ): Listing<ListMenusData, ListMenusData[number]>;
  /** This method calls `POST /api/menus`. Creates a menu with its items. Refuses a code that is used (`MENU_CODE_EXISTS`) and too many items (`TOO_MANY_MENU_ITEMS`). For administrators of whom a role holds `createMenu`. */
  create(body: CreateMenuBody, options?: CallOptions): Promise<GetMenuData>;
  /** This method calls `GET /api/menus/{id}`. Answers a menu with its items, three levels of them. Refuses an unknown one: `MENU_NOT_FOUND`. For administrators of whom a role holds `getMenu`. */
  get(menuId: string, options?: CallOptions): Promise<GetMenuData>;
  /** This method calls `PATCH /api/menus/{id}`. Changes what the body names of a menu. Items that it names by their UUID keep their translations. Refuses `MENU_NOT_FOUND`, and as `createMenu` does. For administrators of whom a role holds `updateMenu`. */
  update(menuId: string, body?: UpdateMenuBody | undefined, options?: CallOptions): Promise<GetMenuData>;
  /** This method calls `DELETE /api/menus/{id}`. Deletes a menu with its items, and answers it as it was. The deletion can be undone for a short while. Refuses an unknown one: `MENU_NOT_FOUND`. For administrators of whom a role holds `deleteMenu`. */
  delete(menuId: string, options?: CallOptions): Promise<GetMenuData>;
  /** This method calls `POST /api/menus/bulk`. Gives all named records the same `change`, or deletes them with `delete`. What is refused for one leaves the others changed: it stands in `refused` with its code. Asks for the permission of the operation on one record. For administrators of whom a role holds `updateMenu` or `deleteMenu`. */
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
  /** This method calls `GET /api/metafield-definitions`. Lists the fields that are defined for one kind of entity. For administrators of whom a role holds `getMetafieldDefinitions`. */
  list(
    query: GetMetafieldDefinitionsQuery,
    options?: CallOptions,
  ): Listing<GetMetafieldDefinitionsData, GetMetafieldDefinitionsData[number]>;
  /** This method calls `POST /api/metafield-definitions`. Defines a field that entities of one kind carry besides their own. For administrators of whom a role holds `createMetafieldDefinition`. */
  create(body: CreateMetafieldDefinitionBody, options?: CallOptions): Promise<GetMetafieldDefinitionData>;
  /** This method calls `GET /api/metafield-definitions/{uuid}`. Answers the definition of a field. Refuses an unknown one: `METAFIELD_DEFINITION_NOT_FOUND`. For administrators of whom a role holds `getMetafieldDefinition`. */
  get(metafieldDefinitionId: string, options?: CallOptions): Promise<GetMetafieldDefinitionData>;
  /** This method calls `PATCH /api/metafield-definitions/{uuid}`. Changes what the body names of a definition. Refuses what cannot change after its creation (`METAFIELD_DEFINITION_IMMUTABLE`) and an unknown one (`METAFIELD_DEFINITION_NOT_FOUND`). For administrators of whom a role holds `updateMetafieldDefinition`. */
  update(
    metafieldDefinitionId: string,
    body?: UpdateMetafieldDefinitionBody | undefined,
    options?: CallOptions,
  ): Promise<GetMetafieldDefinitionData>;
  /** This method calls `DELETE /api/metafield-definitions/{uuid}`. Deletes a definition, and takes its values from every entity of its kind. Answers its UUID. A field that the theme uses is deleted only with `force=true`. Refuses an unknown one: `METAFIELD_DEFINITION_NOT_FOUND`. For administrators of whom a role holds `deleteMetafieldDefinition`. */
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
  /** This method calls `POST /api/newsletter`. Asks for the newsletter: the email gets a link that confirms it. The answer is the same for every email. For everybody. */
  request(body: RequestNewsletterBody, options?: CallOptions): Promise<RequestNewsletterData>;
  /** This method calls `POST /api/newsletter/confirm`. Subscribes the email of a request by the token of its link; following the link again changes nothing. Refuses `INVALID_NEWSLETTER_TOKEN`. For everybody. */
  confirm(body: ConfirmNewsletterBody, options?: CallOptions): Promise<RequestNewsletterData>;
  /** This method calls `POST /api/newsletter/unsubscribe`. Ends a subscription by the token of its link. Whoever is no subscriber any more stays none. Refuses `INVALID_NEWSLETTER_TOKEN`. For everybody. */
  cancel(body: ConfirmNewsletterBody, options?: CallOptions): Promise<RequestNewsletterData>;
  /** This method calls `GET /api/newsletter/subscribers/export`. Answers those who receive the newsletter as a CSV file, each with the link that ends the subscription. For administrators of whom a role holds `exportSubscribers`. */
  exportSubscribers(options?: CallOptions): Promise<string>;
  /** This method calls `GET /api/newsletter/subscribers`. Lists the subscribers of the newsletter. For administrators of whom a role holds `listSubscribers`. */
  listSubscribers(
    query?: ListSubscribersQuery | undefined,
    options?: CallOptions,
  ): Listing<ListSubscribersData, ListSubscribersData[number]>;
  /** This method calls `GET /api/newsletter/subscribers/{id}`. Answers a subscriber of the newsletter. Refuses an unknown one: `NEWSLETTER_SUBSCRIBER_NOT_FOUND`. For administrators of whom a role holds `getSubscriber`. */
  getSubscriber(newsletterId: string, options?: CallOptions): Promise<GetSubscriberData>;
  /** This method calls `DELETE /api/newsletter/subscribers/{id}`. Deletes a subscriber and answers them as they were. Refuses an unknown one: `NEWSLETTER_SUBSCRIBER_NOT_FOUND`. For administrators of whom a role holds `deleteSubscriber`. */
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
  /** This method calls `POST /api/orders`. Places the order of a cart for the price that the shopper was last shown, and answers it with its `orderToken`. A cart becomes one order at most. Refuses a cart that lacks something, such as `SHIPPING_ADDRESS_REQUIRED`, and one whose totals have changed: `CART_CHANGED`. For everybody. */
  create(body: CreateOrderBody, options?: CallOptions): Promise<CreateOrderData>;
  /** This method calls `GET /api/orders`. Lists the orders. For administrators of whom a role holds `listOrders`. */
  list(
    query?: ListOrdersQuery | undefined,
    options?: CallOptions,
  ): Listing<ListOrdersData, ListOrdersData[number]>;
  /** This method calls `GET /api/orders/{id}`. Answers an order. Refuses an unknown one: `ORDER_NOT_FOUND`. For administrators of whom a role holds `getOrder`. */
  get(orderId: string, options?: CallOptions): Promise<GetOrderData>;
  /** This method calls `PATCH /api/orders/{id}`. Corrects the contact and the addresses of an order. Totals and taxes stay as they were charged, and each change leaves a line in the history. Refuses `ORDER_NOT_FOUND`, `INVALID_PROVINCE`, and a canceled order: `ORDER_NOT_CORRECTABLE`. For administrators of whom a role holds `updateOrder`. */
  update(orderId: string, body?: UpdateOrderBody | undefined, options?: CallOptions): Promise<GetOrderData>;
  /** This method calls `POST /api/orders/{id}/review`. Marks the lines of the history of an order that somebody has to look at as seen, and answers how many. Refuses an unknown order: `ORDER_NOT_FOUND`. For administrators of whom a role holds `reviewOrder`. */
  review(orderId: string, options?: CallOptions): Promise<ReviewOrderData>;
  /** This method calls `POST /api/orders/{id}/capture`. Captures the held money of an order, all of it unless `amount` is sent. Refuses a method that captures nothing (`CAPTURE_NOT_SUPPORTED`), an amount that the gateway cannot move exactly (`AMOUNT_NOT_MOVABLE`), and an order with a payment under way (`PAYMENT_IN_PROGRESS`). For administrators of whom a role holds `captureOrder`. */
  capture(
    orderId: string,
    body?: CaptureOrderBody | undefined,
    options?: CallOptions,
  ): Promise<CaptureOrderData>;
  /** This method calls `POST /api/orders/{id}/refunds`. Gives money of an order back: `amount`, else the price of the `items`, else everything that is left. Units that are refunded are not shipped any more. Refuses an order without money to give back (`ORDER_NOT_REFUNDABLE`), more units than are left (`TOO_MANY_TO_REFUND`), and an order with a payment under way (`PAYMENT_IN_PROGRESS`). For administrators of whom a role holds `refundOrder`. */
  refund(
    orderId: string,
    body?: RefundOrderBody | undefined,
    options?: CallOptions,
  ): Promise<RefundOrderData>;
  /** This method calls `POST /api/orders/{id}/cancel`. Cancels an order that costs nothing or whose money has not come; held money is released first. Restocks its unshipped units and frees the use of its coupon. Refuses an order in another status (`ORDER_NOT_CANCELABLE`) and one with a payment under way (`PAYMENT_IN_PROGRESS`). For administrators of whom a role holds `cancelOrder`. */
  cancel(orderId: string, body: CancelOrderBody, options?: CallOptions): Promise<GetOrderData>;
  /** This method calls `POST /api/orders/{id}/payment`. Starts the payment of an order, or finds the started one, and answers what the shopper does next. Refuses an order that may no longer be paid (`INVALID_ORDER`), a return address elsewhere (`RETURN_URL_NOT_ALLOWED`), and a gateway that does not answer (`PAYMENT_NOT_STARTED`). For everybody. */
  startPayment(
    orderId: string,
    body?: StartOrderPaymentBody | undefined,
    options?: CallOptions,
  ): Promise<StartOrderPaymentData>;
  /** This method calls `GET /api/orders/{id}/payment`. Answers where the payment of an order stands. Refuses an order of somebody else: `ORDER_NOT_FOUND`. For everybody. */
  getPayment(
    orderId: string,
    query?: GetOrderPaymentQuery | undefined,
    options?: CallOptions,
  ): Promise<FinishOrderPaymentData>;
  /** This method calls `POST /api/orders/{id}/payment/finish`. Asks the payment method what became of the payment of an order, and answers where it stands; a second time changes nothing. Refuses an order of somebody else (`ORDER_NOT_FOUND`), and a gateway that does not answer (`PAYMENT_UNCONFIRMED`). For everybody. */
  finishPayment(
    orderId: string,
    body?: FinishOrderPaymentBody | undefined,
    options?: CallOptions,
  ): Promise<FinishOrderPaymentData>;
  /** This method calls `POST /api/orders/{id}/payment/end`. Ends the payment of an unpaid order at its gateway, so that it can no longer be paid, and opens its cart again. Answers where the payment stands. Refuses an order of somebody else: `ORDER_NOT_FOUND`. For everybody. */
  endPayment(
    orderId: string,
    body?: EndOrderPaymentBody | undefined,
    options?: CallOptions,
  ): Promise<FinishOrderPaymentData>;
  /** This method calls `POST /api/orders/{id}/shipments`. Records a shipment of an order, of everything that is unshipped unless `items` are sent. Refuses a canceled order (`ORDER_CANCELED`), nothing left (`NOTHING_TO_SHIP`), more units than are left (`TOO_MANY_TO_SHIP`), and an unknown carrier (`UNKNOWN_CARRIER`). For administrators of whom a role holds `createShipment`. */
  ship(
    orderId: string,
    body?: CreateShipmentBody | undefined,
    options?: CallOptions,
  ): Promise<CreateShipmentData>;
  /** This method calls `GET /api/orders/{id}/shipments`. Lists the shipments of an order with their tracking pages. Refuses an unknown order: `ORDER_NOT_FOUND`. For administrators of whom a role holds `listOrderShipments`. */
  listShipments(
    orderId: string,
    query?: ListOrderShipmentsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListOrderShipmentsData, ListOrderShipmentsData[number]>;
  /** This method calls `POST /api/orders/bulk-ship`. Ships everything that is left of several orders, each by itself: an order that is refused leaves the others shipped, and stands in `refused` with the code. For administrators of whom a role holds `createShipment`. */
  shipMany(body: ShipOrdersBody, options?: CallOptions): Promise<ChangeMediaData>;
  /** This method calls `PATCH /api/orders/{order_id}/shipments/{shipment_id}`. Changes what the body names of the carrier and the tracking of a shipment. Refuses `ORDER_NOT_FOUND`, a shipment of another order (`SHIPMENT_NOT_FOUND`), and an unknown carrier (`UNKNOWN_CARRIER`). For administrators of whom a role holds `updateShipment`. */
  updateShipment(
    orderId: string,
    shipmentId: string,
    body?: UpdateShipmentBody | undefined,
    options?: CallOptions,
  ): Promise<CreateShipmentData>;
  /** This method calls `POST /api/orders/{id}/emails`. Sends an email about an order again, to the email that the order has now or to the merchant. Refuses `ORDER_NOT_FOUND`, `SHIPMENT_NOT_FOUND`, and an email about something that did not happen: `EMAIL_NOT_APPLICABLE`. For administrators of whom a role holds `sendOrderEmail`. */
  sendEmail(orderId: string, body: SendOrderEmailBody, options?: CallOptions): Promise<SendOrderEmailData>;
  /** This method calls `GET /api/orders/{id}/metafields`. Answers the values of all metafields of the record. For administrators of whom a role holds `getOrderMetafields`. */
  getMetafields(orderId: string, options?: CallOptions): Promise<GetShopMetafieldsData>;
  /** This method calls `PATCH /api/orders/{id}/metafields`. Replaces the values of all metafields of the record: those that the body does not name are removed. PATCH, PUT and POST do the same. Refuses values that the definitions do not allow: `METAFIELD_INVALID`, `METAFIELD_REQUIRED`. For administrators of whom a role holds `updateOrderMetafields`. */
  updateMetafields(
    orderId: string,
    body?: UpdateOrderMetafieldsBody | undefined,
    options?: CallOptions,
  ): Promise<GetShopMetafieldsData>;
  /** This method calls `PUT /api/orders/{id}/metafields`. Replaces the values of all metafields of the record: those that the body does not name are removed. PATCH, PUT and POST do the same. Refuses values that the definitions do not allow: `METAFIELD_INVALID`, `METAFIELD_REQUIRED`. For administrators of whom a role holds `replaceOrderMetafields`. */
  replaceMetafields(
    orderId: string,
    body?: ReplaceOrderMetafieldsBody | undefined,
    options?: CallOptions,
  ): Promise<GetShopMetafieldsData>;
  /** This method calls `POST /api/orders/{id}/metafields`. Replaces the values of all metafields of the record: those that the body does not name are removed. PATCH, PUT and POST do the same. Refuses values that the definitions do not allow: `METAFIELD_INVALID`, `METAFIELD_REQUIRED`. For administrators of whom a role holds `saveOrderMetafields`. */
  saveMetafields(
    orderId: string,
    body?: SaveOrderMetafieldsBody | undefined,
    options?: CallOptions,
  ): Promise<GetShopMetafieldsData>;
  /** This method calls `PATCH /api/orders/{id}/metafields/{namespace}/{key}`. Writes one metafield of a record and leaves its others alone; an empty value removes it. Answers the values of all. Refuses a field that is not defined (`METAFIELD_NOT_FOUND`) and a value that the definition does not allow (`METAFIELD_INVALID`). For administrators of whom a role holds `updateOrderMetafield`. */
  updateMetafield(
    orderId: string,
    namespace: string,
    key: string,
    body: UpdateOrderMetafieldBody,
    options?: CallOptions,
  ): Promise<GetShopMetafieldsData>;
  /** This method calls `GET /api/orders/{id}/notes`. Lists the notes of administrators about the order, the oldest first. Refuses an unknown order: `ORDER_NOT_FOUND`. For administrators of whom a role holds `listOrderNotes`. */
  listNotes(
    orderId: string,
    query?: ListOrderNotesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListOrderNotesData, ListOrderNotesData[number]>;
  /** This method calls `POST /api/orders/{id}/notes`. Adds a note about the order in the name of the caller. Refuses an unknown order: `ORDER_NOT_FOUND`. For administrators of whom a role holds `createOrderNote`. */
  createNote(
    orderId: string,
    body: CreateCustomerNoteBody,
    options?: CallOptions,
  ): Promise<CreateCustomerNoteData>;
  /** This method calls `DELETE /api/orders/{id}/notes/{note}`. Deletes a note about the order and answers it as it was. Refuses an unknown order (`ORDER_NOT_FOUND`) and an unknown note (`NOTE_NOT_FOUND`). For administrators of whom a role holds `deleteOrderNote`. */
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
  /** This method calls `GET /api/page-builder/pages/{route}`. Answers a page as the page editor needs it: its areas and widgets, with a draft laid over them if one is named. For administrators of whom a role holds `getEditedPage`. */
  getPage(
    route: string,
    query?: GetEditedPageQuery | undefined,
    options?: CallOptions,
  ): Promise<GetEditedPageData>;
  /** This method calls `GET /api/page-builder/rollout-overlaps`. Answers which pages a plan would change, and the plans with which it would overlap. It changes nothing. For administrators of whom a role holds `listRolloutOverlaps`. */
  listRolloutOverlaps(
    query?: ListRolloutOverlapsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListRolloutOverlapsData, ListRolloutOverlapsData['pages'][number]>;
  /** This method calls `POST /api/page-builder/previews`. Makes a token with which the pages of the shop are shown as they will be at a time, with a draft laid over them if one is named. Nothing is stored. Refuses a published draft: `CHANGESET_PUBLISHED`. For administrators of whom a role holds `createPreview`. */
  createPreview(body: CreatePreviewBody, options?: CallOptions): Promise<CreatePreviewData>;
}

export const pageBuilder = /* @__PURE__ */ defineResource<PageBuilderResource>({
  getPage: 'GET /api/page-builder/pages/{route} query',
  listRolloutOverlaps: 'GET /api/page-builder/rollout-overlaps query whole:pages',
  createPreview: 'POST /api/page-builder/previews body',
});

/** The methods of `shop.pages`. */
export interface PagesResource {
  /** This method calls `GET /api/pages`. Lists the pages, public or not. For administrators of whom a role holds `listCmsPages`. */
  list(
    query?: ListCmsPagesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListCmsPagesData, ListCmsPagesData[number]>;
  /** This method calls `POST /api/pages`. Creates a page of text with its path. Refuses a url_key that is reserved (`URL_KEY_RESERVED`) or used by another one (`URL_KEY_EXISTS`). For administrators of whom a role holds `createCmsPage`. */
  create(body: CreateCmsPageBody, options?: CallOptions): Promise<GetCmsPageData>;
  /** This method calls `GET /api/pages/{id}`. Answers a page, public or not. Refuses an unknown one: `CMS_PAGE_NOT_FOUND`. For administrators of whom a role holds `getCmsPage`. */
  get(pageId: string, options?: CallOptions): Promise<GetCmsPageData>;
  /** This method calls `PATCH /api/pages/{id}`. Changes what the body names of a page. A new url_key redirects the former path. Refuses `CMS_PAGE_NOT_FOUND`, and as `createCmsPage` does. For administrators of whom a role holds `updateCmsPage`. */
  update(
    pageId: string,
    body?: UpdateCmsPageBody | undefined,
    options?: CallOptions,
  ): Promise<GetCmsPageData>;
  /** This method calls `DELETE /api/pages/{id}`. Deletes a page with its paths, and answers it as it was. The deletion can be undone for a short while. Refuses an unknown one: `CMS_PAGE_NOT_FOUND`. For administrators of whom a role holds `deleteCmsPage`. */
  delete(pageId: string, options?: CallOptions): Promise<GetCmsPageData>;
  /** This method calls `POST /api/pages/bulk`. Gives all named records the same `change`, or deletes them with `delete`. What is refused for one leaves the others changed: it stands in `refused` with its code. Asks for the permission of the operation on one record. For administrators of whom a role holds `updateCmsPage` or `deleteCmsPage`. */
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
  /** This method calls `GET /api/payment-methods`. Lists the payment methods of all extensions, offered or not, with what each of them lacks. For administrators of whom a role holds `listPaymentMethods`. */
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
  /** This method calls `GET /api/permissions`. Lists every permission that a role or an API token may hold, except `*`, which stands for all of them. For every administrator; which records it touches depends on who asks. */
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
  /** This method calls `GET /api/products`. Lists the products, enabled or not. Attributes that can be filtered add filters of their own. For administrators of whom a role holds `listProducts`. */
  list(
    query?: ListProductsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListProductsData, ListProductsData[number]>;
  /** This method calls `POST /api/products`. Creates a product with its stock, images, categories, attribute values and path, or with `variants` a product with all of its variants, and answers it or the main member. Refuses a SKU or url_key that is used, unknown categories and attribute groups, and values that attributes and metafields do not allow. All or nothing is written. For administrators of whom a role holds `createProduct`. */
  create(body: CreateProductBody, options?: CallOptions): Promise<GetProductData>;
  /** This method calls `GET /api/products/{id}`. Answers a product, enabled or not. Refuses an unknown one: `PRODUCT_NOT_FOUND`. For administrators of whom a role holds `getProduct`. */
  get(productId: string, options?: CallOptions): Promise<GetProductData>;
  /** This method calls `PATCH /api/products/{id}`. Changes what the body names of a product. A former path redirects to the new one, and variants follow the texts and categories of their main member. Refuses `PRODUCT_NOT_FOUND`, and as `createProduct` does. For administrators of whom a role holds `updateProduct`. */
  update(
    productId: string,
    body?: UpdateProductBody | undefined,
    options?: CallOptions,
  ): Promise<GetProductData>;
  /** This method calls `DELETE /api/products/{id}`. Deletes a product with its paths, removes it from carts, and answers it as it was. Another variant takes the place of a main member. The deletion can be undone for a short while. Refuses an unknown one: `PRODUCT_NOT_FOUND`. For administrators of whom a role holds `deleteProduct`. */
  delete(productId: string, options?: CallOptions): Promise<DeleteProductData>;
  /** This method calls `POST /api/products/bulk`. Gives all named records the same `change`, or deletes them with `delete`. What is refused for one leaves the others changed: it stands in `refused` with its code. Asks for the permission of the operation on one record. For administrators of whom a role holds `updateProduct` or `deleteProduct`. */
  bulk(body: ChangeProductsBody, options?: CallOptions): Promise<ChangeMediaData>;
  /** This method calls `POST /api/products/import`. Creates and updates products from the rows of a file, by SKU. A row is written whole or refused, and refused rows leave the others written unless `all_or_nothing` is sent; `dry_run` writes nothing. Answers what became of the rows. Needs the permissions `createProduct` and `updateProduct`, both. For administrators of whom a role holds `createProduct` or `updateProduct`. */
  import(body: ImportProductsBody, options?: CallOptions): Promise<ImportProductsData>;
  /** This method calls `GET /api/products/export`. Answers all products as a file, CSV or JSON lines, which `importProducts` can read. A failure in the middle breaks the answer off. For administrators of whom a role holds `listProducts`. */
  export(query?: ExportProductsQuery | undefined, options?: CallOptions): Promise<string>;
  /** This method calls `POST /api/products/{id}/links`. Links a product to another one in one way. Refuses an unknown product (`PRODUCT_NOT_FOUND`, `UNKNOWN_PRODUCT`), a link to itself (`PRODUCT_LINKS_ITSELF`) and a link that is there (`PRODUCT_LINK_EXISTS`). For administrators of whom a role holds `addProductLink`. */
  addLink(productId: string, body: AddProductLinkBody, options?: CallOptions): Promise<AddProductLinkData>;
  /** This method calls `GET /api/products/{id}/links`. Lists the links of a product to other products. Refuses an unknown product: `PRODUCT_NOT_FOUND`. For administrators of whom a role holds `listProductLinks`. */
  listLinks(
    productId: string,
    query?: ListProductLinksQuery | undefined,
    options?: CallOptions,
  ): Listing<ListProductLinksData, ListProductLinksData[number]>;
  /** This method calls `PATCH /api/products/{id}/links/{link_uuid}`. Changes what the body names of a link. Refuses an unknown one (`PRODUCT_LINK_NOT_FOUND`) and a link that is there (`PRODUCT_LINK_EXISTS`). For administrators of whom a role holds `updateProductLink`. */
  updateLink(
    productId: string,
    linkUuid: string,
    body?: UpdateProductLinkBody | undefined,
    options?: CallOptions,
  ): Promise<AddProductLinkData>;
  /** This method calls `DELETE /api/products/{id}/links/{link_uuid}`. Deletes a link of a product and answers it as it was. Refuses an unknown one: `PRODUCT_LINK_NOT_FOUND`. For administrators of whom a role holds `removeProductLink`. */
  removeLink(productId: string, linkUuid: string, options?: CallOptions): Promise<AddProductLinkData>;
  /** This method calls `PATCH /api/products/{id}/metafields/{namespace}/{key}`. Writes one metafield of a record and leaves its others alone; an empty value removes it. Answers the values of all. Refuses a field that is not defined (`METAFIELD_NOT_FOUND`) and a value that the definition does not allow (`METAFIELD_INVALID`). For administrators of whom a role holds `updateProductMetafield`. */
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
  /** This method calls `GET /api/redirects`. Lists the redirects. For administrators of whom a role holds `listRedirects`. */
  list(
    query?: ListRedirectsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListRedirectsData, ListRedirectsData[number]>;
  /** This method calls `POST /api/redirects`. Creates a redirect from a path. Refuses one that leads back to its own path (`REDIRECT_LOOP`), a path where the shop shows a page (`PATH_HAS_PAGE`), and a second one from the same path (`REDIRECT_EXISTS`). For administrators of whom a role holds `createRedirect`. */
  create(body: CreateRedirectBody, options?: CallOptions): Promise<GetRedirectData>;
  /** This method calls `GET /api/redirects/{id}`. Answers a redirect. Refuses an unknown one: `REDIRECT_NOT_FOUND`. For administrators of whom a role holds `getRedirect`. */
  get(redirectId: string, options?: CallOptions): Promise<GetRedirectData>;
  /** This method calls `PATCH /api/redirects/{id}`. Changes what the body names of a redirect. Refuses `REDIRECT_NOT_FOUND`, and as `createRedirect` does. For administrators of whom a role holds `updateRedirect`. */
  update(
    redirectId: string,
    body?: UpdateRedirectBody | undefined,
    options?: CallOptions,
  ): Promise<GetRedirectData>;
  /** This method calls `DELETE /api/redirects/{id}`. Deletes a redirect and answers it as it was. The deletion can be undone for a short while. Refuses an unknown one: `REDIRECT_NOT_FOUND`. For administrators of whom a role holds `deleteRedirect`. */
  delete(redirectId: string, options?: CallOptions): Promise<GetRedirectData>;
  /** This method calls `POST /api/redirects/bulk`. Gives all named records the same `change`, or deletes them with `delete`. What is refused for one leaves the others changed: it stands in `refused` with its code. Asks for the permission of the operation on one record. For administrators of whom a role holds `updateRedirect` or `deleteRedirect`. */
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
  /** This method calls `GET /api/roles`. Lists the roles of administrators. Answers all of them unless `page` or `limit` is sent. For administrators of whom a role holds `listRoles`. */
  list(
    query?: ListRolesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListRolesData, ListRolesData[number]>;
  /** This method calls `POST /api/roles`. Creates a role of administrators with its permissions. Refuses permissions that do not exist (`UNKNOWN_PERMISSION`) or that the caller lacks (`GRANT_EXCEEDS_OWN`), and a name that is used (`ROLE_NAME_TAKEN`). For administrators of whom a role holds `createRole`. */
  create(body: CreateRoleBody, options?: CallOptions): Promise<GetRoleData>;
  /** This method calls `GET /api/roles/{id}`. Answers a role with its permissions. Refuses an unknown one: `ROLE_NOT_FOUND`. For administrators of whom a role holds `getRole`. */
  get(roleId: string, options?: CallOptions): Promise<GetRoleData>;
  /** This method calls `PATCH /api/roles/{id}`. Changes the name or the permissions of a role; what is left out stays. Refuses as `createRole` does, and an unknown role: `ROLE_NOT_FOUND`. For administrators of whom a role holds `updateRole`. */
  update(roleId: string, body?: UpdateRoleBody | undefined, options?: CallOptions): Promise<GetRoleData>;
  /** This method calls `DELETE /api/roles/{id}`. Deletes a role and answers it as it was. Refuses an unknown one (`ROLE_NOT_FOUND`) and one that holds more than the caller may do (`GRANT_EXCEEDS_OWN`). For administrators of whom a role holds `deleteRole`. */
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
  /** This method calls `GET /api/page-builder/rollout-plans`. Lists the rollout plans, of one status or all. For administrators of whom a role holds `listRolloutPlans`. */
  list(
    query?: ListRolloutPlansQuery | undefined,
    options?: CallOptions,
  ): Listing<ListRolloutPlansData, ListRolloutPlansData['rolloutPlans'][number]>;
  /** This method calls `POST /api/page-builder/rollout-plans`. Plans that the changes of a draft are shown during a time. Refuses a plan that overlaps with another one (`ROLLOUT_OVERLAP`), an end before the start (`ROLLOUT_ENDS_TOO_EARLY`) and a published draft (`CHANGESET_PUBLISHED`). For administrators of whom a role holds `createRolloutPlan`. */
  create(body: CreateRolloutPlanBody, options?: CallOptions): Promise<GetRolloutPlanData>;
  /** This method calls `GET /api/page-builder/rollout-plans/{id}`. Answers a rollout plan. Refuses an unknown one: `ROLLOUT_PLAN_NOT_FOUND`. For administrators of whom a role holds `getRolloutPlan`. */
  get(rolloutPlanId: string, options?: CallOptions): Promise<GetRolloutPlanData>;
  /** This method calls `PATCH /api/page-builder/rollout-plans/{id}`. Changes what the body names of a rollout plan. Refuses `ROLLOUT_PLAN_NOT_FOUND`, an overlap (`ROLLOUT_OVERLAP`) and an end before the start (`ROLLOUT_ENDS_TOO_EARLY`). For administrators of whom a role holds `updateRolloutPlan`. */
  update(
    rolloutPlanId: string,
    body?: UpdateRolloutPlanBody | undefined,
    options?: CallOptions,
  ): Promise<GetRolloutPlanData>;
  /** This method calls `DELETE /api/page-builder/rollout-plans/{id}`. Cancels a rollout plan. Refuses an unknown one: `ROLLOUT_PLAN_NOT_FOUND`. For administrators of whom a role holds `cancelRolloutPlan`. */
  cancel(rolloutPlanId: string, options?: CallOptions): Promise<CancelRolloutPlanData>;
  /** This method calls `POST /api/page-builder/rollout-plans/{id}/sync`. Lets a rollout plan show the draft as it is now. Refuses an unknown plan: `ROLLOUT_PLAN_NOT_FOUND`. For administrators of whom a role holds `syncRolloutPlan`. */
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
  /** This method calls `GET /api/search`. Searches orders, products, customers, categories, CMS pages and coupons by the beginnings of words. Answers a group for each type that the caller may list. For every administrator; which records it touches depends on who asks. */
  find(query: AdminSearchQuery, options?: CallOptions): Promise<AdminSearchData>;
  /** This method calls `GET /api/search/suggestions`. Answers what the search suggests for what was typed so far: products, categories, pages and posts. Nothing is suggested for a single letter. For everybody. */
  suggestions(query: SearchSuggestionsQuery, options?: CallOptions): Promise<SearchSuggestionsData>;
}

export const search = /* @__PURE__ */ defineResource<SearchResource>({
  find: 'GET /api/search query',
  suggestions: 'GET /api/search/suggestions query',
});

/** The methods of `shop.searchSynonyms`. */
export interface SearchSynonymsResource {
  /** This method calls `GET /api/search-synonyms`. Lists the groups of synonyms. For administrators of whom a role holds `listSearchSynonyms`. */
  list(
    query?: ListSearchSynonymsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListSearchSynonymsData, ListSearchSynonymsData[number]>;
  /** This method calls `POST /api/search-synonyms`. Creates a group of terms that the search takes for one another. For administrators of whom a role holds `createSearchSynonym`. */
  create(body: CreateSearchSynonymBody, options?: CallOptions): Promise<GetSearchSynonymData>;
  /** This method calls `GET /api/search-synonyms/{id}`. Answers a group of synonyms. Refuses an unknown one: `SEARCH_SYNONYM_NOT_FOUND`. For administrators of whom a role holds `getSearchSynonym`. */
  get(searchSynonymId: string, options?: CallOptions): Promise<GetSearchSynonymData>;
  /** This method calls `PATCH /api/search-synonyms/{id}`. Replaces the terms of a group of synonyms. Refuses an unknown one: `SEARCH_SYNONYM_NOT_FOUND`. For administrators of whom a role holds `updateSearchSynonym`. */
  update(
    searchSynonymId: string,
    body?: UpdateSearchSynonymBody | undefined,
    options?: CallOptions,
  ): Promise<GetSearchSynonymData>;
  /** This method calls `DELETE /api/search-synonyms/{id}`. Deletes a group of synonyms and answers it as it was. Refuses an unknown one: `SEARCH_SYNONYM_NOT_FOUND`. For administrators of whom a role holds `deleteSearchSynonym`. */
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
  /** This method calls `GET /api/settings`. Answers the values of all settings that are in force. Of a secret one it tells only whether it has a value. For administrators of whom a role holds `getSettings`. */
  get(options?: CallOptions): Promise<GetSettingsData>;
  /** This method calls `POST /api/settings`. Saves the settings that the body names, all of them or none, and answers the values of all; null unsets one. Refuses an unknown key (`UNKNOWN_SETTING`) and a value that its schema refuses. For administrators of whom a role holds `saveSetting`. */
  save(body?: SaveSettingBody | undefined, options?: CallOptions): Promise<GetSettingsData>;
  /** This method calls `GET /api/settings/schema`. Lists the settings with their schemas, their values and where these come from. For administrators of whom a role holds `getSettingsSchema`. */
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
  /** This method calls `POST /api/shipments/{id}/label`. Has the carrier of a shipment make its label, and stores it with its tracking number. A shipment that has one is answered as it is. Refuses `SHIPMENT_NOT_FOUND`, `LABEL_NOT_POSSIBLE`, and a carrier that made none: `CARRIER_FAILED`. For administrators of whom a role holds `createShipmentLabel`. */
  createLabel(shipmentId: string, options?: CallOptions): Promise<CreateShipmentData>;
  /** This method calls `POST /api/shipments/{id}/deliver`. Marks a shipment as delivered. Refuses `SHIPMENT_NOT_FOUND`, and one that is delivered or canceled: `SHIPMENT_FINAL`. For administrators of whom a role holds `markShipmentDelivered`. */
  deliver(shipmentId: string, options?: CallOptions): Promise<CreateShipmentData>;
  /** This method calls `POST /api/shipments/{id}/cancel`. Cancels a shipment: its goods count as unshipped again, and those of a canceled order are restocked. Refuses `SHIPMENT_NOT_FOUND`, and one that is delivered or canceled: `SHIPMENT_FINAL`. For administrators of whom a role holds `cancelShipment`. */
  cancel(shipmentId: string, options?: CallOptions): Promise<CreateShipmentData>;
}

export const shipments = /* @__PURE__ */ defineResource<ShipmentsResource>({
  createLabel: 'POST /api/shipments/{id}/label',
  deliver: 'POST /api/shipments/{id}/deliver',
  cancel: 'POST /api/shipments/{id}/cancel',
});

/** The methods of `shop.shippingZones`. */
export interface ShippingZonesResource {
  /** This method calls `GET /api/shippingZones`. Lists the shipping zones. For administrators of whom a role holds `listShippingZones`. */
  list(
    query?: ListShippingZonesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListShippingZonesData, ListShippingZonesData[number]>;
  /** This method calls `POST /api/shippingZones`. Creates a shipping zone of countries and provinces. Refuses one without a country: `ZONE_COUNTRY_REQUIRED`. For administrators of whom a role holds `createShippingZone`. */
  create(body: CreateShippingZoneBody, options?: CallOptions): Promise<GetShippingZoneData>;
  /** This method calls `GET /api/shippingZones/{id}`. Answers a zone. Refuses an unknown one: `INVALID_ZONE` (400). For administrators of whom a role holds `getShippingZone`. */
  get(shippingZoneId: string, options?: CallOptions): Promise<GetShippingZoneData>;
  /** This method calls `PATCH /api/shippingZones/{id}`. Changes what the body names of a zone; a list replaces that of the zone. Refuses an unknown one: `INVALID_ZONE` (400). For administrators of whom a role holds `updateShippingZone`. */
  update(
    shippingZoneId: string,
    body?: UpdateShippingZoneBody | undefined,
    options?: CallOptions,
  ): Promise<GetShippingZoneData>;
  /** This method calls `DELETE /api/shippingZones/{id}`. Deletes a zone with its attachments and what providers keep for it, and answers it as it was. Refuses an unknown one: `INVALID_ZONE` (400). For administrators of whom a role holds `deleteShippingZone`. */
  delete(shippingZoneId: string, options?: CallOptions): Promise<GetShippingZoneData>;
  /** This method calls `POST /api/shippingZones/{zone_id}/providers`. Attaches a shipping provider to a zone. Refuses an unknown zone (`INVALID_ZONE`), a provider that is not there (`SHIPPING_PROVIDER_NOT_REGISTERED`), and one that is attached already (`SHIPPING_PROVIDER_ALREADY_ATTACHED`). For administrators of whom a role holds `attachShippingProvider`. */
  attachProvider(
    zoneId: string,
    body: AttachShippingProviderBody,
    options?: CallOptions,
  ): Promise<AttachShippingProviderData>;
  /** This method calls `PATCH /api/shippingZones/{zone_id}/providers/{provider_code}`. Changes what the body names of an attached provider. Refuses one that is not attached: `SHIPPING_PROVIDER_NOT_ATTACHED`. For administrators of whom a role holds `updateShippingProvider`. */
  updateProvider(
    zoneId: string,
    providerCode: string,
    body?: UpdateShippingProviderBody | undefined,
    options?: CallOptions,
  ): Promise<AttachShippingProviderData>;
  /** This method calls `DELETE /api/shippingZones/{zone_id}/providers/{provider_code}`. Removes a provider from a zone, if it is attached. What the provider keeps for the zone stays. Refuses an unknown zone: `INVALID_ZONE` (400). For administrators of whom a role holds `detachShippingProvider`. */
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
  /** This method calls `GET /api/shop/metafields`. Answers the values of all metafields of the record. For administrators of whom a role holds `getShopMetafields`. */
  get(options?: CallOptions): Promise<GetShopMetafieldsData>;
  /** This method calls `PATCH /api/shop/metafields`. Replaces the values of all metafields of the record: those that the body does not name are removed. PATCH, PUT and POST do the same. Refuses values that the definitions do not allow: `METAFIELD_INVALID`, `METAFIELD_REQUIRED`. For administrators of whom a role holds `updateShopMetafields`. */
  update(body?: UpdateShopMetafieldsBody | undefined, options?: CallOptions): Promise<GetShopMetafieldsData>;
  /** This method calls `PUT /api/shop/metafields`. Replaces the values of all metafields of the record: those that the body does not name are removed. PATCH, PUT and POST do the same. Refuses values that the definitions do not allow: `METAFIELD_INVALID`, `METAFIELD_REQUIRED`. For administrators of whom a role holds `replaceShopMetafields`. */
  replace(
    body?: ReplaceShopMetafieldsBody | undefined,
    options?: CallOptions,
  ): Promise<GetShopMetafieldsData>;
  /** This method calls `POST /api/shop/metafields`. Replaces the values of all metafields of the record: those that the body does not name are removed. PATCH, PUT and POST do the same. Refuses values that the definitions do not allow: `METAFIELD_INVALID`, `METAFIELD_REQUIRED`. For administrators of whom a role holds `saveShopMetafields`. */
  save(body?: SaveShopMetafieldsBody | undefined, options?: CallOptions): Promise<GetShopMetafieldsData>;
  /** This method calls `PATCH /api/shop/metafields/{namespace}/{key}`. Writes one metafield of a record and leaves its others alone; an empty value removes it. Answers the values of all. Refuses a field that is not defined (`METAFIELD_NOT_FOUND`) and a value that the definition does not allow (`METAFIELD_INVALID`). For administrators of whom a role holds `updateShopMetafield`. */
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
  /** This method calls `GET /api/tax/classes`. Lists the tax classes. Answers all of them unless `page` or `limit` is sent. For administrators of whom a role holds `listTaxClasses`. */
  list(
    query?: ListTaxClassesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListTaxClassesData, ListTaxClassesData[number]>;
  /** This method calls `POST /api/tax/classes`. Creates a tax class. Refuses a name that is used, without regard to case: `TAX_CLASS_EXISTS`. For administrators of whom a role holds `createTaxClass`. */
  create(body: CreateTaxClassBody, options?: CallOptions): Promise<GetTaxClassData>;
  /** This method calls `GET /api/tax/classes/{id}`. Answers a tax class. Refuses an unknown one: `TAX_CLASS_NOT_FOUND`. For administrators of whom a role holds `getTaxClass`. */
  get(taxClassId: string, options?: CallOptions): Promise<GetTaxClassData>;
  /** This method calls `PATCH /api/tax/classes/{id}`. Changes what the body names of a tax class. Refuses `TAX_CLASS_NOT_FOUND` and a name that is used (`TAX_CLASS_EXISTS`). For administrators of whom a role holds `updateTaxClass`. */
  update(
    taxClassId: string,
    body?: UpdateTaxClassBody | undefined,
    options?: CallOptions,
  ): Promise<GetTaxClassData>;
  /** This method calls `DELETE /api/tax/classes/{id}`. Deletes a tax class with its rates, and answers it as it was. Refuses one that products have: `TAX_CLASS_IN_USE`. For administrators of whom a role holds `deleteTaxClass`. */
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
  /** This method calls `POST /api/tax/classes/{class_id}/rates`. Creates a rate of a tax class. Refuses an unknown class (`TAX_CLASS_NOT_FOUND`) and provinces that the countries do not have (`INVALID_PROVINCE`). For administrators of whom a role holds `createTaxRate`. */
  create(classId: string, body: CreateTaxRateBody, options?: CallOptions): Promise<CreateTaxRateData>;
  /** This method calls `GET /api/tax/classes/{class_id}/rates`. Lists the rates of a tax class in the order in which they apply. Refuses an unknown class: `TAX_CLASS_NOT_FOUND`. For administrators of whom a role holds `listTaxRates`. */
  list(
    classId: string,
    query?: ListTaxRatesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListTaxRatesData, ListTaxRatesData[number]>;
  /** This method calls `GET /api/tax/rates/{id}`. Answers a tax rate. Refuses an unknown one: `TAX_RATE_NOT_FOUND`. For administrators of whom a role holds `getTaxRate`. */
  get(taxRateId: string, options?: CallOptions): Promise<CreateTaxRateData>;
  /** This method calls `PATCH /api/tax/rates/{id}`. Changes what the body names of a tax rate. Refuses `TAX_RATE_NOT_FOUND`, and provinces that do not fit the countries afterwards: `INVALID_PROVINCE`. For administrators of whom a role holds `updateTaxRate`. */
  update(
    taxRateId: string,
    body?: UpdateTaxRateBody | undefined,
    options?: CallOptions,
  ): Promise<CreateTaxRateData>;
  /** This method calls `DELETE /api/tax/rates/{id}`. Deletes a tax rate and answers it as it was. Refuses an unknown one: `TAX_RATE_NOT_FOUND`. For administrators of whom a role holds `deleteTaxRate`. */
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
  /** This method calls `GET /api/translations`. Answers the languages of the shop, and the kinds of records whose texts can be translated. For every administrator; which records it touches depends on who asks. */
  kinds(options?: CallOptions): Promise<GetTranslatedKindsData>;
  /** This method calls `GET /api/translations/{entity_type}`. Lists the translations of several records of one kind, such as the options of an attribute. Asks for the permission to update the records. For every administrator; which records it touches depends on who asks. */
  listOfKind(
    entityType: string,
    query: ListTranslationsOfKindQuery,
    options?: CallOptions,
  ): Listing<ListTranslationsOfKindData, ListTranslationsOfKindData[number]>;
  /** This method calls `GET /api/translations/{entity_type}/{id}`. Lists the translations of one record, by language. Asks for the permission to update the record. For every administrator; which records it touches depends on who asks. */
  list(
    entityType: string,
    id: string,
    query?: ListTranslationsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListTranslationsData, ListTranslationsData[number]>;
  /** This method calls `GET /api/translations/{entity_type}/{id}/{locale}`. Answers the texts of a record in a language. Refuses where there is none: `TRANSLATION_NOT_FOUND`. Asks for the permission to update the record. For every administrator; which records it touches depends on who asks. */
  get(entityType: string, id: string, locale: string, options?: CallOptions): Promise<GetTranslationData>;
  /** This method calls `PUT /api/translations/{entity_type}/{id}/{locale}`. Writes the texts of a record in a language in place of those that are there, with the paths that follow. An empty text stands for that of the record. Asks for the permission to update the record. For every administrator; which records it touches depends on who asks. */
  save(
    entityType: string,
    id: string,
    locale: string,
    body: SaveTranslationBody,
    options?: CallOptions,
  ): Promise<GetTranslationData>;
  /** This method calls `DELETE /api/translations/{entity_type}/{id}/{locale}`. Deletes the texts of a record in a language with their path, and answers them as they were. Refuses where there is none: `TRANSLATION_NOT_FOUND`. Asks for the permission to update the record. For every administrator; which records it touches depends on who asks. */
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
  /** This method calls `GET /api/users`. Lists the administrators. Answers all of them unless `page` or `limit` is sent. For administrators of whom a role holds `listUsers`. */
  list(
    query?: ListUsersQuery | undefined,
    options?: CallOptions,
  ): Listing<ListUsersData, ListUsersData[number]>;
  /** This method calls `POST /api/users`. Creates an administrator with a password and roles. Refuses a used email (`EMAIL_TAKEN`), unknown roles (`UNKNOWN_ROLE`) and roles that hold more than the caller may do (`GRANT_EXCEEDS_OWN`). For administrators of whom a role holds `createUser`. */
  create(body: CreateUserBody, options?: CallOptions): Promise<GetUserData>;
  /** This method calls `GET /api/users/{id}`. Answers an administrator. Refuses an unknown one: `USER_NOT_FOUND`. For administrators of whom a role holds `getUser`. */
  get(userId: string, options?: CallOptions): Promise<GetUserData>;
  /** This method calls `PATCH /api/users/{id}`. Changes what the body names of an administrator. Your own email and password need your current password. Refuses `USER_NOT_FOUND`, `EMAIL_TAKEN`, `UNKNOWN_ROLE`, `CURRENT_PASSWORD_INVALID`, and permissions beyond your own: `GRANT_EXCEEDS_OWN`. For administrators of whom a role holds `updateUser`. */
  update(userId: string, body?: UpdateUserBody | undefined, options?: CallOptions): Promise<GetUserData>;
  /** This method calls `DELETE /api/users/{id}`. Deletes an administrator and answers the account as it was. Refuses an unknown one (`USER_NOT_FOUND`) and one who may do more than the caller (`GRANT_EXCEEDS_OWN`). For administrators of whom a role holds `deleteUser`. */
  delete(userId: string, options?: CallOptions): Promise<GetUserData>;
  /** This method calls `GET /api/users/{id}/tokens`. Lists the API tokens of an administrator, without their secrets. For administrators of whom a role holds `listUserTokens`. */
  listTokens(
    userId: string,
    query?: ListUserTokensQuery | undefined,
    options?: CallOptions,
  ): Listing<ListUserTokensData, ListUserTokensData[number]>;
  /** This method calls `POST /api/users/{id}/tokens`. Creates an API token of an administrator and answers its secret, this once. A token of your own needs your current password; one of another administrator needs `permissions`. For administrators of whom a role holds `createUserToken`. */
  createToken(userId: string, body: CreateUserTokenBody, options?: CallOptions): Promise<CreateUserTokenData>;
  /** This method calls `DELETE /api/users/{id}/tokens/{token}`. Deletes an API token, which stops working at once, and answers it. Refuses an unknown one: `API_TOKEN_NOT_FOUND`. For administrators of whom a role holds `deleteUserToken`. */
  deleteToken(userId: string, token: string, options?: CallOptions): Promise<DeleteUserTokenData>;
  /** This method calls `GET /api/users/me`. Answers the account of the caller, with what they may do. For every administrator; which records it touches depends on who asks. */
  me(options?: CallOptions): Promise<GetOwnAccountData>;
  /** This method calls `PATCH /api/users/me`. Changes what the body names of the caller's own account. Email and password need the current password; a new password ends every other login and all API tokens. Refuses an API token (`LOGIN_REQUIRED`), `CURRENT_PASSWORD_INVALID` and `EMAIL_TAKEN`. For every administrator; which records it touches depends on who asks. */
  updateMe(body?: UpdateOwnAccountBody | undefined, options?: CallOptions): Promise<GetOwnAccountData>;
  /** This method calls `GET /api/users/me/sessions`. Lists the logins of the caller. For every administrator; which records it touches depends on who asks. */
  listSessions(
    query?: ListOwnSessionsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListOwnSessionsData, ListOwnSessionsData[number]>;
  /** This method calls `DELETE /api/users/me/sessions`. Ends all logins of the caller, or with `others` all but that of the request, and answers those that it ended. For every administrator; which records it touches depends on who asks. */
  endSessions(query?: EndOwnSessionsQuery | undefined, options?: CallOptions): Promise<EndOwnSessionsData>;
  /** This method calls `DELETE /api/users/me/sessions/{session_id}`. Ends one login of the caller, and answers it. The cookie is removed where it was the login of the request. Refuses an unknown one: `SESSION_NOT_FOUND`. For every administrator; which records it touches depends on who asks. */
  endSession(sessionId: string, options?: CallOptions): Promise<EndOwnSessionData>;
  /** This method calls `POST /api/users/me/totp`. Makes the key of an authenticator, which counts once `confirmTotp` has confirmed a code of it. Refuses where there is one: `TOTP_ACTIVE`. For every administrator; which records it touches depends on who asks. */
  startTotp(body?: StartTotpBody | undefined, options?: CallOptions): Promise<StartTotpData>;
  /** This method calls `DELETE /api/users/me/totp`. Removes the authenticator of the caller, by a code of it or a recovery code. Refuses `TOTP_NOT_FOUND` and `INVALID_CODE`. For every administrator; which records it touches depends on who asks. */
  removeTotp(body: RemoveTotpBody, options?: CallOptions): Promise<RemoveTotpData>;
  /** This method calls `POST /api/users/me/totp/confirm`. Switches the started authenticator on by a code that it shows, and answers recovery codes, this once. Refuses a wrong code: `INVALID_CODE`. For every administrator; which records it touches depends on who asks. */
  confirmTotp(body: ConfirmTotpBody, options?: CallOptions): Promise<ConfirmTotpData>;
  /** This method calls `DELETE /api/users/{id}/second-factor`. Removes authenticator, passkeys and recovery codes of another administrator, ends their logins and tells them by email. Their API tokens stay. Refuses your own (`OWN_SECOND_FACTOR`), an account without one (`NO_SECOND_FACTOR`) and an unknown one (`USER_NOT_FOUND`). For administrators of whom a role holds `updateUser`. */
  removeSecondFactor(userId: string, options?: CallOptions): Promise<GetUserData>;
  /** This method calls `GET /api/users/me/passkeys`. Lists the passkeys of the caller. For every administrator; which records it touches depends on who asks. */
  listPasskeys(
    query?: ListPasskeysQuery | undefined,
    options?: CallOptions,
  ): Listing<ListPasskeysData, ListPasskeysData[number]>;
  /** This method calls `POST /api/users/me/passkeys`. Registers the passkey that the browser made: from then on every login asks for a second factor. The first second factor ends the other logins and answers recovery codes, this once. Refuses `INVALID_PASSKEY`, `PASSKEY_KNOWN` and `TOO_MANY_PASSKEYS`. For every administrator; which records it touches depends on who asks. */
  registerPasskey(body: RegisterPasskeyBody, options?: CallOptions): Promise<RegisterPasskeyData>;
  /** This method calls `POST /api/users/me/passkeys/options`. Begins the registration of a passkey, and answers the options for the browser. They hold for five minutes, once. For every administrator; which records it touches depends on who asks. */
  startPasskey(body?: StartPasskeyBody | undefined, options?: CallOptions): Promise<StartPasskeyData>;
  /** This method calls `PATCH /api/users/me/passkeys/{passkey_id}`. Gives a passkey of the caller another name, and answers it. Refuses an unknown one: `PASSKEY_NOT_FOUND`. For every administrator; which records it touches depends on who asks. */
  renamePasskey(
    passkeyId: string,
    body: RenamePasskeyBody,
    options?: CallOptions,
  ): Promise<RenamePasskeyData>;
  /** This method calls `DELETE /api/users/me/passkeys/{passkey_id}`. Deletes a passkey of the caller, by their current password. The last second factor takes the recovery codes with it. Refuses `CURRENT_PASSWORD_INVALID` and `PASSKEY_NOT_FOUND`. For every administrator; which records it touches depends on who asks. */
  deletePasskey(
    passkeyId: string,
    body?: DeletePasskeyBody | undefined,
    options?: CallOptions,
  ): Promise<RenamePasskeyData>;
  /** This method calls `POST /api/users/setup`. Creates the first administrator, who may do everything, by the token of the link that `shop start` printed, and ends all such links. Refuses `SETUP_DONE` once there is an administrator, else `INVALID_SETUP_TOKEN`. For everybody. */
  setUpShop(body: SetUpShopBody, options?: CallOptions): Promise<GetUserData>;
  /** This method calls `POST /api/users/password-reset`. Sends a link by which the administrator of an email sets a new password. The answer is the same whether there is such an account. For everybody. */
  requestPasswordReset(
    body: RequestUserPasswordResetBody,
    options?: CallOptions,
  ): Promise<RequestUserPasswordResetData>;
  /** This method calls `POST /api/users/password-reset/confirm`. Sets a new password of an administrator by the token of a mailed link, once. It ends all their sessions and tokens, and leaves the second factor. Refuses `INVALID_RESET_TOKEN`. For everybody. */
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
  /** This method calls `GET /api/variantGroups`. Lists the variant groups. For administrators of whom a role holds `listVariantGroups`. */
  list(
    query?: ListVariantGroupsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListVariantGroupsData, ListVariantGroupsData[number]>;
  /** This method calls `POST /api/variantGroups`. Creates a group whose variants differ by select attributes of one attribute group. Refuses unknown attributes and groups, and attributes that are no select (`VARIANT_ATTRIBUTE_TYPE`), not in the group (`ATTRIBUTE_NOT_IN_GROUP`) or named twice (`ATTRIBUTE_TWICE`). For administrators of whom a role holds `createVariantGroup`. */
  create(body: CreateVariantGroupBody, options?: CallOptions): Promise<CreateVariantGroupData>;
  /** This method calls `PATCH /api/variantGroups/{id}`. Changes the visibility and the main member of a variant group. A new main member and the one before exchange their visibility. Refuses `VARIANT_GROUP_NOT_FOUND`, and a product that is no variant of it: `VARIANT_MAIN`. For administrators of whom a role holds `updateVariantGroup`. */
  update(
    variantGroupId: string,
    body?: UpdateVariantGroupBody | undefined,
    options?: CallOptions,
  ): Promise<CreateVariantGroupData>;
  /** This method calls `DELETE /api/variantGroups/{id}`. Deletes a variant group and answers it as it was; its products stay. Refuses an unknown one: `VARIANT_GROUP_NOT_FOUND`. For administrators of whom a role holds `deleteVariantGroup`. */
  delete(variantGroupId: string, options?: CallOptions): Promise<CreateVariantGroupData>;
  /** This method calls `GET /api/variantGroups/{id}`. Answers a variant group with its variants, the oldest products first. Refuses an unknown one: `VARIANT_GROUP_NOT_FOUND`. For administrators of whom a role holds `getVariantGroup`. */
  get(variantGroupId: string, options?: CallOptions): Promise<GetVariantGroupData>;
  /** This method calls `POST /api/variantGroups/{id}/items`. Makes a product a variant of a group, by the options that it has; a second time changes nothing. Refuses a product of another attribute group (`VARIANT_ATTRIBUTE_GROUP`), without one of the options (`VARIANT_ATTRIBUTE_MISSING`), in another variant group (`VARIANT_IN_OTHER_GROUP`), or with the options of another variant (`VARIANT_EXISTS`). For administrators of whom a role holds `addVariantItem`. */
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
  /** This method calls `DELETE /api/variants/{id}`. Removes a product from its variant group and answers the variant as it was; the product stays. Another variant takes the place of a main member. Refuses a product without a group: `VARIANT_NOT_FOUND`. For administrators of whom a role holds `unlinkVariant`. */
  unlink(variantId: string, options?: CallOptions): Promise<AddVariantItemData>;
  /** This method calls `GET /api/variants`. Lists the products that may become variants of a group, by their options, their names and their SKUs. Refuses an unknown group: `VARIANT_GROUP_NOT_FOUND`. For administrators of whom a role holds `variantSearch`. */
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
  /** This method calls `POST /api/walletgw/orders`. Creates the order of the wallet gateway for an unpaid order, or finds the one that is there, and answers the address at which the shopper approves it. Refuses an order that cannot be paid so: `INVALID_ORDER`. For everybody. */
  createOrder(body: CreateWalletgwOrderBody, options?: CallOptions): Promise<CreateWalletgwOrderData>;
}

export const walletgw = /* @__PURE__ */ defineResource<WalletgwResource>({
  createOrder: 'POST /api/walletgw/orders body',
});

/** The methods of `shop.webhookTopics`. */
export interface WebhookTopicsResource {
  /** This method calls `GET /api/webhook-topics`. Lists the topics that webhooks can have, each with the permission that it takes. For administrators of whom a role holds `listWebhookTopics`. */
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
  /** This method calls `GET /api/webhooks`. Lists the webhooks, without their secrets. For administrators of whom a role holds `listWebhooks`. */
  list(
    query?: ListWebhooksQuery | undefined,
    options?: CallOptions,
  ): Listing<ListWebhooksData, ListWebhooksData[number]>;
  /** This method calls `POST /api/webhooks`. Creates a webhook and answers it with its secret, this once. Refuses an address that webhooks may not use (`WEBHOOK_URL_REFUSED`), unknown topics (`UNKNOWN_TOPIC`), and with 403 topics whose records the caller may not read. For administrators of whom a role holds `createWebhook`. */
  create(body: CreateWebhookBody, options?: CallOptions): Promise<GetWebhookData>;
  /** This method calls `GET /api/webhooks/{id}`. Answers a webhook, without its secret. Refuses an unknown one: `WEBHOOK_NOT_FOUND`. For administrators of whom a role holds `getWebhook`. */
  get(webhookId: string, options?: CallOptions): Promise<GetWebhookData>;
  /** This method calls `PATCH /api/webhooks/{id}`. Changes what the body names of a webhook. Refuses `WEBHOOK_NOT_FOUND`, and as `createWebhook` does. For administrators of whom a role holds `updateWebhook`. */
  update(
    webhookId: string,
    body?: UpdateWebhookBody | undefined,
    options?: CallOptions,
  ): Promise<GetWebhookData>;
  /** This method calls `DELETE /api/webhooks/{id}`. Deletes a webhook and answers it as it was. Refuses an unknown one (`WEBHOOK_NOT_FOUND`), and with 403 one with topics whose records the caller may not read. For administrators of whom a role holds `deleteWebhook`. */
  delete(webhookId: string, options?: CallOptions): Promise<GetWebhookData>;
  /** This method calls `POST /api/webhooks/{id}/rotate-secret`. Gives a webhook a new secret and answers it, this once. The former one signs beside it for some hours. Refuses `WEBHOOK_NOT_FOUND`, and with 403 topics whose records the caller may not read. For administrators of whom a role holds `rotateWebhookSecret`. */
  rotateSecret(
    webhookId: string,
    body?: RotateWebhookSecretBody | undefined,
    options?: CallOptions,
  ): Promise<GetWebhookData>;
  /** This method calls `POST /api/webhooks/{id}/test`. Sends a test event to a webhook, and answers the delivery. Refuses an unknown one: `WEBHOOK_NOT_FOUND`. For administrators of whom a role holds `testWebhook`. */
  test(webhookId: string, options?: CallOptions): Promise<TestWebhookData>;
  /** This method calls `POST /api/webhooks/{id}/replay`. Delivers the events of a time range to a webhook again, each once and under the id that it had at first. Refuses `WEBHOOK_NOT_FOUND` and an empty range: `EMPTY_REPLAY`. For administrators of whom a role holds `replayWebhook`. */
  replay(webhookId: string, body: ReplayWebhookBody, options?: CallOptions): Promise<ReplayWebhookData>;
  /** This method calls `GET /api/webhooks/{id}/deliveries`. Lists the deliveries of a webhook, the newest first. Refuses an unknown webhook: `WEBHOOK_NOT_FOUND`. For administrators of whom a role holds `listWebhookDeliveries`. */
  listDeliveries(
    webhookId: string,
    query?: ListWebhookDeliveriesQuery | undefined,
    options?: CallOptions,
  ): Listing<ListWebhookDeliveriesData, ListWebhookDeliveriesData[number]>;
  /** This method calls `GET /api/webhooks/{id}/deliveries/{delivery}`. Answers a delivery of a webhook; its body is null for callers who may not read such records. Refuses `WEBHOOK_NOT_FOUND` and `DELIVERY_NOT_FOUND`. For administrators of whom a role holds `getWebhookDelivery`. */
  getDelivery(webhookId: string, delivery: string, options?: CallOptions): Promise<TestWebhookData>;
  /** This method calls `POST /api/webhooks/{id}/deliveries/{delivery}/retry`. Lets a delivery be tried again at once, whatever became of it. Refuses `WEBHOOK_NOT_FOUND`, `DELIVERY_NOT_FOUND`, and one that is under way: `DELIVERY_UNDER_WAY`. For administrators of whom a role holds `retryWebhookDelivery`. */
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
  /** This method calls `GET /api/widgets`. Lists the widgets with their places. For administrators of whom a role holds `listWidgets`. */
  list(
    query?: ListWidgetsQuery | undefined,
    options?: CallOptions,
  ): Listing<ListWidgetsData, ListWidgetsData[number]>;
  /** This method calls `POST /api/widgets`. Creates a widget and places it on pages. Refuses an unknown type (`UNKNOWN_WIDGET_TYPE`), settings that do not fit it (`BAD_WIDGET_SETTINGS`), an unknown area (`UNKNOWN_AREA`), and two places in the same area (`WIDGET_PLACED_TWICE`). For administrators of whom a role holds `createWidget`. */
  create(body: CreateWidgetBody, options?: CallOptions): Promise<GetWidgetData>;
  /** This method calls `GET /api/widgets/{id}`. Answers a widget with its places. Refuses an unknown one: `WIDGET_NOT_FOUND`. For administrators of whom a role holds `getWidget`. */
  get(widgetId: string, options?: CallOptions): Promise<GetWidgetData>;
  /** This method calls `PATCH /api/widgets/{id}`. Changes what the body names of a widget. Refuses `WIDGET_NOT_FOUND`, and as `createWidget` does. For administrators of whom a role holds `updateWidget`. */
  update(
    widgetId: string,
    body?: UpdateWidgetBody | undefined,
    options?: CallOptions,
  ): Promise<GetWidgetData>;
  /** This method calls `DELETE /api/widgets/{id}`. Deletes a widget with its places, and answers it as it was. Refuses an unknown one: `WIDGET_NOT_FOUND`. For administrators of whom a role holds `deleteWidget`. */
  delete(widgetId: string, options?: CallOptions): Promise<GetWidgetData>;
  /** This method calls `POST /api/widgets/bulk`. Gives all named records the same `change`, or deletes them with `delete`. What is refused for one leaves the others changed: it stands in `refused` with its code. Asks for the permission of the operation on one record. For administrators of whom a role holds `updateWidget` or `deleteWidget`. */
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
