import { defineExtension } from '../../platform/contracts/extension.ts';
import { appearanceSettings } from './appearanceSettings.ts';
import { fontRoutes } from './fontRoutes.ts';

/** Provides the appearance settings and the self-hosted fonts. */
export const appearance = defineExtension({
  name: 'appearance',
  api: '^1.0',
  settings: appearanceSettings,
  setup: () => ({ routes: fontRoutes }),
});
