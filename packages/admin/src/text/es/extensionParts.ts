import type { extensionParts as english } from '../en/extensionParts.ts';

/** The Spanish texts around pages and parts that extensions bring. */
export const extensionParts: Record<keyof typeof english, string> = {
  'parts.failed': 'La extensión {extension} ha fallado aquí',
  'parts.failed.text': 'El resto de la administración no se ve afectado.',
  'parts.slow': 'La extensión {extension} no responde',
  'parts.slow.text':
    'Esta parte aparece en cuanto responda. El resto de la administración no se ve afectado.',
  'parts.contract': 'Se escribió para la versión {wanted} de la administración; esta es la versión {own}.',
  'parts.noModule': 'Su módulo no tiene partes: necesita una exportación por defecto.',
  'parts.missing': 'Su módulo no tiene ninguna parte llamada «{name}».',
  'parts.empty': 'Aquí no hay nada todavía.',
  'parts.health': 'Extensiones en la administración',
  'parts.health.ok': 'Funciona',
  'parts.health.waiting': 'Se está cargando',
};
