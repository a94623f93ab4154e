import { seoOfContent } from '../../kit/seo/seoSection.ts';
import { defineForm } from '../../kit/form/defineForm.ts';

export const pageForm = defineForm('/api/pages', {
  translatedAs: 'cms_page',
  nameOf: ({ title }) => title,
  urlOf: ({ status, url_key }) => (status ? `/${url_key}` : null),
  sections: [
    {
      title: 'pages.section.content',
      fields: [
        { name: 'title', label: 'pages.heading', kind: 'text', isRequired: true },
        { name: 'content', label: 'pages.text', kind: 'richText' },
      ],
    },
    seoOfContent,
    {
      title: 'products.section.visibility',
      isSide: true,
      fields: [
        {
          name: 'status',
          label: 'content.published',
          kind: 'switch',
          initial: false,
          help: 'pages.published.help',
        },
      ],
    },
  ],
});
