import { Group, Input, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { MoneyInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import { shop } from '../../kit/api/shop.ts';
import type { FieldProps } from '../../kit/form/field.ts';
import { text } from '../../text/text.ts';
import { typeOf } from './OfferInputs.tsx';

type Amounts = Readonly<Record<string, number | string>>;

/** Amounts of a fixed discount in the other currencies of the shop. Empty ones are converted. */
export function AmountsInput({ field, form, value, change }: FieldProps<Amounts>) {
  const { data } = useQuery({ queryKey: ['currencies', 'codes'], queryFn: () => shop.currencies.list() });
  const others = data?.filter(({ is_default: isOwn }) => !isOwn) ?? [];
  if (!typeOf(form).startsWith('fixed') || others.length === 0) return null;
  const setAmount = (code: string, amount: number | string) => {
    const { [code]: _before, ...rest } = value;
    change(amount === '' ? rest : { ...rest, [code]: amount });
  };
  return (
    <Input.Wrapper label={text(field.label)} description={text('coupons.amounts.help')}>
      <Group mt="xs" align="start">
        {others.map(({ code }) => (
          <Stack key={code} gap={0} maw={160}>
            <MoneyInput
              label={code}
              currency={code}
              placeholder={text('coupons.amounts.converted')}
              value={value[code] ?? ''}
              onChange={(amount) => setAmount(code, amount)}
              error={form.errors[`${field.name}.${code}`]}
              min={0}
            />
          </Stack>
        ))}
      </Group>
    </Input.Wrapper>
  );
}
