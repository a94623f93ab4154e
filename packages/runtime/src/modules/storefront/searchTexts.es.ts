import type { searchTexts } from './searchTexts.ts';

/** The texts of the search and of its suggestions, in Spanish. */
export const spanishSearchTexts: Readonly<Record<keyof typeof searchTexts, string>> = {
  'storefront.search.title': 'Búsqueda',
  'storefront.search.titleOf': 'Búsqueda: {keyword}',
  'storefront.search.label': 'Buscar productos',
  'storefront.search.suggestions': 'Sugerencias',
  'storefront.search.prompt': '¿Qué está buscando?',
  'storefront.search.button': 'Buscar',
  'storefront.search.similar':
    'No hay resultados con exactamente estas palabras. Estos productos son similares.',
  'storefront.search.meant': 'Quizás quiso decir:',
  'storefront.search.tips': 'Esto puede ayudar:',
  'storefront.search.tipWords': 'Use menos palabras o palabras más generales.',
  'storefront.search.tipSpelling': 'Compruebe la ortografía.',
  'storefront.search.tipMenu': 'Explore las categorías del menú o escríbanos: le ayudaremos con gusto.',
  'storefront.suggest.count':
    '{count, plural, one {# sugerencia. Use las teclas de flecha para elegir.} many {# de sugerencias. Use las teclas de flecha para elegir.} other {# sugerencias. Use las teclas de flecha para elegir.}}',
  'storefront.suggest.none': 'Sin sugerencias',
  'storefront.suggest.products': 'Productos',
  'storefront.suggest.categories': 'Categorías',
  'storefront.suggest.pages': 'Páginas',
  'storefront.suggest.posts': 'Del blog',
  'storefront.suggest.all': 'Mostrar todos los resultados de “{keyword}”',
};
