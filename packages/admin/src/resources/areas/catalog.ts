import { defineResource } from '../resource.ts';

/** The pages of what groups and describes products. */
export const catalog = [
  defineResource({
    id: 'categories',
    path: '/categories',
    title: 'categories.title',
    icon: 'folder',
    group: 'nav.catalog',
    permissions: {
      list: 'listCategories',
      create: 'createCategory',
      update: 'updateCategory',
      delete: 'deleteCategory',
    },
    list: async () => (await import('../categories/list.tsx')).categoryList,
    edit: '/categories/edit',
    create: '/categories/new',
    form: async () => (await import('../categories/form.ts')).categoryForm,
  }),
  defineResource({
    id: 'collections',
    path: '/collections',
    title: 'collections.title',
    icon: 'stack',
    group: 'nav.catalog',
    permissions: {
      list: 'listCollections',
      create: 'createCollection',
      update: 'updateCollection',
      delete: 'deleteCollection',
    },
    list: async () => (await import('../collections/list.tsx')).collectionList,
    edit: '/collections/edit',
    create: '/collections/new',
    form: async () => (await import('../collections/form.ts')).collectionForm,
  }),
];
