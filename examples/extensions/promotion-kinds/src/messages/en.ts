import { defineMessages } from '@shop/runtime/extension';

/** The texts of the condition and the action. */
export const messages = defineMessages('promotion-kinds', 'en', {
  'promotion-kinds.weight.from': 'for orders that weigh at least {min, number}',
  'promotion-kinds.weight.to': 'for orders that weigh at most {max, number}',
  'promotion-kinds.weight.between': 'for orders that weigh {min, number} to {max, number}',
  'promotion-kinds.weight.unmet': 'The weight of the cart does not fit this offer',
  'promotion-kinds.nthUnit':
    '{percent, number}% off every unit number {every, number}, counted from the dearest',
});

type KindMessages = (typeof messages)['texts'];

declare module '@shop/runtime/extension' {
  interface Messages extends KindMessages {}
}
