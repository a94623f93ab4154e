import { idRefOf } from '../../../../platform/db/idRef.ts';
import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { metafieldFields } from '../../../metafields/index.ts';
import { findBlogPost, findBlogPostByUrlKey } from '../../blogPost.repo.ts';
import type { BlogPostRow } from '../../blogPost.ts';
import { blogPostPath } from '../../blogUrl.ts';
import { categoriesOfPost } from '../../categoriesOfPost.ts';

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
