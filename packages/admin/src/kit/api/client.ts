import { MutationCache, QueryClient } from '@tanstack/react-query';
import { refuseUnreadFields } from './refusedFields.ts';

/** First key elements of queries that span many record types. Any change may make their results stale. */
const OVERVIEWS = ['checklist', 'choices', 'dashboard', 'linkTargets', 'measurement', 'records'];

/** Query client that caches all data fetched by the admin. */
export const client = new QueryClient({
  mutationCache: new MutationCache({
    // No mutation is sent while a field contains input that cannot be parsed. Mutations that send no form values opt out through their
    // `meta`.
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
      // The shop client already retries requests.
      retry: false,
    },
  },
});
