// Written by `npm run generate:sdk`. Not edited by hand.

import type {
  CreateAttributeGroupBody,
  GetAttributeGroupData,
  UpdateAttributeGroupBody,
  CreateAttributeBody,
  GetAttributeData,
  UpdateAttributeBody,
  CreateBlogCategoryBody,
  GetBlogCategoryData,
  UpdateBlogCategoryBody,
  CreateBlogPostBody,
  GetBlogPostData,
  UpdateBlogPostBody,
  CreateCategoryBody,
  GetCategoryData,
  UpdateCategoryBody,
  CreateCollectionBody,
  GetCollectionData,
  UpdateCollectionBody,
  SendContactMessageBody,
  GetContactMessageData,
  UpdateContactMessageBody,
  CreateCoreShippingMethodBody,
  GetCoreShippingMethodData,
  UpdateCoreShippingMethodBody,
  CreateCoreShippingRateBody,
  GetCoreShippingRateData,
  UpdateCoreShippingRateBody,
  CreateCouponBody,
  GetCouponData,
  UpdateCouponBody,
  CreateCustomerGroupBody,
  GetCustomerGroupData,
  UpdateCustomerGroupBody,
  CreateCustomerBody,
  CustomerData,
  UpdateCustomerBody,
  CustomerAddressBody,
  CustomerAddressData,
  CustomerAddressChanges,
  CreateLandingPageBody,
  LandingPageData,
  UpdateLandingPageBody,
  GetMediaData,
  UpdateMediaBody,
  CreateMenuBody,
  GetMenuData,
  UpdateMenuBody,
  CreateMetafieldDefinitionBody,
  GetMetafieldDefinitionData,
  UpdateMetafieldDefinitionBody,
  CreateOrderBody,
  GetOrderData,
  UpdateOrderBody,
  CreateCmsPageBody,
  GetCmsPageData,
  UpdateCmsPageBody,
  CreateProductBody,
  GetProductData,
  UpdateProductBody,
  CreateRedirectBody,
  GetRedirectData,
  UpdateRedirectBody,
  CreateRoleBody,
  GetRoleData,
  UpdateRoleBody,
  CreateRolloutPlanBody,
  GetRolloutPlanData,
  UpdateRolloutPlanBody,
  CreateSearchSynonymBody,
  GetSearchSynonymData,
  UpdateSearchSynonymBody,
  CreateShippingZoneBody,
  GetShippingZoneData,
  UpdateShippingZoneBody,
  CreateTaxClassBody,
  GetTaxClassData,
  UpdateTaxClassBody,
  TaxRateData,
  UpdateTaxRateBody,
  CreateUserBody,
  GetUserData,
  UpdateUserBody,
  RegisterPasskeyBody,
  RenamePasskeyBody,
  PasskeyData,
  CreateVariantGroupBody,
  UpdateVariantGroupBody,
  GetVariantGroupData,
  CreateWebhookBody,
  GetWebhookData,
  UpdateWebhookBody,
  CreateWidgetBody,
  GetWidgetData,
  UpdateWidgetBody,
} from './types.ts';

