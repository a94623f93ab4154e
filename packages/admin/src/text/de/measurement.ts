import type { measurement as english } from '../en/measurement.ts';

/** The German texts of the page of measurement. */
export const measurement: Record<keyof typeof english, string> = {
  'measurement.off': 'Die Messung ist aus. Neue Besuche werden nicht gezählt.',
  'measurement.empty':
    'Sehen Sie, wie viele Besuche zu einem Produkt, in den Warenkorb und zu einer Bestellung führen und wonach vergeblich gesucht wird. Besucher werden zuerst gefragt, und nur wer zustimmt, wird gezählt.',
  'measurement.none': 'Besuche erscheinen hier, sobald der erste Besucher der Zählung zustimmt.',
  'measurement.settings': 'Einstellungen der Messung',
  'measurement.visits': 'Besuche',
  'measurement.pageViews': 'Seitenaufrufe',
  'measurement.orders': 'Bestellungen',
  'measurement.conversion': 'Konversion',
  'measurement.visitsByDay': 'Besuche nach Tag',
  'measurement.day': '{visits, plural, one {# Besuch} other {# Besuche}}, Konversion {conversion}',
  'measurement.topPages': 'Meistbesuchte Seiten',
  'measurement.page': 'Seite',
  'measurement.views': 'Aufrufe',
  'measurement.emptySearches': 'Suchen ohne Treffer',
  'measurement.words': 'Gesucht nach',
  'measurement.funnel': 'Vom Besuch zur Bestellung',
  'measurement.about':
    'Gezählt werden nur Besuche von Menschen, die zugestimmt haben. Ein Besuch endet, wenn der Browser geschlossen wird. Konversion ist der Anteil der Besuche mit einer Bestellung.',
  'measurement.topPages.none': 'In diesem Zeitraum wurde keine Seite angesehen.',
  'measurement.emptySearches.none': 'Jede Suche hat etwas gefunden.',
  'measurement.step.product': 'Produkt angesehen',
  'measurement.step.cart': 'In den Warenkorb gelegt',
  'measurement.step.checkout': 'Kasse begonnen',
  'measurement.step.order': 'Bestellung aufgegeben',
};
