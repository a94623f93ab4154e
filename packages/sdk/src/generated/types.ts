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

export type ListAttributeGroupsQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
};

export type ListAttributeGroupsData = {
  /** The integer id. */
  attribute_group_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name of the group, which administrators read. */
  group_name: string;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
}[];

export type CreateAttributeGroupBody = {
  /** The name of the group, which administrators read. */
  group_name: string;
};

export type GetAttributeGroupData = {
  /** The integer id. */
  attribute_group_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name of the group, which administrators read. */
  group_name: string;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
};

export type UpdateAttributeGroupBody = {
  /** The name of the group, which administrators read. */
  group_name?: string | undefined;
};

export type ListAttributesQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
};

export type ListAttributesData = {
  /** The integer id. */
  attribute_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The code that products, imports and filters name it by; unique, and never changed. */
  attribute_code: string;
  /** The name that shoppers read. */
  attribute_name: string;
  /** The type of its values: a line, a longer text, one option, several options, or a day; never changed. */
  type: 'text' | 'textarea' | 'select' | 'multiselect' | 'date';
  /** Whether every product of its groups needs a value. */
  is_required: boolean;
  /** Whether product pages show its values. */
  display_on_frontend: boolean;
  /** Whether product lists can be filtered by it. */
  is_filterable: boolean;
  /** Its place among the attributes, small numbers first. */
  sort_order: number;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The options of a select or multiselect, in their order. */
  options: {
    /** The integer id. */
    option_id: number;
    /** The permanent id, a UUID. */
    uuid: string;
    /** The text that shoppers read. */
    option_text: string;
    /** Its place among the options, small numbers first. */
    sort_order: number;
  }[];
  /** The integer ids of the attribute groups that it is in. */
  groups: number[];
}[];

export type CreateAttributeBody = {
  /** The code that products, imports and filters name it by; unique, and never changed. */
  attribute_code: string;
  /** The name that shoppers read. */
  attribute_name: string;
  /** The type of its values: a line, a longer text, one option, several options, or a day; never changed. */
  type: 'text' | 'textarea' | 'select' | 'multiselect' | 'date';
  /** Whether every product of its groups needs a value. */
  is_required?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Whether product pages show its values. */
  display_on_frontend?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Whether product lists can be filtered by it. */
  is_filterable?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Its place among the attributes, small numbers first. */
  sort_order?: number | string | undefined;
  /** Attribute groups, by integer id or UUID; the whole list is replaced. */
  groups?: readonly (number | string)[] | undefined;
  /** The options of a select or multiselect, in their order; the whole list is replaced. */
  options?:
    | readonly {
        /** The id of a stored option, which keeps its row and the values that products have of it. */
        option_id?: number | string | undefined;
        /** The UUID of a stored option. */
        uuid?: string | undefined;
        /** The text that shoppers read. */
        option_text: string;
        /** Its place among the options, small numbers first. */
        sort_order?: number | string | undefined;
      }[]
    | undefined;
};

export type GetAttributeData = {
  /** The integer id. */
  attribute_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The code that products, imports and filters name it by; unique, and never changed. */
  attribute_code: string;
  /** The name that shoppers read. */
  attribute_name: string;
  /** The type of its values: a line, a longer text, one option, several options, or a day; never changed. */
  type: 'text' | 'textarea' | 'select' | 'multiselect' | 'date';
  /** Whether every product of its groups needs a value. */
  is_required: boolean;
  /** Whether product pages show its values. */
  display_on_frontend: boolean;
  /** Whether product lists can be filtered by it. */
  is_filterable: boolean;
  /** Its place among the attributes, small numbers first. */
  sort_order: number;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The options of a select or multiselect, in their order. */
  options: {
    /** The integer id. */
    option_id: number;
    /** The permanent id, a UUID. */
    uuid: string;
    /** The text that shoppers read. */
    option_text: string;
    /** Its place among the options, small numbers first. */
    sort_order: number;
  }[];
  /** The integer ids of the attribute groups that it is in. */
  groups: number[];
  /** The pages that show the entity. */
  links: {
    /** What the page is: `edit`, `view`, or the list of the admin, such as `couponGrid`. */
    rel: string;
    /** The path of the page. */
    href: string;
    /** The method to open the page with. */
    action: 'GET';
    /** The media types of the page. */
    types: string[];
  }[];
};

export type UpdateAttributeBody = {
  /** The code that products, imports and filters name it by; unique, and never changed. */
  attribute_code?: string | undefined;
  /** The name that shoppers read. */
  attribute_name?: string | undefined;
  /** The type of its values: a line, a longer text, one option, several options, or a day; never changed. */
  type?: 'text' | 'textarea' | 'select' | 'multiselect' | 'date' | undefined;
  /** Whether every product of its groups needs a value. */
  is_required?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Whether product pages show its values. */
  display_on_frontend?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Whether product lists can be filtered by it. */
  is_filterable?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Its place among the attributes, small numbers first. */
  sort_order?: number | string | undefined;
  /** Attribute groups, by integer id or UUID; the whole list is replaced. */
  groups?: readonly (number | string)[] | undefined;
  /** The options of a select or multiselect, in their order; the whole list is replaced. */
  options?:
    | readonly {
        /** The id of a stored option, which keeps its row and the values that products have of it. */
        option_id?: number | string | undefined;
        /** The UUID of a stored option. */
        uuid?: string | undefined;
        /** The text that shoppers read. */
        option_text: string;
        /** Its place among the options, small numbers first. */
        sort_order?: number | string | undefined;
      }[]
    | undefined;
};

export type DeleteAttributeData = {
  /** The integer id. */
  attribute_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The code that products, imports and filters name it by; unique, and never changed. */
  attribute_code: string;
  /** The name that shoppers read. */
  attribute_name: string;
  /** The type of its values: a line, a longer text, one option, several options, or a day; never changed. */
  type: 'text' | 'textarea' | 'select' | 'multiselect' | 'date';
  /** Whether every product of its groups needs a value. */
  is_required: boolean;
  /** Whether product pages show its values. */
  display_on_frontend: boolean;
  /** Whether product lists can be filtered by it. */
  is_filterable: boolean;
  /** Its place among the attributes, small numbers first. */
  sort_order: number;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The options of a select or multiselect, in their order. */
  options: {
    /** The integer id. */
    option_id: number;
    /** The permanent id, a UUID. */
    uuid: string;
    /** The text that shoppers read. */
    option_text: string;
    /** Its place among the options, small numbers first. */
    sort_order: number;
  }[];
  /** The integer ids of the attribute groups that it is in. */
  groups: number[];
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
  /** The new value; null, an empty text and an empty list remove it. */
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
  /** The new value; null, an empty text and an empty list remove it. */
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

export type ListCategoriesQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
};

export type ListCategoriesData = {
  /** The integer id. */
  category_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The integer id of the category that it stands below; null: at the root. */
  parent_id: number | null;
  /** The name that shoppers read. */
  name: string;
  /** The last segment of its path; unique among categories. */
  url_key: string;
  /** Whether it is public. */
  status: boolean;
  /** Its place among its siblings, small numbers first. */
  position: number;
  /** The text of its page. */
  description: string | null;
  /** A short text about the category. */
  short_description: string | null;
  /** The picture of the category. */
  image: string | null;
  /** The title for search engines; null: the name. */
  meta_title: string | null;
  /** The description for search engines. */
  meta_description: string | null;
  /** The keywords for search engines. */
  meta_keywords: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Record<string, Record<string, unknown>>;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The path of its page: the URL keys of its ancestors and its own. */
  path: string;
}[];

export type CreateCategoryBody = {
  /** The name that shoppers read. */
  name: string;
  /** The last segment of its path; unique among categories. */
  url_key: string;
  /** The integer id or the UUID of the category that it stands below; null: at the root. */
  parent_id?: number | string | null | undefined;
  /** Whether it is public. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Its place among its siblings, small numbers first. */
  position?: number | string | undefined;
  /** The text of its page. */
  description?: string | readonly Record<string, unknown>[] | null | undefined;
  /** A short text about the category. */
  short_description?: string | null | undefined;
  /** The picture of the category. */
  image?: string | null | undefined;
  /** The title for search engines; null: the name. */
  meta_title?: string | null | undefined;
  /** The description for search engines. */
  meta_description?: string | null | undefined;
  /** The keywords for search engines. */
  meta_keywords?: string | null | undefined;
  /** The values of metafields, by namespace and key. Those that are absent stay. */
  metafields?: Record<string, unknown> | undefined;
};

