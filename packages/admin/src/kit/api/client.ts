import { MutationCache, QueryClient } from '@tanstack/react-query';
import { refuseUnreadFields } from './refusedFields.ts';

/** The first parts of the keys of queries over many kinds of records, whose answers any change may make outdated. */
const OVERVIEWS = ['checklist', 'choices', 'dashboard', 'linkTargets', 'measurement', 'records'];

/** The cache of what the admin has read. */
export const client = new QueryClient({
  mutationCache: new MutationCache({
    // Nothing is sent while a field has what cannot be read. Mutations that send nothing typed say so.
    onMutate: (_variables, { meta }) => {
      if (meta?.['isWithoutFields'] !== true) refuseUnreadFields();
    },
    onSuccess: () => {
      for (const name of OVERVIEWS) void client.invalidateQueries({ queryKey: [name] });
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // The client of the shop tries again by itself.
      retry: false,
    },
  },
});
