import { Group } from '@mantine/core';
import { MoneyInput, PercentInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import { Select } from '../../kit/inputs/choices/Choices.tsx';
import { text } from '../../text/text.ts';

/** Price change types. `toPrice` copies the original price to the current price. */
const WAYS = ['set', 'raisePercent', 'lowerPercent', 'raise', 'lower', 'toPrice'] as const;
type Way = (typeof WAYS)[number];

/** An entered price change. */
export interface Step {
  readonly way: Way | null;
  readonly value: number | string;
}

export const NO_STEP: Step = { way: null, value: '' };

/**
 * A price change in request format: one value for all products, or a change relative to each product's price. Empty if nothing was entered.
 */
export interface SentStep {
  readonly set?: number | string;
  readonly adjust?: Readonly<Record<string, unknown>>;
}

export function sentStep({ way, value }: Step): SentStep {
  if (way === 'toPrice') return { adjust: { from_price: true } };
  if (way === null || value === '') return {};
  if (way === 'set') return { set: value };
  const signed = way.startsWith('lower') && Number(value) !== 0 ? `-${value}` : value;
  return { adjust: way.endsWith('Percent') ? { percent: signed } : { amount: signed } };
}

interface Props {
  readonly label: string;
  readonly step: Step;
  /** True for the original price before a discount, which can be copied to the current price. */
  readonly isBefore?: boolean;
  change(step: Step): void;
}

/** Inputs for a price change of many products, with the change type and value. */
export function PriceStep({ label, step: { way, value }, isBefore = false, change }: Props) {
  const isPercent = way?.endsWith('Percent') ?? false;
  const Input = isPercent ? PercentInput : MoneyInput;
  const common = { value, min: 0, onChange: (typed: number | string) => change({ way, value: typed }) };
  return (
    <Group grow align="flex-end">
      <Select
        label={label}
        placeholder={text('products.change.keep')}
        clearable
        data={WAYS.filter((one) => isBefore || one !== 'toPrice').map((one) => ({
          value: one,
          label: text(`products.change.way.${one}`),
        }))}
        value={way}
        onChange={(chosen) => change({ way: chosen as Way | null, value: chosen === 'toPrice' ? '' : value })}
      />
      {way !== null && way !== 'toPrice' && (
        <Input key={String(isPercent)} label={text('products.change.by', { label })} {...common} />
      )}
    </Group>
  );
}
