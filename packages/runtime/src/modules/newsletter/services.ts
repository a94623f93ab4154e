import type { AppContext } from '../../platform/contracts/context.ts';
import { emailLine } from '../../platform/http/forms/bodyFields.ts';
import type { NewsletterService } from './contract.ts';
import { requestNewsletter } from './subscribe.ts';

const emailText = emailLine('Email is invalid');

/** Creates the service that offers the newsletter to people who asked for it elsewhere. */
export const newsletterService = (app: AppContext): NewsletterService => ({
  async request(db, { email, language = app.language }) {
    const read = emailText.safeParse(email);
    if (!read.success) return false;
    await requestNewsletter(app.inLanguage(language), db, read.data);
    return true;
  },
});
