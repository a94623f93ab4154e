import type { designTexts } from './designTexts.ts';

/** The texts of the page that shows every part of the design in German. */
export const germanDesignTexts: Readonly<Record<keyof typeof designTexts, string>> = {
  'storefront.design.title': 'Designsystem',
  'storefront.design.intro':
    'Alle Teile der Seiten, aus den Vorlagen des aktiven Themes. Kunden sehen diese Seite nicht.',
  'storefront.design.colors': 'Farben',
  'storefront.design.light': 'Hell',
  'storefront.design.dark': 'Dunkel',
  'storefront.design.type': 'Schrift',
  'storefront.design.sizes': 'Größen, Abstände und Bewegung',
  'storefront.design.buttons': 'Schaltflächen und Symbole',
  'storefront.design.fields': 'Felder',
  'storefront.design.messages': 'Fehler und Hinweise',
  'storefront.design.lists': 'Wege',
  'storefront.design.products': 'Produkte',
  'storefront.design.order': 'Bestellung',
  'storefront.design.widgets': 'Widgets',
  'storefront.design.product': 'Becher aus Steingut',
  'storefront.design.sentence': 'Von Hand gemacht, zweimal gebrannt und gut für viele Jahre Kaffee.',
};
