import { Checkbox, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { shop } from '../api/shop.ts';
import { text } from '../text/text.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { Order } from './orderQuery.ts';
import { itemsOf, UnitsInput } from './UnitsInput.tsx';
import type { Units } from './UnitsInput.tsx';

/** Gives money back, by default all that is left, and marks which units come back into the stock. */
export function RefundDialog({ order, close }: { readonly order: Order; close(): void }) {
  const left = round(order.capturedAmount.value - order.refundedAmount.value);
  const [amount, setAmount] = useState<string | number>(left);
  const [reason, setReason] = useState('');
  const [units, setUnits] = useState<Units>({});
  const [restock, setRestock] = useState(true);
  const items = itemsOf(units).map((item) => ({ ...item, restock }));
  const body = { amount, ...(reason !== '' && { reason }), ...(items.length > 0 && { items }) };
  const lines = order.items.map((item) => ({ ...item, most: item.qty - item.refundedQty }));
  return (
    <ActionDialog
      title={text('orders.refund')}
      label={text('orders.refund')}
      isDangerous
      run={() => shop.orders.refund(order.uuid, body)}
      close={close}
    >
      <NumberInput
        label={text('orders.amount', { currency: order.currency })}
        description={text('orders.refund.left', { amount: left })}
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
    </ActionDialog>
  );
}

/** Rounds off what binary fractions add to a difference of amounts. */
const round = (amount: number): number => Math.round(amount * 1000) / 1000;
