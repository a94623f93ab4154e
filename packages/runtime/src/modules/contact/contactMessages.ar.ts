import { translateMessages } from '../../platform/contracts/messages.ts';
import { contactMessages } from './contactMessages.ts';

/** The texts of the contact form, in Arabic. */
export const arabicContactMessages = translateMessages(contactMessages, 'ar', {
  'contact.form.title': 'راسلنا',
  'contact.form.name': 'الاسم الكامل',
  'contact.form.email': 'البريد الإلكتروني',
  'contact.form.message': 'الرسالة',
  'contact.form.send': 'إرسال الرسالة',
  'contact.form.trap': 'اترك هذا الحقل فارغًا',
  'contact.page.title': 'اتصل بنا',
  'contact.page.intro': 'اسألنا عن أي شيء. نرد عبر البريد الإلكتروني.',
  'contact.page.sentTitle': 'شكرًا على رسالتك',
  'contact.page.sent': 'وصلتنا رسالتك، وسنرد عليك عبر البريد الإلكتروني.',
  'contact.page.continue': 'متابعة التسوق',
  'contact.email.subject': 'رسالة من {name}',
  'contact.email.name': 'الاسم',
  'contact.email.email': 'البريد الإلكتروني',
  'contact.email.open': 'فتح الرسالة في لوحة الإدارة',
});
