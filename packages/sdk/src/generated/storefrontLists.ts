// Written by `npm run generate:sdk`. Not edited by hand.

/** The filters and orders of the lists of the storefront schema, for `filtersOf`. Those of extensions can be declared. */
export interface StorefrontLists {
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
  categoriesConnection: Omit<StorefrontLists['categories'], 'page' | 'limit'>;
  products: {
    /** The page of the list, from 1. */
    page?: number | undefined;
    /** The number of entries of a page. */
    limit?: number | undefined;
    /** The key that the list is ordered by. */
    ob?: 'price' | 'name' | 'status' | 'created_at' | undefined;
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
    /** The options of filterable attributes, by the attributes' codes: ids or UUIDs, of which a product has one. */
    attributes?: Readonly<Record<string, string | readonly string[]>> | undefined;
  };
  productsConnection: Omit<StorefrontLists['products'], 'page' | 'limit'>;
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
  blogCategoriesConnection: Omit<StorefrontLists['blogCategories'], 'page' | 'limit'>;
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
  blogPostsConnection: Omit<StorefrontLists['blogPosts'], 'page' | 'limit'>;
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
  cmsPagesConnection: Omit<StorefrontLists['cmsPages'], 'page' | 'limit'>;
}
