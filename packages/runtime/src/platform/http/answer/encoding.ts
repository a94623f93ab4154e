import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from '../../bundled/lruCache.ts';
import Negotiator from 'negotiator';
import type { Encoding, CachedForms } from '../../contracts/reply.ts';

/**
 * The response properties that determine whether the response is compressed. `length` is in characters and is absent for a
 * stream.
 */
export interface Compressible {
  readonly type: string;
  readonly cacheControl: string;
  readonly length?: number;
}

/** Minimum length in characters. Compressing a shorter body saves less than one network packet. */
const MIN_LENGTH = 1024;

/** Matches compressible content types. Images are already compressed, and event streams must be sent without buffering. */
const TEXT =
  /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|xml)\b|application\/(?:java|ecma)script\b)/;
/** Matches content types of streams that may be buffered for compression. */
const STREAMED = /^(?:text\/(?:csv|xml|css|javascript)|application\/(?:(?:[\w.-]+\+)?xml|jsonl))\b/;

/** Reports whether a response is worth compressing for clients that accept compression. */
export const isWorthCompressing = ({ type, cacheControl, length }: Compressible): boolean =>
  (length === undefined ? STREAMED.test(type) : length >= MIN_LENGTH && TEXT.test(type)) &&
  !cacheControl.includes('no-transform');

/**
 * Chooses the encoding for a response that is worth compressing. Returns null if the client prefers an uncompressed response,
 * or if the response is at risk of a BREACH attack: it could contain a visitor's secret next to content chosen by another site,
 * and the compressed length would reveal how well the two match.
 */
export function encodingFor(headers: IncomingHttpHeaders, { cacheControl }: Compressible): Encoding | null {
  const accepted = headers['accept-encoding'];
  if (accepted === undefined) return null;
  const isPublicResponse = cacheControl.startsWith('public');
  return isPublicResponse || !isDrivenByOthers(headers) ? preferredOf(accepted as string) : null;
}

/**
 * Reports whether another site may have triggered the request. Browsers send the request's origin in headers that pages cannot
 * forge. A response to a request without cookies reveals nothing about a visitor.
 */
const isDrivenByOthers = (headers: IncomingHttpHeaders): boolean => {
  const site = headers['sec-fetch-site'];
  return headers.cookie !== undefined && site !== 'same-origin' && site !== 'none';
};

const PREFERENCE = ['br', 'gzip', 'identity'];
/** Cache of preferred encodings by `Accept-Encoding` header. It is small because browsers send only a few distinct headers. */
const preferred = new LRUCache<string, Encoding | 'identity'>({ max: 100 });

/**
 * Declares the option `preferred`, which is missing from the package's types. It chooses between encodings that the client
 * accepts equally.
 */
interface Negotiation {
  encodings(available: string[], options: { readonly preferred: readonly string[] }): string[];
}

function preferredOf(accepted: string): Encoding | null {
  let encoding = preferred.get(accepted);
  if (encoding === undefined) {
    const negotiator: Negotiation = new Negotiator({ headers: { 'accept-encoding': accepted } });
    encoding = (negotiator.encodings(PREFERENCE, { preferred: PREFERENCE })[0] ?? 'identity') as
      | Encoding
      | 'identity';
    preferred.set(accepted, encoding);
  }
  return encoding === 'identity' ? null : encoding;
}

/** Returns the ETag for an encoded response. Each encoding has its own ETag. */
export const etagIn = (encoding: Encoding | null, etag: string): string =>
  encoding === null ? etag : etag.replace(/"$/, `-${encoding}"`);

/** Creates a cache for the encoded versions of one response. `onGrowth` is called whenever a version is added. */
export function cachedForms(onGrowth: () => void = () => undefined): CachedForms {
  const forms = new Map<Encoding, Buffer>();
  return {
    get: (encoding) => forms.get(encoding),
    set: (encoding, form) => {
      forms.set(encoding, form);
      onGrowth();
    },
    bytes: () => forms.values().reduce((sum, { length }) => sum + length, 0),
  };
}

/** Adds header names to the Vary header. */
export function addVary(headers: OutgoingHttpHeaders, added: string): void {
  headers.vary = [...new Set([...namesOf(headers.vary), ...namesOf(added)])].join(', ');
}

const namesOf = (list: unknown): readonly string[] => (typeof list === 'string' ? list.split(/\s*,\s*/) : []);
