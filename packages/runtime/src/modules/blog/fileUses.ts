import { filesInTable } from '../media/index.ts';

/** Declares where the blog stores file URLs. */
export const blogFileUses = [
  filesInTable({
    type: 'blog_post',
    permission: 'getBlogPost',
    editPath: '/admin/blog/posts/edit/',
    table: 'blog_post',
    title: 'name',
    columns: ['image', 'content', 'short_description', 'meta_data'],
  }),
  filesInTable({
    type: 'blog_category',
    permission: 'getBlogCategory',
    editPath: '/admin/blog/categories/edit/',
    table: 'blog_category',
    title: 'name',
    columns: ['description', 'meta_data'],
  }),
];
