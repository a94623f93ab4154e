import { payByCard } from './card.ts';
import { saved } from './saved.ts';
import type { SavedOrder } from './saved.ts';
import { go } from './navigation.ts';
import { shop } from './shop.ts';

/** Starts an order's payment with the shopper's payment method, and performs the step that the shop returns. */
export async function pay({ uuid, token }: SavedOrder, place: HTMLElement): Promise<void> {
  const return_url = `${location.origin}/thanks`;
  const { step } = await shop.orders.startPayment(uuid, { token, return_url });
  saved.keepCart(null);
  if (step.kind === 'redirect') return location.assign(step.url);
  if (step.kind === 'client') return payByCard(step.data, place);
  // No step is required, or the next page shows instructions.
  return go('/thanks');
}
