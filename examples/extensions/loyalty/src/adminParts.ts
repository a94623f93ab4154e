import type { AdminParts, AdminResource } from '@shop/runtime/extension';

/** Admin resource for rewards. Its list reads a GraphQL collection, and its form a REST resource. Neither requires code in the browser. */
const rewards: AdminResource = {
  id: 'rewards',
  title: { en: 'Rewards', de: 'Prämien' },
  icon: 'star',
  permission: 'listLoyaltyRewards',
  list: {
    query: `query Rewards($filters: [FilterInput!]) {
      loyaltyRewards(filters: $filters) { total totalIsExact items { uuid name points level isEnabled createdAt } }
    }`,
    columns: [
      { path: 'name', title: { en: 'Name', de: 'Name' }, sort: 'name' },
      { path: 'points', title: { en: 'Points', de: 'Punkte' }, as: 'number', sort: 'points' },
      { path: 'level', title: { en: 'Level', de: 'Stufe' }, as: 'loyalty:level' },
      { path: 'createdAt', title: { en: 'Created', de: 'Angelegt' }, as: 'date', isMinor: true },
      { path: 'isEnabled', title: { en: 'Status', de: 'Status' }, as: 'status', isMinor: true },
    ],
    search: 'name[like]',
    choices: [
      {
        key: 'level',
        title: { en: 'Level', de: 'Stufe' },
        values: [
          { value: 'bronze', label: 'Bronze' },
          { value: 'silver', label: { en: 'Silver', de: 'Silber' } },
          { value: 'gold', label: 'Gold' },
        ],
      },
    ],
    empty: { en: 'Customers take rewards for their points.', de: 'Kunden lösen Punkte gegen Prämien ein.' },
  },
  form: {
    api: '/api/loyalty/rewards',
    nameField: 'name',
    newTitle: { en: 'New reward', de: 'Neue Prämie' },
    sections: [
      {
        title: { en: 'Reward', de: 'Prämie' },
        fields: [
          { name: 'name', label: { en: 'Name', de: 'Name' } },
          {
            name: 'points',
            label: { en: 'Points', de: 'Punkte' },
            help: { en: 'What a customer pays for it.', de: 'So viele Punkte kostet sie.' },
            kind: 'loyalty:points',
          },
        ],
      },
      {
        title: { en: 'Who can take it', de: 'Für wen' },
        isSide: true,
        fields: [
          {
            name: 'level',
            label: { en: 'Level', de: 'Stufe' },
            words: { silver: { en: 'Silver', de: 'Silber' } },
          },
          { name: 'is_enabled', label: { en: 'Enabled', de: 'Aktiv' }, initial: true },
        ],
      },
    ],
  },
};

/** Admin pages and content of the extension. */
export const adminParts: AdminParts = {
  name: 'loyalty',
  resources: [rewards],
  settingsPage: {
    title: { en: 'Loyalty settings', de: 'Einstellungen der Treuepunkte' },
    about: { en: 'How customers get points.', de: 'Wie Kunden Punkte bekommen.' },
    settings: [
      {
        key: 'loyaltyPointsPerUnit',
        label: { en: 'Points for each unit of money', de: 'Punkte je Währungseinheit' },
      },
      { key: 'loyaltyName', label: { en: 'Name of the program', de: 'Name des Programms' } },
      {
        key: 'loyaltyDiscountPercent',
        label: { en: 'Discount for members, in percent', de: 'Rabatt für Mitglieder in Prozent' },
      },
      {
        key: 'loyaltyDiscountFrom',
        label: { en: 'Points for the discount', de: 'Punkte, ab denen es den Rabatt gibt' },
      },
      {
        key: 'loyaltyCreditPercent',
        label: {
          en: 'Credit for paid orders, in percent',
          de: 'Guthaben für bezahlte Bestellungen in Prozent',
          es: 'Saldo por pedidos pagados, en porcentaje',
          fr: 'Crédit pour les commandes payées, en pourcentage',
          ar: 'رصيد للطلبات المدفوعة، بالنسبة المئوية',
        },
      },
      {
        key: 'loyaltyCreditDays',
        label: {
          en: 'Days after which credit expires (0: never)',
          de: 'Tage, nach denen Guthaben verfällt (0: nie)',
          es: 'Días tras los que caduca el saldo (0: nunca)',
          fr: 'Jours après lesquels le crédit expire (0 : jamais)',
          ar: 'الأيام التي تنتهي بعدها صلاحية الرصيد (0: أبدًا)',
        },
      },
    ],
  },
  columns: [
    {
      on: 'customers',
      path: 'loyaltyPoints',
      title: { en: 'Points', de: 'Punkte' },
      as: 'number',
      permission: 'getLoyaltyAccount',
      query: `query Points($filters: [FilterInput!]) {
        customers(filters: $filters) { items { uuid loyaltyPoints } }
      }`,
    },
  ],
  fields: [
    {
      on: 'customers',
      title: { en: 'Loyalty points', de: 'Treuepunkte' },
      isSide: true,
      api: '/api/loyalty/accounts',
      fields: [
        { name: 'points', label: { en: 'Points', de: 'Punkte' } },
        { name: 'note', label: { en: 'Note', de: 'Notiz' } },
      ],
    },
  ],
  module: {
    file: new URL('../admin/admin.js', import.meta.url),
    contract: '^1',
    pages: [
      {
        path: 'overview',
        title: { en: 'Loyalty', de: 'Treuepunkte' },
        icon: 'heart',
        permission: 'getLoyaltySummary',
      },
    ],
    slots: [
      { slot: 'dashboard.tile', permission: 'getLoyaltySummary' },
      { slot: 'order.side', permission: 'getLoyaltyAccount' },
    ],
    actions: [
      {
        id: 'recount',
        on: 'customers',
        title: { en: 'Recount points', de: 'Punkte neu zählen' },
        permission: 'recountLoyaltyPoints',
      },
    ],
  },
};
