import { translateMessages } from '../../platform/contracts/messages.ts';
import { widgetMessages } from './widgetMessages.ts';

/** The texts that widgets bring themselves, in German. */
export const germanWidgetMessages = translateMessages(widgetMessages, 'de', {
  'pageBuilder.productRow.name': 'Produkte',
  'pageBuilder.menu.name': 'Menü',
  'pageBuilder.video.title': 'Video',
  'pageBuilder.video.play': 'Video abspielen',
  'pageBuilder.video.close': 'Video schließen',
  'pageBuilder.video.consent':
    'Beim Abspielen wird es von {host} geladen. {host} erfährt dabei Ihre IP-Adresse und setzt möglicherweise Cookies.',
});
