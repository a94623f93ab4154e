import type { Checkout } from '../selling/checkout.ts';
import type { CompleteBody } from './bodies.ts';
import { consentOptionsOf, EMAIL_CHANNEL } from './links.ts';
import type { Serving } from './visits.ts';

/** Asks a buyer who clearly said yes to confirm the newsletter. Silence is no yes, and what was not offered counts for nothing. */
export async function askForNewsletter(
  { app }: Serving,
  { order, status, session }: Checkout,
  consents: CompleteBody['marketing_consents'],
): Promise<void> {
  const email = session.sent.buyer?.email;
  const isBought = order !== null && status !== 'ready' && status !== 'canceled';
  const answers = (consents ?? []).filter(({ channel }) => channel === EMAIL_CHANNEL);
  const saidYes = answers.length > 0 && answers.every(({ opted_in: yes }) => yes);
  if (!isBought || !saidYes || email === undefined) return;
  const offered = consentOptionsOf(app, await app.legal.links(app.language));
  if (offered.length > 0) await app.newsletter.request(app.db, { email, language: app.language });
}
