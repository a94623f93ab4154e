import { defineExtension } from '../../platform/contracts/extension.ts';
import { vatCheckers } from './contract.ts';
import { vatCheckRoutes } from './routes.ts';
import { vatSettings } from './vatSettings.ts';

/** Checks of VAT IDs by the services of extensions, and the settings about them. */
export const vatChecks = defineExtension({
  name: 'vatChecks',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  contributionPoints: { vatCheckers },
  settings: vatSettings,
  setup: () => ({ routes: vatCheckRoutes }),
});
