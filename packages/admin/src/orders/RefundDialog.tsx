import { Checkbox, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { shop } from '../api/shop.ts';
import { text } from '../text/text.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { Order } from './orderQuery.ts';

/** Gives money back: what is left by default, and marks which units come back to the stock. */
export function RefundDialog({ order, close }: { readonly order: Order; close(): void }) {
  const left = round(order.capturedAmount.value - order.refundedAmount.value);
  const [amount, setAmount] = useState<string | number>(left);
  const [reason, setReason] = useState('');
  const [units, setUnits] = useState<Readonly<Record<string, number>>>({});
  const [isRestocked, setRestocked] = useState(true);
  const items = Object.entries(units).flatMap(([id, qty]) =>
    qty > 0 ? [{ order_item_id: id, qty, restock: isRestocked }] : [],
  );
  return (
    <ActionDialog
      title={text('orders.refund')}
      label={text('orders.refund')}
      isDangerous
      run={() =>
        shop.orders.refund(order.uuid, {
          amount,
          ...(reason !== '' && { reason }),
          ...(items.length > 0 && { items }),
        })
      }
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
        {order.items.map(({ orderItemId, productName, qty, refundedQty }) => (
          <Group key={orderItemId} justify="space-between" wrap="nowrap">
            <Text lineClamp={1}>{productName}</Text>
            <NumberInput
              aria-label={text('orders.unitsOf', { name: productName })}
              w={88}
              min={0}
              max={qty - refundedQty}
              allowDecimal={false}
              value={units[orderItemId] ?? 0}
              onChange={(value) => setUnits({ ...units, [orderItemId]: Number(value) || 0 })}
            />
          </Group>
        ))}
        {items.length > 0 && (
          <Checkbox
            label={text('orders.restock')}
            checked={isRestocked}
            onChange={(event) => setRestocked(event.currentTarget.checked)}
          />
        )}
      </Stack>
    </ActionDialog>
  );
}

/** Rounds off what binary fractions add to a difference of amounts. */
const round = (amount: number): number => Math.round(amount * 1000) / 1000;
