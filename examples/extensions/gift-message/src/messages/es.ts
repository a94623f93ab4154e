import { translateMessages } from '@shop/runtime/extension';
import { messages } from './en.ts';

/** The texts in Spanish. */
export const spanishMessages = translateMessages(messages, 'es', {
  'gift-message.title': '¿Es un regalo?',
  'gift-message.intro': 'Escribimos su mensaje en una tarjeta y la incluimos en el paquete.',
  'gift-message.label': 'Su mensaje',
  'gift-message.save': 'Añadir el mensaje',
  'gift-message.change': 'Guardar el mensaje',
  'gift-message.remove': 'Eliminar el mensaje',
  'gift-message.yours': 'Mensaje de regalo',
  'gift-message.inEmail': 'Mensaje de regalo:\n{message}',
});
