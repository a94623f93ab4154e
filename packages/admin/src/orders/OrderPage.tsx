import { Anchor, Button, Card, Grid, Group, Stack, Text, Timeline, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NotFound } from '../shell/ErrorPage.tsx';
import { useMay } from '../shell/permissions.ts';
import { exactTime, text } from '../text/text.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { CaptureDialog } from './CaptureDialog.tsx';
import { OrderLines } from './OrderLines.tsx';
import { orderQuery } from './orderQuery.ts';
import type { Order } from './orderQuery.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { ShipDialog, unitsDue } from './ShipDialog.tsx';
import { Status } from './Status.tsx';

type Dialog = 'capture' | 'refund' | 'ship' | 'cancel';

/** The page of an order: what to do next at the top, then its lines, its money, its shipments and what has happened. */
export function OrderPage({ uuid }: { readonly uuid: string }) {
  const { data: order } = useSuspenseQuery(orderQuery(uuid));
  const [dialog, open] = useState<Dialog | null>(null);
  if (!order) return <NotFound message={text('app.notFound.record')} />;
  const close = () => open(null);
  return (
    <Stack>
      <Group justify="space-between">
        <Group>
          <Title order={1}>{text('orders.heading', { number: order.orderNumber })}</Title>
          <Status code={order.paymentStatus} />
          {!order.noShippingRequired && <Status code={order.shipmentStatus} />}
        </Group>
        <Actions order={order} open={open} />
      </Group>
      <Text c="dimmed">{exactTime(order.createdAt)}</Text>
      <Grid>
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack>
            <OrderLines order={order} />
            <Money order={order} />
            <Shipments order={order} />
            <History order={order} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Customer order={order} />
        </Grid.Col>
      </Grid>
      {dialog === 'capture' && <CaptureDialog order={order} close={close} />}
      {dialog === 'refund' && <RefundDialog order={order} close={close} />}
      {dialog === 'ship' && <ShipDialog order={order} close={close} />}
      {dialog === 'cancel' && <CancelDialog order={order} close={close} />}
    </Stack>
  );
}

interface ActionsProps {
  readonly order: Order;
  open(dialog: Dialog): void;
}

/** The actions that the order allows now. The first one that is due stands out. */
function Actions({ order, open }: ActionsProps) {
  const may = useMay();
  const toShip = order.items.reduce((sum, item) => sum + unitsDue(item), 0);
  const canShip = !order.noShippingRequired && toShip > 0 && order.canceledAt === null;
  const offered = [
    { id: 'capture', isOffered: order.canCapture && may('captureOrder'), label: text('orders.capture') },
    {
      id: 'ship',
      isOffered: canShip && may('createShipment'),
      label: text('orders.ship', { count: toShip }),
    },
    { id: 'refund', isOffered: order.canRefund && may('refundOrder'), label: text('orders.refund') },
    { id: 'cancel', isOffered: order.canCancel && may('cancelOrder'), label: text('orders.cancel') },
  ].filter(({ isOffered }) => isOffered);
  return (
    <Group>
      {offered.map(({ id, label }, index) => (
        <Button
          key={id}
          variant={index === 0 && id !== 'cancel' && id !== 'refund' ? 'filled' : 'default'}
          onClick={() => open(id as Dialog)}
        >
          {label}
        </Button>
      ))}
    </Group>
  );
}

