import type { measurement as english } from '../en/measurement.ts';

/** The Arabic texts of the page of measurement. */
export const measurement: Record<keyof typeof english, string> = {
  'measurement.off': 'القياس متوقف. لا تُحتسب الزيارات الجديدة.',
  'measurement.empty':
    'اعرف كم زيارة تصل إلى منتج وإلى السلة وإلى طلب، وما الذي يبحث عنه الناس دون جدوى. يُسأل الزوار أولًا، ولا يُحتسب إلا من يوافق.',
  'measurement.none': 'تظهر الزيارات هنا بمجرد أن يوافق أول زائر على احتسابه.',
  'measurement.settings': 'إعدادات القياس',
  'measurement.visits': 'الزيارات',
  'measurement.pageViews': 'مشاهدات الصفحات',
  'measurement.orders': 'الطلبات',
  'measurement.conversion': 'معدل التحويل',
  'measurement.visitsByDay': 'الزيارات حسب اليوم',
  'measurement.day':
    '{visits, plural, zero {لا زيارات} one {زيارة واحدة} two {زيارتان} few {# زيارات} many {# زيارة} other {# زيارة}}، معدل التحويل {conversion}',
  'measurement.topPages': 'الصفحات الأكثر مشاهدة',
  'measurement.page': 'الصفحة',
  'measurement.views': 'المشاهدات',
  'measurement.emptySearches': 'عمليات بحث بلا نتائج',
  'measurement.words': 'كلمات البحث',
  'measurement.funnel': 'من الزيارة إلى الطلب',
  'measurement.about':
    'تُحتسب زيارات من وافقوا فقط. تنتهي الزيارة عند إغلاق المتصفح. معدل التحويل هو نسبة الزيارات التي تم فيها تقديم طلب.',
  'measurement.topPages.none': 'لم تُشاهد أي صفحة في هذه الفترة.',
  'measurement.emptySearches.none': 'كل عملية بحث وجدت شيئًا.',
  'measurement.step.product': 'شاهدوا منتجًا',
  'measurement.step.cart': 'أضافوا إلى السلة',
  'measurement.step.checkout': 'بدؤوا إتمام الشراء',
  'measurement.step.order': 'قدّموا طلبًا',
};
