import { defineExtension } from '../../platform/extensions/contract.ts';
import { builtInTransport } from './builtInTransport.ts';
import { mailTransport } from './contract.ts';
import { emails } from './emailKind.ts';
import { footerSettings } from './emailFooter.ts';
import { germanMailMessages } from './mailMessages.de.ts';
import { mailMessages } from './mailMessages.ts';
import { mailFailedDeliveries, merchantFailedDeliveries } from './failedDeliveries.ts';
import { emailKey } from './emailMessage.ts';
import { merchantSettings } from './merchantAddresses.ts';

/** Sends e-mails. Other modules compose them, and one transport carries them. */
export const mail = defineExtension({
  name: 'mail',
  api: '^1.0',
  settings: { ...merchantSettings, ...footerSettings },
  contributionPoints: { mailTransport, emails },
  setup: () => ({
    registryKeys: [emailKey],
    messages: [mailMessages, germanMailMessages],
    emails: [merchantFailedDeliveries],
    jobs: [mailFailedDeliveries],
    start({ config, log, registry }) {
      if (registry('mailTransport').list().length > 0 || builtInTransport(config)) return;
      log.warn('the shop sends no e-mails: set mail.url, or install an extension with a mail transport');
    },
  }),
});
