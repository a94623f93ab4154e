import { translateMessages } from '../../platform/contracts/messages.ts';
import { readinessMessages } from './readinessMessages.ts';

/** The sentences of the checklist in Arabic. */
export const arabicReadinessMessages = translateMessages(readinessMessages, 'ar', {
  'readiness.shop.done': '\u2068{name}\u2069، {country}.',
  'readiness.shop.name': 'ليس للمتجر اسم خاص به بعد: عيّنه في الإعدادات.',
  'readiness.shop.address': 'ليس للمتجر عنوان بعد: عيّن shop.address في ملف الإعداد.',
  'readiness.product.done':
    '{count, plural, zero {لا منتجات معروضة للبيع.} one {منتج واحد معروض للبيع.} two {منتجان معروضان للبيع.} few {# منتجات معروضة للبيع.} many {# منتجًا معروضًا للبيع.} other {# منتج معروض للبيع.}}',
  'readiness.product.open': 'لا يوجد بعد أي منتج من منتجاتك معروض للبيع.',
  'readiness.shipping.done':
    '{count, plural, zero {لا تُخدَم أي منطقة.} one {تُخدَم منطقة واحدة.} two {تُخدَم منطقتان.} few {تُخدَم # مناطق.} many {تُخدَم # منطقة.} other {تُخدَم # منطقة.}}',
  'readiness.shipping.open': 'لا توجد منطقة شحن بعد: لا يمكن الشحن إلى أي أحد.',
  'readiness.shipping.shadowed': 'لا تخدم المنطقة «{zone}» أحدًا: تسبقها المنطقة «{name}» في كل مكان تشمله.',
  'readiness.shipping.noProvider': 'ليس للمنطقة «{zone}» مزوّد شحن مفعّل.',
  'readiness.shipping.notInstalled': 'تستخدم المنطقة «{zone}» المزوّد «{name}»، وهو غير مثبّت.',
  'readiness.shipping.badConfig': 'تنقص مزوّد المنطقة «{zone}» هذه الإعدادات: {name}.',
  'readiness.shipping.nothingToOffer': 'ليس لدى المزوّد «{name}» سعر للمنطقة «{zone}».',
  'readiness.tax.done':
    '{count, plural, zero {لا معدلات ضريبة.} one {معدل ضريبة واحد.} two {معدلا ضريبة.} few {# معدلات ضريبة.} many {# معدل ضريبة.} other {# معدل ضريبة.}}',
  'readiness.tax.open': 'لا يوجد معدل ضريبة: يُباع كل شيء بلا ضريبة.',
  'readiness.tax.unclassed':
    '{count, plural, zero {لكل المنتجات فئة ضريبية.} one {منتج واحد بلا فئة ضريبية ويُباع بلا ضريبة.} two {منتجان بلا فئة ضريبية ويُباعان بلا ضريبة.} few {# منتجات بلا فئة ضريبية وتُباع بلا ضريبة.} many {# منتجًا بلا فئة ضريبية وتُباع بلا ضريبة.} other {# منتج بلا فئة ضريبية وتُباع بلا ضريبة.}}',
  'readiness.payment.done': '\u2068{names}\u2069.',
  'readiness.payment.incomplete': '{names}: مفعّلة لكنها غير مُعدّة، فلا يستطيع أحد الدفع.',
  'readiness.payment.unreviewed': '{names}. لم تقرر بعد هل تتيح: {unseen}. أبقها أو أوقفها.',
  'readiness.payment.open': 'لا توجد طريقة دفع مفعّلة.',
  'readiness.homepage.done': 'لصفحتك الرئيسية أقسام خاصة بها.',
  'readiness.homepage.open': 'لا تعرض صفحتك الرئيسية إلا أحدث المنتجات.',
  'readiness.testPurchase.done': 'تم تقديم طلب.',
  'readiness.testPurchase.open': 'اشترِ شيئًا من متجرك كما يفعل العميل.',
  'readiness.demo.done': 'أُزيلت المنتجات التجريبية.',
  'readiness.demo.warning':
    '{count, plural, zero {لا منتجات تجريبية معروضة للبيع.} one {لا يزال منتج تجريبي واحد معروضًا للبيع.} two {لا يزال منتجان تجريبيان معروضين للبيع.} few {لا تزال # منتجات تجريبية معروضة للبيع.} many {لا يزال # منتجًا تجريبيًا معروضًا للبيع.} other {لا يزال # منتج تجريبي معروضًا للبيع.}}',
  'readiness.livePayment.done': 'المدفوعات حقيقية.',
  'readiness.livePayment.open': 'لا توجد طريقة دفع بعد.',
  'readiness.livePayment.warning': 'تعمل {names} في وضع الاختبار: لا تُحوَّل أي أموال.',
  'readiness.domain.done': '{url}',
  'readiness.domain.open': 'ليس للمتجر عنوان عام بعد: عيّن shop.url في ملف الإعداد.',
  'readiness.domain.local': 'لا يمكن الوصول إلى {url} إلا من هذا الجهاز.',
  'readiness.domain.insecure': 'العنوان {url} غير مشفّر: استخدم https.',
  'readiness.sender.done': 'تُرسَل رسائل البريد الإلكتروني.',
  'readiness.sender.open': 'لا تُرسَل رسائل البريد الإلكتروني: عيّن mail.url في ملف الإعداد.',
  'readiness.sender.noFrom': 'ليس لرسائل البريد الإلكتروني مُرسِل خاص بك: عيّن mail.from في ملف الإعداد.',
  'readiness.legalPages.done': 'صفحتا الخصوصية والشروط منشورتان.',
  'readiness.legalPages.open': 'انشر صفحتي الخصوصية والشروط.',
  'readiness.legalPages.privacy': 'انشر صفحة الخصوصية.',
  'readiness.legalPages.terms': 'انشر صفحة الشروط.',
});
