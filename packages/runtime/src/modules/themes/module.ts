import { defineExtension } from '../../platform/contracts/extension.ts';
import { theme } from './contract.ts';
import { recordThemes } from './recordThemes.ts';
import { themesPersonalData } from './personalData.ts';

/** Records which themes are installed. `system.theme` in the configuration selects the active theme. */
export const themes = defineExtension({
  name: 'themes',
  api: '^1.0',
  contributionPoints: { theme },
  setup: () => ({ personalData: themesPersonalData, start: recordThemes }),
});
