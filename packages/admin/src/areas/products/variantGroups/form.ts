import { lazy } from 'react';
import { defineForm } from '../../../kit/form/defineForm.ts';
import type { GetVariantGroupData } from '@shop/sdk';
import { text } from '../../../text/text.ts';
import { attributeGroupChoices } from '../../../kit/api/choices.ts';

/** Returns the group name, which is the name of its main variant. */
function nameOf({ variants, variant_group_id }: GetVariantGroupData): string {
  const main = variants.find(({ is_main }) => is_main);
  return main?.name ?? text('variantGroups.unnamed', { number: variant_group_id });
}

export const variantGroupForm = defineForm('/api/variantGroups', {
  nameOf,
  lost: 'variantGroups.lost',
  sections: [
    {
      title: 'variantGroups.section.attributes',
      isNewOnly: true,
      fields: [
        {
          name: 'attribute_group_id',
          label: 'products.group',
          kind: 'choice',
          isRequired: true,
          initial: '1',
          help: 'variantGroups.group.help',
          choices: attributeGroupChoices,
        },
        {
          name: 'attribute_codes',
          label: 'products.variants.by',
          kind: 'own',
          isRequired: true,
          initial: [],
          help: 'variantGroups.attributes.help',
          input: lazy(async () => ({ default: (await import('./CodesInput.tsx')).CodesInput })),
        },
      ],
    },
    {
      title: 'products.section.visibility',
      isSide: true,
      fields: [
        {
          name: 'visibility',
          label: 'variantGroups.shown',
          kind: 'switch',
          initial: true,
          help: 'variantGroups.shown.help',
        },
      ],
    },
  ],
  panels: [
    {
      title: 'products.section.variants',
      permission: 'getVariantGroup',
      Panel: lazy(async () => ({ default: (await import('./MembersPanel.tsx')).MembersPanel })),
    },
    {
      title: 'variantGroups.section.attributes',
      isSide: true,
      Panel: lazy(async () => ({ default: (await import('./OptionsPanel.tsx')).OptionsPanel })),
    },
  ],
  elsewhere: { main: 'The menu of each variant makes it the main one.' },
});
