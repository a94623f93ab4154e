import { Group, Input, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adminGraphql } from '@shop/sdk/graphql';
import { MultiSelect, Select } from '../../kit/inputs/choices/Choices.tsx';
import { MoneyInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import { RowTools } from '../../kit/shared/RowTools.tsx';
import { useMay } from '../../kit/api/permissions.ts';
import { text } from '../../text/text.ts';
import { emptyFilter, isScopeKey, SCOPE_KEYS } from './scopeFilter.ts';
import type { ScopeFilter } from './scopeFilter.ts';
import { shop } from '../../kit/api/shop.ts';

type Attributes = Awaited<ReturnType<typeof filterableAttributes>>;

interface Props {
  readonly filters: readonly ScopeFilter[];
  readonly error: ReactNode;
  change(filters: readonly ScopeFilter[]): void;
}

/** Inputs for filters of products: by price, name, SKU, and attributes. */
export function ScopeFilters({ filters, error, change }: Props) {
  const may = useMay();
  const { data: attributes = [] } = useQuery({
    queryKey: ['priceLists', 'scopeAttributes'],
    queryFn: filterableAttributes,
    enabled: may('listAttributes'),
  });
  const nameOf = (key: string): string =>
    isScopeKey(key)
      ? text(`priceLists.scope.filter.${key}`)
      : (attributes.find(({ code }) => code === key)?.name ?? key);
  const taken = new Set(filters.map(({ key }) => key));
  const choices = [...SCOPE_KEYS, ...attributes.map(({ code }) => code)]
    .filter((key) => !taken.has(key))
    .map((key) => ({ value: key, label: nameOf(key) }));
  return (
    <Input.Wrapper
      label={text('priceLists.scope.filter')}
      labelElement="div"
      description={text('priceLists.scope.filter.help')}
      error={error}
    >
      <Stack gap="xs" mt={4}>
        {filters.map((filter, index) => (
          <Row
            key={filter.key}
            name={nameOf(filter.key)}
            filter={filter}
            attributes={attributes}
            index={index}
            count={filters.length}
            change={(value) => change(filters.with(index, { ...filter, value }))}
            remove={() => change(filters.toSpliced(index, 1))}
          />
        ))}
        {choices.length > 0 && (
          <Select
            aria-label={text('priceLists.scope.filter.add')}
            placeholder={text('priceLists.scope.filter.add')}
            data={choices}
            value={null}
            searchable
            onChange={(key) => key !== null && change([...filters, emptyFilter(key)])}
          />
        )}
      </Stack>
    </Input.Wrapper>
  );
}

interface RowProps {
  readonly name: string;
  readonly filter: ScopeFilter;
  readonly attributes: Attributes;
  readonly index: number;
  readonly count: number;
  change(value: string): void;
  remove(): void;
}

/** One filter: its name, the input of its value, and a button that removes it. */
const Row = ({ name, index, count, remove, ...value }: RowProps) => (
  <div>
    <Group gap="xs" justify="space-between" wrap="nowrap">
      <Text size="sm">{name}</Text>
      <RowTools name={name} index={index} count={count} remove={remove} />
    </Group>
    <Value label={text('priceLists.scope.filter.value', { name })} {...value} />
  </div>
);

type ValueProps = Pick<RowProps, 'filter' | 'attributes' | 'change'> & { readonly label: string };

/** Input for the value of a filter: an amount, a text, or options of an attribute. */
function Value({ label, filter: { key, value }, attributes, change }: ValueProps) {
  if (key === 'min_price' || key === 'max_price')
    return (
      <MoneyInput aria-label={label} value={value} onChange={(amount) => change(String(amount ?? ''))} />
    );
  if (isScopeKey(key))
    return (
      <TextInput aria-label={label} value={value} onChange={(event) => change(event.currentTarget.value)} />
    );
  const options = attributes.find(({ code }) => code === key)?.options ?? [];
  const chosen = value === '' ? [] : value.split(',');
  const unknown = chosen.filter((one) => options.every((option) => option.value !== one));
  return (
    <MultiSelect
      aria-label={label}
      data={[...options, ...unknown.map((one) => ({ value: one, label: one }))]}
      value={chosen}
      searchable
      onChange={(next) => change(next.join(','))}
    />
  );
}

const attributes = adminGraphql(`
  query ScopeAttributes {
    attributes(filters: [
      { key: "is_filterable", operation: eq, value: "1" }
      { key: "limit", operation: eq, value: "100" }
    ]) {
      items { attributeCode attributeName options { uuid optionText } }
    }
  }
`);

/** Returns the attributes by which products can be filtered, with their options by UUID. */
const filterableAttributes = async () =>
  ((await shop.admin.graphql(attributes, {})).attributes?.items ?? []).map((attribute) => ({
    code: attribute.attributeCode,
    name: attribute.attributeName,
    options: attribute.options.map(({ uuid, optionText }) => ({ value: uuid, label: optionText })),
  }));
