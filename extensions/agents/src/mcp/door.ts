import { meaningOfJson, refuse } from '@shop/runtime/extension';
import type { Door, DoorVisit } from '@shop/runtime/extension';
import type { AgentsConfig } from '../config.ts';
import { rateKey } from '../identity/rateKey.ts';
import { profileHeader } from '../identity/profileHeader.ts';
import { admitVisit } from '../ucp/visits.ts';
import { MCP_DOOR, MCP_PATH } from './address.ts';
import { checkTransport } from './checkTransport.ts';
import { messageOf } from './message.ts';
import { refused } from './refused.ts';
import { rpcAgain } from './rpcAgain.ts';
import { callOf, isToolCall, profileIn } from './toolCall.ts';

/** Finds out which agent calls a tool. What a server is, and its tools, are told to everybody. */
async function identifyCall(visit: DoorVisit): Promise<string | null> {
  checkTransport(visit);
  const { request } = visit;
  const message = messageOf(request);
  if (!isToolCall(message)) return null;
  const named = profileIn(message);
  const inHeader = profileHeader(request.headers['ucp-agent']);
  if (named !== null && inHeader !== null && named !== inHeader)
    throw refuse(403, 'profile_not_trusted', 'UCP-Agent and meta name different profiles.');
  return admitVisit(visit, named);
}

/** Returns the idempotency key of a valid call that changes something: that of `meta`, or else that of the header. */
function keyOf({ request }: DoorVisit): string | null {
  const call = callOf(request);
  if (call === null || call.tool.effect === 'reads' || call.faults.length > 0) return null;
  const inHeader = request.headers['idempotency-key'];
  if (call.key !== null && inHeader !== undefined && inHeader !== call.key)
    throw refuse(400, 'idempotency_key_mismatch', 'Idempotency-Key and meta name different keys.');
  return call.key ?? inHeader ?? null;
}

/** Returns what a message means, whatever ID it has. */
function meaningOf({ request }: DoorVisit): string {
  const { id: _, ...message } = JSON.parse((request.rawBody ?? Buffer.alloc(0)).toString('utf8')) as {
    id?: unknown;
  };
  return meaningOfJson(Buffer.from(JSON.stringify(message)));
}

/** The door at which chat clients call tools. */
export const mcpDoor = ({ rateLimit }: AgentsConfig): Door => ({
  id: MCP_DOOR,
  paths: [MCP_PATH],
  setting: ['agentsUcpEnabled', 'agentsMcpEnabled'],
  bodyLimit: 131_072,
  headers: { 'cache-control': 'no-store, no-transform' },
  rate: rateLimit,
  rateKey,
  idempotency: { maxLength: 255, conflict: 409 },
  identify: identifyCall,
  keyOf,
  meaningOf,
  again: ({ request }, body) => rpcAgain(messageOf(request), body),
  refused,
});
