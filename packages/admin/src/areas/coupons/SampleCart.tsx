import { Group, Text } from '@mantine/core';
import { IntegerInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import { RecordInput } from '../../kit/shared/RecordsInput.tsx';
import { RowTools } from '../../kit/shared/RowTools.tsx';
import { text } from '../../text/text.ts';

/** A product of the sample cart. */
export interface SampleItem {
  readonly sku: string;
  readonly name: string;
  readonly qty: number | string;
}

interface CartProps {
  readonly items: readonly SampleItem[];
  /** UUID of the customer. Null for a guest. */
  readonly customer: string | null;
  setItems(items: readonly SampleItem[]): void;
  setCustomer(customer: string | null): void;
}

/** Inputs for the sample cart's products, quantities and customer. */
export const SampleCart = ({ items, setItems, customer, setCustomer }: CartProps) => (
  <>
    <RecordInput
      kind="sku"
      label={text('coupons.try.product')}
      value={null}
      onChange={(sku, name) => {
        if (sku !== null && !items.some((item) => item.sku === sku))
          setItems([...items, { sku, name, qty: 1 }]);
      }}
    />
    {items.map((item, index) => (
      <Group key={item.sku} gap="xs" wrap="nowrap">
        <Text size="sm" flex={1} truncate dir="auto">
          {item.name}
        </Text>
        <IntegerInput
          aria-label={text('coupons.try.qty', { name: item.name })}
          w={72}
          size="xs"
          min={1}
          max={1000}
          value={item.qty}
          onChange={(qty) => setItems(items.with(index, { ...item, qty }))}
        />
        <RowTools
          name={item.name}
          index={index}
          count={items.length}
          remove={() => setItems(items.toSpliced(index, 1))}
        />
      </Group>
    ))}
    {items.length > 0 && (
      <RecordInput
        kind="customer"
        label={text('coupons.try.customer')}
        placeholder={text('coupons.try.guest')}
        value={customer}
        onChange={setCustomer}
      />
    )}
  </>
);
