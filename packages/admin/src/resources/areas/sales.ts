import { defineResource } from '../resource.ts';

/** The pages of orders. */
export const sales = [
  defineResource({
    id: 'orders',
    path: '/orders',
    title: 'orders.title',
    icon: 'cart',
    group: 'nav.sales',
    permissions: { list: 'listOrders' },
    list: async () => (await import('../../orders/list.tsx')).orderList,
    edit: '/order/edit',
    page: async () => (await import('../../orders/OrderPage.tsx')).OrderPage,
  }),
];
