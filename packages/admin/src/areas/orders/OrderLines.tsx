import { Anchor, Group, Image, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useMay } from '../../kit/api/permissions.ts';
import { text } from '../../text/text.ts';
import { lineDetail } from '../../kit/orders/lineWords.ts';
import { LinesTable } from './LinesTable.tsx';
import { productQuery } from './orderQuery.ts';
import type { Order } from './orderQuery.ts';
import { linkTo } from '../../kit/shared/linkTo.ts';

const SoldCards = lazy(async () => ({ default: (await import('./SoldCards.tsx')).SoldCards }));

type Item = Order['items'][number];

/** Table of order lines with their shipped, refunded and returning quantities. */
export function OrderLines({ order }: { readonly order: Order }) {
  const may = useMay();
  const skus = order.items.map(({ productSku }) => productSku).slice(0, 100);
  const { data: products } = useQuery({ ...productQuery(skus), enabled: may('listProducts') });
  return (
    <LinesTable
      items={order.items}
      keyOf={({ orderItemId }) => orderItemId}
      productOf={(item) => <Product item={item} uuid={products?.get(item.productSku)} />}
      columns={[
        { title: text('orders.price'), isWide: true, figureOf: ({ finalPrice }) => finalPrice.text },
        { title: text('orders.qty'), figureOf: ({ qty }) => qty },
        {
          title: text('orders.total'),
          figureOf: ({ lineTotalWithDiscount }) => lineTotalWithDiscount.text,
        },
      ]}
    />
  );
}

interface ProductProps {
  readonly item: Item;
  /** Product UUID. Undefined if the product was deleted or the administrator may not read it. */
  readonly uuid: string | undefined;
}

function Product({ item, uuid }: ProductProps) {
  const progress = [
    item.shippedQty > 0 && text('orders.shippedQty', { count: item.shippedQty }),
    item.refundedQty > 0 && text('orders.refundedQty', { count: item.refundedQty }),
    item.returningQty > 0 && text('orders.returningQty', { count: item.returningQty }),
  ].filter((part) => part !== false);
  return (
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
        {item.giftCards.length > 0 && (
          <Suspense fallback={null}>
            <SoldCards cards={item.giftCards} />
          </Suspense>
        )}
      </div>
    </Group>
  );
}
