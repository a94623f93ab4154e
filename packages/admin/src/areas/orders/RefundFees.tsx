import { Group, TextInput } from '@mantine/core';
import { MoneyInput, PercentInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import { text } from '../../text/text.ts';
import type { Order } from './orderQuery.ts';

/** Names the part of the shipping fee that a refund gives back, and the fee that the shop keeps. Empty inputs are empty strings. */
export interface Fees {
  readonly shipping: string | number;
  readonly fee: string | number;
  readonly rate: string | number;
  readonly label: string;
}

export const NO_FEES: Fees = { shipping: '', fee: '', rate: '', label: '' };

/** Returns the entered shipping fee less the fee that is kept. */
export const sumOfFees = ({ shipping, fee }: Fees): number => (Number(shipping) || 0) - (Number(fee) || 0);

/** Returns the fees as the shop expects them. */
export const bodyOfFees = ({ shipping, fee, rate, label }: Fees) => ({
  ...(Number(shipping) > 0 && { shipping: Number(shipping) }),
  ...(Number(fee) > 0 && {
    adjustment: {
      amount: -Number(fee),
      tax_rate: Number(rate) || 0,
      label: label.trim() === '' ? null : label.trim(),
    },
  }),
});

interface Props {
  readonly order: Order;
  readonly fees: Fees;
  /** True if the shipping fee is not entered, because the shop adds it where it is part of the refund. */
  readonly isOfReturn?: boolean;
  change(fees: Fees): void;
}

/** Inputs for the shipping fee that is refunded, and for a fee that the shop keeps, with its tax rate and name. */
export const FeeInputs = ({ order, fees, isOfReturn = false, change }: Props) => (
  <>
    <Group grow align="start">
      {!isOfReturn && order.shippingFeeInclTax.value > 0 && (
        <MoneyInput
          label={text('orders.refund.shipping')}
          min={0}
          max={order.shippingFeeInclTax.value}
          currency={order.currency}
          value={fees.shipping}
          onChange={(shipping) => change({ ...fees, shipping })}
        />
      )}
      <MoneyInput
        label={text('orders.refund.fee')}
        min={0}
        currency={order.currency}
        value={fees.fee}
        onChange={(fee) => change({ ...fees, fee })}
      />
    </Group>
    {Number(fees.fee) > 0 && (
      <Group grow align="start">
        <TextInput
          label={text('orders.refund.feeLabel')}
          maxLength={200}
          value={fees.label}
          onChange={(event) => change({ ...fees, label: event.currentTarget.value })}
        />
        <PercentInput
          label={text('orders.refund.feeRate')}
          min={0}
          max={100}
          value={fees.rate}
          onChange={(rate) => change({ ...fees, rate })}
        />
      </Group>
    )}
  </>
);
