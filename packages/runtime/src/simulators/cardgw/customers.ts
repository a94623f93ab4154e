import { randomBytes } from 'node:crypto';
import { badRequest, unknownObject } from './gatewayFault.ts';
import type { Customer, Intent, StoredMethod } from './objects.ts';
import type { CallParameters } from './requestRules.ts';

const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** The customers of the gateway, and the cards that it keeps for them. */
export class CardCustomers {
  readonly all = new Map<string, Customer>();
  readonly methods = new Map<string, StoredMethod & { readonly number: string }>();

  create({ email, name, metadata }: CallParameters<'createCustomer'>): Customer {
    const id = newId('cus');
    const customer: Customer = {
      id,
      object: 'customer',
      created: Math.floor(Date.now() / 1000),
      email: email ?? null,
      livemode: false,
      metadata,
      name: name ?? null,
    };
    this.all.set(id, customer);
    return customer;
  }

  get(id: string): Customer {
    const customer = this.all.get(id);
    if (!customer) throw unknownObject('customer', id);
    return customer;
  }

  /** Deletes a customer and detaches all of their cards. */
  delete(id: string) {
    this.get(id);
    this.all.delete(id);
    for (const method of this.methods.values()) if (method.customer === id) method.customer = null;
    return { id, object: 'customer', deleted: true };
  }

  /** Lists a customer's cards, newest first, as the real gateway does. */
  list(id: string, { limit, starting_after: after }: CallParameters<'listCards'>) {
    this.get(id);
    const all = [...this.methods.values()].filter(({ customer }) => customer === id).toReversed();
    const from = after === undefined ? 0 : all.findIndex((method) => method.id === after) + 1;
    const data = all.slice(from, from + limit).map(publicMethod);
    return {
      object: 'list',
      url: `/v1/customers/${id}/payment_methods`,
      data,
      has_more: from + data.length < all.length,
    };
  }

  detach(id: string) {
    const method = this.methods.get(id);
    if (!method) throw unknownObject('PaymentMethod', id);
    if (method.customer === null)
      throw badRequest(
        'The payment method you provided is not attached to a customer so detachment is impossible.',
      );
    method.customer = null;
    return publicMethod(method);
  }

  /** Returns the number of the card that pays an intent: a number or token as it is, or that of the customer's stored card. */
  numberOf(intent: Intent, card: string): string {
    const stored = this.methods.get(card);
    if (!stored) return card;
    if (stored.customer === null || stored.customer !== intent.customer)
      throw badRequest('The PaymentMethod does not belong to the Customer of this PaymentIntent.');
    return stored.number;
  }

  /** Keeps the card that paid an intent, if the intent says so. */
  keep(intent: Intent, card: string): void {
    if (!intent.customer || !intent.setup_future_usage || this.methods.has(card)) return;
    const number = /^\d+$/.test(card) ? card : '4242424242424242';
    const method = {
      id: newId('pm'),
      object: 'payment_method' as const,
      type: 'card' as const,
      card: {
        brand: 'visa',
        last4: number.slice(-4),
        exp_month: 4,
        exp_year: new Date().getUTCFullYear() + 3,
      },
      customer: intent.customer,
      number,
    };
    this.methods.set(method.id, method);
  }
}

const publicMethod = ({
  number: _number,
  ...method
}: StoredMethod & { readonly number: string }): StoredMethod => method;
