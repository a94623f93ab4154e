import { Anchor, Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { AddressLines, addressLinesOf } from '../../kit/shared/AddressLines.tsx';
import { linkTo } from '../../kit/shared/linkTo.ts';
import { useMay } from '../../kit/api/permissions.ts';
import { exactTime, text } from '../../text/text.ts';
import { VatCheck } from '../../kit/shared/VatCheck.tsx';
import { customerQuery } from './orderQuery.ts';
import type { Order, OrderAddress } from './orderQuery.ts';

const CorrectDialog = lazy(async () => ({ default: (await import('./CorrectDialog.tsx')).CorrectDialog }));

/** Card with an order's customer, shipping address and billing address. */
export function CustomerCard({ order }: { readonly order: Order }) {
  const may = useMay();
  const [isCorrecting, setCorrecting] = useState(false);
  return (
    <Card component="section" aria-label={text('orders.customer')}>
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2}>{text('orders.customer')}</Title>
          {may('updateOrder') && order.canceledAt === null && (
            <Button
              variant="subtle"
              size="xs"
              className="unprinted"
              aria-label={text('orders.correct')}
              onClick={() => setCorrecting(true)}
            >
              {text('orders.correct.short')}
            </Button>
          )}
        </Group>
        <div>
          <Account order={order} />
          <Anchor href={`mailto:${order.customerEmail}`} className="breakable">
            {order.customerEmail}
          </Anchor>
        </div>
        <Address title={text('orders.shippingAddress')} address={order.shippingAddress} />
        <Address title={text('orders.billingAddress')} address={order.billingAddress} />
        <OrderTax order={order} />
        {order.origin !== null && (
          <div>
            <Title order={3}>{text('orders.origin')}</Title>
            <Text className="breakable">{[order.origin, order.originWho].filter(Boolean).join(' · ')}</Text>
          </div>
        )}
        {order.shippingNote && (
          <div>
            <Title order={3}>{text('orders.shippingNote')}</Title>
            <Text className="written">{order.shippingNote}</Text>
          </div>
        )}
        {order.acceptedTerms && (
          <div>
            <Title order={3}>{text('orders.terms')}</Title>
            <Text className="breakable">
              {text('orders.terms.version', {
                title: order.acceptedTerms.title,
                version: order.acceptedTerms.version,
                time: order.termsAcceptedAt === null ? '' : exactTime(order.termsAcceptedAt),
              })}
            </Text>
          </div>
        )}
      </Stack>
      {isCorrecting && <Correction order={order} close={() => setCorrecting(false)} />}
    </Card>
  );
}

function Correction(dialog: { readonly order: Order; close(): void }) {
  return (
    <Suspense fallback={null}>
      <CorrectDialog {...dialog} />
    </Suspense>
  );
}

/** Customer name and number of orders. The name links to the customer account if there is one. */
function Account({ order }: { readonly order: Order }) {
  const may = useMay();
  const { customerId, customerEmail, customerFullName } = order;
  const { data } = useQuery({
    ...customerQuery(customerEmail, customerId ?? ''),
    enabled: customerId !== null && may('listCustomers') && may('listOrders'),
  });
  const name = customerFullName ?? order.billingAddress?.fullName ?? '';
  if (customerId === null)
    return <Text>{[name, text('orders.customer.guest')].filter(Boolean).join(' · ')}</Text>;
  return (
    <>
      {data?.customer ? (
        <Anchor component={Link} {...linkTo(`/customers/edit/${data.customer.uuid}`)} display="block">
          {name || data.customer.fullName}
        </Anchor>
      ) : (
        <Text>{name}</Text>
      )}
      {data && (
        <Anchor component={Link} {...linkTo('/orders', { q: customerEmail })} display="block">
          {text('orders.customer.orders', { count: data.orders })}
        </Anchor>
      )}
    </>
  );
}

interface AddressProps {
  readonly title: string;
  readonly address: OrderAddress | null;
}

const Address = ({ title, address }: AddressProps) =>
  address && (
    <div>
      <Title order={3}>{title}</Title>
      <AddressLines lines={addressLinesOf(address)} />
    </div>
  );

/** Tax of an order: reverse charge or an exemption, and the check of the VAT ID of its billing address. */
function OrderTax({ order }: { readonly order: Order }) {
  const { reverseCharge, taxExempt, taxExemptReason, vatCheck, billingAddress } = order;
  const vatId = billingAddress?.vatId ?? null;
  if (!reverseCharge && !taxExempt && vatId === null) return null;
  return (
    <Stack gap={4} align="flex-start">
      {reverseCharge && <Badge color="blue">{text('orders.reverseCharge')}</Badge>}
      {taxExempt && <Badge color="blue">{text('orders.taxExempt')}</Badge>}
      {taxExemptReason && <Text size="sm">{taxExemptReason}</Text>}
      <VatCheck vatId={vatId} stored={vatCheck?.vatId === vatId ? vatCheck : null} />
    </Stack>
  );
}
