import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { adminGraphql } from '@shop/sdk/graphql';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../../api/shop.ts';
import { text } from '../../text/text.ts';

const document = adminGraphql(`
  query PickProducts($filters: [FilterInput!]) {
    products(filters: $filters) { items { uuid name sku } }
  }
`);

interface Props {
  readonly label: string;
  /** The UUIDs of products that cannot be picked. */
  readonly without: ReadonlySet<string>;
  pick(uuid: string): void;
}

/** Finds a product by words of its name or SKU. What is picked is handed on at once, and the box is empty again. */
export function ProductPicker({ label, without, pick }: Props) {
  const [typed, type] = useState('');
  const [isOpen, open] = useState(false);
  const [keyword] = useDebouncedValue(typed, 250);
  const { data = [] } = useQuery({
    queryKey: ['products', 'pick', keyword],
    queryFn: async () => {
      const words = keyword === '' ? [] : [{ key: 'keyword', operation: 'eq', value: keyword } as const];
      const filters = [...words, { key: 'limit', operation: 'eq', value: '20' } as const];
      return (await shop.admin.graphql(document, { filters })).products?.items ?? [];
    },
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  return (
    <Select
      aria-label={label}
      placeholder={label}
      data={data
        .filter(({ uuid }) => !without.has(uuid))
        .map(({ uuid, name, sku }) => ({ value: uuid, label: `${name} · ${sku}` }))}
      value={null}
      onChange={(uuid) => {
        if (uuid) pick(uuid);
        type('');
      }}
      onDropdownOpen={() => open(true)}
      searchable
      searchValue={typed}
      onSearchChange={type}
      filter={({ options }) => options}
      nothingFoundMessage={text('app.search.none')}
    />
  );
}
