import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from '../../bundled/lruCache.ts';
import Negotiator from 'negotiator';
import type { Encoding, KeptForms } from '../../contracts/reply.ts';

/** The properties of a response that determine whether it is compressed. `length` is in characters, absent for a stream. */
export interface Compressible {
  readonly type: string;
  readonly cacheControl: string;
  readonly length?: number;
}

/** Minimum length: for shorter texts, compression saves less than one network packet. */
const MIN_LENGTH = 1024;

/** Compressible text types. Images are already compressed, and an event stream must not wait for a block to fill. */
const TEXT =
  /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|xml)\b|application\/(?:java|ecma)script\b)/;
/** Stream types with no latency requirement. */
const STREAMED = /^(?:text\/(?:csv|xml|css|javascript)|application\/(?:[\w.-]+\+)?xml)\b/;

/** Reports whether a response is worth compressing for clients that accept it. */
export const isWorthCompressing = ({ type, cacheControl, length }: Compressible): boolean =>
  (length === undefined ? STREAMED.test(type) : length >= MIN_LENGTH && TEXT.test(type)) &&
  !cacheControl.includes('no-transform');

/**
 * Chooses the encoding for a response that is worth compressing. Null if the client prefers an uncompressed response, or if the
 * response could contain a visitor's secret along with content that another site made the browser request: the compressed length
 * would then reveal how well they match (BREACH).
 */
export function encodingFor(headers: IncomingHttpHeaders, { cacheControl }: Compressible): Encoding | null {
  const accepted = headers['accept-encoding'];
  if (accepted === undefined) return null;
  const isAlikeForAll = cacheControl.startsWith('public');
  return isAlikeForAll || !isDrivenByOthers(headers) ? preferredOf(accepted as string) : null;
}

/**
 * Reports whether another site may have caused the request. Browsers report its origin, and pages cannot forge that. A request
 * without cookies reveals nothing about a visitor.
 */
const isDrivenByOthers = (headers: IncomingHttpHeaders): boolean => {
  const site = headers['sec-fetch-site'];
  return headers.cookie !== undefined && site !== 'same-origin' && site !== 'none';
};

const PREFERENCE = ['br', 'gzip', 'identity'];
/** Cache of parsed headers. Browsers send few distinct ones; a larger cache would only serve unusual clients. */
const preferred = new LRUCache<string, Encoding | 'identity'>({ max: 100 });

/**
 * Adds `preferred`, which the package's types do not declare yet: it chooses between encodings that the client accepts equally.
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

/** Returns the ETag of a response in an encoding: each encoded form has its own. */
export const etagIn = (encoding: Encoding | null, etag: string): string =>
  encoding === null ? etag : etag.replace(/"$/, `-${encoding}"`);

/** Creates a cache of compressed forms. `onGrowth` is called for each added form. */
export function keptForms(onGrowth: () => void = () => undefined): KeptForms {
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

/** Adds names to the Vary header. */
export function addVary(headers: OutgoingHttpHeaders, added: string): void {
  headers.vary = [...new Set([...namesOf(headers.vary), ...namesOf(added)])].join(', ');
}

const namesOf = (list: unknown): readonly string[] => (typeof list === 'string' ? list.split(/\s*,\s*/) : []);
