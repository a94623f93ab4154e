import { Group, Switch } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { UseFormReturnType } from '@mantine/form';
import { shop } from '../../kit/api/shop.ts';
import { Select } from '../../kit/inputs/choices/Choices.tsx';
import { DecimalInput, MoneyInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import { FormDialog } from '../../kit/shared/FormDialog.tsx';
import { language, text } from '../../text/text.ts';
import type { Currency } from './currencyQuery.ts';

/** Number of decimal places of a rate. */
const DECIMALS = 10;

interface Values {
  code: string | null;
  isOn: boolean;
  rate: number | string;
  step: number | string;
  ending: number | string;
}

interface Props {
  /** Code of the shop's currency. */
  readonly base: string;
  /** Null for a new currency. */
  readonly currency: Currency | null;
  /** Codes of the currencies that exist. */
  readonly taken: readonly string[];
  close(): void;
}

const valuesOf = (currency: Currency | null): Values => ({
  code: currency?.code ?? null,
  isOn: currency?.status !== 0,
  rate: currency?.rate ?? '',
  step: currency?.step ?? '',
  ending: currency?.ending ?? '',
});

/** Returns the number of a field. Null if it is empty. */
const numberOf = (value: number | string): number | null => (value === '' ? null : Number(value));

const bodyOf = ({ isOn, rate, step, ending }: Values) =>
  ({
    status: isOn ? 1 : 0,
    rate: numberOf(rate),
    step: numberOf(step),
    ending: numberOf(ending),
  }) as const;

/** Form for a currency, with its rate and how converted prices are rounded. */
export function CurrencyDialog({ base, currency, taken, close }: Props) {
  const form = useForm({ initialValues: valuesOf(currency) });
  const { code } = form.values;
  return (
    <FormDialog
      title={currency ? text('currencies.edit', { name: currency.name }) : text('currencies.new')}
      size="lg"
      form={form}
      queryKey="currencies"
      close={close}
      fieldOf={(path) => (path === 'status' ? 'isOn' : path)}
      run={(values) =>
        currency
          ? shop.currencies.update(currency.code, bodyOf(values))
          : shop.currencies.create({ code: code ?? '', ...bodyOf(values) })
      }
    >
      {!currency && (
        <Select
          label={text('currencies.currency')}
          data={choices(taken)}
          searchable
          required
          data-autofocus
          {...form.getInputProps('code')}
        />
      )}
      <DecimalInput
        label={text('currencies.rate')}
        description={text('currencies.rate.help', { base })}
        decimals={DECIMALS}
        min={0}
        {...form.getInputProps('rate')}
      />
      <Rounding form={form} code={code ?? base} />
      <Switch
        label={text('currencies.on')}
        description={text('currencies.on.help')}
        {...form.getInputProps('isOn', { type: 'checkbox' })}
      />
    </FormDialog>
  );
}

interface RoundingProps {
  readonly form: UseFormReturnType<Values>;
  readonly code: string;
}

/** Inputs for how converted prices are rounded. */
const Rounding = ({ form, code }: RoundingProps) => (
  <Group grow align="start">
    <MoneyInput
      label={text('currencies.step')}
      description={text('currencies.step.help')}
      currency={code}
      min={0}
      {...form.getInputProps('step')}
    />
    <MoneyInput
      label={text('currencies.ending')}
      description={text('currencies.ending.help')}
      currency={code}
      min={0}
      {...form.getInputProps('ending')}
    />
  </Group>
);

/** Lists the currencies of ISO 4217 that the shop does not have, by name. */
function choices(taken: readonly string[]) {
  const names = new Intl.DisplayNames([language], { type: 'currency' });
  return Intl.supportedValuesOf('currency')
    .filter((code) => !taken.includes(code))
    .map((code) => ({
      value: code,
      label: text('currencies.name', { name: names.of(code) ?? code, code }),
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
}
