import { lazy } from 'react';
import type { Field, Section } from '../form/defineForm.ts';
import { UrlKeyInput } from './UrlKeyInput.tsx';

const fields: readonly Field[] = [
  {
    name: 'url_key',
    label: 'products.urlKey',
    kind: 'own',
    input: UrlKeyInput,
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
];

/** The fields of a page that search engines see, with a preview of the search result. */
export const seoOfContent: Section = { title: 'products.section.seo', fields };

/** The fields of a product or a category that search engines see. */
export const seoSection: Section = {
  title: 'products.section.seo',
  fields: [...fields, { name: 'meta_keywords', label: 'products.metaKeywords', kind: 'text' }],
};
