import { defineMessages } from '@shop/runtime/extension';

/** Name and instructions of cash on delivery, as shown to shoppers. */
export const codMessages = defineMessages('cod', 'en', {
  'cod.name': 'Cash on delivery',
  'cod.hint': 'Pay {amount} when your order arrives.',
  'cod.instructions': 'Pay {amount} to the courier when your order arrives.',
});

type CodMessages = (typeof codMessages)['texts'];

declare module '@shop/runtime/extension' {
  interface Messages extends CodMessages {}
}
