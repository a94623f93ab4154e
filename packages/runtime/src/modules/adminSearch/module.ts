import { defineExtension } from '../../platform/contracts/extension.ts';
import { searchRoutes } from './searchRoutes.ts';
import { searchSources } from './contract.ts';

/** A global search for administrators over all kinds of records. The modules that own the kinds provide them. */
export const adminSearch = defineExtension({
  name: 'adminSearch',
  api: '^1.0',
  contributionPoints: { searchSources },
  setup: () => ({ routes: searchRoutes }),
});
