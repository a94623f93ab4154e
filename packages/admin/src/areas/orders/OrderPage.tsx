import { Alert, Button, Card, Grid, Group, Stack, Text, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { ExtensionParts } from '../../kit/extensions/ExtensionParts.tsx';
import { MetafieldsCard } from '../../kit/metafields/panels.tsx';
import { BackLink } from '../../kit/shared/BackLink.tsx';
import { Icon } from '../../kit/shared/Icon.tsx';
import { NotFound } from '../../kit/pages/ErrorPage.tsx';
import { useMay } from '../../kit/api/permissions.ts';
import { exactTime, text } from '../../text/text.ts';
import { CustomerCard } from './CustomerCard.tsx';
import { History } from './History.tsx';
import { Ledger } from './Ledger.tsx';
import { MoreActions, OrderDialog, toShip, useDialog, useDue } from './OrderActions.tsx';
import type { DialogName } from './OrderActions.tsx';
import { OrderDocuments } from './OrderDocuments.tsx';
import { OrderLines } from './OrderLines.tsx';
import { orderQuery } from './orderQuery.ts';
import type { Order } from './orderQuery.ts';
import { Shipments } from './Shipments.tsx';
import { NamedStatus } from '../../kit/orders/Status.tsx';
import { Unprintable, Review } from './OrderNotices.tsx';

const OrderReturns = lazy(async () => ({
  default: (await import('./returns/OrderReturns.tsx')).OrderReturns,
}));

const Notes = lazy(async () => ({ default: (await import('./Notes.tsx')).Notes }));

/** Order page with the next action at the top, followed by the order lines, payments, shipments and history. */
export function OrderPage({ uuid }: { readonly uuid: string }) {
  const may = useMay();
  const { data: order } = useSuspenseQuery(orderQuery(uuid));
  const dialog = useDialog();
  if (!order) return <NotFound message={text('app.notFound.record')} />;
  return (
    <Stack>
      <Head order={order} open={dialog.open} />
      <Review order={order} />
      {order.canceledAt !== null && (
        <Alert color="gray" icon={<Icon name="info" />}>
          {text('orders.canceledBecause', { reason: order.cancelReason ?? '–' })}
        </Alert>
      )}
      {order.supersededAt !== null && (
        <Alert color="gray" icon={<Icon name="info" />}>
          {text('orders.superseded')}
        </Alert>
      )}
      {order.unprintable && <Unprintable {...order.unprintable} />}
      <NextStep order={order} open={dialog.open} />
      <Grid>
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack>
            <OrderLines order={order} />
            <Ledger order={order} />
            <OrderDocuments order={order} open={dialog.open} />
            <Shipments order={order} />
            {order.returns.length > 0 && (
              <Suspense fallback={null}>
                <OrderReturns order={order} />
              </Suspense>
            )}
            <History order={order} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Stack>
            <CustomerCard order={order} />
            {may('listOrderNotes') && (
              <Suspense fallback={null}>
                <Notes uuid={uuid} />
              </Suspense>
            )}
            <MetafieldsCard ownerType="order" uuid={uuid} />
            <ExtensionParts on="orders" uuid={uuid} />
          </Stack>
        </Grid.Col>
      </Grid>
      <OrderDialog name={dialog.name} order={order} close={dialog.close} />
    </Stack>
  );
}

/** Page header with the order number, statuses, times and remaining actions. */
const Head = ({ order, open }: { readonly order: Order; open(dialog: DialogName): void }) => (
  <Group justify="space-between">
    <div>
      <BackLink to="/orders">{text('orders.title')}</BackLink>
      <Group gap="sm">
        <Title order={1}>{text('orders.heading', { number: order.orderNumber })}</Title>
        <NamedStatus status={order.paymentStatusLabel} />
        {!order.noShippingRequired && <NamedStatus status={order.shipmentStatusLabel} />}
      </Group>
      <Text c="dimmed">{exactTime(order.createdAt)}</Text>
      {order.invoiceNumber !== null && order.invoicedAt !== null && (
        <Text c="dimmed">
          {text('orders.invoiced', { number: order.invoiceNumber, time: exactTime(order.invoicedAt) })}
        </Text>
      )}
    </div>
    <div className="unprinted">
      <MoreActions order={order} open={open} />
    </div>
  </Group>
);

interface NextProps {
  readonly order: Order;
  open(dialog: DialogName): void;
}

/** Shows the pending step of the order and a button for it. On phones, the buttons stay at the bottom of the screen. */
function NextStep({ order, open }: NextProps) {
  const due = useDue(order);
  if (due.length === 0) return null;
  const count = toShip(order);
  const sentence =
    due.length > 1
      ? text('orders.next.both', { count })
      : due[0]?.id === 'ship'
        ? text('orders.next.ship', { count })
        : text('orders.next.capture');
  return (
    <Card component="section" aria-label={text('orders.next')} className="next unprinted">
      <Text>{sentence}</Text>
      <Group gap="sm" wrap="nowrap">
        {due.map(({ id, label }, index) => (
          <Button key={id} variant={index === 0 ? 'filled' : 'default'} onClick={() => open(id)}>
            {label}
          </Button>
        ))}
      </Group>
    </Card>
  );
}
