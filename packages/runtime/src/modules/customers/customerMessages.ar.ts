import { translateMessages } from '../../platform/contracts/messages.ts';
import { customerMessages } from './customerMessages.ts';

/** The texts of the e-mails about accounts in Arabic. */
export const arabicCustomerMessages = translateMessages(customerMessages, 'ar', {
  'customers.email.welcome.subject': 'مرحبًا بك في {shop}',
  'customers.email.welcome.intro': 'حسابك جاهز. يمكنك تسجيل الدخول بالبريد الإلكتروني {email}.',
  'customers.email.welcome.why': 'يُرجى تأكيد أن هذا البريد الإلكتروني لك. الرابط صالح لمدة أسبوع:',
  'customers.email.welcome.confirm': 'تأكيد بريدي الإلكتروني',
  'customers.email.welcome.visit': 'الانتقال إلى {shop}',

  'customers.email.reset.subject': 'كلمة مرورك الجديدة في {shop}',
  'customers.email.reset.intro':
    'طُلبت كلمة مرور جديدة للحساب {email}. إذا كان هذا الطلب منك، فاختر كلمة المرور الجديدة من هنا:',
  'customers.email.reset.choose': 'اختيار كلمة مرور جديدة',
  'customers.email.reset.validity':
    'الرابط صالح لمرة واحدة ولمدة {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}. إذا لم يكن هذا الطلب منك، فلا حاجة إلى أي إجراء: ستبقى كلمة مرورك كما هي.',

  'customers.email.change.subject': 'تأكيد بريدك الإلكتروني الجديد في {shop}',
  'customers.email.change.intro':
    'اختير {email} بريدًا إلكترونيًا جديدًا لحساب في {shop}. إذا كان هذا الطلب منك، فأكّده من هنا:',
  'customers.email.change.confirm': 'تأكيد البريد الإلكتروني الجديد',
  'customers.email.change.validity':
    'الرابط صالح لمرة واحدة ولمدة {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}. إذا لم يكن هذا الطلب منك، فلا حاجة إلى أي إجراء: سيحتفظ الحساب ببريده الإلكتروني الحالي.',
  'customers.email.changeNotice.subject': 'بريد إلكتروني جديد لحسابك في {shop}',
  'customers.email.changeNotice.intro':
    'اختار شخص يعرف كلمة مرورك {email} بريدًا إلكترونيًا جديدًا لحسابك في {shop}. سيحل محل هذا البريد فور تأكيده.',
  'customers.email.changeNotice.whatToDo':
    'إذا كان هذا الطلب منك، فلا حاجة إلى أي إجراء. وإلا فعيّن كلمة مرور جديدة الآن: فهذا يوقف التغيير.',
});
