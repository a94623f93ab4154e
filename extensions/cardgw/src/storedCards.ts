import type { Stripe } from 'stripe';
import type { StoredCard, StoredCardsCall } from '@shop/runtime/extension';
import { findGatewayCustomer } from './cardgwCustomer.repo.ts';
import type { OpenGateway } from './gateway.ts';
import { forgetGatewayCustomer, isGone } from './gatewayCustomer.ts';

const MOST_CARDS = 100;

/** Lists the cards that the gateway keeps for a customer. Makes no call for a customer who has never saved a card. */
export async function storedCards(
  { app, customer }: StoredCardsCall,
  openGateway: OpenGateway,
): Promise<readonly StoredCard[]> {
  const id = await findGatewayCustomer(app.db, customer.uuid);
  if (id === null || !(await app.setting('cardgwSecretKey'))) return [];
  const gateway = await openGateway(app);
  try {
    const { data } = await gateway.customers.listPaymentMethods(id, { type: 'card', limit: MOST_CARDS });
    return data.flatMap(cardOf);
  } catch (error) {
    if (!isGone(error)) throw error;
    await forgetGatewayCustomer(app, id);
    return [];
  }
}

/** Detaches a card from its customer at the gateway. Does nothing if the customer has no such card. */
export async function removeStoredCard(
  call: StoredCardsCall & { readonly cardId: string },
  openGateway: OpenGateway,
): Promise<void> {
  const cards = await storedCards(call, openGateway);
  if (!cards.some(({ id }) => id === call.cardId)) return;
  const gateway = await openGateway(call.app);
  try {
    await gateway.paymentMethods.detach(call.cardId);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** The brands by the gateway's codes. Others are shown as they are. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

function cardOf({ id, card }: Stripe.PaymentMethod): readonly StoredCard[] {
  if (!card) return [];
  const { brand, last4, exp_month, exp_year } = card;
  return [{ id, brand: BRANDS[brand] ?? brand, last4, expMonth: exp_month, expYear: exp_year }];
}
