import { shop } from '../../kit/api/shop.ts';
import { daysAfter } from '../../kit/figures/days.ts';
import { DEFAULT_PERIOD, PERIODS } from '../../kit/figures/dashboardQuery.ts';
import { defineList, fromRest } from '../../kit/list/defineList.ts';
import { Enabled } from '../../kit/shared/Enabled.tsx';
import { text } from '../../text/text.ts';
import { wallTime } from '../../text/zone.ts';
import { promotionChoices, switchAt } from './listParts.tsx';

/** Report of the orders that used each promotion in a period. */
export const performanceList = defineList({
  title: 'promotions.performance.title',
  empty: 'promotions.empty',
  load: fromRest(shop.promotions.performances),
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ name }) => name,
  search: { key: 'keyword', operation: 'eq' },
  Actions: switchAt('performance'),
  columns: [
    { key: 'name', title: 'promotions.name', sort: 'name', isLink: true, cell: ({ name }) => name },
    {
      key: 'status',
      title: 'products.status',
      isMinor: true,
      cell: ({ status }) => <Enabled status={status ? 1 : 0} />,
    },
    {
      key: 'uses',
      title: 'coupons.uses',
      sort: 'uses',
      align: 'end',
      isMinor: true,
      cell: ({ uses }) => uses,
    },
    {
      key: 'orders',
      title: 'orders.title',
      sort: 'orders',
      align: 'end',
      isMinor: true,
      cell: ({ orders }) => orders,
    },
    {
      key: 'revenue',
      title: 'promotions.performance.revenue',
      sort: 'revenue',
      align: 'end',
      cell: ({ revenue }) => revenue.text,
    },
    {
      key: 'discount',
      title: 'coupons.try.discount',
      sort: 'discount',
      align: 'end',
      cell: ({ discount }) => discount.text,
    },
  ],
  choices: [
    {
      key: 'period',
      title: 'dashboard.period',
      values: PERIODS.map((count) => [
        String(count),
        count === 365 ? text('dashboard.year') : text('dashboard.days', { count }),
      ]),
      filter: (days) => ({
        key: 'from',
        operation: 'eq',
        value: daysAfter(wallTime(new Date()).slice(0, 10), 1 - (Number(days) || DEFAULT_PERIOD)),
      }),
    },
    ...promotionChoices,
  ],
});
