import { sql } from '../../platform/db/db.ts';
import { splitRefs } from '../../platform/db/ids.ts';
import { columnFilter, contains, splitList } from '../../platform/listing/columnFilter.ts';
import type { Filter } from '../../platform/listing/contract.ts';
import { localizedListing } from '../translations/index.ts';

/** Filters posts by category, given as an integer ID or UUID. A category that does not exist matches no posts. */
const category: Filter = {
  operations: ['eq', 'in'],
  about: 'Only posts in the category, by integer ID or UUID.',
  where(operation, value) {
    const { ids, uuids } = splitRefs(operation === 'eq' ? [value] : splitList(value));
    return sql.fragment`exists (
      select from blog_post_category pc join blog_category c on c.blog_category_id = pc.blog_category_id
      where pc.blog_post_id = p.blog_post_id
        and (c.blog_category_id = any(${sql.array(ids, 'int4')}) or c.uuid = any(${sql.array(uuids, 'uuid')})))`;
  },
};

/** Defines the filters and sort keys of post lists. */
export const blogPostListing = localizedListing(
  {
    filters: {
      keyword: {
        operations: ['eq'],
        about: 'Only posts whose name or short description contains the text.',
        where: (_, value) =>
          sql.fragment`p.name ilike ${contains(value)} or p.short_description ilike ${contains(value)}`,
      },
      name: columnFilter(sql.fragment`p.name`, 'text'),
      author: columnFilter(sql.fragment`p.author`, 'text'),
      status: columnFilter(sql.fragment`p.status`, 'boolean'),
      published_at: columnFilter(sql.fragment`p.published_at`, 'timestamp'),
      category,
    },
    sorts: {
      name: { column: sql.fragment`p.name`, kind: 'text', field: 'name' },
      status: { column: sql.fragment`p.status`, kind: 'boolean', field: 'status' },
      // Drafts without a publication time sort after all other posts.
      published_at: {
        column: sql.fragment`coalesce(date_trunc('milliseconds', p.published_at), 'infinity')`,
        kind: 'timestamp',
        field: 'published_at',
        ofNull: 'infinity',
      },
    },
    id: { column: sql.fragment`p.blog_post_id`, field: 'blog_post_id' },
  },
  { entityType: 'blog_post', alias: 'p', column: 'name', keyword: ['name', 'short_description'] },
);

/** Defines the filters and sort keys of blog category lists. */
export const blogCategoryListing = localizedListing(
  {
    filters: {
      name: columnFilter(sql.fragment`c.name`, 'text'),
      status: columnFilter(sql.fragment`c.status`, 'boolean'),
    },
    sorts: {
      name: { column: sql.fragment`c.name`, kind: 'text', field: 'name' },
      status: { column: sql.fragment`c.status`, kind: 'boolean', field: 'status' },
    },
    id: { column: sql.fragment`c.blog_category_id`, field: 'blog_category_id' },
  },
  { entityType: 'blog_category', alias: 'c', column: 'name' },
);
