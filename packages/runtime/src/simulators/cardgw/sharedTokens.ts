import { CardTokens } from './cardTokens.ts';
import { badRequest } from './gatewayFault.ts';
import type { Intent, SharedToken } from './objects.ts';
import type { CallParameters } from './requestRules.ts';

/** The tokens that other companies shared with this account. Each pays once, within its limits. */
export class SharedTokens extends CardTokens<SharedToken> {
  constructor() {
    super('spt', 'shared_payment_granted_token');
  }

  create({ payment_method: card, usage_limits }: CallParameters<'createGrantedToken'>): SharedToken {
    return this.add(card, (id, created) => ({
      id,
      object: 'shared_payment.granted_token',
      created,
      deactivated_at: null,
      deactivated_reason: null,
      livemode: false,
      usage_details: null,
      usage_limits,
    }));
  }

  /** Returns the card of a token that may pay an intent. */
  cardFor(id: string, { amount, currency }: Intent): string {
    const { deactivated_at, usage_limits } = this.get(id);
    if (deactivated_at !== null)
      throw badRequest('The shared payment token is not active', 'shared_payment_token_inactive');
    if (usage_limits.expires_at * 1000 <= Date.now())
      throw badRequest('The shared payment token has expired', 'shared_payment_token_expired');
    if (usage_limits.currency !== currency || usage_limits.max_amount < amount)
      throw badRequest('The shared payment token does not cover this amount', 'shared_payment_token_limit');
    return this.cardOf(id);
  }

  /** Marks a token as used by an intent. */
  consume(id: string, { amount, currency }: Intent): void {
    const token = this.get(id);
    token.deactivated_at = Math.floor(Date.now() / 1000);
    token.deactivated_reason = 'consumed';
    token.usage_details = { amount_captured: { value: amount, currency } };
  }
}
