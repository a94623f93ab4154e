import type { Section } from '../form/defineForm.ts';

/** The fields of a record that search engines see. */
export const seoSection: Section = {
  title: 'products.section.seo',
  fields: [
    {
      name: 'url_key',
      label: 'products.urlKey',
      kind: 'text',
      isRequired: true,
      help: 'products.urlKey.help',
    },
    { name: 'meta_title', label: 'products.metaTitle', kind: 'text' },
    { name: 'meta_description', label: 'products.metaDescription', kind: 'textarea' },
    { name: 'meta_keywords', label: 'products.metaKeywords', kind: 'text' },
  ],
};
