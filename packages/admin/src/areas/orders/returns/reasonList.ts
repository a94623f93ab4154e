import { shop } from '../../../kit/api/shop.ts';
import { defineList, fromRest } from '../../../kit/list/defineList.ts';

export const returnReasonList = defineList({
  title: 'returnReasons.title',
  empty: 'returnReasons.empty',
  load: fromRest(() => shop.returnReasons.list()),
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ name }) => name,
  columns: [
    { key: 'name', title: 'returnReasons.name', isLink: true, cell: ({ name }) => name },
    { key: 'code', title: 'returnReasons.code', isMinor: true, cell: ({ code }) => code },
    { key: 'sort', title: 'returnReasons.sort', align: 'end', cell: ({ sort_order }) => sort_order },
  ],
});
