import { defineResource } from '../../kit/resource.ts';

/** Order, return, gift card and cart pages. */
export const sales = [
  defineResource({
    id: 'orders',
    path: '/orders',
    title: 'orders.title',
    icon: 'receipt',
    group: 'nav.sales',
    permissions: { list: 'listOrders' },
    list: async () => (await import('../../areas/orders/list.tsx')).orderList,
    edit: '/order/edit',
    page: async () => (await import('../../areas/orders/OrderPage.tsx')).OrderPage,
  }),
  defineResource({
    id: 'returns',
    path: '/returns',
    title: 'returns.title',
    icon: 'undo',
    group: 'nav.sales',
    permissions: { list: 'listReturns' },
    list: async () => (await import('../../areas/orders/returns/list.tsx')).returnList,
    edit: '/return/edit',
    page: async () => (await import('../../areas/orders/returns/ReturnPage.tsx')).ReturnPage,
  }),
  defineResource({
    id: 'giftCards',
    path: '/gift-cards',
    title: 'giftCards.title',
    icon: 'gift',
    group: 'nav.sales',
    permissions: { list: 'listGiftCards' },
    list: async () => (await import('../../areas/giftCards/list.tsx')).giftCardList,
    edit: '/gift-cards/edit',
    page: async () => (await import('../../areas/giftCards/GiftCardPage.tsx')).GiftCardPage,
  }),
  defineResource({
    id: 'carts',
    path: '/carts',
    title: 'carts.title',
    icon: 'cart',
    group: 'nav.sales',
    permissions: { list: 'listCarts' },
    list: async () => (await import('../../areas/carts/list.tsx')).cartList,
    edit: '/carts/view',
    page: async () => (await import('../../areas/carts/CartPage.tsx')).CartPage,
  }),
];
