import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { callbackify } from 'node:util';
import { nodeHttp } from '../../platform/http/answer/nodeHttp.ts';
import { isPublicAddress } from './publicAddress.ts';
import { hostOf } from './receiverUrl.ts';

/** Maximum number of response bytes of a webhook receiver to read. */
const MAX_ANSWER = 4096;

/**
 * Resolves receiver host names by querying name servers directly. A `dns.lookup` call would block one of the few
 * threads of the process until the name server responds, so a slow server would delay all receivers.
 */
const nameServers = new Resolver({ timeout: 2000, tries: 2 });

/** A receiver's response. */
export interface ReceiverAnswer {
  readonly status: number;
  /** The beginning of the response body. */
  readonly excerpt: string;
}

/** The error for addresses that webhooks may not connect to. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/** A request to a host that somebody else names. */
interface GuardedCall {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | null;
  /** True if the request may connect to a private address. */
  readonly mayBePrivate: boolean;
  readonly signal: AbortSignal;
  /** Maximum number of response bytes to read. */
  readonly maxBytes: number;
  /** The resolver to use instead of the system's name servers, in tests. */
  readonly resolver?: Pick<Resolver, 'resolve4' | 'resolve6'>;
}

/** A response, with the beginning of its body. */
interface GuardedResponse {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  /** True if `body` is the whole body. */
  readonly isWhole: boolean;
}

type Post = Pick<GuardedCall, 'url' | 'headers' | 'mayBePrivate' | 'signal' | 'resolver'> & {
  readonly body: string;
};

/**
 * Posts a request body like `callOutside`. The status and headers determine the outcome, even if the response body is slow, long or
 * truncated.
 */
export async function post(call: Post): Promise<ReceiverAnswer> {
  const { status, body } = await callOutside({ ...call, method: 'POST', maxBytes: MAX_ANSWER });
  return { status, excerpt: body.toString('utf8').replaceAll('\0', '\uFFFD') };
}

/**
 * Sends a request over a separate connection. The IP address is checked when connecting, so DNS changes cannot bypass the check.
 * Redirects are not followed. Rejects with `AddressRefused`, the abort reason of the signal, or the connection error; once the headers
 * have arrived, it resolves with the part of the body that came.
 */
export const callOutside = ({
  method,
  url,
  headers,
  body,
  mayBePrivate,
  signal,
  maxBytes,
  resolver = nameServers,
}: GuardedCall): Promise<GuardedResponse> =>
  new Promise((resolve, reject) => {
    const host = hostOf(url);
    // Node calls `lookup` only for host names, so IP addresses are checked here.
    if (!mayBePrivate && isIP(host) !== 0 && !isPublicAddress(host)) return void reject(refused(host));
    const send = url.protocol === 'https:' ? requestHttps : nodeHttp.request;
    const content = body === null ? null : Buffer.from(body);
    const options: RequestOptions & { readonly autoSelectFamily: boolean } = {
      method,
      headers: { ...headers, ...(content && { 'content-length': content.length }) },
      agent: false,
      // The socket requests all addresses of a host name and tries them in turn.
      autoSelectFamily: true,
      ...(!mayBePrivate && { lookup: publicLookup(resolver) as RequestOptions['lookup'] }),
      signal,
    };
    const outgoing = send(url, options, (answer) => resolve(readAnswer(answer, maxBytes)));
    outgoing.on('error', (error) => reject(signal.aborted ? (signal.reason as Error) : error));
    outgoing.end(content ?? undefined);
  });

const refused = (what: string) => new AddressRefused(`${what} is not a public internet address`);

/**
 * Creates a socket lookup function that resolves a host name only to its public addresses. Rejects host names without
 * public addresses.
 */
const publicLookup = (resolver: Pick<Resolver, 'resolve4' | 'resolve6'>) =>
  callbackify(async (host: string, _options: object): Promise<readonly LookupAddress[]> => {
    const found = await resolve(resolver, host);
    const addresses = found.filter(({ address }) => isPublicAddress(address));
    if (addresses.length > 0) return addresses;
    throw refused(`${host} (${found.map(({ address }) => address).join(', ')})`);
  });

/** Resolves a host name to its IPv4 and IPv6 addresses. Rejects if it has none. */
async function resolve(
  resolver: Pick<Resolver, 'resolve4' | 'resolve6'>,
  host: string,
): Promise<readonly LookupAddress[]> {
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const found = [
    ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
    ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
  ];
  if (found.length === 0)
    throw (four as PromiseRejectedResult).reason ?? new Error(`${host} could not be resolved`);
  return found;
}

/** Reads the beginning of a response body, then closes the connection. */
async function readAnswer(answer: IncomingMessage, maxBytes: number): Promise<GuardedResponse> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      parts.push(part);
      length += part.length;
      if (length > maxBytes) break;
    }
  } catch {
    // The body was truncated or too slow, but the headers are complete.
  }
  answer.destroy();
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    body: Buffer.concat(parts).subarray(0, maxBytes),
    isWhole: answer.complete && length <= maxBytes,
  };
}
