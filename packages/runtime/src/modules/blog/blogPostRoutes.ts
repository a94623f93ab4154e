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
  table: 'blog_post',
  ref: refOr(blogPostNotFound),
  notFound: blogPostNotFound,
  answer: blogPostRow,
  toAnswer: (post: BlogPostRow) => post,
  list: {
    id: 'listBlogPosts',
    listing: blogPostListing,
    rows: ({ app, db }, slice) => listBlogPosts(db, slice, { audience: 'admin', app }),
    total: ({ app, db }, listing) => countBlogPosts(db, listing, { audience: 'admin', app }),
  },
  get: {
    id: 'getBlogPost',
    run: ({ app, db }, ref) => findBlogPost(db, ref, { audience: 'admin', app }),
  },
  create: {
    id: 'createBlogPost',
    body: newBlogPostBody,
    run: ({ app, db }, body) => createBlogPost(app, db, body),
  },
  update: {
    id: 'updateBlogPost',
    body: blogPostBody,
    check: ({ db }, { metafields }) => metafieldsForWrite(db, 'blog_post', metafields, { isCreate: false }),
    run: ({ app, db }, ref, body) => updateBlogPost(app, db, ref, body),
  },
  delete: { id: 'deleteBlogPost', run: ({ db }, ref) => deleteBlogPost(db, ref) },
  bulk: { id: 'changeBlogPosts' },
});
