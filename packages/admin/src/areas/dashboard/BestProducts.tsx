import { Anchor, Card, Table, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { linkToAddress } from '../../kit/shared/linkTo.ts';
import { text } from '../../text/text.ts';
import type { Dashboard } from '../../kit/figures/dashboardQuery.ts';

/** Table of the products that sold best in the period. */
export function BestProducts({ products }: { readonly products: Dashboard['bestProducts'] }) {
  return (
    <Card component="section" aria-label={text('dashboard.bestProducts')}>
      <Title order={2} mb="sm">
        {text('dashboard.bestProducts')}
      </Title>
      {products.length === 0 ? (
        <Text c="dimmed">{text('dashboard.bestProducts.none')}</Text>
      ) : (
        <Table verticalSpacing={10}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{text('products.name')}</Table.Th>
              <Table.Th scope="col" ta="end">
                {text('dashboard.units')}
              </Table.Th>
              <Table.Th scope="col" ta="end">
                {text('dashboard.sales')}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {products.map(({ productId, name, sku, qty, total, editUrl }) => (
              <Table.Tr key={productId}>
                <Table.Td>
                  {editUrl ? (
                    <Anchor component={Link} {...linkToAddress(editUrl)}>
                      {name}
                    </Anchor>
                  ) : (
                    name
                  )}
                  <Text size="xs" c="dimmed" className="breakable">
                    {sku}
                  </Text>
                </Table.Td>
                <Table.Td ta="end" className="number">
                  {qty}
                </Table.Td>
                <Table.Td ta="end" className="number">
                  {total.text}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Card>
  );
}
