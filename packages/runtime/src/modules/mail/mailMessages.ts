import { defineMessages } from '../../platform/contracts/messages.ts';

/** The texts of all emails in common, and of the email about failed deliveries. */
export const mailMessages = defineMessages('mail', 'en', {
  'mail.greeting': 'Hello,',
  'mail.greetingByName': 'Hello {name},',
  'mail.failures.subject':
    '{count, plural, one {# delivery} other {# deliveries}} of events failed at {shop}',
  'mail.failures.subjectAtLeast': 'At least {count, number} deliveries of events failed at {shop}',
  'mail.failures.intro':
    '{count, plural, one {# delivery} other {# deliveries}} of events failed at every attempt, so {shop} has stopped trying. What {count, plural, one {it} other {each}} would have done, such as sending an email or informing another system, did not happen.',
  'mail.failures.introAtLeast':
    'At least {count, number} deliveries of events failed at every attempt, so {shop} has stopped trying. What each would have done, such as sending an email or informing another system, did not happen.',
  'mail.failures.subscriber': 'Subscriber: {subscriber}, part of "{owner}"',
  'mail.failures.subscriberGone': 'Subscriber: {subscriber}, which is no longer installed',
  'mail.failures.event': 'Event: {event}',
  'mail.failures.since':
    '{count, plural, one {# delivery, on {time}} other {# deliveries, the first on {time}}}',
  'mail.failures.error': 'Error: {error}',
  'mail.failures.noError': 'The process that tried it ended',
  'mail.failures.more':
    '{count, plural, one {And # more type of failure.} other {And # more types of failures.}}',
  'mail.failures.whatToDo':
    'What to do: fix the cause that the error names. For emails it is often the mail server, which the configuration names in mail.url; for an extension, its author can say more. The failed deliveries are kept: the query deadEvents of the admin API lists them with their data.',
});

/** The texts of this catalogue by key, for the compiler. */
export type MailMessages = (typeof mailMessages)['texts'];

declare module '../../platform/contracts/messages.ts' {
  interface Messages extends MailMessages {}
}
