import { Card, Table, Title } from '@mantine/core';
import type { Key, ReactNode } from 'react';
import { text } from '../../text/text.ts';

/** A column of figures. */
interface Column<Item> {
  readonly title: string;
  /** True if narrow screens hide the column. */
  readonly isWide?: boolean;
  figureOf(item: Item): string | number;
}

interface Props<Item> {
  readonly items: readonly Item[];
  keyOf(item: Item): Key;
  /** Renders the first cell of a line, which names its product. */
  productOf(item: Item): ReactNode;
  readonly columns: readonly Column<Item>[];
}

const placeOf = (column: { readonly isWide?: boolean }) => column.isWide && { visibleFrom: 'sm' as const };

/** Card with the table of an order's or return's lines: the product of each line, then its figures. */
export const LinesTable = <Item,>({ items, keyOf, productOf, columns }: Props<Item>) => (
  <Card component="section" aria-label={text('orders.items')} padding={0}>
    <Title order={2} p="lg" pb="xs">
      {text('orders.items')}
    </Title>
    <Table.ScrollContainer minWidth={300} type="native">
      <Table verticalSpacing="sm" horizontalSpacing="lg">
        <caption className="unseen">{text('orders.items')}</caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{text('products.one')}</Table.Th>
            {columns.map((column) => (
              <Table.Th key={column.title} scope="col" ta="end" {...placeOf(column)}>
                {column.title}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map((item) => (
            <Table.Tr key={keyOf(item)}>
              <Table.Td>{productOf(item)}</Table.Td>
              {columns.map((column) => (
                <Table.Td key={column.title} ta="end" className="number" {...placeOf(column)}>
                  {column.figureOf(item)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  </Card>
);
