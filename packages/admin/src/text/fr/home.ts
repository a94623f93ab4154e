import type { home as english } from '../en/home.ts';

/** The French texts of the dashboard and of the search over everything. */
export const home: Record<keyof typeof english, string> = {
  'dashboard.period': 'Période',
  'dashboard.days': '{count, plural, one {# jour} many {# de jours} other {# jours}}',
  'dashboard.revenue': 'Chiffre d’affaires',
  'dashboard.orders': 'Commandes',
  'dashboard.average': 'Panier moyen',
  'dashboard.newCustomers': 'Nouveaux clients',
  'dashboard.year': '1 an',
  'dashboard.none': '–',
  'dashboard.before': '{value} sur la période précédente',
  'dashboard.revenueByDay': 'Chiffre d’affaires par jour',
  'dashboard.work': 'À faire',
  'dashboard.work.none': 'Rien ne vous attend.',
  'dashboard.review':
    '{count, plural, one {# commande à vérifier} many {# de commandes à vérifier} other {# commandes à vérifier}}',
  'dashboard.toShip':
    '{count, plural, one {# commande à expédier} many {# de commandes à expédier} other {# commandes à expédier}}',
  'dashboard.unpaid':
    '{count, plural, one {# commande en attente de paiement} many {# de commandes en attente de paiement} other {# commandes en attente de paiement}}',
  'dashboard.outOfStock':
    '{count, plural, one {# produit en rupture de stock} many {# de produits en rupture de stock} other {# produits en rupture de stock}}',
  'dashboard.lowStock':
    '{count, plural, one {# produit avec un stock de {most, number} ou moins} many {# de produits avec un stock de {most, number} ou moins} other {# produits avec un stock de {most, number} ou moins}}',
  'dashboard.bestProducts': 'Meilleures ventes',
  'dashboard.bestProducts.none':
    'Les produits apparaissent ici dès qu’ils ont été achetés au cours de cette période.',
  'dashboard.units': 'Unités',
  'dashboard.sales': 'Ventes',

  'search.pagesAndActions': 'Pages et actions',
  'search.orders': 'Commandes',
  'search.products': 'Produits',
  'search.customers': 'Clients',
  'search.categories': 'Catégories',
  'search.pages': 'Pages',
  'search.coupons': 'Codes promo',
  'search.others': 'Plus',
};
