import { translateMessages } from '../../platform/contracts/messages.ts';
import { webhookMessages } from './webhookMessages.ts';

/** The texts of the e-mail about a webhook that the shop switched off, in German. */
export const germanWebhookMessages = translateMessages(webhookMessages, 'de', {
  'webhooks.off.subject': 'Ein Webhook von {shop} wurde abgeschaltet',
  'webhooks.off.gone':
    'Das System unter {url} hat geantwortet, dass es keine Zustellungen mehr annimmt (410 Gone). {shop} hat den Webhook deshalb abgeschaltet.',
  'webhooks.off.failing':
    'Das System unter {url} hat seit Tagen keine Zustellung angenommen. {shop} hat den Webhook deshalb abgeschaltet. Was nicht zugestellt wurde, bleibt erhalten.',
  'webhooks.off.whatToDo':
    'Was zu tun ist: Sorgen Sie dafür, dass das System wieder antwortet, senden Sie einen Test und schalten Sie den Webhook ein. Wartende Zustellungen werden dann gesendet; für die Ereignisse seit dem Abschalten stellen Sie diesen Zeitraum erneut zu.',
  'webhooks.off.open': 'Webhook öffnen',
});
