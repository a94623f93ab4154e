import { idRefOf } from '../../../../platform/db/ids.ts';
import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import type { LoaderDefinition } from '../../../../platform/loading/readContext.ts';
import { metafieldFields } from '../../../metafields/index.ts';
import { listCategoriesOfPosts } from '../../blogCategory.repo.ts';
import type { BlogCategoryRow } from '../../blogCategory.ts';
import { findBlogPost, findBlogPostByUrlKey } from '../../blogPost.repo.ts';
import type { BlogPostRow } from '../../blogPost.ts';
import { blogPostPath } from '../../blogUrl.ts';

/** Loads the categories of posts by the integer id of the post, in one statement for all posts of a request. */
const categoriesOfPost: LoaderDefinition<number, readonly BlogCategoryRow[]> = {
  async load(ids, context) {
    const rows = await listCategoriesOfPosts(context.db, ids, context.audience);
    const byPost = Map.groupBy(rows, (row) => row.blog_post_id);
    return ids.map((id) => byPost.get(id) ?? []);
  },
};

export default {
  BlogPost: {
    categories: (post: BlogPostRow, _: unknown, context: GraphQLContext) =>
      context.loader(categoriesOfPost)(post.blog_post_id),
    url: blogPostPath,
    editUrl: (post: BlogPostRow, _: unknown, { audience }: GraphQLContext) =>
      audience === 'admin' ? `/admin/blog/posts/edit/${post.uuid}` : null,
    ...metafieldFields<BlogPostRow>('blog_post', (post) => post.meta_data),
  },
  Query: {
    blogPost(_: unknown, { id }: { id?: string | null }, context: GraphQLContext) {
      const ref = id == null ? null : idRefOf(id);
      return ref && findBlogPost(context.db, ref, context);
    },
    blogPostByUrlKey: (_: unknown, { urlKey }: { urlKey: string }, context: GraphQLContext) =>
      findBlogPostByUrlKey(context.db, urlKey, context),
  },
};
