import { defineExtension } from '../../platform/contracts/extension.ts';
import { legalFooter } from './emailLinks.ts';
import { legalSettings } from './legalSettings.ts';

/** Provides the legal rules of the checkout: the linked pages, the acceptance of terms, the button label and the price notes. */
export const legal = defineExtension({
  name: 'legal',
  api: '^1.0',
  settings: legalSettings,
  setup: () => ({ emailFooters: [legalFooter] }),
});
