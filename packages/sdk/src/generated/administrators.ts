// Written by `npm run generate:sdk`. Not edited by hand.

import { defineResource } from '../defineResource.ts';
import type {
  AdminResource,
  AttributeGroupsResource,
  AttributesResource,
  AuditLogResource,
  BlogCategoriesResource,
  BlogPostsResource,
  CarriersResource,
  CartsResource,
  CategoriesResource,
  ChangesetsResource,
  ChecklistResource,
  CollectionsResource,
  ContactMessagesResource,
  CoreShippingMethodsResource,
  CoreShippingRatesResource,
  CountriesResource,
  CouponsResource,
  CustomerGroupsResource,
  CustomersResource,
  DashboardResource,
  DeletionsResource,
  DemoResource,
  EmailKindsResource,
  EmailsResource,
  EventsResource,
  ExtensionsResource,
  HealthResource,
  ImagesResource,
  JobsResource,
  LandingPagesResource,
  MeasurementResource,
  MediaResource,
  MenusResource,
  MetafieldDefinitionsResource,
  NewsletterResource,
  OrdersResource,
  PageBuilderResource,
  PagesResource,
  PaymentMethodsResource,
  PermissionsResource,
  ProductsResource,
  RedirectsResource,
  RolesResource,
  RolloutPlansResource,
  SearchResource,
  SearchSynonymsResource,
  SettingsResource,
  ShipmentsResource,
  ShippingZonesResource,
  ShopMetafieldsResource,
  TaxClassesResource,
  TaxRatesResource,
  TranslationsResource,
  UsersResource,
  VariantGroupsResource,
  VariantsResource,
  WebhookTopicsResource,
  WebhooksResource,
  WidgetsResource,
} from './resources.ts';

