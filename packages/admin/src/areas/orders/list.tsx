import { Text, Tooltip } from '@mantine/core';
import { adminGraphql } from '@shop/sdk/graphql';
import { lazy } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { inChunks } from '../../kit/list/bulkActions.ts';
import { defineList } from '../../kit/list/defineList.ts';
import type { Filter, Labeled } from '../../kit/list/defineList.ts';
import { exactTime, language, text, timeAgo } from '../../text/text.ts';
import { documentsHref } from './documents.ts';
import { NamedStatus } from '../../kit/orders/Status.tsx';
import { ACTIVE, orderViews } from '../../kit/orders/views.ts';

const query = adminGraphql(`
  query Orders($filters: [FilterInput!], $locale: String) {
    orders(filters: $filters) {
      total
      totalIsExact
      items {
        uuid orderNumber customerEmail customerFullName totalQty createdAt noShippingRequired origin
        paymentStatusLabel(locale: $locale) { code name tone }
        shipmentStatusLabel(locale: $locale) { code name tone }
        grandTotal { value currency text }
      }
    }
  }
`);

const load = async (filters: readonly Filter[]) =>
  (await shop.admin.graphql(query, { filters: [...filters], locale: language })).orders;

const valuesQuery = adminGraphql(`
  query OrderFilters($locale: String) {
    orderStatuses(locale: $locale) { payment { code name } shipment { code name } }
  }
`);

const methodsQuery = adminGraphql(`query OrderMethods { paymentMethods { code name } }`);

let statuses: ReturnType<typeof readStatuses> | undefined;
const readStatuses = () => shop.admin.graphql(valuesQuery, { locale: language });

/** Reads the options of both status filters in a single query. */
async function statusLabels(kind: 'payment' | 'shipment'): Promise<readonly Labeled[]> {
  const { orderStatuses } = await (statuses ??= readStatuses());
  return (orderStatuses?.[kind] ?? []).map(({ code, name }) => [code, name]);
}

const methodLabels = async (): Promise<readonly Labeled[]> =>
  (await shop.admin.graphql(methodsQuery)).paymentMethods.map(({ code, name }) => [code, name]);

const originsQuery = adminGraphql(`query OrderOrigins { orderOrigins { kind } }`);

const originLabels = async (): Promise<readonly Labeled[]> =>
  ((await shop.admin.graphql(originsQuery)).orderOrigins ?? []).map(({ kind }) => [kind, kind]);

export const orderList = defineList({
  title: 'orders.title',
  empty: 'orders.empty',
  begin: { title: 'app.storefront', to: '/', isInShop: true },
  load,
  Actions: lazy(() => import('./ListActions.tsx')),
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ orderNumber }) => `#${orderNumber}`,
  search: { key: 'keyword', operation: 'eq' },
  views: Object.values(orderViews),
  choices: [
    { key: 'payment_status', title: 'orders.payment', isMany: true, values: () => statusLabels('payment') },
    {
      key: 'shipment_status',
      title: 'orders.shipment',
      isMany: true,
      values: () => statusLabels('shipment'),
    },
    {
      key: 'status',
      title: 'orders.state',
      isMany: true,
      values: [
        ...ACTIVE.map((status) => [status, text('orders.state.active')] as const),
        ['canceled', text('orders.state.canceled')],
      ],
    },
    {
      key: 'payment_method',
      title: 'orders.paymentMethod',
      permission: 'listPaymentMethods',
      isMany: true,
      values: methodLabels,
    },
    { key: 'origin', title: 'orders.origin', isMany: true, values: originLabels },
  ],
  ranges: [
    { key: 'created_at', title: 'orders.placed', kind: 'day' },
    { key: 'total', title: 'orders.total', kind: 'money' },
  ],
  bulk: [
    {
      id: 'ship',
      title: 'orders.bulk.ship',
      permission: 'createShipment',
      run: (ids, show) =>
        inChunks(ids, (some) => shop.orders.shipMany({ ids: [...some] }, { timeoutMs: 60_000 }), show),
    },
    {
      id: 'slips',
      title: 'orders.bulk.slips',
      permission: 'getOrder',
      most: 100,
      href: (ids) => documentsHref('packing-slip', ids),
    },
    {
      id: 'invoices',
      title: 'orders.bulk.invoices',
      permission: 'getOrder',
      most: 100,
      href: (ids) => documentsHref('invoice', ids),
    },
  ],
  columns: [
    {
      key: 'number',
      title: 'orders.number',
      sort: 'number',
      isLink: true,
      cell: ({ orderNumber }) => `#${orderNumber}`,
    },
    {
      key: 'placed',
      title: 'orders.placed',
      sort: 'created_at',
      isMinor: true,
      cell: ({ createdAt }) => (
        <Tooltip label={exactTime(createdAt)}>
          <time dateTime={createdAt}>{timeAgo(createdAt)}</time>
        </Tooltip>
      ),
    },
    {
      key: 'customer',
      title: 'orders.customer',
      isMinor: true,
      cell: ({ customerFullName, customerEmail, origin }) => (
        <>
          <Text size="sm" lineClamp={1}>
            {customerFullName ?? customerEmail}
          </Text>
          {origin !== null && (
            <Text size="xs" c="dimmed" lineClamp={1}>
              {origin}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'payment',
      title: 'orders.payment',
      isMinor: true,
      cell: ({ paymentStatusLabel }) => <NamedStatus status={paymentStatusLabel} />,
    },
    {
      key: 'shipment',
      title: 'orders.shipment',
      isMinor: true,
      cell: ({ noShippingRequired, shipmentStatusLabel }) =>
        !noShippingRequired && <NamedStatus status={shipmentStatusLabel} />,
    },
    { key: 'items', title: 'orders.items', align: 'end', isMinor: true, cell: ({ totalQty }) => totalQty },
    {
      key: 'total',
      title: 'orders.total',
      sort: 'total',
      align: 'end',
      cell: ({ grandTotal }) => grandTotal.text,
    },
  ],
});
