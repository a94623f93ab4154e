import type { GetInputPropsReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { unitsQuery } from '../api/queries.ts';
import { shop } from '../api/shop.ts';
import { text } from '../../text/text.ts';
import { Select } from './choices/Choices.tsx';
import { MoneyInput } from './numbers/NumberInputs.tsx';

const currencyQuery = {
  queryKey: ['currencies', 'choices'],
  queryFn: async () =>
    (await shop.currencies.list()).map(({ code, name }) => ({ value: code, label: `${code} · ${name}` })),
};

interface Props {
  /** Form with the fields `amount` and `currency`. */
  readonly form: {
    readonly values: { readonly currency: string | null };
    getInputProps(path: 'amount' | 'currency'): GetInputPropsReturnType;
  };
  readonly label: string;
  readonly description?: string;
  readonly min?: number;
}

/** Inputs for an amount and, if the shop has several currencies, its currency. Without a currency, the amount is in the shop's. */
export function AmountInCurrency({ form, ...rest }: Props) {
  const { data: units } = useQuery(unitsQuery);
  const { data: currencies = [] } = useQuery(currencyQuery);
  const { currency } = form.values;
  return (
    <>
      <MoneyInput
        {...rest}
        {...(currency !== null && { currency })}
        required
        data-autofocus
        {...form.getInputProps('amount')}
      />
      {currencies.length > 1 && (
        <Select
          label={text('giftCards.currency')}
          placeholder={units?.currency ?? ''}
          data={currencies}
          clearable
          {...form.getInputProps('currency')}
        />
      )}
    </>
  );
}
