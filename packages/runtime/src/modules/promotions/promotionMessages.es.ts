import { translateMessages } from '../../platform/contracts/messages.ts';
import { promotionMessages } from './promotionMessages.ts';

/** The parts of the sentence that says what a coupon does, in Spanish. */
export const spanishPromotionMessages = translateMessages(promotionMessages, 'es', {
  'promotions.summary.percentage_discount_to_entire_order':
    '{percent, number}\u00a0% de descuento en todo el pedido',
  'promotions.summary.fixed_discount_to_entire_order': '{amount} de descuento en todo el pedido',
  'promotions.summary.percentage_discount_to_specific_products':
    '{percent, number}\u00a0% de descuento en {products}',
  'promotions.summary.fixed_discount_to_specific_products':
    '{amount} de descuento por cada unidad de {products}',
  'promotions.summary.gift': 'compre {buy, number} × {sku} y llévese {get, number} más gratis',
  'promotions.summary.giftPercent':
    'compre {buy, number} × {sku} y llévese {get, number} más con un {percent, number}\u00a0% de descuento',
  'promotions.summary.giftMost': '{gift} (como máximo {most, number})',
  'promotions.summary.most': '{offer} (como máximo {most, number} de cada uno)',
  'promotions.summary.freeShipping': 'envío gratis',
  'promotions.summary.nothing': 'todavía nada',
  'promotions.summary.products': 'productos {rules}',
  'promotions.summary.allProducts': 'todos los productos',
  'promotions.summary.category.in': 'de la categoría {names}',
  'promotions.summary.category.out': 'fuera de la categoría {names}',
  'promotions.summary.collection.in': 'de la colección {names}',
  'promotions.summary.collection.out': 'fuera de la colección {names}',
  'promotions.summary.attribute_group.in': 'del grupo de atributos {names}',
  'promotions.summary.attribute_group.out': 'fuera del grupo de atributos {names}',
  'promotions.summary.sku.in': 'con el SKU {names}',
  'promotions.summary.sku.out': 'con un SKU distinto de {names}',
  'promotions.summary.price.=': 'con un precio de {amount}',
  'promotions.summary.price.!=': 'con un precio distinto de {amount}',
  'promotions.summary.price.>': 'con un precio superior a {amount}',
  'promotions.summary.price.>=': 'con un precio de {amount} o más',
  'promotions.summary.price.<': 'con un precio inferior a {amount}',
  'promotions.summary.price.<=': 'con un precio de {amount} o menos',
  'promotions.summary.deleted': '(eliminado)',
  'promotions.summary.orderTotal': 'para pedidos de al menos {amount}',
  'promotions.summary.orderQty':
    'con al menos {qty, plural, one {# unidad} many {# de unidades} other {# unidades}}',
  'promotions.summary.required':
    'con al menos {qty, plural, one {# unidad} many {# de unidades} other {# unidades}} de {products} en el carrito',
  'promotions.summary.groups': 'para clientes del grupo {names}',
  'promotions.summary.emails': 'para {names}',
  'promotions.summary.manyEmails':
    'para {count, plural, one {# cliente indicado} many {# de clientes indicados} other {# clientes indicados}} por su correo electrónico',
  'promotions.summary.purchased': 'para clientes cuyos pedidos anteriores suman {amount} o más',
  'promotions.summary.perCustomer':
    '{count, plural, =1 {una vez} =2 {dos veces} one {# vez} many {# de veces} other {# veces}} por cliente',
  'promotions.summary.inAll':
    '{count, plural, =1 {una vez} =2 {dos veces} one {# vez} many {# de veces} other {# veces}} en total',
  'promotions.summary.from': 'desde el {from}',
  'promotions.summary.until': 'hasta el {until}',
  'promotions.summary.fromUntil': 'desde el {from} hasta el {until}',
  'promotions.summary.disabled': 'Está desactivado.',
});
