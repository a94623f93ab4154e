import { Button, Checkbox, Stack, Text, Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { RefundOrderBody } from '@shop/sdk';
import { useState } from 'react';
import { useMay } from '../../kit/api/permissions.ts';
import { shop } from '../../kit/api/shop.ts';
import { MoneyInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import { moneyText } from '../../text/money.ts';
import { text } from '../../text/text.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { Order } from './orderQuery.ts';
import { bodyOfFees, FeeInputs, NO_FEES, sumOfFees } from './RefundFees.tsx';
import { RefundSplit } from './RefundSplit.tsx';
import { bodyOfTargets, RefundTenders, SHOP_CHOOSES } from './RefundTenders.tsx';
import { refundSum } from './refundSum.ts';
import { itemsOf, UnitsInput } from './UnitsInput.tsx';
import type { Units } from './UnitsInput.tsx';

interface Props {
  readonly order: Order;
  /** The return that is refunded. The refund gives back its units, at most up to its ceiling. */
  readonly ofReturn?: { readonly uuid: string; readonly refund_ceiling: number };
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

/** State of the dialog, with the request that it makes and the split that the shop computes for it. */
function useRefund(order: Order, ofReturn: Props['ofReturn']) {
  const [amount, setAmount] = useState<string | number>('');
  const [units, setUnits] = useState<Units>({});
  const [restock, setRestock] = useState(true);
  const [fees, setFees] = useState(NO_FEES);
  const [targets, setTargets] = useState(SHOP_CHOOSES);
  const left = Math.min(order.refundableAmount.value, ofReturn?.refund_ceiling ?? Infinity);
  const items = itemsOf(units).map((item) => ({ ...item, restock }));
  const ofParts = round((ofReturn?.refund_ceiling ?? sumOf(order, units)) + sumOfFees(fees));
  const entered = amount === '' ? ofParts : Number(amount) || 0;
  const body: RefundOrderBody = {
    ...(ofReturn && { return_id: ofReturn.uuid }),
    ...(amount !== '' && { amount: entered }),
    ...(items.length > 0 && { items }),
    ...bodyOfFees(fees),
    ...bodyOfTargets(targets),
  };
  const { split, refusal } = useSplit(order, body, entered > 0 && entered <= left);
  // The shop knows what earlier refunds have left of each line.
  const sum = amount === '' ? (split?.amount ?? entered) : entered;
  const isTooMuch = amount === '' && sum > left;
  const returned = { units, setUnits, restock, setRestock };
  const parts = { fees, setFees, targets, setTargets, returned };
  return { amount, setAmount, sum, isTooMuch, body, split, refusal, left, ...parts };
}

/** Removes the error of adding decimals as binary numbers. */
const round = (amount: number): number => Number(amount.toFixed(4));

/**
 * Reads how the shop would split a refund, or why it would refuse it. Both are null while it is not known, if nothing can be refunded, and
 * for administrators who may not preview it.
 */
function useSplit(order: Order, body: RefundOrderBody, isPossible: boolean) {
  const may = useMay();
  const current = JSON.stringify(body);
  const [asked] = useDebouncedValue(current, 300);
  const { data, error } = useQuery({
    queryKey: ['orders', 'refundPreview', order.uuid, asked],
    queryFn: () => shop.orders.previewRefund(order.uuid, JSON.parse(asked) as RefundOrderBody),
    enabled: isPossible && may('previewRefund'),
    retry: false,
  });
  const isKnown = isPossible && asked === current;
  return { split: isKnown && !error ? (data?.refund ?? null) : null, refusal: isKnown ? error : null };
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
