import { greeting } from '../mail/index.ts';
import type { EmailMessage } from '../mail/index.ts';
import type { Customer } from './customer.repo.ts';

type Reader = Pick<Customer, 'full_name' | 'email'>;

export const welcomeEmail = (shopName: string, customer: Reader, shopUrl: string): EmailMessage => ({
  subject: `Welcome to ${shopName}`,
  blocks: [
    greeting(customer.full_name),
    { paragraph: `your account is ready. Log in with ${customer.email}.` },
    { link: { label: `Go to ${shopName}`, url: shopUrl } },
  ],
});

export const resetEmail = (shopName: string, customer: Reader, url: string, hours: number): EmailMessage => ({
  subject: `Your new password at ${shopName}`,
  blocks: [
    greeting(customer.full_name),
    { paragraph: `somebody asked for a new password for ${customer.email}. If it was you, choose one here:` },
    { link: { label: 'Choose a new password', url } },
    {
      paragraph: `The link works once, for ${hours} hours. If it was not you, do nothing: your password stays as it is.`,
    },
  ],
});
