import { adminGraphql } from '@shop/sdk/graphql';
import { lazy } from 'react';
import { defineList, fromGraphql } from '../../kit/list/defineList.ts';
import { writeNumber } from '../../kit/inputs/numbers/writeNumber.ts';
import { Enabled } from '../../kit/shared/Enabled.tsx';
import { language } from '../../text/text.ts';

const load = fromGraphql(
  adminGraphql(`
  query Categories($filters: [FilterInput!]) {
    categories(filters: $filters) {
      total
      totalIsExact
      items { uuid name status position productCount path { name } }
    }
  }
`),
  'categories',
);

export const categoryList = defineList({
  title: 'categories.title',
  empty: 'categories.empty',
  load,
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ name }) => name,
  search: { key: 'name', operation: 'like' },
  Whole: lazy(() => import('./CategoryTree.tsx')),
  columns: [
    { key: 'name', title: 'categories.name', sort: 'name', isLink: true, cell: ({ name }) => name },
    {
      key: 'parent',
      title: 'categories.parent',
      isMinor: true,
      cell: ({ path }) =>
        path
          .slice(0, -1)
          .map(({ name }) => name)
          .join(' / '),
    },
    {
      key: 'products',
      title: 'categories.products',
      align: 'end',
      cell: ({ productCount }) => writeNumber(productCount ?? 0, { language }),
    },
    {
      key: 'status',
      title: 'products.status',
      cell: ({ status }) => <Enabled status={status} />,
    },
  ],
});
