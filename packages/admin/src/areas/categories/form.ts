import { lazy } from 'react';
import { defineForm } from '../../kit/form/defineForm.ts';
import { linkOf } from '../../kit/content/links.ts';
import { metafieldsSection } from '../../kit/metafields/metafieldsSection.tsx';
import { seoSection } from '../../kit/seo/seoSection.ts';

export const categoryForm = defineForm('/api/categories', {
  translatedAs: 'category',
  nameOf: ({ name }) => name,
  urlOf: (record) => linkOf(record, 'view'),
  sections: [
    {
      title: 'categories.section.general',
      fields: [
        { name: 'name', label: 'categories.name', kind: 'text', isRequired: true },
        { name: 'short_description', label: 'products.shortDescription', kind: 'textarea' },
        { name: 'description', label: 'categories.description', kind: 'richText' },
        { name: 'image', label: 'categories.image', kind: 'image' },
      ],
    },
    metafieldsSection('category'),
    seoSection,
    {
      title: 'categories.section.place',
      isSide: true,
      fields: [
        { name: 'status', label: 'status.enabled', kind: 'switch', initial: true },
        { name: 'parent_id', label: 'categories.parent', kind: 'record', of: 'category' },
        { name: 'position', label: 'categories.position', kind: 'integer', initial: 0 },
      ],
    },
  ],
  panels: [
    {
      title: 'categories.members',
      permission: 'listProducts',
      Panel: lazy(async () => ({
        default: (await import('../../kit/catalog/MembersPanel.tsx')).CategoryMembers,
      })),
    },
  ],
});
