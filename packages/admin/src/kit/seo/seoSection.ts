import type { RecordsByPath } from '@shop/sdk';
import { lazy } from 'react';
import type { SectionOf } from '../form/defineForm.ts';
import { UrlKeyInput } from './UrlKeyInput.tsx';

type Page = RecordsByPath['/api/pages'];
type Category = RecordsByPath['/api/categories'];
type Content = 'url_key' | 'meta_title' | 'meta_description';
type Shown = Content | 'meta_keywords';

/** SEO fields of a content page, with a search result preview. */
export const seoOfContent: SectionOf<Pick<Page['create'], Content>, Pick<Page['record'], Content>> = {
  title: 'products.section.seo',
  fields: [
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
  ],
};

/** SEO fields of a product or category. */
export const seoSection: SectionOf<Pick<Category['create'], Shown>, Pick<Category['record'], Shown>> = {
  title: 'products.section.seo',
  fields: [...seoOfContent.fields, { name: 'meta_keywords', label: 'products.metaKeywords', kind: 'text' }],
};
