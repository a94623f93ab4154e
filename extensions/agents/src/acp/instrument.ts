import type { AppContext } from '@shop/runtime/extension';
import type { Instrument } from '../selling/payOrder.ts';
import { wayOf } from '../selling/sale.ts';
import type { SentPaymentData } from './bodies.ts';
import { INSTRUMENTS } from './handlers.ts';
import { addressOf } from './readWish.ts';

/** A text that looks like the number of a card, which must never be passed on. */
const CARD_NUMBER = /^(?:\d[ -]?){12,19}$/;

/** Returns the instrument that an agent sent, for the payment method that its handler stands for. Null if it sent none. */
export function instrumentFrom(app: AppContext, data: SentPaymentData | null | undefined): Instrument | null {
  if (!data) return null;
  const billing = data.billing_address ? addressOf(data.billing_address) : null;
  if (data.token !== undefined && !data.instrument) {
    const method = tokenMethod(app);
    return { method: method ?? '', token: checked(data.token), billing };
  }
  const { handler_id: method, instrument } = data;
  if (method === undefined || !instrument) return null;
  const way = wayOf(app, method);
  const { type, credential } = instrument;
  const isOffered =
    way !== null && INSTRUMENTS[way].type === type && credential?.type === INSTRUMENTS[way].credential;
  return {
    method: isOffered ? method : '',
    token: way === 'token' && isOffered ? checked(credential?.token ?? '') : null,
    billing,
  };
}

const checked = (token: string): string | null => (token === '' || CARD_NUMBER.test(token) ? null : token);

/** Returns the payment method that takes tokens. Null if the shop has none. */
const tokenMethod = (app: AppContext): string | null =>
  app
    .registry('paymentMethods')
    .list()
    .find(({ code }) => wayOf(app, code) === 'token')?.code ?? null;
