import { lazy } from 'react';
import { defineForm } from '../../kit/form/defineForm.ts';
import { taxExemption } from '../../kit/shared/taxExemption.ts';
import { customerMetafields } from '../../kit/metafields/panels.tsx';
import { customerGroupsByUuid } from '../../kit/api/choices.ts';

export const customerForm = defineForm('/api/customers', {
  nameOf: ({ full_name, email }) => full_name || email,
  lost: 'customers.lost',
  sections: [
    {
      title: 'customers.section.account',
      fields: [
        { name: 'full_name', label: 'customers.name', kind: 'text', isRequired: true },
        {
          name: 'email',
          label: 'customers.email',
          kind: 'email',
          isRequired: true,
          help: 'customers.email.help',
        },
        { name: 'password', label: 'customers.password', kind: 'password', help: 'customers.password.help' },
      ],
    },
    {
      title: 'customers.section.rights',
      isSide: true,
      fields: [
        {
          name: 'groups',
          label: 'customers.groups',
          kind: 'choices',
          choices: customerGroupsByUuid,
          help: 'customers.groups.help',
        },
        {
          name: 'status',
          label: 'customers.active',
          kind: 'switch',
          initial: true,
          help: 'customers.active.help',
        },
      ],
    },
    taxExemption,
  ],
  panels: [
    {
      title: 'customers.orders',
      permission: 'listOrders',
      Panel: lazy(async () => ({ default: (await import('./OrdersPanel.tsx')).OrdersPanel })),
    },
    {
      title: 'customers.addresses',
      permission: 'getCustomer',
      Panel: lazy(async () => ({ default: (await import('./AddressesPanel.tsx')).AddressesPanel })),
    },
    {
      title: 'credit.title',
      permission: 'getCredit',
      Panel: lazy(async () => ({ default: (await import('./CreditPanel.tsx')).CreditPanel })),
    },
    {
      title: 'subscribers.title',
      isSide: true,
      permission: 'getSubscriber',
      Panel: lazy(async () => ({ default: (await import('./NewsletterPanel.tsx')).NewsletterPanel })),
    },
    {
      title: 'customers.notes',
      isSide: true,
      permission: 'listCustomerNotes',
      Panel: lazy(async () => ({ default: (await import('./NotesPanel.tsx')).NotesPanel })),
    },
    {
      title: 'customers.data',
      isSide: true,
      permission: 'exportCustomer',
      Panel: lazy(async () => ({ default: (await import('./DataPanel.tsx')).DataPanel })),
    },
    customerMetafields,
  ],
  elsewhere: { group_id: 'The first of `groups`.' },
});
