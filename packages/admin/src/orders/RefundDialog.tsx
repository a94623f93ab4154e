import { Checkbox, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { shop } from '../api/shop.ts';
import { text } from '../text/text.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { Order } from './orderQuery.ts';
import { itemsOf, UnitsInput } from './UnitsInput.tsx';
import type { Units } from './UnitsInput.tsx';

/** Gives money back: an amount, the price of returned items, or all that is left. Returned units may go back into the stock. */
export function RefundDialog({ order, close }: { readonly order: Order; close(): void }) {
  const [amount, setAmount] = useState<string | number>('');
  const [reason, setReason] = useState('');
  const [units, setUnits] = useState<Units>({});
  const [restock, setRestock] = useState(true);
  const items = itemsOf(units).map((item) => ({ ...item, restock }));
  const body = {
    ...(amount !== '' && { amount }),
    ...(reason !== '' && { reason }),
    ...(items.length > 0 && { items }),
  };
  const lines = order.items
    .map((item) => ({ ...item, most: item.qty - item.refundedQty }))
    .filter(({ most }) => most > 0);
  return (
    <ActionDialog
      title={text('orders.refund')}
      label={text('orders.refund')}
      isDangerous
      run={() => shop.orders.refund(order.uuid, body)}
      close={close}
    >
      <Text c="dimmed">
        {text('orders.refund.hint', {
          captured: order.capturedAmount.text,
          refunded: order.refundedAmount.text,
        })}
      </Text>
      {lines.length > 0 && (
        <Stack gap="xs">
          <Text fw={500}>{text('orders.refund.items')}</Text>
          <UnitsInput lines={lines} units={units} change={setUnits} />
          {items.length > 0 && (
            <Checkbox
              label={text('orders.restock')}
              checked={restock}
              onChange={(event) => setRestock(event.currentTarget.checked)}
            />
          )}
        </Stack>
      )}
      <NumberInput
        label={text('orders.amount', { currency: order.currency })}
        description={text('orders.refund.amount.help')}
        hideControls
        data-autofocus
        value={amount}
        onChange={setAmount}
      />
      <TextInput
        label={text('orders.reason')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ActionDialog>
  );
}
