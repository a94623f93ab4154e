import { defineExtension } from '../../platform/extensions/contract.ts';
import { builtInTransport } from './builtInTransport.ts';
import { mailTransport } from './contract.ts';
import { letterKey } from './letter.ts';

/** Mails: what they say is made by the modules that know, how they travel by one transport. */
export const mail = defineExtension({
  name: 'mail',
  api: '^1.0',
  contributionPoints: { mailTransport },
  setup: () => ({
    registryKeys: [letterKey],
    start({ config, log, registry }) {
      if (registry('mailTransport').list().length > 0 || builtInTransport(config)) return;
      log.warn('the shop sends no mails: set mail.url, or install an extension with a mail transport');
    },
  }),
});
