// Written by `npm run generate:sdk`. Not edited by hand.

export type GetUserTokenBody = {
  email: string;
  password: string;
};

export type GetUserTokenData = {
  accessToken: string;
  refreshToken: string;
  /** Seconds that the access token holds. */
  expiresIn: number;
};

export type RefreshUserTokenBody = {
  refreshToken: string;
};

export type AdminLoginData = {
  /** The value of the cookie. */
  sid: string;
};

export type AdminLogoutData = Record<string, never>;

export type CreateAttributeGroupBody = {
  group_name: string;
};

export type ListAttributeGroupsQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
};

export type UpdateAttributeGroupBody = {
  group_name?: string | undefined;
};

export type CreateAttributeBody = {
  attribute_code: string;
  attribute_name: string;
  type: 'text' | 'textarea' | 'select' | 'multiselect' | 'date';
  is_required?: boolean | 0 | 1 | '0' | '1' | undefined;
  display_on_frontend?: boolean | 0 | 1 | '0' | '1' | undefined;
  is_filterable?: boolean | 0 | 1 | '0' | '1' | undefined;
  sort_order?: number | string | undefined;
  groups?: readonly (number | string)[] | undefined;
  options?:
    | readonly {
        option_id?: number | string | undefined;
        uuid?: string | undefined;
        option_text: string;
        sort_order?: number | string | undefined;
      }[]
    | undefined;
};

export type ListAttributesQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
};

export type UpdateAttributeBody = {
  attribute_code?: string | undefined;
  attribute_name?: string | undefined;
  type?: 'text' | 'textarea' | 'select' | 'multiselect' | 'date' | undefined;
  is_required?: boolean | 0 | 1 | '0' | '1' | undefined;
  display_on_frontend?: boolean | 0 | 1 | '0' | '1' | undefined;
  is_filterable?: boolean | 0 | 1 | '0' | '1' | undefined;
  sort_order?: number | string | undefined;
  groups?: readonly (number | string)[] | undefined;
  options?:
    | readonly {
        option_id?: number | string | undefined;
        uuid?: string | undefined;
        option_text: string;
        sort_order?: number | string | undefined;
      }[]
    | undefined;
};

export type ListBlogCategoriesQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
};

export type ListBlogCategoriesData = {
  /** The integer id. */
  blog_category_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name that shoppers read. */
  name: string;
  /** The last segment of its path; unique among blog categories. */
  url_key: string;
  /** The text of its page. */
  description: string | null;
  /** Whether it is public. */
  status: boolean;
  /** The title for search engines; null: the name. */
  meta_title: string | null;
  /** The description for search engines. */
  meta_description: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Record<string, Record<string, unknown>>;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
}[];

export type CreateBlogCategoryBody = {
  /** The name that shoppers read. */
  name: string;
  /** The last segment of its path; unique among blog categories. */
  url_key: string;
  /** The text of its page. */
  description?: string | readonly Record<string, unknown>[] | null | undefined;
  /** Whether it is public. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The title for search engines; null: the name. */
  meta_title?: string | null | undefined;
  /** The description for search engines. */
  meta_description?: string | null | undefined;
  /** The values of metafields, by namespace and key. Those that are absent stay. */
  metafields?: Record<string, unknown> | undefined;
};

export type GetBlogCategoryData = {
  /** The integer id. */
  blog_category_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name that shoppers read. */
  name: string;
  /** The last segment of its path; unique among blog categories. */
  url_key: string;
  /** The text of its page. */
  description: string | null;
  /** Whether it is public. */
  status: boolean;
  /** The title for search engines; null: the name. */
  meta_title: string | null;
  /** The description for search engines. */
  meta_description: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Record<string, Record<string, unknown>>;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
};

export type UpdateBlogCategoryBody = {
  /** The name that shoppers read. */
  name?: string | undefined;
  /** The last segment of its path; unique among blog categories. */
  url_key?: string | undefined;
  /** The text of its page. */
  description?: string | readonly Record<string, unknown>[] | null | undefined;
  /** Whether it is public. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The title for search engines; null: the name. */
  meta_title?: string | null | undefined;
  /** The description for search engines. */
  meta_description?: string | null | undefined;
  /** The values of metafields, by namespace and key. Those that are absent stay. */
  metafields?: Record<string, unknown> | undefined;
};

export type UpdateBlogCategoryMetafieldBody = {
  value: unknown;
};

export type GetShopMetafieldsData = {
  /** The values of the metafields, by namespace and key. */
  metaData: Record<string, Record<string, unknown>>;
};

export type ListBlogPostsQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
};

export type ListBlogPostsData = {
  /** The integer id. */
  blog_post_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The headline. */
  name: string;
  /** The last segment of its path; unique among blog posts. */
  url_key: string;
  /** The summary that lists show. */
  short_description: string | null;
  /** The text of the post. */
  content: string | null;
  /** The name of the author, as shoppers read it. */
  author: string | null;
  /** The picture of the post. */
  image: string | null;
  /** Whether it is public from `published_at` on; false: a draft. */
  status: boolean;
  /** When it becomes public, an ISO 8601 time; a public post without one is public at once. */
  published_at: string | null;
  /** The title for search engines; null: the name. */
  meta_title: string | null;
  /** The description for search engines. */
  meta_description: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Record<string, Record<string, unknown>>;
  /** The ids of its categories. */
  categories: number[];
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
}[];

