import { defineForm } from '../../form/defineForm.ts';
import { customerMetafields } from '../../metafields/panels.tsx';
import { customerGroupChoices } from '../choices.ts';

export const customerForm = defineForm({
  api: '/api/customers',
  nameOf: ({ full_name, email }) => String(full_name || email),
  sections: [
    {
      title: 'customers.section.account',
      fields: [
        { name: 'full_name', label: 'customers.name', kind: 'text', isRequired: true },
        { name: 'email', label: 'customers.email', kind: 'text', isRequired: true },
        {
          name: 'group_id',
          label: 'customers.group',
          kind: 'choice',
          isRequired: true,
          choices: customerGroupChoices,
        },
        { name: 'status', label: 'customers.active', kind: 'switch' },
      ],
    },
  ],
  panels: [customerMetafields],
});
