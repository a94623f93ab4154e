import type { measurement as english } from '../en/measurement.ts';

/** The French texts of the page of measurement. */
export const measurement: Record<keyof typeof english, string> = {
  'measurement.off': 'La mesure d’audience est désactivée. Les nouvelles visites ne sont pas comptées.',
  'measurement.empty':
    'Voyez combien de visites mènent à un produit, au panier et à une commande, et ce qui est recherché en vain. Les visiteurs sont d’abord interrogés, et seuls ceux qui acceptent sont comptés.',
  'measurement.none': 'Les visites apparaissent ici dès que le premier visiteur accepte d’être compté.',
  'measurement.settings': 'Réglages de la mesure',
  'measurement.visits': 'Visites',
  'measurement.pageViews': 'Pages vues',
  'measurement.orders': 'Commandes',
  'measurement.conversion': 'Conversion',
  'measurement.visitsByDay': 'Visites par jour',
  'measurement.day':
    '{visits, plural, one {# visite} many {# de visites} other {# visites}}, conversion {conversion}',
  'measurement.topPages': 'Pages les plus vues',
  'measurement.page': 'Page',
  'measurement.views': 'Vues',
  'measurement.emptySearches': 'Recherches sans résultat',
  'measurement.words': 'Termes recherchés',
  'measurement.funnel': 'De la visite à la commande',
  'measurement.about':
    'Seules les visites des personnes qui ont accepté sont comptées. Une visite se termine à la fermeture du navigateur. La conversion est la part des visites qui ont donné lieu à une commande.',
  'measurement.topPages.none': 'Aucune page n’a été vue pendant cette période.',
  'measurement.emptySearches.none': 'Toutes les recherches ont donné un résultat.',
  'measurement.step.product': 'Produit consulté',
  'measurement.step.cart': 'Ajout au panier',
  'measurement.step.checkout': 'Validation commencée',
  'measurement.step.order': 'Commande passée',
};
