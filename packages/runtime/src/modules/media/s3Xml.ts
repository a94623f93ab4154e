import type { FileEntry, FilePage } from './contract.ts';

/**
 * Returns the text of the first element with the given name in an S3 response. Returns null if no such element
 * exists. Ignores attributes.
 */
export function tagOf(xml: string, name: string): string | null {
  const [, text] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? [];
  return text === undefined ? null : unescaped(text);
}

/** Parses an S3 listing with the delimiter `/` into a page of a folder. Removes the prefix from the keys. */
export function filePageOf(xml: string, prefix: string): FilePage {
  const blocks = (name: string) => [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))];
  const files = blocks('Contents').map(([, block = '']): FileEntry => ({
    name: (tagOf(block, 'Key') ?? '').slice(prefix.length),
    size: Number(tagOf(block, 'Size')),
  }));
  const folders = blocks('CommonPrefixes').map(([, block = '']): FileEntry => ({
    name: (tagOf(block, 'Prefix') ?? '').slice(prefix.length).replace(/\/$/, ''),
    size: null,
  }));
  return {
    // A folder created manually appears as a file without a name, which is removed.
    entries: [...files, ...folders]
      .filter(({ name }) => name !== '')
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
    next: tagOf(xml, 'IsTruncated') === 'true' ? tagOf(xml, 'NextContinuationToken') : null,
  };
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

const unescaped = (text: string): string =>
  text.replace(/&(?:(lt|gt|quot|apos|amp)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (whole, name, decimal, hex) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
