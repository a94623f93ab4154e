import { translateMessages } from '../../platform/contracts/messages.ts';
import { mailMessages } from './mailMessages.ts';

/** The texts of all e-mails in common, and of the e-mail about failed deliveries, in Arabic. */
export const arabicMailMessages = translateMessages(mailMessages, 'ar', {
  'mail.greeting': 'مرحبًا،',
  'mail.greetingByName': 'مرحبًا {name}،',
  'mail.failures.subject':
    '{count, plural, zero {لم يفشل تسليم أي حدث في {shop}} one {فشل تسليم حدث واحد في {shop}} two {فشل تسليم حدثين في {shop}} few {فشل تسليم # أحداث في {shop}} many {فشل تسليم # حدثًا في {shop}} other {فشل تسليم # حدث في {shop}}}',
  'mail.failures.subjectAtLeast': 'فشل تسليم أحداث في {shop}، وعددها {count, number} على الأقل',
  'mail.failures.intro':
    '{count, plural, zero {لم تفشل أي عملية تسليم للأحداث.} one {فشلت عملية تسليم واحدة لأحد الأحداث في كل محاولة، لذلك توقف {shop} عن المحاولة. ولم يحدث ما كان يُفترض أن تنجزه، مثل إرسال رسالة بريد إلكتروني أو إبلاغ نظام آخر.} two {فشلت عمليتا تسليم للأحداث في كل محاولة، لذلك توقف {shop} عن المحاولة. ولم يحدث ما كان يُفترض أن تنجزه كل منهما، مثل إرسال رسالة بريد إلكتروني أو إبلاغ نظام آخر.} few {فشلت # عمليات تسليم للأحداث في كل محاولة، لذلك توقف {shop} عن المحاولة. ولم يحدث ما كان يُفترض أن تنجزه كل منها، مثل إرسال رسالة بريد إلكتروني أو إبلاغ نظام آخر.} many {فشلت # عملية تسليم للأحداث في كل محاولة، لذلك توقف {shop} عن المحاولة. ولم يحدث ما كان يُفترض أن تنجزه كل منها، مثل إرسال رسالة بريد إلكتروني أو إبلاغ نظام آخر.} other {فشلت # عملية تسليم للأحداث في كل محاولة، لذلك توقف {shop} عن المحاولة. ولم يحدث ما كان يُفترض أن تنجزه كل منها، مثل إرسال رسالة بريد إلكتروني أو إبلاغ نظام آخر.}}',
  'mail.failures.introAtLeast':
    'فشلت في كل محاولة عمليات تسليم للأحداث، وعددها {count, number} على الأقل، لذلك توقف {shop} عن المحاولة. ولم يحدث ما كان يُفترض أن تنجزه كل منها، مثل إرسال رسالة بريد إلكتروني أو إبلاغ نظام آخر.',
  'mail.failures.subscriber': 'المشترك: {subscriber}، وهو جزء من «{owner}»',
  'mail.failures.subscriberGone': 'المشترك: {subscriber}، ولم يعد مثبّتًا',
  'mail.failures.event': 'الحدث: {event}',
  'mail.failures.since':
    '{count, plural, zero {لا عمليات تسليم، {time}} one {عملية تسليم واحدة، في {time}} two {عمليتا تسليم، أولاهما في {time}} few {# عمليات تسليم، أولاها في {time}} many {# عملية تسليم، أولاها في {time}} other {# عملية تسليم، أولاها في {time}}}',
  'mail.failures.error': 'الخطأ: {error}',
  'mail.failures.noError': 'انتهت العملية التي كانت تحاول التسليم',
  'mail.failures.more':
    '{count, plural, zero {ولا أنواع أخرى من الإخفاق.} one {ونوع واحد آخر من الإخفاق.} two {ونوعان آخران من الإخفاق.} few {و# أنواع أخرى من الإخفاق.} many {و# نوعًا آخر من الإخفاق.} other {و# نوع آخر من الإخفاق.}}',
  'mail.failures.whatToDo':
    'ما العمل: أصلح السبب الذي يذكره الخطأ. في رسائل البريد الإلكتروني يكون السبب غالبًا خادم البريد المحدد في الإعداد mail.url، وفي الإضافات يمكن لمطوّرها أن يوضح المزيد. تُحفظ عمليات التسليم الفاشلة: يعرضها الاستعلام deadEvents في واجهة API الإدارية مع بياناتها.',
});
