import { queryOptions } from '@tanstack/react-query';
import { shop } from './shop.ts';

/** The logged-in administrator, with the ids of the routes that their roles hold. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: () => shop.users.me(),
  staleTime: 60_000,
});

/** Every permission of the shop, with its words. */
export const permissionsQuery = queryOptions({
  queryKey: ['permissions'],
  queryFn: async () => {
    const { withWords } = await import('./permissionWords.ts');
    return withWords(await shop.permissions.list());
  },
  staleTime: Infinity,
});

/** The deletions that the administrator may still undo. It is read at the start, and after each deletion. */
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

/** The units in which amounts and weights are typed. */
export const unitsQuery = queryOptions({
  queryKey: ['shopUnits'],
  queryFn: async () => {
    const query = '{ shop { currency weightUnit } }';
    return (await shop.graphql<{ shop: { currency: string; weightUnit: string } }>(query)).shop;
  },
  staleTime: Infinity,
});
