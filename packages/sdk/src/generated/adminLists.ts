// Written by `npm run generate:sdk`. Not edited by hand.

/** The filters and orders of the lists of the admin schema, for `adminFiltersOf`. Those of extensions can be declared. */
export interface AdminLists {
  adminUsers: {
    /** The page of the list, from 1. */
    page?: number | undefined;
    /** The number of entries of a page. */
    limit?: number | undefined;
    /** The key that the list is ordered by. */
    ob?: 'full_name' | 'email' | 'status' | undefined;
    /** The direction of the order, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only admins whose name or email contains the text. */
    keyword?: string | undefined;
    /** Only rows whose `full_name` is the value. */
    full_name?: string | undefined;
    /** Only rows whose `full_name` is not the value. */
    'full_name[neq]'?: string | undefined;
    /** Only rows whose `full_name` contains the text, in upper or lower case. */
    'full_name[like]'?: string | undefined;
    /** Only rows whose `full_name` does not contain the text, in upper or lower case. */
    'full_name[nlike]'?: string | undefined;
    /** Only rows whose `full_name` is one of the values, separated by commas. */
    'full_name[in]'?: string | undefined;
    /** Only rows whose `full_name` is none of the values, separated by commas. */
    'full_name[nin]'?: string | undefined;
    /** Only rows whose `email` is the value. */
    email?: string | undefined;
    /** Only rows whose `email` is not the value. */
    'email[neq]'?: string | undefined;
    /** Only rows whose `email` contains the text, in upper or lower case. */
    'email[like]'?: string | undefined;
    /** Only rows whose `email` does not contain the text, in upper or lower case. */
    'email[nlike]'?: string | undefined;
    /** Only rows whose `email` is one of the values, separated by commas. */
    'email[in]'?: string | undefined;
    /** Only rows whose `email` is none of the values, separated by commas. */
    'email[nin]'?: string | undefined;
    /** Only rows whose `status` is the value. */
    status?: boolean | undefined;
    /** Only rows whose `status` is not the value. */
    'status[neq]'?: boolean | undefined;
  };
  adminUsersConnection: Omit<AdminLists['adminUsers'], 'page' | 'limit'>;
  roles: {
    /** The page of the list, from 1. */
    page?: number | undefined;
    /** The number of entries of a page. */
    limit?: number | undefined;
    /** The key that the list is ordered by. */
    ob?: 'name' | undefined;
    /** The direction of the order, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only rows whose `name` is the value. */
    name?: string | undefined;
    /** Only rows whose `name` is not the value. */
    'name[neq]'?: string | undefined;
    /** Only rows whose `name` contains the text, in upper or lower case. */
    'name[like]'?: string | undefined;
    /** Only rows whose `name` does not contain the text, in upper or lower case. */
    'name[nlike]'?: string | undefined;
    /** Only rows whose `name` is one of the values, separated by commas. */
    'name[in]'?: string | undefined;
    /** Only rows whose `name` is none of the values, separated by commas. */
    'name[nin]'?: string | undefined;
  };
  rolesConnection: Omit<AdminLists['roles'], 'page' | 'limit'>;
  auditLog: {
    /** The page of the list, from 1. */
    page?: number | undefined;
    /** The number of entries of a page. */
    limit?: number | undefined;
    /** The direction of the order, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only rows whose `actor_kind` is the value. */
    actor_kind?: string | undefined;
    /** Only rows whose `actor_kind` is one of the values, separated by commas. */
    'actor_kind[in]'?: string | undefined;
    /** Only rows whose `actor_uuid` is the value. */
    actor_uuid?: string | undefined;
    /** Only rows whose `actor_uuid` is one of the values, separated by commas. */
    'actor_uuid[in]'?: string | undefined;
    /** Only rows whose `actor_name` is the value. */
    actor_name?: string | undefined;
    /** Only rows whose `actor_name` contains the text, in upper or lower case. */
    'actor_name[like]'?: string | undefined;
    /** Only rows whose `actor_name` is one of the values, separated by commas. */
    'actor_name[in]'?: string | undefined;
    /** Only rows whose `action` is the value. */
    action?: string | undefined;
    /** Only rows whose `action` is not the value. */
    'action[neq]'?: string | undefined;
    /** Only rows whose `action` is one of the values, separated by commas. */
    'action[in]'?: string | undefined;
    /** Only rows whose `action` is none of the values, separated by commas. */
    'action[nin]'?: string | undefined;
    /** Only rows whose `entity_type` is the value. */
    entity_type?: string | undefined;
    /** Only rows whose `entity_type` is not the value. */
    'entity_type[neq]'?: string | undefined;
    /** Only rows whose `entity_type` is one of the values, separated by commas. */
    'entity_type[in]'?: string | undefined;
    /** Only rows whose `entity_type` is none of the values, separated by commas. */
    'entity_type[nin]'?: string | undefined;
    /** Only rows whose `entity_uuid` is the value. */
    entity_uuid?: string | undefined;
    /** Only rows whose `entity_uuid` is one of the values, separated by commas. */
    'entity_uuid[in]'?: string | undefined;
    /** Only rows whose `request_id` is the value. */
    request_id?: string | undefined;
    /** Only rows whose `request_id` is one of the values, separated by commas. */
    'request_id[in]'?: string | undefined;
    /** Only rows whose `created_at` is greater than the value. */
    'created_at[gt]'?: string | undefined;
    /** Only rows whose `created_at` is the value or greater. */
    'created_at[gteq]'?: string | undefined;
    /** Only rows whose `created_at` is less than the value. */
    'created_at[lt]'?: string | undefined;
    /** Only rows whose `created_at` is the value or less. */
    'created_at[lteq]'?: string | undefined;
  };
  auditLogConnection: Omit<AdminLists['auditLog'], 'page' | 'limit'>;
  eventLog: {
    /** The page of the list, from 1. */
    page?: number | undefined;
    /** The number of entries of a page. */
    limit?: number | undefined;
    /** The direction of the order, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only rows whose `event` is the value. */
    event?: string | undefined;
    /** Only rows whose `event` is not the value. */
    'event[neq]'?: string | undefined;
    /** Only rows whose `event` is one of the values, separated by commas. */
    'event[in]'?: string | undefined;
    /** Only rows whose `event` is none of the values, separated by commas. */
    'event[nin]'?: string | undefined;
    /** Only rows whose `created_at` is greater than the value. */
    'created_at[gt]'?: string | undefined;
    /** Only rows whose `created_at` is the value or greater. */
    'created_at[gteq]'?: string | undefined;
    /** Only rows whose `created_at` is less than the value. */
    'created_at[lt]'?: string | undefined;
    /** Only rows whose `created_at` is the value or less. */
    'created_at[lteq]'?: string | undefined;
  };
  eventLogConnection: Omit<AdminLists['eventLog'], 'page' | 'limit'>;
  customers: {
    /** The page of the list, from 1. */
    page?: number | undefined;
    /** The number of entries of a page. */
    limit?: number | undefined;
    /** The key that the list is ordered by. */
    ob?: 'email' | 'name' | 'status' | 'created_at' | undefined;
    /** The direction of the order, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only customers whose name or email contains the text. */
    keyword?: string | undefined;
    /** Only rows whose `full_name` contains the text, in upper or lower case. */
    'full_name[like]'?: string | undefined;
    /** Only rows whose `full_name` does not contain the text, in upper or lower case. */
    'full_name[nlike]'?: string | undefined;
    /** Only rows whose `email` is the value. */
    email?: string | undefined;
    /** Only rows whose `email` contains the text, in upper or lower case. */
    'email[like]'?: string | undefined;
    /** Only rows whose `email` does not contain the text, in upper or lower case. */
    'email[nlike]'?: string | undefined;
    /** Only rows whose `status` is the value. */
    status?: number | undefined;
    /** Only rows whose `group` is the value. */
    group?: number | undefined;
    /** Only rows whose `group` is one of the values, separated by commas. */
    'group[in]'?: string | undefined;
    /** Only rows whose `created_at` is greater than the value. */
    'created_at[gt]'?: string | undefined;
    /** Only rows whose `created_at` is the value or greater. */
    'created_at[gteq]'?: string | undefined;
    /** Only rows whose `created_at` is less than the value. */
    'created_at[lt]'?: string | undefined;
    /** Only rows whose `created_at` is the value or less. */
    'created_at[lteq]'?: string | undefined;
  };
  customersConnection: Omit<AdminLists['customers'], 'page' | 'limit'>;
  customerGroups: {
    /** The page of the list, from 1. */
    page?: number | undefined;
    /** The number of entries of a page. */
    limit?: number | undefined;
    /** The key that the list is ordered by. */
    ob?: 'name' | undefined;
    /** The direction of the order, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only rows whose `name` is the value. */
    name?: string | undefined;
    /** Only rows whose `name` contains the text, in upper or lower case. */
    'name[like]'?: string | undefined;
  };
  customerGroupsConnection: Omit<AdminLists['customerGroups'], 'page' | 'limit'>;
  taxClasses: {
    /** The page of the list, from 1. */
    page?: number | undefined;
    /** The number of entries of a page. */
    limit?: number | undefined;
    /** The key that the list is ordered by. */
    ob?: 'name' | undefined;
    /** The direction of the order, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only rows whose `name` is the value. */
    name?: string | undefined;
    /** Only rows whose `name` is not the value. */
    'name[neq]'?: string | undefined;
    /** Only rows whose `name` contains the text, in upper or lower case. */
    'name[like]'?: string | undefined;
    /** Only rows whose `name` does not contain the text, in upper or lower case. */
    'name[nlike]'?: string | undefined;
    /** Only rows whose `name` is one of the values, separated by commas. */
    'name[in]'?: string | undefined;
    /** Only rows whose `name` is none of the values, separated by commas. */
    'name[nin]'?: string | undefined;
  };
  taxClassesConnection: Omit<AdminLists['taxClasses'], 'page' | 'limit'>;
  attributes: {
    /** The page of the list, from 1. */
    page?: number | undefined;
    /** The number of entries of a page. */
    limit?: number | undefined;
    /** The key that the list is ordered by. */
    ob?: 'name' | 'type' | 'is_required' | 'is_filterable' | undefined;
    /** The direction of the order, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only rows whose `name` is the value. */
    name?: string | undefined;
    /** Only rows whose `name` is not the value. */
    'name[neq]'?: string | undefined;
    /** Only rows whose `name` contains the text, in upper or lower case. */
    'name[like]'?: string | undefined;
    /** Only rows whose `name` does not contain the text, in upper or lower case. */
    'name[nlike]'?: string | undefined;
    /** Only rows whose `name` is one of the values, separated by commas. */
    'name[in]'?: string | undefined;
    /** Only rows whose `name` is none of the values, separated by commas. */
    'name[nin]'?: string | undefined;
    /** Only rows whose `code` is the value. */
    code?: string | undefined;
    /** Only rows whose `code` is not the value. */
    'code[neq]'?: string | undefined;
    /** Only rows whose `code` contains the text, in upper or lower case. */
    'code[like]'?: string | undefined;
    /** Only rows whose `code` does not contain the text, in upper or lower case. */
    'code[nlike]'?: string | undefined;
    /** Only rows whose `code` is one of the values, separated by commas. */
    'code[in]'?: string | undefined;
    /** Only rows whose `code` is none of the values, separated by commas. */
    'code[nin]'?: string | undefined;
    /** Only attributes of the attribute group, by integer id or UUID. */
    group?: string | undefined;
    /** Only rows whose `group` is one of the values, separated by commas. */
    'group[in]'?: string | undefined;
    /** Only rows whose `type` is the value. */
    type?: string | undefined;
    /** Only rows whose `type` is not the value. */
    'type[neq]'?: string | undefined;
    /** Only rows whose `type` is one of the values, separated by commas. */
    'type[in]'?: string | undefined;
    /** Only rows whose `type` is none of the values, separated by commas. */
    'type[nin]'?: string | undefined;
    /** Only rows whose `is_required` is the value. */
    is_required?: boolean | undefined;
    /** Only rows whose `is_required` is not the value. */
    'is_required[neq]'?: boolean | undefined;
    /** Only rows whose `is_filterable` is the value. */
    is_filterable?: boolean | undefined;
    /** Only rows whose `is_filterable` is not the value. */
    'is_filterable[neq]'?: boolean | undefined;
  };
  attributesConnection: Omit<AdminLists['attributes'], 'page' | 'limit'>;
  attributeGroups: {
    /** The page of the list, from 1. */
    page?: number | undefined;
    /** The number of entries of a page. */
    limit?: number | undefined;
    /** The key that the list is ordered by. */
    ob?: 'name' | undefined;
    /** The direction of the order, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only rows whose `name` is the value. */
    name?: string | undefined;
    /** Only rows whose `name` is not the value. */
    'name[neq]'?: string | undefined;
    /** Only rows whose `name` contains the text, in upper or lower case. */
    'name[like]'?: string | undefined;
    /** Only rows whose `name` does not contain the text, in upper or lower case. */
    'name[nlike]'?: string | undefined;
    /** Only rows whose `name` is one of the values, separated by commas. */
    'name[in]'?: string | undefined;
    /** Only rows whose `name` is none of the values, separated by commas. */
    'name[nin]'?: string | undefined;
  };
  attributeGroupsConnection: Omit<AdminLists['attributeGroups'], 'page' | 'limit'>;
  categories: {
    /** The page of the list, from 1. */
    page?: number | undefined;
    /** The number of entries of a page. */
    limit?: number | undefined;
    /** The key that the list is ordered by. */
    ob?: 'name' | 'status' | 'position' | undefined;
    /** The direction of the order, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only rows whose `name` is the value. */
    name?: string | undefined;
    /** Only rows whose `name` is not the value. */
    'name[neq]'?: string | undefined;
    /** Only rows whose `name` contains the text, in upper or lower case. */
    'name[like]'?: string | undefined;
    /** Only rows whose `name` does not contain the text, in upper or lower case. */
    'name[nlike]'?: string | undefined;
    /** Only rows whose `name` is one of the values, separated by commas. */
    'name[in]'?: string | undefined;
    /** Only rows whose `name` is none of the values, separated by commas. */
    'name[nin]'?: string | undefined;
    /** Only rows whose `status` is the value. */
    status?: boolean | undefined;
    /** Only rows whose `status` is not the value. */
    'status[neq]'?: boolean | undefined;
    /** Only subcategories of the category, by integer id or UUID; `null`: those without a parent. */
    parent?: string | undefined;
  };
  categoriesConnection: Omit<AdminLists['categories'], 'page' | 'limit'>;
  collections: {
    /** The page of the list, from 1. */
    page?: number | undefined;
    /** The number of entries of a page. */
    limit?: number | undefined;
    /** The key that the list is ordered by. */
    ob?: 'name' | 'code' | undefined;
    /** The direction of the order, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only rows whose `name` is the value. */
    name?: string | undefined;
    /** Only rows whose `name` is not the value. */
    'name[neq]'?: string | undefined;
    /** Only rows whose `name` contains the text, in upper or lower case. */
    'name[like]'?: string | undefined;
    /** Only rows whose `name` does not contain the text, in upper or lower case. */
    'name[nlike]'?: string | undefined;
    /** Only rows whose `name` is one of the values, separated by commas. */
    'name[in]'?: string | undefined;
    /** Only rows whose `name` is none of the values, separated by commas. */
    'name[nin]'?: string | undefined;
    /** Only rows whose `code` is the value. */
    code?: string | undefined;
    /** Only rows whose `code` is not the value. */
    'code[neq]'?: string | undefined;
    /** Only rows whose `code` contains the text, in upper or lower case. */
    'code[like]'?: string | undefined;
    /** Only rows whose `code` does not contain the text, in upper or lower case. */
    'code[nlike]'?: string | undefined;
    /** Only rows whose `code` is one of the values, separated by commas. */
    'code[in]'?: string | undefined;
    /** Only rows whose `code` is none of the values, separated by commas. */
    'code[nin]'?: string | undefined;
  };
  collectionsConnection: Omit<AdminLists['collections'], 'page' | 'limit'>;
  products: {
    /** The page of the list, from 1. */
    page?: number | undefined;
    /** The number of entries of a page. */
    limit?: number | undefined;
    /** The key that the list is ordered by. */
    ob?: 'price' | 'name' | 'status' | 'created_at' | 'qty' | undefined;
    /** The direction of the order, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only products that the search finds for the words; the most relevant ones come first. */
    keyword?: string | undefined;
    /** Only rows whose `name` is the value. */
    name?: string | undefined;
    /** Only rows whose `name` is not the value. */
    'name[neq]'?: string | undefined;
    /** Only rows whose `name` contains the text, in upper or lower case. */
    'name[like]'?: string | undefined;
    /** Only rows whose `name` does not contain the text, in upper or lower case. */
    'name[nlike]'?: string | undefined;
    /** Only rows whose `name` is one of the values, separated by commas. */
    'name[in]'?: string | undefined;
    /** Only rows whose `name` is none of the values, separated by commas. */
    'name[nin]'?: string | undefined;
    /** Only rows whose `sku` is the value. */
    sku?: string | undefined;
    /** Only rows whose `sku` is not the value. */
    'sku[neq]'?: string | undefined;
    /** Only rows whose `sku` contains the text, in upper or lower case. */
    'sku[like]'?: string | undefined;
    /** Only rows whose `sku` does not contain the text, in upper or lower case. */
    'sku[nlike]'?: string | undefined;
    /** Only rows whose `sku` is one of the values, separated by commas. */
    'sku[in]'?: string | undefined;
    /** Only rows whose `sku` is none of the values, separated by commas. */
    'sku[nin]'?: string | undefined;
    /** Only rows whose `price` is the value. */
    price?: number | undefined;
    /** Only rows whose `price` is not the value. */
    'price[neq]'?: number | undefined;
    /** Only rows whose `price` is greater than the value. */
    'price[gt]'?: number | undefined;
    /** Only rows whose `price` is the value or greater. */
    'price[gteq]'?: number | undefined;
    /** Only rows whose `price` is less than the value. */
    'price[lt]'?: number | undefined;
    /** Only rows whose `price` is the value or less. */
    'price[lteq]'?: number | undefined;
    /** Only rows whose `price` is one of the values, separated by commas. */
    'price[in]'?: string | undefined;
    /** Only rows whose `price` is none of the values, separated by commas. */
    'price[nin]'?: string | undefined;
    /** Only products that cost the amount or more. */
    min_price?: number | undefined;
    /** Only products that cost the amount or less. */
    max_price?: number | undefined;
    /** Only rows whose `in_stock` is the value. */
    in_stock?: boolean | undefined;
    /** `configurable`: only products of variant groups; `simple`: only all others. */
    type?: string | undefined;
    /** Only rows whose `status` is the value. */
    status?: boolean | undefined;
    /** Only rows whose `status` is not the value. */
    'status[neq]'?: boolean | undefined;
    /** Only products of the category, by integer id or UUID. */
    cat?: string | undefined;
    /** Only rows whose `cat` is one of the values, separated by commas. */
    'cat[in]'?: string | undefined;
    /** Only rows whose `cat` is none of the values, separated by commas. */
    'cat[nin]'?: string | undefined;
    /** Only products of the collection, by integer id, UUID or code. */
    collection?: string | undefined;
    /** Only rows whose `collection` is one of the values, separated by commas. */
    'collection[in]'?: string | undefined;
    /** Only rows whose `collection` is none of the values, separated by commas. */
    'collection[nin]'?: string | undefined;
    /** Only rows whose `qty` is the value. */
    qty?: number | undefined;
    /** Only rows whose `qty` is not the value. */
    'qty[neq]'?: number | undefined;
    /** Only rows whose `qty` is greater than the value. */
    'qty[gt]'?: number | undefined;
    /** Only rows whose `qty` is the value or greater. */
    'qty[gteq]'?: number | undefined;
    /** Only rows whose `qty` is less than the value. */
    'qty[lt]'?: number | undefined;
    /** Only rows whose `qty` is the value or less. */
    'qty[lteq]'?: number | undefined;
    /** Only rows whose `qty` is one of the values, separated by commas. */
    'qty[in]'?: string | undefined;
    /** Only rows whose `qty` is none of the values, separated by commas. */
    'qty[nin]'?: string | undefined;
    /** Only products whose stock is managed, and of which from one to so many units are left. */
    low_stock?: number | undefined;
    /** Only rows whose `visibility` is the value. */
    visibility?: boolean | undefined;
    /** Only rows whose `visibility` is not the value. */
    'visibility[neq]'?: boolean | undefined;
    /** Only products of the tax class, by integer id; `none`: only those without one. */
    tax_class?: string | undefined;
    /** Only rows whose `attribute_group` is the value. */
    attribute_group?: number | undefined;
    /** Only rows whose `attribute_group` is not the value. */
    'attribute_group[neq]'?: number | undefined;
    /** Only rows whose `attribute_group` is greater than the value. */
    'attribute_group[gt]'?: number | undefined;
    /** Only rows whose `attribute_group` is the value or greater. */
    'attribute_group[gteq]'?: number | undefined;
    /** Only rows whose `attribute_group` is less than the value. */
    'attribute_group[lt]'?: number | undefined;
    /** Only rows whose `attribute_group` is the value or less. */
    'attribute_group[lteq]'?: number | undefined;
    /** Only rows whose `attribute_group` is one of the values, separated by commas. */
    'attribute_group[in]'?: string | undefined;
    /** Only rows whose `attribute_group` is none of the values, separated by commas. */
    'attribute_group[nin]'?: string | undefined;
    /** 1: of each variant group only the main member, or the first where it has none. */
    one_per_group?: boolean | undefined;
    /** Only rows whose `variant_group` is the value. */
    variant_group?: number | undefined;
    /** Only rows whose `variant_group` is not the value. */
    'variant_group[neq]'?: number | undefined;
    /** Only rows whose `variant_group` is greater than the value. */
    'variant_group[gt]'?: number | undefined;
    /** Only rows whose `variant_group` is the value or greater. */
    'variant_group[gteq]'?: number | undefined;
    /** Only rows whose `variant_group` is less than the value. */
    'variant_group[lt]'?: number | undefined;
    /** Only rows whose `variant_group` is the value or less. */
    'variant_group[lteq]'?: number | undefined;
    /** Only rows whose `variant_group` is one of the values, separated by commas. */
    'variant_group[in]'?: string | undefined;
    /** Only rows whose `variant_group` is none of the values, separated by commas. */
    'variant_group[nin]'?: string | undefined;
    /** The options of filterable attributes, by the attributes' codes: ids or UUIDs, of which a product has one. */
    attributes?: Readonly<Record<string, string | readonly string[]>> | undefined;
  };
  productsConnection: Omit<AdminLists['products'], 'page' | 'limit'>;
  variantGroups: {
    /** The page of the list, from 1. */
    page?: number | undefined;
    /** The number of entries of a page. */
    limit?: number | undefined;
    /** The key that the list is ordered by. */
    ob?: 'visibility' | undefined;
    /** The direction of the order, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only groups with a product that the search finds for the words. */
    keyword?: string | undefined;
    /** Only rows whose `visibility` is the value. */
    visibility?: boolean | undefined;
    /** Only rows whose `visibility` is not the value. */
    'visibility[neq]'?: boolean | undefined;
  };
  variantGroupsConnection: Omit<AdminLists['variantGroups'], 'page' | 'limit'>;
  coupons: {
    /** The page of the list, from 1. */
    page?: number | undefined;
    /** The number of entries of a page. */
    limit?: number | undefined;
    /** The key that the list is ordered by. */
    ob?: 'coupon' | 'status' | 'used_time' | undefined;
    /** The direction of the order, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only rows whose `coupon` is the value. */
    coupon?: string | undefined;
    /** Only rows whose `coupon` contains the text, in upper or lower case. */
    'coupon[like]'?: string | undefined;
    /** Only rows whose `status` is the value. */
    status?: boolean | undefined;
    /** Only rows whose `discount_type` is the value. */
    discount_type?: string | undefined;
    /** Only rows whose `discount_type` is one of the values, separated by commas. */
    'discount_type[in]'?: string | undefined;
    /** Only rows whose `free_shipping` is the value. */
    free_shipping?: boolean | undefined;
  };
  couponsConnection: Omit<AdminLists['coupons'], 'page' | 'limit'>;
  orders: {
    /** The page of the list, from 1. */
    page?: number | undefined;
    /** The number of entries of a page. */
    limit?: number | undefined;
    /** The key that the list is ordered by. */
    ob?: 'number' | 'total' | 'created_at' | undefined;
    /** The direction of the order, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only rows whose `number` is the value. */
    number?: string | undefined;
    /** Only rows whose `number` contains the text, in upper or lower case. */
    'number[like]'?: string | undefined;
    /** Only rows whose `email` is the value. */
    email?: string | undefined;
    /** Only rows whose `email` contains the text, in upper or lower case. */
    'email[like]'?: string | undefined;
    /** Only rows whose `status` is the value. */
    status?: string | undefined;
    /** Only rows whose `status` is one of the values, separated by commas. */
    'status[in]'?: string | undefined;
    /** Only rows whose `payment_status` is the value. */
    payment_status?: string | undefined;
    /** Only rows whose `payment_status` is one of the values, separated by commas. */
    'payment_status[in]'?: string | undefined;
    /** Only rows whose `shipment_status` is the value. */
    shipment_status?: string | undefined;
    /** Only rows whose `shipment_status` is one of the values, separated by commas. */
    'shipment_status[in]'?: string | undefined;
    /** Only rows whose `payment_method` is the value. */
    payment_method?: string | undefined;
    /** Only rows whose `payment_method` is one of the values, separated by commas. */
    'payment_method[in]'?: string | undefined;
    /** Only rows whose `customer` is the value. */
    customer?: number | undefined;
    /** Only rows whose `customer` is one of the values, separated by commas. */
    'customer[in]'?: string | undefined;
    /** Only rows whose `coupon` is the value. */
    coupon?: string | undefined;
    /** Only rows whose `coupon` is one of the values, separated by commas. */
    'coupon[in]'?: string | undefined;
    /** Only rows whose `total` is the value. */
    total?: number | undefined;
    /** Only rows whose `total` is greater than the value. */
    'total[gt]'?: number | undefined;
    /** Only rows whose `total` is the value or greater. */
    'total[gteq]'?: number | undefined;
    /** Only rows whose `total` is less than the value. */
    'total[lt]'?: number | undefined;
    /** Only rows whose `total` is the value or less. */
    'total[lteq]'?: number | undefined;
    /** Only rows whose `created_at` is greater than the value. */
    'created_at[gt]'?: string | undefined;
    /** Only rows whose `created_at` is the value or greater. */
    'created_at[gteq]'?: string | undefined;
    /** Only rows whose `created_at` is less than the value. */
    'created_at[lt]'?: string | undefined;
    /** Only rows whose `created_at` is the value or less. */
    'created_at[lteq]'?: string | undefined;
    /** Only rows whose `placed` is the value. */
    placed?: boolean | undefined;
    /** Only rows whose `paid` is the value. */
    paid?: boolean | undefined;
    /** Only rows whose `to_ship` is the value. */
    to_ship?: boolean | undefined;
    /** Only rows whose `unpaid` is the value. */
    unpaid?: boolean | undefined;
    /** Only rows whose `needs_review` is the value. */
    needs_review?: boolean | undefined;
    /** Only rows whose `keyword` is the value. */
    keyword?: string | undefined;
  };
  ordersConnection: Omit<AdminLists['orders'], 'page' | 'limit'>;
  blogCategories: {
    /** The page of the list, from 1. */
    page?: number | undefined;
    /** The number of entries of a page. */
    limit?: number | undefined;
    /** The key that the list is ordered by. */
    ob?: 'name' | 'status' | undefined;
    /** The direction of the order, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only rows whose `name` is the value. */
    name?: string | undefined;
    /** Only rows whose `name` is not the value. */
    'name[neq]'?: string | undefined;
    /** Only rows whose `name` contains the text, in upper or lower case. */
    'name[like]'?: string | undefined;
    /** Only rows whose `name` does not contain the text, in upper or lower case. */
    'name[nlike]'?: string | undefined;
    /** Only rows whose `name` is one of the values, separated by commas. */
    'name[in]'?: string | undefined;
    /** Only rows whose `name` is none of the values, separated by commas. */
    'name[nin]'?: string | undefined;
    /** Only rows whose `status` is the value. */
    status?: boolean | undefined;
    /** Only rows whose `status` is not the value. */
    'status[neq]'?: boolean | undefined;
  };
  blogCategoriesConnection: Omit<AdminLists['blogCategories'], 'page' | 'limit'>;
  blogPosts: {
    /** The page of the list, from 1. */
    page?: number | undefined;
    /** The number of entries of a page. */
    limit?: number | undefined;
    /** The key that the list is ordered by. */
    ob?: 'name' | 'status' | 'published_at' | undefined;
    /** The direction of the order, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only posts whose name or short description contains the text. */
    keyword?: string | undefined;
    /** Only rows whose `name` is the value. */
    name?: string | undefined;
    /** Only rows whose `name` is not the value. */
    'name[neq]'?: string | undefined;
    /** Only rows whose `name` contains the text, in upper or lower case. */
    'name[like]'?: string | undefined;
    /** Only rows whose `name` does not contain the text, in upper or lower case. */
    'name[nlike]'?: string | undefined;
    /** Only rows whose `name` is one of the values, separated by commas. */
    'name[in]'?: string | undefined;
    /** Only rows whose `name` is none of the values, separated by commas. */
    'name[nin]'?: string | undefined;
    /** Only rows whose `author` is the value. */
    author?: string | undefined;
    /** Only rows whose `author` is not the value. */
    'author[neq]'?: string | undefined;
    /** Only rows whose `author` contains the text, in upper or lower case. */
    'author[like]'?: string | undefined;
    /** Only rows whose `author` does not contain the text, in upper or lower case. */
    'author[nlike]'?: string | undefined;
    /** Only rows whose `author` is one of the values, separated by commas. */
    'author[in]'?: string | undefined;
    /** Only rows whose `author` is none of the values, separated by commas. */
    'author[nin]'?: string | undefined;
    /** Only rows whose `status` is the value. */
    status?: boolean | undefined;
    /** Only rows whose `status` is not the value. */
    'status[neq]'?: boolean | undefined;
    /** Only rows whose `published_at` is greater than the value. */
    'published_at[gt]'?: string | undefined;
    /** Only rows whose `published_at` is the value or greater. */
    'published_at[gteq]'?: string | undefined;
    /** Only rows whose `published_at` is less than the value. */
    'published_at[lt]'?: string | undefined;
    /** Only rows whose `published_at` is the value or less. */
    'published_at[lteq]'?: string | undefined;
    /** Only posts of the category, by integer id or UUID. */
    category?: string | undefined;
    /** Only rows whose `category` is one of the values, separated by commas. */
    'category[in]'?: string | undefined;
  };
  blogPostsConnection: Omit<AdminLists['blogPosts'], 'page' | 'limit'>;
  cmsPages: {
    /** The page of the list, from 1. */
    page?: number | undefined;
    /** The number of entries of a page. */
    limit?: number | undefined;
    /** The key that the list is ordered by. */
    ob?: 'title' | 'status' | undefined;
    /** The direction of the order, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only rows whose `title` is the value. */
    title?: string | undefined;
    /** Only rows whose `title` is not the value. */
    'title[neq]'?: string | undefined;
    /** Only rows whose `title` contains the text, in upper or lower case. */
    'title[like]'?: string | undefined;
    /** Only rows whose `title` does not contain the text, in upper or lower case. */
    'title[nlike]'?: string | undefined;
    /** Only rows whose `title` is one of the values, separated by commas. */
    'title[in]'?: string | undefined;
    /** Only rows whose `title` is none of the values, separated by commas. */
    'title[nin]'?: string | undefined;
    /** Only rows whose `status` is the value. */
    status?: boolean | undefined;
    /** Only rows whose `status` is not the value. */
    'status[neq]'?: boolean | undefined;
  };
  cmsPagesConnection: Omit<AdminLists['cmsPages'], 'page' | 'limit'>;
  changesets: {
    /** The page of the list, from 1. */
    page?: number | undefined;
    /** The number of entries of a page. */
    limit?: number | undefined;
    /** The key that the list is ordered by. */
    ob?: 'name' | 'updated_at' | undefined;
    /** The direction of the order, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only rows whose `name` is the value. */
    name?: string | undefined;
    /** Only rows whose `name` is not the value. */
    'name[neq]'?: string | undefined;
    /** Only rows whose `name` contains the text, in upper or lower case. */
    'name[like]'?: string | undefined;
    /** Only rows whose `name` does not contain the text, in upper or lower case. */
    'name[nlike]'?: string | undefined;
    /** Only rows whose `name` is one of the values, separated by commas. */
    'name[in]'?: string | undefined;
    /** Only rows whose `name` is none of the values, separated by commas. */
    'name[nin]'?: string | undefined;
    /** Only rows whose `theme` is the value. */
    theme?: string | undefined;
    /** Only rows whose `theme` is not the value. */
    'theme[neq]'?: string | undefined;
    /** Only rows whose `theme` contains the text, in upper or lower case. */
    'theme[like]'?: string | undefined;
    /** Only rows whose `theme` does not contain the text, in upper or lower case. */
    'theme[nlike]'?: string | undefined;
    /** Only rows whose `theme` is one of the values, separated by commas. */
    'theme[in]'?: string | undefined;
    /** Only rows whose `theme` is none of the values, separated by commas. */
    'theme[nin]'?: string | undefined;
    /** Only rows whose `created_by` is the value. */
    created_by?: number | undefined;
    /** Only rows whose `created_by` is not the value. */
    'created_by[neq]'?: number | undefined;
    /** Only rows whose `created_by` is greater than the value. */
    'created_by[gt]'?: number | undefined;
    /** Only rows whose `created_by` is the value or greater. */
    'created_by[gteq]'?: number | undefined;
    /** Only rows whose `created_by` is less than the value. */
    'created_by[lt]'?: number | undefined;
    /** Only rows whose `created_by` is the value or less. */
    'created_by[lteq]'?: number | undefined;
    /** Only rows whose `created_by` is one of the values, separated by commas. */
    'created_by[in]'?: string | undefined;
    /** Only rows whose `created_by` is none of the values, separated by commas. */
    'created_by[nin]'?: string | undefined;
    /** Only rows whose `published` is the value. */
    published?: boolean | undefined;
    /** Only rows whose `published` is not the value. */
    'published[neq]'?: boolean | undefined;
  };
  changesetsConnection: Omit<AdminLists['changesets'], 'page' | 'limit'>;
  rolloutPlans: {
    /** The page of the list, from 1. */
    page?: number | undefined;
    /** The number of entries of a page. */
    limit?: number | undefined;
    /** The key that the list is ordered by. */
    ob?: 'name' | 'start_time' | 'end_time' | undefined;
    /** The direction of the order, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only rows whose `name` is the value. */
    name?: string | undefined;
    /** Only rows whose `name` is not the value. */
    'name[neq]'?: string | undefined;
    /** Only rows whose `name` contains the text, in upper or lower case. */
    'name[like]'?: string | undefined;
    /** Only rows whose `name` does not contain the text, in upper or lower case. */
    'name[nlike]'?: string | undefined;
    /** Only rows whose `name` is one of the values, separated by commas. */
    'name[in]'?: string | undefined;
    /** Only rows whose `name` is none of the values, separated by commas. */
    'name[nin]'?: string | undefined;
    /** Only rows whose `status` is the value. */
    status?: string | undefined;
    /** Only rows whose `status` is not the value. */
    'status[neq]'?: string | undefined;
    /** Only rows whose `status` is one of the values, separated by commas. */
    'status[in]'?: string | undefined;
    /** Only rows whose `status` is none of the values, separated by commas. */
    'status[nin]'?: string | undefined;
    /** Only rows whose `theme` is the value. */
    theme?: string | undefined;
    /** Only rows whose `theme` is not the value. */
    'theme[neq]'?: string | undefined;
    /** Only rows whose `theme` contains the text, in upper or lower case. */
    'theme[like]'?: string | undefined;
    /** Only rows whose `theme` does not contain the text, in upper or lower case. */
    'theme[nlike]'?: string | undefined;
    /** Only rows whose `theme` is one of the values, separated by commas. */
    'theme[in]'?: string | undefined;
    /** Only rows whose `theme` is none of the values, separated by commas. */
    'theme[nin]'?: string | undefined;
    /** Only rows whose `changeset_id` is the value. */
    changeset_id?: number | undefined;
    /** Only rows whose `changeset_id` is not the value. */
    'changeset_id[neq]'?: number | undefined;
    /** Only rows whose `changeset_id` is greater than the value. */
    'changeset_id[gt]'?: number | undefined;
    /** Only rows whose `changeset_id` is the value or greater. */
    'changeset_id[gteq]'?: number | undefined;
    /** Only rows whose `changeset_id` is less than the value. */
    'changeset_id[lt]'?: number | undefined;
    /** Only rows whose `changeset_id` is the value or less. */
    'changeset_id[lteq]'?: number | undefined;
    /** Only rows whose `changeset_id` is one of the values, separated by commas. */
    'changeset_id[in]'?: string | undefined;
    /** Only rows whose `changeset_id` is none of the values, separated by commas. */
    'changeset_id[nin]'?: string | undefined;
    /** Only rows whose `start_time` is greater than the value. */
    'start_time[gt]'?: string | undefined;
    /** Only rows whose `start_time` is the value or greater. */
    'start_time[gteq]'?: string | undefined;
    /** Only rows whose `start_time` is less than the value. */
    'start_time[lt]'?: string | undefined;
    /** Only rows whose `start_time` is the value or less. */
    'start_time[lteq]'?: string | undefined;
    /** Only rows whose `end_time` is greater than the value. */
    'end_time[gt]'?: string | undefined;
    /** Only rows whose `end_time` is the value or greater. */
    'end_time[gteq]'?: string | undefined;
    /** Only rows whose `end_time` is less than the value. */
    'end_time[lt]'?: string | undefined;
    /** Only rows whose `end_time` is the value or less. */
    'end_time[lteq]'?: string | undefined;
  };
  rolloutPlansConnection: Omit<AdminLists['rolloutPlans'], 'page' | 'limit'>;
  widgets: {
    /** The page of the list, from 1. */
    page?: number | undefined;
    /** The number of entries of a page. */
    limit?: number | undefined;
    /** The key that the list is ordered by. */
    ob?: 'name' | 'type' | 'status' | undefined;
    /** The direction of the order, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only rows whose `name` is the value. */
    name?: string | undefined;
    /** Only rows whose `name` is not the value. */
    'name[neq]'?: string | undefined;
    /** Only rows whose `name` contains the text, in upper or lower case. */
    'name[like]'?: string | undefined;
    /** Only rows whose `name` does not contain the text, in upper or lower case. */
    'name[nlike]'?: string | undefined;
    /** Only rows whose `name` is one of the values, separated by commas. */
    'name[in]'?: string | undefined;
    /** Only rows whose `name` is none of the values, separated by commas. */
    'name[nin]'?: string | undefined;
    /** Only rows whose `type` is the value. */
    type?: string | undefined;
    /** Only rows whose `type` is not the value. */
    'type[neq]'?: string | undefined;
    /** Only rows whose `type` contains the text, in upper or lower case. */
    'type[like]'?: string | undefined;
    /** Only rows whose `type` does not contain the text, in upper or lower case. */
    'type[nlike]'?: string | undefined;
    /** Only rows whose `type` is one of the values, separated by commas. */
    'type[in]'?: string | undefined;
    /** Only rows whose `type` is none of the values, separated by commas. */
    'type[nin]'?: string | undefined;
    /** Only rows whose `status` is the value. */
    status?: boolean | undefined;
    /** Only rows whose `status` is not the value. */
    'status[neq]'?: boolean | undefined;
    /** Only widgets with a placement on the route. */
    route?: string | undefined;
    /** Only widgets with a placement on the page of the entity. */
    entity_urn?: string | undefined;
  };
  widgetsConnection: Omit<AdminLists['widgets'], 'page' | 'limit'>;
  landingPages: {
    /** The page of the list, from 1. */
    page?: number | undefined;
    /** The number of entries of a page. */
    limit?: number | undefined;
    /** The key that the list is ordered by. */
    ob?: 'name' | 'status' | 'created_at' | undefined;
    /** The direction of the order, `asc` or `desc`. */
    od?: 'asc' | 'desc' | undefined;
    /** Only rows whose `name` is the value. */
    name?: string | undefined;
    /** Only rows whose `name` is not the value. */
    'name[neq]'?: string | undefined;
    /** Only rows whose `name` contains the text, in upper or lower case. */
    'name[like]'?: string | undefined;
    /** Only rows whose `name` does not contain the text, in upper or lower case. */
    'name[nlike]'?: string | undefined;
    /** Only rows whose `name` is one of the values, separated by commas. */
    'name[in]'?: string | undefined;
    /** Only rows whose `name` is none of the values, separated by commas. */
    'name[nin]'?: string | undefined;
    /** Only rows whose `url_key` is the value. */
    url_key?: string | undefined;
    /** Only rows whose `url_key` is not the value. */
    'url_key[neq]'?: string | undefined;
    /** Only rows whose `url_key` contains the text, in upper or lower case. */
    'url_key[like]'?: string | undefined;
    /** Only rows whose `url_key` does not contain the text, in upper or lower case. */
    'url_key[nlike]'?: string | undefined;
    /** Only rows whose `url_key` is one of the values, separated by commas. */
    'url_key[in]'?: string | undefined;
    /** Only rows whose `url_key` is none of the values, separated by commas. */
    'url_key[nin]'?: string | undefined;
    /** Only rows whose `status` is the value. */
    status?: boolean | undefined;
    /** Only rows whose `status` is not the value. */
    'status[neq]'?: boolean | undefined;
  };
  landingPagesConnection: Omit<AdminLists['landingPages'], 'page' | 'limit'>;
}