export type CreateBlogPostBody = {
  /** The headline. */
  name: string;
  /** The last segment of its path; unique among blog posts. */
  url_key: string;
  /** The summary that lists show. */
  short_description?: string | null | undefined;
  /** The text of the post. */
  content?: string | readonly Record<string, unknown>[] | null | undefined;
  /** The name of the author, as shoppers read it. */
  author?: string | null | undefined;
  /** The picture of the post. */
  image?: string | null | undefined;
  /** When it becomes public; one that lies ahead publishes the post by itself. Null with a public status: now. */
  published_at?: string | null | undefined;
  /** Its categories, by integer id or UUID; the whole list is replaced. */
  categories?: readonly (number | string)[] | undefined;
  /** Whether it is public from `published_at` on; false: a draft. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The title for search engines; null: the name. */
  meta_title?: string | null | undefined;
  /** The description for search engines. */
  meta_description?: string | null | undefined;
  /** The values of metafields, by namespace and key. Those that are absent stay. */
  metafields?: Record<string, unknown> | undefined;
};

export type GetBlogPostData = {
  /** The integer id. */
  blog_post_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The headline. */
  name: string;
  /** The last segment of its path; unique among blog posts. */
  url_key: string;
  /** The summary that lists show. */
  short_description: string | null;
  /** The text of the post. */
  content: string | null;
  /** The name of the author, as shoppers read it. */
  author: string | null;
  /** The picture of the post. */
  image: string | null;
  /** Whether it is public from `published_at` on; false: a draft. */
  status: boolean;
  /** When it becomes public, an ISO 8601 time; a public post without one is public at once. */
  published_at: string | null;
  /** The title for search engines; null: the name. */
  meta_title: string | null;
  /** The description for search engines. */
  meta_description: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Record<string, Record<string, unknown>>;
  /** The ids of its categories. */
  categories: number[];
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
};

export type UpdateBlogPostBody = {
  /** The headline. */
  name?: string | undefined;
  /** The last segment of its path; unique among blog posts. */
  url_key?: string | undefined;
  /** The summary that lists show. */
  short_description?: string | null | undefined;
  /** The text of the post. */
  content?: string | readonly Record<string, unknown>[] | null | undefined;
  /** The name of the author, as shoppers read it. */
  author?: string | null | undefined;
  /** The picture of the post. */
  image?: string | null | undefined;
  /** When it becomes public; one that lies ahead publishes the post by itself. Null with a public status: now. */
  published_at?: string | null | undefined;
  /** Its categories, by integer id or UUID; the whole list is replaced. */
  categories?: readonly (number | string)[] | undefined;
  /** Whether it is public from `published_at` on; false: a draft. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The title for search engines; null: the name. */
  meta_title?: string | null | undefined;
  /** The description for search engines. */
  meta_description?: string | null | undefined;
  /** The values of metafields, by namespace and key. Those that are absent stay. */
  metafields?: Record<string, unknown> | undefined;
};

export type UpdateBlogPostMetafieldBody = {
  value: unknown;
};

export type CreatePaymentIntentBody = {
  cart_id: string;
  order_id: string;
};

export type CreatePaymentIntentData = {
  clientSecret: string;
};

export type CreateCartBody = {
  items: readonly {
    sku: string;
    qty: number | string;
  }[];
  customer_full_name?: string | null | undefined;
  customer_email?: string | null | undefined;
};

export type AddCartItemBody = {
  sku: string;
  qty: number | string;
};

export type UpdateCartItemQtyBody = {
  action?: 'increase' | 'decrease' | undefined;
  qty: number | string;
};

export type AddCartContactInfoBody = {
  email: string;
};

export type AddCartAddressBody = {
  address: {
    full_name: string;
    telephone: string | number;
    address_1: string;
    address_2?: string | null | undefined;
    city: string;
    province: string;
    country: string;
    postcode: string | number;
    type?: 'shipping' | 'billing' | undefined;
  };
  type?: 'shipping' | 'billing' | undefined;
};

export type AddCartPaymentMethodBody = {
  method_code: string;
  method_name: string;
};

export type AddCartShippingMethodBody = {
  provider_code?: string | null | undefined;
  method_code?: string | null | undefined;
  method_name?: string | null | undefined;
};

export type CouponApplyBody = {
  coupon: string;
};

export type AddShippingNoteBody = {
  note: string;
};

export type CartCheckoutBody = {
  customer?:
    | {
        email?: string | undefined;
        full_name?: string | undefined;
      }
    | undefined;
  shippingAddress?:
    | {
        full_name: string;
        telephone: string | number;
        address_1: string;
        address_2?: string | null | undefined;
        city: string;
        province: string;
        country: string;
        postcode: string | number;
      }
    | undefined;
  billingAddress?:
    | {
        full_name: string;
        telephone: string | number;
        address_1: string;
        address_2?: string | null | undefined;
        city: string;
        province: string;
        country: string;
        postcode: string | number;
      }
    | undefined;
  shippingProvider?: string | undefined;
  shippingMethod?: string | undefined;
  paymentMethod?: string | undefined;
  note?: string | undefined;
};

