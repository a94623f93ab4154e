import type { designTexts } from './designTexts.ts';

/** The texts of the page that shows every part of the design in French. */
export const frenchDesignTexts: Readonly<Record<keyof typeof designTexts, string>> = {
  'storefront.design.title': 'Système de design',
  'storefront.design.intro':
    'Tous les éléments des pages, faits avec les modèles du thème actif. Les clients ne voient pas cette page.',
  'storefront.design.colors': 'Couleurs',
  'storefront.design.light': 'Clair',
  'storefront.design.dark': 'Sombre',
  'storefront.design.type': 'Typographie',
  'storefront.design.sizes': 'Tailles, espaces et mouvement',
  'storefront.design.buttons': 'Boutons et icônes',
  'storefront.design.fields': 'Champs',
  'storefront.design.messages': 'Erreurs et avis',
  'storefront.design.lists': 'Navigation',
  'storefront.design.products': 'Produits',
  'storefront.design.order': 'Commande',
  'storefront.design.widgets': 'Widgets',
  'storefront.design.product': 'Tasse en grès',
  'storefront.design.sentence': 'Faite à la main, cuite deux fois, pour des années de café.',
};
