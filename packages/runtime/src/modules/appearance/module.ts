import { defineExtension } from '../../platform/contracts/extension.ts';
import { appearanceSettings } from './appearanceSettings.ts';
import { fontRoutes } from './fontRoutes.ts';
import { iconRoutes } from './iconRoutes.ts';

/** Provides the appearance settings, the self-hosted fonts, the favicon and the web app manifest. */
export const appearance = defineExtension({
  name: 'appearance',
  api: '^1.0',
  settings: appearanceSettings,
  setup: () => ({ routes: [...fontRoutes, ...iconRoutes] }),
});
