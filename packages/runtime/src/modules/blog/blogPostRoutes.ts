import { z } from 'zod';
import { idRefOf } from '../../platform/db/idRef.ts';
import { parseListing } from '../../platform/graphql/listing/parseListing.ts';
import { pageOf, pageQuery } from '../../platform/http/pageQuery.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { blogPostBody, newBlogPostBody } from './blogBodies.ts';
import { blogPostListing } from './blogListing.ts';
import { findBlogPost, listBlogPosts } from './blogPost.repo.ts';
import { blogPostNotFound } from './errors.ts';
import { createBlogPost, deleteBlogPost, updateBlogPost } from './writeBlogPost.ts';

const params = z.object({ id: z.string() });

export const blogPostRoutes = [
  defineRoute({
    id: 'listBlogPosts',
    method: 'GET',
    path: '/api/blog/posts',
    access: 'admin',
    query: pageQuery,
    handle: ({ db, query }) =>
      listBlogPosts(db, { ...parseListing(null, blogPostListing), ...pageOf(query) }, null),
  }),
  defineRoute({
    id: 'getBlogPost',
    method: 'GET',
    path: '/api/blog/posts/{id}',
    access: 'admin',
    params,
    async handle({ db, params: { id } }) {
      const ref = idRefOf(id);
      const post = ref && (await findBlogPost(db, ref, null));
      if (!post) throw blogPostNotFound();
      return post;
    },
  }),
  defineRoute({
    id: 'createBlogPost',
    method: 'POST',
    path: '/api/blog/posts',
    access: 'admin',
    body: newBlogPostBody,
    handle: ({ app, db, body }) => createBlogPost(app, db, body),
  }),
  defineRoute({
    id: 'updateBlogPost',
    method: 'PATCH',
    path: '/api/blog/posts/{id}',
    access: 'admin',
    params,
    body: blogPostBody,
    handle: ({ app, db, params, body }) => updateBlogPost(app, db, params.id, body),
  }),
  defineRoute({
    id: 'deleteBlogPost',
    method: 'DELETE',
    path: '/api/blog/posts/{id}',
    access: 'admin',
    params,
    handle: ({ db, params }) => deleteBlogPost(db, params.id),
  }),
];
