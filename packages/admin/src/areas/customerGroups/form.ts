import { defineForm } from '../../kit/form/defineForm.ts';
import { taxExemption } from '../../kit/shared/taxExemption.ts';

export const customerGroupForm = defineForm('/api/customerGroups', {
  nameOf: ({ group_name }) => group_name,
  lost: 'customerGroups.lost',
  sections: [
    {
      title: 'customerGroups.section',
      fields: [
        {
          name: 'group_name',
          label: 'customerGroups.name',
          kind: 'text',
          isRequired: true,
          help: 'customerGroups.name.help',
        },
      ],
    },
    taxExemption,
  ],
});
