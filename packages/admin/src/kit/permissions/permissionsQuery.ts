import { queryOptions } from '@tanstack/react-query';
import { shop } from '../api/shop.ts';

/** Every permission of the shop, with its title and description. */
export const permissionsQuery = queryOptions({
  queryKey: ['permissions'],
  queryFn: async () => {
    const { withWords } = await import('./permissionWords.ts');
    return withWords(await shop.permissions.list());
  },
  staleTime: Infinity,
});
