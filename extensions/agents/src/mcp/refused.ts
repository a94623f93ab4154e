import { Reply } from '@shop/runtime/extension';
import type { DoorProblem, Refusal } from '@shop/runtime/extension';
import { errorResponse } from '../ucp/capabilities.ts';
import { codeOf } from '../ucp/refusedCode.ts';
import { messageOf } from './message.ts';
import { RPC, rpcError, rpcResult, toolResult } from './responses.ts';

/** The codes of JSON-RPC for refusals that have one of their own. */
const RPC_CODES: Readonly<Record<string, number>> = {
  invalid_profile_url: RPC.discovery,
  profile_unreachable: RPC.discovery,
  profile_malformed: RPC.discovery,
  profile_not_trusted: RPC.discovery,
  version_unsupported: RPC.discovery,
  INVALID_JSON: RPC.parseError,
  INVALID_IDEMPOTENCY_KEY: RPC.invalidParams,
  idempotency_key_mismatch: RPC.invalidParams,
};

function rpcCodeOf({ code, status }: Refusal): number {
  if (status === 429 || status === 503) return RPC.refused;
  const own = RPC_CODES[code];
  if (own !== undefined) return own;
  if (status === 500) return RPC.internalError;
  return status === 400 || status === 413 ? RPC.invalidRequest : RPC.refused;
}

/** Says a refusal as JSON-RPC does. The status of HTTP says it as well. */
export function refused({ refusal, request }: DoorProblem): Reply {
  const message = messageOf(request);
  const id = message === null || message.kind === 'unanswered' ? null : message.id;
  const { status, code, message: content, headers } = refusal;
  if (code === 'capabilities_incompatible' && id !== null) {
    const told = errorResponse([{ type: 'error', code, content, severity: 'unrecoverable' }]);
    return new Reply(200, rpcResult(id, toolResult(told)));
  }
  const wait = Number(headers?.['retry-after']);
  const data = { code: codeOf(code), content, ...(wait > 0 && { retry_after: wait }) };
  return new Reply(status, rpcError(id, { code: rpcCodeOf(refusal), message: content, data }));
}
