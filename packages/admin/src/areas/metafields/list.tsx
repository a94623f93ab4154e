import { adminGraphql } from '@shop/sdk/graphql';
import { lazy } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { defineList } from '../../kit/list/defineList.ts';
import type { Filter } from '../../kit/list/defineList.ts';
import { text } from '../../text/text.ts';

const query = adminGraphql(`
  query DefinitionsOfOwner($ownerType: String!) {
    metafieldDefinitions(ownerType: $ownerType) {
      uuid name namespace key type isList required visibleToCustomer
    }
  }
`);

/** Loads all definitions of the filtered record type, or of products if no record type is filtered. */
async function load(filters: readonly Filter[]) {
  const valueOf = (key: string) => filters.find((filter) => filter.key === key)?.value;
  const { metafieldDefinitions } = await shop.admin.graphql(query, {
    ownerType: valueOf('owner') ?? 'product',
  });
  const all = metafieldDefinitions ?? [];
  const limit = Number(valueOf('limit'));
  const first = (Number(valueOf('page')) - 1) * limit;
  return { total: all.length, totalIsExact: true, items: all.slice(first, first + limit) };
}

export const definitionList = defineList({
  title: 'metafields.title',
  empty: 'metafields.empty',
  load,
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ name }) => name,
  columns: [
    { key: 'name', title: 'metafields.name', isLink: true, cell: ({ name }) => name },
    {
      key: 'key',
      title: 'metafields.key',
      isMinor: true,
      cell: ({ namespace, key }) => `${namespace}.${key}`,
    },
    {
      key: 'type',
      title: 'metafields.type',
      cell: ({ type, isList }) =>
        isList
          ? text('metafields.listOf', { type: text(`metafields.type.${type}`) })
          : text(`metafields.type.${type}`),
    },
    {
      key: 'required',
      title: 'metafields.required.column',
      isMinor: true,
      cell: ({ required }) => (required ? text('metafields.yes') : ''),
    },
    {
      key: 'visible',
      title: 'metafields.visible.column',
      isMinor: true,
      cell: ({ visibleToCustomer }) => (visibleToCustomer ? text('metafields.yes') : ''),
    },
  ],
  Actions: lazy(async () => ({ default: (await import('./OwnerSelect.tsx')).OwnerSelect })),
});
