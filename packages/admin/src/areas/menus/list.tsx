import { shop } from '../../kit/api/shop.ts';
import { deleteAction } from '../../kit/list/bulkActions.ts';
import { defineList, fromRest } from '../../kit/list/defineList.ts';
import { comma, exactTime, timeAgo } from '../../text/text.ts';

export const menuList = defineList({
  title: 'menus.title',
  empty: 'menus.empty',
  load: fromRest(shop.menus.list),
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ name }) => name,
  columns: [
    { key: 'name', title: 'menus.name', sort: 'name', isLink: true, cell: ({ name }) => name },
    { key: 'code', title: 'menus.code', sort: 'code', cell: ({ code }) => code },
    {
      key: 'items',
      title: 'menus.items',
      isMinor: true,
      cell: ({ items }) => items.map(({ name }: { readonly name: string }) => name).join(comma),
    },
    {
      key: 'changed',
      title: 'content.changed',
      isMinor: true,
      cell: ({ updated_at }) => <span title={exactTime(updated_at)}>{timeAgo(updated_at)}</span>,
    },
  ],
  bulk: [deleteAction('/api/menus', 'deleteMenu')],
});
