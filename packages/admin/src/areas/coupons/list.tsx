import { adminGraphql } from '@shop/sdk/graphql';
import { shop } from '../../kit/api/shop.ts';
import { deleteAction, statusActions } from '../../kit/list/bulkActions.ts';
import { defineList } from '../../kit/list/defineList.ts';
import type { Filter } from '../../kit/list/defineList.ts';
import { Enabled } from '../../kit/shared/Enabled.tsx';
import { language, text } from '../../text/text.ts';
import { DISCOUNT_TYPES } from './types.ts';

const query = adminGraphql(`
  query Coupons($filters: [FilterInput!], $locale: String) {
    coupons(filters: $filters) {
      total
      totalIsExact
      items { uuid coupon status usedTime maxUsesTimePerCoupon summary(locale: $locale) }
    }
  }
`);

export const couponList = defineList({
  title: 'coupons.title',
  empty: 'coupons.empty',
  load: async (filters: readonly Filter[]) =>
    (await shop.admin.graphql(query, { filters: [...filters], locale: language })).coupons,
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ coupon }) => coupon,
  search: { key: 'coupon', operation: 'like' },
  columns: [
    { key: 'coupon', title: 'coupons.code', sort: 'coupon', isLink: true, cell: ({ coupon }) => coupon },
    { key: 'summary', title: 'coupons.section.summary', isMinor: true, cell: ({ summary }) => summary },
    {
      key: 'used',
      title: 'coupons.uses',
      sort: 'used_time',
      align: 'end',
      cell: ({ usedTime, maxUsesTimePerCoupon: most }) =>
        most === null ? usedTime : text('coupons.usedOf', { used: usedTime, most }),
    },
    {
      key: 'status',
      title: 'products.status',
      sort: 'status',
      cell: ({ status }) => <Enabled status={status} />,
    },
  ],
  choices: [
    {
      key: 'status',
      title: 'products.status',
      values: [
        ['1', text('status.enabled')],
        ['0', text('status.disabled')],
      ],
    },
    {
      key: 'discount_type',
      title: 'coupons.type',
      values: DISCOUNT_TYPES.map((type) => [type, text(`coupons.type.${type}`)]),
    },
  ],
  bulk: [...statusActions('/api/coupons', 'updateCoupon'), deleteAction('/api/coupons', 'deleteCoupon')],
});
