import { randomUUID } from 'node:crypto';
import type { PaymentCase } from './paymentCase.ts';
import { broken, shown, within } from './suite.ts';
import { callMsOf } from './suiteShop.ts';

/** Checks that a customer who never saved a card has none, and that nobody can remove the cards of others. */
export async function checkStoredCards({ method, shop, suite }: PaymentCase): Promise<void> {
  if (!method.storedCards) return;
  const customer = { uuid: randomUUID(), email: 'nobody@example.com', fullName: 'Nobody' };
  const call = { app: shop.app, customer, signal: new AbortController().signal };
  const list = (): Promise<unknown> =>
    within(callMsOf(suite), 'storedCards', async () => method.storedCards?.(call));
  const cards = await list();
  if (!Array.isArray(cards) || cards.length > 0)
    throw broken(
      `storedCards answered ${shown(cards)} for a customer who never saved one`,
      'Answer the cards of this customer alone, and an empty list for everybody whom the gateway does not know.',
    );
  await within(callMsOf(suite), 'removeStoredCard', async () =>
    method.removeStoredCard?.({ ...call, cardId: 'a-card-of-somebody-else' }),
  ).catch((error: unknown) => {
    throw broken(
      `removeStoredCard threw ${shown(error)} for a card that the customer does not have`,
      'Do nothing: the card may be removed already.',
      error,
    );
  });
}
