import { defineForm } from '../../kit/form/defineForm.ts';
import { taxExemption } from '../../kit/shared/taxExemption.ts';
import { text } from '../../text/text.ts';

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
        {
          name: 'prices_shown',
          label: 'customerGroups.pricesShown',
          kind: 'choice',
          help: 'customerGroups.pricesShown.help',
          choices: async () => [
            { value: 'stored', label: text('setting.pricesShown.stored') },
            { value: 'gross', label: text('setting.pricesShown.gross') },
            { value: 'net', label: text('setting.pricesShown.net') },
          ],
        },
      ],
    },
    taxExemption,
  ],
});
