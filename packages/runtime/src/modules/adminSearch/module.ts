import { defineExtension } from '../../platform/contracts/extension.ts';
import { searchRoutes } from './searchRoutes.ts';
import { searchSources } from './contract.ts';

/** One search over all kinds of records for administrators. The kinds come from the modules that own them. */
export const adminSearch = defineExtension({
  name: 'adminSearch',
  api: '^1.0',
  contributionPoints: { searchSources },
  setup: () => ({ routes: searchRoutes }),
});
