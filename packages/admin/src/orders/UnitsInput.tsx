import { Group, Stack, Text } from '@mantine/core';
import { IntegerInput } from '../form/numbers/NumberInputs.tsx';
import { text } from '../text/text.ts';

/** The number of units of each line of an order as it was typed, by the integer id of the line. */
export type Units = Readonly<Record<string, number | string>>;

interface Props {
  readonly lines: readonly {
    readonly orderItemId: string;
    readonly productName: string;
    readonly most: number;
  }[];
  readonly units: Units;
  change(units: Units): void;
}

/** Asks for a number of units of each line. */
export const UnitsInput = ({ lines, units, change }: Props) => (
  <Stack gap="xs">
    {lines.map(({ orderItemId, productName, most }) => (
      <Group key={orderItemId} justify="space-between" wrap="nowrap">
        <Text lineClamp={1}>{productName}</Text>
        <IntegerInput
          aria-label={text('orders.unitsOf', { name: productName })}
          w={88}
          min={0}
          max={most}
          value={units[orderItemId] ?? 0}
          onChange={(value) => change({ ...units, [orderItemId]: value })}
        />
      </Group>
    ))}
  </Stack>
);

/** Lists the lines with units as bodies take them. */
export const itemsOf = (units: Units): readonly { readonly order_item_id: string; readonly qty: number }[] =>
  Object.entries(units).flatMap(([order_item_id, typed]) => {
    const qty = Number(typed);
    return qty > 0 ? [{ order_item_id, qty }] : [];
  });
