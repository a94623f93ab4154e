import { Group, Stack, Text } from '@mantine/core';
import { IntegerInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import { text } from '../../text/text.ts';
import { lineDetail, lineName } from '../../kit/orders/lineWords.ts';
import type { Order } from './orderQuery.ts';

/** Entered quantity of each order line, by the line's integer id. */
export type Units = Readonly<Record<string, number | string>>;

interface Props {
  readonly lines: readonly {
    readonly orderItemId: string;
    readonly productName: string;
    readonly productSku: string;
    readonly variantOptions: Order['items'][number]['variantOptions'];
    readonly most: number;
  }[];
  readonly units: Units;
  change(units: Units): void;
}

/** Quantity inputs for order lines. */
export const UnitsInput = ({ lines, units, change }: Props) => (
  <Stack gap="xs">
    {lines.map(({ orderItemId, most, ...line }) => (
      <Group key={orderItemId} justify="space-between" wrap="nowrap">
        <div>
          <Text lineClamp={2} className="breakable">
            {line.productName}
          </Text>
          <Text size="xs" c="dimmed" className="breakable">
            {lineDetail(line)}
          </Text>
        </div>
        <IntegerInput
          aria-label={text('orders.unitsOf', { name: lineName(line) })}
          w={88}
          flex="none"
          min={0}
          max={most}
          value={units[orderItemId] ?? 0}
          onChange={(value) => change({ ...units, [orderItemId]: value })}
        />
      </Group>
    ))}
  </Stack>
);

/** Returns the lines that have a quantity, in request body format. */
export const itemsOf = (units: Units): readonly { readonly order_item_id: string; readonly qty: number }[] =>
  Object.entries(units).flatMap(([order_item_id, typed]) => {
    const qty = Number(typed);
    return qty > 0 ? [{ order_item_id, qty }] : [];
  });
