import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { StoredCard, StoredCardsCall } from './contract.ts';
import { logMethodFault } from './logMethodFault.ts';

/** A stored card with the code of its payment method. */
export interface CustomerCard extends StoredCard {
  readonly method: string;
}

interface CustomerCards {
  readonly cards: readonly CustomerCard[];
  /** True if a gateway did not respond, so that cards may be missing. */
  readonly isIncomplete: boolean;
}

const MOST_CARDS = 100;

const answer = z
  .array(
    z.object({
      id: z.string().min(1).max(255),
      brand: z.string().min(1).max(100),
      last4: z.string().regex(/^\d{4}$/),
      expMonth: z.int().min(1).max(12),
      expYear: z.int().min(1970).max(9999),
    }),
  )
  .max(MOST_CARDS);

/** Reports whether a payment method can store cards, so that the account has a page for them. */
export const storesCards = (app: AppContext): boolean =>
  app
    .registry('paymentMethods')
    .list()
    .some((method) => method.storedCards !== undefined);

/**
 * Lists a customer's stored cards of all payment methods. Asks the gateways, which takes a deadline each. A payment method that fails is
 * logged and left out. Must not run inside a transaction.
 */
export async function listStoredCards(call: StoredCardsCall): Promise<CustomerCards> {
  const { app } = call;
  const methods = app
    .registry('paymentMethods')
    .list()
    .filter((method) => method.storedCards !== undefined);
  const lists = await Promise.all(
    methods.map(async ({ code, storedCards }) => {
      try {
        return answer.parse(await storedCards?.(call)).map((card) => ({ ...card, method: code }));
      } catch (error) {
        if (!call.signal.aborted) logMethodFault(app, code, 'storedCards', error);
        return null;
      }
    }),
  );
  call.signal.throwIfAborted();
  return {
    cards: lists.flatMap((cards) => cards ?? []),
    isIncomplete: lists.includes(null),
  };
}

/** Makes a gateway forget a customer's card. Returns false if it did not respond. Must not run inside a transaction. */
export async function removeStoredCard({
  method: code,
  ...call
}: StoredCardsCall & { readonly cardId: string; readonly method: string }): Promise<boolean> {
  const method = call.app.registry('paymentMethods').get(code);
  if (!method?.removeStoredCard) return true;
  try {
    await method.removeStoredCard(call);
    return true;
  } catch (error) {
    logMethodFault(call.app, code, 'removeStoredCard', error);
    return false;
  }
}
