export { findBlogCategoryByUrlKey } from './blogCategory.repo.ts';
export { selectHasPosts, suggestedPosts } from './blogPost.repo.ts';
export type { BlogPostRow } from './blogPost.ts';
export { blogPostPath } from './blogUrl.ts';
export { hasPosts, listFeedPosts, publicSince, readPostList } from './pages/postList.ts';
export type { NewBlogPostBody } from './blogBodies.ts';
export { createBlogPost, deleteUnchangedBlogPosts } from './writeBlogPost.ts';
