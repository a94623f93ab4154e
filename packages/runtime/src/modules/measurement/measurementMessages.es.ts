import { translateMessages } from '../../platform/contracts/messages.ts';
import { measurementMessages } from './measurementMessages.ts';

/** The texts with which visitors are asked whether they may be counted, in Spanish. */
export const spanishMeasurementMessages = translateMessages(measurementMessages, 'es', {
  'measurement.title': '¿Podemos contar su visita?',
  'measurement.intro':
    'Si acepta, contamos qué páginas ve, qué busca y si hace un pedido, con un número aleatorio y sin su nombre. La tienda funciona igual en ambos casos.',
  'measurement.shared':
    'Si acepta, las páginas también cargan un script de {host}, que puede usar sus propias cookies.',
  'measurement.accept': 'Aceptar',
  'measurement.reject': 'Rechazar',
  'measurement.link': 'Configuración de cookies',
  'measurement.more': 'Más información',
  'measurement.page.intro':
    'Usted decide si podemos contar su visita, y puede cambiar de opinión aquí en cualquier momento.',
  'measurement.page.open': 'Todavía no ha decidido.',
  'measurement.page.accepted': 'Ha aceptado: su visita se cuenta.',
  'measurement.page.rejected': 'Ha rechazado: su visita no se cuenta.',
  'measurement.page.cookies': 'Las cookies de esta tienda',
  'measurement.page.session': 'mantiene unidos su carrito y su cuenta. La tienda la necesita.',
  'measurement.page.consent': 'guarda durante medio año lo que decidió aquí. La tienda la necesita.',
  'measurement.page.visit':
    'contiene un número aleatorio hasta que cierre el navegador, para unir las páginas de una visita. Solo se crea si acepta.',
});
