import { translateMessages } from '../../platform/contracts/messages.ts';
import { webhookMessages } from './webhookMessages.ts';

/** The texts of the e-mail about a webhook that the shop switched off, in Spanish. */
export const spanishWebhookMessages = translateMessages(webhookMessages, 'es', {
  'webhooks.off.subject': 'Se ha desactivado un webhook de {shop}',
  'webhooks.off.gone':
    'El sistema de {url} ha respondido que ya no acepta entregas (410 Gone), por lo que {shop} ha desactivado su webhook.',
  'webhooks.off.failing':
    'El sistema de {url} no acepta ninguna entrega desde hace días, por lo que {shop} ha desactivado su webhook. Lo que no se entregó se conserva.',
  'webhooks.off.whatToDo':
    'Qué hacer: asegúrese de que el sistema vuelva a responder, envíele una prueba y active el webhook. Entonces se enviarán las entregas pendientes; para los eventos posteriores a la desactivación, repita la entrega de ese periodo.',
  'webhooks.off.open': 'Abrir el webhook',
});
