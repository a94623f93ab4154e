import { defineResource } from '../../kit/resource.ts';

/** Product pages. */
export const products = [
  defineResource({
    id: 'products',
    path: '/products',
    title: 'products.title',
    newTitle: 'products.new',
    icon: 'box',
    group: 'nav.catalog',
    permissions: {
      list: 'listProducts',
      create: 'createProduct',
      update: 'updateProduct',
      delete: 'deleteProduct',
    },
    list: async () => (await import('../../areas/products/list.tsx')).productList,
    edit: '/products/edit',
    create: '/products/new',
    form: async () => (await import('../../areas/products/form.ts')).productForm,
  }),
  defineResource({
    id: 'productImport',
    path: '/products/import',
    title: 'products.import.title',
    icon: 'upload',
    permissions: { list: 'createProduct' },
    view: async () => (await import('../../areas/products/ImportPage.tsx')).default,
  }),
];
