import { translateMessages } from '../../platform/contracts/messages.ts';
import { promotionMessages } from './promotionMessages.ts';

/** The parts of the sentence that says what a coupon does, in French. */
export const frenchPromotionMessages = translateMessages(promotionMessages, 'fr', {
  'promotions.summary.percentage_discount_to_entire_order':
    '{percent, number} % de remise sur toute la commande',
  'promotions.summary.fixed_discount_to_entire_order': '{amount} de remise sur toute la commande',
  'promotions.summary.percentage_discount_to_specific_products':
    '{percent, number} % de remise sur {products}',
  'promotions.summary.fixed_discount_to_specific_products': '{amount} de remise par unité sur {products}',
  'promotions.summary.gift': 'achetez {buy, number} × {sku} et recevez-en {get, number} de plus gratuitement',
  'promotions.summary.giftPercent':
    'achetez {buy, number} × {sku} et recevez-en {get, number} de plus avec {percent, number} % de remise',
  'promotions.summary.giftMost': '{gift} ({most, number} au maximum)',
  'promotions.summary.most': '{offer} ({most, number} au maximum par produit)',
  'promotions.summary.freeShipping': 'livraison gratuite',
  'promotions.summary.nothing': 'rien pour l’instant',
  'promotions.summary.products': 'les produits {rules}',
  'promotions.summary.allProducts': 'tous les produits',
  'promotions.summary.category.in': 'de la catégorie {names}',
  'promotions.summary.category.out': 'hors de la catégorie {names}',
  'promotions.summary.collection.in': 'de la collection {names}',
  'promotions.summary.collection.out': 'hors de la collection {names}',
  'promotions.summary.attribute_group.in': 'du groupe d’attributs {names}',
  'promotions.summary.attribute_group.out': 'hors du groupe d’attributs {names}',
  'promotions.summary.sku.in': 'avec la référence {names}',
  'promotions.summary.sku.out': 'avec une autre référence que {names}',
  'promotions.summary.price.=': 'au prix de {amount}',
  'promotions.summary.price.!=': 'à un autre prix que {amount}',
  'promotions.summary.price.>': 'à plus de {amount}',
  'promotions.summary.price.>=': 'à {amount} ou plus',
  'promotions.summary.price.<': 'à moins de {amount}',
  'promotions.summary.price.<=': 'à {amount} ou moins',
  'promotions.summary.deleted': '(supprimé)',
  'promotions.summary.orderTotal': 'à partir de {amount} de commande',
  'promotions.summary.orderQty':
    'à partir de {qty, plural, one {# unité} many {# d’unités} other {# unités}}',
  'promotions.summary.required':
    'avec au moins {qty, plural, one {# unité} many {# d’unités} other {# unités}} dans le panier parmi {products}',
  'promotions.summary.groups': 'pour les clients du groupe {names}',
  'promotions.summary.emails': 'pour {names}',
  'promotions.summary.manyEmails':
    'pour {count, plural, one {# client désigné} many {# de clients désignés} other {# clients désignés}} par e-mail',
  'promotions.summary.purchased': 'pour les clients dont les commandes précédentes atteignent {amount}',
  'promotions.summary.perCustomer':
    '{count, plural, =1 {une fois} one {# fois} many {# de fois} other {# fois}} par client',
  'promotions.summary.inAll':
    '{count, plural, =1 {une fois} one {# fois} many {# de fois} other {# fois}} au total',
  'promotions.summary.from': 'à partir du {from}',
  'promotions.summary.until': 'jusqu’au {until}',
  'promotions.summary.fromUntil': 'du {from} au {until}',
  'promotions.summary.disabled': 'Il est désactivé.',
});
