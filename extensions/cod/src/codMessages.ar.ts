import { translateMessages } from '@shop/runtime/extension';
import { codMessages } from './codMessages.ts';

/** The names of payment on delivery in Arabic. */
export const arabicCodMessages = translateMessages(codMessages, 'ar', {
  'cod.name': 'الدفع عند الاستلام',
});
