import { Button, Group, Input, Stack } from '@mantine/core';
import type { FieldInForm } from '../../kit/form/field.ts';
import { MoneyInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import { Icon } from '../../kit/shared/Icon.tsx';
import { RowTools } from '../../kit/shared/RowTools.tsx';
import { text } from '../../text/text.ts';

/** A number as typed. */
export type Figure = number | string;

/** Returns what is sent for a number that may be left out. */
export const orNull = (value: Figure): Figure | null => (value === '' ? null : value);

/** The amounts of a gift card, and what changes them. */
export interface AmountsProps {
  readonly amounts: readonly Figure[];
  errorOf(path: string): FieldInForm['form']['errors'][string];
  change(amounts: readonly Figure[]): void;
}

/** Inputs of the amounts that shoppers choose from. */
export const AmountsInput = ({ amounts, errorOf, change }: AmountsProps) => (
  <Input.Wrapper
    label={text('products.giftCard.amounts')}
    labelElement="div"
    description={text('products.giftCard.amounts.help')}
    error={errorOf('amounts')}
  >
    <Stack gap="xs" mt="xs">
      {amounts.map((amount, index) => {
        const name = text('products.giftCard.amount', { number: index + 1 });
        return (
          // oxlint-disable-next-line react/no-array-index-key
          <Group key={index} align="start" wrap="nowrap">
            <MoneyInput
              aria-label={name}
              value={amount}
              min={0}
              onChange={(next) => change(amounts.with(index, next))}
              error={errorOf(`amounts.${index}`)}
            />
            <RowTools
              name={name}
              index={index}
              count={amounts.length}
              remove={() => change(amounts.toSpliced(index, 1))}
            />
          </Group>
        );
      })}
      <Button
        variant="default"
        size="xs"
        w="fit-content"
        leftSection={<Icon name="plus" />}
        onClick={() => change([...amounts, ''])}
      >
        {text('products.giftCard.add')}
      </Button>
    </Stack>
  </Input.Wrapper>
);
