import { idRefOf } from '../../../../platform/db/ids.ts';
import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { metafieldFields } from '../../../metafields/index.ts';
import { findBlogCategory, findBlogCategoryByUrlKey } from '../../blogCategory.repo.ts';
import type { BlogCategoryRow } from '../../blogCategory.ts';
import { blogCategoryPath } from '../../blogUrl.ts';
import { translatedFields, translatedKey, translatedUrl } from '../../../translations/index.ts';

export default {
  BlogCategory: {
    ...translatedFields<BlogCategoryRow>(
      ['name', 'url_key', 'description', 'meta_title', 'meta_description'],
      ({ uuid }) => uuid,
    ),
    url: (category: BlogCategoryRow, _: unknown, context: GraphQLContext) =>
      translatedUrl(context, category.uuid, blogCategoryPath(category)),
    editUrl: (category: BlogCategoryRow, _: unknown, { audience }: GraphQLContext) =>
      audience === 'admin' ? `/admin/blog/categories/edit/${category.uuid}` : null,
    ...metafieldFields<BlogCategoryRow>('blog_category', (category) => category.meta_data),
  },
  Query: {
    blogCategory(_: unknown, { id }: { id?: string | null }, context: GraphQLContext) {
      const ref = id == null ? null : idRefOf(id);
      return ref && findBlogCategory(context.db, ref, context.audience);
    },
    async blogCategoryByUrlKey(_: unknown, { urlKey }: { urlKey: string }, context: GraphQLContext) {
      const uuid = await translatedKey(context, 'blog_category', urlKey);
      return uuid === null
        ? findBlogCategoryByUrlKey(context.db, urlKey, context.audience)
        : findBlogCategory(context.db, { uuid }, context.audience);
    },
  },
};
