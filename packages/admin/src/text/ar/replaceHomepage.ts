import type { replaceHomepage as english } from '../en/replaceHomepage.ts';

/** The Arabic texts of the wizard that replaces the homepage. */
export const replaceHomepage: Record<keyof typeof english, string> = {
  'replaceHomepage.title': 'جعلها الصفحة الرئيسية',
  'replaceHomepage.title.back': 'استعادة هذه الصفحة الرئيسية',
  'replaceHomepage.step': 'الخطوة {step, number} من {steps, number}',
  'replaceHomepage.step.what': 'ما الذي سيحدث',
  'replaceHomepage.step.affected': 'ما الذي يتأثر',
  'replaceHomepage.step.confirm': 'التأكيد',
  'replaceHomepage.step.done': 'تم استبدال الصفحة الرئيسية',
  'replaceHomepage.next': 'التالي',
  'replaceHomepage.page': 'صفحة الهبوط',
  'replaceHomepage.page.choose': 'اختر صفحة هبوط',
  'replaceHomepage.page.none': 'لا توجد صفحات هبوط بعد.',
  'replaceHomepage.what.copied': 'يُنسخ محتوى «{page}» إلى الصفحة الرئيسية. يراه المتسوقون هناك فورًا.',
  'replaceHomepage.what.kept': 'تبقى صفحة الهبوط نفسها كما هي، على عنوانها.',
  'replaceHomepage.what.backup': 'تُحفظ الصفحة الرئيسية الحالية صفحةَ هبوط باسم «{name}»، ولا يراها المتسوقون.',
  'replaceHomepage.what.back': 'يمكنك استعادتها في أي وقت، بالخطوات نفسها، من تلك النسخة الاحتياطية.',
  'replaceHomepage.copied': 'من صفحة الهبوط',
  'replaceHomepage.count.body': 'ودجات تُنسخ',
  'replaceHomepage.count.renderable': 'يرى المتسوقون منها',
  'replaceHomepage.count.hidden': 'ودجات لا تعرضها صفحات الهبوط، ولا تُنسخ',
  'replaceHomepage.count.shared': 'ودجات جميع صفحات الهبوط، ولا تُنسخ',
  'replaceHomepage.count.selfLinks': 'ودجات فيها روابط إلى صفحة الهبوط هذه',
  'replaceHomepage.count.unpublished': 'تغييرات غير منشورة في الصفحة، ولا تُنسخ',
  'replaceHomepage.count.rollouts': 'خطط نشر الصفحة، الجارية أو القادمة',
  'replaceHomepage.homepage': 'في الصفحة الرئيسية',
  'replaceHomepage.count.homepage': 'ودجات تنتقل إلى النسخة الاحتياطية',
  'replaceHomepage.count.allRoutes': 'ودجات جميع الصفحات، وهي تبقى',
  'replaceHomepage.lost': 'ما الذي يُفقد',
  'replaceHomepage.count.drafts': 'تغييرات غير منشورة في مسودات الصفحة الرئيسية',
  'replaceHomepage.count.mine': 'منها لك',
  'replaceHomepage.count.others': 'مسؤولون آخرون لديهم مثل هذه المسودات',
  'replaceHomepage.count.detached': 'تغييرات غير منشورة في الصفحة الرئيسية خلّفتها خطط نشر ملغاة',
  'replaceHomepage.count.pastPlans': 'خطط نشر سابقة للصفحة الرئيسية، وهي تُلغى',
  'replaceHomepage.backup': 'النسخة الاحتياطية',
  'replaceHomepage.backup.name': 'اسم النسخة',
  'replaceHomepage.backup.total': 'عدد النسخ حتى الآن',
  'replaceHomepage.live.now': 'يرى المتسوقون صفحة الهبوط هذه الآن.',
  'replaceHomepage.live.off': 'لا يرى المتسوقون صفحة الهبوط هذه الآن: إنها معطّلة.',
  'replaceHomepage.warnings': 'قبل المتابعة',
  'replaceHomepage.blocked': 'لا يمكن استبدال الصفحة الرئيسية الآن',
  'replaceHomepage.blocked.plans':
    '{count, plural, zero {لا خطط نشر للصفحة الرئيسية.} one {هناك خطة نشر جارية أو قادمة للصفحة الرئيسية. ألغها أولًا:} two {هناك خطتا نشر جاريتان أو قادمتان للصفحة الرئيسية. ألغهما أولًا:} few {هناك # خطط نشر جارية أو قادمة للصفحة الرئيسية. ألغها أولًا:} many {هناك # خطة نشر جارية أو قادمة للصفحة الرئيسية. ألغها أولًا:} other {هناك # خطة نشر جارية أو قادمة للصفحة الرئيسية. ألغها أولًا:}}',
  'replaceHomepage.blocked.scoped':
    'وُضعت ودجات في الصفحة الرئيسية لسجلات مفردة. أزل هذه المواضع أولًا، من صفحة الودجات.',
  'replaceHomepage.changed':
    'تغيّرت الصفحة الرئيسية أو صفحة الهبوط في هذه الأثناء. لم يُستبدل شيء. هذا هو الوضع الآن.',
  'replaceHomepage.busy': 'يستبدل شخص آخر الصفحة الرئيسية الآن. انتظر لحظة ثم انظر مجددًا.',
  'replaceHomepage.planned': 'جُدولت خطة نشر للصفحة الرئيسية في هذه الأثناء. لم يُستبدل شيء. هذا هو الوضع الآن.',
  'replaceHomepage.readAgain': 'النظر مجددًا',
  'replaceHomepage.confirm.text':
    'تصبح «{page}» الصفحة الرئيسية، وتصبح الصفحة الرئيسية الحالية النسخة الاحتياطية «{name}».',
  'replaceHomepage.confirm.lost':
    '{count, plural, zero {لن يُتجاهل أي تغيير غير منشور في الصفحة الرئيسية.} one {سيُتجاهل تغيير واحد غير منشور في الصفحة الرئيسية.} two {سيُتجاهل تغييران غير منشورين في الصفحة الرئيسية.} few {ستُتجاهل # تغييرات غير منشورة في الصفحة الرئيسية.} many {سيُتجاهل # تغييرًا غير منشور في الصفحة الرئيسية.} other {سيُتجاهل # تغيير غير منشور في الصفحة الرئيسية.}}',
  'replaceHomepage.sure': 'أريد استبدال الصفحة الرئيسية الآن.',
  'replaceHomepage.replace': 'استبدال الصفحة الرئيسية',
  'replaceHomepage.done.backup': 'حُفظت الصفحة الرئيسية السابقة باسم',
  'replaceHomepage.done.copied':
    '{count, plural, zero {لا ودجات الآن في الصفحة الرئيسية.} one {ودجة واحدة الآن في الصفحة الرئيسية.} two {ودجتان الآن في الصفحة الرئيسية.} few {# ودجات الآن في الصفحة الرئيسية.} many {# ودجة الآن في الصفحة الرئيسية.} other {# ودجة الآن في الصفحة الرئيسية.}}',
  'replaceHomepage.done.kept':
    '{count, plural, zero {لم تنتقل أي ودجة إلى النسخة الاحتياطية.} one {انتقلت ودجة واحدة إلى النسخة الاحتياطية.} two {انتقلت ودجتان إلى النسخة الاحتياطية.} few {انتقلت # ودجات إلى النسخة الاحتياطية.} many {انتقلت # ودجة إلى النسخة الاحتياطية.} other {انتقلت # ودجة إلى النسخة الاحتياطية.}}',
  'replaceHomepage.done.deleted':
    '{count, plural, zero {لم تُحذف أي ودجة.} one {حُذفت ودجة واحدة كانت في الصفحة الرئيسية السابقة فقط.} two {حُذفت ودجتان كانتا في الصفحة الرئيسية السابقة فقط.} few {حُذفت # ودجات كانت في الصفحة الرئيسية السابقة فقط.} many {حُذفت # ودجة كانت في الصفحة الرئيسية السابقة فقط.} other {حُذفت # ودجة كانت في الصفحة الرئيسية السابقة فقط.}}',
  'replaceHomepage.done.discarded':
    '{count, plural, zero {لم يُتجاهل أي تغيير غير منشور} one {تُجوهل تغيير واحد غير منشور} two {تُجوهل تغييران غير منشورين} few {تُجوهلت # تغييرات غير منشورة} many {تُجوهل # تغييرًا غير منشور} other {تُجوهل # تغيير غير منشور}} من {drafts, plural, zero {# مسودة} one {مسودة واحدة} two {مسودتين} few {# مسودات} many {# مسودة} other {# مسودة}}.',
  'replaceHomepage.done.canceled': 'خطط نشر سابقة أُلغيت: {names}.',
  'replaceHomepage.done.total':
    '{count, plural, zero {لا نسخ احتياطية للصفحة الرئيسية الآن.} one {هناك الآن نسخة احتياطية واحدة للصفحة الرئيسية.} two {هناك الآن نسختان احتياطيتان للصفحة الرئيسية.} few {هناك الآن # نسخ احتياطية للصفحة الرئيسية.} many {هناك الآن # نسخة احتياطية للصفحة الرئيسية.} other {هناك الآن # نسخة احتياطية للصفحة الرئيسية.}}',
  'replaceHomepage.done.see': 'عرض الصفحة الرئيسية',
  'replaceHomepage.done.edit': 'تحرير الصفحة الرئيسية',
  'replaceHomepage.done.back': 'استعادة الصفحة الرئيسية السابقة',
  'replaceHomepage.done.close': 'تم',
  'replaceHomepage.warning.LANDING_PAGE_HAS_NO_BODY':
    'ليس في هذه الصفحة ودجات يراها المتسوقون: ستكون الصفحة الرئيسية فارغة.',
  'replaceHomepage.warning.LANDING_PAGE_NOT_LIVE':
    'لا يمكن للمتسوقين فتح صفحة الهبوط هذه الآن. وسيرون محتواها في الصفحة الرئيسية مع ذلك.',
  'replaceHomepage.warning.LANDING_PAGE_HAS_UNPUBLISHED_CHANGES':
    'في هذه الصفحة تغييرات غير منشورة. ولا تُنسخ.',
  'replaceHomepage.warning.LANDING_PAGE_HAS_ROLLOUT':
    'لهذه الصفحة خطة نشر. تأخذ الصفحة الرئيسية محتواها من دونها.',
  'replaceHomepage.warning.LANDING_PAGE_HAS_SHARED_ROUTE_LEVEL_WIDGETS':
    'لا تُنسخ الودجات الموضوعة في جميع صفحات الهبوط.',
  'replaceHomepage.warning.LANDING_PAGE_HAS_HIDDEN_WIDGETS': 'بعض ودجات هذه الصفحة غير ظاهرة، ولا تُنسخ.',
  'replaceHomepage.warning.LANDING_PAGE_LINKS_TO_ITSELF':
    'تقود روابط في هذه الصفحة إلى صفحة الهبوط نفسها، من الصفحة الرئيسية أيضًا.',
  'replaceHomepage.warning.HOMEPAGE_HAS_ALL_ROUTE_CONTENT_WIDGETS':
    'تبقى في الصفحة الرئيسية الودجات الموضوعة في جميع الصفحات.',
  'replaceHomepage.warning.DRAFTS_WILL_BE_DISCARDED':
    'تُفقد التغييرات غير المنشورة في الصفحة الرئيسية، وتغييرات الآخرين أيضًا.',
  'replaceHomepage.warning.PAST_PLANS_WILL_BE_CANCELLED':
    'تُلغى خطط النشر السابقة للصفحة الرئيسية، ولا يمكن استعادتها.',
};