export type CreateCategoryBody = {
  name: string;
  url_key: string;
  parent_id?: number | string | null | undefined;
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  position?: number | string | undefined;
  description?: string | readonly Record<string, unknown>[] | null | undefined;
  short_description?: string | null | undefined;
  image?: string | null | undefined;
  meta_title?: string | null | undefined;
  meta_description?: string | null | undefined;
  meta_keywords?: string | null | undefined;
  /** The values of metafields, by namespace and key. Those that are absent stay. */
  metafields?: Record<string, unknown> | undefined;
};

export type ListCategoriesQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
};

export type UpdateCategoryBody = {
  name?: string | undefined;
  url_key?: string | undefined;
  parent_id?: number | string | null | undefined;
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  position?: number | string | undefined;
  description?: string | readonly Record<string, unknown>[] | null | undefined;
  short_description?: string | null | undefined;
  image?: string | null | undefined;
  meta_title?: string | null | undefined;
  meta_description?: string | null | undefined;
  meta_keywords?: string | null | undefined;
  /** The values of metafields, by namespace and key. Those that are absent stay. */
  metafields?: Record<string, unknown> | undefined;
};

export type AddProductToCategoryBody = {
  product_id: number | string;
};

export type UpdateCategoryMetafieldBody = {
  value: unknown;
};

export type ListChangesetsQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
};

export type CreateChangesetBody = {
  name: string;
};

export type AddChangesetOperationBody = {
  route: string;
  entity_urn: string;
  old_payload?: Record<string, unknown> | null | undefined;
  new_payload?: Record<string, unknown> | null | undefined;
  change_order?: unknown;
};

export type MoveCurrentChangeBody = {
  direction: 'undo' | 'redo';
  route: string;
};

export type DiscardChangesetQuery = {
  route?: string | undefined;
};

export type CreateCollectionBody = {
  name: string;
  code: string;
  description?: string | readonly Record<string, unknown>[] | null | undefined;
  /** The values of metafields, by namespace and key. Those that are absent stay. */
  metafields?: Record<string, unknown> | undefined;
};

export type ListCollectionsQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
};

export type UpdateCollectionBody = {
  name?: string | undefined;
  code?: string | undefined;
  description?: string | readonly Record<string, unknown>[] | null | undefined;
  /** The values of metafields, by namespace and key. Those that are absent stay. */
  metafields?: Record<string, unknown> | undefined;
};

export type AddProductToCollectionBody = {
  product_id: number | string;
};

export type UpdateCollectionMetafieldBody = {
  value: unknown;
};

export type CreateCoreShippingMethodBody = {
  name: string;
  is_enabled?: boolean | undefined;
  sort_order?: number | undefined;
  default_carrier_code?: string | null | undefined;
  default_service_code?: string | null | undefined;
};

export type UpdateCoreShippingMethodBody = {
  name?: string | undefined;
  is_enabled?: boolean | undefined;
  sort_order?: number | undefined;
  default_carrier_code?: string | null | undefined;
  default_service_code?: string | null | undefined;
};

export type CreateCoreShippingRateBody = {
  method_id: string;
  zone_id: string;
  is_enabled?: boolean | undefined;
  cost?: string | number | null | undefined;
  condition_type?: 'price' | 'weight' | null | undefined;
  min?: string | number | null | undefined;
  max?: string | number | null | undefined;
  price_based_cost?:
    | readonly {
        min_price: string | number;
        cost: string | number;
      }[]
    | null
    | undefined;
  weight_based_cost?:
    | readonly {
        min_weight: string | number;
        cost: string | number;
      }[]
    | null
    | undefined;
};

export type UpdateCoreShippingRateBody = {
  is_enabled?: boolean | undefined;
  cost?: string | number | null | undefined;
  condition_type?: 'price' | 'weight' | null | undefined;
  min?: string | number | null | undefined;
  max?: string | number | null | undefined;
  price_based_cost?:
    | readonly {
        min_price: string | number;
        cost: string | number;
      }[]
    | null
    | undefined;
  weight_based_cost?:
    | readonly {
        min_weight: string | number;
        cost: string | number;
      }[]
    | null
    | undefined;
};

