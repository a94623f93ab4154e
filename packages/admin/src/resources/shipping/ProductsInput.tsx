import { ActionIcon, Group, NumberInput, Select, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { shop } from '../../api/shop.ts';
import { Icon } from '../../shared/Icon.tsx';
import { text } from '../../text/text.ts';

/** A product with its units. */
export interface ChosenProduct {
  readonly sku: string;
  readonly name: string;
  readonly qty: number | string;
}

interface Props {
  readonly value: readonly ChosenProduct[];
  readonly error?: ReactNode;
  onChange(value: ChosenProduct[]): void;
}

/** Chooses products by a search, each with a number of units. */
export function ProductsInput({ value, error, onChange }: Props) {
  const [search, setSearch] = useState('');
  const [keyword] = useDebouncedValue(search, 250);
  const { data: found = [] } = useQuery({
    queryKey: ['products', 'choose', keyword],
    queryFn: () => shop.products.list({ limit: 20, ...(keyword !== '' && { keyword }) }),
    placeholderData: keepPreviousData,
  });
  const free = found.filter(({ sku }) => !value.some((chosen) => chosen.sku === sku));
  return (
    <Stack gap="xs">
      <Select
        label={text('shipping.calculator.product')}
        placeholder={text('shipping.calculator.product.find')}
        searchable
        searchValue={search}
        onSearchChange={setSearch}
        // The shop has searched already.
        filter={({ options }) => options}
        data={free.map(({ sku, name }) => ({ value: sku, label: `${name} (${sku})` }))}
        nothingFoundMessage={text('app.search.none')}
        error={error}
        value={null}
        onChange={(sku) => {
          const product = found.find((one) => one.sku === sku);
          if (product) onChange([...value, { sku: product.sku, name: product.name, qty: 1 }]);
          setSearch('');
        }}
      />
      {value.map(({ sku, name, qty }, index) => (
        <Group key={sku} justify="space-between" wrap="nowrap">
          <Text lineClamp={1}>{name}</Text>
          <Group gap={4} wrap="nowrap">
            <NumberInput
              aria-label={text('shipping.calculator.units', { name })}
              w={88}
              min={1}
              max={100_000}
              allowDecimal={false}
              value={qty}
              onChange={(units) => onChange(value.with(index, { sku, name, qty: units }))}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={text('shipping.calculator.removeProduct', { name })}
              onClick={() => onChange(value.filter((chosen) => chosen.sku !== sku))}
            >
              <Icon name="x" />
            </ActionIcon>
          </Group>
        </Group>
      ))}
    </Stack>
  );
}
