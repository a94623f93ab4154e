import { defineMessages } from '@shop/runtime/extension';

/** The shopper-facing name and instructions of cash on delivery. */
export const codMessages = defineMessages('cod', 'en', {
  'cod.name': 'Cash on delivery',
  'cod.instructions': 'Please have {amount} ready when your order arrives.',
});

type CodMessages = (typeof codMessages)['texts'];

declare module '@shop/runtime/extension' {
  interface Messages extends CodMessages {}
}
