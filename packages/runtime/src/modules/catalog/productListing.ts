import { sql } from '../../platform/db/db.ts';
import { splitRefs } from '../../platform/db/idRef.ts';
import { columnFilter, contains, splitList } from '../../platform/graphql/listing/columnFilter.ts';
import type { Filter, ListingSpec } from '../../platform/graphql/listing/contract.ts';

const name = columnFilter(sql.fragment`p.name`, 'text');
const sku = columnFilter(sql.fragment`p.sku`, 'text');
const price = columnFilter(sql.fragment`p.price`, 'decimal');

const keyword: Filter = {
  operations: ['eq'],
  where: (_, value) => sql.fragment`p.name ilike ${contains(value)} or p.sku ilike ${contains(value)}`,
};

/** A category by integer id or uuid; one that does not exist holds no product. */
const category: Filter = {
  operations: ['eq', 'in', 'nin'],
  where(operation, value) {
    const { ids, uuids } = splitRefs(operation === 'eq' ? [value] : splitList(value));
    const member = sql.fragment`exists (
      select from product_category pc join category c on c.category_id = pc.category_id
      where pc.product_id = p.product_id
        and (c.category_id = any(${sql.array(ids, 'int4')}) or c.uuid = any(${sql.array(uuids, 'uuid')})))`;
    return operation === 'nin' ? sql.fragment`not ${member}` : member;
  },
};

/** What lists of products can be filtered and ordered by on the storefront. */
export const storefrontListing: ListingSpec = {
  filters: {
    keyword,
    name,
    sku,
    price,
    min_price: { operations: ['eq'], where: (_, value) => price.where('gteq', value) },
    max_price: { operations: ['eq'], where: (_, value) => price.where('lteq', value) },
    status: columnFilter(sql.fragment`p.status`, 'boolean'),
    cat: category,
  },
  sorts: {
    price: { column: sql.fragment`p.price`, kind: 'decimal', field: 'price' },
    name: { column: sql.fragment`p.name`, kind: 'text', field: 'name' },
    status: { column: sql.fragment`p.status`, kind: 'boolean', field: 'status' },
    created_at: {
      column: sql.fragment`date_trunc('milliseconds', p.created_at)`,
      kind: 'timestamp',
      field: 'created_at',
    },
  },
  id: { column: sql.fragment`p.product_id`, field: 'product_id' },
};

/** Stock figures are for admins, and so is asking by them. */
export const adminListing: ListingSpec = {
  ...storefrontListing,
  filters: {
    ...storefrontListing.filters,
    qty: columnFilter(sql.fragment`i.qty`, 'int'),
    visibility: columnFilter(sql.fragment`p.visibility`, 'boolean'),
  },
  sorts: { ...storefrontListing.sorts, qty: { column: sql.fragment`i.qty`, kind: 'int', field: 'qty' } },
};
