import { Text } from '@mantine/core';
import { adminGraphql } from '@shop/sdk/graphql';
import { lazy } from 'react';
import { deleteAction, statusActions } from '../../kit/list/bulkActions.ts';
import { breakLong } from '../../kit/list/DataTable.tsx';
import { defineList, fromGraphql } from '../../kit/list/defineList.ts';
import type { Filter } from '../../kit/list/defineList.ts';
import { Enabled } from '../../kit/shared/Enabled.tsx';
import { recordValues } from '../../kit/shared/records.ts';
import { comma, text } from '../../text/text.ts';
import { attributeGroupChoices, taxClassChoices } from '../../kit/api/choices.ts';
import { EACH, foldVariants, isFolded, ofVariants } from './fold.ts';
import { Thumb } from '../../kit/catalog/Thumb.tsx';

const load = fromGraphql(
  adminGraphql(`
  query Products($filters: [FilterInput!]) {
    products(filters: $filters) {
      total
      totalIsExact
      items {
        uuid name sku status variantOptions { optionText } variantGroupId variantTotals { count stock }
        price { regular { value currency text } } inventory { qty manageStock isInStock } image { thumb }
      }
    }
  }
`),
  'products',
);

const loadFolded = foldVariants(load);

/** Creates a stock filter for products in stock, out of stock, or with a maximum quantity. */
const stockFilter = (value: string): Filter =>
  value === 'in' || value === 'out'
    ? { key: 'in_stock', operation: 'eq', value: value === 'in' ? '1' : '0' }
    : { key: 'low_stock', operation: 'eq', value };

interface StockProps {
  readonly qty: number;
  readonly manageStock: boolean;
  readonly isInStock: boolean;
}

/** Shows the stock quantity. Products without inventory tracking never run out of stock. */
const Stock = ({ qty, manageStock, isInStock }: StockProps) => {
  if (!manageStock) return <Text c="dimmed">{text('products.stock.untracked')}</Text>;
  return isInStock ? qty : <Text c="red">{text('products.stock.none', { count: qty })}</Text>;
};

interface VariantProps {
  readonly uuid: string;
  readonly name: string;
  readonly variantOptions: readonly { readonly optionText: string }[];
  readonly variantGroupId: string | null;
  readonly variantTotals: { readonly count: number; readonly stock: number } | null;
}

const variantsText = ({ variantTotals }: VariantProps): string =>
  text('products.rows.variants', { count: variantTotals?.count ?? 0 });

const nameWithOptions = ({ name, variantOptions }: VariantProps): string =>
  variantOptions.length === 0
    ? name
    : `${name} (${variantOptions.map(({ optionText }) => optionText).join(comma)})`;

/** Shows the number of variants that a row represents, or the options of a single variant. */
const Variants = (row: VariantProps) => (
  <Text size="xs" c="dimmed">
    {isFolded(row) ? variantsText(row) : row.variantOptions.map(({ optionText }) => optionText).join(comma)}
  </Text>
);

export const productList = defineList({
  title: 'products.title',
  empty: 'products.empty',
  load: loadFolded,
  uuidOf: ({ uuid }) => uuid,
  nameOf: (row) => (isFolded(row) ? `${row.name} (${variantsText(row)})` : nameWithOptions(row)),
  search: { key: 'keyword', operation: 'eq' },
  columns: [
    {
      key: 'image',
      title: 'products.image',
      isMinor: true,
      cell: ({ image }) => <Thumb src={image?.thumb} size={36} />,
    },
    { key: 'name', title: 'products.name', sort: 'name', isLink: true, cell: ({ name }) => name },
    {
      key: 'sku',
      title: 'products.sku',
      isMinor: true,
      cell: (row) => (
        <>
          <bdi {...breakLong(row.sku)}>{row.sku}</bdi>
          <Variants {...row} />
        </>
      ),
    },
    {
      key: 'qty',
      title: 'products.stock',
      sort: 'qty',
      align: 'end',
      isMinor: true,
      cell: (row) =>
        isFolded(row) && row.variantTotals ? row.variantTotals.stock : <Stock {...row.inventory} />,
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
      key: EACH,
      title: 'products.rows',
      values: [['each', text('products.rows.each')]],
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
    ...statusActions('/api/products', 'updateProduct').map(ofVariants),
    ofVariants(deleteAction('/api/products', 'deleteProduct')),
  ],
  Actions: lazy(() => import('./ListActions.tsx')),
});
