import { defineExtension } from '../../platform/contracts/extension.ts';
import { searchRoutes } from './searchRoutes.ts';
import { searchSources } from './contract.ts';

/**
 * A global search for administrators, across all record types. The modules that own the record types provide the
 * results.
 */
export const adminSearch = defineExtension({
  name: 'adminSearch',
  api: '^1.0',
  contributionPoints: { searchSources },
  setup: () => ({ routes: searchRoutes }),
});
