import { Text, Textarea } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { shop } from '../../../kit/api/shop.ts';
import { text } from '../../../text/text.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import type { Order } from '../orderQuery.ts';
import { UnitsInput } from '../UnitsInput.tsx';
import type { Units } from '../UnitsInput.tsx';
import { lineOf } from './ReturnLines.tsx';
import type { Return, ReturnItem } from './returnQuery.ts';

const ReceiveDialog = lazy(async () => ({ default: (await import('./ReceiveDialog.tsx')).ReceiveDialog }));
const RefundDialog = lazy(async () => ({ default: (await import('../RefundDialog.tsx')).RefundDialog }));

export type ReturnDialogName = 'approve' | 'decline' | 'receive' | 'refund' | 'close';

export interface ReturnDialogProps {
  readonly row: Return;
  readonly order: Order | null;
  close(): void;
}

/** Renders the dialog of a step of a return. */
export function ReturnDialog({
  name,
  ...props
}: ReturnDialogProps & { readonly name: ReturnDialogName | null }) {
  const { row, order, close } = props;
  if (name === 'approve') return <ApproveDialog {...props} />;
  if (name === 'decline') return <DeclineDialog {...props} />;
  if (name === 'close') return <CloseDialog {...props} />;
  return (
    <Suspense fallback={null}>
      {name === 'receive' && <ReceiveDialog {...props} />}
      {name === 'refund' && order && <RefundDialog order={order} ofReturn={row} close={close} />}
    </Suspense>
  );
}

/** Returns the name, the SKU and the options of an item, for inputs. */
export const shownLine = (order: Order | null, item: ReturnItem) => {
  const line = lineOf(order, item);
  return {
    orderItemId: String(item.order_item_id),
    productName: line?.productName ?? text('returns.line', { id: item.order_item_id }),
    productSku: line?.productSku ?? '',
    variantOptions: line?.variantOptions ?? [],
  };
};

/** Dialog that approves a return. All requested units are entered, and fewer can be approved. */
function ApproveDialog({ row, order, close }: ReturnDialogProps) {
  const [units, setUnits] = useState<Units>(() =>
    Object.fromEntries(row.items.map((item) => [String(item.order_item_id), item.requested])),
  );
  const lines = row.items.map((item) => ({ ...shownLine(order, item), most: item.requested }));
  const items = row.items.map(({ uuid, order_item_id }) => ({
    id: uuid,
    qty: Number(units[String(order_item_id)]) || 0,
  }));
  const count = items.reduce((sum, { qty }) => sum + qty, 0);
  return (
    <ActionDialog
      title={text('returns.approve')}
      label={text('returns.approveUnits', { count })}
      done={text('returns.done.approve')}
      isEmpty={count === 0}
      run={() => shop.returns.approve(row.uuid, { items })}
      close={close}
    >
      <Text c="dimmed">{text('returns.approve.text')}</Text>
      <UnitsInput lines={lines} units={units} change={setUnits} />
    </ActionDialog>
  );
}

/** Dialog that declines a return. It asks for the reason, which the customer reads. */
function DeclineDialog({ row, close }: ReturnDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      title={text('returns.decline')}
      label={text('returns.decline')}
      done={text('returns.done.decline')}
      isDangerous
      isEmpty={reason.trim() === ''}
      run={() => shop.returns.decline(row.uuid, { reason })}
      close={close}
    >
      <Textarea
        label={text('orders.reason')}
        description={text('returns.decline.help')}
        required
        data-autofocus
        autosize
        minRows={2}
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ActionDialog>
  );
}

/** Dialog that closes a return of which nothing came back. */
const CloseDialog = ({ row, close }: ReturnDialogProps) => (
  <ActionDialog
    title={text('returns.close')}
    label={text('returns.close')}
    done={text('returns.done.close')}
    isDangerous
    run={() => shop.returns.close(row.uuid)}
    close={close}
  >
    <Text>{text(row.origin === 'withdrawal' ? 'returns.close.withdrawal' : 'returns.close.text')}</Text>
  </ActionDialog>
);
