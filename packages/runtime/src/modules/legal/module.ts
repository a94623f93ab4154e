import { defineExtension } from '../../platform/contracts/extension.ts';
import { legalFooter } from './emailLinks.ts';
import { legalMessages } from './legalMessages.ts';
import { legalSettings } from './legalSettings.ts';
import { legalPersonalData } from './personalData.ts';
import { legalService } from './services.ts';

/** Provides the legal rules for the checkout: page links, acceptance of terms, the button label and price notes. */
export const legal = defineExtension({
  name: 'legal',
  api: '^1.0',
  settings: legalSettings,
  setup: () => ({
    services: (app) => ({ legal: legalService(app) }),
    personalData: legalPersonalData,
    messages: [legalMessages],
    emailFooters: [legalFooter],
  }),
});
