import type { home as english } from '../en/home.ts';

/** The Spanish texts of the dashboard, the search over everything and the first steps. */
export const home: Record<keyof typeof english, string> = {
  'dashboard.period': 'Período',
  'dashboard.days': '{count, plural, one {# día} many {# de días} other {# días}}',
  'dashboard.revenue': 'Ingresos',
  'dashboard.revenue.help': 'Dinero recibido, menos reembolsos.',
  'dashboard.orders': 'Pedidos',
  'dashboard.average': 'Pedido medio',
  'dashboard.average.help': 'Pedidos realizados, pagados o no.',
  'dashboard.newCustomers': 'Clientes nuevos',
  'dashboard.year': '1 año',
  'dashboard.none': '–',
  'dashboard.before': '{value} en el período anterior',
  'dashboard.change': '{change} ({value} en el período anterior)',
  'dashboard.revenueByDay': 'Ingresos por día',
  'dashboard.work': 'Por hacer',
  'dashboard.work.none': 'No hay nada pendiente.',
  'dashboard.review':
    '{count, plural, one {# pedido por revisar} many {# de pedidos por revisar} other {# pedidos por revisar}}',
  'dashboard.toShip':
    '{count, plural, one {# pedido por enviar} many {# de pedidos por enviar} other {# pedidos por enviar}}',
  'dashboard.payments': 'Decidir si se ofrece: {names}',
  'dashboard.unpaid':
    '{count, plural, one {# pedido pendiente de pago} many {# de pedidos pendientes de pago} other {# pedidos pendientes de pago}}',
  'dashboard.outOfStock':
    '{count, plural, one {# producto agotado} many {# de productos agotados} other {# productos agotados}}',
  'dashboard.lowStock':
    '{count, plural, one {# producto con {most, number} unidades o menos} many {# de productos con {most, number} unidades o menos} other {# productos con {most, number} unidades o menos}}',
  'dashboard.bestProducts': 'Más vendidos',
  'dashboard.bestProducts.none': 'Los productos aparecen aquí cuando se compran en este período.',
  'orders.view.toShip': 'Por enviar',
  'orders.view.unpaid': 'Sin pagar',
  'orders.view.review': 'Por revisar',
  'dashboard.units': 'Unidades',
  'dashboard.sales': 'Ventas',

  'search.pagesAndActions': 'Páginas y acciones',
  'search.settings': 'Ajustes',
  'search.orders': 'Pedidos',
  'search.products': 'Productos',
  'search.customers': 'Clientes',
  'search.categories': 'Categorías',
  'search.pages': 'Páginas',
  'search.coupons': 'Cupones',
  'search.others': 'Más',

  'checklist.about':
    'Lo que su tienda necesita antes de la primera venta y antes de abrirla a todo el mundo.',
  'checklist.setUp': 'Configure su tienda',
  'checklist.goLive': 'Abra al público',
  'checklist.done': '{done, number} de {count, number} completados',
  'checklist.next': 'Próximos pasos',
  'checklist.all':
    '{count, plural, one {Mostrar # paso} many {Mostrar los # de pasos} other {Mostrar los # pasos}}',
  'checklist.hide': 'Ocultar',
  'checklist.onDashboard': 'Mostrar los próximos pasos en el panel',
  'checklist.status.done': 'Hecho',
  'checklist.status.open': 'Por hacer',
  'checklist.status.warning': 'Conviene revisarlo',
  'checklist.status.broken': 'Hay que corregirlo',
  'checklist.shop': 'Nombre y dirección',
  'checklist.product': 'Primer producto',
  'checklist.shipping': 'Envío',
  'checklist.tax': 'Impuestos',
  'checklist.payment': 'Pago',
  'checklist.homepage': 'Página de inicio',
  'checklist.testPurchase': 'Pedido de prueba',
  'checklist.demo': 'Productos de ejemplo',
  'checklist.demo.remove': 'Eliminarlos',
  'checklist.demo.ask': '¿Eliminar los productos de ejemplo?',
  'checklist.demo.lost':
    'Los productos de ejemplo, sus categorías vacías y las secciones de la página de inicio de ejemplo se eliminan definitivamente. Se conservan los productos cuyo nombre ha cambiado, las secciones que ha modificado, todos los pedidos y sus zonas de envío.',
  'checklist.demo.removed':
    '{count, plural, one {# producto eliminado} many {# de productos eliminados} other {# productos eliminados}}',
  'checklist.livePayment': 'Pagos reales',
  'checklist.domain': 'Dirección web',
  'checklist.sender': 'Remitente de los correos electrónicos',
  'checklist.legalPages': 'Páginas legales',
  'payments.name.Card': 'Tarjeta',
  'payments.name.Wallet': 'Monedero electrónico',
  'payments.name.Cash on delivery': 'Pago contra entrega',
};