export type GetCategoryData = {
  /** The integer id. */
  category_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The integer id of the category that it stands below; null: at the root. */
  parent_id: number | null;
  /** The name that shoppers read. */
  name: string;
  /** The last segment of its path; unique among categories. */
  url_key: string;
  /** Whether it is public. */
  status: boolean;
  /** Its place among its siblings, small numbers first. */
  position: number;
  /** The text of its page. */
  description: string | null;
  /** A short text about the category. */
  short_description: string | null;
  /** The picture of the category. */
  image: string | null;
  /** The title for search engines; null: the name. */
  meta_title: string | null;
  /** The description for search engines. */
  meta_description: string | null;
  /** The keywords for search engines. */
  meta_keywords: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Record<string, Record<string, unknown>>;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The path of its page: the URL keys of its ancestors and its own. */
  path: string;
  /** The pages that show the entity. */
  links: {
    /** What the page is: `edit`, `view`, or the list of the admin, such as `couponGrid`. */
    rel: string;
    /** The path of the page. */
    href: string;
    /** The method to open the page with. */
    action: 'GET';
    /** The media types of the page. */
    types: string[];
  }[];
};

export type UpdateCategoryBody = {
  /** The name that shoppers read. */
  name?: string | undefined;
  /** The last segment of its path; unique among categories. */
  url_key?: string | undefined;
  /** The integer id or the UUID of the category that it stands below; null: at the root. */
  parent_id?: number | string | null | undefined;
  /** Whether it is public. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Its place among its siblings, small numbers first. */
  position?: number | string | undefined;
  /** The text of its page. */
  description?: string | readonly Record<string, unknown>[] | null | undefined;
  /** A short text about the category. */
  short_description?: string | null | undefined;
  /** The picture of the category. */
  image?: string | null | undefined;
  /** The title for search engines; null: the name. */
  meta_title?: string | null | undefined;
  /** The description for search engines. */
  meta_description?: string | null | undefined;
  /** The keywords for search engines. */
  meta_keywords?: string | null | undefined;
  /** The values of metafields, by namespace and key. Those that are absent stay. */
  metafields?: Record<string, unknown> | undefined;
};

export type DeleteCategoryData = {
  /** The integer id. */
  category_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The integer id of the category that it stands below; null: at the root. */
  parent_id: number | null;
  /** The name that shoppers read. */
  name: string;
  /** The last segment of its path; unique among categories. */
  url_key: string;
  /** Whether it is public. */
  status: boolean;
  /** Its place among its siblings, small numbers first. */
  position: number;
  /** The text of its page. */
  description: string | null;
  /** A short text about the category. */
  short_description: string | null;
  /** The picture of the category. */
  image: string | null;
  /** The title for search engines; null: the name. */
  meta_title: string | null;
  /** The description for search engines. */
  meta_description: string | null;
  /** The keywords for search engines. */
  meta_keywords: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Record<string, Record<string, unknown>>;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The path of its page: the URL keys of its ancestors and its own. */
  path: string;
};

export type AddProductToCategoryBody = {
  /** The integer id or the UUID of the product. */
  product_id: number | string;
};

export type AddProductToCategoryData = {
  /** The integer id of the category. */
  category_id: number;
  /** The UUID of the category. */
  category_uuid: string;
  /** The integer id of the product. */
  product_id: number;
  /** The UUID of the product. */
  product_uuid: string;
};

export type UpdateCategoryMetafieldBody = {
  /** The new value; null, an empty text and an empty list remove it. */
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

export type ListCollectionsQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
};

export type ListCollectionsData = {
  /** The integer id. */
  collection_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name that shoppers read. */
  name: string;
  /** The code that widgets, coupons and filters name it by; unique. */
  code: string;
  /** A text about the collection. */
  description: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Record<string, Record<string, unknown>>;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
}[];

export type CreateCollectionBody = {
  /** The name that shoppers read. */
  name: string;
  /** The code that widgets, coupons and filters name it by; unique. */
  code: string;
  /** A text about the collection. */
  description?: string | readonly Record<string, unknown>[] | null | undefined;
  /** The values of metafields, by namespace and key. Those that are absent stay. */
  metafields?: Record<string, unknown> | undefined;
};

export type GetCollectionData = {
  /** The integer id. */
  collection_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name that shoppers read. */
  name: string;
  /** The code that widgets, coupons and filters name it by; unique. */
  code: string;
  /** A text about the collection. */
  description: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Record<string, Record<string, unknown>>;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The pages that show the entity. */
  links: {
    /** What the page is: `edit`, `view`, or the list of the admin, such as `couponGrid`. */
    rel: string;
    /** The path of the page. */
    href: string;
    /** The method to open the page with. */
    action: 'GET';
    /** The media types of the page. */
    types: string[];
  }[];
};

export type UpdateCollectionBody = {
  /** The name that shoppers read. */
  name?: string | undefined;
  /** The code that widgets, coupons and filters name it by; unique. */
  code?: string | undefined;
  /** A text about the collection. */
  description?: string | readonly Record<string, unknown>[] | null | undefined;
  /** The values of metafields, by namespace and key. Those that are absent stay. */
  metafields?: Record<string, unknown> | undefined;
};

export type DeleteCollectionData = {
  /** The integer id. */
  collection_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name that shoppers read. */
  name: string;
  /** The code that widgets, coupons and filters name it by; unique. */
  code: string;
  /** A text about the collection. */
  description: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Record<string, Record<string, unknown>>;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
};

export type AddProductToCollectionBody = {
  /** The integer id or the UUID of the product. */
  product_id: number | string;
};

export type AddProductToCollectionData = {
  /** The integer id of the collection. */
  collection_id: number;
  /** The UUID of the collection. */
  collection_uuid: string;
  /** The integer id of the product. */
  product_id: number;
  /** The UUID of the product. */
  product_uuid: string;
};

export type UpdateCollectionMetafieldBody = {
  /** The new value; null, an empty text and an empty list remove it. */
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

export type ListCouponsQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
};

export type ListCouponsData = {
  /** The integer id. */
  coupon_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The code that shoppers enter: letters and digits; unique. */
  coupon: string;
  /** 1: it can be used, 0: it cannot. */
  status: number;
  /** A note for administrators. */
  description: string;
  /** What the coupon takes off. */
  discount_type:
    | 'fixed_discount_to_entire_order'
    | 'percentage_discount_to_entire_order'
    | 'fixed_discount_to_specific_products'
    | 'percentage_discount_to_specific_products'
    | 'buy_x_get_y';
  /** What is taken off: an amount in the currency of the shop, or a percentage from 0 to 100, as `discount_type` says. */
  discount_amount: number;
  /** 1: the order ships for free, 0: it does not. */
  free_shipping: number;
  /** The products that discounts of specific products apply to; null: none. */
  target_products: {
    /** How many units of a line get the discount at most. */
    maxQty?: number | string | null;
    /** The rules that a product must match, all of them. */
    products?:
      | {
          /** What of a product is compared. */
          key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
          /** How it is compared: `price` by size, the others by `IN`, `NOT IN`, `=` and `!=`. */
          operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
          /** One value, several separated by commas, or a list; of `price` one amount in the currency of the shop. */
          value: string | number | (string | number)[];
          [key: string]: unknown;
        }[]
      | null;
    [key: string]: unknown;
  } | null;
  /** What the cart must be; null: anything. */
  condition: {
    /** The least subtotal of the cart, in the currency of the shop, without tax. */
    order_total?: number | string | null;
    /** The least number of units in the cart. */
    order_qty?: number | string | null;
    /** The products that the cart must hold: every rule must be met. */
    required_products?:
      | {
          /** What of a product is compared. */
          key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
          /** How it is compared: `price` by size, the others by `IN`, `NOT IN`, `=` and `!=`. */
          operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
          /** One value, several separated by commas, or a list; of `price` one amount in the currency of the shop. */
          value: string | number | (string | number)[];
          /** How many units must match the rule at least. */
          qty: number | string;
          [key: string]: unknown;
        }[]
      | null;
    [key: string]: unknown;
  } | null;
  /** Who may use the coupon; null: everybody. */
  user_condition: {
    /** Customer groups, by integer id or UUID; the customer is in one of them. */
    groups?: (number | string)[] | null;
    /** The least total of earlier orders of the customer, in the currency of the shop. */
    purchased?: number | string | null;
    /** E-mail addresses of customers; the same as `emails`. */
    email?: string | string[] | null;
    /** E-mail addresses of customers, separated by commas or as a list. */
    emails?: string | string[] | null;
    [key: string]: unknown;
  } | null;
  /** What `buy_x_get_y` gives for what is bought. */
  buyx_gety:
    | {
        /** The SKU of the product that is bought and given. */
        sku: string;
        /** How many units must be bought. */
        buy_qty: number | string;
        /** How many more units are given for them. */
        get_qty: number | string;
        /** How many units of a cart are given at most. */
        max_y?: number | string | null;
        /** What is taken off the given units; 100 by default. */
        discount?: number | string | null;
        [key: string]: unknown;
      }[]
    | null;
  /** How many orders may use it; null: any number. */
  max_uses_time_per_coupon: number | null;
  /** How many orders of one customer may use it; null: any number. */
  max_uses_time_per_customer: number | null;
  /** How many orders have used it. */
  used_time: number;
  /** When it begins to hold, an ISO 8601 time; null: at once. */
  start_date: string | null;
  /** When it ends to hold, an ISO 8601 time; null: never. */
  end_date: string | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
}[];