export const administrators = {
  admin: /* @__PURE__ */ defineResource<
    Pick<AdminResource, 'createTokens' | 'refreshTokens' | 'logIn' | 'logOut' | 'manifest'>
  >({
    createTokens: 'POST /api/user/tokens body once',
    refreshTokens: 'POST /api/user/token/refresh body once',
    logIn: 'POST /admin/user/login body once',
    logOut: 'POST /admin/user/logout - once',
    manifest: 'GET /api/admin/manifest',
  }),
  attributeGroups: /* @__PURE__ */ defineResource<
    Pick<AttributeGroupsResource, 'list' | 'create' | 'get' | 'update' | 'delete'>
  >({
    list: 'GET /api/attributeGroups query pages',
    create: 'POST /api/attributeGroups body',
    get: 'GET /api/attributeGroups/{id}',
    update: 'PATCH /api/attributeGroups/{id} body',
    delete: 'DELETE /api/attributeGroups/{id}',
  }),
  attributes: /* @__PURE__ */ defineResource<
    Pick<AttributesResource, 'list' | 'create' | 'get' | 'update' | 'delete' | 'bulk'>
  >({
    list: 'GET /api/attributes query pages',
    create: 'POST /api/attributes body',
    get: 'GET /api/attributes/{id}',
    update: 'PATCH /api/attributes/{id} body',
    delete: 'DELETE /api/attributes/{id}',
    bulk: 'POST /api/attributes/bulk body',
  }),
  auditLog: /* @__PURE__ */ defineResource<Pick<AuditLogResource, 'list' | 'getAuditEntry'>>({
    list: 'GET /api/audit-log query pages',
    getAuditEntry: 'GET /api/audit-log/{id}',
  }),
  blogCategories: /* @__PURE__ */ defineResource<
    Pick<BlogCategoriesResource, 'list' | 'create' | 'get' | 'update' | 'delete' | 'bulk' | 'updateMetafield'>
  >({
    list: 'GET /api/blog/categories query pages',
    create: 'POST /api/blog/categories body',
    get: 'GET /api/blog/categories/{id}',
    update: 'PATCH /api/blog/categories/{id} body',
    delete: 'DELETE /api/blog/categories/{id}',
    bulk: 'POST /api/blog/categories/bulk body',
    updateMetafield: 'PATCH /api/blog/categories/{id}/metafields/{namespace}/{key} body',
  }),
  blogPosts: /* @__PURE__ */ defineResource<
    Pick<BlogPostsResource, 'list' | 'create' | 'get' | 'update' | 'delete' | 'bulk' | 'updateMetafield'>
  >({
    list: 'GET /api/blog/posts query pages',
    create: 'POST /api/blog/posts body',
    get: 'GET /api/blog/posts/{id}',
    update: 'PATCH /api/blog/posts/{id} body',
    delete: 'DELETE /api/blog/posts/{id}',
    bulk: 'POST /api/blog/posts/bulk body',
    updateMetafield: 'PATCH /api/blog/posts/{id}/metafields/{namespace}/{key} body',
  }),
  carriers: /* @__PURE__ */ defineResource<Pick<CarriersResource, 'list'>>({
    list: 'GET /api/carriers query whole',
  }),
  carts: /* @__PURE__ */ defineResource<Pick<CartsResource, 'list' | 'quote' | 'get'>>({
    list: 'GET /api/carts query pages',
    quote: 'POST /api/quotes body',
    get: 'GET /api/carts/{id}',
  }),
  categories: /* @__PURE__ */ defineResource<
    Pick<
      CategoriesResource,
      | 'list'
      | 'create'
      | 'get'
      | 'update'
      | 'delete'
      | 'bulk'
      | 'move'
      | 'addProduct'
      | 'removeProduct'
      | 'updateMetafield'
    >
  >({
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
  }),
  changesets: /* @__PURE__ */ defineResource<
    Pick<
      ChangesetsResource,
      | 'list'
      | 'create'
      | 'get'
      | 'addOperation'
      | 'addStep'
      | 'moveCurrent'
      | 'publish'
      | 'getConflicts'
      | 'rebase'
      | 'discard'
    >
  >({
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
  }),
  checklist: /* @__PURE__ */ defineResource<Pick<ChecklistResource, 'list'>>({
    list: 'GET /api/checklist query whole',
  }),
  collections: /* @__PURE__ */ defineResource<
    Pick<
      CollectionsResource,
      | 'list'
      | 'create'
      | 'get'
      | 'update'
      | 'delete'
      | 'bulk'
      | 'addProduct'
      | 'removeProduct'
      | 'updateMetafield'
    >
  >({
    list: 'GET /api/collections query pages',
    create: 'POST /api/collections body',
    get: 'GET /api/collections/{id}',
    update: 'PATCH /api/collections/{id} body',
    delete: 'DELETE /api/collections/{id}',
    bulk: 'POST /api/collections/bulk body',
    addProduct: 'POST /api/collections/{id}/products body',
    removeProduct: 'DELETE /api/collections/{id}/products/{product_id}',
    updateMetafield: 'PATCH /api/collections/{id}/metafields/{namespace}/{key} body',
  }),
  contactMessages: /* @__PURE__ */ defineResource<
    Pick<ContactMessagesResource, 'list' | 'get' | 'update' | 'delete' | 'change'>
  >({
    list: 'GET /api/contact-messages query pages',
    get: 'GET /api/contact-messages/{id}',
    update: 'PATCH /api/contact-messages/{id} body',
    delete: 'DELETE /api/contact-messages/{id}',
    change: 'POST /api/contact-messages/bulk body',
  }),
  coreShippingMethods: /* @__PURE__ */ defineResource<
    Pick<CoreShippingMethodsResource, 'list' | 'create' | 'get' | 'update' | 'delete'>
  >({
    list: 'GET /api/shippingProviders/core/methods query whole',
    create: 'POST /api/shippingProviders/core/methods body',
    get: 'GET /api/shippingProviders/core/methods/{id}',
    update: 'PATCH /api/shippingProviders/core/methods/{id} body',
    delete: 'DELETE /api/shippingProviders/core/methods/{id}',
  }),
  coreShippingRates: /* @__PURE__ */ defineResource<
    Pick<CoreShippingRatesResource, 'list' | 'create' | 'get' | 'update' | 'delete'>
  >({
    list: 'GET /api/shippingProviders/core/rates query whole',
    create: 'POST /api/shippingProviders/core/rates body',
    get: 'GET /api/shippingProviders/core/rates/{uuid}',
    update: 'PATCH /api/shippingProviders/core/rates/{uuid} body',
    delete: 'DELETE /api/shippingProviders/core/rates/{uuid}',
  }),
  countries: /* @__PURE__ */ defineResource<Pick<CountriesResource, 'list' | 'listProvinces'>>({
    list: 'GET /api/countries query whole',
    listProvinces: 'GET /api/countries/{country}/provinces query whole',
  }),
  coupons: /* @__PURE__ */ defineResource<
    Pick<CouponsResource, 'list' | 'create' | 'get' | 'update' | 'delete' | 'bulk' | 'preview'>
  >({
    list: 'GET /api/coupons query pages',
    create: 'POST /api/coupons body',
    get: 'GET /api/coupons/{id}',
    update: 'PATCH /api/coupons/{id} body',
    delete: 'DELETE /api/coupons/{id}',
    bulk: 'POST /api/coupons/bulk body',
    preview: 'POST /api/coupons/preview body',
  }),
  customerGroups: /* @__PURE__ */ defineResource<
    Pick<CustomerGroupsResource, 'list' | 'create' | 'get' | 'update' | 'delete'>
  >({
    list: 'GET /api/customerGroups query pages',
    create: 'POST /api/customerGroups body',
    get: 'GET /api/customerGroups/{id}',
    update: 'PATCH /api/customerGroups/{id} body',
    delete: 'DELETE /api/customerGroups/{id}',
  }),
  customers: /* @__PURE__ */ defineResource<
    Pick<
      CustomersResource,
      | 'list'
      | 'update'
      | 'delete'
      | 'get'
      | 'bulk'
      | 'getMetafields'
      | 'updateMetafields'
      | 'replaceMetafields'
      | 'saveMetafields'
      | 'updateMetafield'
      | 'listNotes'
      | 'createNote'
      | 'deleteNote'
      | 'listAddresses'
      | 'createAddress'
      | 'updateAddress'
      | 'deleteAddress'
    >
  >({
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
    listAddresses: 'GET /api/customers/{customer_id}/addresses query whole',
    createAddress: 'POST /api/customers/{customer_id}/addresses body',
    updateAddress: 'PATCH /api/customers/{customer_id}/addresses/{id} body',
    deleteAddress: 'DELETE /api/customers/{customer_id}/addresses/{id}',
  }),
  dashboard: /* @__PURE__ */ defineResource<Pick<DashboardResource, 'get'>>({
    get: 'GET /api/dashboard query',
  }),
  deletions: /* @__PURE__ */ defineResource<Pick<DeletionsResource, 'list' | 'undo'>>({
    list: 'GET /api/deletions query whole',
    undo: 'POST /api/deletions/{id}/undo',
  }),
  demo: /* @__PURE__ */ defineResource<Pick<DemoResource, 'remove'>>({
    remove: 'DELETE /api/demo',
  }),
  emailKinds: /* @__PURE__ */ defineResource<Pick<EmailKindsResource, 'list' | 'preview' | 'sendTest'>>({
    list: 'GET /api/email-kinds query whole',
    preview: 'POST /api/email-kinds/{id}/preview body',
    sendTest: 'POST /api/email-kinds/{id}/test body',
  }),
  emails: /* @__PURE__ */ defineResource<Pick<EmailsResource, 'list' | 'get' | 'resend'>>({
    list: 'GET /api/emails query pages',
    get: 'GET /api/emails/{id}',
    resend: 'POST /api/emails/{id}/resend',
  }),
  events: /* @__PURE__ */ defineResource<
    Pick<EventsResource, 'listDead' | 'retryDead' | 'dropDead' | 'replay' | 'list' | 'get'>
  >({
    listDead: 'GET /api/events/parked query whole',
    retryDead: 'POST /api/events/parked/retry body',
    dropDead: 'POST /api/events/parked/drop body',
    replay: 'POST /api/events/replay body',
    list: 'GET /api/events query pages',
    get: 'GET /api/events/{id}',
  }),
  extensions: /* @__PURE__ */ defineResource<Pick<ExtensionsResource, 'list'>>({
    list: 'GET /api/extensions query whole',
  }),
  health: /* @__PURE__ */ defineResource<Pick<HealthResource, 'get'>>({
    get: 'GET /api/health',
  }),
  images: /* @__PURE__ */ defineResource<Pick<ImagesResource, 'upload' | 'list' | 'delete'>>({
    upload: 'POST /api/images/{folder*} form once',
    list: 'GET /api/files/{folder*} query cursor:files',
    delete: 'DELETE /api/files/{folder*}',
  }),
  jobs: /* @__PURE__ */ defineResource<Pick<JobsResource, 'list' | 'run'>>({
    list: 'GET /api/jobs query whole',
    run: 'POST /api/jobs/{id}/run',
  }),
  landingPages: /* @__PURE__ */ defineResource<
    Pick<
      LandingPagesResource,
      'create' | 'update' | 'delete' | 'bulk' | 'duplicate' | 'replaceHomepagePreflight' | 'replaceHomepage'
    >
  >({
    create: 'POST /api/landing-pages body',
    update: 'PATCH /api/landing-pages/{id} body',
    delete: 'DELETE /api/landing-pages/{id}',
    bulk: 'POST /api/landing-pages/bulk body',
    duplicate: 'POST /api/landing-pages/{id}/duplicate',
    replaceHomepagePreflight: 'GET /api/landing-pages/{id}/replace-homepage',
    replaceHomepage: 'POST /api/landing-pages/{id}/replace-homepage body',
  }),
  measurement: /* @__PURE__ */ defineResource<Pick<MeasurementResource, 'listEvents' | 'getSummary'>>({
    listEvents: 'GET /api/measurement/events query pages',
    getSummary: 'GET /api/measurement/summary query',
  }),
  media: /* @__PURE__ */ defineResource<
    Pick<MediaResource, 'list' | 'get' | 'update' | 'delete' | 'bulk' | 'folders' | 'uses'>
  >({
    list: 'GET /api/media query pages',
    get: 'GET /api/media/{id}',
    update: 'PATCH /api/media/{id} body',
    delete: 'DELETE /api/media/{id}',
    bulk: 'POST /api/media/bulk body',
    folders: 'GET /api/media/folders',
    uses: 'GET /api/media/{id}/uses',
  }),
  menus: /* @__PURE__ */ defineResource<
    Pick<MenusResource, 'list' | 'create' | 'get' | 'update' | 'delete' | 'bulk'>
  >({
    list: 'GET /api/menus query pages',
    create: 'POST /api/menus body',
    get: 'GET /api/menus/{id}',
    update: 'PATCH /api/menus/{id} body',
    delete: 'DELETE /api/menus/{id}',
    bulk: 'POST /api/menus/bulk body',
  }),
  metafieldDefinitions: /* @__PURE__ */ defineResource<
    Pick<MetafieldDefinitionsResource, 'list' | 'create' | 'get' | 'update' | 'delete'>
  >({
    list: 'GET /api/metafield-definitions query whole',
    create: 'POST /api/metafield-definitions body',
    get: 'GET /api/metafield-definitions/{uuid}',
    update: 'PATCH /api/metafield-definitions/{uuid} body',
    delete: 'DELETE /api/metafield-definitions/{uuid} query',
  }),
  newsletter: /* @__PURE__ */ defineResource<
    Pick<NewsletterResource, 'exportSubscribers' | 'listSubscribers' | 'getSubscriber' | 'deleteSubscriber'>
  >({
    exportSubscribers: 'GET /api/newsletter/subscribers/export - text',
    listSubscribers: 'GET /api/newsletter/subscribers query pages',
    getSubscriber: 'GET /api/newsletter/subscribers/{id}',
    deleteSubscriber: 'DELETE /api/newsletter/subscribers/{id}',
  }),
  orders: /* @__PURE__ */ defineResource<
    Pick<
      OrdersResource,
      | 'list'
      | 'get'
      | 'update'
      | 'review'
      | 'capture'
      | 'refund'
      | 'cancel'
      | 'ship'
      | 'listShipments'
      | 'shipMany'
      | 'updateShipment'
      | 'sendEmail'
      | 'getMetafields'
      | 'updateMetafields'
      | 'replaceMetafields'
      | 'saveMetafields'
      | 'updateMetafield'
      | 'listNotes'
      | 'createNote'
      | 'deleteNote'
    >
  >({
    list: 'GET /api/orders query pages',
    get: 'GET /api/orders/{id}',
    update: 'PATCH /api/orders/{id} body',
    review: 'POST /api/orders/{id}/review',
    capture: 'POST /api/orders/{id}/capture body',
    refund: 'POST /api/orders/{id}/refunds body',
    cancel: 'POST /api/orders/{id}/cancel body',
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
  }),
  pageBuilder: /* @__PURE__ */ defineResource<
    Pick<PageBuilderResource, 'getPage' | 'listRolloutOverlaps' | 'createPreview'>
  >({
    getPage: 'GET /api/page-builder/pages/{route} query',
    listRolloutOverlaps: 'GET /api/page-builder/rollout-overlaps query whole:pages',
    createPreview: 'POST /api/page-builder/previews body',
  }),
  pages: /* @__PURE__ */ defineResource<
    Pick<PagesResource, 'list' | 'create' | 'get' | 'update' | 'delete' | 'bulk'>
  >({
    list: 'GET /api/pages query pages',
    create: 'POST /api/pages body',
    get: 'GET /api/pages/{id}',
    update: 'PATCH /api/pages/{id} body',
    delete: 'DELETE /api/pages/{id}',
    bulk: 'POST /api/pages/bulk body',
  }),
  paymentMethods: /* @__PURE__ */ defineResource<Pick<PaymentMethodsResource, 'list'>>({
    list: 'GET /api/payment-methods query whole',
  }),
  permissions: /* @__PURE__ */ defineResource<Pick<PermissionsResource, 'list'>>({
    list: 'GET /api/permissions query whole',
  }),
  products: /* @__PURE__ */ defineResource<
    Pick<
      ProductsResource,
      | 'list'
      | 'create'
      | 'get'
      | 'update'
      | 'delete'
      | 'bulk'
      | 'import'
      | 'export'
      | 'addLink'
      | 'listLinks'
      | 'updateLink'
      | 'removeLink'
      | 'updateMetafield'
    >
  >({
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
  }),
  redirects: /* @__PURE__ */ defineResource<
    Pick<RedirectsResource, 'list' | 'create' | 'get' | 'update' | 'delete' | 'bulk'>
  >({
    list: 'GET /api/redirects query pages',
    create: 'POST /api/redirects body',
    get: 'GET /api/redirects/{id}',
    update: 'PATCH /api/redirects/{id} body',
    delete: 'DELETE /api/redirects/{id}',
    bulk: 'POST /api/redirects/bulk body',
  }),
  roles: /* @__PURE__ */ defineResource<Pick<RolesResource, 'list' | 'create' | 'get' | 'update' | 'delete'>>(
    {
      list: 'GET /api/roles query whole',
      create: 'POST /api/roles body',
      get: 'GET /api/roles/{id}',
      update: 'PATCH /api/roles/{id} body',
      delete: 'DELETE /api/roles/{id}',
    },
  ),
  rolloutPlans: /* @__PURE__ */ defineResource<
    Pick<RolloutPlansResource, 'list' | 'create' | 'get' | 'update' | 'cancel' | 'sync'>
  >({
    list: 'GET /api/page-builder/rollout-plans query pages:rolloutPlans',
    create: 'POST /api/page-builder/rollout-plans body',
    get: 'GET /api/page-builder/rollout-plans/{id}',
    update: 'PATCH /api/page-builder/rollout-plans/{id} body',
    cancel: 'DELETE /api/page-builder/rollout-plans/{id}',
    sync: 'POST /api/page-builder/rollout-plans/{id}/sync',
  }),
  search: /* @__PURE__ */ defineResource<Pick<SearchResource, 'find'>>({
    find: 'GET /api/search query',
  }),
  searchSynonyms: /* @__PURE__ */ defineResource<
    Pick<SearchSynonymsResource, 'list' | 'create' | 'get' | 'update' | 'delete'>
  >({
    list: 'GET /api/search-synonyms query pages',
    create: 'POST /api/search-synonyms body',
    get: 'GET /api/search-synonyms/{id}',
    update: 'PATCH /api/search-synonyms/{id} body',
    delete: 'DELETE /api/search-synonyms/{id}',
  }),
  settings: /* @__PURE__ */ defineResource<Pick<SettingsResource, 'get' | 'save' | 'getSchema'>>({
    get: 'GET /api/settings',
    save: 'POST /api/settings body',
    getSchema: 'GET /api/settings/schema query whole',
  }),
  shipments: /* @__PURE__ */ defineResource<Pick<ShipmentsResource, 'createLabel' | 'deliver' | 'cancel'>>({
    createLabel: 'POST /api/shipments/{id}/label',
    deliver: 'POST /api/shipments/{id}/deliver',
    cancel: 'POST /api/shipments/{id}/cancel',
  }),
  shippingZones: /* @__PURE__ */ defineResource<
    Pick<
      ShippingZonesResource,
      'list' | 'create' | 'get' | 'update' | 'delete' | 'attachProvider' | 'updateProvider' | 'detachProvider'
    >
  >({
    list: 'GET /api/shippingZones query whole',
    create: 'POST /api/shippingZones body',
    get: 'GET /api/shippingZones/{id}',
    update: 'PATCH /api/shippingZones/{id} body',
    delete: 'DELETE /api/shippingZones/{id}',
    attachProvider: 'POST /api/shippingZones/{zone_id}/providers body',
    updateProvider: 'PATCH /api/shippingZones/{zone_id}/providers/{provider_code} body',
    detachProvider: 'DELETE /api/shippingZones/{zone_id}/providers/{provider_code}',
  }),
  shopMetafields: /* @__PURE__ */ defineResource<
    Pick<ShopMetafieldsResource, 'get' | 'update' | 'replace' | 'save' | 'updateKey'>
  >({
    get: 'GET /api/shop/metafields',
    update: 'PATCH /api/shop/metafields body',
    replace: 'PUT /api/shop/metafields body',
    save: 'POST /api/shop/metafields body',
    updateKey: 'PATCH /api/shop/metafields/{namespace}/{key} body',
  }),
  taxClasses: /* @__PURE__ */ defineResource<
    Pick<TaxClassesResource, 'list' | 'create' | 'get' | 'update' | 'delete'>
  >({
    list: 'GET /api/tax/classes query whole',
    create: 'POST /api/tax/classes body',
    get: 'GET /api/tax/classes/{id}',
    update: 'PATCH /api/tax/classes/{id} body',
    delete: 'DELETE /api/tax/classes/{id}',
  }),
  taxRates: /* @__PURE__ */ defineResource<
    Pick<TaxRatesResource, 'create' | 'list' | 'get' | 'update' | 'delete'>
  >({
    create: 'POST /api/tax/classes/{class_id}/rates body',
    list: 'GET /api/tax/classes/{class_id}/rates query whole',
    get: 'GET /api/tax/rates/{id}',
    update: 'PATCH /api/tax/rates/{id} body',
    delete: 'DELETE /api/tax/rates/{id}',
  }),
  translations: /* @__PURE__ */ defineResource<
    Pick<TranslationsResource, 'kinds' | 'listOfKind' | 'list' | 'get' | 'save' | 'delete'>
  >({
    kinds: 'GET /api/translations',
    listOfKind: 'GET /api/translations/{entity_type} query whole',
    list: 'GET /api/translations/{entity_type}/{id} query whole',
    get: 'GET /api/translations/{entity_type}/{id}/{locale}',
    save: 'PUT /api/translations/{entity_type}/{id}/{locale} body',
    delete: 'DELETE /api/translations/{entity_type}/{id}/{locale}',
  }),
  users: /* @__PURE__ */ defineResource<
    Pick<
      UsersResource,
      | 'list'
      | 'create'
      | 'get'
      | 'update'
      | 'delete'
      | 'listTokens'
      | 'createToken'
      | 'deleteToken'
      | 'me'
      | 'updateMe'
      | 'listSessions'
      | 'endSessions'
      | 'endSession'
      | 'startTotp'
      | 'removeTotp'
      | 'confirmTotp'
      | 'removeSecondFactor'
      | 'listPasskeys'
      | 'registerPasskey'
      | 'startPasskey'
      | 'renamePasskey'
      | 'deletePasskey'
      | 'setUpShop'
      | 'requestPasswordReset'
      | 'resetPassword'
    >
  >({
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
  }),
  variantGroups: /* @__PURE__ */ defineResource<
    Pick<VariantGroupsResource, 'list' | 'create' | 'update' | 'delete' | 'get' | 'addItem'>
  >({
    list: 'GET /api/variantGroups query pages',
    create: 'POST /api/variantGroups body',
    update: 'PATCH /api/variantGroups/{id} body',
    delete: 'DELETE /api/variantGroups/{id}',
    get: 'GET /api/variantGroups/{id}',
    addItem: 'POST /api/variantGroups/{id}/items body',
  }),
  variants: /* @__PURE__ */ defineResource<Pick<VariantsResource, 'unlink' | 'search'>>({
    unlink: 'DELETE /api/variants/{id}',
    search: 'GET /api/variants query pages',
  }),
  webhookTopics: /* @__PURE__ */ defineResource<Pick<WebhookTopicsResource, 'list'>>({
    list: 'GET /api/webhook-topics query whole',
  }),
  webhooks: /* @__PURE__ */ defineResource<
    Pick<
      WebhooksResource,
      | 'list'
      | 'create'
      | 'get'
      | 'update'
      | 'delete'
      | 'rotateSecret'
      | 'test'
      | 'replay'
      | 'listDeliveries'
      | 'getDelivery'
      | 'retryDelivery'
    >
  >({
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
  }),
  widgets: /* @__PURE__ */ defineResource<
    Pick<WidgetsResource, 'list' | 'create' | 'get' | 'update' | 'delete' | 'bulk'>
  >({
    list: 'GET /api/widgets query pages',
    create: 'POST /api/widgets body',
    get: 'GET /api/widgets/{id}',
    update: 'PATCH /api/widgets/{id} body',
    delete: 'DELETE /api/widgets/{id}',
    bulk: 'POST /api/widgets/bulk body',
  }),
};
