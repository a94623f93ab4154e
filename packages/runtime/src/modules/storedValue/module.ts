import { defineExtension } from '../../platform/contracts/extension.ts';
import { creditRoutes } from './creditRoutes.ts';
import { creditService } from './creditService.ts';
import { storedValueEvents } from './events.ts';
import { giftCardEmail, mailGiftCard } from './giftCardEmail.ts';
import { giftCardMessages } from './giftCardMessages.ts';
import { giftCardRoutes } from './giftCardRoutes.ts';
import { giftCardTopics } from './giftCardTopics.ts';
import { requestDueEmails } from './requestDueEmails.ts';
import { storedValuePersonalData } from './personalData.ts';
import { isCurrencyOfValues } from './storedValue.repo.ts';

/** Gift cards and store credit, each with a ledger that orders redeem from. */
export const storedValue = defineExtension({
  name: 'storedValue',
  api: '^1.0',
  setup: () => ({
    personalData: storedValuePersonalData,
    services: (app) => ({ credit: creditService(app) }),
    routes: [...giftCardRoutes, ...creditRoutes],
    events: storedValueEvents,
    webhookTopics: giftCardTopics,
    emails: [giftCardEmail],
    subscribers: [mailGiftCard],
    jobs: [requestDueEmails],
    messages: [giftCardMessages],
    currencyUses: [{ id: 'storedValue', isInUse: isCurrencyOfValues }],
  }),
});
