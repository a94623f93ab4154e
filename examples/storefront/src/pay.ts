import { payByCard } from './card.ts';
import { kept } from './kept.ts';
import type { KeptOrder } from './kept.ts';
import { go } from './navigation.ts';
import { shop } from './shop.ts';

/** Starts the payment of an order with the shopper's payment method, and performs the step returned by the shop. */
export async function pay({ uuid, token }: KeptOrder, place: HTMLElement): Promise<void> {
  const return_url = `${location.origin}/thanks`;
  const { step } = await shop.orders.startPayment(uuid, { token, return_url });
  kept.keepCart(null);
  if (step.kind === 'redirect') return location.assign(step.url);
  if (step.kind === 'client') return payByCard(step.data, place);
  // There is nothing to do, or something to read on the next page.
  return go('/thanks');
}