export type CreateCouponBody = {
  /** The code that shoppers enter: letters and digits; unique. */
  coupon: string;
  /** 1: it can be used, 0: it cannot. */
  status: 0 | 1 | '0' | '1';
  /** What is taken off: an amount in the currency of the shop, or a percentage from 0 to 100, as `discount_type` says. */
  discount_amount: number | string;
  /** What the coupon takes off. */
  discount_type:
    | 'fixed_discount_to_entire_order'
    | 'percentage_discount_to_entire_order'
    | 'fixed_discount_to_specific_products'
    | 'percentage_discount_to_specific_products'
    | 'buy_x_get_y';
  /** A note for administrators. */
  description?: string | null | undefined;
  /** 1: the order ships for free, 0: it does not. */
  free_shipping?: 0 | 1 | '0' | '1' | undefined;
  /** The products that discounts of specific products apply to; null: none. */
  target_products?:
    | {
        /** How many units of a line get the discount at most. */
        maxQty?: '' | null | number | string | undefined;
        /** The rules that a product must match, all of them. */
        products?:
          | readonly {
              /** What of a product is compared. */
              key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
              /** How it is compared: `price` by size, the others by `IN`, `NOT IN`, `=` and `!=`. */
              operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
              /** One value, several separated by commas, or a list; of `price` one amount in the currency of the shop. */
              value: string | number | readonly (string | number)[];
            }[]
          | null
          | undefined;
      }
    | null
    | undefined;
  /** What the cart must be; null: anything. */
  condition?:
    | {
        /** The least subtotal of the cart, in the currency of the shop, without tax. */
        order_total?: '' | null | number | string | undefined;
        /** The least number of units in the cart. */
        order_qty?: '' | null | number | string | undefined;
        /** The products that the cart must hold: every rule must be met. */
        required_products?:
          | readonly {
              /** What of a product is compared. */
              key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
              /** How it is compared: `price` by size, the others by `IN`, `NOT IN`, `=` and `!=`. */
              operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
              /** One value, several separated by commas, or a list; of `price` one amount in the currency of the shop. */
              value: string | number | readonly (string | number)[];
              /** How many units must match the rule at least. */
              qty: number | string;
              [key: string]: unknown;
            }[]
          | null
          | undefined;
      }
    | null
    | undefined;
  /** Who may use the coupon; null: everybody. */
  user_condition?:
    | {
        /** Customer groups, by integer id or UUID; the customer is in one of them. */
        groups?: readonly (number | string)[] | null | undefined;
        /** The least total of earlier orders of the customer, in the currency of the shop. */
        purchased?: '' | null | number | string | undefined;
        /** E-mail addresses of customers; the same as `emails`. */
        email?: string | readonly string[] | null | undefined;
        /** E-mail addresses of customers, separated by commas or as a list. */
        emails?: string | readonly string[] | null | undefined;
      }
    | null
    | undefined;
  /** What `buy_x_get_y` gives for what is bought. */
  buyx_gety?:
    | readonly {
        /** The SKU of the product that is bought and given. */
        sku: string;
        /** How many units must be bought. */
        buy_qty: number | string;
        /** How many more units are given for them. */
        get_qty: number | string;
        /** How many units of a cart are given at most. */
        max_y?: '' | null | number | string | undefined;
        /** What is taken off the given units; 100 by default. */
        discount?: '' | null | number | string | undefined;
      }[]
    | null
    | undefined;
  /** How many orders may use it; null: any number. */
  max_uses_time_per_coupon?: string | number | null | undefined;
  /** How many orders of one customer may use it; null: any number. */
  max_uses_time_per_customer?: string | number | null | undefined;
  /** When it begins to hold, an ISO 8601 time; null: at once. */
  start_date?: string | null | undefined;
  /** When it ends to hold, an ISO 8601 time; null: never. */
  end_date?: string | null | undefined;
};

export type GetCouponData = {
  /** The integer id. */
  coupon_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The code that shoppers enter: letters and digits; unique. */
  coupon: string;
  /** 1: it can be used, 0: it cannot. */
  status: number;
  /** A note for administrators. */
  description: string;
  /** What the coupon takes off. */
  discount_type:
    | 'fixed_discount_to_entire_order'
    | 'percentage_discount_to_entire_order'
    | 'fixed_discount_to_specific_products'
    | 'percentage_discount_to_specific_products'
    | 'buy_x_get_y';
  /** What is taken off: an amount in the currency of the shop, or a percentage from 0 to 100, as `discount_type` says. */
  discount_amount: number;
  /** 1: the order ships for free, 0: it does not. */
  free_shipping: number;
  /** The products that discounts of specific products apply to; null: none. */
  target_products: {
    /** How many units of a line get the discount at most. */
    maxQty?: number | string | null;
    /** The rules that a product must match, all of them. */
    products?:
      | {
          /** What of a product is compared. */
          key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
          /** How it is compared: `price` by size, the others by `IN`, `NOT IN`, `=` and `!=`. */
          operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
          /** One value, several separated by commas, or a list; of `price` one amount in the currency of the shop. */
          value: string | number | (string | number)[];
          [key: string]: unknown;
        }[]
      | null;
    [key: string]: unknown;
  } | null;
  /** What the cart must be; null: anything. */
  condition: {
    /** The least subtotal of the cart, in the currency of the shop, without tax. */
    order_total?: number | string | null;
    /** The least number of units in the cart. */
    order_qty?: number | string | null;
    /** The products that the cart must hold: every rule must be met. */
    required_products?:
      | {
          /** What of a product is compared. */
          key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
          /** How it is compared: `price` by size, the others by `IN`, `NOT IN`, `=` and `!=`. */
          operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
          /** One value, several separated by commas, or a list; of `price` one amount in the currency of the shop. */
          value: string | number | (string | number)[];
          /** How many units must match the rule at least. */
          qty: number | string;
          [key: string]: unknown;
        }[]
      | null;
    [key: string]: unknown;
  } | null;
  /** Who may use the coupon; null: everybody. */
  user_condition: {
    /** Customer groups, by integer id or UUID; the customer is in one of them. */
    groups?: (number | string)[] | null;
    /** The least total of earlier orders of the customer, in the currency of the shop. */
    purchased?: number | string | null;
    /** E-mail addresses of customers; the same as `emails`. */
    email?: string | string[] | null;
    /** E-mail addresses of customers, separated by commas or as a list. */
    emails?: string | string[] | null;
    [key: string]: unknown;
  } | null;
  /** What `buy_x_get_y` gives for what is bought. */
  buyx_gety:
    | {
        /** The SKU of the product that is bought and given. */
        sku: string;
        /** How many units must be bought. */
        buy_qty: number | string;
        /** How many more units are given for them. */
        get_qty: number | string;
        /** How many units of a cart are given at most. */
        max_y?: number | string | null;
        /** What is taken off the given units; 100 by default. */
        discount?: number | string | null;
        [key: string]: unknown;
      }[]
    | null;
  /** How many orders may use it; null: any number. */
  max_uses_time_per_coupon: number | null;
  /** How many orders of one customer may use it; null: any number. */
  max_uses_time_per_customer: number | null;
  /** How many orders have used it. */
  used_time: number;
  /** When it begins to hold, an ISO 8601 time; null: at once. */
  start_date: string | null;
  /** When it ends to hold, an ISO 8601 time; null: never. */
  end_date: string | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The pages that show the entity. */
  links: {
    /** What the page is: `edit`, `view`, or the list of the admin, such as `couponGrid`. */
    rel: string;
    /** The path of the page. */
    href: string;
    /** The method to open the page with. */
    action: 'GET';
    /** The media types of the page. */
    types: string[];
  }[];
};

