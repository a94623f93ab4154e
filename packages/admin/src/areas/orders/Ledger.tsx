import { Card, Divider, Group, Stack, Text, Title } from '@mantine/core';
import { Time } from '../../kit/shared/Time.tsx';
import type { PlainTextKey } from '../../text/text.ts';
import { negative, text } from '../../text/text.ts';
import type { Order } from './orderQuery.ts';
import { tenderName } from './tenderName.ts';

type Row = readonly [label: string, amount: string];

/** Payment card of an order, with its totals as charged and all transactions. */
export const Ledger = ({ order }: { readonly order: Order }) => (
  <Card component="section" aria-label={text('orders.money')}>
    <Title order={2} mb="sm">
      {text('orders.money')}
    </Title>
    <Stack gap={6}>
      {totalsOf(order).map(([label, amount]) => (
        <Line key={label} label={label} amount={amount} />
      ))}
      <Line label={text('orders.total')} amount={order.grandTotal.text} isStrong />
      <Line label={text('orders.captured')} amount={order.capturedAmount.text} />
      {order.refundedAmount.value > 0 && (
        <Line label={text('orders.refunded')} amount={negative(order.refundedAmount.text)} />
      )}
    </Stack>
    {order.tenders.length > 1 && <Tenders order={order} />}
    <Divider my="md" />
    <Title order={3} mb="xs">
      {text('orders.ledger')}
    </Title>
    <Stack gap={6}>
      {order.paymentTransactions.map(({ uuid, paymentAction, transactionId, amount, createdAt }) => (
        <Group key={uuid} justify="space-between" wrap="nowrap" align="start">
          <div>
            <Text>{text(ACTIONS[paymentAction] ?? 'orders.ledger.capture')}</Text>
            <Text size="xs" c="dimmed" className="breakable">
              <Time at={createdAt} /> · {transactionId}
            </Text>
          </div>
          <span className="number">{paymentAction === 'refund' ? negative(amount.text) : amount.text}</span>
        </Group>
      ))}
      {order.paymentTransactions.length === 0 && <Text c="dimmed">{text('orders.ledger.none')}</Text>}
    </Stack>
    <Text c="dimmed" mt="sm">
      {text('orders.paidBy', { method: tenderName({ label: order.paymentMethodName }) })}
    </Text>
  </Card>
);

/** Lists what pays the order, with what each part was paid and given back. */
const Tenders = ({ order }: { readonly order: Order }) => (
  <>
    <Divider my="md" />
    <Title order={3} mb="xs">
      {text('orders.tenders')}
    </Title>
    <Stack gap={6}>
      {order.tenders.map((tender) => (
        <Group key={tender.id} justify="space-between" wrap="nowrap" align="start">
          <div>
            <Text className="breakable">{tenderName(tender)}</Text>
            <Text size="xs" c="dimmed">
              {text('orders.tender.moved', { paid: tender.captured.text, refunded: tender.refunded.text })}
            </Text>
          </div>
          <span className="number">{tender.amount.text}</span>
        </Group>
      ))}
    </Stack>
  </>
);

const ACTIONS: Readonly<Record<string, PlainTextKey>> = {
  authorize: 'orders.ledger.authorize',
  capture: 'orders.ledger.capture',
  refund: 'orders.ledger.refund',
  void: 'orders.ledger.void',
};

/** Lists the amounts that add up to the order total. They include or exclude tax, consistent with the order's discount. */
function totalsOf(order: Order): readonly Row[] {
  const { subTotal, discountAmount, subTotalWithDiscount } = order;
  const isNet = Math.abs(subTotal.value - discountAmount.value - subTotalWithDiscount.value) < 0.0005;
  const discount = order.coupon
    ? text('orders.discountBy', { coupon: order.coupon })
    : text('orders.discount');
  return [
    [text('orders.subTotal'), (isNet ? subTotal : order.subTotalInclTax).text],
    ...(discountAmount.value > 0 ? [[discount, negative(discountAmount.text)] as const] : []),
    ...(order.noShippingRequired
      ? []
      : [
          [
            order.shippingMethodName
              ? `${text('orders.shippingFee')} (${order.shippingMethodName})`
              : text('orders.shippingFee'),
            (isNet ? order.shippingFeeExclTax : order.shippingFeeInclTax).text,
          ] as const,
        ]),
    ...(order.totalTaxAmount.value > 0
      ? [[text(isNet ? 'orders.tax' : 'orders.taxIncluded'), order.totalTaxAmount.text] as const]
      : []),
  ];
}

interface LineProps {
  readonly label: string;
  readonly amount: string;
  readonly isStrong?: boolean;
}

const Line = ({ label, amount, isStrong = false }: LineProps) => (
  <Group justify="space-between" wrap="nowrap" {...(isStrong && { fw: 650 })}>
    <span>{label}</span>
    <span className="number">{amount}</span>
  </Group>
);
