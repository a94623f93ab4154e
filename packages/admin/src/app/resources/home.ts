import { defineResource } from '../../kit/resource.ts';

/** Start page of the admin. */
export const home = [
  defineResource({
    id: 'dashboard',
    path: '/',
    title: 'dashboard.title',
    icon: 'home',
    group: 'nav.sales',
    permissions: { list: 'getDashboard' },
    view: async () => (await import('../../areas/dashboard/DashboardPage.tsx')).DashboardPage,
  }),
];
