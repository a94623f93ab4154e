import type { errorTexts } from './errorTexts.ts';

/** The errors that pages show, in French. */
export const frenchErrorTexts: Readonly<Record<keyof typeof errorTexts, string>> = {
  'storefront.error.notFound': 'Page introuvable',
  'storefront.error.internal': 'Une erreur s’est produite de notre côté',
  'storefront.error.unavailable': 'La boutique est momentanément inaccessible. Veuillez réessayer plus tard.',
  'storefront.error.tooManyRequests': 'Trop de requêtes. Veuillez réessayer un peu plus tard.',

  'storefront.error.fullNameRequired': 'Veuillez indiquer vos prénom et nom',
  'storefront.error.telephoneRequired': 'Veuillez indiquer un numéro de téléphone',
  'storefront.error.addressRequired': 'Veuillez indiquer le numéro et la rue',
  'storefront.error.cityRequired': 'Veuillez indiquer la ville',
  'storefront.error.provinceRequired': 'Veuillez indiquer l’État, la province ou la région',
  'storefront.error.provinceElsewhere': 'L’État, la province ou la région appartient à un autre pays',
  'storefront.error.countryRequired': 'Veuillez choisir un pays',
  'storefront.error.countryUnknown': 'Veuillez choisir un pays de la liste',
  'storefront.error.postcodeRequired': 'Veuillez indiquer le code postal',
  'storefront.error.emailInvalid': 'Veuillez indiquer une adresse e-mail comme nom@example.com',
  'storefront.error.emailTaken': 'Cette adresse e-mail est déjà utilisée',
  'storefront.error.credentials': 'L’adresse e-mail ou le mot de passe est incorrect',
  'storefront.error.passwordTooShort': 'Le mot de passe doit comporter au moins 8 caractères',
  'storefront.error.passwordCommon': 'Ce mot de passe est trop courant. Veuillez en choisir un autre',
  'storefront.error.currentPassword': 'Le mot de passe actuel est manquant ou incorrect',
  'storefront.error.resetToken': 'Le lien n’est pas valide ou a expiré',
  'storefront.error.addressNotFound': 'Cette adresse n’existe plus',
  'storefront.error.addressBookFull': 'Vous pouvez enregistrer {most} adresses au maximum',
  'storefront.error.provinceUnknown':
    '« {province} » n’est pas un État, une province ou une région du pays choisi',

  'storefront.error.invalidCart': 'Ce panier n’est plus valable',
  'storefront.error.cartRequired': 'Il n’y a pas encore de panier',
  'storefront.error.cartEmpty': 'Votre panier est vide',
  'storefront.error.cartBusy': 'Le panier est en cours de modification. Veuillez réessayer',
  'storefront.error.cartChanged':
    'Votre panier a changé. Veuillez le vérifier puis passer à nouveau la commande',
  'storefront.error.qtyInvalid': 'Veuillez indiquer une quantité valide',
  'storefront.error.productNotFound': 'Ce produit n’existe plus',
  'storefront.error.productNotAvailable': 'Ce produit n’est pas disponible',
  'storefront.error.outOfStock': 'Cet article est épuisé',
  'storefront.error.notEnoughStock': 'Notre stock est insuffisant',
  'storefront.error.itemNotFound': 'Cet article n’est plus dans votre panier',
  'storefront.error.tooManyLines': 'Un panier peut contenir {max} produits différents au maximum',
  'storefront.error.tooManyUnits': 'Vous pouvez acheter {max} unités d’un même produit au maximum à la fois',
  'storefront.error.cartTooLarge': 'Le total du panier est trop élevé',
  'storefront.error.couponRequired': 'Veuillez saisir un code promo',
  'storefront.error.couponUnknown': 'Ce code promo n’existe pas',
  'storefront.error.couponNotStarted': 'Ce code promo n’est pas encore valable',
  'storefront.error.couponExpired': 'Ce code promo a expiré',
  'storefront.error.couponUsedUp': 'Ce code promo est épuisé',
  'storefront.error.couponLimit': 'Vous avez déjà utilisé ce code promo autant de fois que possible',
  'storefront.error.couponLogin': 'Veuillez vous connecter pour utiliser ce code promo',
  'storefront.error.couponNotOnCart': 'Ce code promo n’est pas appliqué à ce panier',
  'storefront.error.couponOtherCustomers': 'Ce code promo est réservé à d’autres clients',
  'storefront.error.couponUnconfirmed':
    'Confirmez d’abord votre adresse e-mail : suivez le lien de notre premier message ou demandez un lien pour créer un nouveau mot de passe',
  'storefront.error.couponSpent':
    'Ce code promo n’est valable qu’après au moins {amount} {currency} de commandes',
  'storefront.error.couponTotal': 'Ce code promo est valable à partir de {amount} {currency} de commande',
  'storefront.error.couponUnits': 'Ce code promo est valable à partir de {qty} articles dans le panier',
  'storefront.error.couponProducts': 'Le panier ne contient pas les produits nécessaires pour ce code promo',

  'storefront.error.contactRequired': 'Veuillez indiquer votre adresse e-mail',
  'storefront.error.shippingAddressRequired': 'Veuillez indiquer une adresse de livraison',
  'storefront.error.billingAddressRequired': 'Veuillez indiquer une adresse de facturation',
  'storefront.error.shippingMethodRequired': 'Veuillez choisir un mode de livraison',
  'storefront.error.paymentMethodRequired': 'Veuillez choisir un mode de paiement',
  'storefront.error.noShipping': 'Nous ne livrons pas à cette adresse',
  'storefront.error.methodGone': 'Le mode de livraison choisi n’est plus disponible',
  'storefront.error.quoteFailed':
    'Nous n’avons pas pu obtenir de tarif de livraison auprès de « {provider} ». Veuillez réessayer',
  'storefront.error.paymentMethodGone': 'Ce mode de paiement n’est pas disponible',
  'storefront.error.tooManyUnpaidOrders':
    'Trop de vos commandes sont en attente de paiement. Veuillez en payer une ou réessayer plus tard',
  'storefront.error.gatewaySilent':
    'Le prestataire de paiement ne répond pas, la commande n’a donc pas été passée. Veuillez réessayer dans un instant',
  'storefront.error.termsRequired': 'Veuillez accepter les conditions',
  'storefront.error.termsChanged':
    'Nos conditions ont changé. Veuillez les lire puis passer à nouveau la commande',
  'storefront.error.noteInvalid': 'La remarque n’est pas valide',
  'storefront.error.messageRequired': 'Veuillez écrire un message',
  'storefront.error.messageTooLong': 'Le message est trop long : 5 000 caractères au maximum',
};
