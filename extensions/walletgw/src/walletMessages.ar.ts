import { translateMessages } from '@shop/runtime/extension';
import { walletMessages } from './walletMessages.ts';

/** The texts of payment by wallet in Arabic. */
export const arabicWalletMessages = translateMessages(walletMessages, 'ar', {
  'walletgw.name': 'المحفظة الإلكترونية',
  'walletgw.status.pending': 'قيد المعالجة لدى مزوّد الدفع',
  'walletgw.activity.captured': 'حُصّلت الدفعة. المعاملة: \u2068{id}\u2069',
  'walletgw.activity.authorized': 'أذِن العميل بالدفع. المعاملة: \u2068{id}\u2069',
  'walletgw.activity.paymentInReview': 'يراجع مزوّد المحفظة الدفعة. المعاملة: \u2068{id}\u2069',
  'walletgw.activity.authorizationInReview': 'يراجع مزوّد المحفظة التفويض. المعاملة: \u2068{id}\u2069',
  'walletgw.activity.failed': 'فشل الدفع: \u2068{reason}\u2069',
  'walletgw.activity.authorizationDenied': 'رُفض التفويض \u2068{id}\u2069',
  'walletgw.activity.captureDenied': 'رفض مزوّد المحفظة التحصيل. رقم التحصيل: \u2068{id}\u2069',
  'walletgw.activity.otherAmount':
    'أبلغ مزوّد المحفظة عن \u2068{money}\u2069، وهو لا يساوي إجمالي الطلب. لم يُحصّل شيء. المعرّف: \u2068{id}\u2069',
  'walletgw.activity.authorizationExpired': 'انتهت صلاحية التفويض \u2068{id}\u2069 في \u2068{time}\u2069',
  'walletgw.reason.neverStarted': 'لم تبدأ الدفعة بالمحفظة قط',
  'walletgw.reason.gone': 'لم تعد الدفعة موجودة لدى مزوّد المحفظة',
  'walletgw.reason.neverApproved': 'لم تُعتمد الدفعة بالمحفظة قط',
  'walletgw.reason.released': 'أُلغي التفويض لدى مزوّد المحفظة',
  'walletgw.reason.canceledByCustomer': 'ألغى العميل الدفعة لدى مزوّد المحفظة',
});
