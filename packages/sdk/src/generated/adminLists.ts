// Written by `npm run generate:sdk`. Not edited by hand.

/** The filters and orders of the lists of the admin schema, for `adminFiltersOf`. Those of extensions can be declared. */
export interface AdminLists {
  adminUsers: {
    /** The page number, from 1. */
    page?: number | undefined;
    /** The number of entries per page. */
    limit?: number | undefined;
    /** The sort key. */
    ob?: 'full_name' | 'email' | 'status' | undefined;
    /** The sort direction, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only administrators whose name or email contains the text. */
    keyword?: string | undefined;
    /** Only rows whose `full_name` equals the value. */
    full_name?: string | undefined;
    /** Only rows whose `full_name` does not equal the value. */
    'full_name[neq]'?: string | undefined;
    /** Only rows whose `full_name` contains the text, ignoring case. */
    'full_name[like]'?: string | undefined;
    /** Only rows whose `full_name` does not contain the text, ignoring case. */
    'full_name[nlike]'?: string | undefined;
    /** Only rows whose `full_name` is one of the comma-separated values. */
    'full_name[in]'?: string | undefined;
    /** Only rows whose `full_name` is none of the comma-separated values. */
    'full_name[nin]'?: string | undefined;
    /** Only rows whose `email` equals the value. */
    email?: string | undefined;
    /** Only rows whose `email` does not equal the value. */
    'email[neq]'?: string | undefined;
    /** Only rows whose `email` contains the text, ignoring case. */
    'email[like]'?: string | undefined;
    /** Only rows whose `email` does not contain the text, ignoring case. */
    'email[nlike]'?: string | undefined;
    /** Only rows whose `email` is one of the comma-separated values. */
    'email[in]'?: string | undefined;
    /** Only rows whose `email` is none of the comma-separated values. */
    'email[nin]'?: string | undefined;
    /** Only rows whose `status` equals the value. */
    status?: boolean | undefined;
    /** Only rows whose `status` does not equal the value. */
    'status[neq]'?: boolean | undefined;
  };
  adminUsersConnection: Omit<AdminLists['adminUsers'], 'page' | 'limit'>;
  roles: {
    /** The page number, from 1. */
    page?: number | undefined;
    /** The number of entries per page. */
    limit?: number | undefined;
    /** The sort key. */
    ob?: 'name' | undefined;
    /** The sort direction, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only rows whose `name` equals the value. */
    name?: string | undefined;
    /** Only rows whose `name` does not equal the value. */
    'name[neq]'?: string | undefined;
    /** Only rows whose `name` contains the text, ignoring case. */
    'name[like]'?: string | undefined;
    /** Only rows whose `name` does not contain the text, ignoring case. */
    'name[nlike]'?: string | undefined;
    /** Only rows whose `name` is one of the comma-separated values. */
    'name[in]'?: string | undefined;
    /** Only rows whose `name` is none of the comma-separated values. */
    'name[nin]'?: string | undefined;
  };
  rolesConnection: Omit<AdminLists['roles'], 'page' | 'limit'>;
  auditLog: {
    /** The page number, from 1. */
    page?: number | undefined;
    /** The number of entries per page. */
    limit?: number | undefined;
    /** The sort direction, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only rows whose `actor_kind` equals the value. */
    actor_kind?: string | undefined;
    /** Only rows whose `actor_kind` is one of the comma-separated values. */
    'actor_kind[in]'?: string | undefined;
    /** Only rows whose `actor_uuid` equals the value. */
    actor_uuid?: string | undefined;
    /** Only rows whose `actor_uuid` is one of the comma-separated values. */
    'actor_uuid[in]'?: string | undefined;
    /** Only rows whose `actor_name` equals the value. */
    actor_name?: string | undefined;
    /** Only rows whose `actor_name` contains the text, ignoring case. */
    'actor_name[like]'?: string | undefined;
    /** Only rows whose `actor_name` is one of the comma-separated values. */
    'actor_name[in]'?: string | undefined;
    /** Only rows whose `action` equals the value. */
    action?: string | undefined;
    /** Only rows whose `action` does not equal the value. */
    'action[neq]'?: string | undefined;
    /** Only rows whose `action` is one of the comma-separated values. */
    'action[in]'?: string | undefined;
    /** Only rows whose `action` is none of the comma-separated values. */
    'action[nin]'?: string | undefined;
    /** Only rows whose `entity_type` equals the value. */
    entity_type?: string | undefined;
    /** Only rows whose `entity_type` does not equal the value. */
    'entity_type[neq]'?: string | undefined;
    /** Only rows whose `entity_type` is one of the comma-separated values. */
    'entity_type[in]'?: string | undefined;
    /** Only rows whose `entity_type` is none of the comma-separated values. */
    'entity_type[nin]'?: string | undefined;
    /** Only rows whose `entity_uuid` equals the value. */
    entity_uuid?: string | undefined;
    /** Only rows whose `entity_uuid` is one of the comma-separated values. */
    'entity_uuid[in]'?: string | undefined;
    /** Only rows whose `request_id` equals the value. */
    request_id?: string | undefined;
    /** Only rows whose `request_id` is one of the comma-separated values. */
    'request_id[in]'?: string | undefined;
    /** Only rows whose `created_at` is greater than the value. */
    'created_at[gt]'?: string | undefined;
    /** Only rows whose `created_at` is greater than or equal to the value. */
    'created_at[gteq]'?: string | undefined;
    /** Only rows whose `created_at` is less than the value. */
    'created_at[lt]'?: string | undefined;
    /** Only rows whose `created_at` is less than or equal to the value. */
    'created_at[lteq]'?: string | undefined;
  };
  auditLogConnection: Omit<AdminLists['auditLog'], 'page' | 'limit'>;
  eventLog: {
    /** The page number, from 1. */
    page?: number | undefined;
    /** The number of entries per page. */
    limit?: number | undefined;
    /** The sort direction, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only rows whose `event` equals the value. */
    event?: string | undefined;
    /** Only rows whose `event` does not equal the value. */
    'event[neq]'?: string | undefined;
    /** Only rows whose `event` is one of the comma-separated values. */
    'event[in]'?: string | undefined;
    /** Only rows whose `event` is none of the comma-separated values. */
    'event[nin]'?: string | undefined;
    /** Only rows whose `created_at` is greater than the value. */
    'created_at[gt]'?: string | undefined;
    /** Only rows whose `created_at` is greater than or equal to the value. */
    'created_at[gteq]'?: string | undefined;
    /** Only rows whose `created_at` is less than the value. */
    'created_at[lt]'?: string | undefined;
    /** Only rows whose `created_at` is less than or equal to the value. */
    'created_at[lteq]'?: string | undefined;
  };
  eventLogConnection: Omit<AdminLists['eventLog'], 'page' | 'limit'>;
  customers: {
    /** The page number, from 1. */
    page?: number | undefined;
    /** The number of entries per page. */
    limit?: number | undefined;
    /** The sort key. */
    ob?: 'email' | 'name' | 'status' | 'created_at' | undefined;
    /** The sort direction, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only customers whose name or email contains the text. */
    keyword?: string | undefined;
    /** Only rows whose `full_name` contains the text, ignoring case. */
    'full_name[like]'?: string | undefined;
    /** Only rows whose `full_name` does not contain the text, ignoring case. */
    'full_name[nlike]'?: string | undefined;
    /** Only rows whose `email` equals the value. */
    email?: string | undefined;
    /** Only rows whose `email` contains the text, ignoring case. */
    'email[like]'?: string | undefined;
    /** Only rows whose `email` does not contain the text, ignoring case. */
    'email[nlike]'?: string | undefined;
    /** Only rows whose `status` equals the value. */
    status?: number | undefined;
    /** Only rows whose `group` equals the value. */
    group?: number | undefined;
    /** Only rows whose `group` is one of the comma-separated values. */
    'group[in]'?: string | undefined;
    /** Only rows whose `created_at` is greater than the value. */
    'created_at[gt]'?: string | undefined;
    /** Only rows whose `created_at` is greater than or equal to the value. */
    'created_at[gteq]'?: string | undefined;
    /** Only rows whose `created_at` is less than the value. */
    'created_at[lt]'?: string | undefined;
    /** Only rows whose `created_at` is less than or equal to the value. */
    'created_at[lteq]'?: string | undefined;
  };
  customersConnection: Omit<AdminLists['customers'], 'page' | 'limit'>;
  customerGroups: {
    /** The page number, from 1. */
    page?: number | undefined;
    /** The number of entries per page. */
    limit?: number | undefined;
    /** The sort key. */
    ob?: 'name' | undefined;
    /** The sort direction, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only rows whose `name` equals the value. */
    name?: string | undefined;
    /** Only rows whose `name` contains the text, ignoring case. */
    'name[like]'?: string | undefined;
  };
  customerGroupsConnection: Omit<AdminLists['customerGroups'], 'page' | 'limit'>;
  taxClasses: {
    /** The page number, from 1. */
    page?: number | undefined;
    /** The number of entries per page. */
    limit?: number | undefined;
    /** The sort key. */
    ob?: 'name' | undefined;
    /** The sort direction, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only rows whose `name` equals the value. */
    name?: string | undefined;
    /** Only rows whose `name` does not equal the value. */
    'name[neq]'?: string | undefined;
    /** Only rows whose `name` contains the text, ignoring case. */
    'name[like]'?: string | undefined;
    /** Only rows whose `name` does not contain the text, ignoring case. */
    'name[nlike]'?: string | undefined;
    /** Only rows whose `name` is one of the comma-separated values. */
    'name[in]'?: string | undefined;
    /** Only rows whose `name` is none of the comma-separated values. */
    'name[nin]'?: string | undefined;
  };
  taxClassesConnection: Omit<AdminLists['taxClasses'], 'page' | 'limit'>;
  attributes: {
    /** The page number, from 1. */
    page?: number | undefined;
    /** The number of entries per page. */
    limit?: number | undefined;
    /** The sort key. */
    ob?: 'name' | 'type' | 'is_required' | 'is_filterable' | undefined;
    /** The sort direction, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only rows whose `name` equals the value. */
    name?: string | undefined;
    /** Only rows whose `name` does not equal the value. */
    'name[neq]'?: string | undefined;
    /** Only rows whose `name` contains the text, ignoring case. */
    'name[like]'?: string | undefined;
    /** Only rows whose `name` does not contain the text, ignoring case. */
    'name[nlike]'?: string | undefined;
    /** Only rows whose `name` is one of the comma-separated values. */
    'name[in]'?: string | undefined;
    /** Only rows whose `name` is none of the comma-separated values. */
    'name[nin]'?: string | undefined;
    /** Only rows whose `code` equals the value. */
    code?: string | undefined;
    /** Only rows whose `code` does not equal the value. */
    'code[neq]'?: string | undefined;
    /** Only rows whose `code` contains the text, ignoring case. */
    'code[like]'?: string | undefined;
    /** Only rows whose `code` does not contain the text, ignoring case. */
    'code[nlike]'?: string | undefined;
    /** Only rows whose `code` is one of the comma-separated values. */
    'code[in]'?: string | undefined;
    /** Only rows whose `code` is none of the comma-separated values. */
    'code[nin]'?: string | undefined;
    /** Only attributes in the attribute group, by integer ID or UUID. */
    group?: string | undefined;
    /** Only rows whose `group` is one of the comma-separated values. */
    'group[in]'?: string | undefined;
    /** Only rows whose `type` equals the value. */
    type?: string | undefined;
    /** Only rows whose `type` does not equal the value. */
    'type[neq]'?: string | undefined;
    /** Only rows whose `type` is one of the comma-separated values. */
    'type[in]'?: string | undefined;
    /** Only rows whose `type` is none of the comma-separated values. */
    'type[nin]'?: string | undefined;
    /** Only rows whose `is_required` equals the value. */
    is_required?: boolean | undefined;
    /** Only rows whose `is_required` does not equal the value. */
    'is_required[neq]'?: boolean | undefined;
    /** Only rows whose `is_filterable` equals the value. */
    is_filterable?: boolean | undefined;
    /** Only rows whose `is_filterable` does not equal the value. */
    'is_filterable[neq]'?: boolean | undefined;
  };
  attributesConnection: Omit<AdminLists['attributes'], 'page' | 'limit'>;
  attributeGroups: {
    /** The page number, from 1. */
    page?: number | undefined;
    /** The number of entries per page. */
    limit?: number | undefined;
    /** The sort key. */
    ob?: 'name' | undefined;
    /** The sort direction, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only rows whose `name` equals the value. */
    name?: string | undefined;
    /** Only rows whose `name` does not equal the value. */
    'name[neq]'?: string | undefined;
    /** Only rows whose `name` contains the text, ignoring case. */
    'name[like]'?: string | undefined;
    /** Only rows whose `name` does not contain the text, ignoring case. */
    'name[nlike]'?: string | undefined;
    /** Only rows whose `name` is one of the comma-separated values. */
    'name[in]'?: string | undefined;
    /** Only rows whose `name` is none of the comma-separated values. */
    'name[nin]'?: string | undefined;
  };
  attributeGroupsConnection: Omit<AdminLists['attributeGroups'], 'page' | 'limit'>;
  categories: {
    /** The page number, from 1. */
    page?: number | undefined;
    /** The number of entries per page. */
    limit?: number | undefined;
    /** The sort key. */
    ob?: 'name' | 'status' | 'position' | undefined;
    /** The sort direction, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only rows whose `name` equals the value. */
    name?: string | undefined;
    /** Only rows whose `name` does not equal the value. */
    'name[neq]'?: string | undefined;
    /** Only rows whose `name` contains the text, ignoring case. */
    'name[like]'?: string | undefined;
    /** Only rows whose `name` does not contain the text, ignoring case. */
    'name[nlike]'?: string | undefined;
    /** Only rows whose `name` is one of the comma-separated values. */
    'name[in]'?: string | undefined;
    /** Only rows whose `name` is none of the comma-separated values. */
    'name[nin]'?: string | undefined;
    /** Only rows whose `status` equals the value. */
    status?: boolean | undefined;
    /** Only rows whose `status` does not equal the value. */
    'status[neq]'?: boolean | undefined;
    /** Only subcategories of the category, by integer ID or UUID. `null`: only root categories. */
    parent?: string | undefined;
  };
  categoriesConnection: Omit<AdminLists['categories'], 'page' | 'limit'>;
  collections: {
    /** The page number, from 1. */
    page?: number | undefined;
    /** The number of entries per page. */
    limit?: number | undefined;
    /** The sort key. */
    ob?: 'name' | 'code' | undefined;
    /** The sort direction, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only rows whose `name` equals the value. */
    name?: string | undefined;
    /** Only rows whose `name` does not equal the value. */
    'name[neq]'?: string | undefined;
    /** Only rows whose `name` contains the text, ignoring case. */
    'name[like]'?: string | undefined;
    /** Only rows whose `name` does not contain the text, ignoring case. */
    'name[nlike]'?: string | undefined;
    /** Only rows whose `name` is one of the comma-separated values. */
    'name[in]'?: string | undefined;
    /** Only rows whose `name` is none of the comma-separated values. */
    'name[nin]'?: string | undefined;
    /** Only rows whose `code` equals the value. */
    code?: string | undefined;
    /** Only rows whose `code` does not equal the value. */
    'code[neq]'?: string | undefined;
    /** Only rows whose `code` contains the text, ignoring case. */
    'code[like]'?: string | undefined;
    /** Only rows whose `code` does not contain the text, ignoring case. */
    'code[nlike]'?: string | undefined;
    /** Only rows whose `code` is one of the comma-separated values. */
    'code[in]'?: string | undefined;
    /** Only rows whose `code` is none of the comma-separated values. */
    'code[nin]'?: string | undefined;
  };
  collectionsConnection: Omit<AdminLists['collections'], 'page' | 'limit'>;
  products: {
    /** The page number, from 1. */
    page?: number | undefined;
    /** The number of entries per page. */
    limit?: number | undefined;
    /** The sort key. */
    ob?: 'price' | 'name' | 'status' | 'created_at' | 'qty' | undefined;
    /** The sort direction, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only products that match the search terms, most relevant first. */
    keyword?: string | undefined;
    /** Only rows whose `name` equals the value. */
    name?: string | undefined;
    /** Only rows whose `name` does not equal the value. */
    'name[neq]'?: string | undefined;
    /** Only rows whose `name` contains the text, ignoring case. */
    'name[like]'?: string | undefined;
    /** Only rows whose `name` does not contain the text, ignoring case. */
    'name[nlike]'?: string | undefined;
    /** Only rows whose `name` is one of the comma-separated values. */
    'name[in]'?: string | undefined;
    /** Only rows whose `name` is none of the comma-separated values. */
    'name[nin]'?: string | undefined;
    /** Only rows whose `sku` equals the value. */
    sku?: string | undefined;
    /** Only rows whose `sku` does not equal the value. */
    'sku[neq]'?: string | undefined;
    /** Only rows whose `sku` contains the text, ignoring case. */
    'sku[like]'?: string | undefined;
    /** Only rows whose `sku` does not contain the text, ignoring case. */
    'sku[nlike]'?: string | undefined;
    /** Only rows whose `sku` is one of the comma-separated values. */
    'sku[in]'?: string | undefined;
    /** Only rows whose `sku` is none of the comma-separated values. */
    'sku[nin]'?: string | undefined;
    /** Only rows whose `price` equals the value. */
    price?: number | undefined;
    /** Only rows whose `price` does not equal the value. */
    'price[neq]'?: number | undefined;
    /** Only rows whose `price` is greater than the value. */
    'price[gt]'?: number | undefined;
    /** Only rows whose `price` is greater than or equal to the value. */
    'price[gteq]'?: number | undefined;
    /** Only rows whose `price` is less than the value. */
    'price[lt]'?: number | undefined;
    /** Only rows whose `price` is less than or equal to the value. */
    'price[lteq]'?: number | undefined;
    /** Only rows whose `price` is one of the comma-separated values. */
    'price[in]'?: string | undefined;
    /** Only rows whose `price` is none of the comma-separated values. */
    'price[nin]'?: string | undefined;
    /** Only products that cost at least the amount. */
    min_price?: number | undefined;
    /** Only products that cost at most the amount. */
    max_price?: number | undefined;
    /** Only rows whose `in_stock` equals the value. */
    in_stock?: boolean | undefined;
    /** `configurable`: only products in variant groups; `simple`: only products outside variant groups. */
    type?: string | undefined;
    /** Only rows whose `status` equals the value. */
    status?: boolean | undefined;
    /** Only rows whose `status` does not equal the value. */
    'status[neq]'?: boolean | undefined;
    /** Only products in the category, by integer ID or UUID. */
    cat?: string | undefined;
    /** Only rows whose `cat` is one of the comma-separated values. */
    'cat[in]'?: string | undefined;
    /** Only rows whose `cat` is none of the comma-separated values. */
    'cat[nin]'?: string | undefined;
    /** Only products in the collection, by integer ID, UUID or code. */
    collection?: string | undefined;
    /** Only rows whose `collection` is one of the comma-separated values. */
    'collection[in]'?: string | undefined;
    /** Only rows whose `collection` is none of the comma-separated values. */
    'collection[nin]'?: string | undefined;
    /** Only rows whose `qty` equals the value. */
    qty?: number | undefined;
    /** Only rows whose `qty` does not equal the value. */
    'qty[neq]'?: number | undefined;
    /** Only rows whose `qty` is greater than the value. */
    'qty[gt]'?: number | undefined;
    /** Only rows whose `qty` is greater than or equal to the value. */
    'qty[gteq]'?: number | undefined;
    /** Only rows whose `qty` is less than the value. */
    'qty[lt]'?: number | undefined;
    /** Only rows whose `qty` is less than or equal to the value. */
    'qty[lteq]'?: number | undefined;
    /** Only rows whose `qty` is one of the comma-separated values. */
    'qty[in]'?: string | undefined;
    /** Only rows whose `qty` is none of the comma-separated values. */
    'qty[nin]'?: string | undefined;
    /** Only products with managed stock and between one and that many units left. */
    low_stock?: number | undefined;
    /** Only rows whose `visibility` equals the value. */
    visibility?: boolean | undefined;
    /** Only rows whose `visibility` does not equal the value. */
    'visibility[neq]'?: boolean | undefined;
    /** Only products in the tax class, by integer ID. `none`: only products without one. */
    tax_class?: string | undefined;
    /** Only rows whose `attribute_group` equals the value. */
    attribute_group?: number | undefined;
    /** Only rows whose `attribute_group` does not equal the value. */
    'attribute_group[neq]'?: number | undefined;
    /** Only rows whose `attribute_group` is greater than the value. */
    'attribute_group[gt]'?: number | undefined;
    /** Only rows whose `attribute_group` is greater than or equal to the value. */
    'attribute_group[gteq]'?: number | undefined;
    /** Only rows whose `attribute_group` is less than the value. */
    'attribute_group[lt]'?: number | undefined;
    /** Only rows whose `attribute_group` is less than or equal to the value. */
    'attribute_group[lteq]'?: number | undefined;
    /** Only rows whose `attribute_group` is one of the comma-separated values. */
    'attribute_group[in]'?: string | undefined;
    /** Only rows whose `attribute_group` is none of the comma-separated values. */
    'attribute_group[nin]'?: string | undefined;
    /** 1: only the main variant of each variant group, or its first variant if it has no main variant. */
    one_per_group?: boolean | undefined;
    /** Only rows whose `variant_group` equals the value. */
    variant_group?: number | undefined;
    /** Only rows whose `variant_group` does not equal the value. */
    'variant_group[neq]'?: number | undefined;
    /** Only rows whose `variant_group` is greater than the value. */
    'variant_group[gt]'?: number | undefined;
    /** Only rows whose `variant_group` is greater than or equal to the value. */
    'variant_group[gteq]'?: number | undefined;
    /** Only rows whose `variant_group` is less than the value. */
    'variant_group[lt]'?: number | undefined;
    /** Only rows whose `variant_group` is less than or equal to the value. */
    'variant_group[lteq]'?: number | undefined;
    /** Only rows whose `variant_group` is one of the comma-separated values. */
    'variant_group[in]'?: string | undefined;
    /** Only rows whose `variant_group` is none of the comma-separated values. */
    'variant_group[nin]'?: string | undefined;
    /** The options of filterable attributes, by the attributes' codes: ids or UUIDs, of which a product has one. */
    attributes?: Readonly<Record<string, string | readonly string[]>> | undefined;
  };
  productsConnection: Omit<AdminLists['products'], 'page' | 'limit'>;
  variantGroups: {
    /** The page number, from 1. */
    page?: number | undefined;
    /** The number of entries per page. */
    limit?: number | undefined;
    /** The sort key. */
    ob?: 'visibility' | undefined;
    /** The sort direction, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only groups with a product that matches the search terms. */
    keyword?: string | undefined;
    /** Only rows whose `visibility` equals the value. */
    visibility?: boolean | undefined;
    /** Only rows whose `visibility` does not equal the value. */
    'visibility[neq]'?: boolean | undefined;
  };
  variantGroupsConnection: Omit<AdminLists['variantGroups'], 'page' | 'limit'>;
  coupons: {
    /** The page number, from 1. */
    page?: number | undefined;
    /** The number of entries per page. */
    limit?: number | undefined;
    /** The sort key. */
    ob?: 'coupon' | 'status' | 'used_time' | undefined;
    /** The sort direction, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only rows whose `coupon` equals the value. */
    coupon?: string | undefined;
    /** Only rows whose `coupon` contains the text, ignoring case. */
    'coupon[like]'?: string | undefined;
    /** Only rows whose `status` equals the value. */
    status?: boolean | undefined;
    /** Only rows whose `discount_type` equals the value. */
    discount_type?: string | undefined;
    /** Only rows whose `discount_type` is one of the comma-separated values. */
    'discount_type[in]'?: string | undefined;
    /** Only rows whose `free_shipping` equals the value. */
    free_shipping?: boolean | undefined;
  };
  couponsConnection: Omit<AdminLists['coupons'], 'page' | 'limit'>;
  orders: {
    /** The page number, from 1. */
    page?: number | undefined;
    /** The number of entries per page. */
    limit?: number | undefined;
    /** The sort key. */
    ob?: 'number' | 'total' | 'created_at' | undefined;
    /** The sort direction, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only rows whose `number` equals the value. */
    number?: string | undefined;
    /** Only rows whose `number` contains the text, ignoring case. */
    'number[like]'?: string | undefined;
    /** Only rows whose `email` equals the value. */
    email?: string | undefined;
    /** Only rows whose `email` contains the text, ignoring case. */
    'email[like]'?: string | undefined;
    /** Only rows whose `status` equals the value. */
    status?: string | undefined;
    /** Only rows whose `status` is one of the comma-separated values. */
    'status[in]'?: string | undefined;
    /** Only rows whose `payment_status` equals the value. */
    payment_status?: string | undefined;
    /** Only rows whose `payment_status` is one of the comma-separated values. */
    'payment_status[in]'?: string | undefined;
    /** Only rows whose `shipment_status` equals the value. */
    shipment_status?: string | undefined;
    /** Only rows whose `shipment_status` is one of the comma-separated values. */
    'shipment_status[in]'?: string | undefined;
    /** Only rows whose `payment_method` equals the value. */
    payment_method?: string | undefined;
    /** Only rows whose `payment_method` is one of the comma-separated values. */
    'payment_method[in]'?: string | undefined;
    /** Only rows whose `customer` equals the value. */
    customer?: number | undefined;
    /** Only rows whose `customer` is one of the comma-separated values. */
    'customer[in]'?: string | undefined;
    /** Only rows whose `coupon` equals the value. */
    coupon?: string | undefined;
    /** Only rows whose `coupon` is one of the comma-separated values. */
    'coupon[in]'?: string | undefined;
    /** Only rows whose `total` equals the value. */
    total?: number | undefined;
    /** Only rows whose `total` is greater than the value. */
    'total[gt]'?: number | undefined;
    /** Only rows whose `total` is greater than or equal to the value. */
    'total[gteq]'?: number | undefined;
    /** Only rows whose `total` is less than the value. */
    'total[lt]'?: number | undefined;
    /** Only rows whose `total` is less than or equal to the value. */
    'total[lteq]'?: number | undefined;
    /** Only rows whose `created_at` is greater than the value. */
    'created_at[gt]'?: string | undefined;
    /** Only rows whose `created_at` is greater than or equal to the value. */
    'created_at[gteq]'?: string | undefined;
    /** Only rows whose `created_at` is less than the value. */
    'created_at[lt]'?: string | undefined;
    /** Only rows whose `created_at` is less than or equal to the value. */
    'created_at[lteq]'?: string | undefined;
    /** Only rows whose `placed` equals the value. */
    placed?: boolean | undefined;
    /** Only rows whose `paid` equals the value. */
    paid?: boolean | undefined;
    /** Only rows whose `to_ship` equals the value. */
    to_ship?: boolean | undefined;
    /** Only rows whose `unpaid` equals the value. */
    unpaid?: boolean | undefined;
    /** Only rows whose `needs_review` equals the value. */
    needs_review?: boolean | undefined;
    /** Only rows whose `keyword` equals the value. */
    keyword?: string | undefined;
  };
  ordersConnection: Omit<AdminLists['orders'], 'page' | 'limit'>;
  blogCategories: {
    /** The page number, from 1. */
    page?: number | undefined;
    /** The number of entries per page. */
    limit?: number | undefined;
    /** The sort key. */
    ob?: 'name' | 'status' | undefined;
    /** The sort direction, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only rows whose `name` equals the value. */
    name?: string | undefined;
    /** Only rows whose `name` does not equal the value. */
    'name[neq]'?: string | undefined;
    /** Only rows whose `name` contains the text, ignoring case. */
    'name[like]'?: string | undefined;
    /** Only rows whose `name` does not contain the text, ignoring case. */
    'name[nlike]'?: string | undefined;
    /** Only rows whose `name` is one of the comma-separated values. */
    'name[in]'?: string | undefined;
    /** Only rows whose `name` is none of the comma-separated values. */
    'name[nin]'?: string | undefined;
    /** Only rows whose `status` equals the value. */
    status?: boolean | undefined;
    /** Only rows whose `status` does not equal the value. */
    'status[neq]'?: boolean | undefined;
  };
  blogCategoriesConnection: Omit<AdminLists['blogCategories'], 'page' | 'limit'>;
  blogPosts: {
    /** The page number, from 1. */
    page?: number | undefined;
    /** The number of entries per page. */
    limit?: number | undefined;
    /** The sort key. */
    ob?: 'name' | 'status' | 'published_at' | undefined;
    /** The sort direction, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only posts whose name or short description contains the text. */
    keyword?: string | undefined;
    /** Only rows whose `name` equals the value. */
    name?: string | undefined;
    /** Only rows whose `name` does not equal the value. */
    'name[neq]'?: string | undefined;
    /** Only rows whose `name` contains the text, ignoring case. */
    'name[like]'?: string | undefined;
    /** Only rows whose `name` does not contain the text, ignoring case. */
    'name[nlike]'?: string | undefined;
    /** Only rows whose `name` is one of the comma-separated values. */
    'name[in]'?: string | undefined;
    /** Only rows whose `name` is none of the comma-separated values. */
    'name[nin]'?: string | undefined;
    /** Only rows whose `author` equals the value. */
    author?: string | undefined;
    /** Only rows whose `author` does not equal the value. */
    'author[neq]'?: string | undefined;
    /** Only rows whose `author` contains the text, ignoring case. */
    'author[like]'?: string | undefined;
    /** Only rows whose `author` does not contain the text, ignoring case. */
    'author[nlike]'?: string | undefined;
    /** Only rows whose `author` is one of the comma-separated values. */
    'author[in]'?: string | undefined;
    /** Only rows whose `author` is none of the comma-separated values. */
    'author[nin]'?: string | undefined;
    /** Only rows whose `status` equals the value. */
    status?: boolean | undefined;
    /** Only rows whose `status` does not equal the value. */
    'status[neq]'?: boolean | undefined;
    /** Only rows whose `published_at` is greater than the value. */
    'published_at[gt]'?: string | undefined;
    /** Only rows whose `published_at` is greater than or equal to the value. */
    'published_at[gteq]'?: string | undefined;
    /** Only rows whose `published_at` is less than the value. */
    'published_at[lt]'?: string | undefined;
    /** Only rows whose `published_at` is less than or equal to the value. */
    'published_at[lteq]'?: string | undefined;
    /** Only posts in the category, by integer ID or UUID. */
    category?: string | undefined;
    /** Only rows whose `category` is one of the comma-separated values. */
    'category[in]'?: string | undefined;
  };
  blogPostsConnection: Omit<AdminLists['blogPosts'], 'page' | 'limit'>;
  cmsPages: {
    /** The page number, from 1. */
    page?: number | undefined;
    /** The number of entries per page. */
    limit?: number | undefined;
    /** The sort key. */
    ob?: 'title' | 'status' | undefined;
    /** The sort direction, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only rows whose `title` equals the value. */
    title?: string | undefined;
    /** Only rows whose `title` does not equal the value. */
    'title[neq]'?: string | undefined;
    /** Only rows whose `title` contains the text, ignoring case. */
    'title[like]'?: string | undefined;
    /** Only rows whose `title` does not contain the text, ignoring case. */
    'title[nlike]'?: string | undefined;
    /** Only rows whose `title` is one of the comma-separated values. */
    'title[in]'?: string | undefined;
    /** Only rows whose `title` is none of the comma-separated values. */
    'title[nin]'?: string | undefined;
    /** Only rows whose `status` equals the value. */
    status?: boolean | undefined;
    /** Only rows whose `status` does not equal the value. */
    'status[neq]'?: boolean | undefined;
  };
  cmsPagesConnection: Omit<AdminLists['cmsPages'], 'page' | 'limit'>;
  changesets: {
    /** The page number, from 1. */
    page?: number | undefined;
    /** The number of entries per page. */
    limit?: number | undefined;
    /** The sort key. */
    ob?: 'name' | 'updated_at' | undefined;
    /** The sort direction, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only rows whose `name` equals the value. */
    name?: string | undefined;
    /** Only rows whose `name` does not equal the value. */
    'name[neq]'?: string | undefined;
    /** Only rows whose `name` contains the text, ignoring case. */
    'name[like]'?: string | undefined;
    /** Only rows whose `name` does not contain the text, ignoring case. */
    'name[nlike]'?: string | undefined;
    /** Only rows whose `name` is one of the comma-separated values. */
    'name[in]'?: string | undefined;
    /** Only rows whose `name` is none of the comma-separated values. */
    'name[nin]'?: string | undefined;
    /** Only rows whose `theme` equals the value. */
    theme?: string | undefined;
    /** Only rows whose `theme` does not equal the value. */
    'theme[neq]'?: string | undefined;
    /** Only rows whose `theme` contains the text, ignoring case. */
    'theme[like]'?: string | undefined;
    /** Only rows whose `theme` does not contain the text, ignoring case. */
    'theme[nlike]'?: string | undefined;
    /** Only rows whose `theme` is one of the comma-separated values. */
    'theme[in]'?: string | undefined;
    /** Only rows whose `theme` is none of the comma-separated values. */
    'theme[nin]'?: string | undefined;
    /** Only rows whose `created_by` equals the value. */
    created_by?: number | undefined;
    /** Only rows whose `created_by` does not equal the value. */
    'created_by[neq]'?: number | undefined;
    /** Only rows whose `created_by` is greater than the value. */
    'created_by[gt]'?: number | undefined;
    /** Only rows whose `created_by` is greater than or equal to the value. */
    'created_by[gteq]'?: number | undefined;
    /** Only rows whose `created_by` is less than the value. */
    'created_by[lt]'?: number | undefined;
    /** Only rows whose `created_by` is less than or equal to the value. */
    'created_by[lteq]'?: number | undefined;
    /** Only rows whose `created_by` is one of the comma-separated values. */
    'created_by[in]'?: string | undefined;
    /** Only rows whose `created_by` is none of the comma-separated values. */
    'created_by[nin]'?: string | undefined;
    /** Only rows whose `published` equals the value. */
    published?: boolean | undefined;
    /** Only rows whose `published` does not equal the value. */
    'published[neq]'?: boolean | undefined;
  };
  changesetsConnection: Omit<AdminLists['changesets'], 'page' | 'limit'>;
  rolloutPlans: {
    /** The page number, from 1. */
    page?: number | undefined;
    /** The number of entries per page. */
    limit?: number | undefined;
    /** The sort key. */
    ob?: 'name' | 'start_time' | 'end_time' | undefined;
    /** The sort direction, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only rows whose `name` equals the value. */
    name?: string | undefined;
    /** Only rows whose `name` does not equal the value. */
    'name[neq]'?: string | undefined;
    /** Only rows whose `name` contains the text, ignoring case. */
    'name[like]'?: string | undefined;
    /** Only rows whose `name` does not contain the text, ignoring case. */
    'name[nlike]'?: string | undefined;
    /** Only rows whose `name` is one of the comma-separated values. */
    'name[in]'?: string | undefined;
    /** Only rows whose `name` is none of the comma-separated values. */
    'name[nin]'?: string | undefined;
    /** Only rows whose `status` equals the value. */
    status?: string | undefined;
    /** Only rows whose `status` does not equal the value. */
    'status[neq]'?: string | undefined;
    /** Only rows whose `status` is one of the comma-separated values. */
    'status[in]'?: string | undefined;
    /** Only rows whose `status` is none of the comma-separated values. */
    'status[nin]'?: string | undefined;
    /** Only rows whose `theme` equals the value. */
    theme?: string | undefined;
    /** Only rows whose `theme` does not equal the value. */
    'theme[neq]'?: string | undefined;
    /** Only rows whose `theme` contains the text, ignoring case. */
    'theme[like]'?: string | undefined;
    /** Only rows whose `theme` does not contain the text, ignoring case. */
    'theme[nlike]'?: string | undefined;
    /** Only rows whose `theme` is one of the comma-separated values. */
    'theme[in]'?: string | undefined;
    /** Only rows whose `theme` is none of the comma-separated values. */
    'theme[nin]'?: string | undefined;
    /** Only rows whose `changeset_id` equals the value. */
    changeset_id?: number | undefined;
    /** Only rows whose `changeset_id` does not equal the value. */
    'changeset_id[neq]'?: number | undefined;
    /** Only rows whose `changeset_id` is greater than the value. */
    'changeset_id[gt]'?: number | undefined;
    /** Only rows whose `changeset_id` is greater than or equal to the value. */
    'changeset_id[gteq]'?: number | undefined;
    /** Only rows whose `changeset_id` is less than the value. */
    'changeset_id[lt]'?: number | undefined;
    /** Only rows whose `changeset_id` is less than or equal to the value. */
    'changeset_id[lteq]'?: number | undefined;
    /** Only rows whose `changeset_id` is one of the comma-separated values. */
    'changeset_id[in]'?: string | undefined;
    /** Only rows whose `changeset_id` is none of the comma-separated values. */
    'changeset_id[nin]'?: string | undefined;
    /** Only rows whose `start_time` is greater than the value. */
    'start_time[gt]'?: string | undefined;
    /** Only rows whose `start_time` is greater than or equal to the value. */
    'start_time[gteq]'?: string | undefined;
    /** Only rows whose `start_time` is less than the value. */
    'start_time[lt]'?: string | undefined;
    /** Only rows whose `start_time` is less than or equal to the value. */
    'start_time[lteq]'?: string | undefined;
    /** Only rows whose `end_time` is greater than the value. */
    'end_time[gt]'?: string | undefined;
    /** Only rows whose `end_time` is greater than or equal to the value. */
    'end_time[gteq]'?: string | undefined;
    /** Only rows whose `end_time` is less than the value. */
    'end_time[lt]'?: string | undefined;
    /** Only rows whose `end_time` is less than or equal to the value. */
    'end_time[lteq]'?: string | undefined;
  };
  rolloutPlansConnection: Omit<AdminLists['rolloutPlans'], 'page' | 'limit'>;
  widgets: {
    /** The page number, from 1. */
    page?: number | undefined;
    /** The number of entries per page. */
    limit?: number | undefined;
    /** The sort key. */
    ob?: 'name' | 'type' | 'status' | undefined;
    /** The sort direction, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only rows whose `name` equals the value. */
    name?: string | undefined;
    /** Only rows whose `name` does not equal the value. */
    'name[neq]'?: string | undefined;
    /** Only rows whose `name` contains the text, ignoring case. */
    'name[like]'?: string | undefined;
    /** Only rows whose `name` does not contain the text, ignoring case. */
    'name[nlike]'?: string | undefined;
    /** Only rows whose `name` is one of the comma-separated values. */
    'name[in]'?: string | undefined;
    /** Only rows whose `name` is none of the comma-separated values. */
    'name[nin]'?: string | undefined;
    /** Only rows whose `type` equals the value. */
    type?: string | undefined;
    /** Only rows whose `type` does not equal the value. */
    'type[neq]'?: string | undefined;
    /** Only rows whose `type` contains the text, ignoring case. */
    'type[like]'?: string | undefined;
    /** Only rows whose `type` does not contain the text, ignoring case. */
    'type[nlike]'?: string | undefined;
    /** Only rows whose `type` is one of the comma-separated values. */
    'type[in]'?: string | undefined;
    /** Only rows whose `type` is none of the comma-separated values. */
    'type[nin]'?: string | undefined;
    /** Only rows whose `status` equals the value. */
    status?: boolean | undefined;
    /** Only rows whose `status` does not equal the value. */
    'status[neq]'?: boolean | undefined;
    /** Only widgets with a placement on the route. */
    route?: string | undefined;
    /** Only widgets with a placement on the page of the entity. */
    entity_urn?: string | undefined;
  };
  widgetsConnection: Omit<AdminLists['widgets'], 'page' | 'limit'>;
  landingPages: {
    /** The page number, from 1. */
    page?: number | undefined;
    /** The number of entries per page. */
    limit?: number | undefined;
    /** The sort key. */
    ob?: 'name' | 'status' | 'created_at' | undefined;
    /** The sort direction, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only rows whose `name` equals the value. */
    name?: string | undefined;
    /** Only rows whose `name` does not equal the value. */
    'name[neq]'?: string | undefined;
    /** Only rows whose `name` contains the text, ignoring case. */
    'name[like]'?: string | undefined;
    /** Only rows whose `name` does not contain the text, ignoring case. */
    'name[nlike]'?: string | undefined;
    /** Only rows whose `name` is one of the comma-separated values. */
    'name[in]'?: string | undefined;
    /** Only rows whose `name` is none of the comma-separated values. */
    'name[nin]'?: string | undefined;
    /** Only rows whose `url_key` equals the value. */
    url_key?: string | undefined;
    /** Only rows whose `url_key` does not equal the value. */
    'url_key[neq]'?: string | undefined;
    /** Only rows whose `url_key` contains the text, ignoring case. */
    'url_key[like]'?: string | undefined;
    /** Only rows whose `url_key` does not contain the text, ignoring case. */
    'url_key[nlike]'?: string | undefined;
    /** Only rows whose `url_key` is one of the comma-separated values. */
    'url_key[in]'?: string | undefined;
    /** Only rows whose `url_key` is none of the comma-separated values. */
    'url_key[nin]'?: string | undefined;
    /** Only rows whose `status` equals the value. */
    status?: boolean | undefined;
    /** Only rows whose `status` does not equal the value. */
    'status[neq]'?: boolean | undefined;
  };
  landingPagesConnection: Omit<AdminLists['landingPages'], 'page' | 'limit'>;
}
