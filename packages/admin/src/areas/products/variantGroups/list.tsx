import { adminGraphql } from '@shop/sdk/graphql';
import { defineList, fromGraphql } from '../../../kit/list/defineList.ts';
import { comma, exactTime, text, timeAgo } from '../../../text/text.ts';
import { Thumb } from '../../../kit/catalog/Thumb.tsx';

const load = fromGraphql(
  adminGraphql(`
  query VariantGroups($filters: [FilterInput!]) {
    variantGroups(filters: $filters) {
      total
      totalIsExact
      items {
        uuid variantGroupId visibility variantCount updatedAt
        variantAttributes { attributeName }
        main { name image { thumb } }
      }
    }
  }
`),
  'variantGroups',
);

interface Named {
  readonly variantGroupId: string;
  readonly main: { readonly name: string } | null;
}

const nameOf = ({ main, variantGroupId }: Named): string =>
  main?.name ?? text('variantGroups.unnamed', { number: Number(variantGroupId) });

export const variantGroupList = defineList({
  title: 'variantGroups.title',
  empty: 'variantGroups.empty',
  load,
  uuidOf: ({ uuid }) => uuid,
  nameOf: (row) => nameOf(row),
  search: { key: 'keyword', operation: 'eq' },
  columns: [
    {
      key: 'image',
      title: 'products.image',
      isMinor: true,
      cell: ({ main }) => <Thumb src={main?.image?.thumb} size={36} />,
    },
    { key: 'name', title: 'variantGroups.main', isLink: true, cell: (row) => nameOf(row) },
    {
      key: 'attributes',
      title: 'attributes.title',
      cell: ({ variantAttributes }) =>
        variantAttributes.map(({ attributeName }) => attributeName).join(comma),
    },
    {
      key: 'variants',
      title: 'products.section.variants',
      align: 'end',
      cell: ({ variantCount }) => variantCount,
    },
    {
      key: 'shown',
      title: 'variantGroups.shown',
      isMinor: true,
      cell: ({ visibility }) => text(visibility ? 'variantGroups.shown.yes' : 'variantGroups.shown.no'),
    },
    {
      key: 'changed',
      title: 'content.changed',
      isMinor: true,
      cell: ({ updatedAt }) => <span title={exactTime(updatedAt)}>{timeAgo(updatedAt)}</span>,
    },
  ],
  choices: [
    {
      key: 'visibility',
      title: 'variantGroups.shown',
      values: [
        ['1', text('variantGroups.shown.yes')],
        ['0', text('variantGroups.shown.no')],
      ],
    },
  ],
});
