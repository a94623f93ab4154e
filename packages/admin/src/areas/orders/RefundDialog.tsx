import { Button, Checkbox, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { MoneyInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import { moneyText } from '../../text/money.ts';
import { text } from '../../text/text.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { Order } from './orderQuery.ts';
import { refundSum } from './refundSum.ts';
import { itemsOf, UnitsInput } from './UnitsInput.tsx';
import type { Units } from './UnitsInput.tsx';

/**
 * Dialog that refunds an amount, or the price of returned items. The button shows the amount to be refunded and is inactive while that is
 * zero. Returned units can be restocked.
 */
export function RefundDialog({ order, close }: { readonly order: Order; close(): void }) {
  const [amount, setAmount] = useState<string | number>('');
  const [reason, setReason] = useState('');
  const [units, setUnits] = useState<Units>({});
  const [restock, setRestock] = useState(true);
  const items = itemsOf(units).map((item) => ({ ...item, restock }));
  const { currency, refundableAmount: left } = order;
  const ofItems = sumOf(order, units);
  const sum = amount === '' ? ofItems : Number(amount) || 0;
  const isTooMuch = amount === '' && ofItems > left.value;
  const body = { amount: sum, ...(reason !== '' && { reason }), ...(items.length > 0 && { items }) };
  const values = { amount: moneyText(sum, currency) };
  return (
    <ActionDialog
      title={text('orders.refund')}
      label={sum > 0 ? text('orders.refundAmount', values) : text('orders.refund')}
      done={text('orders.done.refund', values)}
      isDangerous
      isEmpty={sum <= 0 || sum > left.value}
      run={() => shop.orders.refund(order.uuid, body)}
      close={close}
    >
      <Text c="dimmed">
        {text('orders.refund.hint', {
          captured: order.capturedAmount.text,
          refunded: order.refundedAmount.text,
        })}
      </Text>
      <ReturnedItems {...{ order, units, setUnits, restock, setRestock }} />
      <MoneyInput
        label={text('orders.amount', { currency })}
        description={text('orders.refund.amount.help')}
        data-autofocus
        min={0}
        max={left.value}
        currency={currency}
        value={amount}
        onChange={setAmount}
        {...(isTooMuch && {
          error: text('orders.refund.tooMuch', { sum: values.amount, left: left.text }),
        })}
      />
      <Button
        variant="subtle"
        size="compact-sm"
        style={{ alignSelf: 'start' }}
        onClick={() => setAmount(left.value)}
      >
        {text('orders.refund.all', { amount: left.text })}
      </Button>
      <Textarea
        label={text('orders.reason')}
        autosize
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ActionDialog>
  );
}

/** Calculates the price of the selected units. */
const sumOf = ({ items, currency }: Order, units: Units): number =>
  refundSum(
    items.map(({ orderItemId, qty, refundedQty, lineTotalWithDiscountInclTax: { value } }) => {
      const count = Math.min(Math.max(0, Number(units[orderItemId]) || 0), qty - refundedQty);
      return { total: value, qty, refundedQty, count };
    }),
    currency,
  );

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
