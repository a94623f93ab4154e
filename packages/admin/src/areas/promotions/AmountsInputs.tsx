import { Group, Input } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { unitsQuery } from '../../kit/api/queries.ts';
import { shop } from '../../kit/api/shop.ts';
import { MoneyInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import { text } from '../../text/text.ts';
import type { Amounts, Figure } from './types.ts';

interface Props {
  readonly label: string;
  readonly value: Amounts | undefined;
  /** Path of the value in errors. */
  readonly path: string;
  readonly errors: Readonly<Record<string, ReactNode>>;
  change(value: Amounts): void;
}

/** Inputs for an amount in the shop's currency, and in the others. Empty ones are converted. */
export function AmountsInputs({ label, value = {}, path, errors, change }: Props) {
  const { data: units } = useQuery(unitsQuery);
  const { data } = useQuery({ queryKey: ['currencies', 'codes'], queryFn: () => shop.currencies.list() });
  if (!units) return null;
  const own = units.currency;
  const others = (data ?? []).map(({ code }) => code).filter((code) => code !== own);
  const set = (code: string, amount: Figure) => {
    const { [code]: _before, ...rest } = value;
    change(amount === '' ? rest : { ...rest, [code]: amount });
  };
  const input = (code: string) => (
    <MoneyInput
      key={code}
      label={code}
      currency={code}
      {...(code !== own && { placeholder: text('coupons.amounts.converted') })}
      value={value[code] ?? ''}
      onChange={(amount) => set(code, amount)}
      error={errors[`${path}.${code}`]}
      min={0}
      maw={160}
    />
  );
  return (
    <Input.Wrapper label={label} error={errors[path]}>
      <Group mt="xs" align="start">
        {[own, ...others].map(input)}
      </Group>
    </Input.Wrapper>
  );
}
