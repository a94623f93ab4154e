import type { searchTexts } from './searchTexts.ts';

/** The texts of the search and of its suggestions, in Arabic. */
export const arabicSearchTexts: Readonly<Record<keyof typeof searchTexts, string>> = {
  'storefront.search.title': 'البحث',
  'storefront.search.titleOf': 'البحث: {keyword}',
  'storefront.search.label': 'البحث عن المنتجات',
  'storefront.search.suggestions': 'اقتراحات',
  'storefront.search.prompt': 'عمّ تبحث؟',
  'storefront.search.button': 'بحث',
  'storefront.search.similar': 'لا توجد نتائج مطابقة لهذه الكلمات تمامًا. إليك منتجات مشابهة.',
  'storefront.search.meant': 'هل تقصد:',
  'storefront.search.tips': 'قد يساعدك ما يلي:',
  'storefront.search.tipWords': 'استخدم كلمات أقل أو أعم.',
  'storefront.search.tipSpelling': 'تحقق من الإملاء.',
  'storefront.search.tipMenu': 'تصفّح الفئات في القائمة، أو راسلنا: يسعدنا تقديم المساعدة.',
  'storefront.suggest.count':
    '{count, plural, zero {لا اقتراحات.} one {اقتراح واحد. استخدم مفاتيح الأسهم للاختيار.} two {اقتراحان. استخدم مفاتيح الأسهم للاختيار.} few {# اقتراحات. استخدم مفاتيح الأسهم للاختيار.} many {# اقتراحًا. استخدم مفاتيح الأسهم للاختيار.} other {# اقتراح. استخدم مفاتيح الأسهم للاختيار.}}',
  'storefront.suggest.none': 'لا اقتراحات',
  'storefront.suggest.products': 'المنتجات',
  'storefront.suggest.categories': 'الفئات',
  'storefront.suggest.pages': 'الصفحات',
  'storefront.suggest.posts': 'من المدونة',
  'storefront.suggest.all': 'عرض جميع النتائج عن «{keyword}»',
};
