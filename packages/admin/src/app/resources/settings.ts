import { defineResource } from '../../kit/resource.ts';

/** Pages for shipping, tax, the setup checklist and custom fields. */
export const settings = [
  defineResource({
    id: 'checklist',
    path: '/checklist',
    title: 'checklist.title',
    icon: 'check',
    group: 'nav.settings',
    permissions: { list: 'getChecklist' },
    view: async () => (await import('../../areas/dashboard/checklist/ChecklistPage.tsx')).ChecklistPage,
  }),
  defineResource({
    id: 'shipping',
    path: '/shipping',
    title: 'shipping.title',
    icon: 'truck',
    group: 'nav.settings',
    permissions: { list: 'listShippingZones' },
    view: async () => (await import('../../areas/shipping/ShippingPage.tsx')).ShippingPage,
  }),
  defineResource({
    id: 'tax',
    path: '/tax',
    title: 'tax.title',
    icon: 'percent',
    group: 'nav.settings',
    permissions: { list: 'listTaxClasses' },
    view: async () => (await import('../../areas/tax/TaxPage.tsx')).TaxPage,
  }),
  defineResource({
    id: 'metafields',
    path: '/metafields',
    title: 'metafields.title',
    newTitle: 'metafields.new',
    icon: 'input',
    group: 'nav.settings',
    permissions: {
      list: 'getMetafieldDefinitions',
      create: 'createMetafieldDefinition',
      update: 'updateMetafieldDefinition',
      delete: 'deleteMetafieldDefinition',
    },
    list: async () => (await import('../../areas/metafields/list.tsx')).definitionList,
    edit: '/metafields/edit',
    create: '/metafields/new',
    form: async () => (await import('../../areas/metafields/form.ts')).definitionForm,
  }),
];
