import { Reply } from '@shop/runtime/extension';
import type { CheckoutOutcome } from '../selling/checkout.ts';
import { errorResponse } from './capabilities.ts';
import { errorMessage, messagesOf, NO_PLACES } from './messages.ts';
import type { Serving } from './visits.ts';

type Tell = (
  serving: Serving,
  checkout: Extract<CheckoutOutcome, { ok: true }>['checkout'],
) => Promise<Readonly<Record<string, unknown>>>;

/** Answers what became of a request. Outcomes of the business are 200, also where there is nothing to tell about. */
export async function answerOf(
  serving: Serving,
  outcome: CheckoutOutcome,
  tell: Tell,
  status = 200,
): Promise<Reply> {
  const { app } = serving;
  if (outcome.ok) return new Reply(status, await tell(serving, outcome.checkout));
  switch (outcome.reason) {
    case 'conflict':
      return new Reply(409, { code: 'conflict', content: app.texts()('agents.conflict') });
    case 'nothing':
      return new Reply(200, errorResponse(messagesOf(app, outcome.problems, NO_PLACES)));
    case 'not_found':
    case 'too_many':
      return notThere(serving, outcome.reason);
  }
}

/** Answers that there is no such thing for this agent. */
export const notThere = (
  { app }: Pick<Serving, 'app'>,
  code: 'not_found' | 'too_many' = 'not_found',
): Reply => new Reply(200, errorResponse([errorMessage(app, code)]));
