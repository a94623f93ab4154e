import { defineExtension } from '../../platform/contracts/extension.ts';
import { builtInTransport } from './builtInTransport.ts';
import { emailFooters, mailTransport } from './contract.ts';
import { emailKindRoutes } from './emailKindRoutes.ts';
import { emails, mailEvents } from './emailKind.ts';
import { emailLogSettings, removeOldEmails } from './removeOldEmails.ts';
import { emailRoutes } from './emailRoutes.ts';
import { footerSettings } from './emailFooter.ts';
import { mailMessages } from './mailMessages.ts';
import { mailFailedDeliveries, merchantFailedDeliveries } from './failedDeliveries.ts';
import { emailKey } from './emailMessage.ts';
import { mailHealth } from './mailHealth.ts';
import { merchantSettings } from './merchantAddresses.ts';
import { resendLogged } from './resendEmail.ts';
import { mailPersonalData } from './personalData.ts';

/** The mail module. Sends the emails that other modules compose through a mail transport. */
export const mail = defineExtension({
  name: 'mail',
  api: '^1.0',
  settings: { ...merchantSettings, ...footerSettings, ...emailLogSettings },
  contributionPoints: { mailTransport, emails, emailFooters },
  setup: () => ({
    personalData: mailPersonalData,
    events: mailEvents,
    registryKeys: [emailKey],
    messages: [mailMessages],
    emails: [merchantFailedDeliveries],
    routes: [...emailRoutes, ...emailKindRoutes],
    subscribers: [resendLogged],
    jobs: [mailFailedDeliveries, removeOldEmails],
    healthParts: [mailHealth],
    start({ config, log, registry }) {
      if (registry('mailTransport').list().length > 0 || builtInTransport(config)) return;
      log.warn('the shop sends no emails: set mail.url, or install an extension with a mail transport');
    },
  }),
});