export type UpdateCouponBody = {
  /** The code that shoppers enter: letters and digits; unique. */
  coupon: string;
  /** 1: it can be used, 0: it cannot. */
  status?: 0 | 1 | '0' | '1' | undefined;
  /** What is taken off: an amount in the currency of the shop, or a percentage from 0 to 100, as `discount_type` says. */
  discount_amount?: number | string | undefined;
  /** What the coupon takes off. */
  discount_type?:
    | 'fixed_discount_to_entire_order'
    | 'percentage_discount_to_entire_order'
    | 'fixed_discount_to_specific_products'
    | 'percentage_discount_to_specific_products'
    | 'buy_x_get_y'
    | undefined;
  /** A note for administrators. */
  description?: string | null | undefined;
  /** 1: the order ships for free, 0: it does not. */
  free_shipping?: 0 | 1 | '0' | '1' | undefined;
  /** The products that discounts of specific products apply to; null: none. */
  target_products?:
    | {
        /** How many units of a line get the discount at most. */
        maxQty?: '' | null | number | string | undefined;
        /** The rules that a product must match, all of them. */
        products?:
          | readonly {
              /** What of a product is compared. */
              key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
              /** How it is compared: `price` by size, the others by `IN`, `NOT IN`, `=` and `!=`. */
              operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
              /** One value, several separated by commas, or a list; of `price` one amount in the currency of the shop. */
              value: string | number | readonly (string | number)[];
            }[]
          | null
          | undefined;
      }
    | null
    | undefined;
  /** What the cart must be; null: anything. */
  condition?:
    | {
        /** The least subtotal of the cart, in the currency of the shop, without tax. */
        order_total?: '' | null | number | string | undefined;
        /** The least number of units in the cart. */
        order_qty?: '' | null | number | string | undefined;
        /** The products that the cart must hold: every rule must be met. */
        required_products?:
          | readonly {
              /** What of a product is compared. */
              key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
              /** How it is compared: `price` by size, the others by `IN`, `NOT IN`, `=` and `!=`. */
              operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
              /** One value, several separated by commas, or a list; of `price` one amount in the currency of the shop. */
              value: string | number | readonly (string | number)[];
              /** How many units must match the rule at least. */
              qty: number | string;
              [key: string]: unknown;
            }[]
          | null
          | undefined;
      }
    | null
    | undefined;
  /** Who may use the coupon; null: everybody. */
  user_condition?:
    | {
        /** Customer groups, by integer id or UUID; the customer is in one of them. */
        groups?: readonly (number | string)[] | null | undefined;
        /** The least total of earlier orders of the customer, in the currency of the shop. */
        purchased?: '' | null | number | string | undefined;
        /** E-mail addresses of customers; the same as `emails`. */
        email?: string | readonly string[] | null | undefined;
        /** E-mail addresses of customers, separated by commas or as a list. */
        emails?: string | readonly string[] | null | undefined;
      }
    | null
    | undefined;
  /** What `buy_x_get_y` gives for what is bought. */
  buyx_gety?:
    | readonly {
        /** The SKU of the product that is bought and given. */
        sku: string;
        /** How many units must be bought. */
        buy_qty: number | string;
        /** How many more units are given for them. */
        get_qty: number | string;
        /** How many units of a cart are given at most. */
        max_y?: '' | null | number | string | undefined;
        /** What is taken off the given units; 100 by default. */
        discount?: '' | null | number | string | undefined;
      }[]
    | null
    | undefined;
  /** How many orders may use it; null: any number. */
  max_uses_time_per_coupon?: string | number | null | undefined;
  /** How many orders of one customer may use it; null: any number. */
  max_uses_time_per_customer?: string | number | null | undefined;
  /** When it begins to hold, an ISO 8601 time; null: at once. */
  start_date?: string | null | undefined;
  /** When it ends to hold, an ISO 8601 time; null: never. */
  end_date?: string | null | undefined;
};

export type DeleteCouponData = {
  /** The integer id. */
  coupon_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The code that shoppers enter: letters and digits; unique. */
  coupon: string;
  /** 1: it can be used, 0: it cannot. */
  status: number;
  /** A note for administrators. */
  description: string;
  /** What the coupon takes off. */
  discount_type:
    | 'fixed_discount_to_entire_order'
    | 'percentage_discount_to_entire_order'
    | 'fixed_discount_to_specific_products'
    | 'percentage_discount_to_specific_products'
    | 'buy_x_get_y';
  /** What is taken off: an amount in the currency of the shop, or a percentage from 0 to 100, as `discount_type` says. */
  discount_amount: number;
  /** 1: the order ships for free, 0: it does not. */
  free_shipping: number;
  /** The products that discounts of specific products apply to; null: none. */
  target_products: {
    /** How many units of a line get the discount at most. */
    maxQty?: number | string | null;
    /** The rules that a product must match, all of them. */
    products?:
      | {
          /** What of a product is compared. */
          key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
          /** How it is compared: `price` by size, the others by `IN`, `NOT IN`, `=` and `!=`. */
          operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
          /** One value, several separated by commas, or a list; of `price` one amount in the currency of the shop. */
          value: string | number | (string | number)[];
          [key: string]: unknown;
        }[]
      | null;
    [key: string]: unknown;
  } | null;
  /** What the cart must be; null: anything. */
  condition: {
    /** The least subtotal of the cart, in the currency of the shop, without tax. */
    order_total?: number | string | null;
    /** The least number of units in the cart. */
    order_qty?: number | string | null;
    /** The products that the cart must hold: every rule must be met. */
    required_products?:
      | {
          /** What of a product is compared. */
          key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
          /** How it is compared: `price` by size, the others by `IN`, `NOT IN`, `=` and `!=`. */
          operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
          /** One value, several separated by commas, or a list; of `price` one amount in the currency of the shop. */
          value: string | number | (string | number)[];
          /** How many units must match the rule at least. */
          qty: number | string;
          [key: string]: unknown;
        }[]
      | null;
    [key: string]: unknown;
  } | null;
  /** Who may use the coupon; null: everybody. */
  user_condition: {
    /** Customer groups, by integer id or UUID; the customer is in one of them. */
    groups?: (number | string)[] | null;
    /** The least total of earlier orders of the customer, in the currency of the shop. */
    purchased?: number | string | null;
    /** E-mail addresses of customers; the same as `emails`. */
    email?: string | string[] | null;
    /** E-mail addresses of customers, separated by commas or as a list. */
    emails?: string | string[] | null;
    [key: string]: unknown;
  } | null;
  /** What `buy_x_get_y` gives for what is bought. */
  buyx_gety:
    | {
        /** The SKU of the product that is bought and given. */
        sku: string;
        /** How many units must be bought. */
        buy_qty: number | string;
        /** How many more units are given for them. */
        get_qty: number | string;
        /** How many units of a cart are given at most. */
        max_y?: number | string | null;
        /** What is taken off the given units; 100 by default. */
        discount?: number | string | null;
        [key: string]: unknown;
      }[]
    | null;
  /** How many orders may use it; null: any number. */
  max_uses_time_per_coupon: number | null;
  /** How many orders of one customer may use it; null: any number. */
  max_uses_time_per_customer: number | null;
  /** How many orders have used it. */
  used_time: number;
  /** When it begins to hold, an ISO 8601 time; null: at once. */
  start_date: string | null;
  /** When it ends to hold, an ISO 8601 time; null: never. */
  end_date: string | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
};

export type ListCustomerGroupsQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
};

export type ListCustomerGroupsData = {
  /** The integer id. */
  customer_group_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name of the group; unique without regard to case. */
  group_name: string;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
}[];

export type CreateCustomerGroupBody = {
  /** The name of the group; unique without regard to case. */
  group_name: string;
};

export type GetCustomerGroupData = {
  /** The integer id. */
  customer_group_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name of the group; unique without regard to case. */
  group_name: string;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
};

export type UpdateCustomerGroupBody = {
  /** The name of the group; unique without regard to case. */
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
  /** The new value; null, an empty text and an empty list remove it. */
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
  /** The name of the province. */
  province_name: string;
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
  /** The name of the province. */
  province_name: string;
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
  /** The name of the province. */
  province_name: string;
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
  /** The images, at most 20: JPEG, PNG, GIF, WebP or AVIF. */
  images: readonly File[];
};

export type ImageUploadData = {
  /** The stored images, in the order of the form. */
  files: {
    /** The name of the file in its folder. */
    name: string;
    /** The size of the stored file in bytes. */
    size: number;
    /** The path of the image, such as /assets/mug.png. */
    url: string;
    /** The media type of the stored file. */
    mimetype: string;
  }[];
};

export type FileBrowserQuery = {
  /** The `next` of the page before. */
  after?: string | undefined;
  /** The number of files and folders of a page. */
  limit?: number | undefined;
};

