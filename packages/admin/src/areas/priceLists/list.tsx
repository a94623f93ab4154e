import { shop } from '../../kit/api/shop.ts';
import { defineList, fromRest } from '../../kit/list/defineList.ts';
import { Enabled } from '../../kit/shared/Enabled.tsx';
import { exactTime, text } from '../../text/text.ts';

/** Returns the time in which a list applies, as text. */
const timeOf = (from: string | null, to: string | null): string =>
  [from, to].map((time) => (time === null ? '' : exactTime(time))).join(' – ');

export const priceListList = defineList({
  title: 'priceLists.title',
  empty: 'priceLists.empty',
  load: fromRest(shop.priceLists.list),
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ name }) => name,
  search: { key: 'keyword', operation: 'eq' },
  columns: [
    { key: 'name', title: 'priceLists.name', sort: 'name', isLink: true, cell: ({ name }) => name },
    {
      key: 'kind',
      title: 'priceLists.kind',
      cell: ({ kind }) => text(kind === 'sale' ? 'priceLists.kind.sale' : 'priceLists.kind.override'),
    },
    {
      key: 'time',
      title: 'priceLists.time',
      isMinor: true,
      cell: ({ starts_at, ends_at }) => (starts_at || ends_at ? timeOf(starts_at, ends_at) : ''),
    },
    {
      key: 'prices',
      title: 'priceLists.prices',
      align: 'end',
      cell: ({ price_count }) => price_count,
    },
    {
      key: 'priority',
      title: 'priceLists.priority',
      sort: 'priority',
      align: 'end',
      isMinor: true,
      cell: ({ priority }) => priority,
    },
    { key: 'status', title: 'products.status', cell: ({ status }) => <Enabled status={status} /> },
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
      key: 'kind',
      title: 'priceLists.kind',
      values: [
        ['sale', text('priceLists.kind.sale')],
        ['override', text('priceLists.kind.override')],
      ],
    },
  ],
});
