import type { SentHeaders } from './clientOptions.ts';

/** A shopper's request to a rendering server, in `fetch` or Node format. */
export type IncomingRequest =
  | { readonly headers: Pick<Headers, 'get'> }
  | {
      readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
      readonly socket?: { readonly remoteAddress?: string | undefined };
    };

/** The options for forwarding a shopper's IP address from a rendering server. */
export interface Forwarding {
  /** The IP address that the request came from. Default: the remote address of a Node request. */
  readonly address?: string | undefined;
  /** The number of trusted proxies in front of the rendering server. Default: 0. */
  readonly trustProxy?: number;
}

/** The request headers that are forwarded in addition to the IP address. */
const FORWARDED = ['cookie', 'accept-language', 'user-agent'] as const;

/**
 * Returns the headers that a rendering server sends to the shop on a shopper's behalf: the IP address (used for rate limits),
 * session cookies, language, and browser. The shop must trust the server to forward the address. Set `server.trustProxy` to the
 * number of servers from the rendering server (inclusive) to the shop (exclusive).
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
