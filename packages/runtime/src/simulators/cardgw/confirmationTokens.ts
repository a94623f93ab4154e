import { CardTokens } from './cardTokens.ts';
import { badRequest } from './gatewayFault.ts';
import type { ConfirmationToken } from './objects.ts';
import type { CallParameters } from './requestRules.ts';

const TWELVE_HOURS = 12 * 60 * 60;

/** The confirmation tokens, which browsers create from a card of the simulated wallet. Each confirms one payment. */
export class ConfirmationTokens extends CardTokens<ConfirmationToken> {
  constructor() {
    super('ctoken', 'confirmation_token');
  }

  create({ card, person, address, ships, return_url }: CallParameters<'createToken'>): ConfirmationToken {
    const place = { ...address, line2: null };
    return this.add(card, (id, created) => ({
      id,
      object: 'confirmation_token',
      created,
      expires_at: created + TWELVE_HOURS,
      livemode: false,
      payment_intent: null,
      payment_method_preview: { type: 'card', billing_details: { ...person, address: place } },
      return_url,
      setup_intent: null,
      shipping: ships === 'true' ? { name: person.name, phone: person.phone, address: place } : null,
    }));
  }

  /** Uses a token for an intent. Returns its card. */
  use(id: string, intentId: string): string {
    const token = this.get(id);
    if (token.payment_intent !== null)
      throw badRequest('The confirmation token has been used already', 'confirmation_token_already_used');
    token.payment_intent = intentId;
    return this.cardOf(id);
  }
}
