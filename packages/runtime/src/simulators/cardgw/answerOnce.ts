import { answerCall } from './answerCall.ts';
import type { CardCall } from './answerCall.ts';
import type { CardState } from './cardState.ts';
import { GatewayFault } from './gatewayFault.ts';

interface Access {
  readonly secretKey: string;
  readonly publishableKey: string;
}

export interface CallAnswer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Creates the function that responds to API calls. If a call repeats an idempotency key, the function returns the first response again.
 * The parameters must then be the same.
 */
export function answererOf(state: CardState, access: Access): (call: CardCall) => CallAnswer {
  const keys = new Map<string, { readonly request: string; readonly answer: CallAnswer }>();
  return (call) => {
    const { idempotencyKey: key } = call;
    const request = JSON.stringify([call.method, call.path, call.parameters]);
    const known = key === null ? undefined : keys.get(key);
    if (known && known.request !== request) {
      const message = 'Keys for idempotent requests can only be used with the same parameters';
      return refused(new GatewayFault(400, 'idempotency_error', message));
    }
    if (known) return known.answer;
    const answer = structuredClone(answerOf(state, call, access));
    if (key !== null) keys.set(key, { request, answer });
    return answer;
  };
}

function answerOf(state: CardState, call: CardCall, access: Access): CallAnswer {
  try {
    if (call.secretKey !== access.secretKey && !isShopper(state, call, access))
      throw new GatewayFault(401, 'invalid_request_error', 'Invalid API Key provided');
    return { status: 200, body: answerCall(state, call) };
  } catch (error) {
    if (error instanceof GatewayFault) return refused(error);
    throw error;
  }
}

/**
 * Reports whether a call comes from the shopper's browser, which reads and confirms a payment intent with the intent's client secret, and
 * creates confirmation tokens with the publishable key.
 */
function isShopper(state: CardState, { method, path, parameters }: CardCall, access: Access): boolean {
  if (method === 'POST' && path === '/v1/confirmation_tokens')
    return parameters['key'] === access.publishableKey;
  const id = /^\/v1\/payment_intents\/([^/]+)(?:\/confirm|\/authenticate)?$/.exec(path)?.[1] ?? '';
  const secret = state.intents.get(id)?.client_secret;
  return secret !== undefined && parameters['client_secret'] === secret;
}

const refused = ({ status, type, code, message }: GatewayFault): CallAnswer => ({
  status,
  body: { error: { type, code, message } },
});