export type FileBrowserData = {
  /** The images of the folder, in the order of their names. */
  files: {
    /** The name of the file in its folder. */
    name: string;
    /** The size of the stored file in bytes. */
    size: number;
    /** The path of the image, such as /assets/mug.png. */
    url: string;
  }[];
  /** The names of the folders in the folder. */
  folders: string[];
  /** The value of `after` for the next page; null: this is the last one. */
  next: string | null;
};

export type FileDeleteData = {
  /** The path of the image, such as /assets/mug.png. */
  url: string;
};

export type CreateLandingPageBody = {
  /** The name that administrators read. */
  name: string;
  /** The path of the page; unique among landing pages. */
  url_key: string;
  /** Whether it is live between `publish_start` and `publish_end`; false: a draft. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** A note for administrators. */
  description?: string | null | undefined;
  /** The title for search engines; null: the name. */
  meta_title?: string | null | undefined;
  /** The description for search engines. */
  meta_description?: string | null | undefined;
  /** When it goes live, an ISO 8601 time; null: at once. */
  publish_start?: string | null | undefined;
  /** When it ends being live, an ISO 8601 time; null: never. */
  publish_end?: string | null | undefined;
};

export type CreateLandingPageData = {
  /** The integer id. */
  landing_page_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** Whether it is live between `publish_start` and `publish_end`; false: a draft. */
  status: boolean;
  /** The name that administrators read. */
  name: string;
  /** The path of the page; unique among landing pages. */
  url_key: string;
  /** A note for administrators. */
  description: string | null;
  /** The title for search engines; null: the name. */
  meta_title: string | null;
  /** The description for search engines. */
  meta_description: string | null;
  /** When it goes live, an ISO 8601 time; null: at once. */
  publish_start: string | null;
  /** When it ends being live, an ISO 8601 time; null: never. */
  publish_end: string | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The pages that show the entity. */
  links: {
    /** What the page is: `edit`, `view`, or the list of the admin, such as `couponGrid`. */
    rel: string;
    /** The path of the page. */
    href: string;
    /** The method to open the page with. */
    action: 'GET';
    /** The media types of the page. */
    types: string[];
  }[];
};

export type UpdateLandingPageBody = {
  /** The name that administrators read. */
  name?: string | undefined;
  /** The path of the page; unique among landing pages. */
  url_key?: string | undefined;
  /** Whether it is live between `publish_start` and `publish_end`; false: a draft. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** A note for administrators. */
  description?: string | null | undefined;
  /** The title for search engines; null: the name. */
  meta_title?: string | null | undefined;
  /** The description for search engines. */
  meta_description?: string | null | undefined;
  /** When it goes live, an ISO 8601 time; null: at once. */
  publish_start?: string | null | undefined;
  /** When it ends being live, an ISO 8601 time; null: never. */
  publish_end?: string | null | undefined;
};

export type DeleteLandingPageData = {
  /** The integer id. */
  landing_page_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** Whether it is live between `publish_start` and `publish_end`; false: a draft. */
  status: boolean;
  /** The name that administrators read. */
  name: string;
  /** The path of the page; unique among landing pages. */
  url_key: string;
  /** A note for administrators. */
  description: string | null;
  /** The title for search engines; null: the name. */
  meta_title: string | null;
  /** The description for search engines. */
  meta_description: string | null;
  /** When it goes live, an ISO 8601 time; null: at once. */
  publish_start: string | null;
  /** When it ends being live, an ISO 8601 time; null: never. */
  publish_end: string | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
};

export type DuplicateLandingPageData = {
  /** The integer id. */
  landing_page_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** Whether it is live between `publish_start` and `publish_end`; false: a draft. */
  status: boolean;
  /** The name that administrators read. */
  name: string;
  /** The path of the page; unique among landing pages. */
  url_key: string;
  /** A note for administrators. */
  description: string | null;
  /** The title for search engines; null: the name. */
  meta_title: string | null;
  /** The description for search engines. */
  meta_description: string | null;
  /** When it goes live, an ISO 8601 time; null: at once. */
  publish_start: string | null;
  /** When it ends being live, an ISO 8601 time; null: never. */
  publish_end: string | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The pages that show the entity. */
  links: {
    /** What the page is: `edit`, `view`, or the list of the admin, such as `couponGrid`. */
    rel: string;
    /** The path of the page. */
    href: string;
    /** The method to open the page with. */
    action: 'GET';
    /** The media types of the page. */
    types: string[];
  }[];
};

export type ReplaceHomepageBody = {
  confirm: true;
  homepageFingerprint: string;
  landingPageFingerprint: string;
};

export type GetMetafieldDefinitionsQuery = {
  /** The kind of entity whose fields are listed. */
  ownerType: string;
};

export type GetMetafieldDefinitionsData = {
  /** The permanent id, a UUID. */
  uuid: string;
  /** The kind of entity that has the field, such as `product`. */
  ownerType: string;
  /** The group of fields that the key is unique in. */
  namespace: string;
  /** The name of the field in values. */
  key: string;
  /** The name that administrators read. */
  name: string;
  /** A note for administrators. */
  description: string | null;
  /** The type of its values. */
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
  /** Whether a value is a list of values of the type. */
  isList: boolean;
  /** Whether every entity needs a value. */
  required: boolean;
  /** Whether a value may differ by language. */
  translatable: boolean;
  /** Whether customers may read the values. */
  visibleToCustomer: boolean;
  /** The rules that values must meet; further members depend on the rule. */
  validations: {
    /** What the rule checks, such as `size`, `range` or `regexp`; unknown types mean nothing. */
    type: string;
    [key: string]: unknown;
  }[];
  /** How forms show the field, such as its placeholder. */
  appearance: Record<string, unknown>;
  /** The fields of a group, each described like a definition. */
  subFields: {
    /** The name of the field in values of the group. */
    key: string;
    /** The type of its values. */
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
    [key: string]: unknown;
  }[];
  /** Its place among the fields of the owner, small numbers first. */
  position: number;
  /** The theme that brought the definition, where one did. */
  provisionedByTheme?: string;
}[];

export type CreateMetafieldDefinitionBody = {
  /** The kind of entity that has the field, such as `product`. */
  ownerType: string;
  /** The group of fields that the key is unique in. */
  namespace?: string | undefined;
  /** The name of the field in values. */
  fieldKey: string;
  /** The name that administrators read. */
  name: string;
  /** The type of its values: short_text, long_text, rich_text, integer, number, boolean, date, color, url, group. */
  fieldType: string;
  /** Whether a value is a list of values of the type. */
  isList?: boolean | undefined;
  /** Whether the definition belongs to the active theme, which keeps it. */
  provisionedByActiveTheme?: boolean | undefined;
  /** A note for administrators. */
  description?: string | null | undefined;
  /** Whether every entity needs a value. */
  required?: boolean | undefined;
  /** Whether a value may differ by language. */
  translatable?: boolean | undefined;
  /** Whether customers may read the values. */
  visibleToCustomer?: boolean | undefined;
  /** The rules that values must meet; further members depend on the rule. */
  validations?:
    | readonly {
        /** What the rule checks, such as `size`, `range` or `regexp`. */
        type: string;
        [key: string]: unknown;
      }[]
    | undefined;
  /** How forms show the field, such as its placeholder. */
  appearance?:
    | {
        /** The text of the empty field. */
        placeholder?: string | undefined;
        [key: string]: unknown;
      }
    | undefined;
  /** The fields of a group, each described like a definition. */
  subFields?: readonly CreateMetafieldDefinitionBodySchema0[] | undefined;
  /** Its place among the fields of the owner, small numbers first. */
  position?: number | undefined;
};

export type CreateMetafieldDefinitionBodySchema0 = {
  /** The name of the field in values. */
  key: string;
  /** The type of its values. */
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
  /** The name that administrators read. */
  name?: string | undefined;
  /** A note for administrators. */
  description?: string | null | undefined;
  /** Whether a value is a list of values of the type. */
  isList?: boolean | undefined;
  /** Whether every entity needs a value. */
  required?: boolean | undefined;
  /** The rules that values must meet; further members depend on the rule. */
  validations?:
    | readonly {
        /** What the rule checks, such as `size`, `range` or `regexp`. */
        type: string;
        [key: string]: unknown;
      }[]
    | undefined;
  /** How forms show the field, such as its placeholder. */
  appearance?:
    | {
        /** The text of the empty field. */
        placeholder?: string | undefined;
        [key: string]: unknown;
      }
    | undefined;
  /** Means nothing; forms send it. */
  _id?: unknown;
  /** Whether a value may differ by language. */
  translatable?: unknown;
  /** Whether customers may read the values. */
  visibleToCustomer?: unknown;
  /** Its place among the fields of the owner, small numbers first. */
  position?: unknown;
  /** The fields of a group. */
  subFields?: readonly CreateMetafieldDefinitionBodySchema0[] | undefined;
};

