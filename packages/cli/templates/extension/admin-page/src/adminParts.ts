import type { AdminParts } from '@shop/runtime/extension';

/** The extension's admin pages: a declarative list and form, and a page rendered by the JavaScript module in `admin`. */
export const adminParts: AdminParts = {
  name: 'my-thing',
  resources: [
    {
      id: 'notes',
      title: 'My thing',
      icon: 'list',
      permission: 'listMyThingNotes',
      list: {
        query: `query Notes($filters: [FilterInput!]) {
          myThingNotes(filters: $filters) { total totalIsExact items { uuid title isOpen createdAt } }
        }`,
        columns: [
          { path: 'title', title: 'Title', sort: 'title' },
          { path: 'isOpen', title: 'Open', as: 'status' },
          { path: 'createdAt', title: 'Created', as: 'date', isMinor: true },
        ],
        search: 'title[like]',
        empty: 'Notes remind administrators of what is left to do.',
      },
      form: {
        api: '/api/my-thing/notes',
        nameField: 'title',
        newTitle: 'New note',
        sections: [
          {
            title: 'Note',
            fields: [
              { name: 'title', label: 'Title' },
              { name: 'is_open', label: 'Open', initial: true },
            ],
          },
        ],
      },
    },
  ],
  module: {
    file: new URL('../admin/admin.js', import.meta.url),
    contract: '^1',
    pages: [{ path: 'overview', title: 'My thing: overview', icon: 'chart', permission: 'listMyThingNotes' }],
  },
};
