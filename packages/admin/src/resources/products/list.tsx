import { Text } from '@mantine/core';
import { adminGraphql } from '@shop/sdk/graphql';
import { lazy } from 'react';
import { deleteAction, statusActions } from '../../list/bulkActions.ts';
import { defineList, fromGraphql } from '../../list/defineList.ts';
import type { Filter } from '../../list/defineList.ts';
import { Enabled } from '../../shared/Enabled.tsx';
import { recordValues } from '../../shared/records.ts';
import { text } from '../../text/text.ts';
import { attributeGroupChoices, taxClassChoices } from '../choices.ts';
import { Thumb } from './Thumb.tsx';

const load = fromGraphql(
  adminGraphql(`
  query Products($filters: [FilterInput!]) {
    products(filters: $filters) {
      total
      totalIsExact
      items { uuid name sku status price { regular { text } } inventory { qty manageStock isInStock } image { thumb } }
    }
  }
`),
  'products',
);

/** Makes the filter of a choice of stock: what can be bought or not, or how many units are left at most. */
const stockFilter = (value: string): Filter =>
  value === 'in' || value === 'out'
    ? { key: 'in_stock', operation: 'eq', value: value === 'in' ? '1' : '0' }
    : { key: 'low_stock', operation: 'eq', value };

interface StockProps {
  readonly qty: number;
  readonly manageStock: boolean;
  readonly isInStock: boolean;
}

/** The units in stock; stock that is not tracked never runs out. */
const Stock = ({ qty, manageStock, isInStock }: StockProps) => {
  if (!manageStock) return <Text c="dimmed">{text('products.stock.untracked')}</Text>;
  return isInStock ? qty : <Text c="red">{text('products.stock.none', { count: qty })}</Text>;
};

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
      cell: ({ image }) => <Thumb src={image?.thumb} size={36} />,
    },
    { key: 'name', title: 'products.name', sort: 'name', isLink: true, cell: ({ name }) => name },
    { key: 'sku', title: 'products.sku', isMinor: true, cell: ({ sku }) => sku },
    {
      key: 'qty',
      title: 'products.stock',
      sort: 'qty',
      align: 'end',
      isMinor: true,
      cell: ({ inventory }) => <Stock {...inventory} />,
    },
    {
      key: 'price',
      title: 'products.price',
      sort: 'price',
      align: 'end',
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
    {
      key: 'cat',
      title: 'products.category',
      permission: 'listCategories',
      values: (search, chosen) => recordValues('category', search, chosen),
    },
    {
      key: 'stock',
      title: 'products.stock',
      values: [
        ['out', text('products.stock.out')],
        ['in', text('products.stock.in')],
        ['5', text('products.stock.upTo', { count: 5 })],
        ['20', text('products.stock.upTo', { count: 20 })],
      ],
      filter: stockFilter,
    },
    {
      key: 'type',
      title: 'products.type',
      values: [
        ['configurable', text('products.type.variants')],
        ['simple', text('products.type.simple')],
      ],
    },
    {
      key: 'collection',
      title: 'products.collection',
      permission: 'listCollections',
      values: (search, chosen) => recordValues('collection', search, chosen),
    },
    {
      key: 'tax_class',
      title: 'products.taxClass',
      permission: 'listTaxClasses',
      values: async () => [
        ['none', text('products.taxClass.none')],
        ...(await taxClassChoices()).map(({ value, label }) => [value, label] as const),
      ],
    },
    {
      key: 'attribute_group',
      title: 'products.group',
      permission: 'listAttributeGroups',
      values: async () => (await attributeGroupChoices()).map(({ value, label }) => [value, label] as const),
    },
  ],
  bulk: [
    {
      id: 'change',
      title: 'products.change',
      permission: 'updateProduct',
      Dialog: lazy(() => import('./ChangeDialog.tsx')),
    },
    ...statusActions('/api/products', 'updateProduct'),
    deleteAction('/api/products', 'deleteProduct'),
  ],
  Actions: lazy(() => import('./ListActions.tsx')),
});
