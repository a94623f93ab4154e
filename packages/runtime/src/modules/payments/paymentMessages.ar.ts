import { translateMessages } from '../../platform/contracts/messages.ts';
import { paymentMessages } from './paymentMessages.ts';

/** The names of payment statuses in Arabic. */
export const arabicPaymentMessages = translateMessages(paymentMessages, 'ar', {
  'payments.noneRequired': 'لا يلزم الدفع',
  'payments.zeroTotal': 'اكتمل الدفع تلقائيًا (طلب بلا مبلغ)',
  'payments.status.pending': 'قيد الانتظار',
  'payments.status.authorized': 'مُصرَّح به',
  'payments.status.paid': 'مدفوع',
  'payments.status.captured': 'مُحصَّل',
  'payments.status.refunded': 'مُسترَد',
  'payments.status.partiallyRefunded': 'مُسترَد جزئيًا',
  'payments.status.failed': 'فشل الدفع',
  'payments.status.canceled': 'مُلغى',
});
