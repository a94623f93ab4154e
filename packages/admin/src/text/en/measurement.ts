/** English messages for the analytics page. */
export const measurement = {
  'measurement.off': 'Visit tracking is off. New visits aren’t counted.',
  'measurement.empty':
    'See how many visits reach a product, the cart and an order, and which searches return nothing. Visitors are asked for consent first, and only those who accept are counted.',
  'measurement.none': 'Visits appear here once the first visitor accepts tracking.',
  'measurement.settings': 'Analytics settings',
  'measurement.visits': 'Visits',
  'measurement.pageViews': 'Page views',
  'measurement.orders': 'Orders',
  'measurement.conversion': 'Conversion',
  'measurement.visitsByDay': 'Visits by day',
  'measurement.day': '{visits, plural, one {# visit} other {# visits}}, conversion {conversion}',
  'measurement.topPages': 'Top pages',
  'measurement.page': 'Page',
  'measurement.views': 'Views',
  'measurement.emptySearches': 'Searches without results',
  'measurement.words': 'Search term',
  'measurement.funnel': 'Conversion funnel',
  'measurement.about':
    'Only visitors who accepted tracking are counted. A visit ends when the browser is closed. Conversion is the share of visits in which an order was placed.',
  'measurement.topPages.none': 'No pages were viewed in this period.',
  'measurement.emptySearches.none': 'Every search returned results.',
  'measurement.step.product': 'Viewed a product',
  'measurement.step.cart': 'Added to cart',
  'measurement.step.checkout': 'Started checkout',
  'measurement.step.order': 'Placed an order',
} as const;
