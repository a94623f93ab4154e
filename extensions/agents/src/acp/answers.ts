import { Reply } from '@shop/runtime/extension';
import type { Checkout, CheckoutOutcome } from '../selling/checkout.ts';
import type { Problem } from '../selling/problem.ts';
import { errorOf } from './errorBody.ts';
import { sentenceOf } from '../selling/sentenceOf.ts';
import { messagesOf } from './messages.ts';
import type { Serving } from './visits.ts';

type Told = Readonly<Record<string, unknown>>;
type Tell = (serving: Serving, checkout: Checkout) => Told | Promise<Told>;

/** The parts that an answer is told with. */
interface Telling {
  readonly tell: Tell;
  /** Default: 200. */
  readonly status?: number;
  /** The status for what is over and does not change. Default: 409. */
  readonly conflict?: 404 | 405 | 409;
}

/** Answers what became of a request. Without a resource to tell about, it is an error. */
export async function answerOf(
  serving: Serving,
  outcome: CheckoutOutcome,
  { tell, status = 200, conflict = 409 }: Telling,
): Promise<Reply> {
  const { app } = serving;
  if (outcome.ok) return new Reply(status, await tell(serving, outcome.checkout));
  switch (outcome.reason) {
    case 'conflict':
      if (conflict === 404) return notFound(serving);
      return new Reply(
        conflict,
        errorOf(conflict, conflict === 405 ? 'not_cancelable' : 'conflict', app.texts()('agents.conflict')),
        conflict === 405 ? { allow: 'GET' } : {},
      );
    case 'nothing':
      return nothing(serving, outcome.problems);
    case 'not_found':
      return notFound(serving);
    case 'too_many':
      return new Reply(429, errorOf(429, 'too_many_sessions', app.texts()('agents.too_many')));
  }
}

/** Answers that there is no such thing for this agent. */
export const notFound = ({ app }: Pick<Serving, 'app'>): Reply =>
  new Reply(404, errorOf(404, 'not_found', app.texts()('agents.not_found')));

/** Answers that nothing of what was asked for can be sold. */
function nothing({ app }: Serving, problems: readonly Problem[]): Reply {
  const [first] = problems;
  if (!first)
    return new Reply(400, errorOf(400, 'missing', app.texts()('agents.no_items'), { param: '$.line_items' }));
  const [message] = messagesOf(app, [first], () => null);
  const isUnknown = first.kind === 'item_unavailable';
  const status = isUnknown || first.kind === 'no_items' ? 400 : 422;
  const code = isUnknown ? 'invalid_item_id' : (message?.code ?? 'invalid');
  return new Reply(
    status,
    errorOf(status, code, sentenceOf(app, first), {
      ...(message?.param !== undefined && { param: message.param }),
    }),
  );
}
