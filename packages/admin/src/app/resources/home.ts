import { defineResource } from '../../kit/resource.ts';

/** The admin's start page. */
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
