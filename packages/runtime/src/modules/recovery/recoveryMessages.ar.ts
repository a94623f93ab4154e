import { translateMessages } from '../../platform/contracts/messages.ts';
import { recoveryMessages } from './recoveryMessages.ts';

/** The texts by which administrators get a new password, in Arabic. */
export const arabicRecoveryMessages = translateMessages(recoveryMessages, 'ar', {
  'recovery.email.subject': 'كلمة مرور المسؤول الجديدة في {shop}',
  'recovery.email.intro':
    'طُلبت كلمة مرور جديدة للمسؤول {email} في {shop}. إذا كان هذا الطلب منك، فاختر كلمة المرور الجديدة من هنا:',
  'recovery.email.choose': 'اختيار كلمة مرور جديدة',
  'recovery.email.validity':
    'الرابط صالح لمرة واحدة ولمدة {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}. إذا لم يكن هذا الطلب منك، فلا حاجة إلى أي إجراء: ستبقى كلمة مرورك كما هي.',

  'recovery.secondFactor.subject': 'أُزيل العامل الثاني لحسابك في {shop}',
  'recovery.secondFactor.intro':
    'أُزيل تطبيق المصادقة ومفاتيح المرور ورموز الاسترداد الخاصة بالمسؤول {email} في {shop}، وانتهت جميع الجلسات. من الآن فصاعدًا يتم تسجيل الدخول بكلمة المرور وحدها. يُرجى إعداد عامل ثانٍ جديد:',
  'recovery.secondFactor.setUp': 'فتح ملفي الشخصي',
  'recovery.secondFactor.unwanted': 'إذا لم تطلب ذلك، فغيّر كلمة مرورك فورًا وأبلغ بقية مسؤولي المتجر.',

  'recovery.added.subject': 'وسيلة دخول جديدة إلى حسابك في {shop}',
  'recovery.added.totp': 'أُعدّ تطبيق مصادقة للمسؤول {email} في {shop}. من الآن فصاعدًا يُطلب عند كل تسجيل دخول.',
  'recovery.added.passkey': 'أُضيف مفتاح مرور إلى حساب المسؤول {email} في {shop}.',
  'recovery.added.apiToken':
    'أُنشئ رمز API للمسؤول {email} في {shop}. يسجّل به برنامجٌ الدخول بدلًا من كلمة المرور.',
  'recovery.added.unwanted':
    'إذا لم تفعل ذلك أنت أو زميل تثق به، فغيّر كلمة مرورك فورًا، فتنتهي بذلك جميع الجلسات ورموز API، وراجع ملفك الشخصي وأبلغ بقية مسؤولي المتجر.',

  'recovery.page.title': 'تعيين كلمة مرور جديدة للمسؤول',
  'recovery.page.password': 'كلمة المرور الجديدة',
  'recovery.page.hint': '8 أحرف على الأقل. يؤدي ذلك إلى إنهاء جميع جلساتك وإبطال رموز API الخاصة بك.',
  'recovery.page.set': 'تعيين كلمة المرور',
  'recovery.page.done': 'تم تعيين كلمة المرور الجديدة. يُرجى تسجيل الدخول بها.',
});
