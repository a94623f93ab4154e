import { Text } from '@mantine/core';
import { useState } from 'react';
import { Select } from '../../kit/inputs/choices/Choices.tsx';
import { shop } from '../../kit/api/shop.ts';
import { text } from '../../text/text.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { Order } from './orderQuery.ts';

const KINDS = [
  'orderConfirmation',
  'orderCanceled',
  'orderRefunded',
  'shipmentCreated',
  'shipmentDelivered',
  'merchantNewOrder',
] as const;
type Kind = (typeof KINDS)[number];

/** Reports whether an email type is appropriate for the order's current state. */
const fits = (order: Order, kind: Kind): boolean => {
  const has = (...codes: readonly string[]) => order.shipments.some(({ status }) => codes.includes(status));
  if (kind === 'orderCanceled') return order.canceledAt !== null;
  if (kind === 'orderRefunded') return order.refundedAmount.value > 0;
  if (kind === 'shipmentCreated') return has('shipped', 'delivered');
  if (kind === 'shipmentDelivered') return has('delivered');
  return kind === 'merchantNewOrder' || order.canceledAt === null;
};

/** Dialog that resends an email about an order. */
export function EmailDialog({ order, close }: { readonly order: Order; close(): void }) {
  const kinds = KINDS.filter((kind) => fits(order, kind));
  const [kind, setKind] = useState<Kind>(kinds[0] ?? 'orderConfirmation');
  return (
    <ActionDialog
      title={text('orders.emails')}
      label={text('orders.emails.send')}
      done={text('orders.done.email')}
      run={() => shop.orders.sendEmail(order.uuid, { kind })}
      close={close}
    >
      <Select
        label={text('orders.emails.kind')}
        data={kinds.map((one) => ({ value: one, label: text(`orders.emails.${one}`) }))}
        value={kind}
        onChange={(value) => setKind(kinds.find((one) => one === value) ?? kind)}
      />
      <Text c="dimmed">
        {kind === 'merchantNewOrder'
          ? text('orders.emails.toMerchant')
          : text('orders.emails.to', { email: order.customerEmail })}
      </Text>
    </ActionDialog>
  );
}
