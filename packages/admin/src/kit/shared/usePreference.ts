import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { meQuery } from '../api/queries.ts';
import { useAction } from './useAction.ts';
import { shop } from '../api/shop.ts';

/** Reads and changes one of the administrator's preferences, which are stored in the account and apply on all devices. */
export function usePreference<T>(name: string, initial: T) {
  const client = useQueryClient();
  const { data: me } = useSuspenseQuery(meQuery);
  const { mutate } = useAction({
    meta: { isWithoutFields: true },
    mutationFn: async (change: (saved: T) => T) => {
      // Another window may have changed the preferences since they were loaded.
      const { preferences } = await shop.users.me();
      const saved = (preferences[name] ?? initial) as T;
      return shop.users.updateMe({ preferences: { ...preferences, [name]: change(saved) } });
    },
    onSuccess: (saved) => client.setQueryData(meQuery.queryKey, saved),
  });
  return [(me.preferences[name] ?? initial) as T, mutate] as const;
}
