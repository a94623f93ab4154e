import type { searchTexts } from './searchTexts.ts';

/** The texts of the search and of its suggestions, in German. */
export const germanSearchTexts: Readonly<Record<keyof typeof searchTexts, string>> = {
  'storefront.search.title': 'Suche',
  'storefront.search.titleOf': 'Suche: {keyword}',
  'storefront.search.label': 'Artikel suchen',
  'storefront.search.prompt': 'Wonach suchen Sie?',
  'storefront.search.button': 'Suchen',
  'storefront.suggest.count':
    '{count, plural, one {# Vorschlag. Mit den Pfeiltasten auswählen.} other {# Vorschläge. Mit den Pfeiltasten auswählen.}}',
  'storefront.suggest.none': 'Keine Vorschläge',
  'storefront.suggest.products': 'Artikel',
  'storefront.suggest.categories': 'Kategorien',
  'storefront.suggest.pages': 'Seiten',
  'storefront.suggest.posts': 'Aus dem Blog',
  'storefront.suggest.all': 'Alle Ergebnisse für „{keyword}“ anzeigen',
};
