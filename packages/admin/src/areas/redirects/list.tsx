import { shop } from '../../kit/api/shop.ts';
import { deleteAction } from '../../kit/list/bulkActions.ts';
import { defineList, fromRest } from '../../kit/list/defineList.ts';
import { exactTime, text, timeAgo } from '../../text/text.ts';

export const redirectList = defineList({
  title: 'redirects.title',
  empty: 'redirects.empty',
  load: fromRest(shop.redirects.list),
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ from_path }) => from_path,
  search: { key: 'keyword', operation: 'eq' },
  columns: [
    {
      key: 'from',
      title: 'redirects.from',
      sort: 'from_path',
      isLink: true,
      cell: ({ from_path }) => <span className="breakable">{from_path}</span>,
    },
    {
      key: 'target',
      title: 'redirects.target',
      sort: 'target',
      cell: ({ target }) => <span className="breakable">{target}</span>,
    },
    {
      key: 'status',
      title: 'redirects.kind',
      isMinor: true,
      cell: ({ status }) => text(status === 301 ? 'redirects.permanent' : 'redirects.temporary'),
    },
    {
      key: 'created',
      title: 'redirects.created',
      sort: 'created_at',
      isMinor: true,
      cell: ({ created_at }) => <span title={exactTime(created_at)}>{timeAgo(created_at)}</span>,
    },
  ],
  choices: [
    {
      key: 'status',
      title: 'redirects.kind',
      values: [
        ['301', text('redirects.permanent')],
        ['302', text('redirects.temporary')],
      ],
    },
  ],
  bulk: [deleteAction('/api/redirects', 'deleteRedirect')],
});
