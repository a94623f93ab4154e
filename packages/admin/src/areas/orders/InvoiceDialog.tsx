import { Text } from '@mantine/core';
import { shop } from '../../kit/api/shop.ts';
import { text } from '../../text/text.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { Order } from './orderQuery.ts';

/** Dialog that issues the invoice of an order, and says that it never changes afterwards. */
export const InvoiceDialog = ({ order, close }: { readonly order: Order; close(): void }) => (
  <ActionDialog
    title={text('orders.issueInvoice')}
    label={text('orders.issueInvoice')}
    done={text('orders.done.invoice')}
    run={() => shop.orders.issueDocument(order.uuid, { kind: 'invoice' })}
    close={close}
  >
    <Text>{text('orders.issueInvoice.help')}</Text>
  </ActionDialog>
);
