import { translateMessages } from '../../platform/messages/contract.ts';
import { orderMessages } from './orderMessages.ts';

/** The texts of orders in Arabic: e-mails, statuses and documents. */
export const arabicOrderMessages = translateMessages(orderMessages, 'ar', {
  'orders.email.view': 'عرض الطلب',
  'orders.email.shipTo': 'يُشحن إلى:',
  'orders.email.payment': 'طريقة الدفع: {method}',
  'orders.email.line': '{qty, number} × {product}',
  'orders.email.subtotal': 'المجموع الفرعي',
  'orders.email.discount': 'الخصم',
  'orders.email.shipping': 'الشحن',
  'orders.email.tax': 'الضريبة',
  'orders.email.total': 'الإجمالي',

  'orders.email.confirmation.subject': 'طلبك {number} في {shop}',
  'orders.email.confirmation.intro': 'شكرًا لك على طلبك {number}. لقد استلمناه.',

  'orders.email.canceled.subject': 'أُلغي طلبك {number} في {shop}',
  'orders.email.canceled.intro': 'أُلغي طلبك {number}. لن يُشحن منه أي شيء آخر.',

  'orders.email.refund.subject': 'استرداد مبلغ الطلب {number} في {shop}',
  'orders.email.refund.full': 'أعدنا إليك مبلغ {amount}. وبذلك استُردّ مبلغ طلبك {number} بالكامل.',
  'orders.email.refund.partial': 'أعدنا إليك مبلغ {amount} من طلبك {number}.',
  'orders.email.refund.way':
    'يعود المبلغ بطريقة الدفع نفسها: {method}. ويتوقف موعد وصوله على البنك أو خدمة الدفع.',

  'orders.email.shipped.subject': 'طلبك {number} من {shop} في الطريق إليك',
  'orders.email.shipped.intro': 'هذه المنتجات من طلبك {number} في الطريق إليك:',
  'orders.email.shipped.carrier': 'شركة الشحن: {carrier}',
  'orders.email.shipped.tracking': 'رقم التتبع: {tracking}',
  'orders.email.shipped.track': 'تتبّع الشحنة',

  'orders.email.delivered.subject': 'تم تسليم طلبك {number} من {shop}',
  'orders.email.delivered.intro': 'تم تسليم هذه المنتجات من طلبك {number}:',

  'orders.email.merchant.subject': 'طلب جديد {number}: {total}',
  'orders.email.merchant.intro': 'لدى {shop} طلب جديد برقم {number}.',
  'orders.email.merchant.customer': 'العميل',
  'orders.email.merchant.noName': 'لم يُذكر اسم',
  'orders.email.merchant.email': 'البريد الإلكتروني',
  'orders.email.merchant.payment': 'طريقة الدفع',
  'orders.email.merchant.shipping': 'طريقة الشحن',
  'orders.email.merchant.coupon': 'القسيمة',
  'orders.email.merchant.shipTo': 'عنوان الشحن:',
  'orders.email.merchant.note': 'ملاحظة العميل:',

  'orders.shipmentStatus.unfullfilled': 'لم يُشحن',
  'orders.shipmentStatus.partiallyShipped': 'شُحن جزئيًا',
  'orders.shipmentStatus.shipped': 'تم الشحن',
  'orders.shipmentStatus.partiallyDelivered': 'سُلّم جزئيًا',
  'orders.shipmentStatus.delivered': 'تم التسليم',
  'orders.shipmentStatus.canceled': 'مُلغى',

  'orders.document.invoice': 'فاتورة',
  'orders.document.number': 'فاتورة {number}',
  'orders.document.invoiced': 'تاريخ الفاتورة',
  'orders.document.slip': 'قائمة التعبئة',
  'orders.document.order': 'الطلب {number}',
  'orders.document.date': 'تاريخ الطلب',
  'orders.document.billTo': 'عنوان الفوترة',
  'orders.document.shipTo': 'عنوان الشحن',
  'orders.document.qty': 'الكمية',
  'orders.document.item': 'الصنف',
  'orders.document.price': 'سعر الوحدة',
  'orders.document.taxRate': 'الضريبة',
  'orders.document.amount': 'المبلغ',
  'orders.document.taxAt': 'الضريبة {percent, number}%',
  'orders.document.shippingTax': 'ضريبة الشحن',
  'orders.document.method': 'طريقة الدفع',
  'orders.document.shipping': 'طريقة الشحن',
  'orders.document.paid': 'المدفوع',
  'orders.document.refunded': 'المُسترَد',
  'orders.document.due': 'المبلغ المستحق',
  'orders.document.packed': 'تمت التعبئة',
  'orders.document.note': 'ملاحظة العميل',
  'orders.document.canceled': 'أُلغي هذا الطلب.',
  'orders.document.page': 'صفحة {page, number} من {pages, number}',
});
