import { adminGraphql } from '@shop/sdk/graphql';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { shop } from '../api/shop.ts';
import { useMay } from '../api/permissions.ts';
import type { Setting } from './settingKind.ts';

const document = adminGraphql(`
  query Settings {
    settingsSchema { key group label description schema default value secret isSet inConfig }
  }
`);

/** Query for all settings, sorted by group. */
export const settingsQuery = queryOptions({
  queryKey: ['settings', 'schema'],
  queryFn: async () => ((await shop.admin.graphql(document)).settingsSchema ?? []) as readonly Setting[],
});

/** Reads the settings on pages where they are optional. Returns an empty list if the administrator may not read settings. */
export function useReadableSettings() {
  const mayRead = useMay()('getSettingsSchema');
  const { data = [], isSuccess, error } = useQuery({ ...settingsQuery, enabled: mayRead });
  return { data, isReady: isSuccess || !mayRead, error };
}

const storeDocument = adminGraphql(`
  query Store {
    shop {
      name url currency locale languages timezone weightUnit
    }
  }
`);

/** Query for the store properties that are set in the configuration file. */
export const storeQuery = queryOptions({
  queryKey: ['settings', 'store'],
  queryFn: async () => (await shop.admin.graphql(storeDocument)).shop,
  staleTime: 60_000,
});
