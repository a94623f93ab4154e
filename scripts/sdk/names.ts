/** The names of the SDK's methods where the rule in `operations.ts` does not find a good one. */

/** The operations without a method: probes, gateways' webhooks, images, the document itself, and those that `graphql` calls. */
export const EXCLUDED: readonly RegExp[] = [
  /^(?:healthz|readyz|asset|openApi)$/,
  /Webhook$/,
  /^(?:admin)?graphql/i,
  // The interface reserves this path; shipping methods are offered by GraphQL.
  /^listCartShippingMethods$/,
];

/** The resources of paths whose first word does not name one. The first row that fits counts. */
export const RESOURCES: readonly (readonly [path: RegExp, resource: string])[] = [
  [/^\/api\/user\/|^\/admin\/user\//, 'admin'],
  [/^\/(?:api\/)?customers?\//, 'customers'],
  [/^\/api\/carts?\//, 'carts'],
  [/^\/api\/files/, 'images'],
  [/^\/api\/shop\/metafields/, 'shopMetafields'],
  [/^\/api\/tax\/.*rates/, 'taxRates'],
  [/^\/api\/tax\//, 'taxClasses'],
  [/^\/api\/blog\/posts/, 'blogPosts'],
  [/^\/api\/blog\/categories/, 'blogCategories'],
  [/^\/api\/page-builder\/changesets/, 'changesets'],
  [/^\/api\/page-builder\/rollout-plans/, 'rolloutPlans'],
  [/^\/api\/shippingProviders\/core\/methods/, 'coreShippingMethods'],
  [/^\/api\/shippingProviders\/core\/rates/, 'coreShippingRates'],
];

/** The methods by operation id. */
export const METHODS: Readonly<Record<string, string>> = {
  adminLogin: 'logIn',
  adminLogout: 'logOut',
  getUserToken: 'createTokens',
  refreshUserToken: 'refreshTokens',
  customerLogin: 'logIn',
  customerLogout: 'logOut',
  getCustomerToken: 'createTokens',
  refreshCustomerToken: 'refreshTokens',
  resetPassword: 'requestPasswordReset',
  updatePassword: 'resetPassword',
  getMyProfile: 'me',
  updateCustomerProfile: 'updateMe',
  fileBrowser: 'list',
  fileDelete: 'delete',
  getMetafieldDefinitions: 'list',
  updateShopMetafield: 'updateKey',
  addProductToCategory: 'addProduct',
  removeProductFromCategory: 'removeProduct',
  addProductToCollection: 'addProduct',
  removeProductFromCollection: 'removeProduct',
  addVariantItem: 'addItem',
  attachShippingProvider: 'attachProvider',
  updateShippingProvider: 'updateProvider',
  detachShippingProvider: 'detachProvider',
  updateCartItemQty: 'setItemQty',
  addCartContactInfo: 'setContact',
  addCartAddress: 'setAddress',
  addCartPaymentMethod: 'setPaymentMethod',
  addCartShippingMethod: 'setShippingMethod',
  couponApply: 'applyCoupon',
  couponRemove: 'removeCoupon',
  addShippingNote: 'setShippingNote',
  cartCheckout: 'checkout',
  createShipment: 'ship',
  markShipmentDelivered: 'deliver',
  moveCurrentChange: 'moveCurrent',
  listCmsPages: 'list',
  createCmsPage: 'create',
  getCmsPage: 'get',
  updateCmsPage: 'update',
  deleteCmsPage: 'delete',
};
