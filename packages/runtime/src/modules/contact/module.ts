import { defineExtension } from '../../platform/contracts/extension.ts';
import { emailOn } from '../mail/index.ts';
import { contactMessages } from './contactMessages.ts';
import { contactRoutes } from './contactRoutes.ts';
import { contactTopics } from './contactTopics.ts';
import { contactWidget } from './contactWidget.ts';
import { merchantContactMessage } from './merchantContactMessage.ts';
import { contactEvents } from './events.ts';
import { contactPersonalData } from './personalData.ts';

/** Provides the contact form and stores shoppers' messages. */
export const contact = defineExtension({
  name: 'contact',
  api: '^1.0',
  setup: () => ({
    personalData: contactPersonalData,
    events: contactEvents,
    routes: contactRoutes,
    widgets: [contactWidget],
    webhookTopics: contactTopics,
    emails: [merchantContactMessage],
    subscribers: [emailOn('contact_message_received', 'contact.mailMerchant', merchantContactMessage)],
    messages: [contactMessages],
  }),
});
