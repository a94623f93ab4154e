import { lazy } from 'react';
import type { Section } from '../form/defineForm.ts';

const SeoInput = lazy(async () => ({ default: (await import('./SeoInput.tsx')).SeoInput }));

/** The fields of a page that search engines see, with a preview. */
export const seoOfContent: Section = {
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
    { name: 'meta_description', label: 'products.metaDescription', kind: 'own', input: SeoInput },
  ],
};
