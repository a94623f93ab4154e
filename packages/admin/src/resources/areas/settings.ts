import { defineResource } from '../resource.ts';

/** The pages of shipping, tax and the first steps. */
export const settings = [
  defineResource({
    id: 'checklist',
    path: '/checklist',
    title: 'checklist.title',
    icon: 'check',
    group: 'nav.settings',
    permissions: { list: 'getChecklist' },
    view: async () => (await import('../checklist/ChecklistPage.tsx')).ChecklistPage,
  }),
  defineResource({
    id: 'shipping',
    path: '/shipping',
    title: 'shipping.title',
    icon: 'truck',
    group: 'nav.settings',
    permissions: { list: 'listShippingZones' },
    view: async () => (await import('../shipping/ShippingPage.tsx')).ShippingPage,
  }),
  defineResource({
    id: 'tax',
    path: '/tax',
    title: 'tax.title',
    icon: 'percent',
    group: 'nav.settings',
    permissions: { list: 'listTaxClasses' },
    view: async () => (await import('../tax/TaxPage.tsx')).TaxPage,
  }),
];
