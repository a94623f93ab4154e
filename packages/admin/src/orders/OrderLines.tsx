import { Card, Group, Image, Table, Text, Title } from '@mantine/core';
import { text } from '../text/text.ts';
import type { Order } from './orderQuery.ts';

/** The lines of an order, with what was shipped and refunded of each. */
export function OrderLines({ order }: { readonly order: Order }) {
  return (
    <Card component="section" aria-label={text('orders.items')} padding={0}>
      <Title order={2} p="lg" pb="xs">
        {text('orders.items')}
      </Title>
      <Table.ScrollContainer minWidth={420} type="native">
        <Table verticalSpacing="sm" horizontalSpacing="lg">
          <caption className="unseen">{text('orders.items')}</caption>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{text('products.one')}</Table.Th>
              <Table.Th scope="col" ta="right">
                {text('orders.price')}
              </Table.Th>
              <Table.Th scope="col" ta="right">
                {text('orders.qty')}
              </Table.Th>
              <Table.Th scope="col" ta="right">
                {text('orders.total')}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {order.items.map((item) => (
              <Table.Tr key={item.orderItemId}>
                <Table.Td>
                  <Group wrap="nowrap">
                    {item.thumbnail && (
                      <Image src={item.thumbnail} alt="" w={40} h={40} radius="sm" fit="cover" />
                    )}
                    <div>
                      <Text fw={500}>{item.productName}</Text>
                      <Text size="xs" c="dimmed">
                        {[
                          item.productSku,
                          ...item.variantOptions.map(
                            ({ attributeName, optionText }) => `${attributeName}: ${optionText}`,
                          ),
                        ].join(' · ')}
                      </Text>
                      <Progress item={item} />
                    </div>
                  </Group>
                </Table.Td>
                <Table.Td ta="right" className="number">
                  {item.finalPrice.text}
                </Table.Td>
                <Table.Td ta="right" className="number">
                  {item.qty}
                </Table.Td>
                <Table.Td ta="right" className="number">
                  {item.lineTotalWithDiscount.text}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Card>
  );
}

function Progress({ item: { shippedQty, refundedQty } }: { readonly item: Order['items'][number] }) {
  const parts = [
    shippedQty > 0 && text('orders.shippedQty', { count: shippedQty }),
    refundedQty > 0 && text('orders.refundedQty', { count: refundedQty }),
  ].filter(Boolean);
  return parts.length > 0 && <Text size="xs">{parts.join(' · ')}</Text>;
}
