// Written by `npm run generate:sdk`. Not edited by hand.

/** The filters and orders of the lists of the storefront schema, for `filtersOf`. Those of extensions can be declared. */
export interface StorefrontLists {
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
  categoriesConnection: Omit<StorefrontLists['categories'], 'page' | 'limit'>;
  products: {
    /** The page number, from 1. */
    page?: number | undefined;
    /** The number of entries per page. */
    limit?: number | undefined;
    /** The sort key. */
    ob?: 'price' | 'name' | 'status' | 'created_at' | undefined;
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
    /** The options of filterable attributes, by the attributes' codes: ids or UUIDs, of which a product has one. */
    attributes?: Readonly<Record<string, string | readonly string[]>> | undefined;
  };
  productsConnection: Omit<StorefrontLists['products'], 'page' | 'limit'>;
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
  blogCategoriesConnection: Omit<StorefrontLists['blogCategories'], 'page' | 'limit'>;
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
  blogPostsConnection: Omit<StorefrontLists['blogPosts'], 'page' | 'limit'>;
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
  cmsPagesConnection: Omit<StorefrontLists['cmsPages'], 'page' | 'limit'>;
}
