import { defineMessages } from '../../platform/contracts/messages.ts';

/** The messages shared by all emails, and those of the failed delivery report. */
export const mailMessages = defineMessages('mail', 'en', {
  'mail.greeting': 'Hello,',
  'mail.greetingByName': 'Hello {name},',
  'mail.failures.subject':
    '{count, plural, one {# event delivery} other {# event deliveries}} failed at {shop}',
  'mail.failures.subjectAtLeast': 'At least {count, number} event deliveries failed at {shop}',
  'mail.failures.intro':
    '{count, plural, one {# event delivery} other {# event deliveries}} failed on every attempt, so {shop} has stopped retrying. {count, plural, one {Its action} other {Their actions}}, such as sending an email or notifying another system, did not happen.',
  'mail.failures.introAtLeast':
    'At least {count, number} event deliveries failed on every attempt, so {shop} has stopped retrying. Their actions, such as sending an email or notifying another system, did not happen.',
  'mail.failures.subscriber': 'Subscriber: {subscriber}, from "{owner}"',
  'mail.failures.subscriberGone': 'Subscriber: {subscriber} (no longer installed)',
  'mail.failures.event': 'Event: {event}',
  'mail.failures.since':
    '{count, plural, one {# delivery, on {time}} other {# deliveries, the first on {time}}}',
  'mail.failures.error': 'Error: {error}',
  'mail.failures.noError': 'The process stopped during the delivery',
  'mail.failures.more':
    '{count, plural, one {And # more type of failure.} other {And # more types of failures.}}',
  'mail.failures.whatToDo':
    'What to do: fix the cause shown in the error. For emails, it is often the mail server set in mail.url in the configuration. For an extension, contact its author. Failed deliveries are kept. To see them with their data, query deadEvents in the admin API.',
});

/** The messages of this catalog by key, for type checking. */
export type MailMessages = (typeof mailMessages)['texts'];

declare module '../../platform/contracts/messages.ts' {
  interface Messages extends MailMessages {}
}
