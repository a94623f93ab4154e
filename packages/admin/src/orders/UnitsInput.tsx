import { Group, NumberInput, Stack, Text } from '@mantine/core';
import { text } from '../text/text.ts';

/** The number of units of each line of an order, by the integer id of the line. */
export type Units = Readonly<Record<string, number>>;

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
        <NumberInput
          aria-label={text('orders.unitsOf', { name: productName })}
          w={88}
          min={0}
          max={most}
          allowDecimal={false}
          value={units[orderItemId] ?? 0}
          onChange={(value) => change({ ...units, [orderItemId]: Number(value) || 0 })}
        />
      </Group>
    ))}
  </Stack>
);

/** Lists the lines with units as bodies take them. */
export const itemsOf = (units: Units): readonly { readonly order_item_id: string; readonly qty: number }[] =>
  Object.entries(units).flatMap(([order_item_id, qty]) => (qty > 0 ? [{ order_item_id, qty }] : []));
