import { lazy } from 'react';
import type { Section } from '../form/defineForm.ts';

/** The fields of a record that search engines see. */
export const seoSection: Section = {
  title: 'products.section.seo',
  fields: [
    {
      name: 'url_key',
      label: 'products.urlKey',
      kind: 'own',
      input: lazy(() => import('./UrlKeyInput.tsx')),
      isRequired: true,
      help: 'products.urlKey.help',
    },
    { name: 'meta_title', label: 'products.metaTitle', kind: 'text' },
    {
      name: 'meta_description',
      label: 'products.metaDescription',
      kind: 'own',
      input: lazy(() => import('./SearchPreviewInput.tsx')),
    },
    { name: 'meta_keywords', label: 'products.metaKeywords', kind: 'text' },
  ],
};
