import { Text } from '@mantine/core';
import { shop } from '../../kit/api/shop.ts';
import { text } from '../../text/text.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { Order } from './orderQuery.ts';

/**
 * Returns the label of the capture button, with the amount. If the money was already captured at the gateway, the label says that the
 * capture is only recorded.
 */
export const captureLabel = ({ capturableAmount }: Order): string =>
  capturableAmount.value > 0
    ? text('orders.captureAmount', { amount: capturableAmount.text })
    : text('orders.capture');

/** Dialog that captures the entire authorized or due amount. */
export function CaptureDialog({ order, close }: { readonly order: Order; close(): void }) {
  const { value, text: amount } = order.capturableAmount;
  return (
    <ActionDialog
      title={text('orders.capture')}
      label={captureLabel(order)}
      done={text('orders.done.capture', { amount: value > 0 ? amount : order.capturedAmount.text })}
      // Sends the amount shown on the button, even if the order has changed since.
      run={() => shop.orders.capture(order.uuid, value > 0 ? { amount: value } : {})}
      close={close}
    >
      <Text>{text('orders.capture.text')}</Text>
    </ActionDialog>
  );
}
