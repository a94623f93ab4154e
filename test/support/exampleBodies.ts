import { randomUUID } from 'node:crypto';
import { testAddress } from './shop.ts';

const key = () => `k-${randomUUID()}`;

const codes = Intl.supportedValuesOf('currency').filter((code) => !['CHF', 'EUR', 'USD'].includes(code));
/** Returns the code of another currency each time. */
const currencyCode = () => codes.shift() ?? 'EUR';

/**
 * Valid request bodies by route id, with values that a schema does not specify, such as the format of a text. They contain all members,
 * because tests replace each member with invalid values. A body is recreated for each call if it contains a unique value.
 */
export function exampleBodies(
  ids: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, () => object>> {
  const product = () => ({
    name: 'Mug',
    url_key: key(),
    sku: key(),
    price: 9.99,
    qty: 5,
    status: 1,
    visibility: 1,
    group_id: 1,
    weight: 0.5,
    tax_class: null,
    manage_stock: 1,
    stock_availability: 1,
    no_shipping_required: 0,
    description: [{ content: 'rows' }],
    short_description: 'short',
    meta_title: 'title',
    meta_description: 'description',
    meta_keywords: 'words',
    images: ['/mug.png'],
    categories: [ids['categories']],
    category_id: ids['categories'],
  });
  const category = () => ({
    name: 'Mugs',
    url_key: key(),
    parent_id: null,
    status: 1,
    position: 1,
    description: 'text',
    short_description: 'short',
    image: '/mugs.png',
    meta_title: 'title',
    meta_description: 'description',
    meta_keywords: 'words',
  });
  const collection = () => ({ name: 'Best', code: key(), description: 'text' });
  const coupon = () => ({
    coupon: key().replaceAll('-', ''),
    status: 1,
    description: 'text',
    discount_amount: '10',
    amounts: { CHF: 9 },
    free_shipping: 0,
    discount_type: 'fixed_discount_to_entire_order',
    target_products: { maxQty: 2, products: [{ key: 'price', operator: '>', value: '1' }] },
    condition: {
      order_total: '50',
      order_qty: 1,
      required_products: [{ key: 'category', operator: 'IN', value: ['1'], qty: 1 }],
    },
    user_condition: { groups: [1], purchased: 10, email: 'ada@example.com', emails: ['bob@example.com'] },
    buyx_gety: [{ sku: 'A', buy_qty: 1, get_qty: 1, max_y: 5, discount: 50 }],
    max_uses_time_per_coupon: '10',
    max_uses_time_per_customer: '1',
    start_date: '2026-01-31',
    end_date: '2026-12-31',
  });
  const role = () => ({ name: key(), permissions: ['getOrder'] });
  const user = () => ({
    email: `${key()}@shop.test`,
    password: 'correct horse battery',
    full_name: 'Ada',
    status: 1,
    roles: [ids['roles']],
  });
  const credentials = () => ({ email: ids['email'], password: 'wrong horse battery' });
  const zone = () => ({
    name: 'Zone',
    countries: ['US', 'CA'],
    provinces: [{ country: 'US', province: 'US-CA' }],
  });
  const attachment = () => ({ config: { depot: 'a' }, is_enabled: true, sort_order: 1 });
  const method = () => ({
    name: key(),
    is_enabled: true,
    sort_order: 1,
    default_carrier_code: 'ups',
    default_service_code: 'ground',
    business_days: { min: 1, max: 2 },
  });
  const rate = () => ({
    is_enabled: true,
    cost: '5.00',
    amounts: { CHF: 4.5 },
    condition_type: 'price',
    min: 1,
    max: '1000',
    price_based_cost: [{ min_price: 0, cost: '5' }],
    weight_based_cost: [{ min_weight: 0, cost: 5 }],
  });
  const customer = () => ({
    email: `${key()}@example.com`,
    password: 'correct horse battery',
    full_name: 'Ada',
    status: 1,
  });
  const address = () => ({
    ...testAddress,
    address_2: 'Flat 2',
    company: 'Ada Ltd',
    vat_id: 'XI123456789',
    is_default: true,
  });
  const group = () => ({ group_name: key() });
  const login = () => ({ email: ids['customerEmail'], password: 'wrong horse battery' });
  const metafields = () => ({ metafields: { custom: { size: 'XL' } } });
  const definition = () => ({
    namespace: 'custom',
    name: 'Dimensions',
    description: 'In millimetres',
    required: false,
    translatable: false,
    visibleToCustomer: true,
    validations: [{ type: 'size', min: 1, max: 9 }],
    appearance: { placeholder: '1' },
    position: 1,
  });
  const fresh = () => key().replaceAll('-', '_');
  const attribute = () => ({
    attribute_name: 'Colour',
    type: 'select',
    is_required: false,
    display_on_frontend: true,
    is_filterable: true,
    sort_order: 1,
    groups: [1],
    options: [{ option_text: 'Red', sort_order: 1 }],
  });
  const blogPage = () => ({
    name: 'News',
    url_key: key(),
    status: true,
    meta_title: 'title',
    meta_description: 'description',
    metafields: {},
  });
  const post = () => ({
    ...blogPage(),
    short_description: 'short',
    content: [{ content: 'rows' }],
    author: 'Ada',
    image: '/news.png',
    published_at: '2026-01-31T08:00:00Z',
    categories: [ids['blog/categories']].filter(Boolean),
  });
  const blogCategory = () => ({ ...blogPage(), description: [{ content: 'rows' }] });
  const taxRate = () => ({
    name: 'State tax',
    rate: 7.25,
    country: 'US',
    province: 'US-CA',
    postcode: '9*',
    is_compound: false,
    priority: 1,
  });
  /** Each plan uses another minute of the coming decades, because plans for the same page must not overlap. */
  const rolloutPlan = () => {
    const start = Date.UTC(2030) + Math.floor(Math.random() * 10_000_000) * 60_000;
    return {
      name: 'Sale',
      start_time: new Date(start).toISOString(),
      end_time: new Date(start + 30_000).toISOString(),
    };
  };
  const landingPage = () => ({
    name: 'Sale',
    url_key: key(),
    status: true,
    description: 'text',
    meta_title: 'title',
    meta_description: 'description',
    publish_start: '2026-01-31T08:00:00Z',
    publish_end: '2036-01-31',
  });
  const cmsPage = () => ({
    title: 'Imprint',
    url_key: key(),
    content: 'text',
    status: true,
    meta_title: 'title',
    meta_description: 'description',
  });
  const widget = () => ({
    name: 'Menu',
    type: 'basic_menu',
    settings: { items: [{ label: 'Mugs', link: '/mugs' }] },
    status: true,
    placements: [
      {
        route: 'homepage',
        area: 'content',
        sort_order: 1.5,
        entity_urn: `urn:evershop:catalog:product:${randomUUID()}`,
      },
    ],
  });
  const operation = () => {
    const uuid = randomUUID();
    return {
      route: 'homepage',
      entity_urn: `urn:evershop:cms:widget_instance:${uuid}`,
      old_payload: null,
      new_payload: { uuid, name: 'Text', type: 'text_block', settings: { text: 'Hello' }, status: true },
      change_order: 1,
    };
  };
  const menu = () => ({
    code: key(),
    name: 'Footer',
    items: [{ name: 'Mugs', target: '/mugs', children: [{ name: 'Blue', target: '/mugs/blue' }] }],
  });
  const priceList = () => ({ name: key(), kind: 'override', priority: 3 });
  const promotion = () => ({
    name: key(),
    label: 'Ten percent off',
    class: 'order',
    action: { kind: 'percent', value: 10 },
  });
  const synonym = () => ({ terms: [key(), key()] });
  const redirect = () => ({ from_path: `/${key()}`, target: `/${key()}`, status: 302 });
  const many = (kind: string, change: () => object) => () => ({ ids: [ids[kind]], change: change() });
  const withoutCode = () =>
    Object.fromEntries(
      Object.entries({ ...coupon(), description: key() }).filter(([name]) => name !== 'coupon'),
    );
  // Each call uses the other group, so that the customer actually changes.
  let isMoved = false;
  const anotherGroup = () => {
    isMoved = !isMoved;
    return isMoved ? ids['customerGroups'] : 1;
  };
  // Each call uses the other status, so that the message actually changes.
  let isAnswered = false;
  const otherStatus = () => {
    isAnswered = !isAnswered;
    return { status: isAnswered ? 'answered' : 'new' };
  };
  const newsletter = () => ({ email: `${key()}@example.com` });
  const refund = () => ({
    amount: '1.00',
    reason: 'broken',
    items: [{ order_item_id: '1', qty: 1, restock: true }],
    shipping: '1.00',
    adjustment: { amount: '-1.00', tax_rate: '20', label: 'Return fee' },
    return_id: '00000000-0000-4000-8000-000000000000',
  });
  const currency = () => ({ status: 1, rate: 1.25, step: 1, ending: 0 });
  const returnReason = () => ({
    code: `reason_${key().replace(/\W/g, '_').toLowerCase()}`,
    name: 'Wrong color',
    sort_order: 5,
  });
  const message = () => ({
    full_name: 'Ada',
    email: 'ada@example.com',
    message: 'Is the mug in stock again?',
  });
  const webhook = () => ({
    url: `https://receiver.invalid/${key()}`,
    description: 'ERP',
    topics: ['order_placed', 'product_updated'],
    status: 'active',
  });
  const member = () => ({ product_id: ids['products'] });
  return {
    // A wrong password preserves the caller's account, because the other examples need its token.
    updateOwnAccount: () => ({
      email: `${key()}@example.com`,
      password: key(),
      full_name: 'Ada',
      preferences: { theme: 'dark' },
      current_password: 'wrong',
    }),
    registerPasskey: () => ({
      name: 'Laptop',
      credential: {
        id: 'AAAA',
        rawId: 'AAAA',
        type: 'public-key',
        response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['usb'] },
      },
    }),
    renamePasskey: () => ({ name: 'Laptop' }),
    deletePasskey: () => ({ current_password: 'wrong' }),
    createUserToken: () => ({ name: 'till', permissions: ['listOrders'], expires_at: '2036-01-31' }),
    startTotp: () => ({ current_password: 'wrong' }),
    startPasskey: () => ({ current_password: 'wrong' }),
    createCart: () => ({
      items: [{ sku: ids['sku'], qty: 1 }],
      currency: 'USD',
      customer_email: 'ada@example.com',
      customer_full_name: 'Ada',
    }),
    addCartItem: () => ({ sku: ids['sku'], qty: 1 }),
    updateCartItemQty: () => ({ action: 'increase', qty: 1 }),
    addCartContactInfo: () => ({ email: 'ada@example.com' }),
    setCartReminders: () => ({ given: false }),
    addCartAddress: () => ({
      type: 'shipping',
      address: {
        ...testAddress,
        address_2: 'Flat 2',
        company: 'Ada Ltd',
        vat_id: 'XI123456789',
        type: 'shipping',
      },
    }),
    addCartPaymentMethod: () => ({ method_code: 'cod', method_name: 'Cash on delivery' }),
    addCartShippingMethod: () => ({
      provider_code: 'core',
      method_code: ids['methods'],
      method_name: 'Method',
    }),
    cartCheckout: () => ({
      customer: { email: 'ada@example.com', full_name: 'Ada' },
      shippingAddress: testAddress,
      billingAddress: testAddress,
      shippingProvider: 'core',
      shippingMethod: 'none',
      paymentMethod: 'cod',
      note: 'Ring twice',
    }),
    updateCart: () => ({
      customer_email: 'ada@example.com',
      customer_full_name: 'Ada',
      shipping_address: { ...testAddress, address_2: 'Flat 2', company: 'Ada Ltd', vat_id: 'XI123456789' },
      billing_address: { ...testAddress, address_2: 'Flat 2', company: 'Ada Ltd', vat_id: 'XI123456789' },
      currency: 'USD',
      coupon: null,
      shipping_method: { provider_code: 'core', method_code: ids['methods'] },
      payment_method: { method_code: 'cod', method_name: 'Cash on delivery' },
      shipping_note: 'Ring twice',
    }),
    startOrderPayment: () => ({ return_url: 'http://shop.test/thanks', token: 'any' }),
    finishOrderPayment: () => ({ query: { session: 'any' }, token: 'any' }),
    endOrderPayment: () => ({ token: 'any' }),
    captureOrder: () => ({ amount: '1.00' }),
    refundOrder: refund,
    previewRefund: refund,
    sendOrderEmail: () => ({ kind: 'orderConfirmation', shipment_id: 1 }),
    updateOrder: () => ({
      customer_email: 'ada@example.com',
      customer_full_name: 'Ada',
      shipping_address: { ...testAddress, address_2: 'Flat 2', company: 'Ada Ltd', vat_id: 'XI123456789' },
      billing_address: { ...testAddress, address_2: 'Flat 2', company: 'Ada Ltd', vat_id: 'XI123456789' },
    }),
    addShippingNote: () => ({ note: 'Ring twice' }),
    createOrder: () => ({ cart_id: ids['carts'] }),
    storefrontLogin: () => ({ ...login(), to: '/account' }),
    storefrontRegister: () => ({ ...login(), email: `${key()}@example.com`, full_name: 'Ada', to: '/cart' }),
    requestNewsletter: newsletter,
    storefrontRequestNewsletter: newsletter,
    sendContactMessage: message,
    storefrontSendMessage: message,
    storefrontSaveConsent: () => ({ choice: 'rejected' }),
    storefrontForgottenPassword: () => ({ email: ids['customerEmail'] }),
    storefrontConfirmEmail: () => ({ token: 'sce_unknown' }),
    storefrontResetPassword: () => ({ token: 'scp_unknown', password: 'correct horse battery' }),
    storefrontAddAddress: () => ({
      ...testAddress,
      address_2: 'Flat 2',
      company: 'Ada Ltd',
      vat_id: 'XI123456789',
      is_default: '1',
    }),
    storefrontChangeAddress: () => ({
      ...testAddress,
      address_2: 'Flat 2',
      company: 'Ada Ltd',
      vat_id: 'XI123456789',
      is_default: '1',
    }),
    storefrontChangeProfile: () => ({
      full_name: 'Ada',
      email: ids['customerEmail'],
      password: '',
      current_password: '',
    }),
    storefrontAddCartItem: () => ({ sku: ids['sku'], qty: 1, to: '/cart' }),
    storefrontChangeCartItem: () => ({ qty: 1 }),
    storefrontApplyCoupon: () => ({ coupon: 'NONE' }),
    storefrontRemoveCoupon: () => ({ coupon: 'NONE' }),
    storefrontRemoveGiftCard: () => ({ gift_card: '00000000-0000-4000-8000-000000000000' }),
    storefrontUseCredit: () => ({ to: '/checkout?step=address' }),
    storefrontRemoveCredit: () => ({ to: '/checkout?step=address' }),
    storefrontCheckoutAddress: () => ({
      email: 'ada@example.com',
      shipping: { ...testAddress, address_2: 'Flat 2', company: 'Ada Ltd', vat_id: 'XI123456789' },
      billing_other: '1',
      billing: testAddress,
    }),
    storefrontCheckoutSavedAddress: () => ({ address: randomUUID() }),
    storefrontCheckoutShipping: () => ({ method: 'core/none', note: 'Ring twice' }),
    storefrontCheckoutPayment: () => ({ method: 'cod' }),
    storefrontBeginExpress: () => ({ sku: ids['sku'], qty: 1, from: '/cart' }),
    setMyNewsletter: () => ({ subscribed: false }),
    storefrontSetNewsletter: () => ({ subscribed: '0' }),
    storefrontSetReminders: () => ({ wanted: '0' }),
    storefrontAccountOfOrder: () => ({ password: 'correct horse battery' }),
    storefrontPlaceOrder: () => ({ cart_id: randomUUID(), reviewed: 'unknown' }),
    changeProducts: many('products', product),
    changeCategories: many('categories', category),
    changeCollections: many('collections', collection),
    changeCoupons: many('coupons', withoutCode),
    changeCustomers: many('customers', () => ({ status: 1, group_id: anotherGroup() })),
    changeAttributes: many('attributes', () => ({ attribute_name: key(), sort_order: 1 })),
    changeCmsPages: many('pages', cmsPage),
    changeBlogPosts: many('blog/posts', post),
    changeBlogCategories: many('blog/categories', blogCategory),
    changeLandingPages: many('landing-pages', landingPage),
    changeMedia: many('media', () => ({ alt: 'A blue mug' })),
    changeMenus: many('menus', menu),
    createMenu: menu,
    updateMenu: menu,
    changeRedirects: many('redirects', redirect),
    changeContactMessages: many('contact-messages', otherStatus),
    updateContactMessage: otherStatus,
    createRedirect: redirect,
    updateRedirect: redirect,
    createReturnReason: returnReason,
    updateReturnReason: returnReason,
    withdrawOrder: () => ({ items: [{ order_item_id: '1', qty: 1 }] }),
    requestWithdrawal: () => ({ order_number: '10001', email: 'ada@example.com' }),
    storefrontRequestWithdrawal: () => ({ order_number: '10001', email: 'ada@example.com' }),
    createPromotion: promotion,
    updatePromotion: promotion,
    createPromotionCodes: () => ({ codes: [key()] }),
    previewPromotion: () => ({ cart_id: key(), promotion: promotion() }),
    createGiftCard: () => ({
      amount: '25.00',
      currency: 'USD',
      email: 'ada@example.com',
      message: 'Happy birthday',
      locale: 'en',
      deliver_at: '2036-01-31',
      expires_at: '2037-01-31',
      customer_id: ids['customers'],
    }),
    adjustGiftCard: () => ({ amount: '-1.00', reason: 'Counted wrong' }),
    resendGiftCard: () => ({ email: 'grace@example.com' }),
    voidGiftCard: () => ({ reason: 'Lost' }),
    addCartGiftCard: () => ({ code: 'ACDE-FGHJ-KMNP-QRT3' }),
    useCartCredit: () => ({ amount: '5.00' }),
    storefrontGiftCardBalance: () => ({ code: 'ACDE-FGHJ-KMNP-QRT3' }),
    giftCardBalance: () => ({ code: 'ACDE-FGHJ-KMNP-QRT3' }),
    adjustCredit: () => ({ amount: '5.00', currency: 'USD', reason: 'Sorry' }),
    createPriceList: () => ({ code: key(), ...priceList() }),
    updatePriceList: priceList,
    updatePrices: () => ({
      set: [{ sku: ids['sku'], min_qty: 1, amount: 1 + Math.floor(Math.random() * 1e6) }],
    }),
    createSearchSynonym: synonym,
    updateSearchSynonym: synonym,
    changeWidgets: many('widgets', widget),
    createProduct: product,
    updateProduct: product,
    createCategory: category,
    updateCategory: category,
    moveCategory: () => ({ parent_id: null }),
    addProductToCategory: member,
    createCollection: collection,
    updateCollection: collection,
    addProductToCollection: member,
    createCoupon: coupon,
    updateCoupon: coupon,
    previewCoupon: () => ({ ...coupon(), locale: 'de', items: [], customer: null }),
    saveSetting: () => ({ codPaymentStatus: 1, codDisplayName: 'Cash on delivery' }),
    createRole: role,
    updateRole: role,
    createUser: user,
    updateUser: () => ({ ...user(), current_password: 'correct horse battery' }),
    getUserToken: credentials,
    adminLogin: credentials,
    refreshUserToken: () => ({ refreshToken: 'srt_unknown' }),
    quoteCart: () => ({
      address: { country: 'US', province: 'US-CA', postcode: '94607', city: 'Oakland' },
      items: [],
      goods: { price: 10, weight: 1, tax_class: null },
    }),
    createShippingZone: zone,
    updateShippingZone: zone,
    attachShippingProvider: () => ({ provider_code: 'core', ...attachment() }),
    updateShippingProvider: attachment,
    createCoreShippingMethod: method,
    updateCoreShippingMethod: method,
    createCoreShippingRate: () => ({ method_id: ids['methods'], zone_id: ids['shippingZones'], ...rate() }),
    updateCoreShippingRate: rate,
    createCustomer: () => ({ ...customer(), group_id: ids['customerGroups'] }),
    updateCustomer: () => ({ ...customer(), group_id: ids['customerGroups'] }),
    createShipment: () => ({
      carrier_name: 'Bicycle',
      tracking_number: 'T-1',
      tracking_url: 'https://track.test/T-1',
    }),
    updateShipment: () => ({ tracking_url: 'https://track.test/T-1' }),
    updateCustomerProfile: () => ({ full_name: 'Ada' }),
    setUpShop: () => ({
      token: key(),
      email: `${key()}@example.com`,
      password: 'a rare password',
      full_name: 'Ada',
    }),
    requestUserPasswordReset: () => ({ email: `${key()}@example.com` }),
    resetUserPassword: () => ({ token: 'spr_unknown', password: 'correct horse battery' }),
    adminResetPassword: () => ({ token: 'spr_unknown', password: 'correct horse battery' }),
    confirmMyEmail: () => ({ token: 'sce_unknown' }),
    createMyAddress: address,
    updateMyAddress: address,
    createCustomerAddress: address,
    updateCustomerAddress: address,
    createCustomerGroup: group,
    updateCustomerGroup: group,
    customerLogin: login,
    getCustomerToken: login,
    refreshCustomerToken: () => ({ refreshToken: 'scr_unknown' }),
    resetPassword: () => ({ email: ids['customerEmail'] }),
    updatePassword: () => ({ token: 'scp_unknown', password: 'correct horse battery' }),
    createMetafieldDefinition: () => ({
      ...definition(),
      ownerType: 'product',
      fieldKey: fresh(),
      fieldType: 'short_text',
      isList: false,
      subFields: [],
      provisionedByActiveTheme: false,
    }),
    updateMetafieldDefinition: definition,
    updateCustomerMetafields: metafields,
    replaceCustomerMetafields: metafields,
    saveCustomerMetafields: metafields,
    updateOrderMetafields: metafields,
    replaceOrderMetafields: metafields,
    saveOrderMetafields: metafields,
    createWebhook: webhook,
    updateWebhook: webhook,
    rotateWebhookSecret: () => ({ overlap_hours: 24 }),
    replayWebhook: () => ({ from: '2026-01-31T00:00:00Z', to: '2026-02-01T00:00:00Z' }),
    replayEvents: () => ({
      subscriber: 'orders.mailConfirmation',
      from: '2026-01-31T00:00:00Z',
      to: '2026-02-01T00:00:00Z',
    }),
    previewEmail: () => ({ language: 'en', words: { subject: 'Your order' } }),
    sendTestEmail: () => ({ language: 'en', words: { subject: 'Your order' } }),
    createOrderNote: () => ({ text: 'Rang twice' }),
    createCustomerNote: () => ({ text: 'Prefers calls' }),
    updateShopMetafields: metafields,
    replaceShopMetafields: metafields,
    saveShopMetafields: metafields,
    addProductLink: () => ({ linked_product_id: ids['products'], type: 'related', sort_order: 1 }),
    updateProductLink: () => ({ type: 'related', sort_order: 1 }),
    createAttribute: () => ({ attribute_code: fresh(), ...attribute() }),
    updateAttribute: attribute,
    checkVatId: () => ({ vat_id: 'DE123456789' }),
    createCurrency: () => ({ code: currencyCode(), ...currency() }),
    updateCurrency: currency,
    createTaxClass: () => ({ name: key() }),
    updateTaxClass: () => ({ name: key() }),
    createTaxRate: taxRate,
    updateTaxRate: taxRate,
    createBlogPost: post,
    updateBlogPost: post,
    createBlogCategory: blogCategory,
    updateBlogCategory: blogCategory,
    createLandingPage: landingPage,
    updateLandingPage: landingPage,
    createCmsPage: cmsPage,
    updateCmsPage: cmsPage,
    createWidget: widget,
    updateWidget: widget,
    addChangesetOperation: operation,
    addChangesetStep: () => {
      const { route, ...one } = operation();
      return { route, operations: [one] };
    },
    createRolloutPlan: () => ({ ...rolloutPlan(), changeset_id: ids['page-builder/changesets'] }),
    updateRolloutPlan: rolloutPlan,
    createPreview: () => ({
      at: '2030-01-31T08:00:00Z',
      changeset_id: ids['page-builder/changesets'] ?? null,
      entity_urn: `urn:evershop:promotion:landing_page:${randomUUID()}`,
    }),
    moveCurrentChange: () => ({ direction: 'undo', route: 'homepage' }),
  };
}
