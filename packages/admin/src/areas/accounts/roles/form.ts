import { lazy } from 'react';
import { defineForm } from '../../../kit/form/defineForm.ts';

export const roleForm = defineForm('/api/roles', {
  nameOf: ({ name }) => name,
  lost: 'roles.lost',
  sections: [
    {
      title: 'roles.section',
      fields: [
        { name: 'name', label: 'roles.name', kind: 'text', isRequired: true },
        {
          name: 'permissions',
          label: 'roles.permissions',
          kind: 'own',
          initial: [],
          input: lazy(async () => ({
            default: (await import('../PermissionsInput.tsx')).PermissionsInput,
          })),
        },
      ],
    },
  ],
});
