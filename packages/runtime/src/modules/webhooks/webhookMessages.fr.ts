import { translateMessages } from '../../platform/contracts/messages.ts';
import { webhookMessages } from './webhookMessages.ts';

/** The texts of the e-mail about a webhook that the shop switched off, in French. */
export const frenchWebhookMessages = translateMessages(webhookMessages, 'fr', {
  'webhooks.off.subject': 'Un webhook de {shop} a été désactivé',
  'webhooks.off.gone':
    'Le système à l’adresse {url} a répondu qu’il n’accepte plus de livraisons (410 Gone) ; {shop} a donc désactivé son webhook.',
  'webhooks.off.failing':
    'Le système à l’adresse {url} n’a accepté aucune livraison depuis plusieurs jours ; {shop} a donc désactivé son webhook. Ce qui n’a pas été livré est conservé.',
  'webhooks.off.whatToDo':
    'Que faire : assurez-vous que le système répond de nouveau, envoyez-lui un test, puis réactivez le webhook. Les livraisons en attente seront alors envoyées ; pour les événements survenus depuis la désactivation, rejouez cette période.',
  'webhooks.off.open': 'Ouvrir le webhook',
});