export type GetMetafieldDefinitionData = {
  /** The permanent id, a UUID. */
  uuid: string;
  /** The kind of entity that has the field, such as `product`. */
  ownerType: string;
  /** The group of fields that the key is unique in. */
  namespace: string;
  /** The name of the field in values. */
  key: string;
  /** The name that administrators read. */
  name: string;
  /** A note for administrators. */
  description: string | null;
  /** The type of its values. */
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
  /** Whether a value is a list of values of the type. */
  isList: boolean;
  /** Whether every entity needs a value. */
  required: boolean;
  /** Whether a value may differ by language. */
  translatable: boolean;
  /** Whether customers may read the values. */
  visibleToCustomer: boolean;
  /** The rules that values must meet; further members depend on the rule. */
  validations: {
    /** What the rule checks, such as `size`, `range` or `regexp`; unknown types mean nothing. */
    type: string;
    [key: string]: unknown;
  }[];
  /** How forms show the field, such as its placeholder. */
  appearance: Record<string, unknown>;
  /** The fields of a group, each described like a definition. */
  subFields: {
    /** The name of the field in values of the group. */
    key: string;
    /** The type of its values. */
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
    [key: string]: unknown;
  }[];
  /** Its place among the fields of the owner, small numbers first. */
  position: number;
  /** The theme that brought the definition, where one did. */
  provisionedByTheme?: string;
};

export type UpdateMetafieldDefinitionBody = {
  /** The kind of entity that has the field, such as `product`. */
  ownerType?: unknown;
  /** The group of fields that the key is unique in. */
  namespace?: unknown;
  /** Cannot change: the stored name of the field, or absent. */
  fieldKey?: unknown;
  /** Cannot change: the stored type, or absent. */
  fieldType?: unknown;
  /** Whether a value is a list of values of the type. */
  isList?: unknown;
  /** The name that administrators read. */
  name?: string | undefined;
  /** A note for administrators. */
  description?: string | null | undefined;
  /** Whether every entity needs a value. */
  required?: boolean | undefined;
  /** Whether a value may differ by language. */
  translatable?: boolean | undefined;
  /** Whether customers may read the values. */
  visibleToCustomer?: boolean | undefined;
  /** The rules that values must meet; further members depend on the rule. */
  validations?:
    | readonly {
        /** What the rule checks, such as `size`, `range` or `regexp`. */
        type: string;
        [key: string]: unknown;
      }[]
    | undefined;
  /** How forms show the field, such as its placeholder. */
  appearance?:
    | {
        /** The text of the empty field. */
        placeholder?: string | undefined;
        [key: string]: unknown;
      }
    | undefined;
  /** The fields of a group, each described like a definition. */
  subFields?: readonly UpdateMetafieldDefinitionBodySchema0[] | undefined;
  /** Its place among the fields of the owner, small numbers first. */
  position?: number | undefined;
};

export type UpdateMetafieldDefinitionBodySchema0 = {
  /** The name of the field in values. */
  key: string;
  /** The type of its values. */
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
  /** The name that administrators read. */
  name?: string | undefined;
  /** A note for administrators. */
  description?: string | null | undefined;
  /** Whether a value is a list of values of the type. */
  isList?: boolean | undefined;
  /** Whether every entity needs a value. */
  required?: boolean | undefined;
  /** The rules that values must meet; further members depend on the rule. */
  validations?:
    | readonly {
        /** What the rule checks, such as `size`, `range` or `regexp`. */
        type: string;
        [key: string]: unknown;
      }[]
    | undefined;
  /** How forms show the field, such as its placeholder. */
  appearance?:
    | {
        /** The text of the empty field. */
        placeholder?: string | undefined;
        [key: string]: unknown;
      }
    | undefined;
  /** Means nothing; forms send it. */
  _id?: unknown;
  /** Whether a value may differ by language. */
  translatable?: unknown;
  /** Whether customers may read the values. */
  visibleToCustomer?: unknown;
  /** Its place among the fields of the owner, small numbers first. */
  position?: unknown;
  /** The fields of a group. */
  subFields?: readonly UpdateMetafieldDefinitionBodySchema0[] | undefined;
};

export type DeleteMetafieldDefinitionQuery = {
  /** Only `true` overrides the theme. */
  force?: unknown;
};

export type DeleteMetafieldDefinitionData = {
  /** The permanent id, a UUID. */
  uuid: string;
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
  /** The new value; null, an empty text and an empty list remove it. */
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

export type ListProductsQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
};

export type ListProductsData = {
  /** The integer id. */
  product_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The integer id of the attribute group that it is in. */
  group_id: number;
  /** The integer id of the variant group that it is a variant of; null: it is no variant. */
  variant_group_id: number | null;
  /** The SKU: the code that the merchant gave it; unique. */
  sku: string;
  /** The name that shoppers read. */
  name: string;
  /** The last segment of the path of its page; unique among products. */
  url_key: string;
  /** The price of one unit in the currency of the shop. It includes tax where the setting `priceIncludingTax` says so. */
  price: number;
  /** The weight of one unit, in the weight unit of the shop. */
  weight: number;
  /** The integer id of its tax class; null: it is not taxed. */
  tax_class: number | null;
  /** Whether it is sold and has a public page. */
  status: boolean;
  /** Whether lists and the search show it. */
  visibility: boolean;
  /** Whether it is sold without shipping, such as a gift card. */
  no_shipping_required: boolean;
  /** The text of its page. */
  description: string | null;
  /** A short text about the product. */
  short_description: string | null;
  /** The title for search engines; null: the name. */
  meta_title: string | null;
  /** The description for search engines. */
  meta_description: string | null;
  /** The keywords for search engines. */
  meta_keywords: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Record<string, Record<string, unknown>>;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The number of units in stock. */
  qty: number;
  /** Whether sales count down the stock; if not, the product never runs out. */
  manage_stock: boolean;
  /** Whether units in stock can be sold; it has no effect on stock that is not managed. */
  stock_availability: boolean;
  /** The images, the main one first. */
  images: string[];
  /** The integer ids of its categories, in rising order. */
  categories: number[];
  /** Its attribute values, in the order of the attributes. */
  attributes: {
    /** The integer id. */
    attribute_id: number;
    /** The code that products, imports and filters name it by; unique, and never changed. */
    attribute_code: string;
    /** The name that shoppers read. */
    attribute_name: string;
    /** The type of its values: a line, a longer text, one option, several options, or a day; never changed. */
    type: 'text' | 'textarea' | 'select' | 'multiselect' | 'date';
    /** The value as bodies take it: the text or the day, the integer id of the option of a select, or a list of ids of a multiselect. */
    value: string | number | number[] | null;
    /** The chosen options of a select or multiselect, in their order. */
    options: {
      /** The integer id. */
      option_id: number;
      /** The permanent id, a UUID. */
      uuid: string;
      /** The text that shoppers read. */
      option_text: string;
    }[];
  }[];
  /** The integer id of the first of its categories; null: it is in none. */
  category_id: number | null;
}[];

export type CreateProductBody = {
  /** The name that shoppers read. */
  name: string;
  /** The last segment of the path of its page; unique among products. */
  url_key: string;
  /** The SKU: the code that the merchant gave it; unique. */
  sku: string;
  /** The price of one unit in the currency of the shop. It includes tax where the setting `priceIncludingTax` says so. */
  price: number | string;
  /** The number of units in stock. */
  qty: number | string;
  /** Whether it is sold and has a public page. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Whether lists and the search show it. */
  visibility?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The attribute group, by integer id or UUID; the default group if absent. */
  group_id?: number | string | undefined;
  /** The weight of one unit, in the weight unit of the shop. */
  weight?: number | string | undefined;
  /** The tax class, by integer id or UUID; null: it is not taxed. */
  tax_class?: number | string | null | undefined;
  /** Whether sales count down the stock; if not, the product never runs out. */
  manage_stock?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Whether units in stock can be sold; it has no effect on stock that is not managed. */
  stock_availability?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Whether it is sold without shipping, such as a gift card. */
  no_shipping_required?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The text of its page. */
  description?: string | readonly Record<string, unknown>[] | null | undefined;
  /** A short text about the product. */
  short_description?: string | null | undefined;
  /** The title for search engines; null: the name. */
  meta_title?: string | null | undefined;
  /** The description for search engines. */
  meta_description?: string | null | undefined;
  /** The keywords for search engines. */
  meta_keywords?: string | null | undefined;
  /** The values of metafields, by namespace and key. Those that are absent stay. */
  metafields?: Record<string, unknown> | undefined;
  /** The images, the main one first; the whole list is replaced. */
  images?: readonly string[] | undefined;
  /** The categories, by integer id or UUID; the whole list is replaced. */
  categories?: readonly (number | string)[] | undefined;
  /** One category, by integer id or UUID: the short form of `categories` with one entry. */
  category_id?: number | string | null | undefined;
  /** Attribute values; attributes that are not named keep theirs. */
  attributes?:
    | readonly {
        /** The code of the attribute. */
        attribute_code: string;
        /** A text or a day, or options by text, integer id or UUID: one of a select, a list of a multiselect. Null, an empty text and an empty list remove the value. */
        value: string | number | readonly (string | number)[] | null;
      }[]
    | undefined;
};

