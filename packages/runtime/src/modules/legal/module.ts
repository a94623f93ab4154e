import { defineExtension } from '../../platform/contracts/extension.ts';
import { legalFooter } from './emailLinks.ts';
import { legalSettings } from './legalSettings.ts';

/** The law of the till: which pages are linked, whether the terms are asked for, and what button and prices say. */
export const legal = defineExtension({
  name: 'legal',
  api: '^1.0',
  settings: legalSettings,
  setup: () => ({ emailFooters: [legalFooter] }),
});
