import { lazy } from 'react';
import { defineForm } from '../../kit/form/defineForm.ts';
import { linkOf } from '../../kit/content/links.ts';
import { metafieldsSection } from '../../kit/metafields/metafieldsSection.tsx';

export const collectionForm = defineForm('/api/collections', {
  translatedAs: 'collection',
  nameOf: ({ name }) => name,
  urlOf: (record) => linkOf(record, 'view'),
  sections: [
    {
      title: 'products.section.general',
      fields: [
        { name: 'name', label: 'collections.name', kind: 'text', isRequired: true },
        {
          name: 'code',
          label: 'collections.code',
          kind: 'text',
          isRequired: true,
          help: 'collections.code.help',
        },
        { name: 'description', label: 'collections.description', kind: 'richText' },
      ],
    },
    metafieldsSection('collection'),
  ],
  panels: [
    {
      title: 'collections.members',
      permission: 'listProducts',
      Panel: lazy(async () => ({
        default: (await import('../../kit/catalog/MembersPanel.tsx')).CollectionMembers,
      })),
    },
  ],
});
