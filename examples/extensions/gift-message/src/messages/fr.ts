import { translateMessages } from '@shop/runtime/extension';
import { messages } from './en.ts';

/** The texts in French. */
export const frenchMessages = translateMessages(messages, 'fr', {
  'gift-message.title': 'Est-ce un cadeau ?',
  'gift-message.intro': 'Nous écrivons votre message sur une carte et la joignons au colis.',
  'gift-message.label': 'Votre message',
  'gift-message.save': 'Ajouter le message',
  'gift-message.change': 'Enregistrer le message',
  'gift-message.remove': 'Supprimer le message',
  'gift-message.yours': 'Message cadeau',
  'gift-message.inEmail': 'Message cadeau :\n{message}',
});
