import { Button, Card, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../../kit/api/permissions.ts';
import type { May } from '../../../kit/api/permissions.ts';
import { shop } from '../../../kit/api/shop.ts';
import { moneyText } from '../../../text/money.ts';
import type { PlainTextKey } from '../../../text/text.ts';
import { text } from '../../../text/text.ts';
import type { Order } from '../orderQuery.ts';
import type { ReturnDialogName } from './ReturnDialogs.tsx';
import { LabelButton } from './LabelButton.tsx';
import type { Return } from './returnQuery.ts';

interface Step {
  readonly id: ReturnDialogName;
  readonly permission: string;
  readonly label: PlainTextKey;
}

const approve: Step = { id: 'approve', permission: 'approveReturn', label: 'returns.approve' };
const decline: Step = { id: 'decline', permission: 'declineReturn', label: 'returns.decline' };
const receive: Step = { id: 'receive', permission: 'receiveReturn', label: 'returns.receive' };
const refund: Step = { id: 'refund', permission: 'refundOrder', label: 'orders.refund' };
const close: Step = { id: 'close', permission: 'closeReturn', label: 'returns.close' };

/** Returns the number of units that are still to come back. Withdrawn units that were not shipped are in the shop. */
export const toReceive = ({ items }: Return): number =>
  items.reduce((sum, { approved, received, unshipped }) => sum + approved - unshipped - received, 0);

/** Returns the steps that the state of a return allows, the next one first. */
function stepsOf(row: Return, may: May): readonly Step[] {
  const arriving = toReceive(row) > 0 ? [receive] : [];
  const steps: Readonly<Record<string, readonly Step[]>> = {
    requested: [approve, decline, close],
    approved: [...arriving, decline, close],
    declared: [...arriving, refund, close],
    received: [refund, ...arriving],
  };
  return (steps[row.state] ?? []).filter(({ permission }) => may(permission));
}

interface Props {
  readonly row: Return;
  readonly order: Order | null;
  open(dialog: ReturnDialogName): void;
}

const SENTENCES: Readonly<Record<string, PlainTextKey>> = {
  requested: 'returns.next.requested',
  approved: 'returns.next.approved',
  declared: 'returns.next.declared',
  received: 'returns.next.received',
};

/** Shows what the return waits for, with a button for each possible step. On phones, the buttons stay at the bottom of the screen. */
export function NextStep({ row, order, open }: Props) {
  const may = useMay();
  const sum = useRefundSum(row, order);
  const steps = stepsOf(row, may).filter(({ id }) => id !== 'refund' || order !== null);
  const sentence = SENTENCES[row.state];
  if (steps.length === 0 || !sentence) return null;
  return (
    <Card component="section" aria-label={text('orders.next')} className="next unprinted">
      <Text>{text(sentence)}</Text>
      <Group gap="sm">
        {steps.map(({ id, label }, index) => (
          <Button key={id} variant={index === 0 ? 'filled' : 'default'} onClick={() => open(id)}>
            {id === 'refund' && sum !== null ? text('orders.refundAmount', { amount: sum }) : text(label)}
          </Button>
        ))}
        <LabelButton row={row} />
      </Group>
    </Card>
  );
}

/** Returns the amount that a refund of the return gives back, as the shop computes it. Null if nothing can be refunded yet. */
function useRefundSum({ uuid, state, refund_ceiling: ceiling }: Return, order: Order | null): string | null {
  const may = useMay();
  const { data } = useQuery({
    queryKey: ['returns', 'refundPreview', uuid, state, ceiling],
    queryFn: () => shop.orders.previewRefund(order?.uuid ?? '', { return_id: uuid }),
    enabled: order !== null && ceiling > 0 && may('previewRefund'),
    retry: false,
  });
  if (!order || ceiling <= 0) return null;
  return moneyText(data?.refund.amount ?? ceiling, order.currency);
}
