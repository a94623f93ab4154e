import { inflateSync } from 'node:zlib';

/** Holds the metadata of a PDF that PDF/A-3 and Factur-X require. */
export interface Archive {
  readonly version: string;
  /** The metadata (XMP). Empty if it has none. */
  readonly metadata: string;
  /** The embedded files by name, with their content and relationship. */
  readonly files: readonly {
    readonly name: string;
    readonly type: string;
    readonly relationship: string;
    readonly content: string;
  }[];
  /** The files that the catalog associates with the document. */
  readonly associated: number;
  /** The size of the color profile of the output intent, in bytes. 0 if there is none. */
  readonly profile: number;
  readonly fonts: number;
  readonly embeddedFonts: number;
  readonly isEncrypted: boolean;
  readonly hasId: boolean;
  /** Constructs that PDF/A-3 does not allow. */
  readonly forbidden: readonly string[];
}

const FORBIDDEN = ['/JavaScript', '/Launch', '/LZWDecode', '/Encrypt', '/Movie', '/Sound', '/XFA', '/SMask '];

/** Reads a PDF that the shop made. */
export function readArchive(pdf: Buffer): Archive {
  const source = pdf.toString('latin1');
  const objects = new Map(
    [...source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id = '', body = '']) => [id, body]),
  );
  const heads = [...objects.values()].map((body) => body.split('\nstream\n')[0] ?? '');
  const catalog = heads.find((head) => head.includes('/Type /Catalog')) ?? '';
  const object = (head: string, key: string) =>
    objects.get(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(head)?.[1] ?? '') ?? '';
  const intent = object(catalog, 'OutputIntents');
  return {
    version: source.slice(0, 8),
    metadata: streamOf(object(catalog, 'Metadata')),
    files: heads
      .filter((head) => head.includes('/Type /Filespec'))
      .map((head) => {
        const file = object(head, 'EF <<\n/F');
        return {
          name: /\/UF \(([^)]*)\)/.exec(head)?.[1] ?? '',
          type: /\/Subtype \/(\S+)/.exec(file)?.[1]?.replace('#2F', '/') ?? '',
          relationship: /\/AFRelationship \/(\w+)/.exec(head)?.[1] ?? '',
          content: streamOf(file),
        };
      }),
    associated: /\/AF \[([^\]]*)\]/.exec(catalog)?.[1]?.match(/\d+ 0 R/g)?.length ?? 0,
    profile: intent.includes('/S /GTS_PDFA1') ? streamOf(object(intent, 'DestOutputProfile')).length : 0,
    fonts: heads.filter((head) => head.includes('/Type /FontDescriptor')).length,
    embeddedFonts: heads.filter(
      (head) => head.includes('/Type /FontDescriptor') && /\/FontFile[23] /.test(head),
    ).length,
    isEncrypted: source.includes('/Encrypt'),
    hasId: /\/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]/.test(source),
    forbidden: FORBIDDEN.filter((word) => heads.some((head) => head.includes(word))),
  };
}

function streamOf(body: string): string {
  const [head = '', ...rest] = body.split('\nstream\n');
  const bytes = Buffer.from(rest.join('\nstream\n').replace(/\nendstream$/, ''), 'latin1');
  return (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('utf8');
}
