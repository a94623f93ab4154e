import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { IntegerInput, MoneyInput } from '../../../kit/inputs/numbers/NumberInputs.tsx';
import { text } from '../../../text/text.ts';
import type { Draft } from './useVariantChanges.ts';

/** Inputs that set the same price or stock quantity for all variants. The change is saved together with the other changes in the table. */
export const ForAll = ({ change }: { change(values: Draft): void }) => (
  <Group gap="lg">
    <One
      label={text('products.variants.allPrice')}
      button={text('products.variants.setPrice')}
      set={(price) => change({ price })}
    />
    <One
      label={text('products.variants.allStock')}
      button={text('products.variants.setStock')}
      isWhole
      set={(qty) => change({ qty })}
    />
  </Group>
);

interface OneProps {
  readonly label: string;
  readonly button: string;
  readonly isWhole?: boolean;
  set(value: number | string): void;
}

function One({ label, button, isWhole = false, set }: OneProps) {
  const [value, type] = useState<number | string>('');
  const Input = isWhole ? IntegerInput : MoneyInput;
  const isSet = typeof value === 'number';
  return (
    <Group gap="xs" wrap="nowrap" align="start">
      <Input size="xs" aria-label={label} placeholder={label} value={value} onChange={type} w={120} />
      <Button variant="default" size="xs" disabled={!isSet} onClick={() => set(value)}>
        {button}
      </Button>
    </Group>
  );
}
