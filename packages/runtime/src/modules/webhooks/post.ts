import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { callbackify } from 'node:util';
import { nodeHttp } from '../../platform/http/answer/nodeHttp.ts';
import { isPublicAddress } from './publicAddress.ts';
import { hostOf } from './receiverUrl.ts';

/** The most bytes of an answer that are read. */
const MAX_ANSWER = 4096;

/**
 * Resolves the names of hosts that have to be public. It asks the name servers itself: `dns.lookup` holds one of the few threads of
 * the process until a slow one has answered, for which all receivers would wait.
 */
const nameServers = new Resolver({ timeout: 2000, tries: 2 });

/** A receiver's answer. */
export interface ReceiverAnswer {
  readonly status: number;
  /** The beginning of its body. */
  readonly excerpt: string;
}

/** The error of an address that webhooks may not reach. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

interface Post {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether it may be sent to a private address. */
  readonly mayBePrivate: boolean;
  readonly signal: AbortSignal;
  /** For tests: other name servers than those of the system. */
  readonly resolver?: Pick<Resolver, 'resolve4' | 'resolve6'>;
}

/**
 * Posts a body on a connection of its own. The address is checked when the connection is made, so that a host name that changes
 * what it stands for gains nothing; redirects are answers like others. The answer counts from its head: a body that is slow, long
 * or cut changes nothing. Rejects with `AddressRefused`, the reason of the signal, or the error of the connection.
 */
export const post = ({
  url,
  headers,
  body,
  mayBePrivate,
  signal,
  resolver = nameServers,
}: Post): Promise<ReceiverAnswer> =>
  new Promise((resolve, reject) => {
    const host = hostOf(url);
    // Node resolves host names alone by `lookup`.
    if (!mayBePrivate && isIP(host) !== 0 && !isPublicAddress(host)) return void reject(refused(host));
    const send = url.protocol === 'https:' ? requestHttps : nodeHttp.request;
    const content = Buffer.from(body);
    const options: RequestOptions & { readonly autoSelectFamily: boolean } = {
      method: 'POST',
      headers: { ...headers, 'content-length': content.length },
      agent: false,
      // The socket asks for all addresses of a name at once, and tries them one after the other.
      autoSelectFamily: true,
      ...(!mayBePrivate && { lookup: publicLookup(resolver) as RequestOptions['lookup'] }),
      signal,
    };
    const outgoing = send(url, options, (answer) => resolve(readAnswer(answer)));
    outgoing.on('error', (error) => reject(signal.aborted ? (signal.reason as Error) : error));
    outgoing.end(content);
  });

const refused = (what: string) => new AddressRefused(`${what} is not a public internet address`);

/** Creates the look-up of a socket, which resolves a host name to its public addresses alone. A name that has none is refused. */
const publicLookup = (resolver: Pick<Resolver, 'resolve4' | 'resolve6'>) =>
  callbackify(async (host: string, _options: object): Promise<readonly LookupAddress[]> => {
    const found = await resolve(resolver, host);
    const addresses = found.filter(({ address }) => isPublicAddress(address));
    if (addresses.length > 0) return addresses;
    throw refused(`${host} (${found.map(({ address }) => address).join(', ')})`);
  });

/** Resolves a host name to its addresses of both families. Rejects where it has none of either. */
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

/** Reads the beginning of an answer, and closes the connection. */
async function readAnswer(answer: IncomingMessage): Promise<ReceiverAnswer> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      parts.push(part);
      length += part.length;
      if (length >= MAX_ANSWER) break;
    }
  } catch {
    // It was cut, or did not end in time. Its head was complete.
  }
  answer.destroy();
  const excerpt = Buffer.concat(parts).subarray(0, MAX_ANSWER).toString('utf8').replaceAll('\0', '\uFFFD');
  return { status: answer.statusCode ?? 0, excerpt };
}
