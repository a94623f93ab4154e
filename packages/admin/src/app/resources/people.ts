import { defineResource } from '../../kit/resource.ts';

/** Customer pages. */
export const people = [
  defineResource({
    id: 'customers',
    path: '/customers',
    title: 'customers.title',
    newTitle: 'customers.new',
    icon: 'users',
    group: 'nav.people',
    permissions: {
      list: 'listCustomers',
      create: 'createCustomer',
      update: 'updateCustomer',
      delete: 'deleteCustomer',
    },
    list: async () => (await import('../../areas/customers/list.tsx')).customerList,
    edit: '/customers/edit',
    create: '/customers/new',
    form: async () => (await import('../../areas/customers/form.ts')).customerForm,
  }),
  defineResource({
    id: 'customerGroups',
    path: '/customer-groups',
    title: 'customerGroups.title',
    newTitle: 'customerGroups.new',
    icon: 'tag',
    group: 'nav.people',
    permissions: {
      list: 'listCustomerGroups',
      create: 'createCustomerGroup',
      update: 'updateCustomerGroup',
      delete: 'deleteCustomerGroup',
    },
    list: async () => (await import('../../areas/customerGroups/list.tsx')).customerGroupList,
    edit: '/customer-groups/edit',
    create: '/customer-groups/new',
    form: async () => (await import('../../areas/customerGroups/form.ts')).customerGroupForm,
  }),
  defineResource({
    id: 'messages',
    path: '/messages',
    title: 'messages.title',
    icon: 'chat',
    group: 'nav.people',
    permissions: {
      list: 'listContactMessages',
      update: 'updateContactMessage',
      delete: 'deleteContactMessage',
    },
    list: async () => (await import('../../areas/messages/list.tsx')).messageList,
    edit: '/messages/edit',
    form: async () => (await import('../../areas/messages/form.tsx')).messageForm,
  }),
];
