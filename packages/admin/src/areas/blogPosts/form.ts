import { seoOfContent } from '../../kit/seo/seoSection.ts';
import { shop } from '../../kit/api/shop.ts';
import { defineForm } from '../../kit/form/defineForm.ts';
import { metafieldsSection } from '../../kit/metafields/metafieldsSection.tsx';

const blogCategoryChoices = async () =>
  (await shop.blogCategories.list({ limit: 100 })).map(({ blog_category_id, name }) => ({
    value: String(blog_category_id),
    label: name,
  }));

export const blogPostForm = defineForm('/api/blog/posts', {
  translatedAs: 'blog_post',
  nameOf: ({ name }) => name,
  urlOf: ({ status, published_at, url_key }) =>
    status && Date.parse(String(published_at)) <= Date.now() ? `/blog/${url_key}` : null,
  sections: [
    {
      title: 'blogPosts.section.content',
      fields: [
        { name: 'name', label: 'blogPosts.name', kind: 'text', isRequired: true },
        {
          name: 'short_description',
          label: 'blogPosts.summary',
          kind: 'textarea',
          help: 'blogPosts.summary.help',
        },
        { name: 'content', label: 'blogPosts.text', kind: 'richText' },
      ],
    },
    seoOfContent,
    metafieldsSection('blog_post'),
    {
      title: 'products.section.visibility',
      isSide: true,
      fields: [
        { name: 'status', label: 'content.published', kind: 'switch', initial: false },
        {
          name: 'published_at',
          label: 'blogPosts.publishedAt',
          kind: 'time',
          help: 'blogPosts.publishedAt.help',
        },
      ],
    },
    {
      title: 'blogPosts.section.about',
      isSide: true,
      fields: [
        { name: 'image', label: 'blogPosts.image', kind: 'image' },
        { name: 'author', label: 'blogPosts.author', kind: 'text' },
        {
          name: 'categories',
          label: 'blogPosts.categories',
          kind: 'choices',
          initial: [],
          choices: blogCategoryChoices,
        },
      ],
    },
  ],
});
