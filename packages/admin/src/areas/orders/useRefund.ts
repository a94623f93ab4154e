import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { RefundOrderBody } from '@shop/sdk';
import { useState } from 'react';
import { useMay } from '../../kit/api/permissions.ts';
import { shop } from '../../kit/api/shop.ts';
import type { Order } from './orderQuery.ts';
import { bodyOfFees, NO_FEES, sumOfFees } from './RefundFees.tsx';
import { bodyOfTargets, SHOP_CHOOSES } from './RefundTenders.tsx';
import { refundSum } from './refundSum.ts';
import { itemsOf } from './UnitsInput.tsx';
import type { Units } from './UnitsInput.tsx';

/** The return that is refunded. The refund gives back its units, at most up to its ceiling. */
export interface RefundedReturn {
  readonly uuid: string;
  readonly refund_ceiling: number;
}

/** State of the dialog, with the request that it makes and the split that the shop computes for it. */
export function useRefund(order: Order, ofReturn: RefundedReturn | undefined) {
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
