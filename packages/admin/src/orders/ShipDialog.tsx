import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { shop } from '../api/shop.ts';
import { text } from '../text/text.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { Order } from './orderQuery.ts';
import { itemsOf, UnitsInput } from './UnitsInput.tsx';
import type { Units } from './UnitsInput.tsx';

/** Counts the units of a line that are still to be shipped. */
export const unitsDue = ({ qty, shippedQty, refundedQty }: Order['items'][number]): number =>
  Math.max(0, qty - shippedQty - refundedQty);

/** Makes a shipment of the units that are still to be shipped, or of fewer. */
export function ShipDialog({ order, close }: { readonly order: Order; close(): void }) {
  const lines = order.items.map((item) => ({ ...item, most: unitsDue(item) })).filter(({ most }) => most > 0);
  const [units, setUnits] = useState<Units>(() =>
    Object.fromEntries(lines.map(({ orderItemId, most }) => [orderItemId, most])),
  );
  const [carrier, setCarrier] = useState('');
  const [tracking, setTracking] = useState('');
  const items = itemsOf(units);
  const title = text('orders.ship', { count: items.reduce((sum, { qty }) => sum + qty, 0) });
  const body = {
    items,
    ...(carrier !== '' && { carrier_name: carrier }),
    ...(tracking !== '' && { tracking_number: tracking }),
  };
  return (
    <ActionDialog title={title} label={title} run={() => shop.orders.ship(order.uuid, body)} close={close}>
      <UnitsInput lines={lines} units={units} change={setUnits} />
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
