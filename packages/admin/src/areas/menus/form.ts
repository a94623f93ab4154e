import { lazy } from 'react';
import { defineForm } from '../../kit/form/defineForm.ts';
import { listOf } from './items.ts';

const ItemsInput = lazy(async () => ({ default: (await import('./ItemsInput.tsx')).ItemsInput }));

export const menuForm = defineForm('/api/menus', {
  nameOf: ({ name }) => name,
  translatedParts: {
    title: 'menus.items',
    entityType: 'menu_item',
    field: 'name',
    partsOf: ({ items }) => listOf(items).map(({ key, name }) => ({ uuid: key, words: name })),
  },
  sections: [
    {
      title: 'menus.items',
      fields: [
        {
          name: 'items',
          label: 'menus.items',
          kind: 'own',
          initial: [],
          input: ItemsInput,
        },
      ],
    },
    {
      title: 'menus.section',
      isSide: true,
      fields: [
        { name: 'name', label: 'menus.name', kind: 'text', isRequired: true },
        { name: 'code', label: 'menus.code', kind: 'text', isRequired: true, help: 'menus.code.help' },
      ],
    },
  ],
});
