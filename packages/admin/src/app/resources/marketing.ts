import { defineResource } from '../../kit/resource.ts';

/** Coupon, newsletter and analytics pages. */
export const marketing = [
  defineResource({
    id: 'promotions',
    path: '/promotions',
    title: 'promotions.title',
    newTitle: 'promotions.new',
    icon: 'star',
    group: 'nav.marketing',
    permissions: {
      list: 'listPromotions',
      create: 'createPromotion',
      update: 'updatePromotion',
      delete: 'deletePromotion',
    },
    list: async () => (await import('../../areas/promotions/list.tsx')).promotionList,
    edit: '/promotions/edit',
    create: '/promotions/new',
    form: async () => (await import('../../areas/promotions/form.ts')).promotionForm,
  }),
  defineResource({
    id: 'coupons',
    path: '/coupons',
    title: 'coupons.title',
    newTitle: 'coupons.new',
    icon: 'ticket',
    group: 'nav.marketing',
    permissions: {
      list: 'listCoupons',
      create: 'createCoupon',
      update: 'updateCoupon',
      delete: 'deleteCoupon',
    },
    list: async () => (await import('../../areas/coupons/list.tsx')).couponList,
    edit: '/coupon/edit',
    create: '/coupon/new',
    form: async () => (await import('../../areas/coupons/form.ts')).couponForm,
  }),
  defineResource({
    id: 'subscribers',
    path: '/subscribers',
    title: 'subscribers.title',
    icon: 'megaphone',
    group: 'nav.marketing',
    permissions: { list: 'listSubscribers', delete: 'deleteSubscriber' },
    list: async () => (await import('../../areas/subscribers/list.tsx')).subscriberList,
  }),
  defineResource({
    id: 'measurement',
    path: '/measurement',
    title: 'measurement.title',
    icon: 'chart',
    group: 'nav.marketing',
    permissions: { list: 'getMeasurementSummary' },
    view: async () => (await import('../../areas/measurement/MeasurementPage.tsx')).MeasurementPage,
  }),
];
