import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { IntegerInput } from '../inputs/numbers/NumberInputs.tsx';
import { Icon } from '../shared/Icon.tsx';
import { RecordPicker } from '../shared/RecordsInput.tsx';
import { text } from '../../text/text.ts';

/** A product with its quantity. */
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

/** Input for products and their quantities, with a product search. */
export function ProductsInput({ value, error, onChange }: Props) {
  return (
    <Stack gap="xs">
      <RecordPicker
        kind="sku"
        label={text('shipping.calculator.product')}
        placeholder={text('shipping.calculator.product.find')}
        error={error}
        without={new Set(value.map(({ sku }) => sku))}
        pick={(sku, name) => onChange([...value, { sku, name, qty: 1 }])}
      />
      {value.map(({ sku, name, qty }, index) => (
        <Group key={sku} justify="space-between" wrap="nowrap">
          <Text lineClamp={1}>{name}</Text>
          <Group gap={4} wrap="nowrap">
            <IntegerInput
              aria-label={text('shipping.calculator.units', { name })}
              w={88}
              min={1}
              max={100_000}
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
