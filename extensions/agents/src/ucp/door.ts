import { meaningOfJson, Reply } from '@shop/runtime/extension';
import type { Door, DoorProblem } from '@shop/runtime/extension';
import type { AgentsConfig } from '../config.ts';
import { rateKey } from '../identity/rateKey.ts';
import { errorResponse } from './capabilities.ts';
import { codeOf } from './refusedCode.ts';
import { identifyVisit, PROFILE_PATH } from './visits.ts';

export const DOOR = 'agents-ucp';

/** Says a refusal as the protocol does: flat, with a code and a sentence. */
function refused({ refusal }: DoorProblem): Reply {
  const { status, code, message, details } = refusal;
  const [detail] = details ?? [];
  const content = detail && detail.path !== '' ? `${detail.path}: ${detail.message}` : message;
  if (code === 'capabilities_incompatible')
    return new Reply(
      200,
      errorResponse([{ type: 'error', code, content: message, severity: 'unrecoverable' }]),
    );
  return new Reply(status, { code: codeOf(code), content });
}

/** The door at which agents speak UCP. */
export const ucpDoor = ({ rateLimit }: AgentsConfig): Door => ({
  id: DOOR,
  paths: ['/ucp', PROFILE_PATH],
  setting: 'agentsUcpEnabled',
  bodyLimit: 131_072,
  headers: { 'cache-control': 'no-store, no-transform' },
  rate: rateLimit,
  rateKey,
  idempotency: { maxLength: 255, conflict: 409 },
  identify: identifyVisit,
  meaningOf: ({ request }) => meaningOfJson(request.rawBody ?? Buffer.alloc(0)),
  answerHeaders({ request }): Record<string, string> {
    const id = request.headers['request-id'];
    return id === undefined || !/^[\u0021-\u007e]{1,255}$/.test(id) ? {} : { 'request-id': id };
  },
  refused,
});
