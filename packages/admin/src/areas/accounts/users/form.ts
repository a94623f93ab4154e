import { lazy } from 'react';
import { shop } from '../../../kit/api/shop.ts';
import { defineForm } from '../../../kit/form/defineForm.ts';

/** Returns the roles as options. */
const roleChoices = async () =>
  (await shop.roles.list()).map(({ uuid, name }) => ({ value: uuid, label: name }));

export const userForm = defineForm('/api/users', {
  nameOf: ({ full_name, email }) => full_name || email,
  lost: 'users.lost',
  sections: [
    {
      title: 'users.section.account',
      fields: [
        { name: 'full_name', label: 'users.name', kind: 'text', isRequired: true },
        { name: 'email', label: 'users.email', kind: 'email', isRequired: true, help: 'users.email.help' },
        { name: 'password', label: 'users.password', kind: 'password', help: 'users.password.help' },
      ],
    },
    {
      title: 'users.section.rights',
      isSide: true,
      fields: [
        {
          name: 'roles',
          label: 'users.roles',
          kind: 'choices',
          choices: roleChoices,
          help: 'users.roles.help',
        },
        { name: 'status', label: 'users.active', kind: 'switch', initial: true, help: 'users.active.help' },
      ],
    },
  ],
  panels: [
    {
      title: 'users.factor',
      isSide: true,
      Panel: lazy(async () => ({
        default: (await import('../SecondFactorPanel.tsx')).SecondFactorPanel,
      })),
    },
    {
      title: 'users.tokens',
      permission: 'listUserTokens',
      Panel: lazy(async () => ({ default: (await import('../TokensPanel.tsx')).TokensPanel })),
    },
  ],
  elsewhere: { current_password: 'the own profile, where one changes the own email and password' },
});
