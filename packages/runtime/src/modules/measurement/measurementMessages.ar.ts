import { translateMessages } from '../../platform/contracts/messages.ts';
import { measurementMessages } from './measurementMessages.ts';

/** The texts with which visitors are asked whether they may be counted, in Arabic. */
export const arabicMeasurementMessages = translateMessages(measurementMessages, 'ar', {
  'measurement.title': 'هل يمكننا احتساب زيارتك؟',
  'measurement.intro':
    'إذا وافقت، نحتسب الصفحات التي تشاهدها وما تبحث عنه وما إذا كنت قد طلبت شيئًا، تحت رقم عشوائي ومن دون اسمك. يعمل المتجر بالطريقة نفسها في كلتا الحالتين.',
  'measurement.shared':
    'وإذا وافقت، تحمّل الصفحات أيضًا نصًا برمجيًا من {host}، وقد يستخدم ملفات تعريف ارتباط خاصة به.',
  'measurement.accept': 'موافقة',
  'measurement.reject': 'رفض',
  'measurement.link': 'إعدادات ملفات تعريف الارتباط',
  'measurement.more': 'معرفة المزيد',
  'measurement.page.intro': 'أنت من يقرر ما إذا كان بإمكاننا احتساب زيارتك، ويمكنك تغيير رأيك هنا في أي وقت.',
  'measurement.page.open': 'لم تقرر بعد.',
  'measurement.page.accepted': 'لقد وافقت: يتم احتساب زيارتك.',
  'measurement.page.rejected': 'لقد رفضت: لا يتم احتساب زيارتك.',
  'measurement.page.cookies': 'ملفات تعريف الارتباط في هذا المتجر',
  'measurement.page.session': 'يربط سلة التسوق بحسابك. يحتاج إليه المتجر.',
  'measurement.page.consent': 'يحفظ قرارك هنا لمدة نصف عام. يحتاج إليه المتجر.',
  'measurement.page.visit':
    'يحتوي على رقم عشوائي إلى أن تغلق المتصفح، ليجمع صفحات الزيارة الواحدة. لا يُنشأ إلا إذا وافقت.',
});
