import type { home as english } from '../en/home.ts';

/** The Spanish texts of the dashboard and of the search over everything. */
export const home: Record<keyof typeof english, string> = {
  'dashboard.period': 'Período',
  'dashboard.days': '{count, plural, one {# día} many {# de días} other {# días}}',
  'dashboard.revenue': 'Ingresos',
  'dashboard.orders': 'Pedidos',
  'dashboard.average': 'Pedido medio',
  'dashboard.newCustomers': 'Clientes nuevos',
  'dashboard.year': '1 año',
  'dashboard.none': '–',
  'dashboard.before': '{value} en el período anterior',
  'dashboard.revenueByDay': 'Ingresos por día',
  'dashboard.work': 'Por hacer',
  'dashboard.work.none': 'No hay nada pendiente.',
  'dashboard.review':
    '{count, plural, one {# pedido por revisar} many {# de pedidos por revisar} other {# pedidos por revisar}}',
  'dashboard.toShip':
    '{count, plural, one {# pedido por enviar} many {# de pedidos por enviar} other {# pedidos por enviar}}',
  'dashboard.unpaid':
    '{count, plural, one {# pedido pendiente de pago} many {# de pedidos pendientes de pago} other {# pedidos pendientes de pago}}',
  'dashboard.outOfStock':
    '{count, plural, one {# producto agotado} many {# de productos agotados} other {# productos agotados}}',
  'dashboard.lowStock':
    '{count, plural, one {# producto con {most, number} unidades o menos} many {# de productos con {most, number} unidades o menos} other {# productos con {most, number} unidades o menos}}',
  'dashboard.bestProducts': 'Más vendidos',
  'dashboard.bestProducts.none': 'Los productos aparecen aquí cuando se compran en este período.',
  'dashboard.units': 'Unidades',
  'dashboard.sales': 'Ventas',

  'search.pagesAndActions': 'Páginas y acciones',
  'search.orders': 'Pedidos',
  'search.products': 'Productos',
  'search.customers': 'Clientes',
  'search.categories': 'Categorías',
  'search.pages': 'Páginas',
  'search.coupons': 'Cupones',
  'search.others': 'Más',
};
