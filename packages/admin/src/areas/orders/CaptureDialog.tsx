import { Text } from '@mantine/core';
import { shop } from '../../kit/api/shop.ts';
import { text } from '../../text/text.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { Order } from './orderQuery.ts';

/** Names what a capture takes. Where the money was captured at the gateway already, it only records that. */
export const captureLabel = ({ capturableAmount }: Order): string =>
  capturableAmount.value > 0
    ? text('orders.captureAmount', { amount: capturableAmount.text })
    : text('orders.capture');

/** Captures the whole amount that is held or due. */
export function CaptureDialog({ order, close }: { readonly order: Order; close(): void }) {
  const { value, text: amount } = order.capturableAmount;
  return (
    <ActionDialog
      title={text('orders.capture')}
      label={captureLabel(order)}
      done={text('orders.done.capture', { amount: value > 0 ? amount : order.capturedAmount.text })}
      // What the button names is what is taken, also where the order has changed meanwhile.
      run={() => shop.orders.capture(order.uuid, value > 0 ? { amount: value } : {})}
      close={close}
    >
      <Text>{text('orders.capture.text')}</Text>
    </ActionDialog>
  );
}
