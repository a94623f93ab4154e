import { queryOptions } from '@tanstack/react-query';
import { shop } from './shop.ts';

/** Query for the signed-in administrator, including the permission ids granted by their roles. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: () => shop.users.me(),
  staleTime: 60_000,
});

/** Deletions that the administrator can still undo, read on startup and after each deletion. */
export const deletionsQuery = queryOptions({
  queryKey: ['deletions'],
  queryFn: async () => await shop.deletions.list(),
  staleTime: Infinity,
});

export const shopNameQuery = queryOptions({
  queryKey: ['shopName'],
  queryFn: async () => (await shop.graphql<{ shop: { name: string } }>('{ shop { name } }')).shop.name,
  staleTime: Infinity,
});

/** Query for the units in which amounts and weights are entered. */
export const unitsQuery = queryOptions({
  queryKey: ['shopUnits'],
  queryFn: async () => {
    const query = '{ shop { currency weightUnit } }';
    return (await shop.graphql<{ shop: { currency: string; weightUnit: string } }>(query)).shop;
  },
  staleTime: Infinity,
});
