import { Anchor, Card, Group, Image, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMay } from '../../kit/api/permissions.ts';
import { text } from '../../text/text.ts';
import { lineDetail } from '../../kit/orders/lineWords.ts';
import { productQuery } from './orderQuery.ts';
import type { Order } from './orderQuery.ts';
import { linkTo } from '../../kit/shared/linkTo.ts';

type Item = Order['items'][number];

/** Table of order lines with their shipped, refunded and returning quantities. */
export function OrderLines({ order }: { readonly order: Order }) {
  const may = useMay();
  const skus = order.items.map(({ productSku }) => productSku).slice(0, 100);
  const { data: products } = useQuery({ ...productQuery(skus), enabled: may('listProducts') });
  return (
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
              {[text('orders.price'), text('orders.qty'), text('orders.total')].map((title, index) => (
                <Table.Th key={title} scope="col" ta="end" {...placeOf(index)}>
                  {title}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {order.items.map((item) => (
              <Line key={item.orderItemId} item={item} uuid={products?.get(item.productSku)} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Card>
  );
}

/** The unit price, in the first number column, is hidden on narrow screens. */
const placeOf = (index: number) => index === 0 && { visibleFrom: 'sm' as const };

interface LineProps {
  readonly item: Item;
  /** Product UUID. Undefined if the product was deleted or the administrator may not read it. */
  readonly uuid: string | undefined;
}

function Line({ item, uuid }: LineProps) {
  const progress = [
    item.shippedQty > 0 && text('orders.shippedQty', { count: item.shippedQty }),
    item.refundedQty > 0 && text('orders.refundedQty', { count: item.refundedQty }),
    item.returningQty > 0 && text('orders.returningQty', { count: item.returningQty }),
  ].filter((part) => part !== false);
  return (
    <Table.Tr>
      <Table.Td>
        <Group wrap="nowrap">
          {item.thumbnail && <Image src={item.thumbnail} alt="" w={40} h={40} radius="sm" fit="cover" />}
          <div>
            {uuid ? (
              <Anchor component={Link} {...linkTo(`/products/edit/${uuid}`)} fw={500}>
                {item.productName}
              </Anchor>
            ) : (
              <Text fw={500}>{item.productName}</Text>
            )}
            <Text size="xs" c="dimmed">
              {lineDetail(item)}
            </Text>
            {progress.length > 0 && <Text size="xs">{progress.join(' · ')}</Text>}
          </div>
        </Group>
      </Table.Td>
      {[item.finalPrice.text, item.qty, item.lineTotalWithDiscount.text].map((figure, index) => (
        <Table.Td key={index} ta="end" className="number" {...placeOf(index)}>
          {figure}
        </Table.Td>
      ))}
    </Table.Tr>
  );
}
