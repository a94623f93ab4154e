import type { Patterns } from '../refusals.ts';

/** The Spanish texts of the faults of a field. */
export const faults: Patterns = [
  [/ is required$/, 'Rellene este campo.'],
  [/ must not be empty$/, 'Rellene este campo.'],
  [/ must be a whole number$/, 'Introduzca un número entero.'],
  [/ must be a number$/, 'Introduzca un número.'],
  [/ must not be negative$/, 'El número no puede ser negativo.'],
  [/ must be more than 0$| must be greater than 0$/, 'El número debe ser mayor que 0.'],
  [/ must have at most (\d+) decimals/, 'Número máximo de decimales: {1}.'],
  [/ must be a whole number in /, 'Esta moneda no tiene decimales.'],
  [/ must have at most (\d+) characters?$/, 'Número máximo de caracteres: {1}.'],
  [
    / must have at least (\d+) characters?$|must be at least (\d+) characters$/,
    'Número mínimo de caracteres: {1}.',
  ],
  [/ must have at most (\d+) (?:items?|entries|rows)$/, 'Número máximo de entradas: {1}.'],
  [/ must be at most (\d+)/, 'El número debe ser como máximo {1}.'],
  [/ must be less than (\d+)$/, 'El número debe ser menor que {1}.'],
  [/ must be at least (\d+)$/, 'El número debe ser como mínimo {1}.'],
  [/ must be greater than (\d+)$/, 'El número debe ser mayor que {1}.'],
  [/ must be a date such as /, 'Introduzca una fecha o una hora.'],
  [/ must be after /, 'El final debe ser posterior al inicio.'],
  [/ must be one of | must be (?:an? )?(?:"[^"]*"|\S+)(?:, .*)? or /, 'Elija uno de los valores posibles.'],
  [/e-?mail/i, 'Introduzca un correo electrónico válido.'],
  [/among the most common/, 'Esta contraseña es una de las más comunes. Elija otra.'],
  [/ must name at least one /, 'Elija al menos uno.'],
  [/ must begin with https:/, 'La dirección debe empezar por https://.'],
  [
    / must not lead to the private address ([^,]+),/,
    'La dirección no puede llevar a la dirección privada {1}, salvo que webhooks.allowedHosts de la configuración la nombre.',
  ],
  [/ must not use the port (\d+):/, 'No se permite el puerto {1}: son posibles 80, 443 y a partir de 1024.'],
  [/url_?key/i, 'Esta clave de URL no es válida.'],
  [/url/i, 'Introduzca una dirección válida.'],
  [/must be .*|has an invalid .*|is invalid$/, 'Este valor no es válido.'],
];
