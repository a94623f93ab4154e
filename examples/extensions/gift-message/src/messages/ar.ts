import { translateMessages } from '@shop/runtime/extension';
import { messages } from './en.ts';

/** The texts in Arabic. */
export const arabicMessages = translateMessages(messages, 'ar', {
  'gift-message.title': 'هل هي هدية؟',
  'gift-message.intro': 'نكتب رسالتك على بطاقة ونضعها في الطرد.',
  'gift-message.label': 'رسالتك',
  'gift-message.save': 'إضافة الرسالة',
  'gift-message.change': 'حفظ الرسالة',
  'gift-message.remove': 'إزالة الرسالة',
  'gift-message.yours': 'رسالة الهدية',
  'gift-message.inEmail': 'رسالة الهدية:\n{message}',
});
