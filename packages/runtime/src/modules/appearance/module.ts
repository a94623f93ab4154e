import { defineExtension } from '../../platform/contracts/extension.ts';
import { appearanceSettings } from './appearanceSettings.ts';
import { fontRoutes } from './fontRoutes.ts';

/** The settings of how the shop looks, and the fonts that it serves. */
export const appearance = defineExtension({
  name: 'appearance',
  api: '^1.0',
  settings: appearanceSettings,
  setup: () => ({ routes: fontRoutes }),
});
