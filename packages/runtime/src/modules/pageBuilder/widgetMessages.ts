import { defineMessages } from '../../platform/contracts/messages.ts';

/** The texts that widgets bring themselves. */
export const widgetMessages = defineMessages('pageBuilder', 'en', {
  'pageBuilder.productRow.name': 'Products',
  'pageBuilder.menu.name': 'Menu',
  'pageBuilder.video.title': 'Video',
  'pageBuilder.video.play': 'Play video',
  'pageBuilder.video.close': 'Close video',
  'pageBuilder.video.consent':
    'Playing this video loads it from {host}, which then receives your IP address and may set cookies.',
});

/** The texts of this catalogue by key, for the compiler. */
export type WidgetMessages = (typeof widgetMessages)['texts'];

declare module '../../platform/contracts/messages.ts' {
  interface Messages extends WidgetMessages {}
}
