import { idRefOf } from '../../../../platform/db/idRef.ts';
import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { metafieldFields } from '../../../metafields/index.ts';
import { findBlogCategory, findBlogCategoryByUrlKey } from '../../blogCategory.repo.ts';
import type { BlogCategoryRow } from '../../blogCategory.ts';
import { blogCategoryPath } from '../../blogUrl.ts';

export default {
  BlogCategory: {
    url: blogCategoryPath,
    editUrl: (category: BlogCategoryRow, _: unknown, { audience }: GraphQLContext) =>
      audience === 'admin' ? `/admin/blog/categories/edit/${category.uuid}` : null,
    ...metafieldFields<BlogCategoryRow>('blog_category', (category) => category.meta_data),
  },
  Query: {
    blogCategory(_: unknown, { id }: { id?: string | null }, context: GraphQLContext) {
      const ref = id == null ? null : idRefOf(id);
      return ref && findBlogCategory(context.db, ref, context.audience);
    },
    blogCategoryByUrlKey: (_: unknown, { urlKey }: { urlKey: string }, context: GraphQLContext) =>
      findBlogCategoryByUrlKey(context.db, urlKey, context.audience),
  },
};
