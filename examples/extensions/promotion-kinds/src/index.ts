import { defineExtension } from '@shop/runtime/extension';
import { cartWeight } from './cartWeight.ts';
import { messages } from './messages/en.ts';
import { nthUnit } from './nthUnit.ts';

/** An extension with a condition and an action of promotions. */
export default defineExtension({
  name: 'promotion-kinds',
  api: '^1.0',
  languages: new URL('../languages/', import.meta.url),
  setup: () => ({
    promotionConditions: [cartWeight],
    promotionActions: [nthUnit],
    messages: [messages],
  }),
});
