import { shop } from '../../kit/api/shop.ts';
import { defineList, fromRest } from '../../kit/list/defineList.ts';
import { Enabled } from '../../kit/shared/Enabled.tsx';
import { text } from '../../text/text.ts';
import { classText, promotionChoices, switchAt } from './listParts.tsx';

export const promotionList = defineList({
  title: 'promotions.title',
  empty: 'promotions.empty',
  load: fromRest(shop.promotions.list),
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ name }) => name,
  search: { key: 'keyword', operation: 'eq' },
  Actions: switchAt('list'),
  columns: [
    { key: 'name', title: 'promotions.name', sort: 'name', isLink: true, cell: ({ name }) => name },
    { key: 'sentence', title: 'promotions.sentence', isMinor: true, cell: ({ sentence }) => sentence },
    {
      key: 'class',
      title: 'promotions.class',
      isMinor: true,
      cell: ({ class: of }) => classText(of),
    },
    {
      key: 'used',
      title: 'coupons.uses',
      sort: 'used',
      align: 'end',
      cell: ({ used, max_uses: most }) => (most === null ? used : text('coupons.usedOf', { used, most })),
    },
    {
      key: 'priority',
      title: 'promotions.priority',
      sort: 'priority',
      align: 'end',
      isMinor: true,
      cell: ({ priority }) => priority,
    },
    {
      key: 'status',
      title: 'products.status',
      sort: 'status',
      cell: ({ status }) => <Enabled status={status ? 1 : 0} />,
    },
  ],
  choices: promotionChoices,
});
