import { defineResource } from '../../kit/resource.ts';

/** Shop settings pages. */
export const shopSettings = [
  defineResource({
    id: 'settings',
    path: '/setting',
    title: 'shopSettings.title',
    icon: 'sliders',
    group: 'nav.settings',
    permissions: { list: 'getSettingsSchema', update: 'saveSetting' },
    view: async () => (await import('../../areas/settings/SettingsIndex.tsx')).SettingsIndex,
  }),
  defineResource({
    id: 'settingsOfGroup',
    path: '/setting/$group',
    title: 'shopSettings.title',
    icon: 'sliders',
    permissions: { list: 'getSettingsSchema', update: 'saveSetting' },
    view: async () => (await import('../../areas/settings/SettingsPage.tsx')).SettingsPage,
  }),
  defineResource({
    id: 'paymentSettings',
    path: '/setting/payments',
    title: 'payments.title',
    icon: 'card',
    group: 'nav.settings',
    permissions: { list: 'listPaymentMethods', update: 'saveSetting' },
    view: async () => (await import('../../areas/settings/PaymentsPage.tsx')).PaymentsPage,
  }),
  defineResource({
    id: 'emailSettings',
    path: '/setting/emails',
    title: 'emails.title',
    icon: 'mail',
    group: 'nav.settings',
    permissions: { list: 'listEmailKinds', update: 'saveSetting' },
    view: async () => (await import('../../areas/emails/EmailsPage.tsx')).EmailsPage,
  }),
  defineResource({
    id: 'emailKind',
    path: '/setting/emails/$kind',
    title: 'emails.title',
    icon: 'mail',
    permissions: { list: 'listEmailKinds', update: 'saveSetting' },
    view: async () => (await import('../../areas/emails/EmailKindPage.tsx')).EmailKindPage,
  }),
];
