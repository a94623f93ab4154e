import { shop } from '../../../kit/api/shop.ts';
import { defineForm } from '../../../kit/form/defineForm.ts';

export const returnReasonForm = defineForm('/api/return-reasons', {
  nameOf: ({ name }) => name,
  translatedAs: 'return_reason',
  lost: 'returnReasons.lost',
  load: async (uuid) => (await shop.returnReasons.list()).find((reason) => reason.uuid === uuid) ?? null,
  sections: [
    {
      title: 'returnReasons.section',
      fields: [
        {
          name: 'name',
          label: 'returnReasons.name',
          kind: 'text',
          isRequired: true,
          help: 'returnReasons.name.help',
        },
        {
          name: 'code',
          label: 'returnReasons.code',
          kind: 'text',
          isRequired: true,
          help: 'returnReasons.code.help',
        },
        {
          name: 'sort_order',
          label: 'returnReasons.sort',
          kind: 'integer',
          initial: 0,
          help: 'returnReasons.sort.help',
        },
      ],
    },
  ],
  refusals: { RETURN_REASON_EXISTS: 'code' },
});
