import { translateMessages } from '../../platform/contracts/messages.ts';
import { readinessMessages } from './readinessMessages.ts';

/** The sentences of the checklist in French. */
export const frenchReadinessMessages = translateMessages(readinessMessages, 'fr', {
  'readiness.shop.done': '{name}, {country}.',
  'readiness.shop.name': 'La boutique n’a pas encore de nom propre : indiquez-le dans les paramètres.',
  'readiness.shop.address':
    'La boutique n’a pas encore d’adresse : définissez shop.address dans la configuration.',
  'readiness.product.done':
    '{count, plural, one {# produit est en vente.} many {# de produits sont en vente.} other {# produits sont en vente.}}',
  'readiness.product.open': 'Aucun de vos propres produits n’est encore en vente.',
  'readiness.shipping.done':
    '{count, plural, one {# zone est desservie.} many {# de zones sont desservies.} other {# zones sont desservies.}}',
  'readiness.shipping.open': 'Il n’y a pas encore de zone de livraison : personne ne peut être livré.',
  'readiness.shipping.shadowed':
    'La zone « {zone} » ne dessert personne : partout où elle s’applique, la zone « {name} » a la priorité.',
  'readiness.shipping.noProvider': 'La zone « {zone} » n’a aucun prestataire activé.',
  'readiness.shipping.notInstalled':
    'La zone « {zone} » utilise le prestataire « {name} », qui n’est pas installé.',
  'readiness.shipping.badConfig': 'Il manque des paramètres au prestataire de la zone « {zone} » : {name}.',
  'readiness.shipping.nothingToOffer': 'Le prestataire « {name} » n’a aucun tarif pour la zone « {zone} ».',
  'readiness.tax.done':
    '{count, plural, one {# taux de TVA.} many {# de taux de TVA.} other {# taux de TVA.}}',
  'readiness.tax.open': 'Il n’y a aucun taux de TVA : tout est vendu hors taxe.',
  'readiness.tax.unclassed':
    '{count, plural, one {# produit n’a pas de classe de taxe et est vendu sans TVA.} many {# de produits n’ont pas de classe de taxe et sont vendus sans TVA.} other {# produits n’ont pas de classe de taxe et sont vendus sans TVA.}}',
  'readiness.payment.done': '{names}.',
  'readiness.payment.incomplete': '{names} : activé, mais pas configuré ; personne ne peut payer.',
  'readiness.payment.unreviewed':
    '{names}. Vous n’avez pas encore décidé si vous proposez : {unseen}. Gardez-le ou désactivez-le.',
  'readiness.payment.open': 'Aucun mode de paiement n’est activé.',
  'readiness.homepage.done': 'Votre page d’accueil a ses propres sections.',
  'readiness.homepage.open': 'Votre page d’accueil n’affiche que les derniers produits.',
  'readiness.testPurchase.done': 'Une commande a été passée.',
  'readiness.testPurchase.open': 'Achetez un article dans votre propre boutique, comme le ferait un client.',
  'readiness.demo.done': 'Les produits d’exemple ont été retirés.',
  'readiness.demo.warning':
    '{count, plural, one {# produit d’exemple est encore en vente.} many {# de produits d’exemple sont encore en vente.} other {# produits d’exemple sont encore en vente.}}',
  'readiness.livePayment.done': 'Les paiements sont réels.',
  'readiness.livePayment.open': 'Il n’y a pas encore de mode de paiement.',
  'readiness.livePayment.warning': 'Mode test activé pour {names} : aucun argent ne circule.',
  'readiness.domain.done': '{url}',
  'readiness.domain.open':
    'La boutique n’a pas encore d’adresse publique : définissez shop.url dans la configuration.',
  'readiness.domain.local': '{url} n’est accessible que depuis cet ordinateur.',
  'readiness.domain.insecure': '{url} n’est pas chiffré : utilisez https.',
  'readiness.sender.done': 'Les e-mails sont envoyés.',
  'readiness.sender.open': 'Les e-mails ne sont pas envoyés : définissez mail.url dans la configuration.',
  'readiness.sender.noFrom':
    'Les e-mails n’ont pas d’expéditeur propre : définissez mail.from dans la configuration.',
  'readiness.legalPages.done': 'La politique de confidentialité et les conditions de vente sont publiées.',
  'readiness.legalPages.open': 'Publiez vos pages sur la confidentialité et les conditions de vente.',
  'readiness.legalPages.privacy': 'Publiez votre page sur la confidentialité.',
  'readiness.legalPages.terms': 'Publiez la page de vos conditions de vente.',
});