export type CreateCouponBody = {
  coupon: string;
  status: 0 | 1 | '0' | '1';
  discount_amount: number | string;
  discount_type:
    | 'fixed_discount_to_entire_order'
    | 'percentage_discount_to_entire_order'
    | 'fixed_discount_to_specific_products'
    | 'percentage_discount_to_specific_products'
    | 'buy_x_get_y';
  description?: string | null | undefined;
  free_shipping?: 0 | 1 | '0' | '1' | undefined;
  target_products?:
    | {
        maxQty?: '' | null | number | string | undefined;
        products?:
          | readonly {
              key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
              operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
              value: string | number | readonly (string | number)[];
            }[]
          | null
          | undefined;
      }
    | null
    | undefined;
  condition?:
    | {
        order_total?: '' | null | number | string | undefined;
        order_qty?: '' | null | number | string | undefined;
        required_products?:
          | readonly {
              key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
              operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
              value: string | number | readonly (string | number)[];
              qty: number | string;
              [key: string]: unknown;
            }[]
          | null
          | undefined;
      }
    | null
    | undefined;
  user_condition?:
    | {
        groups?: readonly (number | string)[] | null | undefined;
        purchased?: '' | null | number | string | undefined;
        email?: string | readonly string[] | null | undefined;
        emails?: string | readonly string[] | null | undefined;
      }
    | null
    | undefined;
  buyx_gety?:
    | readonly {
        sku: string;
        buy_qty: number | string;
        get_qty: number | string;
        max_y?: '' | null | number | string | undefined;
        discount?: '' | null | number | string | undefined;
      }[]
    | null
    | undefined;
  max_uses_time_per_coupon?: string | number | null | undefined;
  max_uses_time_per_customer?: string | number | null | undefined;
  start_date?: string | null | undefined;
  end_date?: string | null | undefined;
};

export type ListCouponsQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
};

export type UpdateCouponBody = {
  coupon: string;
  status?: 0 | 1 | '0' | '1' | undefined;
  discount_amount?: number | string | undefined;
  discount_type?:
    | 'fixed_discount_to_entire_order'
    | 'percentage_discount_to_entire_order'
    | 'fixed_discount_to_specific_products'
    | 'percentage_discount_to_specific_products'
    | 'buy_x_get_y'
    | undefined;
  description?: string | null | undefined;
  free_shipping?: 0 | 1 | '0' | '1' | undefined;
  target_products?:
    | {
        maxQty?: '' | null | number | string | undefined;
        products?:
          | readonly {
              key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
              operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
              value: string | number | readonly (string | number)[];
            }[]
          | null
          | undefined;
      }
    | null
    | undefined;
  condition?:
    | {
        order_total?: '' | null | number | string | undefined;
        order_qty?: '' | null | number | string | undefined;
        required_products?:
          | readonly {
              key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
              operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
              value: string | number | readonly (string | number)[];
              qty: number | string;
              [key: string]: unknown;
            }[]
          | null
          | undefined;
      }
    | null
    | undefined;
  user_condition?:
    | {
        groups?: readonly (number | string)[] | null | undefined;
        purchased?: '' | null | number | string | undefined;
        email?: string | readonly string[] | null | undefined;
        emails?: string | readonly string[] | null | undefined;
      }
    | null
    | undefined;
  buyx_gety?:
    | readonly {
        sku: string;
        buy_qty: number | string;
        get_qty: number | string;
        max_y?: '' | null | number | string | undefined;
        discount?: '' | null | number | string | undefined;
      }[]
    | null
    | undefined;
  max_uses_time_per_coupon?: string | number | null | undefined;
  max_uses_time_per_customer?: string | number | null | undefined;
  start_date?: string | null | undefined;
  end_date?: string | null | undefined;
};

export type CreateCustomerGroupBody = {
  group_name: string;
};

export type CreateCustomerGroupData = {
  customer_group_id: number;
  uuid: string;
  group_name: string;
  created_at: string;
  updated_at: string;
};

export type ListCustomerGroupsQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
};

export type ListCustomerGroupsData = {
  customer_group_id: number;
  uuid: string;
  group_name: string;
  created_at: string;
  updated_at: string;
}[];

export type UpdateCustomerGroupBody = {
  group_name?: string | undefined;
};

export type CreateCustomerBody = {
  email: string;
  password: string;
  full_name: string;
  /** Counts only from an admin who may create customers. Default 1. */
  status?: 0 | 1 | '0' | '1' | undefined;
};

export type CreateCustomerData = {
  customer_id: number;
  uuid: string;
  status: number;
  group_id: number;
  email: string;
  full_name: string;
  created_at: string;
  updated_at: string;
  links: {
    rel: string;
    href: string;
    action: string;
    types: string[];
  }[];
};

export type ListCustomersQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
};

export type ListCustomersData = {
  customer_id: number;
  uuid: string;
  status: number;
  group_id: number;
  email: string;
  full_name: string;
  created_at: string;
  updated_at: string;
  links: {
    rel: string;
    href: string;
    action: string;
    types: string[];
  }[];
}[];

export type UpdateCustomerBody = {
  email?: string | undefined;
  password?: string | undefined;
  full_name?: string | undefined;
  status?: 0 | 1 | '0' | '1' | undefined;
  /** The integer id or the uuid of a customer group. */
  group_id?: number | string | undefined;
};

export type DeleteCustomerData = {
  customer_id: number;
  uuid: string;
  status: number;
  group_id: number;
  email: string;
  full_name: string;
  created_at: string;
  updated_at: string;
};

