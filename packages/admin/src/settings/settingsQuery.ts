import { adminGraphql } from '@shop/sdk/graphql';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../api/shop.ts';
import type { Setting } from './settingKind.ts';

const document = adminGraphql(`
  query Settings {
    settingsSchema { key group label description schema default value secret isSet inConfig }
  }
`);

/** All settings, ordered by group. */
export const settingsQuery = queryOptions({
  queryKey: ['settings', 'schema'],
  queryFn: async () => ((await shop.admin.graphql(document)).settingsSchema ?? []) as readonly Setting[],
});

const storeDocument = adminGraphql(`
  query Store {
    shop {
      name url currency locale languages timezone weightUnit
    }
  }
`);

/** The facts about the store that the configuration file sets. */
export const storeQuery = queryOptions({
  queryKey: ['settings', 'store'],
  queryFn: async () => (await shop.admin.graphql(storeDocument)).shop,
  staleTime: 60_000,
});
