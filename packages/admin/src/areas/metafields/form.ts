import { lazy } from 'react';
import { defineForm } from '../../kit/form/defineForm.ts';
import { text } from '../../text/text.ts';
import { FIELD_TYPES, OWNER_TYPES } from '../../kit/metafields/definitions.ts';

/**
 * Form for metafield definitions. Responses and request bodies use different field names. The key and type cannot be changed after
 * creation.
 */
export const definitionForm = defineForm('/api/metafield-definitions', {
  nameOf: ({ name }) => name,
  lost: 'metafields.lost',
  elsewhere: { provisionedByActiveTheme: 'the theme' },
  sections: [
    {
      title: 'metafields.section.field',
      fields: [
        { name: 'name', label: 'metafields.name', kind: 'text', isRequired: true },
        { name: 'description', label: 'metafields.description', kind: 'textarea' },
        {
          name: 'fieldType',
          label: 'metafields.type',
          kind: 'choice',
          isRequired: true,
          initial: 'short_text',
          help: 'metafields.fixed',
          read: ({ type }) => type,
          choices: async () =>
            FIELD_TYPES.map((value) => ({ value, label: text(`metafields.type.${value}`) })),
        },
        {
          name: 'isList',
          label: 'metafields.isList',
          kind: 'switch',
          initial: false,
          help: 'metafields.fixed',
          write: Boolean,
        },
        {
          name: 'subFields',
          label: 'metafields.subFields',
          kind: 'own',
          initial: [],
          showsFaults: true,
          input: lazy(async () => ({ default: (await import('./SubFieldsInput.tsx')).SubFieldsInput })),
        },
        {
          name: 'validations',
          label: 'metafields.rules',
          kind: 'own',
          initial: [],
          showsFaults: true,
          input: lazy(async () => ({ default: (await import('./RulesInput.tsx')).RulesInput })),
        },
      ],
    },
    {
      title: 'metafields.section.use',
      isSide: true,
      fields: [
        {
          name: 'ownerType',
          label: 'metafields.owner',
          kind: 'choice',
          isRequired: true,
          initial: 'product',
          help: 'metafields.fixed',
          choices: async () =>
            OWNER_TYPES.map((value) => ({ value, label: text(`metafields.owner.${value}`) })),
        },
        {
          name: 'namespace',
          label: 'metafields.namespace',
          kind: 'text',
          initial: 'custom',
          help: 'metafields.fixed',
        },
        {
          name: 'fieldKey',
          label: 'metafields.key',
          kind: 'text',
          isRequired: true,
          help: 'metafields.key.help',
          read: ({ key }) => key,
        },
        { name: 'required', label: 'metafields.isRequired', kind: 'switch', initial: false, write: Boolean },
        {
          name: 'visibleToCustomer',
          label: 'metafields.visible',
          kind: 'switch',
          initial: false,
          write: Boolean,
        },
        {
          name: 'translatable',
          label: 'metafields.translatable',
          kind: 'switch',
          initial: false,
          write: Boolean,
        },
        {
          name: 'position',
          label: 'metafields.position',
          kind: 'integer',
          initial: 0,
          help: 'metafields.position.help',
        },
        {
          name: 'appearance',
          label: 'metafields.placeholder',
          kind: 'text',
          read: ({ appearance }) => String(appearance['placeholder'] ?? ''),
          write: (placeholder) => (placeholder === '' ? {} : { placeholder }),
        },
      ],
    },
  ],
});
