import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Select } from '../../kit/inputs/choices/Choices.tsx';
import { shop } from '../../kit/api/shop.ts';
import { useMay } from '../../kit/api/permissions.ts';
import { text } from '../../text/text.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { Order, Shipment } from './orderQuery.ts';
import { itemsOf, UnitsInput } from './UnitsInput.tsx';
import type { Units } from './UnitsInput.tsx';

/** Returns the number of unshipped units of an order line. */
export const unitsDue = ({
  qty,
  shippedQty,
  refundedQty,
  blockedQty,
  noShippingRequired,
}: Order['items'][number]): number =>
  noShippingRequired ? 0 : Math.max(0, qty - shippedQty - refundedQty - blockedQty);

/** Dialog that creates a shipment for all or some of the unshipped units. */
export function ShipDialog({ order, close }: { readonly order: Order; close(): void }) {
  const lines = order.items.map((item) => ({ ...item, most: unitsDue(item) })).filter(({ most }) => most > 0);
  const [units, setUnits] = useState<Units>(() =>
    Object.fromEntries(lines.map(({ orderItemId, most }) => [orderItemId, most])),
  );
  const [tracking, setTracking] = useState<Tracking>({
    code: order.shippingMethodData?.snapshot.carrier ?? null,
    name: '',
    number: '',
    url: '',
  });
  const items = itemsOf(units);
  const count = items.reduce((sum, { qty }) => sum + qty, 0);
  const title = text('orders.ship', { count });
  return (
    <ActionDialog
      title={title}
      label={title}
      done={text('orders.done.ship', { count })}
      isEmpty={count === 0}
      run={() => shop.orders.ship(order.uuid, { items, ...bodyOf(tracking) })}
      close={close}
    >
      <UnitsInput lines={lines} units={units} change={setUnits} />
      <TrackingInputs tracking={tracking} change={setTracking} />
    </ActionDialog>
  );
}

interface TrackingDialogProps {
  readonly order: Order;
  readonly shipment: Shipment;
  close(): void;
}

/** Dialog that changes a shipment's carrier and tracking number. */
export function TrackingDialog({ order, shipment, close }: TrackingDialogProps) {
  const [tracking, setTracking] = useState<Tracking>({
    code: shipment.carrierCode,
    name: shipment.carrierCode === null ? (shipment.carrierName ?? '') : '',
    number: shipment.trackingNumber ?? '',
    url: '',
  });
  return (
    <ActionDialog
      title={text('orders.shipment.edit')}
      label={text('form.save')}
      run={() =>
        shop.orders.updateShipment(order.uuid, shipment.uuid, {
          ...bodyOf(tracking),
          tracking_number: tracking.number || null,
        })
      }
      close={close}
    >
      <TrackingInputs tracking={tracking} change={setTracking} />
    </ActionDialog>
  );
}

interface Tracking {
  /** Code of a known carrier. Null for any other carrier. */
  readonly code: string | null;
  /** Name of a carrier that is not in the list of known carriers. */
  readonly name: string;
  readonly number: string;
  readonly url: string;
}

const bodyOf = ({ code, name, number, url }: Tracking) => ({
  ...(code === null ? name !== '' && { carrier_name: name } : { carrier_code: code }),
  ...(number !== '' && { tracking_number: number }),
  ...(url !== '' && { tracking_url: url }),
});

interface InputsProps {
  readonly tracking: Tracking;
  change(tracking: Tracking): void;
}

/** Inputs for the tracking number and the carrier, which is known or entered by name. */
function TrackingInputs({ tracking, change }: InputsProps) {
  const may = useMay();
  const { data: known = [] } = useQuery({
    queryKey: ['carriers'],
    queryFn: () => shop.carriers.list(),
    enabled: may('listCarriers'),
    staleTime: 60_000,
  });
  const isKnown = known.some(({ code }) => code === tracking.code);
  const carriers = [
    ...known.map(({ code, name }) => ({ value: code, label: name })),
    ...(tracking.code !== null && !isKnown ? [{ value: tracking.code, label: tracking.code }] : []),
  ];
  return (
    <>
      {carriers.length > 0 && (
        <Select
          label={text('orders.carrier')}
          data={[...carriers, { value: '', label: text('orders.carrier.other') }]}
          value={tracking.code ?? ''}
          onChange={(code) => change({ ...tracking, code: code || null })}
        />
      )}
      {tracking.code === null && (
        <TextInput
          label={text(carriers.length > 0 ? 'orders.carrier.name' : 'orders.carrier')}
          value={tracking.name}
          onChange={(event) => change({ ...tracking, name: event.currentTarget.value })}
        />
      )}
      <TextInput
        label={text('orders.tracking')}
        value={tracking.number}
        onChange={(event) => change({ ...tracking, number: event.currentTarget.value })}
      />
      {tracking.code === null && (
        <TextInput
          label={text('orders.trackingUrl')}
          description={text('orders.trackingUrl.help')}
          type="url"
          value={tracking.url}
          onChange={(event) => change({ ...tracking, url: event.currentTarget.value })}
        />
      )}
    </>
  );
}