export type GetProductData = {
  /** The integer id. */
  product_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The integer id of the attribute group that it is in. */
  group_id: number;
  /** The integer id of the variant group that it is a variant of; null: it is no variant. */
  variant_group_id: number | null;
  /** The SKU: the code that the merchant gave it; unique. */
  sku: string;
  /** The name that shoppers read. */
  name: string;
  /** The last segment of the path of its page; unique among products. */
  url_key: string;
  /** The price of one unit in the currency of the shop. It includes tax where the setting `priceIncludingTax` says so. */
  price: number;
  /** The weight of one unit, in the weight unit of the shop. */
  weight: number;
  /** The integer id of its tax class; null: it is not taxed. */
  tax_class: number | null;
  /** Whether it is sold and has a public page. */
  status: boolean;
  /** Whether lists and the search show it. */
  visibility: boolean;
  /** Whether it is sold without shipping, such as a gift card. */
  no_shipping_required: boolean;
  /** The text of its page. */
  description: string | null;
  /** A short text about the product. */
  short_description: string | null;
  /** The title for search engines; null: the name. */
  meta_title: string | null;
  /** The description for search engines. */
  meta_description: string | null;
  /** The keywords for search engines. */
  meta_keywords: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Record<string, Record<string, unknown>>;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The number of units in stock. */
  qty: number;
  /** Whether sales count down the stock; if not, the product never runs out. */
  manage_stock: boolean;
  /** Whether units in stock can be sold; it has no effect on stock that is not managed. */
  stock_availability: boolean;
  /** The images, the main one first. */
  images: string[];
  /** The integer ids of its categories, in rising order. */
  categories: number[];
  /** Its attribute values, in the order of the attributes. */
  attributes: {
    /** The integer id. */
    attribute_id: number;
    /** The code that products, imports and filters name it by; unique, and never changed. */
    attribute_code: string;
    /** The name that shoppers read. */
    attribute_name: string;
    /** The type of its values: a line, a longer text, one option, several options, or a day; never changed. */
    type: 'text' | 'textarea' | 'select' | 'multiselect' | 'date';
    /** The value as bodies take it: the text or the day, the integer id of the option of a select, or a list of ids of a multiselect. */
    value: string | number | number[] | null;
    /** The chosen options of a select or multiselect, in their order. */
    options: {
      /** The integer id. */
      option_id: number;
      /** The permanent id, a UUID. */
      uuid: string;
      /** The text that shoppers read. */
      option_text: string;
    }[];
  }[];
  /** The integer id of the first of its categories; null: it is in none. */
  category_id: number | null;
  /** The pages that show the entity. */
  links: {
    /** What the page is: `edit`, `view`, or the list of the admin, such as `couponGrid`. */
    rel: string;
    /** The path of the page. */
    href: string;
    /** The method to open the page with. */
    action: 'GET';
    /** The media types of the page. */
    types: string[];
  }[];
};

export type UpdateProductBody = {
  /** The name that shoppers read. */
  name?: string | undefined;
  /** The last segment of the path of its page; unique among products. */
  url_key?: string | undefined;
  /** The SKU: the code that the merchant gave it; unique. */
  sku?: string | undefined;
  /** The price of one unit in the currency of the shop. It includes tax where the setting `priceIncludingTax` says so. */
  price?: number | string | undefined;
  /** The number of units in stock. */
  qty?: number | string | undefined;
  /** Whether it is sold and has a public page. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Whether lists and the search show it. */
  visibility?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The attribute group, by integer id or UUID; the default group if absent. */
  group_id?: number | string | undefined;
  /** The weight of one unit, in the weight unit of the shop. */
  weight?: number | string | undefined;
  /** The tax class, by integer id or UUID; null: it is not taxed. */
  tax_class?: number | string | null | undefined;
  /** Whether sales count down the stock; if not, the product never runs out. */
  manage_stock?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Whether units in stock can be sold; it has no effect on stock that is not managed. */
  stock_availability?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Whether it is sold without shipping, such as a gift card. */
  no_shipping_required?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The text of its page. */
  description?: string | readonly Record<string, unknown>[] | null | undefined;
  /** A short text about the product. */
  short_description?: string | null | undefined;
  /** The title for search engines; null: the name. */
  meta_title?: string | null | undefined;
  /** The description for search engines. */
  meta_description?: string | null | undefined;
  /** The keywords for search engines. */
  meta_keywords?: string | null | undefined;
  /** The values of metafields, by namespace and key. Those that are absent stay. */
  metafields?: Record<string, unknown> | undefined;
  /** The images, the main one first; the whole list is replaced. */
  images?: readonly string[] | undefined;
  /** The categories, by integer id or UUID; the whole list is replaced. */
  categories?: readonly (number | string)[] | undefined;
  /** One category, by integer id or UUID: the short form of `categories` with one entry. */
  category_id?: number | string | null | undefined;
  /** Attribute values; attributes that are not named keep theirs. */
  attributes?:
    | readonly {
        /** The code of the attribute. */
        attribute_code: string;
        /** A text or a day, or options by text, integer id or UUID: one of a select, a list of a multiselect. Null, an empty text and an empty list remove the value. */
        value: string | number | readonly (string | number)[] | null;
      }[]
    | undefined;
};

export type DeleteProductData = {
  /** The integer id. */
  product_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The integer id of the attribute group that it is in. */
  group_id: number;
  /** The integer id of the variant group that it is a variant of; null: it is no variant. */
  variant_group_id: number | null;
  /** The SKU: the code that the merchant gave it; unique. */
  sku: string;
  /** The name that shoppers read. */
  name: string;
  /** The last segment of the path of its page; unique among products. */
  url_key: string;
  /** The price of one unit in the currency of the shop. It includes tax where the setting `priceIncludingTax` says so. */
  price: number;
  /** The weight of one unit, in the weight unit of the shop. */
  weight: number;
  /** The integer id of its tax class; null: it is not taxed. */
  tax_class: number | null;
  /** Whether it is sold and has a public page. */
  status: boolean;
  /** Whether lists and the search show it. */
  visibility: boolean;
  /** Whether it is sold without shipping, such as a gift card. */
  no_shipping_required: boolean;
  /** The text of its page. */
  description: string | null;
  /** A short text about the product. */
  short_description: string | null;
  /** The title for search engines; null: the name. */
  meta_title: string | null;
  /** The description for search engines. */
  meta_description: string | null;
  /** The keywords for search engines. */
  meta_keywords: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Record<string, Record<string, unknown>>;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The number of units in stock. */
  qty: number;
  /** Whether sales count down the stock; if not, the product never runs out. */
  manage_stock: boolean;
  /** Whether units in stock can be sold; it has no effect on stock that is not managed. */
  stock_availability: boolean;
  /** The images, the main one first. */
  images: string[];
  /** The integer ids of its categories, in rising order. */
  categories: number[];
  /** Its attribute values, in the order of the attributes. */
  attributes: {
    /** The integer id. */
    attribute_id: number;
    /** The code that products, imports and filters name it by; unique, and never changed. */
    attribute_code: string;
    /** The name that shoppers read. */
    attribute_name: string;
    /** The type of its values: a line, a longer text, one option, several options, or a day; never changed. */
    type: 'text' | 'textarea' | 'select' | 'multiselect' | 'date';
    /** The value as bodies take it: the text or the day, the integer id of the option of a select, or a list of ids of a multiselect. */
    value: string | number | number[] | null;
    /** The chosen options of a select or multiselect, in their order. */
    options: {
      /** The integer id. */
      option_id: number;
      /** The permanent id, a UUID. */
      uuid: string;
      /** The text that shoppers read. */
      option_text: string;
    }[];
  }[];
  /** The integer id of the first of its categories; null: it is in none. */
  category_id: number | null;
};

