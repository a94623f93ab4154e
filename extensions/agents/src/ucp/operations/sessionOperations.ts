import { refuse } from '@shop/runtime/extension';
import { completeCheckout } from '../../selling/completeCheckout.ts';
import type { Instrument } from '../../selling/payOrder.ts';
import {
  cancelSession,
  changeSession,
  convertBasket,
  findAndRead,
  openSession,
} from '../../selling/openCheckout.ts';
import type { CheckoutOutcome } from '../../selling/checkout.ts';
import { TOKEN_KIND, wayOf } from '../../selling/sale.ts';
import { answerOf } from '../answers.ts';
import type { Answer } from '../answers.ts';
import { cartBody, checkoutBody, completeBody, newCheckoutBody } from '../bodies.ts';
import type { SentInstrument } from '../bodies.ts';
import { cartAnswer, checkoutAnswer } from '../checkoutAnswer.ts';
import { instrumentOf } from '../handlers.ts';
import { readWish } from '../readWish.ts';
import type { Serving } from '../visits.ts';
import { defineOperation, defineOperationById } from './operation.ts';

/** The kinds of sessions, each with the body that fills it and the words that tell it. */
const OF_KIND = {
  checkout: { body: checkoutBody, tell: checkoutAnswer },
  cart: { body: cartBody, tell: cartAnswer },
} as const;

type Kind = keyof typeof OF_KIND;

const told = (serving: Serving, kind: Kind, outcome: CheckoutOutcome): Promise<Answer> =>
  answerOf(serving, outcome, OF_KIND[kind].tell);

/** Returns what is done with purchases and baskets alike. */
const sessionOperations = <K extends Kind>(kind: K) => ({
  read: defineOperationById(async (serving, id) =>
    told(serving, kind, await findAndRead(serving.selling, serving.identity, { id, kind })),
  ),
  replace: defineOperation({
    body: OF_KIND[kind].body,
    run: async (serving, { id, body }) => {
      const request = { id, kind, wish: readWish(body) } as const;
      return told(serving, kind, await changeSession(serving.selling, serving.identity, request));
    },
  }),
  cancel: defineOperationById(async (serving, id) =>
    told(serving, kind, await cancelSession(serving.selling, serving.identity, { id, kind })),
  ),
});

/** The operations on baskets. */
export const cartOperations = {
  create: defineOperation({
    body: cartBody,
    run: async (serving, { body }) => {
      const request = { kind: 'cart', wish: readWish(body) } as const;
      return told(serving, 'cart', await openSession(serving.selling, serving.identity, request));
    },
  }),
  ...sessionOperations('cart'),
};

/** The operations on purchases. */
export const checkoutOperations = {
  create: defineOperation({
    body: newCheckoutBody,
    async run(serving, { body: { cart_id: id, line_items, ...body } }) {
      const { selling, identity } = serving;
      if (id === undefined && line_items === undefined)
        throw refuse(400, 'VALIDATION_FAILED', 'line_items is required', { at: 'line_items' });
      const wish = readWish({ ...body, line_items: line_items ?? [] });
      const outcome =
        id === undefined
          ? await openSession(selling, identity, { kind: 'checkout', wish })
          : await convertBasket(selling, identity, { id, wish });
      return told(serving, 'checkout', outcome);
    },
  }),
  ...sessionOperations('checkout'),
  complete: defineOperation({
    body: completeBody,
    async run(serving, { id, body }) {
      const instrument = instrumentFrom(serving, body?.payment?.instruments ?? []);
      const { selling, identity } = serving;
      return told(serving, 'checkout', await completeCheckout(selling, identity, { id, instrument }));
    },
  }),
};

/** Returns the instrument that an agent chose, for the payment method that its handler stands for. */
function instrumentFrom({ app }: Serving, sent: readonly SentInstrument[]): Instrument | null {
  const chosen = sent.find(({ selected }) => selected === true) ?? sent[0];
  if (!chosen) return null;
  const { handler_id: method, type, credential, billing_address: billing } = chosen;
  const way = wayOf(app, method);
  const isOffered = way !== null && instrumentOf(way) === type;
  const token = credential?.type === TOKEN_KIND ? (credential.token ?? null) : null;
  return { method: isOffered ? method : '', token, billing: billing ?? null };
}
