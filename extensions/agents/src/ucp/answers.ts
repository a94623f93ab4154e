import type { CheckoutOutcome } from '../selling/checkout.ts';
import { errorResponse } from './capabilities.ts';
import { errorMessage, messagesOf, NO_PLACES } from './messages.ts';
import type { Serving } from './visits.ts';

/** The answer of an operation. Each transport puts it into its own form. */
export type Answer =
  /** `nothing`: there is no resource to tell about, but messages why. */
  | { readonly kind: 'told' | 'nothing'; readonly body: Readonly<Record<string, unknown>> }
  /** The purchase is over or under way, and does not change. */
  | { readonly kind: 'conflict'; readonly content: string };

type Tell = (
  serving: Serving,
  checkout: Extract<CheckoutOutcome, { ok: true }>['checkout'],
) => Promise<Readonly<Record<string, unknown>>>;

/** Answers with a resource. */
export const tells = (body: Readonly<Record<string, unknown>>): Answer => ({ kind: 'told', body });

/** Answers what became of a request about a purchase or a basket. */
export async function answerOf(serving: Serving, outcome: CheckoutOutcome, tell: Tell): Promise<Answer> {
  const { app } = serving;
  if (outcome.ok) return tells(await tell(serving, outcome.checkout));
  switch (outcome.reason) {
    case 'conflict':
      return { kind: 'conflict', content: app.texts()('agents.conflict') };
    case 'nothing':
      return { kind: 'nothing', body: errorResponse(messagesOf(app, outcome.problems, NO_PLACES)) };
    case 'not_found':
    case 'too_many':
      return notThere(serving, outcome.reason);
  }
}

/** Answers that there is no such thing for this agent. */
export const notThere = (
  { app }: Pick<Serving, 'app'>,
  code: 'not_found' | 'too_many' = 'not_found',
): Answer => ({ kind: 'nothing', body: errorResponse([errorMessage(app, code)]) });
