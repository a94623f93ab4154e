import { defineForm } from '../../kit/form/defineForm.ts';

export const attributeGroupForm = defineForm('/api/attributeGroups', {
  nameOf: ({ group_name }) => group_name,
  lost: 'attributeGroups.lost',
  sections: [
    {
      title: 'attributes.section.general',
      fields: [
        {
          name: 'group_name',
          label: 'attributeGroups.name',
          kind: 'text',
          isRequired: true,
          help: 'attributeGroups.name.help',
        },
      ],
    },
  ],
});
