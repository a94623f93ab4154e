import type { searchTexts } from './searchTexts.ts';

/** The texts of the search and of its suggestions, in German. */
export const germanSearchTexts: Readonly<Record<keyof typeof searchTexts, string>> = {
  'storefront.search.title': 'Suche',
  'storefront.search.titleOf': 'Suche: {keyword}',
  'storefront.search.label': 'Artikel suchen',
  'storefront.search.suggestions': 'Vorschläge',
  'storefront.search.prompt': 'Wonach suchen Sie?',
  'storefront.search.button': 'Suchen',
  'storefront.search.similar': 'Nichts enthält genau diese Wörter. Diese Artikel sind ähnlich.',
  'storefront.search.meant': 'Meinten Sie:',
  'storefront.search.tips': 'Das hilft vielleicht weiter:',
  'storefront.search.tipWords': 'Verwenden Sie weniger oder allgemeinere Wörter.',
  'storefront.search.tipSpelling': 'Prüfen Sie die Schreibweise.',
  'storefront.search.tipMenu':
    'Stöbern Sie in den Kategorien im Menü, oder schreiben Sie uns: Wir helfen gern.',
  'storefront.suggest.count':
    '{count, plural, one {# Vorschlag. Mit den Pfeiltasten auswählen.} other {# Vorschläge. Mit den Pfeiltasten auswählen.}}',
  'storefront.suggest.none': 'Keine Vorschläge',
  'storefront.suggest.products': 'Artikel',
  'storefront.suggest.categories': 'Kategorien',
  'storefront.suggest.pages': 'Seiten',
  'storefront.suggest.posts': 'Aus dem Blog',
  'storefront.suggest.all': 'Alle Ergebnisse für „{keyword}“ anzeigen',
};
