import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from '../../bundled/lruCache.ts';
import Negotiator from 'negotiator';
import type { Encoding, KeptForms } from '../../contracts/reply.ts';

/** The facts about an answer that decide whether it is compressed. `length` in characters; absent for a stream. */
export interface Compressible {
  readonly type: string;
  readonly cacheControl: string;
  readonly length?: number;
}

/** Below it, compression saves less than one packet of the network. */
const MIN_LENGTH = 1024;

/** Text. Pictures are compressed already, and a stream of events must not wait for a block to fill. */
const TEXT =
  /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|xml)\b|application\/(?:java|ecma)script\b)/;
/** Streams whose parts nobody waits for. */
const STREAMED = /^(?:text\/(?:csv|xml|css|javascript)|application\/(?:[\w.-]+\+)?xml)\b/;

/** Reports whether an answer is worth to be compressed for clients who accept that. */
export const isWorthCompressing = ({ type, cacheControl, length }: Compressible): boolean =>
  (length === undefined ? STREAMED.test(type) : length >= MIN_LENGTH && TEXT.test(type)) &&
  !cacheControl.includes('no-transform');

/**
 * Chooses the encoding of an answer that is worth it. Null: it goes as it is, because the client wants that, or because it could
 * hold a secret of the visitor beside what another site made the visitor's browser ask for: the length of the compressed answer
 * tells then how well one fits the other (BREACH).
 */
export function encodingFor(headers: IncomingHttpHeaders, { cacheControl }: Compressible): Encoding | null {
  const accepted = headers['accept-encoding'];
  if (accepted === undefined) return null;
  const isAlikeForAll = cacheControl.startsWith('public');
  return isAlikeForAll || !isDrivenByOthers(headers) ? preferredOf(accepted as string) : null;
}

/** Browsers say where a request comes from, and pages cannot forge that. A request without cookies says nothing of a visitor. */
const isDrivenByOthers = (headers: IncomingHttpHeaders): boolean => {
  const site = headers['sec-fetch-site'];
  return headers.cookie !== undefined && site !== 'same-origin' && site !== 'none';
};

const PREFERENCE = ['br', 'gzip', 'identity'];
/** Browsers send few different headers, and programs that send many are not worth more room. */
const preferred = new LRUCache<string, Encoding | 'identity'>({ max: 100 });

/** The types of the package do not know `preferred` yet, which decides between encodings that the client likes equally. */
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

/** The ETag of an answer in an encoding: each form of it has one of its own. */
export const etagIn = (encoding: Encoding | null, etag: string): string =>
  encoding === null ? etag : etag.replace(/"$/, `-${encoding}"`);

/** Keeps forms. `onGrowth` is called for each that is added. */
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

/** Adds names to the header Vary. */
export function addVary(headers: OutgoingHttpHeaders, added: string): void {
  headers.vary = [...new Set([...namesOf(headers.vary), ...namesOf(added)])].join(', ');
}

const namesOf = (list: unknown): readonly string[] => (typeof list === 'string' ? list.split(/\s*,\s*/) : []);
