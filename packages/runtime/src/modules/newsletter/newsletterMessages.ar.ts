import { translateMessages } from '../../platform/contracts/messages.ts';
import { newsletterMessages } from './newsletterMessages.ts';

/** The texts of the newsletter, in Arabic. */
export const arabicNewsletterMessages = translateMessages(newsletterMessages, 'ar', {
  'newsletter.form.title': 'الجديد عبر البريد الإلكتروني',
  'newsletter.form.intro': 'منتجات وعروض جديدة، من وقت إلى آخر.',
  'newsletter.form.email': 'البريد الإلكتروني',
  'newsletter.form.send': 'اشتراك',
  'newsletter.form.note': 'يمكنك إلغاء الاشتراك في أي وقت عبر الرابط الموجود في كل رسالة.',
  'newsletter.form.trap': 'اترك هذا الحقل فارغًا',

  'newsletter.page.title': 'النشرة البريدية',
  'newsletter.page.sentTitle': 'تحقق من بريدك الوارد',
  'newsletter.page.sent':
    'أرسلنا إليك رابطًا. افتحه لتأكيد بريدك الإلكتروني. إذا لم يصلك شيء، فابحث في مجلد البريد غير المرغوب فيه.',
  'newsletter.page.confirmTitle': 'تأكيد بريدك الإلكتروني',
  'newsletter.page.confirmIntro': 'نقرة واحدة أخرى وتصلك نشرتنا البريدية.',
  'newsletter.page.confirm': 'تأكيد',
  'newsletter.page.confirmedTitle': 'تم تأكيد اشتراكك',
  'newsletter.page.confirmed': 'شكرًا لك. ستصلك النشرة البريدية القادمة.',
  'newsletter.page.cancelTitle': 'إلغاء الاشتراك',
  'newsletter.page.cancelIntro': 'ألم تعد ترغب في تلقي نشرتنا البريدية؟',
  'newsletter.page.cancel': 'إلغاء الاشتراك',
  'newsletter.page.canceledTitle': 'أُلغي اشتراكك',
  'newsletter.page.canceled': 'لن تصلك نشرات بريدية أخرى منا.',
  'newsletter.page.continue': 'متابعة التسوق',

  'newsletter.account.none': 'منتجات جديدة وعروض بين حين وآخر إلى {email}.',
  'newsletter.account.pending': 'أرسلنا رابطًا إلى {email}. يُرجى فتحه لتأكيد الاشتراك في النشرة.',
  'newsletter.account.subscribed': 'تصلك نشرتنا على {email}.',
  'newsletter.account.start': 'اشتراك',
  'newsletter.account.withdraw': 'إلغاء الطلب',
  'newsletter.account.stop': 'إلغاء الاشتراك',

  'newsletter.email.confirm.subject': 'تأكيد اشتراكك في النشرة البريدية من {shop}',
  'newsletter.email.confirm.intro':
    'سجّل أحدهم {email} في النشرة البريدية من {shop}. إذا كان ذلك أنت، فأكّد الاشتراك من هنا:',
  'newsletter.email.confirm.link': 'تأكيد الاشتراك',
  'newsletter.email.confirm.validity':
    'الرابط صالح لمدة {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. إذا لم يكن هذا الطلب منك، فلا حاجة إلى أي إجراء: لن تصلك أي نشرة بريدية.',
  'newsletter.email.welcome.subject': 'تم اشتراكك في أخبار {shop}',
  'newsletter.email.welcome.intro': 'شكرًا لك. من الآن فصاعدًا ستصلك النشرة البريدية من {shop}.',
  'newsletter.email.welcome.visit': 'الانتقال إلى {shop}',
  'newsletter.email.welcome.cancel': 'إلغاء الاشتراك',
});
