import { refuse } from '@shop/runtime/extension';
import type { DoorVisit } from '@shop/runtime/extension';
import { VERSIONS } from './versions.ts';

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Reports whether a page may call: one of the shop itself, and on a machine that serves itself alone, one of that machine. */
function isOwn(origin: string, shopUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  const shop = new URL(shopUrl);
  return page.origin === shop.origin || (LOOPBACK.has(page.hostname) && LOOPBACK.has(shop.hostname));
}

const takesJson = (accept: string): boolean =>
  accept.split(',').some((one) => /^\s*(?:application\/(?:json|\*)|\*\/\*)\s*(?:;|$)/i.test(one));

/**
 * Checks the headers of the transport: pages of other sites are refused, whatever name they gave to this machine; versions and sessions that
 * the server does not have, and clients that do not read JSON.
 */
export function checkTransport({ app, request: { headers } }: DoorVisit): void {
  const { origin, accept } = headers;
  if (origin !== undefined && !isOwn(origin, app.config.shop.url))
    throw refuse(403, 'origin_not_allowed', 'Pages of this origin cannot call this server.');
  const version = headers['mcp-protocol-version'];
  if (version !== undefined && !VERSIONS.some((known) => known === version))
    throw refuse(
      400,
      'protocol_version_unsupported',
      `MCP-Protocol-Version must be ${VERSIONS.join(' or ')}.`,
    );
  if (headers['mcp-session-id'] !== undefined)
    throw refuse(404, 'session_not_found', 'This server has no sessions. Leave Mcp-Session-Id out.');
  if (accept !== undefined && !takesJson(accept))
    throw refuse(406, 'not_acceptable', 'Responses are application/json.');
}
