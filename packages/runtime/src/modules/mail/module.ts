import { defineExtension } from '../../platform/extensions/contract.ts';
import { builtInTransport } from './builtInTransport.ts';
import { mailTransport } from './contract.ts';
import { emails } from './emailKind.ts';
import { mailMessages } from './mailMessages.ts';
import { mailFailedDeliveries, merchantFailedDeliveries } from './failedDeliveries.ts';
import { letterKey } from './letter.ts';
import { merchantSettings } from './merchantAddresses.ts';

/** E-mails: their kinds are composed by the modules that know what to say, and travel by one transport. */
export const mail = defineExtension({
  name: 'mail',
  api: '^1.0',
  settings: merchantSettings,
  contributionPoints: { mailTransport, emails },
  setup: () => ({
    registryKeys: [letterKey],
    messages: [mailMessages],
    emails: [merchantFailedDeliveries],
    jobs: [mailFailedDeliveries],
    start({ config, log, registry }) {
      if (registry('mailTransport').list().length > 0 || builtInTransport(config)) return;
      log.warn('the shop sends no mails: set mail.url, or install an extension with a mail transport');
    },
  }),
});
