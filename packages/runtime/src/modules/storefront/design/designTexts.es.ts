import type { designTexts } from './designTexts.ts';

/** The texts of the page that shows every part of the design in Spanish. */
export const spanishDesignTexts: Readonly<Record<keyof typeof designTexts, string>> = {
  'storefront.design.title': 'Sistema de diseño',
  'storefront.design.intro':
    'Todas las partes de las páginas, hechas con las plantillas del tema activo. Los clientes no ven esta página.',
  'storefront.design.colors': 'Colores',
  'storefront.design.light': 'Claro',
  'storefront.design.dark': 'Oscuro',
  'storefront.design.type': 'Tipografía',
  'storefront.design.sizes': 'Tamaños, espacios y movimiento',
  'storefront.design.buttons': 'Botones e iconos',
  'storefront.design.fields': 'Campos',
  'storefront.design.messages': 'Errores y avisos',
  'storefront.design.lists': 'Navegación',
  'storefront.design.products': 'Productos',
  'storefront.design.order': 'Pedido',
  'storefront.design.widgets': 'Widgets',
  'storefront.design.product': 'Taza de gres',
  'storefront.design.sentence': 'Hecha a mano, cocida dos veces y buena para años de café.',
};
