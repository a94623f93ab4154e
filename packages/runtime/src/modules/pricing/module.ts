import { defineExtension } from '../../platform/contracts/extension.ts';
import { pricingSteps } from './steps.ts';

/** Cart pricing: unit prices, tax rates, discounts, shipping fee and totals. */
export const pricing = defineExtension({
  name: 'pricing',
  api: '^1.0',
  setup: () => ({ registryKeys: pricingSteps }),
});
