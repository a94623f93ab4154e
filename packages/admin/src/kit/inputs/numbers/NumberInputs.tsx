import { useQuery } from '@tanstack/react-query';
import { unitsQuery } from '../../api/queries.ts';
import { language } from '../../../text/text.ts';
import { currencyDigits } from '../../../text/currencyDigits.ts';
import { NumberBox } from './NumberBox.tsx';
import type { NumberProps } from './NumberBox.tsx';

export type { NumberProps } from './NumberBox.tsx';

/** The decimals that the shop keeps of what is no money. */
const DECIMALS = 4;

interface MoneyProps extends NumberProps {
  /** The currency of the amount; by default that of the shop. */
  readonly currency?: string;
}

/** The input of an amount of money, with the decimals of its currency. */
export function MoneyInput({ currency, ...props }: MoneyProps) {
  const { data: units } = useQuery({ ...unitsQuery, enabled: currency === undefined });
  const code = currency ?? units?.currency ?? '';
  const decimals = currencyDigits(code);
  return <NumberBox {...props} decimals={decimals} shownDecimals={decimals} affixes={signsOf(code)} />;
}

/** Returns what people write for a currency: its code, its sign in the language of the admin, and its sign alone, such as `$`. */
function signsOf(currency: string): readonly string[] {
  if (currency === '') return [];
  const signOf = (locale: string, currencyDisplay: 'symbol' | 'narrowSymbol') =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? currency;
  return [currency, signOf(language, 'symbol'), signOf('en', 'narrowSymbol')];
}

/** The input of a percentage: 19 is 19 %. */
export const PercentInput = (props: NumberProps) => (
  <NumberBox {...props} decimals={DECIMALS} affixes={['%', '٪']} rightSection={<span aria-hidden>%</span>} />
);

interface WeightProps extends NumberProps {
  /** The unit; by default that of the shop. */
  readonly unit?: string;
}

/** The input of a weight. */
export function WeightInput({ unit, ...props }: WeightProps) {
  const { data: units } = useQuery({ ...unitsQuery, enabled: unit === undefined });
  const sign = unit ?? units?.weightUnit;
  return <NumberBox {...props} decimals={DECIMALS} affixes={sign ? [sign] : []} />;
}

/** The input of a whole number, such as a quantity. The arrow keys count it up and down. */
export const IntegerInput = (props: NumberProps) => <NumberBox {...props} decimals={0} step={1} />;

interface DecimalProps extends NumberProps {
  readonly decimals?: number;
}

/** The input of a number that is neither money nor a percentage nor a weight. */
export const DecimalInput = ({ decimals = DECIMALS, ...props }: DecimalProps) => (
  <NumberBox {...props} decimals={decimals} />
);
