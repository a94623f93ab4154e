import type { AppContext } from '../../platform/context.ts';
import { greeting } from '../mail/index.ts';
import type { EmailMessage } from '../mail/index.ts';
import type { Customer } from './customer.repo.ts';

type Reader = Pick<Customer, 'full_name' | 'email'>;
type App = Pick<AppContext, 'config' | 'texts' | 'url'>;

/** Writes the e-mail that greets a new customer. */
export function welcomeEmail(app: App, { full_name, email }: Reader): EmailMessage {
  const text = app.texts();
  const { name: shop } = app.config.shop;
  return {
    subject: text('customers.email.welcome.subject', { shop }),
    blocks: [
      greeting(text, full_name),
      { paragraph: text('customers.email.welcome.intro', { email }) },
      { link: { label: text('customers.email.welcome.visit', { shop }), url: app.url('/') } },
    ],
  };
}

/** Writes the e-mail with the link to a new password, which works for some hours. */
export function resetEmail(app: App, { full_name, email }: Reader, url: string, hours: number): EmailMessage {
  const text = app.texts();
  return {
    subject: text('customers.email.reset.subject', { shop: app.config.shop.name }),
    blocks: [
      greeting(text, full_name),
      { paragraph: text('customers.email.reset.intro', { email }) },
      { link: { label: text('customers.email.reset.choose'), url } },
      { paragraph: text('customers.email.reset.validity', { hours }) },
    ],
  };
}
