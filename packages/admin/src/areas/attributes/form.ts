import { lazy } from 'react';
import { defineForm } from '../../kit/form/defineForm.ts';
import { text } from '../../text/text.ts';
import { attributeGroupChoices } from '../../kit/api/choices.ts';
import { ATTRIBUTE_TYPES } from './types.ts';

export const attributeForm = defineForm('/api/attributes', {
  translatedAs: 'attribute',
  translatedParts: {
    title: 'attributes.options',
    entityType: 'attribute_option',
    field: 'option_text',
    partsOf: ({ options }) => options.map(({ uuid, option_text: words }) => ({ uuid, words })),
  },
  nameOf: ({ attribute_name }) => attribute_name,
  lost: 'attributes.lost',
  sections: [
    {
      title: 'attributes.section.general',
      fields: [
        { name: 'attribute_name', label: 'attributes.name', kind: 'text', isRequired: true },
        {
          name: 'attribute_code',
          label: 'attributes.code',
          kind: 'text',
          isRequired: true,
          help: 'attributes.code.help',
        },
        {
          name: 'type',
          label: 'attributes.type',
          kind: 'choice',
          isRequired: true,
          initial: 'select',
          help: 'attributes.type.help',
          choices: async () =>
            ATTRIBUTE_TYPES.map((value) => ({ value, label: text(`attributes.type.${value}`) })),
        },
        {
          name: 'options',
          label: 'attributes.options',
          kind: 'own',
          initial: [],
          showsFaults: true,
          input: lazy(async () => ({ default: (await import('./OptionsInput.tsx')).OptionsInput })),
        },
      ],
    },
    {
      title: 'attributes.section.use',
      isSide: true,
      fields: [
        { name: 'is_required', label: 'attributes.required', kind: 'switch', initial: false },
        { name: 'display_on_frontend', label: 'attributes.shown', kind: 'switch', initial: true },
        { name: 'is_filterable', label: 'attributes.filterable', kind: 'switch', initial: false },
        {
          name: 'is_variant_only',
          label: 'attributes.variantOnly',
          kind: 'switch',
          initial: false,
          help: 'attributes.variantOnly.help',
        },
        {
          name: 'sort_order',
          label: 'attributes.sortOrder',
          kind: 'integer',
          initial: 0,
          help: 'attributes.sortOrder.help',
        },
        {
          name: 'groups',
          label: 'attributes.groups',
          kind: 'choices',
          initial: ['1'],
          help: 'attributes.groups.help',
          choices: attributeGroupChoices,
        },
      ],
    },
  ],
});
