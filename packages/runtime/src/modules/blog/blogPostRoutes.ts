import { entityRoutes } from '../../platform/entity/entityRoutes.ts';
import { refOr } from '../../platform/entity/refOr.ts';
import { metafieldsForWrite } from '../metafields/index.ts';
import { blogPostBody, newBlogPostBody } from './blogBodies.ts';
import { blogPostListing } from './blogListing.ts';
import { countBlogPosts, findBlogPost, listBlogPosts } from './blogPost.repo.ts';
import { blogPostRow } from './blogPost.ts';
import type { BlogPostRow } from './blogPost.ts';
import { blogPostNotFound } from './errors.ts';
import { createBlogPost, deleteBlogPost, updateBlogPost } from './writeBlogPost.ts';

export const blogPostRoutes = entityRoutes({
  path: '/api/blog/posts',
  sdkResource: 'blogPosts',
  table: 'blog_post',
  ref: refOr(blogPostNotFound),
  notFound: blogPostNotFound,
  answer: blogPostRow,
  toAnswer: (post: BlogPostRow) => post,
  list: {
    id: 'listBlogPosts',
    does: 'Lists the blog posts, public or not.',
    listing: blogPostListing,
    rows: ({ app, db }, slice) => listBlogPosts(db, slice, { audience: 'admin', app }),
    total: ({ app, db }, listing) => countBlogPosts(db, listing, { audience: 'admin', app }),
  },
  get: {
    id: 'getBlogPost',
    does: 'Returns a blog post, public or not. Fails with `BLOG_POST_NOT_FOUND` if it does not exist.',
    run: ({ app, db }, ref) => findBlogPost(db, ref, { audience: 'admin', app }),
  },
  create: {
    id: 'createBlogPost',
    does: 'Creates a blog post with the path of its page. Rejects an unknown category (`UNKNOWN_BLOG_CATEGORY`), a url_key that is already in use (`URL_KEY_EXISTS`) and metafields that are not valid.',
    body: newBlogPostBody,
    run: ({ app, db }, body) => createBlogPost(app, db, body),
  },
  update: {
    id: 'updateBlogPost',
    does: 'Updates the given fields of a blog post. A new url_key redirects the former path. Errors: `BLOG_POST_NOT_FOUND`, and the same errors as `createBlogPost`.',
    body: blogPostBody,
    check: ({ db }, { metafields }) => metafieldsForWrite(db, 'blog_post', metafields, { isCreate: false }),
    run: ({ app, db }, ref, body) => updateBlogPost(app, db, ref, body),
  },
  delete: {
    id: 'deleteBlogPost',
    does: 'Deletes a blog post with its paths, and returns it as it was. Fails with `BLOG_POST_NOT_FOUND` if it does not exist.',
    run: ({ db }, ref) => deleteBlogPost(db, ref),
  },
  bulk: { id: 'changeBlogPosts' },
});
