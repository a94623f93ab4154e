import type { SentHeaders } from './clientOptions.ts';

/** A request that a server renders a page for: that of `fetch`, or of Node. */
export type IncomingRequest =
  | { readonly headers: Pick<Headers, 'get'> }
  | {
      readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
      readonly socket?: { readonly remoteAddress?: string | undefined };
    };

/** The way in which a server that renders for a shopper passes the shopper's address on. */
export interface Forwarding {
  /** The address that the request came from. Default: that of a Node request. */
  readonly address?: string | undefined;
  /** How many proxies in front of the rendering server are trusted with the shopper's address. Default 0. */
  readonly trustProxy?: number;
}

/** The parts of a shopper's request that the shop reads besides the address. */
const FORWARDED = ['cookie', 'accept-language', 'user-agent'] as const;

/**
 * Returns the headers with which a server that renders for shoppers calls the shop in their name: the address, which the rate limits count
 * by, the cookies of the session, the language and the browser. The shop must trust the server with the address: `server.trustProxy` counts
 * it, and the proxies between it and the shop.
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
