import { translateMessages } from '../../platform/messages/contract.ts';
import { measurementMessages } from './measurementMessages.ts';

/** The texts with which visitors are asked whether they may be counted, in Spanish. */
export const spanishMeasurementMessages = translateMessages(measurementMessages, 'es', {
  'measurement.title': '¿Podemos contar su visita?',
  'measurement.intro':
    'Si acepta, contamos qué páginas ve y si hace un pedido, con un número aleatorio y sin su nombre. Ambas respuestas están bien: la tienda funciona igual.',
  'measurement.shared':
    'Con su consentimiento, las páginas también cargan un script de {host}, que puede usar sus propias cookies.',
  'measurement.accept': 'Aceptar',
  'measurement.decline': 'Rechazar',
  'measurement.link': 'Configuración de cookies',
  'measurement.page.intro':
    'Usted decide si podemos contar su visita, y puede cambiar de opinión aquí en cualquier momento.',
  'measurement.page.open': 'Todavía no ha decidido.',
  'measurement.page.accepted': 'Ha aceptado: su visita se cuenta.',
  'measurement.page.declined': 'Ha rechazado: su visita no se cuenta.',
  'measurement.page.cookies': 'Las cookies de esta tienda',
  'measurement.page.session': 'mantiene unidos su carrito y su cuenta. La tienda la necesita.',
  'measurement.page.consent': 'guarda durante medio año lo que decidió aquí. La tienda la necesita.',
  'measurement.page.visitor':
    'contiene durante medio año un número aleatorio que une las páginas de una visita. Solo se crea si acepta.',
});
