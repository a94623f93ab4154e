import { translateMessages } from '../../platform/contracts/messages.ts';
import { widgetMessages } from './widgetMessages.ts';

/** The texts that widgets bring themselves, in French. */
export const frenchWidgetMessages = translateMessages(widgetMessages, 'fr', {
  'pageBuilder.productRow.name': 'Produits',
  'pageBuilder.menu.name': 'Menu',
  'pageBuilder.video.title': 'Vidéo',
  'pageBuilder.video.play': 'Lire la vidéo',
  'pageBuilder.video.close': 'Fermer la vidéo',
  'pageBuilder.video.consent':
    'À la lecture, la vidéo est chargée depuis {host}, qui reçoit alors votre adresse IP et peut déposer des cookies.',
});
