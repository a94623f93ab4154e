import { adminGraphql } from '@shop/sdk/graphql';
import { deleteAction } from '../../kit/list/bulkActions.ts';
import { defineList, fromGraphql } from '../../kit/list/defineList.ts';
import { text } from '../../text/text.ts';
import { ATTRIBUTE_TYPES } from './types.ts';
import type { AttributeType } from './types.ts';

const load = fromGraphql(
  adminGraphql(`
  query Attributes($filters: [FilterInput!]) {
    attributes(filters: $filters) {
      total
      totalIsExact
      items { uuid attributeName attributeCode type isRequired isFilterable }
    }
  }
`),
  'attributes',
);

const yes = (is: boolean) => (is ? text('attributes.yes') : '');

export const attributeList = defineList({
  title: 'attributes.title',
  empty: 'attributes.empty',
  load,
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ attributeName }) => attributeName,
  search: { key: 'name', operation: 'like' },
  columns: [
    { key: 'name', title: 'attributes.name', sort: 'name', isLink: true, cell: (row) => row.attributeName },
    { key: 'code', title: 'attributes.code', isMinor: true, cell: (row) => row.attributeCode },
    {
      key: 'type',
      title: 'attributes.type',
      cell: ({ type }) => text(`attributes.type.${type as AttributeType}`),
    },
    { key: 'required', title: 'attributes.required', isMinor: true, cell: (row) => yes(row.isRequired) },
    { key: 'filter', title: 'attributes.filterable', isMinor: true, cell: (row) => yes(row.isFilterable) },
  ],
  choices: [
    {
      key: 'type',
      title: 'attributes.type',
      values: ATTRIBUTE_TYPES.map((type) => [type, text(`attributes.type.${type}`)]),
    },
  ],
  bulk: [deleteAction('/api/attributes', 'deleteAttribute')],
});
