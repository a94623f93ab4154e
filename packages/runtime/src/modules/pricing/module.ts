import { defineExtension } from '../../platform/extensions/contract.ts';
import { pricingSteps } from './steps.ts';

/** How the figures of a cart come about. */
export const pricing = defineExtension({
  name: 'pricing',
  api: '^1.0',
  setup: () => ({ registryKeys: pricingSteps }),
});
