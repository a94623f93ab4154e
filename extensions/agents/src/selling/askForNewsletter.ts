import type { Checkout } from './checkout.ts';
import type { Selling } from './sale.ts';

/**
 * Asks the buyer of a purchase to confirm the newsletter, if the agent sent a clear yes to marketing. Silence is no yes. A purchase does not
 * fail because of it.
 */
export async function askForNewsletter(
  { app }: Selling,
  { order, status, session }: Checkout,
): Promise<void> {
  const { email, consent } = session.sent.buyer ?? {};
  const isBought = order !== null && status !== 'ready' && status !== 'canceled';
  if (!isBought || consent?.['marketing'] !== true || email === undefined) return;
  try {
    await app.newsletter.request(app.db, { email, language: app.language });
  } catch (error) {
    app.log.error({ err: error, order: order.uuid }, 'newsletter not offered');
  }
}
