import { Group, Input, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { MoneyInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import { shop } from '../../kit/api/shop.ts';
import type { FieldProps } from '../../kit/form/field.ts';
import { text } from '../../text/text.ts';

type Prices = Readonly<Record<string, number | string | null>>;

/** Prices of a product in the other currencies of the shop. Empty ones are converted; in a change, null takes away what is saved. */
export default function OwnPricesInput({ field, form, value, change }: FieldProps<Prices>) {
  const { data } = useQuery({ queryKey: ['currencies', 'codes'], queryFn: () => shop.currencies.list() });
  const others = data?.filter(({ is_default: isOwn }) => !isOwn) ?? [];
  if (others.length === 0) return null;
  return (
    <Input.Wrapper
      label={text(field.label)}
      labelElement="div"
      description={text('products.ownPrices.help')}
      error={form.errors[field.name]}
    >
      <Group mt="xs" align="start">
        {others.map(({ code }) => (
          <Stack key={code} gap={0} maw={140}>
            <MoneyInput
              label={code}
              currency={code}
              placeholder={text('products.ownPrices.converted')}
              value={value[code] ?? ''}
              onChange={(amount) => change({ ...value, [code]: amount === '' ? null : amount })}
              error={form.errors[`${field.name}.${code}`]}
              min={0}
            />
          </Stack>
        ))}
      </Group>
    </Input.Wrapper>
  );
}
