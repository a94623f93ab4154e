import { defineResource } from '../resource.ts';

/** The pages of products. */
export const products = [
  defineResource({
    id: 'products',
    path: '/products',
    title: 'products.title',
    icon: 'box',
    group: 'nav.catalog',
    permissions: {
      list: 'listProducts',
      create: 'createProduct',
      update: 'updateProduct',
      delete: 'deleteProduct',
    },
    list: async () => (await import('../products/list.tsx')).productList,
    edit: '/products/edit',
    create: '/products/new',
    form: async () => (await import('../products/form.ts')).productForm,
  }),
  defineResource({
    id: 'variantGroups',
    path: '/variant-groups',
    title: 'variantGroups.title',
    icon: 'stack',
    group: 'nav.catalog',
    permissions: {
      list: 'listVariantGroups',
      create: 'createVariantGroup',
      update: 'updateVariantGroup',
      delete: 'deleteVariantGroup',
    },
    list: async () => (await import('../variantGroups/list.tsx')).variantGroupList,
    edit: '/variant-groups/edit',
    create: '/variant-groups/new',
    form: async () => (await import('../variantGroups/form.ts')).variantGroupForm,
  }),
  defineResource({
    id: 'productImport',
    path: '/products/import',
    title: 'products.import.title',
    icon: 'upload',
    permissions: { list: 'createProduct' },
    view: async () => (await import('../products/ImportPage.tsx')).default,
  }),
];
