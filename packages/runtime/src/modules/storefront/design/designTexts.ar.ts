import type { designTexts } from './designTexts.ts';

/** The texts of the page that shows every part of the design in Arabic. */
export const arabicDesignTexts: Readonly<Record<keyof typeof designTexts, string>> = {
  'storefront.design.title': 'نظام التصميم',
  'storefront.design.intro': 'كل أجزاء الصفحات، من قوالب السمة النشطة. لا يرى العملاء هذه الصفحة.',
  'storefront.design.colors': 'الألوان',
  'storefront.design.light': 'فاتح',
  'storefront.design.dark': 'داكن',
  'storefront.design.type': 'الخطوط',
  'storefront.design.sizes': 'المقاسات والمسافات والحركة',
  'storefront.design.buttons': 'الأزرار والأيقونات',
  'storefront.design.fields': 'الحقول',
  'storefront.design.messages': 'الأخطاء والإشعارات',
  'storefront.design.lists': 'التنقّل',
  'storefront.design.products': 'المنتجات',
  'storefront.design.order': 'الطلب',
  'storefront.design.widgets': 'الأدوات',
  'storefront.design.product': 'كوب خزفي',
  'storefront.design.sentence': 'مصنوع يدويًا ومحروق مرتين، ويدوم سنوات من القهوة.',
};