export type UpdateCustomerMetafieldsBody = {
  /** The values of metafields, by namespace and key. Those that are absent stay. */
  metafields?: Record<string, unknown> | undefined;
};

export type ReplaceCustomerMetafieldsBody = {
  /** The values of metafields, by namespace and key. Those that are absent stay. */
  metafields?: Record<string, unknown> | undefined;
};

export type SaveCustomerMetafieldsBody = {
  /** The values of metafields, by namespace and key. Those that are absent stay. */
  metafields?: Record<string, unknown> | undefined;
};

export type UpdateCustomerMetafieldBody = {
  value: unknown;
};

export type UpdateCustomerProfileBody = {
  email?: string | undefined;
  full_name?: string | undefined;
};

export type ListMyAddressesData = {
  customer_address_id: number;
  uuid: string;
  customer_id: number;
  full_name: string;
  telephone: string;
  address_1: string;
  address_2: string | null;
  postcode: string;
  city: string;
  province: string;
  country: string;
  is_default: boolean;
  created_at: string;
  updated_at: string;
}[];

export type CreateMyAddressBody = {
  full_name: string;
  telephone: string | number;
  address_1: string;
  address_2?: string | null | undefined;
  city: string;
  province: string;
  country: string;
  postcode: string | number;
  is_default?: boolean | 0 | 1 | '0' | '1' | undefined;
};

export type CreateMyAddressData = {
  customer_address_id: number;
  uuid: string;
  customer_id: number;
  full_name: string;
  telephone: string;
  address_1: string;
  address_2: string | null;
  postcode: string;
  city: string;
  province: string;
  country: string;
  is_default: boolean;
  created_at: string;
  updated_at: string;
};

export type UpdateMyAddressBody = {
  full_name?: string | undefined;
  telephone?: string | number | undefined;
  address_1?: string | undefined;
  address_2?: string | null | undefined;
  city?: string | undefined;
  province?: string | undefined;
  country?: string | undefined;
  postcode?: string | number | undefined;
  is_default?: boolean | 0 | 1 | '0' | '1' | undefined;
};

export type ListCustomerAddressesData = {
  customer_address_id: number;
  uuid: string;
  customer_id: number;
  full_name: string;
  telephone: string;
  address_1: string;
  address_2: string | null;
  postcode: string;
  city: string;
  province: string;
  country: string;
  is_default: boolean;
  created_at: string;
  updated_at: string;
}[];

export type CustomerLoginBody = {
  email: string;
  password: string;
};

export type CustomerLoginData = {
  /** The value of the cookie. */
  sid: string;
};

export type CustomerLogoutData = Record<string, never>;

export type GetCustomerTokenData = {
  accessToken: string;
  refreshToken: string;
  /** Seconds that the access token holds. */
  expiresIn: number;
};

export type RefreshCustomerTokenBody = {
  refreshToken: string;
};

export type ResetPasswordBody = {
  email: string;
};

export type UpdatePasswordBody = {
  token: string;
  password: string;
};

export type ImageUploadBody = {
  images: readonly File[];
};

export type ImageUploadData = {
  files: {
    name: string;
    mimetype: string;
    size: number;
    url: string;
  }[];
};

export type FileBrowserQuery = {
  after?: string | undefined;
  limit?: number | undefined;
};

export type FileBrowserData = {
  files: {
    name: string;
    size: number;
    url: string;
  }[];
  folders: string[];
  next: string | null;
};

export type CreateLandingPageBody = {
  name: string;
  url_key: string;
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  description?: string | null | undefined;
  meta_title?: string | null | undefined;
  meta_description?: string | null | undefined;
  publish_start?: string | null | undefined;
  publish_end?: string | null | undefined;
};

export type UpdateLandingPageBody = {
  name?: string | undefined;
  url_key?: string | undefined;
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  description?: string | null | undefined;
  meta_title?: string | null | undefined;
  meta_description?: string | null | undefined;
  publish_start?: string | null | undefined;
  publish_end?: string | null | undefined;
};

export type ReplaceHomepageBody = {
  confirm: true;
  homepageFingerprint: string;
  landingPageFingerprint: string;
};

export type GetMetafieldDefinitionsQuery = {
  ownerType: string;
};

export type CreateMetafieldDefinitionBody = {
  ownerType: string;
  namespace?: string | undefined;
  fieldKey: string;
  name: string;
  fieldType: string;
  isList?: boolean | undefined;
  provisionedByActiveTheme?: boolean | undefined;
  description?: string | null | undefined;
  required?: boolean | undefined;
  translatable?: boolean | undefined;
  visibleToCustomer?: boolean | undefined;
  validations?:
    | readonly {
        type: string;
        [key: string]: unknown;
      }[]
    | undefined;
  appearance?:
    | {
        placeholder?: string | undefined;
        [key: string]: unknown;
      }
    | undefined;
  subFields?: readonly CreateMetafieldDefinitionBodySchema0[] | undefined;
  position?: number | undefined;
};

