import { seoOfContent } from '../../kit/seo/seoSection.ts';
import { defineForm } from '../../kit/form/defineForm.ts';
import { metafieldsSection } from '../../kit/metafields/metafieldsSection.tsx';

export const blogCategoryForm = defineForm('/api/blog/categories', {
  translatedAs: 'blog_category',
  nameOf: ({ name }) => name,
  urlOf: ({ status, url_key }) => (status ? `/blog/category/${url_key}` : null),
  lost: 'blogCategories.lost',
  sections: [
    {
      title: 'blogPosts.section.content',
      fields: [
        { name: 'name', label: 'blogCategories.name', kind: 'text', isRequired: true },
        { name: 'description', label: 'blogCategories.description', kind: 'richText' },
      ],
    },
    seoOfContent,
    metafieldsSection('blog_category'),
    {
      title: 'products.section.visibility',
      isSide: true,
      fields: [{ name: 'status', label: 'status.enabled', kind: 'switch', initial: true }],
    },
  ],
});