/** The totals of an order, with the amounts that were captured and refunded. */
function Money({ order }: { readonly order: Order }) {
  const rows = [
    [text('orders.subTotal'), order.subTotal.text],
    ...(order.discountAmount.value > 0
      ? [
          [
            order.coupon ? text('orders.discountBy', { coupon: order.coupon }) : text('orders.discount'),
            `−${order.discountAmount.text}`,
          ],
        ]
      : []),
    [text('orders.shippingFee'), order.shippingFeeExclTax.text],
    [text('orders.tax'), order.totalTaxAmount.text],
  ] as const;
  return (
    <Card component="section" aria-label={text('orders.money')}>
      <Title order={2} mb="sm">
        {text('orders.money')}
      </Title>
      <Stack gap={6}>
        {rows.map(([label, amount]) => (
          <Line key={label} label={label ?? ''} amount={amount ?? ''} />
        ))}
        <Line label={text('orders.total')} amount={order.grandTotal.text} isStrong />
        <Line label={text('orders.captured')} amount={order.capturedAmount.text} />
        {order.refundedAmount.value > 0 && (
          <Line label={text('orders.refunded')} amount={`−${order.refundedAmount.text}`} />
        )}
      </Stack>
      <Text c="dimmed" mt="sm">
        {order.paymentMethodName}
      </Text>
    </Card>
  );
}

const Line = ({
  label,
  amount,
  isStrong = false,
}: {
  readonly label: string;
  readonly amount: string;
  readonly isStrong?: boolean;
}) => (
  <Group justify="space-between" {...(isStrong && { fw: 650 })}>
    <span>{label}</span>
    <span className="number">{amount}</span>
  </Group>
);

function Shipments({ order }: { readonly order: Order }) {
  if (order.shipments.length === 0) return null;
  return (
    <Card component="section" aria-label={text('orders.shipments')}>
      <Title order={2} mb="sm">
        {text('orders.shipments')}
      </Title>
      <Stack>
        {order.shipments.map((shipment) => (
          <div key={shipment.uuid}>
            <Group>
              <Status code={shipment.status} />
              <Text>{[shipment.carrierName, shipment.trackingNumber].filter(Boolean).join(' · ')}</Text>
              <Text c="dimmed">{exactTime(shipment.shippedAt)}</Text>
            </Group>
            <Text>{shipment.items.map(({ qty, productName }) => `${qty} × ${productName}`).join(', ')}</Text>
          </div>
        ))}
      </Stack>
    </Card>
  );
}

function History({ order }: { readonly order: Order }) {
  return (
    <Card component="section" aria-label={text('orders.history')}>
      <Title order={2} mb="md">
        {text('orders.history')}
      </Title>
      <Timeline bulletSize={12} lineWidth={2}>
        {order.activities.map(({ uuid, comment, createdAt, author }) => (
          <Timeline.Item key={uuid} title={comment}>
            <Text size="xs" c="dimmed">
              {[author?.name, exactTime(createdAt)].filter(Boolean).join(' · ')}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </Card>
  );
}

function Customer({ order }: { readonly order: Order }) {
  return (
    <Card component="section" aria-label={text('orders.customer')}>
      <Stack gap="sm">
        <Title order={2}>{text('orders.customer')}</Title>
        <div>
          {order.customerFullName && <Text>{order.customerFullName}</Text>}
          <Anchor href={`mailto:${order.customerEmail}`}>{order.customerEmail}</Anchor>
        </div>
        <Address title={text('orders.shippingAddress')} address={order.shippingAddress} />
        <Address title={text('orders.billingAddress')} address={order.billingAddress} />
        {order.shippingNote && (
          <div>
            <Title order={3}>{text('orders.shippingNote')}</Title>
            <Text>{order.shippingNote}</Text>
          </div>
        )}
      </Stack>
    </Card>
  );
}

const Address = ({
  title,
  address,
}: {
  readonly title: string;
  readonly address: Order['shippingAddress'];
}) =>
  address && (
    <div>
      <Title order={3}>{title}</Title>
      <address style={{ fontStyle: 'normal' }}>
        {[
          address.fullName,
          address.address1,
          address.address2,
          `${address.postcode} ${address.city}`,
          [address.provinceName, address.country].filter(Boolean).join(', '),
          address.telephone,
        ]
          .filter(Boolean)
          .map((line, index) => (
            <div key={index}>{line}</div>
          ))}
      </address>
    </div>
  );