export type AddProductLinkBody = {
  /** The product that is shown, by integer id or UUID. */
  linked_product_id: number | string;
  /** Where it is shown: beside the product, in the cart, or as a better choice than the product. */
  type: 'related' | 'cross_sell' | 'upsell';
  /** Its place among the links of the type, small numbers first. */
  sort_order?: number | string | undefined;
};

export type AddProductLinkData = {
  /** The integer id. */
  product_link_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The integer id of the product that shows the other one. */
  product_id: number;
  /** The integer id of the product that is shown. */
  linked_product_id: number;
  /** The UUID of the product that is shown. */
  linked_product_uuid: string;
  /** The SKU of the product that is shown. */
  linked_product_sku: string;
  /** Where it is shown: beside the product, in the cart, or as a better choice than the product. */
  type: 'related' | 'cross_sell' | 'upsell';
  /** Its place among the links of the type, small numbers first. */
  sort_order: number;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
};

export type ListProductLinksData = {
  /** The integer id. */
  product_link_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The integer id of the product that shows the other one. */
  product_id: number;
  /** The integer id of the product that is shown. */
  linked_product_id: number;
  /** The UUID of the product that is shown. */
  linked_product_uuid: string;
  /** The SKU of the product that is shown. */
  linked_product_sku: string;
  /** Where it is shown: beside the product, in the cart, or as a better choice than the product. */
  type: 'related' | 'cross_sell' | 'upsell';
  /** Its place among the links of the type, small numbers first. */
  sort_order: number;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
}[];

export type UpdateProductLinkBody = {
  /** Where it is shown: beside the product, in the cart, or as a better choice than the product. */
  type?: 'related' | 'cross_sell' | 'upsell' | undefined;
  /** Its place among the links of the type, small numbers first. */
  sort_order?: number | string | undefined;
};

export type UpdateProductMetafieldBody = {
  /** The new value; null, an empty text and an empty list remove it. */
  value: unknown;
};

export type ListRolesData = {
  /** The integer id. */
  admin_role_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name of the role; unique. */
  name: string;
  /** Route ids; `*` is all of them. */
  permissions: string[];
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
}[];

export type CreateRoleBody = {
  /** The name of the role; unique. */
  name: string;
  /** Route ids; `*` is all of them. */
  permissions: readonly string[];
};

export type GetRoleData = {
  /** The integer id. */
  admin_role_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name of the role; unique. */
  name: string;
  /** Route ids; `*` is all of them. */
  permissions: string[];
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
};

export type UpdateRoleBody = {
  /** The name of the role; unique. */
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
  /** The new value; null, an empty text and an empty list remove it. */
  value: unknown;
};

export type ListTaxClassesData = {
  /** The integer id. */
  tax_class_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name of the class; unique without regard to case. */
  name: string;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
}[];

export type CreateTaxClassBody = {
  /** The name of the class; unique without regard to case. */
  name: string;
};

export type GetTaxClassData = {
  /** The integer id. */
  tax_class_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name of the class; unique without regard to case. */
  name: string;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
};

export type UpdateTaxClassBody = {
  /** The name of the class; unique without regard to case. */
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
  /** The names of the provinces; null for everywhere. */
  province_name: string | null;
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
  /** The names of the provinces; null for everywhere. */
  province_name: string | null;
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

export type ListVariantGroupsQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
};

export type ListVariantGroupsData = {
  /** The integer id. */
  variant_group_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The integer id of the attribute group that all its products are in. */
  attribute_group_id: number;
  /** Whether the storefront offers the choice between the variants. */
  visibility: boolean;
  /** The attributes that distinguish its variants, in the order in which a shopper chooses. */
  attributes: {
    /** The integer id. */
    attribute_id: number;
    /** The code of the attribute. */
    attribute_code: string;
    /** The name of the attribute, which shoppers read. */
    attribute_name: string;
  }[];
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
}[];

export type CreateVariantGroupBody = {
  /** The codes of select attributes, in the order in which a shopper chooses. */
  attribute_codes: readonly string[];
  /** The attribute group of all its products, by integer id or UUID. */
  attribute_group_id: number | string;
  /** Whether the storefront offers the choice between the variants. */
  visibility?: boolean | 0 | 1 | '0' | '1' | undefined;
};

export type CreateVariantGroupData = {
  /** The integer id. */
  variant_group_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The integer id of the attribute group that all its products are in. */
  attribute_group_id: number;
  /** Whether the storefront offers the choice between the variants. */
  visibility: boolean;
  /** The attributes that distinguish its variants, in the order in which a shopper chooses. */
  attributes: {
    /** The integer id. */
    attribute_id: number;
    /** The code of the attribute. */
    attribute_code: string;
    /** The name of the attribute, which shoppers read. */
    attribute_name: string;
  }[];
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
};

export type UpdateVariantGroupBody = {
  /** Whether the storefront offers the choice between the variants. */
  visibility?: boolean | 0 | 1 | '0' | '1' | undefined;
};

export type GetVariantGroupData = {
  /** The integer id. */
  variant_group_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The integer id of the attribute group that all its products are in. */
  attribute_group_id: number;
  /** Whether the storefront offers the choice between the variants. */
  visibility: boolean;
  /** The attributes that distinguish its variants, in the order in which a shopper chooses. */
  attributes: {
    /** The integer id. */
    attribute_id: number;
    /** The code of the attribute. */
    attribute_code: string;
    /** The name of the attribute, which shoppers read. */
    attribute_name: string;
  }[];
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** Its variants, the oldest products first. */
  variants: {
    /** The integer id of the variant group. */
    variant_group_id: number;
    /** The integer id. */
    product_id: number;
    /** The permanent id, a UUID. */
    uuid: string;
    /** The SKU of the product. */
    sku: string;
    /** The name of the product. */
    name: string;
    /** Whether the product is sold. */
    status: boolean;
    /** Whether the product is listed and found. */
    visibility: boolean;
    /** Its options, in the order of the attributes of the group. */
    options: {
      /** The integer id of the attribute. */
      attribute_id: number;
      /** The code of the attribute. */
      attribute_code: string;
      /** The name of the attribute, which shoppers read. */
      attribute_name: string;
      /** The integer id of the chosen option. */
      option_id: number;
      /** The UUID of the chosen option. */
      option_uuid: string;
      /** The text of the chosen option, which shoppers read. */
      option_text: string;
      /** The place of the option among those of its attribute. */
      sort_order: number;
    }[];
  }[];
};

export type AddVariantItemBody = {
  /** The integer id or the UUID of the product. */
  product_id: number | string;
};

export type AddVariantItemData = {
  /** The integer id of the variant group. */
  variant_group_id: number;
  /** The integer id. */
  product_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The SKU of the product. */
  sku: string;
  /** The name of the product. */
  name: string;
  /** Whether the product is sold. */
  status: boolean;
  /** Whether the product is listed and found. */
  visibility: boolean;
  /** Its options, in the order of the attributes of the group. */
  options: {
    /** The integer id of the attribute. */
    attribute_id: number;
    /** The code of the attribute. */
    attribute_code: string;
    /** The name of the attribute, which shoppers read. */
    attribute_name: string;
    /** The integer id of the chosen option. */
    option_id: number;
    /** The UUID of the chosen option. */
    option_uuid: string;
    /** The text of the chosen option, which shoppers read. */
    option_text: string;
    /** The place of the option among those of its attribute. */
    sort_order: number;
  }[];
};

export type VariantSearchQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
  /** The variant group, by integer id or UUID. */
  variant_group_id: string;
  /** Ids or UUIDs of options, separated by commas; a candidate has all of them. */
  options?: string | undefined;
  /** A part of the name or the SKU. */
  keyword?: string | undefined;
};

export type VariantSearchData = {
  /** The integer id. */
  product_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The SKU of the product. */
  sku: string;
  /** The name of the product. */
  name: string;
  /** Whether the product is sold. */
  status: boolean;
  /** Whether the product is listed and found. */
  visibility: boolean;
  /** Its options, in the order of the attributes of the group. */
  options: {
    /** The integer id of the attribute. */
    attribute_id: number;
    /** The code of the attribute. */
    attribute_code: string;
    /** The name of the attribute, which shoppers read. */
    attribute_name: string;
    /** The integer id of the chosen option. */
    option_id: number;
    /** The UUID of the chosen option. */
    option_uuid: string;
    /** The text of the chosen option, which shoppers read. */
    option_text: string;
    /** The place of the option among those of its attribute. */
    sort_order: number;
  }[];
  /** Whether a variant of the group has these options already. */
  is_taken: boolean;
}[];

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
