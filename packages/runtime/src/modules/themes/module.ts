import { defineExtension } from '../../platform/extensions/contract.ts';
import { theme } from './contract.ts';
import { recordThemes } from './recordThemes.ts';

/** Which themes are installed. The active one is `system.theme` of the configuration. */
export const themes = defineExtension({
  name: 'themes',
  api: '^1.0',
  contributionPoints: { theme },
  setup: () => ({ start: recordThemes }),
});
