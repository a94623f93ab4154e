import type { home as english } from '../en/home.ts';

/** The French texts of the dashboard, the search over everything and the first steps. */
export const home: Record<keyof typeof english, string> = {
  'dashboard.period': 'Période',
  'dashboard.days': '{count, plural, one {# jour} many {# de jours} other {# jours}}',
  'dashboard.revenue': 'Chiffre d’affaires',
  'dashboard.revenue.help': 'Argent reçu, moins les remboursements.',
  'dashboard.orders': 'Commandes',
  'dashboard.average': 'Panier moyen',
  'dashboard.average.help': 'Commandes passées, payées ou non.',
  'dashboard.newCustomers': 'Nouveaux clients',
  'dashboard.year': '1 an',
  'dashboard.none': '–',
  'dashboard.before': '{value} sur la période précédente',
  'dashboard.change': '{change} ({value} sur la période précédente)',
  'dashboard.revenueByDay': 'Chiffre d’affaires par jour',
  'dashboard.work': 'À faire',
  'dashboard.work.none': 'Rien ne vous attend.',
  'dashboard.review':
    '{count, plural, one {# commande à vérifier} many {# de commandes à vérifier} other {# commandes à vérifier}}',
  'dashboard.toShip':
    '{count, plural, one {# commande à expédier} many {# de commandes à expédier} other {# commandes à expédier}}',
  'dashboard.payments': 'Décider si proposer : {names}',
  'dashboard.unpaid':
    '{count, plural, one {# commande en attente de paiement} many {# de commandes en attente de paiement} other {# commandes en attente de paiement}}',
  'dashboard.outOfStock':
    '{count, plural, one {# produit en rupture de stock} many {# de produits en rupture de stock} other {# produits en rupture de stock}}',
  'dashboard.lowStock':
    '{count, plural, one {# produit avec un stock de {most, number} ou moins} many {# de produits avec un stock de {most, number} ou moins} other {# produits avec un stock de {most, number} ou moins}}',
  'dashboard.bestProducts': 'Meilleures ventes',
  'dashboard.bestProducts.none':
    'Les produits apparaissent ici dès qu’ils ont été achetés au cours de cette période.',
  'orders.view.toShip': 'À expédier',
  'orders.view.unpaid': 'Impayées',
  'orders.view.review': 'À vérifier',
  'dashboard.units': 'Unités',
  'dashboard.sales': 'Ventes',

  'search.pagesAndActions': 'Pages et actions',
  'search.settings': 'Réglages',
  'search.orders': 'Commandes',
  'search.products': 'Produits',
  'search.customers': 'Clients',
  'search.categories': 'Catégories',
  'search.pages': 'Pages',
  'search.coupons': 'Codes promo',
  'search.others': 'Plus',

  'checklist.about': 'Ce qu’il faut à votre boutique avant sa première vente, et avant de l’ouvrir à tous.',
  'checklist.setUp': 'Préparer votre boutique',
  'checklist.goLive': 'Ouvrir votre boutique',
  'checklist.done': '{done, number} sur {count, number} terminées',
  'checklist.next': 'Prochaines étapes',
  'checklist.all':
    '{count, plural, one {Afficher # étape} many {Afficher les # d’étapes} other {Afficher les # étapes}}',
  'checklist.hide': 'Masquer',
  'checklist.onDashboard': 'Afficher les prochaines étapes sur le tableau de bord',
  'checklist.status.done': 'Terminé',
  'checklist.status.open': 'À faire',
  'checklist.status.warning': 'À vérifier',
  'checklist.status.broken': 'À corriger',
  'checklist.shop': 'Nom et adresse',
  'checklist.product': 'Premier produit',
  'checklist.shipping': 'Livraison',
  'checklist.tax': 'TVA et taxes',
  'checklist.payment': 'Paiement',
  'checklist.homepage': 'Page d’accueil',
  'checklist.testPurchase': 'Commande test',
  'checklist.demo': 'Produits d’exemple',
  'checklist.demo.remove': 'Les supprimer',
  'checklist.demo.ask': 'Supprimer les produits d’exemple ?',
  'checklist.demo.lost':
    'Les produits d’exemple, leurs catégories vides et les sections de la page d’accueil d’exemple sont supprimés définitivement. Les produits que vous avez renommés, les sections que vous avez modifiées, toutes les commandes et vos zones de livraison sont conservés.',
  'checklist.demo.removed':
    '{count, plural, one {# produit supprimé} many {# de produits supprimés} other {# produits supprimés}}',
  'checklist.livePayment': 'Paiements réels',
  'checklist.domain': 'Adresse web',
  'checklist.sender': 'Expéditeur des e-mails',
  'checklist.legalPages': 'Pages légales',
  'payments.name.Card': 'Carte bancaire',
  'payments.name.Wallet': 'Portefeuille électronique',
  'payments.name.Cash on delivery': 'Paiement à la livraison',
};
