import type { measurement as english } from '../en/measurement.ts';

/** The Spanish texts of the page of measurement. */
export const measurement: Record<keyof typeof english, string> = {
  'measurement.off': 'La medición está desactivada. Las visitas nuevas no se cuentan.',
  'measurement.empty':
    'Vea cuántas visitas llegan a un producto, al carrito y a un pedido, y qué se busca en vano. Primero se pregunta a los visitantes, y solo se cuenta a quienes aceptan.',
  'measurement.none': 'Las visitas aparecen aquí en cuanto el primer visitante acepta.',
  'measurement.settings': 'Ajustes de medición',
  'measurement.visits': 'Visitas',
  'measurement.pageViews': 'Páginas vistas',
  'measurement.orders': 'Pedidos',
  'measurement.conversion': 'Conversión',
  'measurement.visitsByDay': 'Visitas por día',
  'measurement.day':
    '{visits, plural, one {# visita} many {# de visitas} other {# visitas}}, conversión {conversion}',
  'measurement.topPages': 'Páginas más vistas',
  'measurement.page': 'Página',
  'measurement.views': 'Vistas',
  'measurement.emptySearches': 'Búsquedas sin resultados',
  'measurement.words': 'Se buscó',
  'measurement.funnel': 'De la visita al pedido',
  'measurement.about':
    'Solo se cuentan las visitas de quienes aceptaron. Una visita termina al cerrar el navegador. La conversión es la parte de las visitas con un pedido.',
  'measurement.topPages.none': 'No se vio ninguna página en este periodo.',
  'measurement.emptySearches.none': 'Todas las búsquedas encontraron algo.',
  'measurement.step.product': 'Vieron un producto',
  'measurement.step.cart': 'Añadieron al carrito',
  'measurement.step.checkout': 'Empezaron a pagar',
  'measurement.step.order': 'Hicieron un pedido',
};
