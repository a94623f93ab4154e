import { Group, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { shop } from '../api/shop.ts';
import { text } from '../text/text.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { Order } from './orderQuery.ts';

/** Makes a shipment of the units that are still to be shipped, or of fewer. */
export function ShipDialog({ order, close }: { readonly order: Order; close(): void }) {
  const due = order.items
    .map((item) => ({ ...item, left: item.qty - item.shippedQty - item.refundedQty }))
    .filter(({ left }) => left > 0);
  const [units, setUnits] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(due.map(({ orderItemId, left }) => [orderItemId, left])),
  );
  const [carrier, setCarrier] = useState('');
  const [tracking, setTracking] = useState('');
  const items = Object.entries(units).flatMap(([id, qty]) => (qty > 0 ? [{ order_item_id: id, qty }] : []));
  const count = items.reduce((sum, { qty }) => sum + qty, 0);
  return (
    <ActionDialog
      title={text('orders.ship', { count })}
      label={text('orders.ship', { count })}
      run={() =>
        shop.orders.ship(order.uuid, {
          items,
          ...(carrier !== '' && { carrier_name: carrier }),
          ...(tracking !== '' && { tracking_number: tracking }),
        })
      }
      close={close}
    >
      <Stack gap="xs">
        {due.map(({ orderItemId, productName, left }) => (
          <Group key={orderItemId} justify="space-between" wrap="nowrap">
            <Text lineClamp={1}>{productName}</Text>
            <NumberInput
              aria-label={text('orders.unitsOf', { name: productName })}
              w={88}
              min={0}
              max={left}
              allowDecimal={false}
              value={units[orderItemId] ?? 0}
              onChange={(value) => setUnits({ ...units, [orderItemId]: Number(value) || 0 })}
            />
          </Group>
        ))}
      </Stack>
      <TextInput
        label={text('orders.carrier')}
        value={carrier}
        onChange={(event) => setCarrier(event.currentTarget.value)}
      />
      <TextInput
        label={text('orders.tracking')}
        value={tracking}
        onChange={(event) => setTracking(event.currentTarget.value)}
      />
    </ActionDialog>
  );
}
