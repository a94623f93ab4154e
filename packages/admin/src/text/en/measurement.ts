/** The English texts of the page of measurement. */
export const measurement = {
  'measurement.off': 'Measurement is off. New visits are not counted.',
  'measurement.empty':
    'See how many visits come to a product, to the cart and to an order, and what people search for in vain. Visitors are asked first, and only those who accept are counted.',
  'measurement.none': 'Visits appear here as soon as the first visitor accepts to be counted.',
  'measurement.settings': 'Measurement settings',
  'measurement.visits': 'Visits',
  'measurement.pageViews': 'Page views',
  'measurement.orders': 'Orders',
  'measurement.conversion': 'Conversion',
  'measurement.visitsByDay': 'Visits by day',
  'measurement.day': '{visits, plural, one {# visit} other {# visits}}, conversion {conversion}',
  'measurement.topPages': 'Most viewed pages',
  'measurement.page': 'Page',
  'measurement.views': 'Views',
  'measurement.emptySearches': 'Searches without results',
  'measurement.words': 'Searched for',
  'measurement.funnel': 'From visit to order',
  'measurement.about':
    'Only visits of people who accepted are counted. A visit ends when the browser is closed. Conversion is the share of visits in which an order was placed.',
  'measurement.topPages.none': 'No page was viewed in this period.',
  'measurement.emptySearches.none': 'Every search found something.',
  'measurement.step.product': 'Viewed a product',
  'measurement.step.cart': 'Added to the cart',
  'measurement.step.checkout': 'Began the checkout',
  'measurement.step.order': 'Placed an order',
} as const;
