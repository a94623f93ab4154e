import type { home as english } from '../en/home.ts';

/** The German texts of the dashboard and of the search over everything. */
export const home: Record<keyof typeof english, string> = {
  'dashboard.period': 'Zeitraum',
  'dashboard.days': '{count, plural, one {# Tag} other {# Tage}}',
  'dashboard.revenue': 'Umsatz',
  'dashboard.orders': 'Bestellungen',
  'dashboard.average': 'Durchschnittliche Bestellung',
  'dashboard.newCustomers': 'Neue Kunden',
  'dashboard.year': '1 Jahr',
  'dashboard.none': '–',
  'dashboard.before': '{value} im Zeitraum davor',
  'dashboard.revenueByDay': 'Umsatz nach Tagen',
  'dashboard.work': 'Zu erledigen',
  'dashboard.work.none': 'Es wartet nichts auf Sie.',
  'dashboard.review': '{count, plural, one {# Bestellung zu prüfen} other {# Bestellungen zu prüfen}}',
  'dashboard.toShip': '{count, plural, one {# Bestellung zu versenden} other {# Bestellungen zu versenden}}',
  'dashboard.unpaid':
    '{count, plural, one {# Bestellung noch nicht bezahlt} other {# Bestellungen noch nicht bezahlt}}',
  'dashboard.outOfStock': '{count, plural, one {# Produkt nicht vorrätig} other {# Produkte nicht vorrätig}}',
  'dashboard.lowStock':
    '{count, plural, one {# Produkt mit höchstens {most, number} Stück} other {# Produkte mit höchstens {most, number} Stück}}',
  'dashboard.bestProducts': 'Meistverkauft',
  'dashboard.bestProducts.none': 'Produkte erscheinen hier, sobald sie in diesem Zeitraum gekauft wurden.',
  'dashboard.units': 'Stück',
  'dashboard.sales': 'Verkäufe',

  'search.pagesAndActions': 'Seiten und Aktionen',
  'search.orders': 'Bestellungen',
  'search.products': 'Produkte',
  'search.customers': 'Kunden',
  'search.categories': 'Kategorien',
  'search.pages': 'Seiten',
  'search.coupons': 'Gutscheine',
  'search.others': 'Weiteres',
};
