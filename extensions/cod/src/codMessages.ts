import { defineMessages } from '@shop/runtime/extension';

/** The names of payment on delivery, as shoppers read them. */
export const codMessages = defineMessages('cod', 'en', {
  'cod.name': 'Cash on delivery',
});

type CodMessages = (typeof codMessages)['texts'];

declare module '@shop/runtime/extension' {
  interface Messages extends CodMessages {}
}
