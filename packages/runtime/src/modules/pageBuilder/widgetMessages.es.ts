import { translateMessages } from '../../platform/contracts/messages.ts';
import { widgetMessages } from './widgetMessages.ts';

/** The texts that widgets bring themselves, in Spanish. */
export const spanishWidgetMessages = translateMessages(widgetMessages, 'es', {
  'pageBuilder.productRow.name': 'Productos',
  'pageBuilder.menu.name': 'Menú',
  'pageBuilder.video.title': 'Vídeo',
  'pageBuilder.video.play': 'Reproducir el vídeo',
  'pageBuilder.video.close': 'Cerrar el vídeo',
  'pageBuilder.video.consent':
    'Al reproducirlo, se carga desde {host}, que entonces conoce su dirección IP y puede instalar cookies.',
});
