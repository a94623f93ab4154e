import type { searchTexts } from './searchTexts.ts';

/** The texts of the search and of its suggestions, in French. */
export const frenchSearchTexts: Readonly<Record<keyof typeof searchTexts, string>> = {
  'storefront.search.title': 'Recherche',
  'storefront.search.titleOf': 'Recherche : {keyword}',
  'storefront.search.label': 'Rechercher un produit',
  'storefront.search.suggestions': 'Suggestions de recherche',
  'storefront.search.prompt': 'Que recherchez-vous ?',
  'storefront.search.button': 'Rechercher',
  'storefront.search.similar':
    'Aucun produit ne contient exactement ces mots. Ces produits s’en rapprochent.',
  'storefront.search.meant': 'Vouliez-vous dire :',
  'storefront.search.tips': 'Quelques conseils :',
  'storefront.search.tipWords': 'Utilisez moins de mots ou des mots plus généraux.',
  'storefront.search.tipSpelling': 'Vérifiez l’orthographe.',
  'storefront.search.tipMenu':
    'Parcourez les catégories du menu ou écrivez-nous : nous vous aiderons avec plaisir.',
  'storefront.suggest.count':
    '{count, plural, one {# suggestion. Utilisez les flèches pour choisir.} many {# de suggestions. Utilisez les flèches pour choisir.} other {# suggestions. Utilisez les flèches pour choisir.}}',
  'storefront.suggest.none': 'Aucune suggestion',
  'storefront.suggest.products': 'Produits',
  'storefront.suggest.categories': 'Catégories',
  'storefront.suggest.pages': 'Pages',
  'storefront.suggest.posts': 'Sur le blog',
  'storefront.suggest.all': 'Afficher tous les résultats pour « {keyword} »',
};
