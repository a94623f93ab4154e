import type { AppContext } from '../../platform/contracts/context.ts';
import { Refusal } from '../../platform/errors.ts';
import type { GuardedAnswer, GuardedFetch, GuardedRequest } from './contract.ts';
import { AddressRefused, callOutside } from './post.ts';
import { isAllowedHost, receiverUrl } from './receiverUrl.ts';

const DEFAULT_BYTES = 65_536;
const MAX_BYTES = 10_485_760;

/** The headers that Node sets itself, and those that would change how the connection is used. */
const OWN_HEADERS: ReadonlySet<string> = new Set([
  'host',
  'content-length',
  'connection',
  'transfer-encoding',
  'upgrade',
]);

/** Returns headers without those that Node sets itself, by their names in lower case. */
export const sentHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name]) => !OWN_HEADERS.has(name)),
  );

/** Creates the service that requests addresses that somebody else names. */
export const guardedFetch =
  ({ config }: Pick<AppContext, 'config'>): GuardedFetch =>
  async (address, request) => {
    const hosts = { mode: config.mode, webhooks: { allowedHosts: request.allowedHosts ?? [] } };
    try {
      const url = receiverUrl(hosts, address);
      return await answerOf(url, request, isAllowedHost(hosts, url));
    } catch (error) {
      const fault = faultOf(error, request);
      if (fault) return fault;
      throw error;
    }
  };

async function answerOf(url: URL, request: GuardedRequest, mayBePrivate: boolean): Promise<GuardedAnswer> {
  const { method = 'GET', headers = {}, body = null, timeoutMs, maxBytes = DEFAULT_BYTES } = request;
  const deadline = AbortSignal.timeout(timeoutMs);
  const {
    status,
    headers: told,
    body: content,
    isWhole,
  } = await callOutside({
    method,
    url,
    headers: sentHeaders(headers),
    body,
    mayBePrivate,
    maxBytes: Math.min(maxBytes, MAX_BYTES),
    signal: request.signal ? AbortSignal.any([request.signal, deadline]) : deadline,
  });
  const shown = Object.entries(told).map(([name, value]) => [name, [value].flat().join(', ')]);
  return { ok: true, status, headers: Object.fromEntries(shown), body: content, isWhole };
}

/** Returns the outcome of a request that failed. Null for an abort by the caller, and for a fault of the calling code. */
function faultOf(error: unknown, { signal }: GuardedRequest): GuardedAnswer | null {
  if (signal?.aborted) return null;
  if (error instanceof Refusal)
    return { ok: false, reason: 'refused', message: 'This URL may not be requested' };
  if (error instanceof AddressRefused) return { ok: false, reason: 'refused', message: error.message };
  if (!(error instanceof Error)) return null;
  if (error.name === 'TimeoutError')
    return { ok: false, reason: 'timeout', message: 'The host did not respond in time' };
  return 'code' in error && typeof error.code === 'string' && !error.code.startsWith('ERR_INVALID')
    ? { ok: false, reason: 'unreachable', message: error.message }
    : null;
}
