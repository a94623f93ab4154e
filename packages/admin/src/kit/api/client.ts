import { MutationCache, QueryClient } from '@tanstack/react-query';
import { refuseUnreadFields } from './refusedFields.ts';

/** First key parts of queries across many record types. Any change may make their results stale. */
const OVERVIEWS = ['checklist', 'choices', 'dashboard', 'linkTargets', 'measurement', 'records'];

/** Cache of everything the admin has fetched. */
export const client = new QueryClient({
  mutationCache: new MutationCache({
    // Nothing is sent while a field contains text that cannot be parsed. Mutations that send no typed values opt out in their meta.
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
      // The shop client retries on its own.
      retry: false,
    },
  },
});
