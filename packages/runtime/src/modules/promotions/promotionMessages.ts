import { defineMessages } from '../../platform/contracts/messages.ts';

/** The parts of a coupon summary, which are joined by commas. */
export const promotionMessages = defineMessages('promotions', 'en', {
  'promotions.summary.percentage_discount_to_entire_order': '{percent, number}% off the whole order',
  'promotions.summary.fixed_discount_to_entire_order': '{amount} off the whole order',
  'promotions.summary.percentage_discount_to_specific_products': '{percent, number}% off {products}',
  'promotions.summary.fixed_discount_to_specific_products': '{amount} off each unit of {products}',
  'promotions.summary.gift': 'buy {buy, number} × {sku}, get {get, number} more free',
  'promotions.summary.giftPercent':
    'buy {buy, number} × {sku}, get {get, number} more at {percent, number}% off',
  'promotions.summary.giftMost': '{gift} (at most {most, number})',
  'promotions.summary.most': '{offer} (at most {most, number} of each)',
  'promotions.summary.freeShipping': 'free shipping',
  'promotions.summary.nothing': 'nothing yet',
  'promotions.summary.products': 'products {rules}',
  'promotions.summary.allProducts': 'all products',
  'promotions.summary.category.in': 'in the category {names}',
  'promotions.summary.category.out': 'not in the category {names}',
  'promotions.summary.collection.in': 'in the collection {names}',
  'promotions.summary.collection.out': 'not in the collection {names}',
  'promotions.summary.attribute_group.in': 'in the attribute group {names}',
  'promotions.summary.attribute_group.out': 'not in the attribute group {names}',
  'promotions.summary.sku.in': 'with the SKU {names}',
  'promotions.summary.sku.out': 'without the SKU {names}',
  'promotions.summary.price.=': 'that cost {amount}',
  'promotions.summary.price.!=': 'that do not cost {amount}',
  'promotions.summary.price.>': 'that cost more than {amount}',
  'promotions.summary.price.>=': 'that cost {amount} or more',
  'promotions.summary.price.<': 'that cost less than {amount}',
  'promotions.summary.price.<=': 'that cost {amount} or less',
  'promotions.summary.deleted': '(deleted)',
  'promotions.summary.orderTotal': 'for orders of at least {amount}',
  'promotions.summary.orderQty': 'with at least {qty, plural, one {# unit} other {# units}}',
  'promotions.summary.required':
    'with at least {qty, plural, one {# unit} other {# units}} of {products} in the cart',
  'promotions.summary.groups': 'for customers in the group {names}',
  'promotions.summary.emails': 'for {names}',
  'promotions.summary.manyEmails':
    'for {count, plural, one {# customer} other {# customers}} listed by email',
  'promotions.summary.purchased': 'for customers who have spent {amount} or more',
  'promotions.summary.perCustomer': '{count, plural, =1 {once} =2 {twice} other {# times}} per customer',
  'promotions.summary.inAll': '{count, plural, =1 {once} =2 {twice} other {# times}} in total',
  'promotions.summary.from': 'from {from}',
  'promotions.summary.until': 'until {until}',
  'promotions.summary.fromUntil': 'from {from} until {until}',
  'promotions.summary.disabled': 'Disabled.',
});

/** The coupon messages by key, in English. */
export type PromotionMessages = (typeof promotionMessages)['texts'];

declare module '../../platform/contracts/messages.ts' {
  interface Messages extends PromotionMessages {}
}
