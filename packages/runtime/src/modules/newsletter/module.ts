import { defineExtension } from '../../platform/contracts/extension.ts';
import { newsletterEmails, newsletterMailers } from './newsletterEmails.ts';
import { newsletterMessages } from './newsletterMessages.ts';
import { newsletterRoutes } from './newsletterRoutes.ts';
import { newsletterTopics } from './newsletterTopics.ts';
import { newsletterWidget } from './newsletterWidget.ts';
import { removePending } from './removePending.ts';
import { newsletterEvents } from './events.ts';
import { newsletterService } from './services.ts';
import { newsletterPersonalData } from './personalData.ts';

/**
 * The newsletter module: the form, the subscribers, and the confirmation and unsubscribe links. It does not send
 * newsletters.
 */
export const newsletter = defineExtension({
  name: 'newsletter',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  setup: () => ({
    services: (app) => ({ newsletter: newsletterService(app) }),
    personalData: newsletterPersonalData,
    events: newsletterEvents,
    routes: newsletterRoutes,
    widgets: [newsletterWidget],
    webhookTopics: newsletterTopics,
    emails: newsletterEmails,
    subscribers: newsletterMailers,
    messages: [newsletterMessages],
    jobs: [removePending],
  }),
});
