import type { Patterns } from '../refusals.ts';

/** The Arabic texts of what happened to an order, by patterns of the activities of the API. */
export const activities: Patterns = [
  [/^Order has been created$/, 'أُنشئ الطلب'],
  [/^Captured (\S+ [A-Z]{3})$/, 'حُصّل \u2068{1}\u2069'],
  [/^Captured (\S+ [A-Z]{3})\. Transaction ID: (\S+)$/, 'حُصّل \u2068{1}\u2069. المعاملة: \u2068{2}\u2069'],
  [
    /^Authorized (\S+ [A-Z]{3})\. Transaction ID: (\S+)$/,
    'أُذِن بمبلغ \u2068{1}\u2069. المعاملة: \u2068{2}\u2069',
  ],
  [/^The gateway reviews the capture of (\S+ [A-Z]{3})$/, 'تراجع بوابة الدفع تحصيل \u2068{1}\u2069'],
  [/^Captured the payment\. Transaction ID: (\S+)$/, 'حُصّلت الدفعة. المعاملة: \u2068{1}\u2069'],
  [
    /^Customer authorized the payment\. Transaction ID: (\S+)$/,
    'أذِن العميل بالدفع. المعاملة: \u2068{1}\u2069',
  ],
  [
    /^The wallet gateway reviews the (?:payment|authorization)\. Transaction ID: (\S+)$/,
    'يراجع مزوّد المحفظة الدفعة. المعاملة: \u2068{1}\u2069',
  ],
  [/^Payment failed$/, 'فشل الدفع'],
  [/^(?:Payment failed|The wallet gateway payment failed): (.+)$/, 'فشل الدفع: \u2068{1}\u2069'],
  [/^Refunded (\S+ [A-Z]{3})\. Refund ID: (\S+)$/, 'رُدّ \u2068{1}\u2069. رقم الاسترداد: \u2068{2}\u2069'],
  [/^Reason for the refund: (.+)$/s, 'سبب الاسترداد: {1}'],
  [
    /^Attention: the refund of (\S+ [A-Z]{3}) failed\. Refund ID: (\S+)$/,
    'تنبيه: فشل رد \u2068{1}\u2069. رقم الاسترداد: \u2068{2}\u2069',
  ],
  [/^Attention: the order was paid after it was canceled$/, 'تنبيه: دُفع الطلب بعد إلغائه'],
  [
    /^Attention: the gateway has a payment for this order with another amount$/,
    'تنبيه: لدى بوابة الدفع دفعة لهذا الطلب بمبلغ آخر',
  ],
  [
    /^Attention: the wallet gateway denied the payment capture\. Capture ID: (\S+)$/,
    'تنبيه: رفض مزوّد المحفظة التحصيل. رقم التحصيل: \u2068{1}\u2069',
  ],
  [
    /^Order (\S+) of the same cart is paid, so (.+) of this one was given back$/,
    'دُفع الطلب \u2068{1}\u2069 من السلة نفسها، لذا أُعيد \u2068{2}\u2069 من هذا الطلب',
  ],
  [
    /^Order (\S+) of the same cart was paid too: (.+) was given back$/,
    'دُفع أيضًا الطلب \u2068{1}\u2069 من السلة نفسها: أُعيد \u2068{2}\u2069',
  ],
  [/^Order canceled \((.+)\)$/, 'أُلغي الطلب (\u2068{1}\u2069)'],
  [/^Shipment created \(([^,]+)\)$/, 'أُنشئت شحنة (\u2068{1}\u2069)'],
  [/^Shipment created \(([^,]+), carrier (.+)\)$/, 'أُنشئت شحنة (\u2068{1}\u2069، \u2068{2}\u2069)'],
  [/^Label created \((.+), (\S+)\)$/, 'أُنشئ ملصق الشحن (\u2068{1}\u2069، \u2068{2}\u2069)'],
  [/^Shipment information updated$/, 'عُدّلت بيانات الشحنة'],
  [/^Shipment delivered$/, 'سُلّمت الشحنة'],
  [/^Shipment canceled$/, 'أُلغيت الشحنة'],
  [/^Marked as reviewed$/, 'وُضعت علامة «تمت المراجعة»'],
  [/^E-mail changed from (.+) to (.+)$/, 'تغيّر البريد الإلكتروني من \u2068{1}\u2069 إلى \u2068{2}\u2069'],
  [/^Name changed from (.+) to (.+)$/, 'تغيّر الاسم من \u2068{1}\u2069 إلى \u2068{2}\u2069'],
  [/^Shipping address changed /, 'عُدّل عنوان الشحن'],
  [/^Billing address changed /, 'عُدّل عنوان الفوترة'],
  [/^The confirmation is sent again to (.+)$/, 'أُعيد إرسال تأكيد الطلب إلى \u2068{1}\u2069'],
  [
    /^The e-mail about the cancellation is sent again to (.+)$/,
    'أُعيد إرسال رسالة الإلغاء إلى \u2068{1}\u2069',
  ],
  [/^The e-mail about the refund is sent again to (.+)$/, 'أُعيد إرسال رسالة الاسترداد إلى \u2068{1}\u2069'],
  [/^The e-mail about the shipment is sent again to (.+)$/, 'أُعيد إرسال رسالة الشحن إلى \u2068{1}\u2069'],
  [/^The e-mail about the delivery is sent again to (.+)$/, 'أُعيد إرسال رسالة التسليم إلى \u2068{1}\u2069'],
  [
    /^The e-mail about the new order is sent again to (.+)$/,
    'أُعيد إرسال رسالة الطلب الجديد إلى \u2068{1}\u2069',
  ],
];
