import { translateMessages } from '../../platform/contracts/messages.ts';
import { promotionMessages } from './promotionMessages.ts';

/** The parts of the sentence that says what a coupon does, in Arabic. */
export const arabicPromotionMessages = translateMessages(promotionMessages, 'ar', {
  'promotions.summary.percentage_discount_to_entire_order': 'خصم {percent, number}% على الطلب بأكمله',
  'promotions.summary.fixed_discount_to_entire_order': 'خصم {amount} على الطلب بأكمله',
  'promotions.summary.percentage_discount_to_specific_products': 'خصم {percent, number}% على {products}',
  'promotions.summary.fixed_discount_to_specific_products': 'خصم {amount} عن كل وحدة من {products}',
  'promotions.summary.gift': 'عند شراء {buy, number} × {sku} تحصل على {get, number} إضافية مجانًا',
  'promotions.summary.giftPercent':
    'عند شراء {buy, number} × {sku} تحصل على {get, number} إضافية بخصم {percent, number}%',
  'promotions.summary.giftMost': '{gift} (بحد أقصى {most, number})',
  'promotions.summary.most': '{offer} (بحد أقصى {most, number} من كل منتج)',
  'promotions.summary.freeShipping': 'شحن مجاني',
  'promotions.summary.nothing': 'لا شيء بعد',
  'promotions.summary.products': 'المنتجات {rules}',
  'promotions.summary.allProducts': 'جميع المنتجات',
  'promotions.summary.category.in': 'من الفئة {names}',
  'promotions.summary.category.out': 'من خارج الفئة {names}',
  'promotions.summary.collection.in': 'من التشكيلة {names}',
  'promotions.summary.collection.out': 'من خارج التشكيلة {names}',
  'promotions.summary.attribute_group.in': 'من مجموعة السمات {names}',
  'promotions.summary.attribute_group.out': 'من خارج مجموعة السمات {names}',
  'promotions.summary.sku.in': 'ذات رمز SKU {names}',
  'promotions.summary.sku.out': 'ذات رمز SKU غير {names}',
  'promotions.summary.price.=': 'التي سعرها {amount}',
  'promotions.summary.price.!=': 'التي سعرها غير {amount}',
  'promotions.summary.price.>': 'التي سعرها أكثر من {amount}',
  'promotions.summary.price.>=': 'التي سعرها {amount} أو أكثر',
  'promotions.summary.price.<': 'التي سعرها أقل من {amount}',
  'promotions.summary.price.<=': 'التي سعرها {amount} أو أقل',
  'promotions.summary.deleted': '(محذوف)',
  'promotions.summary.orderTotal': 'للطلبات التي لا تقل قيمتها عن {amount}',
  'promotions.summary.orderQty':
    'عند شراء {qty, plural, zero {# وحدة} one {وحدة واحدة} two {وحدتين} few {# وحدات} many {# وحدة} other {# وحدة}} على الأقل',
  'promotions.summary.required':
    'عند وجود {qty, plural, zero {# وحدة} one {وحدة واحدة} two {وحدتين} few {# وحدات} many {# وحدة} other {# وحدة}} على الأقل من {products} في سلة التسوق',
  'promotions.summary.groups': 'لعملاء المجموعة {names}',
  'promotions.summary.emails': 'للعملاء {names}',
  'promotions.summary.manyEmails':
    '{count, plural, zero {لا عملاء محددين بالبريد الإلكتروني} one {لعميل واحد محدد بالبريد الإلكتروني} two {لعميلين محددين بالبريد الإلكتروني} few {لعدد # عملاء محددين بالبريد الإلكتروني} many {لعدد # عميلًا محددين بالبريد الإلكتروني} other {لعدد # عميل محددين بالبريد الإلكتروني}}',
  'promotions.summary.purchased': 'للعملاء الذين بلغت قيمة طلباتهم السابقة {amount} أو أكثر',
  'promotions.summary.perCustomer':
    '{count, plural, zero {# مرة} one {مرة واحدة} two {مرتان} few {# مرات} many {# مرة} other {# مرة}} لكل عميل',
  'promotions.summary.inAll':
    '{count, plural, zero {# مرة} one {مرة واحدة} two {مرتان} few {# مرات} many {# مرة} other {# مرة}} إجمالًا',
  'promotions.summary.from': 'من {from}',
  'promotions.summary.until': 'حتى {until}',
  'promotions.summary.fromUntil': 'من {from} حتى {until}',
  'promotions.summary.disabled': 'القسيمة معطّلة.',
});
