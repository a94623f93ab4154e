import { translateMessages } from '@shop/runtime/extension';
import { messages } from './en.ts';

/** The texts in German. */
export const germanMessages = translateMessages(messages, 'de', {
  'gift-message.title': 'Ist es ein Geschenk?',
  'gift-message.intro': 'Wir schreiben Ihre Nachricht auf eine Karte und legen sie dem Paket bei.',
  'gift-message.label': 'Ihre Nachricht',
  'gift-message.save': 'Nachricht hinzufügen',
  'gift-message.change': 'Nachricht speichern',
  'gift-message.remove': 'Nachricht entfernen',
  'gift-message.yours': 'Geschenknachricht',
  'gift-message.inEmail': 'Geschenknachricht:\n{message}',
});