export type CreateMetafieldDefinitionBodySchema0 = {
  key: string;
  type:
    | 'short_text'
    | 'long_text'
    | 'rich_text'
    | 'integer'
    | 'number'
    | 'boolean'
    | 'date'
    | 'color'
    | 'url'
    | 'group';
  name?: string | undefined;
  description?: string | null | undefined;
  isList?: boolean | undefined;
  required?: boolean | undefined;
  validations?:
    | readonly {
        type: string;
        [key: string]: unknown;
      }[]
    | undefined;
  appearance?:
    | {
        placeholder?: string | undefined;
        [key: string]: unknown;
      }
    | undefined;
  subFields?: readonly CreateMetafieldDefinitionBodySchema0[] | undefined;
  _id?: unknown;
  translatable?: unknown;
  visibleToCustomer?: unknown;
  position?: unknown;
};

export type UpdateMetafieldDefinitionBody = {
  ownerType?: unknown;
  namespace?: unknown;
  fieldKey?: unknown;
  fieldType?: unknown;
  isList?: unknown;
  name?: string | undefined;
  description?: string | null | undefined;
  required?: boolean | undefined;
  translatable?: boolean | undefined;
  visibleToCustomer?: boolean | undefined;
  validations?:
    | readonly {
        type: string;
        [key: string]: unknown;
      }[]
    | undefined;
  appearance?:
    | {
        placeholder?: string | undefined;
        [key: string]: unknown;
      }
    | undefined;
  subFields?: readonly UpdateMetafieldDefinitionBodySchema0[] | undefined;
  position?: number | undefined;
};

export type UpdateMetafieldDefinitionBodySchema0 = {
  key: string;
  type:
    | 'short_text'
    | 'long_text'
    | 'rich_text'
    | 'integer'
    | 'number'
    | 'boolean'
    | 'date'
    | 'color'
    | 'url'
    | 'group';
  name?: string | undefined;
  description?: string | null | undefined;
  isList?: boolean | undefined;
  required?: boolean | undefined;
  validations?:
    | readonly {
        type: string;
        [key: string]: unknown;
      }[]
    | undefined;
  appearance?:
    | {
        placeholder?: string | undefined;
        [key: string]: unknown;
      }
    | undefined;
  subFields?: readonly UpdateMetafieldDefinitionBodySchema0[] | undefined;
  _id?: unknown;
  translatable?: unknown;
  visibleToCustomer?: unknown;
  position?: unknown;
};

export type DeleteMetafieldDefinitionQuery = {
  /** Only `true` overrides the theme. */
  force?: unknown;
};

export type CreateOrderBody = {
  cart_id: string;
};

export type ListOrdersQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
};

export type CaptureOrderBody = {
  amount?: number | string | null | undefined;
};

export type RefundOrderBody = {
  amount?: number | string | null | undefined;
  reason?: string | null | undefined;
  items?:
    | readonly {
        order_item_id: number | string;
        qty: number;
        restock?: boolean | 0 | 1 | '0' | '1' | undefined;
      }[]
    | null
    | undefined;
};

export type CancelOrderBody = {
  reason: string;
};

export type CreateShipmentBody = {
  carrier_name?: string | null | undefined;
  tracking_number?: string | null | undefined;
  items?:
    | readonly {
        order_item_id: number | string;
        qty: number;
      }[]
    | null
    | undefined;
};

export type UpdateShipmentBody = {
  carrier_name?: string | null | undefined;
  tracking_number?: string | null | undefined;
};

export type UpdateOrderMetafieldsBody = {
  /** The values of metafields, by namespace and key. Those that are absent stay. */
  metafields?: Record<string, unknown> | undefined;
};

export type ReplaceOrderMetafieldsBody = {
  /** The values of metafields, by namespace and key. Those that are absent stay. */
  metafields?: Record<string, unknown> | undefined;
};

export type SaveOrderMetafieldsBody = {
  /** The values of metafields, by namespace and key. Those that are absent stay. */
  metafields?: Record<string, unknown> | undefined;
};

export type UpdateOrderMetafieldBody = {
  value: unknown;
};

export type ListCmsPagesQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
};

export type ListCmsPagesData = {
  /** The integer id. */
  cms_page_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The heading of the page. */
  title: string;
  /** The text of the page, plain: empty lines separate its paragraphs. */
  content: string | null;
  /** The path of the page; unique among CMS pages. */
  url_key: string;
  /** Whether it is public; false: a draft, which only administrators see. */
  status: boolean;
  /** The title for search engines; null: the heading. */
  meta_title: string | null;
  /** The description for search engines. */
  meta_description: string | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
}[];

export type CreateCmsPageBody = {
  /** The heading of the page. */
  title: string;
  /** The path of the page; unique among CMS pages. */
  url_key: string;
  /** The text of the page, plain: empty lines separate its paragraphs. */
  content?: string | null | undefined;
  /** Whether it is public; false: a draft, which only administrators see. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The title for search engines; null: the heading. */
  meta_title?: string | null | undefined;
  /** The description for search engines. */
  meta_description?: string | null | undefined;
};

