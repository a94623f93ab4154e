import { parse } from 'qs';
import type { CardState } from './cardState.ts';
import { badRequest, GatewayFault } from './objects.ts';
import { requestRules } from './requestRules.ts';
import type { RuleName, Said } from './requestRules.ts';

/** One call as it arrived. `said`: the parsed form or query, all texts. */
export interface CardCall {
  readonly method: string;
  readonly path: string;
  readonly said: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string | null;
  readonly secretKey: string | null;
}

export const readForm = (text: string): Readonly<Record<string, unknown>> =>
  parse(text, { depth: 10, parameterLimit: 1000 }) as Record<string, unknown>;

interface Operation {
  readonly rule: RuleName;
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  run(state: CardState, id: string, said: never): unknown;
}

const operation = <K extends RuleName>(
  rule: K,
  method: Operation['method'],
  path: RegExp,
  run: (state: CardState, id: string, said: Said<K>) => unknown,
): Operation => ({ rule, method, path, run });

const OPERATIONS: readonly Operation[] = [
  operation('createIntent', 'POST', /^\/v1\/payment_intents$/, (state, _, said) => state.createIntent(said)),
  operation('retrieveIntent', 'GET', /^\/v1\/payment_intents\/([^/]+)$/, (state, id) => state.intent(id)),
  operation('captureIntent', 'POST', /^\/v1\/payment_intents\/([^/]+)\/capture$/, (state, id, said) =>
    state.capture(id, said),
  ),
  operation('cancelIntent', 'POST', /^\/v1\/payment_intents\/([^/]+)\/cancel$/, (state, id, said) =>
    state.cancel(id, said),
  ),
  operation('confirmIntent', 'POST', /^\/v1\/payment_intents\/([^/]+)\/confirm$/, (state, id, said) =>
    state.confirm(id, said.payment_method),
  ),
  operation('createRefund', 'POST', /^\/v1\/refunds$/, (state, _, said) => state.refund(said)),
  operation('listRefunds', 'GET', /^\/v1\/refunds$/, (state, _, said) => state.listRefunds(said)),
];

/** Does what a call asks for. Throws a `GatewayFault` for what the gateway would not take. */
export function answerCall(state: CardState, call: CardCall): unknown {
  const wanted = OPERATIONS.find(({ method, path }) => method === call.method && path.test(call.path));
  if (!wanted)
    throw new GatewayFault(
      404,
      'invalid_request_error',
      `Unrecognized request URL (${call.method}: ${call.path})`,
    );
  const parsed = requestRules[wanted.rule].safeParse(call.said);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw badRequest(`${issue?.path.join('.')}: ${issue?.message}`, 'parameter_invalid');
  }
  return wanted.run(state, wanted.path.exec(call.path)?.[1] ?? '', parsed.data as never);
}
