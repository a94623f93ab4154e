import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { text } from '../../text/text.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { Order } from './orderQuery.ts';

/** Dialog that corrects the invoice of an order. It asks for the reason that both documents print. */
export function CorrectionDialog({ order, close }: { readonly order: Order; close(): void }) {
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      title={text('orders.correctInvoice')}
      label={text('orders.correctInvoice')}
      done={text('orders.done.correctInvoice')}
      run={() => shop.orders.issueDocument(order.uuid, { kind: 'correction', reason })}
      close={close}
    >
      <Text>{text('orders.correctInvoice.help')}</Text>
      <Textarea
        label={text('orders.correctInvoice.reason')}
        data-autofocus
        autosize
        minRows={2}
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ActionDialog>
  );
}
