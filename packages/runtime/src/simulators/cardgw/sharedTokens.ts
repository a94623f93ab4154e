import { randomBytes } from 'node:crypto';
import { badRequest, unknownObject } from './objects.ts';
import type { Intent, SharedToken } from './objects.ts';
import type { CallParameters } from './requestRules.ts';

/** The tokens that other companies shared with this account. Each pays once, within its limits. */
export class SharedTokens {
  readonly all = new Map<string, SharedToken>();
  readonly #cards = new Map<string, string>();

  create({ payment_method: card, usage_limits }: CallParameters<'createGrantedToken'>): SharedToken {
    const id = `spt_${randomBytes(12).toString('hex')}`;
    const token: SharedToken = {
      id,
      object: 'shared_payment.granted_token',
      created: Math.floor(Date.now() / 1000),
      deactivated_at: null,
      deactivated_reason: null,
      livemode: false,
      usage_details: null,
      usage_limits,
    };
    this.all.set(id, token);
    this.#cards.set(id, card);
    return token;
  }

  get(id: string): SharedToken {
    const token = this.all.get(id);
    if (!token) throw unknownObject('shared_payment_granted_token', id);
    return token;
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
    return this.#cards.get(id) ?? '';
  }

  /** Marks a token as used by an intent. */
  consume(id: string, { amount, currency }: Intent): void {
    const token = this.get(id);
    token.deactivated_at = Math.floor(Date.now() / 1000);
    token.deactivated_reason = 'consumed';
    token.usage_details = { amount_captured: { value: amount, currency } };
  }
}
