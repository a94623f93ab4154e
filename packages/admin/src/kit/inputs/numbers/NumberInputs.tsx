import { useQuery } from '@tanstack/react-query';
import { unitsQuery } from '../../api/queries.ts';
import { language } from '../../../text/text.ts';
import { currencyDigits } from '../../../text/currencyDigits.ts';
import { NumberBox } from './NumberBox.tsx';
import type { NumberProps } from './NumberBox.tsx';

export type { NumberProps } from './NumberBox.tsx';

/** Number of decimal places that the shop stores for non-monetary numbers. */
const DECIMALS = 4;

interface MoneyProps extends NumberProps {
  /** Currency of the amount. Default: the shop's currency. */
  readonly currency?: string;
}

/** Input for an amount of money, with the currency's decimal places. */
export function MoneyInput({ currency, ...props }: MoneyProps) {
  const { data: units } = useQuery({ ...unitsQuery, enabled: currency === undefined });
  const code = currency ?? units?.currency ?? '';
  const decimals = currencyDigits(code);
  return <NumberBox {...props} decimals={decimals} shownDecimals={decimals} affixes={signsOf(code)} />;
}

/** Returns the ways to write a currency: its code, its symbol in the admin language, and its narrow symbol, such as `$`. */
function signsOf(currency: string): readonly string[] {
  if (currency === '') return [];
  const signOf = (locale: string, currencyDisplay: 'symbol' | 'narrowSymbol') =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? currency;
  return [currency, signOf(language, 'symbol'), signOf('en', 'narrowSymbol')];
}

/** Input for a percentage. The value 19 means 19 %. */
export const PercentInput = (props: NumberProps) => (
  <NumberBox {...props} decimals={DECIMALS} affixes={['%', '٪']} rightSection={<span aria-hidden>%</span>} />
);

interface WeightProps extends NumberProps {
  /** Weight unit. Default: the shop's unit. */
  readonly unit?: string;
}

/** Input for a weight. */
export function WeightInput({ unit, ...props }: WeightProps) {
  const { data: units } = useQuery({ ...unitsQuery, enabled: unit === undefined });
  const sign = unit ?? units?.weightUnit;
  return <NumberBox {...props} decimals={DECIMALS} affixes={sign ? [sign] : []} />;
}

/** Input for an integer, such as a quantity. The arrow keys increment and decrement it. */
export const IntegerInput = (props: NumberProps) => <NumberBox {...props} decimals={0} step={1} />;

interface DecimalProps extends NumberProps {
  readonly decimals?: number;
}

/** Input for a number that is not an amount of money, a percentage or a weight. */
export const DecimalInput = ({ decimals = DECIMALS, ...props }: DecimalProps) => (
  <NumberBox {...props} decimals={decimals} />
);
