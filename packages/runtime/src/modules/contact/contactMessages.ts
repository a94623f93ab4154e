import { defineMessages } from '../../platform/contracts/messages.ts';

/** The messages of the contact form and of the email to the merchant. */
export const contactMessages = defineMessages('contact', 'en', {
  'contact.form.title': 'Contact us',
  'contact.form.name': 'Full name',
  'contact.form.email': 'Email',
  'contact.form.message': 'Message',
  'contact.form.send': 'Send message',
  'contact.form.trap': 'Leave this field empty',
  'contact.page.title': 'Contact',
  'contact.page.intro': 'Have a question? Send us a message and we’ll reply by email.',
  'contact.page.sentTitle': 'Thanks for your message',
  'contact.page.sent': 'We’ve received it and will reply by email.',
  'contact.page.continue': 'Continue shopping',
  'contact.email.subject': 'Message from {name}',
  'contact.email.name': 'Name',
  'contact.email.email': 'Email',
  'contact.email.open': 'Open in admin',
});

/** The messages of this catalog by key, for the compiler. */
export type ContactMessages = (typeof contactMessages)['texts'];

declare module '../../platform/contracts/messages.ts' {
  interface Messages extends ContactMessages {}
}
