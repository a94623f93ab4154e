import { translateMessages } from '@shop/runtime/extension';
import { cardMessages } from './cardMessages.ts';

/** The name of payment by card, and the texts of its form, in Arabic. */
export const arabicCardMessages = translateMessages(cardMessages, 'ar', {
  'cardgw.name': 'بطاقة ائتمان',
  'cardgw.pay': 'الدفع الآن',
  'cardgw.needsScript':
    'يحتاج نموذج البطاقة إلى JavaScript. يُرجى السماح به في هذه الصفحة أو الدفع بطريقة أخرى.',
  'cardgw.notLoaded': 'تعذّر تحميل نموذج البطاقة. يُرجى إعادة تحميل الصفحة أو الدفع بطريقة أخرى.',
  'cardgw.declined': 'لم تتم عملية الدفع. يُرجى التحقق من بيانات البطاقة.',
  'cardgw.noAnswer': 'خدمة البطاقات لا تستجيب. يُرجى المحاولة مرة أخرى.',
  'cardgw.activity.captured': 'حُصّل \u2068{money}\u2069. المعاملة: \u2068{id}\u2069',
  'cardgw.activity.authorized': 'أُذِن بمبلغ \u2068{money}\u2069. المعاملة: \u2068{id}\u2069',
  'cardgw.activity.failed': 'فشل الدفع',
  'cardgw.activity.failedBecause': 'فشل الدفع: \u2068{reason}\u2069',
  'cardgw.reason.abandoned': 'تُركت الدفعة دون إتمام',
});
