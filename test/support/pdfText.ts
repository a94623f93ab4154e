import { inflateSync } from 'node:zlib';

interface Part {
  /** Dictionary of the PDF object. */
  readonly head: string;
  /** Decompressed stream. Empty if the object has no stream. */
  readonly stream: string;
}

/** Extracts the text of each page of a PDF that the shop created. Glyphs are decoded with the Unicode table of their font. */
export function pdfText(pdf: Buffer): readonly string[] {
  const parts = partsOf(pdf);
  const refIn = (head: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? '';
  const fonts = new Map(
    [...parts].flatMap(([id, { head }]) =>
      head.includes('/ToUnicode')
        ? [[id, tableOf(parts.get(refIn(head, 'ToUnicode'))?.stream ?? '')] as const]
        : [],
    ),
  );
  const kids = [...parts.values()].find(({ head }) => head.includes('/Type /Pages'))?.head ?? '';
  return [...(/\/Kids \[([^\]]*)\]/.exec(kids)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, id = '']) => {
    const head = parts.get(id)?.head ?? '';
    const resources = parts.get(refIn(head, 'Resources'))?.head ?? head;
    const named = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', ref = '']) => [name, fonts.get(ref)]),
    );
    return readContent(parts.get(refIn(head, 'Contents'))?.stream ?? '', named);
  });
}

function partsOf(pdf: Buffer): ReadonlyMap<string, Part> {
  const all = pdf.toString('latin1');
  return new Map(
    [...all.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => {
      const at = body.indexOf('stream\n');
      if (at < 0) return [id, { head: body, stream: '' }];
      const head = body.slice(0, at);
      const bytes = Buffer.from(body.slice(at + 7, body.lastIndexOf('\nendstream')), 'latin1');
      const stream = head.includes('/FlateDecode') ? inflateSync(bytes) : bytes;
      return [id, { head, stream: stream.toString('latin1') }];
    }),
  );
}

/** Reads a font's table from glyphs to characters. */
function tableOf(cmap: string): readonly string[] {
  const letters = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');
  return [...cmap.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)].flatMap(([, , list = '']) =>
    [...list.matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex = '']) => letters(hex)),
  );
}

function readContent(content: string, fonts: ReadonlyMap<string, readonly string[] | undefined>): string {
  let font: readonly string[] | undefined;
  const lines: string[] = [];
  for (const [whole, name, run] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) font = fonts.get(name);
    if (run === undefined || whole === undefined) continue;
    const glyphs = [...run.matchAll(/<([0-9a-f]+)>/gi)].map(([, hex = '']) => hex).join('');
    lines.push(
      (glyphs.match(/.{4}/g) ?? []).map((glyph) => font?.[Number.parseInt(glyph, 16)] ?? '').join(''),
    );
  }
  return lines.join('\n');
}
