import { Button, Checkbox, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { MoneyInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import { moneyText } from '../../text/money.ts';
import { text } from '../../text/text.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { Order } from './orderQuery.ts';
import { FeeInputs } from './RefundFees.tsx';
import { RefundSplit } from './RefundSplit.tsx';
import { RefundTenders } from './RefundTenders.tsx';
import { itemsOf, UnitsInput } from './UnitsInput.tsx';
import type { Units } from './UnitsInput.tsx';
import { useRefund } from './useRefund.ts';
import type { RefundedReturn } from './useRefund.ts';

interface Props {
  readonly order: Order;
  /** The return that is refunded. */
  readonly ofReturn?: RefundedReturn;
  close(): void;
}

/**
 * Dialog that refunds an amount, or the price of returned items with shipping and less a fee. The button shows the amount to be refunded and
 * is inactive while that is zero. The split of the refund is shown before any money moves. Returned units can be restocked.
 */
export function RefundDialog({ order, ofReturn, close }: Props) {
  const [reason, setReason] = useState('');
  const { amount, setAmount, fees, setFees, sum, isTooMuch, body, split, refusal, ...chosen } = useRefund(
    order,
    ofReturn,
  );
  const { returned, left, targets, setTargets } = chosen;
  const { currency } = order;
  const values = { amount: moneyText(sum, currency) };
  return (
    <ActionDialog
      title={text('orders.refund')}
      label={sum > 0 ? text('orders.refundAmount', values) : text('orders.refund')}
      done={text('orders.done.refund', values)}
      isDangerous
      isEmpty={sum <= 0 || sum > left}
      run={() => shop.orders.refund(order.uuid, { ...body, ...(reason !== '' && { reason }) })}
      close={close}
    >
      <Text c="dimmed">
        {text('orders.refund.hint', {
          captured: order.capturedAmount.text,
          refunded: order.refundedAmount.text,
        })}
      </Text>
      {!ofReturn && <ReturnedItems order={order} {...returned} />}
      <FeeInputs order={order} fees={fees} change={setFees} isOfReturn={ofReturn !== undefined} />
      <MoneyInput
        label={text('orders.amount', { currency })}
        description={text('orders.refund.amount.help')}
        data-autofocus
        min={0}
        max={left}
        currency={currency}
        value={amount}
        onChange={setAmount}
        {...(isTooMuch && {
          error: text('orders.refund.tooMuch', { sum: values.amount, left: moneyText(left, currency) }),
        })}
      />
      <Button
        variant="subtle"
        size="compact-sm"
        style={{ alignSelf: 'start' }}
        onClick={() => setAmount(left)}
      >
        {text('orders.refund.all', { amount: moneyText(left, currency) })}
      </Button>
      <RefundTenders order={order} targets={targets} split={split} refusal={refusal} change={setTargets} />
      <Textarea
        label={text('orders.reason')}
        description={text('orders.refund.reason.help')}
        autosize
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {split && <RefundSplit order={order} refund={split} />}
    </ActionDialog>
  );
}

interface ItemsProps {
  readonly order: Order;
  readonly units: Units;
  readonly restock: boolean;
  setUnits(units: Units): void;
  setRestock(restock: boolean): void;
}

/** Inputs for the number of returned units per line, initially zero, and for restocking the units. */
function ReturnedItems({ order, units, setUnits, restock, setRestock }: ItemsProps) {
  const lines = order.items
    .map((item) => ({ ...item, most: item.qty - item.refundedQty }))
    .filter(({ most }) => most > 0);
  if (lines.length === 0) return null;
  return (
    <Stack gap="xs">
      <Text fw={500}>{text('orders.refund.items')}</Text>
      <UnitsInput lines={lines} units={units} change={setUnits} />
      {itemsOf(units).length > 0 && (
        <Checkbox
          label={text('orders.restock')}
          checked={restock}
          onChange={(event) => setRestock(event.currentTarget.checked)}
        />
      )}
    </Stack>
  );
}
