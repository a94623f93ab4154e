import { adminGraphql } from '@shop/sdk/graphql';
import { defineList, fromGraphql } from '../../kit/list/defineList.ts';
import { comma } from '../../text/text.ts';

const load = fromGraphql(
  adminGraphql(`
  query AttributeGroups($filters: [FilterInput!], $withAttributes: Boolean!) {
    attributeGroups(filters: $filters) {
      total
      totalIsExact
      items { uuid groupName attributes @include(if: $withAttributes) { attributeName } }
    }
  }
`),
  'attributeGroups',
  { withAttributes: 'listAttributes' },
);

export const attributeGroupList = defineList({
  title: 'attributeGroups.title',
  empty: 'attributeGroups.empty',
  load,
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ groupName }) => groupName,
  search: { key: 'name', operation: 'like' },
  columns: [
    { key: 'name', title: 'attributeGroups.name', sort: 'name', isLink: true, cell: (row) => row.groupName },
    {
      key: 'attributes',
      title: 'attributes.title',
      cell: ({ attributes }) => attributes?.map(({ attributeName }) => attributeName).join(comma),
    },
  ],
});