/** The kinds of records by the path of their collection: the bodies that create and change one, and the record as it is answered. */
export interface RecordsByPath {
  '/api/attributeGroups': {
    readonly create: CreateAttributeGroupBody;
    readonly update: UpdateAttributeGroupBody;
    readonly record: GetAttributeGroupData;
  };
  '/api/attributes': {
    readonly create: CreateAttributeBody;
    readonly update: UpdateAttributeBody;
    readonly record: GetAttributeData;
  };
  '/api/blog/categories': {
    readonly create: CreateBlogCategoryBody;
    readonly update: UpdateBlogCategoryBody;
    readonly record: GetBlogCategoryData;
  };
  '/api/blog/posts': {
    readonly create: CreateBlogPostBody;
    readonly update: UpdateBlogPostBody;
    readonly record: GetBlogPostData;
  };
  '/api/categories': {
    readonly create: CreateCategoryBody;
    readonly update: UpdateCategoryBody;
    readonly record: GetCategoryData;
  };
  '/api/collections': {
    readonly create: CreateCollectionBody;
    readonly update: UpdateCollectionBody;
    readonly record: GetCollectionData;
  };
  '/api/contact-messages': {
    readonly create: SendContactMessageBody;
    readonly update: UpdateContactMessageBody;
    readonly record: GetContactMessageData;
  };
  '/api/coupons': {
    readonly create: CreateCouponBody;
    readonly update: UpdateCouponBody;
    readonly record: GetCouponData;
  };
  '/api/customerGroups': {
    readonly create: CreateCustomerGroupBody;
    readonly update: UpdateCustomerGroupBody;
    readonly record: GetCustomerGroupData;
  };
  '/api/customers': {
    readonly create: CreateCustomerBody;
    readonly update: UpdateCustomerBody;
    readonly record: CustomerData;
  };
  '/api/customers/me/addresses': {
    readonly create: CustomerAddressBody;
    readonly update: CustomerAddressChanges;
    readonly record: CustomerAddressData;
  };
  '/api/landing-pages': {
    readonly create: CreateLandingPageBody;
    readonly update: UpdateLandingPageBody;
    readonly record: LandingPageData;
  };
  '/api/media': {
    readonly create: Record<never, never>;
    readonly update: UpdateMediaBody;
    readonly record: GetMediaData;
  };
  '/api/menus': {
    readonly create: CreateMenuBody;
    readonly update: UpdateMenuBody;
    readonly record: GetMenuData;
  };
  '/api/metafield-definitions': {
    readonly create: CreateMetafieldDefinitionBody;
    readonly update: UpdateMetafieldDefinitionBody;
    readonly record: GetMetafieldDefinitionData;
  };
  '/api/orders': {
    readonly create: CreateOrderBody;
    readonly update: UpdateOrderBody;
    readonly record: GetOrderData;
  };
  '/api/page-builder/rollout-plans': {
    readonly create: CreateRolloutPlanBody;
    readonly update: UpdateRolloutPlanBody;
    readonly record: GetRolloutPlanData;
  };
  '/api/pages': {
    readonly create: CreateCmsPageBody;
    readonly update: UpdateCmsPageBody;
    readonly record: GetCmsPageData;
  };
  '/api/products': {
    readonly create: CreateProductBody;
    readonly update: UpdateProductBody;
    readonly record: GetProductData;
  };
  '/api/redirects': {
    readonly create: CreateRedirectBody;
    readonly update: UpdateRedirectBody;
    readonly record: GetRedirectData;
  };
  '/api/roles': {
    readonly create: CreateRoleBody;
    readonly update: UpdateRoleBody;
    readonly record: GetRoleData;
  };
  '/api/search-synonyms': {
    readonly create: CreateSearchSynonymBody;
    readonly update: UpdateSearchSynonymBody;
    readonly record: GetSearchSynonymData;
  };
  '/api/shippingProviders/core/methods': {
    readonly create: CreateCoreShippingMethodBody;
    readonly update: UpdateCoreShippingMethodBody;
    readonly record: GetCoreShippingMethodData;
  };
  '/api/shippingProviders/core/rates': {
    readonly create: CreateCoreShippingRateBody;
    readonly update: UpdateCoreShippingRateBody;
    readonly record: GetCoreShippingRateData;
  };
  '/api/shippingZones': {
    readonly create: CreateShippingZoneBody;
    readonly update: UpdateShippingZoneBody;
    readonly record: GetShippingZoneData;
  };
  '/api/tax/classes': {
    readonly create: CreateTaxClassBody;
    readonly update: UpdateTaxClassBody;
    readonly record: GetTaxClassData;
  };
  '/api/tax/rates': {
    readonly create: Record<never, never>;
    readonly update: UpdateTaxRateBody;
    readonly record: TaxRateData;
  };
  '/api/users': {
    readonly create: CreateUserBody;
    readonly update: UpdateUserBody;
    readonly record: GetUserData;
  };
  '/api/users/me/passkeys': {
    readonly create: RegisterPasskeyBody;
    readonly update: RenamePasskeyBody;
    readonly record: PasskeyData;
  };
  '/api/variantGroups': {
    readonly create: CreateVariantGroupBody;
    readonly update: UpdateVariantGroupBody;
    readonly record: GetVariantGroupData;
  };
  '/api/webhooks': {
    readonly create: CreateWebhookBody;
    readonly update: UpdateWebhookBody;
    readonly record: GetWebhookData;
  };
  '/api/widgets': {
    readonly create: CreateWidgetBody;
    readonly update: UpdateWidgetBody;
    readonly record: GetWidgetData;
  };
}
