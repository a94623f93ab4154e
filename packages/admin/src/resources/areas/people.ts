import { defineResource } from '../resource.ts';

/** The pages of customers. */
export const people = [
  defineResource({
    id: 'customers',
    path: '/customers',
    title: 'customers.title',
    icon: 'users',
    group: 'nav.people',
    permissions: { list: 'listCustomers', update: 'updateCustomer', delete: 'deleteCustomer' },
    list: async () => (await import('../customers/list.tsx')).customerList,
    edit: '/customers/edit',
    form: async () => (await import('../customers/form.ts')).customerForm,
  }),
];
