import { parse } from 'qs';
import type { CardState } from './cardState.ts';
import { badRequest, GatewayFault } from './gatewayFault.ts';
import { requestRules } from './requestRules.ts';
import type { RuleName, CallParameters } from './requestRules.ts';

/** An API call as received. `parameters` is the parsed form or query, in which all values are strings. */
export interface CardCall {
  readonly method: string;
  readonly path: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string | null;
  readonly secretKey: string | null;
  /** The version of the API that the call asks for. Null for the account's own. */
  readonly apiVersion: string | null;
}

export const readForm = (text: string): Readonly<Record<string, unknown>> =>
  parse(text, { depth: 10, parameterLimit: 1000 }) as Record<string, unknown>;

interface Operation {
  readonly rule: RuleName;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: RegExp;
  run(state: CardState, id: string, parameters: never): unknown;
}

const define = <K extends RuleName>(
  rule: K,
  method: Operation['method'],
  path: RegExp,
  run: (state: CardState, id: string, parameters: CallParameters<K>) => unknown,
): Operation => ({ rule, method, path, run });

const OPERATIONS: readonly Operation[] = [
  define('createIntent', 'POST', /^\/v1\/payment_intents$/, (state, _, parameters) =>
    state.createIntent(parameters),
  ),
  define('retrieveIntent', 'GET', /^\/v1\/payment_intents\/([^/]+)$/, (state, id) => state.intent(id)),
  define('updateIntent', 'POST', /^\/v1\/payment_intents\/([^/]+)$/, (state, id, parameters) =>
    state.updateIntent(id, parameters),
  ),
  define('authenticate', 'POST', /^\/v1\/payment_intents\/([^/]+)\/authenticate$/, (state, id, { outcome }) =>
    state.authenticate(id, outcome),
  ),
  define('createCustomer', 'POST', /^\/v1\/customers$/, ({ customers }, _, parameters) =>
    customers.create(parameters),
  ),
  define('deleteCustomer', 'DELETE', /^\/v1\/customers\/([^/]+)$/, ({ customers }, id) =>
    customers.delete(id),
  ),
  define('listCards', 'GET', /^\/v1\/customers\/([^/]+)\/payment_methods$/, ({ customers }, id, parameters) =>
    customers.list(id, parameters),
  ),
  define('detachCard', 'POST', /^\/v1\/payment_methods\/([^/]+)\/detach$/, ({ customers }, id) =>
    customers.detach(id),
  ),
  define('captureIntent', 'POST', /^\/v1\/payment_intents\/([^/]+)\/capture$/, (state, id, parameters) =>
    state.capture(id, parameters),
  ),
  define('cancelIntent', 'POST', /^\/v1\/payment_intents\/([^/]+)\/cancel$/, (state, id, parameters) =>
    state.cancel(id, parameters),
  ),
  define('confirmIntent', 'POST', /^\/v1\/payment_intents\/([^/]+)\/confirm$/, (state, id, parameters) =>
    state.confirmCall(id, parameters),
  ),
  define('createToken', 'POST', /^\/v1\/confirmation_tokens$/, ({ tokens }, _, parameters) =>
    tokens.create(parameters),
  ),
  define('retrieveToken', 'GET', /^\/v1\/confirmation_tokens\/([^/]+)$/, ({ tokens }, id) => tokens.get(id)),
  define(
    'createGrantedToken',
    'POST',
    /^\/v1\/test_helpers\/shared_payment\/granted_tokens$/,
    (state, _, parameters) => state.shared.create(parameters),
  ),
  define('retrieveToken', 'GET', /^\/v1\/shared_payment\/granted_tokens\/([^/]+)$/, ({ shared }, id) =>
    shared.get(id),
  ),
  define('createRefund', 'POST', /^\/v1\/refunds$/, (state, _, parameters) => state.refund(parameters)),
  define('listRefunds', 'GET', /^\/v1\/refunds$/, (state, _, parameters) => state.listRefunds(parameters)),
];

/** Executes an API call. Throws a `GatewayFault` for every call that the real gateway would reject. */
export function answerCall(state: CardState, call: CardCall): unknown {
  const operation = OPERATIONS.find(({ method, path }) => method === call.method && path.test(call.path));
  if (!operation)
    throw new GatewayFault(
      404,
      'invalid_request_error',
      `Unrecognized request URL (${call.method}: ${call.path})`,
    );
  if (isPreview(call) && !call.apiVersion?.endsWith('.preview'))
    throw badRequest('Shared payment tokens need a preview version of the API', 'parameter_unknown');
  const parsed = requestRules[operation.rule].safeParse(call.parameters);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw badRequest(`${issue?.path.join('.')}: ${issue?.message}`, 'parameter_invalid');
  }
  return operation.run(state, operation.path.exec(call.path)?.[1] ?? '', parsed.data as never);
}

/** Reports whether a call uses shared payment tokens, which only preview versions of the API know. */
const isPreview = ({ path, parameters }: CardCall): boolean =>
  path.includes('/shared_payment/') ||
  Object.hasOwn(Object(parameters['payment_method_data']) as object, 'shared_payment_granted_token');
