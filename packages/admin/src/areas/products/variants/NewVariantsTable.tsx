import { ActionIcon, Button, Radio, Stack, Table, Text, TextInput } from '@mantine/core';
import { IntegerInput, MoneyInput } from '../../../kit/inputs/numbers/NumberInputs.tsx';
import { Icon } from '../../../kit/shared/Icon.tsx';
import { text } from '../../../text/text.ts';
import type { NewVariant } from './optionCode.ts';

/** Values entered for one variant. The product provides all other values. */
export interface OwnValues {
  readonly sku?: string;
  readonly price?: number | string;
  readonly qty?: number | string;
  readonly isDropped?: boolean;
}

interface Props {
  readonly variants: readonly NewVariant[];
  readonly own: Readonly<Record<string, OwnValues>>;
  /** Key of the main variant. */
  readonly main: string | null;
  skuOf(variant: NewVariant): string;
  faultsOf(variant: NewVariant): readonly string[];
  change(key: string, values: OwnValues): void;
  makeMain(key: string): void;
}

/** Table of a new product's variants, with one row per option combination. */
export function NewVariantsTable({ variants, own, ...rest }: Props) {
  const dropped = variants.filter(({ key }) => own[key]?.isDropped);
  return (
    <Stack gap="xs">
      <Table.ScrollContainer minWidth={620} type="native">
        <Table verticalSpacing={6}>
          <caption className="unseen">{text('products.section.variants')}</caption>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{text('products.variants.main')}</Table.Th>
              <Table.Th scope="col">{text('products.variants.one')}</Table.Th>
              <Table.Th scope="col">{text('products.sku')}</Table.Th>
              <Table.Th scope="col">{text('products.price')}</Table.Th>
              <Table.Th scope="col">{text('products.stock')}</Table.Th>
              <Table.Th scope="col">
                <span className="unseen">{text('products.variants.drop')}</span>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {variants.map((variant) =>
              own[variant.key]?.isDropped ? null : (
                <Row key={variant.key} variant={variant} values={own[variant.key] ?? {}} {...rest} />
              ),
            )}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Text size="xs" c="dimmed">
        {text('products.variants.emptyCells')}
      </Text>
      {dropped.length > 0 && (
        <Button
          variant="subtle"
          size="xs"
          onClick={() => dropped.forEach(({ key }) => rest.change(key, { isDropped: false }))}
        >
          {text('products.variants.restore', { count: dropped.length })}
        </Button>
      )}
    </Stack>
  );
}

interface RowProps extends Omit<Props, 'variants' | 'own'> {
  readonly variant: NewVariant;
  readonly values: OwnValues;
}

function Row({ variant, values, main, skuOf, faultsOf, change, makeMain }: RowProps) {
  const { key } = variant;
  const faults = faultsOf(variant);
  return (
    <Table.Tr>
      <Table.Td>
        <Radio
          name="mainVariant"
          aria-label={text('products.variants.makeMain', { name: key })}
          checked={main === key}
          onChange={() => makeMain(key)}
        />
      </Table.Td>
      <Table.Td>
        <Text fw={500}>{key}</Text>
        {faults.map((fault) => (
          <Text key={fault} size="xs" c="red" role="alert">
            {fault}
          </Text>
        ))}
      </Table.Td>
      <Table.Td>
        <TextInput
          aria-label={`${text('products.sku')}: ${key}`}
          value={skuOf(variant)}
          error={faults.length > 0}
          onChange={(event) => change(key, { sku: event.currentTarget.value })}
        />
      </Table.Td>
      <Table.Td>
        <Figure
          label={`${text('products.price')}: ${key}`}
          value={values.price}
          change={(price) => change(key, { price })}
        />
      </Table.Td>
      <Table.Td>
        <Figure
          label={`${text('products.stock')}: ${key}`}
          value={values.qty}
          change={(qty) => change(key, { qty })}
          isWhole
        />
      </Table.Td>
      <Table.Td>
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={text('products.variants.dropOne', { name: key })}
          onClick={() => change(key, { isDropped: true })}
        >
          <Icon name="x" />
        </ActionIcon>
      </Table.Td>
    </Table.Tr>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: number | string | undefined;
  readonly isWhole?: boolean;
  change(value: number | string): void;
}

function Figure({ label, value = '', isWhole = false, change }: FigureProps) {
  const Input = isWhole ? IntegerInput : MoneyInput;
  return <Input aria-label={label} value={value} onChange={change} w={90} />;
}
