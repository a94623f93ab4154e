import { shop } from '../../kit/api/shop.ts';
import { deleteAction, sendBulk } from '../../kit/list/bulkActions.ts';
import { defineList, fromRest } from '../../kit/list/defineList.ts';
import { exactTime, text, timeAgo } from '../../text/text.ts';

export const messageList = defineList({
  title: 'messages.title',
  empty: 'messages.empty',
  begin: { title: 'messages.toForm', to: '/contact', isInShop: true },
  load: fromRest(shop.contactMessages.list),
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ full_name }) => full_name,
  search: { key: 'keyword', operation: 'eq' },
  columns: [
    {
      key: 'name',
      title: 'messages.name',
      isLink: true,
      cell: ({ full_name }) => <span className="breakable">{full_name}</span>,
    },
    {
      key: 'message',
      title: 'messages.message',
      cell: ({ message }) => <span className="breakable">{message.slice(0, 120)}</span>,
    },
    {
      key: 'status',
      title: 'messages.status',
      cell: ({ status }) => text(`messages.status.${status as 'new' | 'answered'}`),
    },
    {
      key: 'created',
      title: 'messages.created',
      sort: 'created_at',
      isMinor: true,
      cell: ({ created_at }) => <span title={exactTime(created_at)}>{timeAgo(created_at)}</span>,
    },
  ],
  choices: [
    {
      key: 'status',
      title: 'messages.status',
      values: [
        ['new', text('messages.status.new')],
        ['answered', text('messages.status.answered')],
      ],
    },
  ],
  bulk: [
    {
      id: 'answered',
      title: 'messages.markAnswered',
      permission: 'updateContactMessage',
      run: (ids, show) => sendBulk('/api/contact-messages', ids, { change: { status: 'answered' } }, show),
    },
    deleteAction('/api/contact-messages', 'deleteContactMessage'),
  ],
});
