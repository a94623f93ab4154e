import { Text } from '@mantine/core';
import { shop } from '../../kit/api/shop.ts';
import { text } from '../../text/text.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { Order } from './orderQuery.ts';

/** Dialog that erases the personal data of a guest's order. */
export const EraseDialog = ({ order, close }: { readonly order: Order; close(): void }) => (
  <ActionDialog
    title={text('orders.erase')}
    label={text('orders.eraseNow')}
    done={text('orders.done.erase')}
    isDangerous
    run={() => shop.orders.erase(order.uuid)}
    close={close}
  >
    <Text size="sm">{text('orders.eraseText')}</Text>
  </ActionDialog>
);
