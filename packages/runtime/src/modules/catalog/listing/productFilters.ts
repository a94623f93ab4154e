import { sql } from '../../../platform/db/db.ts';
import { splitRefs } from '../../../platform/db/ids.ts';
import { columnFilter, parseValue, splitList } from '../../../platform/listing/columnFilter.ts';
import type { Filter } from '../../../platform/listing/contract.ts';
import { badFilter } from '../../../platform/listing/errors.ts';
import { searchProducts } from './productSearch.ts';
import type { SearchReader } from './productSearch.ts';
import { inStock } from './visibility.ts';

/** The filter by the name. */
export const nameFilter = columnFilter(sql.fragment`p.name`, 'text');
const exactSku = columnFilter(sql.fragment`p.sku`, 'text');
/** Finds a SKU without regard to case, as carts and files do. Other operations compare it as it was written. */
export const skuFilter: Filter = {
  ...exactSku,
  where(operation, value) {
    if (operation !== 'eq' || parseValue('text', value) === undefined)
      return exactSku.where(operation, value);
    return sql.fragment`text_key(p.sku) = text_key(${value})`;
  },
};
// The best plan depends on how many products are in the range; the generic one expects few, and reads them by the index (ADR 0053).

/** The filter by the price. */
export const priceFilter = columnFilter(sql.fragment`p.price`, 'decimal');

/** The filter by whether a product is in stock. */
export const availableFilter = columnFilter(inStock, 'boolean', ['eq']);

/** Creates a full-text search filter for name, SKU and descriptions. */
export const keywordFor = (reader: SearchReader): Filter => ({
  operations: ['eq'],
  about: 'Only products that match the search terms, most relevant first.',
  where(_, value) {
    if (parseValue('text', value) === undefined)
      throw badFilter(`"${value}" must not contain NUL characters`);
    return searchProducts(value, reader).matches;
  },
});

/** Filters by product type: `configurable` for products in a variant group, `simple` for all other products. */
export const typeFilter: Filter = {
  operations: ['eq'],
  about: '`configurable`: only products in variant groups; `simple`: only products outside variant groups.',
  where(_, value) {
    if (value === 'simple') return sql.fragment`p.variant_group_id is null`;
    if (value === 'configurable') return sql.fragment`p.variant_group_id is not null`;
    throw badFilter(`"${value}" must be simple or configurable`);
  },
};

const valuesOf = (operation: string, value: string) => (operation === 'eq' ? [value] : splitList(value));

/**
 * Filters by categories, by integer id or UUID. An unknown category has no products. The best plan depends on the category's size; the
 * generic one walks the list and looks up each product's categories, which suits large categories (ADR 0053).
 */
export const categoryFilter: Filter = {
  operations: ['eq', 'in', 'nin'],
  about: 'Only products in the category, by integer ID or UUID.',
  where(operation, value) {
    const { ids, uuids } = splitRefs(valuesOf(operation, value));
    const member = sql.fragment`exists (
      select from product_category pc join category c on c.category_id = pc.category_id
      where pc.product_id = p.product_id
        and (c.category_id = any(${sql.array(ids, 'int4')}) or c.uuid = any(${sql.array(uuids, 'uuid')})))`;
    return operation === 'nin' ? sql.fragment`not ${member}` : member;
  },
};

/** Filters by collections, by integer id, UUID or code. */
export const collectionFilter: Filter = {
  operations: ['eq', 'in', 'nin'],
  about: 'Only products in the collection, by integer ID, UUID or code.',
  where(operation, value) {
    const values = valuesOf(operation, value).filter((text) => parseValue('text', text) !== undefined);
    const { ids, uuids } = splitRefs(values);
    const member = sql.fragment`exists (
      select from product_collection pc join collection c on c.collection_id = pc.collection_id
      where pc.product_id = p.product_id
        and (c.collection_id = any(${sql.array(ids, 'int4')}) or c.uuid = any(${sql.array(uuids, 'uuid')})
          or c.code = any(${sql.array(values, 'text')})))`;
    return operation === 'nin' ? sql.fragment`not ${member}` : member;
  },
};

/**
 * Filters by attribute options, by integer id or UUID. Integer ids are compared directly, so that the planner can estimate
 * how many products have the options. The generic plan expects an average number of them (ADR 0053).
 */
export const attributeFilter = (attributeId: number): Filter => ({
  operations: ['eq', 'in'],
  where(operation, value) {
    const { ids, uuids } = splitRefs(valuesOf(operation, value));
    const named =
      uuids.length === 0
        ? sql.fragment``
        : sql.fragment`or v.option_id = any(array(
            select o.attribute_option_id from attribute_option o where o.uuid = any(${sql.array(uuids, 'uuid')})))`;
    return sql.fragment`exists (
      select from product_attribute_value v
      where v.product_id = p.product_id and v.attribute_id = ${attributeId}
        and (v.option_id = any(${sql.array(ids, 'int4')}) ${named}))`;
  },
});

/** A filter that keeps only the main variant of each variant group, or the first product of a group without a main variant. */
export const onePerGroup: Filter = {
  operations: ['eq'],
  kind: 'boolean',
  about: '1: only the main variant of each variant group, or its first variant if it has no main variant.',
  where(_, value) {
    if (parseValue('boolean', value) !== true) throw badFilter(`"${value}" is not 1`);
    return sql.fragment`(p.variant_group_id is null or p.is_main or not exists (
      select from product v where v.variant_group_id = p.variant_group_id
        and (v.is_main or v.product_id < p.product_id)))`;
  },
};

/** The filter by the tax class. */
export const taxClassFilter = columnFilter(sql.fragment`p.tax_class`, 'int');
export const qtyFilter = columnFilter(sql.fragment`i.qty`, 'int');
