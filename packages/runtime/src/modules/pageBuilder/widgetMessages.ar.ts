import { translateMessages } from '../../platform/contracts/messages.ts';
import { widgetMessages } from './widgetMessages.ts';

/** The texts that widgets bring themselves, in Arabic. */
export const arabicWidgetMessages = translateMessages(widgetMessages, 'ar', {
  'pageBuilder.productRow.name': 'المنتجات',
  'pageBuilder.menu.name': 'القائمة',
  'pageBuilder.video.title': 'فيديو',
  'pageBuilder.video.play': 'تشغيل الفيديو',
  'pageBuilder.video.close': 'إغلاق الفيديو',
  'pageBuilder.video.consent':
    'عند تشغيل الفيديو يُحمَّل من {host}، وعندها يُعرف عنوان IP الخاص بك هناك، وقد تُحفظ ملفات تعريف الارتباط.',
});
