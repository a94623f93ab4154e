import { Button, Menu } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../kit/shared/Icon.tsx';
import { useMay } from '../../kit/api/permissions.ts';
import { text } from '../../text/text.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { CaptureDialog, captureLabel } from './CaptureDialog.tsx';
import { documentHref } from './documents.ts';
import type { Order } from './orderQuery.ts';
import { freeUnits, returnableUnits } from './returns/returnable.ts';
import { ShipDialog, unitsDue } from './ShipDialog.tsx';

const RefundDialog = lazy(async () => ({ default: (await import('./RefundDialog.tsx')).RefundDialog }));
const EmailDialog = lazy(async () => ({ default: (await import('./EmailDialog.tsx')).EmailDialog }));

const InvoiceDialog = lazy(async () => ({ default: (await import('./InvoiceDialog.tsx')).InvoiceDialog }));

const CorrectionDialog = lazy(async () => ({
  default: (await import('./CorrectionDialog.tsx')).CorrectionDialog,
}));

const CreateReturnDialog = lazy(async () => ({
  default: (await import('./returns/CreateReturnDialog.tsx')).CreateReturnDialog,
}));

const WithdrawalDialog = lazy(async () => ({
  default: (await import('./returns/WithdrawalDialog.tsx')).WithdrawalDialog,
}));

const EraseDialog = lazy(async () => ({ default: (await import('./EraseDialog.tsx')).EraseDialog }));

export type DialogName =
  | 'capture'
  | 'refund'
  | 'ship'
  | 'cancel'
  | 'emails'
  | 'invoice'
  | 'correction'
  | 'return'
  | 'withdrawal'
  | 'erase';

/** Returns the number of unshipped units of an order. */
export const toShip = (order: Order): number =>
  order.canceledAt === null ? order.items.reduce((sum, item) => sum + unitsDue(item), 0) : 0;

/** Returns the pending actions on an order that the administrator may perform, most urgent first. */
export function useDue(order: Order) {
  const may = useMay();
  const count = toShip(order);
  const due: readonly { readonly id: DialogName; readonly isOffered: boolean; readonly label: string }[] = [
    {
      id: 'ship',
      isOffered: count > 0 && may('createShipment'),
      label: text('orders.ship', { count }),
    },
    {
      id: 'capture',
      isOffered: order.canCapture && may('captureOrder'),
      label: captureLabel(order),
    },
  ];
  return due.filter(({ isOffered }) => isOffered);
}

interface MenuProps {
  readonly order: Order;
  open(dialog: DialogName): void;
}

/** Menu with all other actions on an order. */
export function MoreActions({ order, open }: MenuProps) {
  const may = useMay();
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <Button variant="default" rightSection={<Icon name="chevronDown" size={12} />}>
          {text('orders.more')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <InvoiceItem order={order} open={open} />
        {!order.noShippingRequired && (
          <Menu.Item
            component="a"
            href={documentHref('packing-slip', order.uuid)}
            target="_blank"
            leftSection={<Icon name="print" />}
          >
            {text('orders.printSlip')}
          </Menu.Item>
        )}
        {may('sendOrderEmail') && (
          <Menu.Item leftSection={<Icon name="mail" />} onClick={() => open('emails')}>
            {text('orders.emails')}
          </Menu.Item>
        )}
        {order.canRefund && may('refundOrder') && (
          <Menu.Item leftSection={<Icon name="undo" />} onClick={() => open('refund')}>
            {text('orders.refund')}
          </Menu.Item>
        )}
        <ReturnItems order={order} open={open} />
        {order.canCancel && may('cancelOrder') && (
          <Menu.Item color="red" leftSection={<Icon name="x" />} onClick={() => open('cancel')}>
            {text('orders.cancel')}
          </Menu.Item>
        )}
        {order.customerId === null && order.customerEmail !== 'erased' && may('eraseOrder') && (
          <Menu.Item color="red" leftSection={<Icon name="trash" />} onClick={() => open('erase')}>
            {text('orders.erase')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Menu items that begin a return, and record a withdrawal that came by letter or telephone. */
function ReturnItems({ order, open }: MenuProps) {
  const may = useMay();
  return (
    <>
      {may('createReturn') && order.items.some((item) => returnableUnits(item) > 0) && (
        <Menu.Item leftSection={<Icon name="box" />} onClick={() => open('return')}>
          {text('orders.createReturn')}
        </Menu.Item>
      )}
      {may('withdrawOrder') &&
        order.canceledAt === null &&
        order.items.some((item) => freeUnits(item) > 0) && (
          <Menu.Item leftSection={<Icon name="edit" />} onClick={() => open('withdrawal')}>
            {text('orders.enterWithdrawal')}
          </Menu.Item>
        )}
    </>
  );
}

/** Menu item that opens the issued invoice, or the dialog that issues it. */
function InvoiceItem({ order, open }: MenuProps) {
  const may = useMay();
  if (order.invoiceNumber !== null)
    return (
      <Menu.Item
        component="a"
        href={documentHref('invoice', order.uuid)}
        target="_blank"
        leftSection={<Icon name="file" />}
      >
        {text('orders.printInvoice')}
      </Menu.Item>
    );
  if (order.canceledAt !== null || !may('issueDocument')) return null;
  return (
    <Menu.Item leftSection={<Icon name="file" />} onClick={() => open('invoice')}>
      {text('orders.issueInvoice')}
    </Menu.Item>
  );
}

interface DialogProps {
  readonly name: DialogName | null;
  readonly order: Order;
  close(): void;
}

const dialogs = {
  capture: CaptureDialog,
  refund: RefundDialog,
  ship: ShipDialog,
  cancel: CancelDialog,
  emails: EmailDialog,
  invoice: InvoiceDialog,
  correction: CorrectionDialog,
  return: CreateReturnDialog,
  withdrawal: WithdrawalDialog,
  erase: EraseDialog,
};

/** Renders the dialog of an order action. */
export function OrderDialog({ name, order, close }: DialogProps) {
  const Dialog = name && dialogs[name];
  return (
    Dialog && (
      <Suspense fallback={null}>
        <Dialog order={order} close={close} />
      </Suspense>
    )
  );
}

/** Stores which dialog is open. Only one dialog can be open at a time. */
export function useDialog() {
  const [name, open] = useState<DialogName | null>(null);
  return { name, open, close: () => open(null) };
}
