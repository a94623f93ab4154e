import type { SentHeaders } from './clientOptions.ts';

/** A request for which a server renders a page, from `fetch` or from Node. */
export type IncomingRequest =
  | { readonly headers: Pick<Headers, 'get'> }
  | {
      readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
      readonly socket?: { readonly remoteAddress?: string | undefined };
    };

/** The forwarding of a shopper's address by a server that renders for the shopper. */
export interface Forwarding {
  /** The address that the request came from. Default: the address of a Node request. */
  readonly address?: string | undefined;
  /** The number of trusted proxies in front of the rendering server. Default: 0. */
  readonly trustProxy?: number;
}

/** The headers of a shopper's request that the shop reads in addition to the address. */
const FORWARDED = ['cookie', 'accept-language', 'user-agent'] as const;

/**
 * Returns the headers that a rendering server sends to the shop on a shopper's behalf: the address, which rate limits are counted by, the
 * session cookies, the language and the browser. The shop must trust the server to forward the address: `server.trustProxy` counts the
 * server and the proxies between it and the shop.
 */
export function forwardedHeaders(
  request: IncomingRequest,
  { address, trustProxy = 0 }: Forwarding = {},
): SentHeaders {
  const { headers } = request;
  const read = (name: string): string | undefined => {
    const value =
      typeof headers.get === 'function'
        ? (headers as Pick<Headers, 'get'>).get(name)
        : (headers as Readonly<Record<string, string | readonly string[] | undefined>>)[name];
    return (typeof value === 'string' ? value : value?.join(', ')) || undefined;
  };
  const socket = 'socket' in request ? request.socket?.remoteAddress : undefined;
  const chain = trustProxy > 0 ? (read('x-forwarded-for')?.split(',').slice(-trustProxy) ?? []) : [];
  const shopper = chain[0]?.trim() || (address ?? socket);
  const sent: Record<string, string> = shopper ? { 'x-forwarded-for': shopper } : {};
  for (const name of FORWARDED) {
    const value = read(name);
    if (value !== undefined) sent[name] = value;
  }
  return sent;
}
