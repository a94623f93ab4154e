import { Card, Group, Stack, Text } from '@mantine/core';
import type { PreviewRefundData } from '@shop/sdk';
import { lineName } from '../../kit/orders/lineWords.ts';
import { moneyText } from '../../text/money.ts';
import { text } from '../../text/text.ts';
import type { Order } from './orderQuery.ts';
import { tenderName } from './tenderName.ts';

interface Props {
  readonly order: Order;
  readonly refund: PreviewRefundData['refund'];
}

/** Shows what a refund gives back of each line, of the shipping fee and as a fee, and where it goes, before any money moves. */
export function RefundSplit({ order, refund }: Props) {
  const { currency, items, shipping, adjustment } = refund;
  const tax = [...items, shipping, ...(adjustment ? [adjustment] : [])].reduce(
    (sum, part) => sum + part.tax,
    0,
  );
  return (
    <Card component="section" aria-label={text('orders.refund.split')} withBorder>
      <Text fw={500} mb="xs">
        {text('orders.refund.split')}
      </Text>
      <Stack gap={4}>
        {items.map(({ order_item_id, qty, gross }) => (
          <Row
            key={order_item_id}
            label={nameOf(order, order_item_id, qty)}
            amount={moneyText(gross, currency)}
          />
        ))}
        {shipping.gross !== 0 && (
          <Row label={text('orders.shippingFee')} amount={moneyText(shipping.gross, currency)} />
        )}
        {adjustment && (
          <Row
            label={adjustment.label ?? text('orders.refund.adjustment')}
            amount={moneyText(adjustment.gross, currency)}
          />
        )}
        <Row label={text('orders.total')} amount={moneyText(refund.amount, currency)} isStrong />
        {tax !== 0 && <Row label={text('orders.taxIncluded')} amount={moneyText(tax, currency)} />}
        {isShared(order, refund) &&
          mergedTargets(order, refund).map(([label, amount]) => (
            <Row key={label} label={label} amount={moneyText(amount, currency)} />
          ))}
      </Stack>
    </Card>
  );
}

/** Reports whether it is not plain where a refund goes. */
const isShared = ({ tenders }: Order, refund: Props['refund']): boolean =>
  tenders.length > 1 || refund.tenders.some(({ id }) => id === 'credit');

/** Returns the amounts that a refund gives to each target, with its name. */
function mergedTargets({ tenders }: Order, refund: Props['refund']): readonly (readonly [string, number])[] {
  const amounts = new Map<string, number>();
  for (const { id, amount } of refund.tenders) {
    const tender = tenders.find((one) => one.id === id);
    const name = tender ? tenderName(tender) : text('orders.refund.credit');
    const label = text('orders.refund.to', { name });
    amounts.set(label, Number(((amounts.get(label) ?? 0) + amount).toFixed(4)));
  }
  return [...amounts];
}

function nameOf({ items }: Order, id: number, qty: number): string {
  const item = items.find(({ orderItemId }) => orderItemId === String(id));
  const name = item ? lineName(item) : '';
  return qty > 0 ? `${qty} × ${name}` : text('orders.refund.partOf', { name });
}

interface RowProps {
  readonly label: string;
  readonly amount: string;
  readonly isStrong?: boolean;
}

const Row = ({ label, amount, isStrong = false }: RowProps) => (
  <Group justify="space-between" wrap="nowrap" {...(isStrong && { fw: 650 })}>
    <span className="breakable">{label}</span>
    <span className="number">{amount}</span>
  </Group>
);