export type GetCmsPageData = {
  /** The integer id. */
  cms_page_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The heading of the page. */
  title: string;
  /** The text of the page, plain: empty lines separate its paragraphs. */
  content: string | null;
  /** The path of the page; unique among CMS pages. */
  url_key: string;
  /** Whether it is public; false: a draft, which only administrators see. */
  status: boolean;
  /** The title for search engines; null: the heading. */
  meta_title: string | null;
  /** The description for search engines. */
  meta_description: string | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
};

export type UpdateCmsPageBody = {
  /** The heading of the page. */
  title?: string | undefined;
  /** The path of the page; unique among CMS pages. */
  url_key?: string | undefined;
  /** The text of the page, plain: empty lines separate its paragraphs. */
  content?: string | null | undefined;
  /** Whether it is public; false: a draft, which only administrators see. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The title for search engines; null: the heading. */
  meta_title?: string | null | undefined;
  /** The description for search engines. */
  meta_description?: string | null | undefined;
};

export type CreateProductBody = {
  name: string;
  url_key: string;
  sku: string;
  price: number | string;
  qty: number | string;
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  visibility?: boolean | 0 | 1 | '0' | '1' | undefined;
  group_id?: number | string | undefined;
  weight?: number | string | undefined;
  tax_class?: number | string | null | undefined;
  manage_stock?: boolean | 0 | 1 | '0' | '1' | undefined;
  stock_availability?: boolean | 0 | 1 | '0' | '1' | undefined;
  no_shipping_required?: boolean | 0 | 1 | '0' | '1' | undefined;
  description?: string | readonly Record<string, unknown>[] | null | undefined;
  short_description?: string | null | undefined;
  meta_title?: string | null | undefined;
  meta_description?: string | null | undefined;
  meta_keywords?: string | null | undefined;
  /** The values of metafields, by namespace and key. Those that are absent stay. */
  metafields?: Record<string, unknown> | undefined;
  images?: readonly string[] | undefined;
  categories?: readonly (number | string)[] | undefined;
  category_id?: number | string | null | undefined;
  attributes?:
    | readonly {
        attribute_code: string;
        value: string | number | readonly (string | number)[] | null;
      }[]
    | undefined;
};

export type ListProductsQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
};

export type UpdateProductBody = {
  name?: string | undefined;
  url_key?: string | undefined;
  sku?: string | undefined;
  price?: number | string | undefined;
  qty?: number | string | undefined;
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  visibility?: boolean | 0 | 1 | '0' | '1' | undefined;
  group_id?: number | string | undefined;
  weight?: number | string | undefined;
  tax_class?: number | string | null | undefined;
  manage_stock?: boolean | 0 | 1 | '0' | '1' | undefined;
  stock_availability?: boolean | 0 | 1 | '0' | '1' | undefined;
  no_shipping_required?: boolean | 0 | 1 | '0' | '1' | undefined;
  description?: string | readonly Record<string, unknown>[] | null | undefined;
  short_description?: string | null | undefined;
  meta_title?: string | null | undefined;
  meta_description?: string | null | undefined;
  meta_keywords?: string | null | undefined;
  /** The values of metafields, by namespace and key. Those that are absent stay. */
  metafields?: Record<string, unknown> | undefined;
  images?: readonly string[] | undefined;
  categories?: readonly (number | string)[] | undefined;
  category_id?: number | string | null | undefined;
  attributes?:
    | readonly {
        attribute_code: string;
        value: string | number | readonly (string | number)[] | null;
      }[]
    | undefined;
};

export type AddProductLinkBody = {
  linked_product_id: number | string;
  type: 'related' | 'cross_sell' | 'upsell';
  sort_order?: number | string | undefined;
};

export type UpdateProductLinkBody = {
  type?: 'related' | 'cross_sell' | 'upsell' | undefined;
  sort_order?: number | string | undefined;
};

export type UpdateProductMetafieldBody = {
  value: unknown;
};

export type ListRolesData = {
  admin_role_id: number;
  uuid: string;
  name: string;
  permissions: string[];
  created_at: string;
  updated_at: string;
}[];

export type CreateRoleBody = {
  name: string;
  /** Route ids; `*` is all of them. */
  permissions: readonly string[];
};

export type GetRoleData = {
  admin_role_id: number;
  uuid: string;
  name: string;
  permissions: string[];
  created_at: string;
  updated_at: string;
};

export type UpdateRoleBody = {
  name?: string | undefined;
  /** Route ids; `*` is all of them. */
  permissions?: readonly string[] | undefined;
};

export type ListRolloutPlansQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
  status?: 'active' | 'upcoming' | 'past' | 'all' | undefined;
};

export type CreateRolloutPlanBody = {
  name: string;
  changeset_id: number | string;
  start_time?: string | null | undefined;
  end_time?: string | null | undefined;
};

export type UpdateRolloutPlanBody = {
  name?: string | undefined;
  start_time?: unknown | string | null | undefined;
  end_time?: string | null | undefined;
};

/** Every setting by its key. A secret is true or false: whether it has a value. */
export type GetSettingsData = Record<string, unknown>;

export type SaveSettingBody = Record<string, unknown>;

export type CreateShippingZoneBody = {
  name: string;
  countries?: readonly string[] | undefined;
  provinces?:
    | readonly {
        country: string;
        province: string;
      }[]
    | undefined;
};

