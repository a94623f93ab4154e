import { Text } from '@mantine/core';
import { shop } from '../api/shop.ts';
import { text } from '../text/text.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { Order } from './orderQuery.ts';

/** Captures the whole amount that is held or due. */
export const CaptureDialog = ({ order, close }: { readonly order: Order; close(): void }) => (
  <ActionDialog
    title={text('orders.capture')}
    label={text('orders.captureAmount', { amount: order.grandTotal.text })}
    run={() => shop.orders.capture(order.uuid, {})}
    close={close}
  >
    <Text>{text('orders.capture.text')}</Text>
  </ActionDialog>
);
