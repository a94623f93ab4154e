import { translateMessages } from '../../platform/contracts/messages.ts';
import { webhookMessages } from './webhookMessages.ts';

/** The texts of the e-mail about a webhook that the shop switched off, in Arabic. */
export const arabicWebhookMessages = translateMessages(webhookMessages, 'ar', {
  'webhooks.off.subject': 'تم إيقاف خطاف ويب في {shop}',
  'webhooks.off.gone':
    'أجاب النظام على العنوان {url} بأنه لم يعد يستقبل عمليات التسليم (410 Gone)، لذلك أوقف {shop} خطاف الويب الخاص به.',
  'webhooks.off.failing':
    'لم يستقبل النظام على العنوان {url} أي عملية تسليم منذ أيام، لذلك أوقف {shop} خطاف الويب الخاص به. وما لم يُسلَّم محفوظ.',
  'webhooks.off.whatToDo':
    'ما العمل: تأكد من أن النظام يجيب من جديد، ثم أرسل إليه اختبارًا وشغّل خطاف الويب. عندها تُرسل عمليات التسليم المنتظرة؛ أما الأحداث التي وقعت بعد الإيقاف فأعد تسليم تلك المدة.',
  'webhooks.off.open': 'فتح خطاف الويب',
});
