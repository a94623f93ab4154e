import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { text } from '../../text/text.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { Order } from './orderQuery.ts';

/**
 * Dialog that cancels an order. It asks for a reason, which is recorded in the order history, and shows the authorized amount that is
 * released.
 */
export function CancelDialog({ order, close }: { readonly order: Order; close(): void }) {
  const [reason, setReason] = useState('');
  const { value, text: amount } = order.releasableAmount;
  return (
    <ActionDialog
      title={text('orders.cancel')}
      label={value > 0 ? text('orders.cancelAmount', { amount }) : text('orders.cancel')}
      done={text('orders.done.cancel')}
      leave={text('orders.keep')}
      isDangerous
      run={() => shop.orders.cancel(order.uuid, { reason })}
      close={close}
    >
      <Textarea
        label={text('orders.reason')}
        required
        data-autofocus
        autosize
        minRows={2}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ActionDialog>
  );
}
