import { shop } from '../../kit/api/shop.ts';
import { defineList, fromRest } from '../../kit/list/defineList.ts';
import { comma, exactTime, timeAgo } from '../../text/text.ts';

export const synonymList = defineList({
  title: 'synonyms.title',
  empty: 'synonyms.empty',
  load: fromRest(shop.searchSynonyms.list),
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ terms }) => terms.join(comma),
  search: { key: 'keyword', operation: 'eq' },
  columns: [
    {
      key: 'terms',
      title: 'synonyms.terms',
      isLink: true,
      cell: ({ terms }) => <span className="breakable">{terms.join(comma)}</span>,
    },
    {
      key: 'created',
      title: 'synonyms.created',
      sort: 'created_at',
      isMinor: true,
      cell: ({ created_at }) => <span title={exactTime(created_at)}>{timeAgo(created_at)}</span>,
    },
  ],
});