export type UpdateShippingZoneBody = {
  name?: string | undefined;
  countries?: readonly string[] | undefined;
  provinces?:
    | readonly {
        country: string;
        province: string;
      }[]
    | undefined;
};

export type AttachShippingProviderBody = {
  provider_code: string;
  config?: Record<string, unknown> | undefined;
  is_enabled?: boolean | undefined;
  sort_order?: number | undefined;
};

export type UpdateShippingProviderBody = {
  config?: Record<string, unknown> | undefined;
  is_enabled?: boolean | undefined;
  sort_order?: number | undefined;
};

export type UpdateShopMetafieldsBody = {
  /** The values of metafields, by namespace and key. Those that are absent stay. */
  metafields?: Record<string, unknown> | undefined;
};

export type ReplaceShopMetafieldsBody = {
  /** The values of metafields, by namespace and key. Those that are absent stay. */
  metafields?: Record<string, unknown> | undefined;
};

export type SaveShopMetafieldsBody = {
  /** The values of metafields, by namespace and key. Those that are absent stay. */
  metafields?: Record<string, unknown> | undefined;
};

export type UpdateShopMetafieldBody = {
  value: unknown;
};

export type CreateTaxClassBody = {
  name: string;
};

export type CreateTaxClassData = {
  tax_class_id: number;
  uuid: string;
  name: string;
  created_at: string;
  updated_at: string;
};

export type ListTaxClassesData = {
  tax_class_id: number;
  uuid: string;
  name: string;
  created_at: string;
  updated_at: string;
}[];

export type UpdateTaxClassBody = {
  name?: string | undefined;
};

export type CreateTaxRateBody = {
  name: string;
  rate: number | string;
  is_compound?: boolean | 0 | 1 | '0' | '1' | undefined;
  country?: string | readonly string[] | undefined;
  province?: string | readonly string[] | undefined;
  postcode?: string | readonly string[] | undefined;
  priority?: number | undefined;
};

export type CreateTaxRateData = {
  tax_rate_id: number;
  uuid: string;
  tax_class_id: number;
  name: string;
  /** Percent of the net amount. */
  rate: number;
  is_compound: boolean;
  country: string;
  province: string;
  postcode: string;
  priority: number;
  created_at: string;
  updated_at: string;
};

/** In the order in which they apply. */
export type ListTaxRatesData = {
  tax_rate_id: number;
  uuid: string;
  tax_class_id: number;
  name: string;
  /** Percent of the net amount. */
  rate: number;
  is_compound: boolean;
  country: string;
  province: string;
  postcode: string;
  priority: number;
  created_at: string;
  updated_at: string;
}[];

export type UpdateTaxRateBody = {
  name?: string | undefined;
  rate?: number | string | undefined;
  is_compound?: boolean | 0 | 1 | '0' | '1' | undefined;
  country?: string | readonly string[] | undefined;
  province?: string | readonly string[] | undefined;
  postcode?: string | readonly string[] | undefined;
  priority?: number | undefined;
};

export type ListUsersData = {
  admin_user_id: number;
  uuid: string;
  email: string;
  full_name: string;
  status: boolean;
  roles: string[];
  created_at: string;
  updated_at: string;
}[];

export type CreateUserBody = {
  email: string;
  password: string;
  full_name: string;
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Uuids of roles. */
  roles?: readonly string[] | undefined;
};

export type GetUserData = {
  admin_user_id: number;
  uuid: string;
  email: string;
  full_name: string;
  status: boolean;
  roles: string[];
  created_at: string;
  updated_at: string;
};

export type UpdateUserBody = {
  email?: string | undefined;
  password?: string | undefined;
  full_name?: string | undefined;
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  roles?: readonly string[] | undefined;
};

export type CreateVariantGroupBody = {
  attribute_codes: readonly string[];
  attribute_group_id: number | string;
  visibility?: boolean | 0 | 1 | '0' | '1' | undefined;
};

export type ListVariantGroupsQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
};

export type UpdateVariantGroupBody = {
  visibility?: boolean | 0 | 1 | '0' | '1' | undefined;
};

export type AddVariantItemBody = {
  product_id: number | string;
};

export type VariantSearchQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
  variant_group_id: string;
  options?: string | undefined;
  keyword?: string | undefined;
};

export type CreateWalletgwOrderBody = {
  order_id: string;
};

export type ListWidgetsQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
};

export type CreateWidgetBody = {
  name: string;
  type: string;
  settings?: Record<string, unknown> | undefined;
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  placements?:
    | readonly {
        route: string;
        area: string;
        sort_order?: number | undefined;
        entity_urn?: string | null | undefined;
      }[]
    | undefined;
};

export type UpdateWidgetBody = {
  name?: string | undefined;
  type?: string | undefined;
  settings?: Record<string, unknown> | undefined;
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  placements?:
    | readonly {
        route: string;
        area: string;
        sort_order?: number | undefined;
        entity_urn?: string | null | undefined;
      }[]
    | undefined;
};
