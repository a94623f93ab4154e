import { Anchor, Group, Stack, Table, Text } from '@mantine/core';
import { adminGraphql } from '@shop/sdk/graphql';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { shop } from '../../kit/api/shop.ts';
import type { CustomerData } from '@shop/sdk';
import { eq } from '../../kit/list/defineList.ts';
import { NamedStatus } from '../../kit/orders/Status.tsx';
import type { StatusLabel } from '../../kit/orders/Status.tsx';
import { Problem } from '../../kit/shared/Problem.tsx';
import { linkTo } from '../../kit/shared/linkTo.ts';
import { Pager, pagesOf } from '../../kit/list/Pager.tsx';
import { exactTime, language, text } from '../../text/text.ts';

const query = adminGraphql(`
  query CustomerOrders($id: ID!, $filters: [FilterInput!], $locale: String) {
    customer(id: $id) { orderCount totalSpent { value currency text } }
    orders(filters: $filters) {
      total
      items {
        uuid orderNumber createdAt totalQty grandTotal { value currency text }
        paymentStatusLabel(locale: $locale) { code name tone }
        shipmentStatusLabel(locale: $locale) { code name tone }
      }
    }
  }
`);

const PAGE = 10;

/** Orders of a customer, with their total. */
export function OrdersPanel({ record }: { readonly record: CustomerData }) {
  const [page, setPage] = useState(1);
  const { data, error } = useQuery({
    queryKey: ['customers', 'orders', record.uuid, page],
    queryFn: () =>
      shop.admin.graphql(query, {
        id: record.uuid,
        locale: language,
        filters: [
          eq('customer', String(record.customer_id)),
          eq('limit', String(PAGE)),
          eq('page', String(page)),
        ],
      }),
    placeholderData: keepPreviousData,
  });
  if (error) return <Problem error={error} />;
  const orders = data?.orders?.items ?? [];
  if (data && orders.length === 0) return <Text c="dimmed">{text('customers.orders.none')}</Text>;
  const pages = pagesOf(data?.orders?.total ?? 0, PAGE);
  return (
    <Stack gap="sm">
      <Text>
        {data?.customer &&
          text('customers.orders.sum', {
            count: data.customer.orderCount ?? 0,
            spent: data.customer.totalSpent?.text ?? '',
          })}
      </Text>
      <Table.ScrollContainer minWidth={0}>
        <Orders orders={orders} />
      </Table.ScrollContainer>
      {pages > 1 && (
        <Group justify="flex-end">
          <Pager page={page} pages={pages} go={setPage} />
        </Group>
      )}
    </Stack>
  );
}

interface OrderOfCustomer {
  readonly uuid: string;
  readonly orderNumber: string;
  readonly createdAt: string;
  readonly paymentStatusLabel: StatusLabel;
  readonly shipmentStatusLabel: StatusLabel;
  readonly grandTotal: { readonly text: string };
}

const Orders = ({ orders }: { readonly orders: readonly OrderOfCustomer[] }) => (
  <Table>
    <caption className="unseen">{text('customers.orders')}</caption>
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col">{text('orders.number')}</Table.Th>
        <Table.Th scope="col" visibleFrom="sm">
          {text('orders.placed')}
        </Table.Th>
        <Table.Th scope="col">{text('orders.payment')}</Table.Th>
        <Table.Th scope="col" visibleFrom="sm">
          {text('orders.shipment')}
        </Table.Th>
        <Table.Th scope="col" ta="end">
          {text('orders.total')}
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {orders.map((order) => (
        <Table.Tr key={order.uuid}>
          <Table.Td>
            <Anchor component={Link} {...linkTo(`/order/edit/${order.uuid}`)} fw={500}>
              #{order.orderNumber}
            </Anchor>
          </Table.Td>
          <Table.Td visibleFrom="sm">{exactTime(order.createdAt)}</Table.Td>
          <Table.Td>
            <NamedStatus status={order.paymentStatusLabel} />
          </Table.Td>
          <Table.Td visibleFrom="sm">
            <NamedStatus status={order.shipmentStatusLabel} />
          </Table.Td>
          <Table.Td ta="end" className="number">
            {order.grandTotal.text}
          </Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);
