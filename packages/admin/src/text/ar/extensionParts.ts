import type { extensionParts as english } from '../en/extensionParts.ts';

/** The Arabic texts around pages and parts that extensions bring. */
export const extensionParts: Record<keyof typeof english, string> = {
  'parts.failed': 'تعذّر عمل الإضافة {extension} هنا',
  'parts.failed.text': 'لا يتأثر باقي لوحة الإدارة.',
  'parts.slow': 'الإضافة {extension} لا تستجيب',
  'parts.slow.text': 'سيظهر هذا الجزء فور استجابتها، ولا يتأثر باقي لوحة الإدارة.',
  'parts.contract': 'كُتبت للإصدار {wanted} من لوحة الإدارة، وهذا هو الإصدار {own}.',
  'parts.noModule': 'وحدتها بلا أجزاء: تحتاج إلى تصدير افتراضي.',
  'parts.missing': 'لا يوجد في وحدتها جزء باسم «{name}».',
  'parts.empty': 'لا يوجد شيء هنا بعد.',
  'parts.health': 'الإضافات في لوحة الإدارة',
  'parts.health.ok': 'تعمل',
  'parts.health.waiting': 'قيد التحميل',
};
