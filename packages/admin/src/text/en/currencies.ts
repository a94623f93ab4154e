/** English messages for the page of currencies. */
export const currencies = {
  'currencies.about':
    'Shoppers can choose every currency that is on. Prices are converted once, at the unit, from {base}, unless a product has a price of its own. Everything else is computed in the currency of the cart.',
  'currencies.currency': 'Currency',
  'currencies.name': '{name} ({code})',
  'currencies.own': 'Shop’s currency',
  'currencies.off': 'Off',
  'currencies.edit': 'Edit {name}',
  'currencies.lost': 'The prices that products have in this currency are deleted, too.',
  'currencies.rate': 'Exchange rate',
  'currencies.rate.none': 'None: only prices of its own apply',
  'currencies.rate.at': 'As of {date}',
  'currencies.rate.help': 'Units of the currency for 1 {base}. Leave empty if only prices of its own apply.',
  'currencies.rounding': 'Rounding',
  'currencies.rounding.none': 'To the smallest unit',
  'currencies.step': 'Step',
  'currencies.step.help':
    'Converted prices are multiples of it, such as 0.05. Leave empty for the smallest unit.',
  'currencies.step.of': 'in steps of {amount}',
  'currencies.ending': 'Ending',
  'currencies.ending.help': 'Converted prices end with it, such as 0.99. Leave empty for any.',
  'currencies.ending.of': 'ending with {amount}',
  'currencies.examples': 'Example prices',
  'currencies.example': '{from} → {to}',
  'currencies.on': 'Shoppers can choose it',
  'currencies.on.help': 'If off, open carts in it change to the shop’s currency.',
  'currencies.refresh': 'Get new rates',
  'currencies.refreshed':
    '{count, plural, =0 {No rate has changed.} one {# rate updated.} other {# rates updated.}}',
  'currencies.missing': 'The source does not know {codes}.',
  'currencies.export': 'Download as CSV',
  'currencies.import': 'Set rates from a CSV file',
  'currencies.imported':
    '{created, plural, one {# currency created} other {# currencies created}}, {updated, plural, one {# updated} other {# updated}}.',
  'currencies.notImported':
    'Nothing was written: {count, plural, one {# row is} other {# rows are}} not valid.',
  'currencies.line': 'Line {line}: {fault}',
  'currencies.held': 'The rate of {code} was not updated',
  'currencies.held.text': 'It changed more than you allow: from {rate} to {offered}.',
  'currencies.held.accept': 'Use the new rate',
} as const;
