import { WalletRefusal } from './walletRefusal.ts';
import { patchBody, patchOrder } from './patchOrder.ts';
import { captureBody, emptyBody, orderBody, refundBody, requestId, verifyBody } from './rules.ts';
import { isSigned, memberText } from './signing.ts';
import type { OperationParts, Operation, CallAnswer, WalletCall } from './walletCall.ts';
import { operationPath, bodyOf, reportCapture } from './walletCall.ts';

/**
 * Creates the simulator's operations, by HTTP method and path. Operations are synchronous, so each takes effect completely or not at
 * all.
 */
export const createOperations = (parts: OperationParts): readonly Operation[] => [
  ...orderOperations(parts),
  ...authorizationOperations(parts),
  ...captureOperations(parts),
  verification(parts),
];

function orderOperations(parts: OperationParts): readonly Operation[] {
  const { ledger, answers } = parts;
  const wholeOrder = (id: string) => answers.order(ledger.order(id));
  return [
    {
      method: 'POST',
      path: operationPath('/v2/checkout/orders'),
      id: 'needed',
      run: (_id, call) => ({
        status: 201,
        body: answers.order(ledger.createOrder(bodyOf(orderBody, call))),
      }),
    },
    {
      method: 'GET',
      path: operationPath('/v2/checkout/orders/{id}'),
      run: (id) => ({ status: 200, body: wholeOrder(id) }),
    },
    {
      method: 'PATCH',
      path: operationPath('/v2/checkout/orders/{id}'),
      run(id, call) {
        patchOrder(ledger.order(id), bodyOf(patchBody, call));
        return { status: 204, body: null };
      },
    },
    {
      method: 'POST',
      path: operationPath('/v2/checkout/orders/{id}/capture'),
      id: 'needed',
      run(id, call) {
        bodyOf(emptyBody, call);
        reportCapture(parts, ledger.captureOrder(id).id);
        return { status: 201, body: wholeOrder(id) };
      },
    },
    {
      method: 'POST',
      path: operationPath('/v2/checkout/orders/{id}/authorize'),
      id: 'needed',
      run(id, call) {
        bodyOf(emptyBody, call);
        ledger.authorizeOrder(id, parts.now());
        return { status: 201, body: wholeOrder(id) };
      },
    },
  ];
}

function authorizationOperations(parts: OperationParts): readonly Operation[] {
  const { ledger, answers } = parts;
  return [
    {
      method: 'GET',
      path: operationPath('/v2/payments/authorizations/{id}'),
      run: (id) => ({ status: 200, body: answers.authorization(ledger.authorization(id)) }),
    },
    {
      method: 'POST',
      path: operationPath('/v2/payments/authorizations/{id}/capture'),
      id: 'needed',
      run: (id, call) => ({
        status: 201,
        body: reportCapture(parts, ledger.captureAuthorization(id, bodyOf(captureBody, call)).id),
      }),
    },
    {
      method: 'POST',
      path: operationPath('/v2/payments/authorizations/{id}/void'),
      id: 'kept',
      run(id) {
        ledger.voidAuthorization(id);
        return { status: 200, body: answers.authorization(ledger.authorization(id)) };
      },
    },
  ];
}

function captureOperations({ ledger, answers, report }: OperationParts): readonly Operation[] {
  return [
    {
      method: 'GET',
      path: operationPath('/v2/payments/captures/{id}'),
      run: (id) => ({ status: 200, body: answers.capture(ledger.capture(id)) }),
    },
    {
      method: 'POST',
      path: operationPath('/v2/payments/captures/{id}/refund'),
      id: 'needed',
      run(id, call) {
        const given = answers.refund(ledger.refundCapture(id, bodyOf(refundBody, call)));
        if (given.status === 'COMPLETED') report('PAYMENT.CAPTURE.REFUNDED', given);
        return { status: 201, body: given };
      },
    },
    {
      method: 'GET',
      path: operationPath('/v2/payments/refunds/{id}'),
      run: (id) => ({ status: 200, body: answers.refund(ledger.refund(id)) }),
    },
  ];
}

const verification = ({ secret, webhookId }: OperationParts): Operation => ({
  method: 'POST',
  path: operationPath('/v1/notifications/verify-webhook-signature'),
  run(_id, call) {
    const claim = bodyOf(verifyBody, call);
    const isOurs = isSigned(secret, webhookId, claim, memberText(call.text, 'webhook_event') ?? '');
    return { status: 200, body: { verification_status: isOurs ? 'SUCCESS' : 'FAILURE' } };
  },
});

/** Performs the requested operation, once per request ID. Throws `WalletRefusal`. */
export function perform(
  operations: readonly Operation[],
  replies: Map<string, CallAnswer>,
  call: WalletCall,
): CallAnswer {
  for (const operation of operations) {
    const match = operation.method === call.method ? operation.path.exec(call.path) : null;
    if (!match) continue;
    if (operation.id === 'needed' && !requestId.safeParse(call.requestId).success)
      throw new WalletRefusal(400, 'MISSING_REQUIRED_PARAMETER', 'PayPal-Request-Id');
    const key = operation.id && call.requestId ? `${call.path} ${call.requestId}` : null;
    const known = key === null ? undefined : replies.get(key);
    if (known) return known;
    const answer = operation.run(match[1] ?? '', call);
    if (key !== null) replies.set(key, answer);
    return answer;
  }
  throw new WalletRefusal(404, 'RESOURCE_NOT_FOUND');
}
