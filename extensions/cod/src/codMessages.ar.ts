import { translateMessages } from '@shop/runtime/extension';
import { codMessages } from './codMessages.ts';

/** The name of payment on delivery, and how it is paid in Arabic. */
export const arabicCodMessages = translateMessages(codMessages, 'ar', {
  'cod.name': 'الدفع عند الاستلام',
  'cod.instructions': 'يرجى تجهيز مبلغ {amount} عند استلام الطلب.',
});
