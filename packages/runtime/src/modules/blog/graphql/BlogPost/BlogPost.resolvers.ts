import { idRefOf } from '../../../../platform/db/ids.ts';
import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import type { LoaderDefinition } from '../../../../platform/loading/readContext.ts';
import { metafieldFields } from '../../../metafields/index.ts';
import { listCategoriesOfPosts } from '../../blogCategory.repo.ts';
import type { BlogCategoryRow } from '../../blogCategory.ts';
import { findBlogPost, findBlogPostByUrlKey } from '../../blogPost.repo.ts';
import type { BlogPostRow } from '../../blogPost.ts';
import { blogPostPath } from '../../blogUrl.ts';
import { translatedFields, translatedKey, translatedUrl } from '../../../translations/index.ts';

/** Loads posts' categories by integer post ID, in one SQL statement for all posts in a request. */
const categoriesOfPost: LoaderDefinition<number, readonly BlogCategoryRow[]> = {
  async load(ids, context) {
    const rows = await listCategoriesOfPosts(context.db, ids, context.audience);
    const byPost = Map.groupBy(rows, (row) => row.blog_post_id);
    return ids.map((id) => byPost.get(id) ?? []);
  },
};

export default {
  BlogPost: {
    ...translatedFields<BlogPostRow>(
      ['name', 'url_key', 'short_description', 'content', 'meta_title', 'meta_description'],
      ({ uuid }) => uuid,
    ),
    categories: (post: BlogPostRow, _: unknown, context: GraphQLContext) =>
      context.loader(categoriesOfPost)(post.blog_post_id),
    url: (post: BlogPostRow, _: unknown, context: GraphQLContext) =>
      translatedUrl(context, post.uuid, blogPostPath(post)),
    editUrl: (post: BlogPostRow, _: unknown, { audience }: GraphQLContext) =>
      audience === 'admin' ? `/admin/blog/posts/edit/${post.uuid}` : null,
    ...metafieldFields<BlogPostRow>('blog_post', (post) => post.meta_data),
  },
  Query: {
    blogPost(_: unknown, { id }: { id?: string | null }, context: GraphQLContext) {
      const ref = id == null ? null : idRefOf(id);
      return ref && findBlogPost(context.db, ref, context);
    },
    async blogPostByUrlKey(_: unknown, { urlKey }: { urlKey: string }, context: GraphQLContext) {
      const uuid = await translatedKey(context, 'blog_post', urlKey);
      return uuid === null
        ? findBlogPostByUrlKey(context.db, urlKey, context)
        : findBlogPost(context.db, { uuid }, context);
    },
  },
};
