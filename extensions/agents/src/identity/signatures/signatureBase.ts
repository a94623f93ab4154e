import { innerListText, itemText } from './structuredFields.ts';
import type { InnerList } from './structuredFields.ts';

/** A request or response, of which parts are signed. */
export interface SignedMessage {
  /** The method of a request. Absent for a response. */
  readonly method?: string;
  /** The URL of a request, as the client named it. Absent for a response. */
  readonly url?: URL;
  /** The status of a response. */
  readonly status?: number;
  /** The names and values of the headers, alternating, as they are on the wire. */
  readonly rawHeaders: readonly string[];
}

/** Returns the value of a header as it is signed: repeated headers are joined by commas. Undefined if there is none. */
export function headerOf({ rawHeaders }: SignedMessage, name: string): string | undefined {
  const values = rawHeaders.flatMap((text, at) =>
    at % 2 === 0 && text.toLowerCase() === name ? [(rawHeaders[at + 1] ?? '').trim()] : [],
  );
  return values.length === 0 ? undefined : values.join(', ');
}

/** The parts of a message that are no headers, by their names. */
const DERIVED: Readonly<Record<string, (message: SignedMessage) => string | undefined>> = {
  '@method': ({ method }) => method,
  '@authority': ({ url }) => url?.host.toLowerCase(),
  '@scheme': ({ url }) => url?.protocol.slice(0, -1),
  '@target-uri': ({ url }) => url?.href,
  '@path': ({ url }) => url?.pathname,
  '@query': ({ url }) => url && (url.search || '?'),
  '@request-target': ({ url }) => url && `${url.pathname}${url.search}`,
  '@status': ({ status }) => (status === undefined ? undefined : String(status)),
};

const valueOf = (message: SignedMessage, name: string): string | undefined =>
  name.startsWith('@') ? DERIVED[name]?.(message) : headerOf(message, name);

/**
 * Returns the text over which a signature is made (RFC 9421, section 2.5). Null if a covered part is missing, named twice, or of a kind that
 * is not supported.
 */
export function signatureBase(message: SignedMessage, covered: InnerList): string | null {
  const lines: string[] = [];
  const seen = new Set<string>();
  for (const part of covered.items) {
    const { item, parameters } = part;
    if (item.kind !== 'string' || parameters.size > 0 || seen.has(item.value)) return null;
    seen.add(item.value);
    const value = valueOf(message, item.value);
    if (value === undefined) return null;
    lines.push(`${itemText(part)}: ${value}`);
  }
  return [...lines, `"@signature-params": ${innerListText(covered)}`].join('\n');
}
