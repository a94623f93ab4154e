import type { home as english } from '../en/home.ts';

/** The Arabic texts of the dashboard, the search over everything and the first steps. */
export const home: Record<keyof typeof english, string> = {
  'dashboard.period': 'الفترة',
  'dashboard.days':
    '{count, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  'dashboard.revenue': 'الإيرادات',
  'dashboard.revenue.help': 'المال المستلم بعد طرح المبالغ المستردة.',
  'dashboard.orders': 'الطلبات',
  'dashboard.average': 'متوسط قيمة الطلب',
  'dashboard.average.help': 'الطلبات المقدَّمة، مدفوعة كانت أم لا.',
  'dashboard.newCustomers': 'العملاء الجدد',
  'dashboard.year': 'سنة واحدة',
  'dashboard.none': '–',
  'dashboard.before': '{value} في الفترة السابقة',
  'dashboard.change': '{change} ({value} في الفترة السابقة)',
  'dashboard.revenueByDay': 'الإيرادات حسب اليوم',
  'dashboard.work': 'المهام',
  'dashboard.work.none': 'لا شيء في انتظارك.',
  'dashboard.review':
    '{count, plural, zero {لا طلبات للمراجعة} one {طلب واحد للمراجعة} two {طلبان للمراجعة} few {# طلبات للمراجعة} many {# طلبًا للمراجعة} other {# طلب للمراجعة}}',
  'dashboard.toShip':
    '{count, plural, zero {لا طلبات للشحن} one {طلب واحد للشحن} two {طلبان للشحن} few {# طلبات للشحن} many {# طلبًا للشحن} other {# طلب للشحن}}',
  'dashboard.payments': 'قرر هل تتيح: {names}',
  'dashboard.unpaid':
    '{count, plural, zero {لا طلبات غير مدفوعة} one {طلب واحد غير مدفوع} two {طلبان غير مدفوعين} few {# طلبات غير مدفوعة} many {# طلبًا غير مدفوع} other {# طلب غير مدفوع}}',
  'dashboard.outOfStock':
    '{count, plural, zero {لا منتجات نفدت كميتها} one {منتج واحد نفدت كميته} two {منتجان نفدت كميتهما} few {# منتجات نفدت كميتها} many {# منتجًا نفدت كميتها} other {# منتج نفدت كميتها}}',
  'dashboard.lowStock':
    '{count, plural, zero {لا منتجات بقي منها {most, number} وحدة أو أقل} one {منتج واحد بقي منه {most, number} وحدة أو أقل} two {منتجان بقي منهما {most, number} وحدة أو أقل} few {# منتجات بقي منها {most, number} وحدة أو أقل} many {# منتجًا بقي منها {most, number} وحدة أو أقل} other {# منتج بقي منها {most, number} وحدة أو أقل}}',
  'dashboard.bestProducts': 'الأكثر مبيعًا',
  'dashboard.bestProducts.none': 'تظهر المنتجات هنا بعد شرائها في هذه الفترة.',
  'orders.view.toShip': 'للشحن',
  'orders.view.unpaid': 'غير مدفوعة',
  'orders.view.review': 'تحتاج إلى مراجعة',
  'dashboard.units': 'الوحدات',
  'dashboard.sales': 'المبيعات',

  'search.pagesAndActions': 'الصفحات والإجراءات',
  'search.settings': 'الإعدادات',
  'search.orders': 'الطلبات',
  'search.products': 'المنتجات',
  'search.customers': 'العملاء',
  'search.categories': 'الفئات',
  'search.pages': 'الصفحات',
  'search.coupons': 'القسائم',
  'search.others': 'المزيد',

  'checklist.about': 'ما يحتاج إليه متجرك قبل أول عملية بيع، وقبل أن تفتحه للجميع.',
  'checklist.setUp': 'إعداد متجرك',
  'checklist.goLive': 'الإطلاق',
  'checklist.done': 'أُنجز {done, number} من {count, number}',
  'checklist.next': 'الخطوات التالية',
  'checklist.all':
    '{count, plural, zero {لا خطوات} one {عرض الخطوة} two {عرض الخطوتين} few {عرض الخطوات كلها (#)} many {عرض الخطوات كلها (#)} other {عرض الخطوات كلها (#)}}',
  'checklist.hide': 'إخفاء',
  'checklist.onDashboard': 'عرض الخطوات التالية في لوحة المعلومات',
  'checklist.status.done': 'تم',
  'checklist.status.open': 'لم يتم بعد',
  'checklist.status.warning': 'يستحق نظرة',
  'checklist.status.broken': 'يجب إصلاحه',
  'checklist.shop': 'الاسم والعنوان',
  'checklist.product': 'المنتج الأول',
  'checklist.shipping': 'الشحن',
  'checklist.tax': 'الضرائب',
  'checklist.payment': 'الدفع',
  'checklist.homepage': 'الصفحة الرئيسية',
  'checklist.testPurchase': 'طلب تجريبي',
  'checklist.demo': 'المنتجات التجريبية',
  'checklist.demo.remove': 'إزالتها',
  'checklist.demo.ask': 'إزالة المنتجات التجريبية؟',
  'checklist.demo.lost':
    'تُحذف نهائيًا المنتجات التجريبية وفئاتها الفارغة وأقسام الصفحة الرئيسية التجريبية. وتبقى المنتجات التي أعدت تسميتها والأقسام التي غيّرتها وجميع الطلبات ومناطق الشحن.',
  'checklist.demo.removed':
    '{count, plural, zero {لم يُزل أي منتج} one {تمت إزالة منتج واحد} two {تمت إزالة منتجين} few {تمت إزالة # منتجات} many {تمت إزالة # منتجًا} other {تمت إزالة # منتج}}',
  'checklist.livePayment': 'مدفوعات حقيقية',
  'checklist.domain': 'عنوان الموقع',
  'checklist.sender': 'مُرسِل البريد الإلكتروني',
  'checklist.legalPages': 'الصفحات القانونية',
  'payments.name.Card': 'بطاقة ائتمان',
  'payments.name.Wallet': 'المحفظة الإلكترونية',
  'payments.name.Cash on delivery': 'الدفع عند الاستلام',
};
