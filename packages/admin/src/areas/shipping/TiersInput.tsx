import { ActionIcon, Button, Table, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { MoneyInput, WeightInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import { Icon } from '../../kit/shared/Icon.tsx';
import { text } from '../../text/text.ts';
import type { RateValues } from './rateValues.ts';
import type { Units } from './shippingQuery.ts';

interface Props {
  readonly form: UseFormReturnType<RateValues>;
  readonly kind: 'price' | 'weight';
  readonly units: Units;
}

/** Rate tiers as a table with rows that can be added and removed. */
export function TiersInput({ form, kind, units: { currency, weightUnit } }: Props) {
  const list = kind === 'price' ? 'price_based_cost' : 'weight_based_cost';
  const unit = kind === 'price' ? currency : weightUnit;
  const from = text(kind === 'price' ? 'shipping.tier.price' : 'shipping.tier.weight', { unit });
  const cost = text('shipping.rate.costIn', { currency });
  const tiers = form.values[list];
  const figure = (row: number, name: 'from' | 'cost', label: string) => (
    <Figure form={form} list={list} row={row} name={name} label={label} />
  );
  return (
    <div>
      <Table withRowBorders={false} horizontalSpacing={4} verticalSpacing={4}>
        <caption className="unseen">{text('shipping.tier.table')}</caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{from}</Table.Th>
            <Table.Th scope="col">{cost}</Table.Th>
            <Table.Td w={44} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {tiers.map((_tier, index) => (
            <Table.Tr key={index}>
              <Table.Td>{figure(index, 'from', from)}</Table.Td>
              <Table.Td>{figure(index, 'cost', cost)}</Table.Td>
              <Table.Td>
                <RemoveRow
                  row={index}
                  isLast={tiers.length === 1}
                  remove={() => form.removeListItem(list, index)}
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {form.errors[list] && (
        <Text c="var(--mantine-color-error)" size="xs">
          {form.errors[list]}
        </Text>
      )}
      <Button
        variant="subtle"
        size="xs"
        leftSection={<Icon name="plus" />}
        onClick={() => form.insertListItem(list, { from: '', cost: '' })}
      >
        {text('shipping.tier.add')}
      </Button>
      <Text c="dimmed" size="xs" mt={4}>
        {text('shipping.tier.help')}
      </Text>
    </div>
  );
}

interface FigureProps {
  readonly form: Props['form'];
  readonly list: 'price_based_cost' | 'weight_based_cost';
  readonly row: number;
  readonly name: 'from' | 'cost';
  readonly label: string;
}

/** One number of a tier, with the error for its body key. */
function Figure({ form, list, row, name, label }: FigureProps) {
  const least = list === 'price_based_cost' ? 'min_price' : 'min_weight';
  const Input = name === 'from' && list === 'weight_based_cost' ? WeightInput : MoneyInput;
  return (
    <Input
      aria-label={text('shipping.tier.cell', { label, row: row + 1 })}
      min={0}
      {...form.getInputProps(`${list}.${row}.${name}`)}
      error={form.errors[`${list}.${row}.${name === 'from' ? least : name}`]}
    />
  );
}

interface RemoveProps {
  readonly row: number;
  readonly isLast: boolean;
  remove(): void;
}

const RemoveRow = ({ row, isLast, remove }: RemoveProps) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    size="lg"
    aria-label={text('shipping.tier.remove', { row: row + 1 })}
    disabled={isLast}
    onClick={remove}
  >
    <Icon name="x" />
  </ActionIcon>
);
