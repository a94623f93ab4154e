import { ActionIcon, Select, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { adminGraphql } from '@shop/sdk/graphql';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../../api/shop.ts';
import type { Values } from '../../form/defineForm.ts';
import { Icon } from '../../shared/Icon.tsx';
import { useMay } from '../../shell/permissions.ts';
import { text } from '../../text/text.ts';
import { searchCollections } from './collectionSearch.ts';

const own = adminGraphql(`
  query CollectionsOfProduct($id: ID!) { product(id: $id) { collections { collectionId name } } }
`);

/** The collections that a product is in. */
export default function CollectionsPanel({ record }: { readonly record: Values }) {
  const may = useMay();
  const client = useQueryClient();
  const uuid = String(record['uuid']);
  const queryKey = ['products', 'collections', uuid];
  const { data: collections = [] } = useQuery({
    queryKey,
    queryFn: async () => (await shop.admin.graphql(own, { id: uuid })).product?.collections ?? [],
  });
  const run = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onError: (error) => notifications.show({ color: 'red', message: error.message }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const ids = new Set(collections.map(({ collectionId }) => collectionId));
  return (
    <Stack gap="sm">
      {collections.length === 0 && <Text c="dimmed">{text('products.collections.none')}</Text>}
      {collections.length > 0 && (
        <ul className="rows">
          {collections.map(({ collectionId, name }) => (
            <li key={collectionId}>
              <span className="rowName">{name}</span>
              {may('removeProductFromCollection') && (
                <ActionIcon
                  variant="subtle"
                  color="red"
                  aria-label={text('products.collections.remove', { name })}
                  onClick={() => run.mutate(() => shop.collections.removeProduct(collectionId, uuid))}
                >
                  <Icon name="trash" />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      )}
      {may('addProductToCollection') && (
        <Finder
          without={ids}
          pick={(id) => run.mutate(() => shop.collections.addProduct(id, { product_id: uuid }))}
        />
      )}
    </Stack>
  );
}

interface FinderProps {
  readonly without: ReadonlySet<string>;
  pick(id: string): void;
}

function Finder({ without, pick }: FinderProps) {
  const [typed, type] = useState('');
  const [isOpen, open] = useState(false);
  const [search] = useDebouncedValue(typed, 250);
  const { data = [] } = useQuery({
    queryKey: ['collections', 'find', search],
    queryFn: () => searchCollections(search),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const label = text('products.collections.add');
  return (
    <Select
      aria-label={label}
      placeholder={label}
      data={data
        .filter(({ collectionId }) => !without.has(collectionId))
        .map(({ collectionId, name }) => ({ value: collectionId, label: name }))}
      value={null}
      onChange={(id) => {
        if (id) pick(id);
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
