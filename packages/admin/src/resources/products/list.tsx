import { Image } from '@mantine/core';
import { adminGraphql } from '@shop/sdk/graphql';
import { deleteAction, statusActions } from '../../list/bulkActions.ts';
import { defineList, fromGraphql } from '../../list/defineList.ts';
import { Enabled } from '../../shared/Enabled.tsx';
import { text } from '../../text/text.ts';

const load = fromGraphql(
  adminGraphql(`
  query Products($filters: [FilterInput!]) {
    products(filters: $filters) {
      total
      totalIsExact
      items { uuid name sku status price { regular { text } } inventory { qty } image { thumb } }
    }
  }
`),
  'products',
);

export const productList = defineList({
  title: 'products.title',
  empty: 'products.empty',
  load,
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ name }) => name,
  search: { key: 'keyword', operation: 'eq' },
  columns: [
    {
      key: 'image',
      title: 'products.image',
      isMinor: true,
      cell: ({ image }) => (
        <Image src={image?.thumb ?? null} alt="" w={36} h={36} radius="sm" fallbackSrc="data:," />
      ),
    },
    { key: 'name', title: 'products.name', sort: 'name', isLink: true, cell: ({ name }) => name },
    { key: 'sku', title: 'products.sku', isMinor: true, cell: ({ sku }) => sku },
    {
      key: 'qty',
      title: 'products.stock',
      sort: 'qty',
      align: 'right',
      isMinor: true,
      cell: ({ inventory }) => inventory.qty,
    },
    {
      key: 'price',
      title: 'products.price',
      sort: 'price',
      align: 'right',
      cell: ({ price }) => price.regular.text,
    },
    {
      key: 'status',
      title: 'products.status',
      sort: 'status',
      cell: ({ status }) => <Enabled status={status} />,
    },
  ],
  choices: [
    {
      key: 'status',
      title: 'products.status',
      values: [
        ['1', text('status.enabled')],
        ['0', text('status.disabled')],
      ],
    },
  ],
  bulk: [...statusActions('/api/products', 'updateProduct'), deleteAction('/api/products', 'deleteProduct')],
});
