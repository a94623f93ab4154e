import { defineMessages } from '../../platform/contracts/messages.ts';

/** The messages of the built-in widgets. */
export const widgetMessages = defineMessages('pageBuilder', 'en', {
  'pageBuilder.productRow.name': 'Products',
  'pageBuilder.menu.name': 'Menu',
  'pageBuilder.video.title': 'Video',
  'pageBuilder.video.play': 'Play video',
  'pageBuilder.video.close': 'Close video',
  'pageBuilder.video.consent':
    'Playing this video loads it from {host}, which then receives your IP address and may set cookies.',
});

/** The message keys of the built-in widgets, for type checking. */
export type WidgetMessages = (typeof widgetMessages)['texts'];

declare module '../../platform/contracts/messages.ts' {
  interface Messages extends WidgetMessages {}
}
