import { Parser } from 'htmlparser2';

/** An element of an XML document, without its prefix. */
export class Found {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Found[] = [];
  content = '';

  constructor(name: string, attributes: Readonly<Record<string, string>> = {}) {
    this.name = name.replace(/^.*:/, '');
    this.attributes = attributes;
  }
  all(path: string): readonly Found[] {
    return path
      .split('/')
      .reduce<readonly Found[]>(
        (parents, name) => parents.flatMap(({ children }) => children.filter((child) => child.name === name)),
        [this],
      );
  }
  one(path: string): Found {
    return this.all(path)[0] ?? new Found('');
  }
  has(path: string): boolean {
    return this.all(path).length > 0;
  }
  text(path: string): string | null {
    return this.all(path)[0]?.content ?? null;
  }
  attribute(path: string, name: string): string | null {
    return this.all(path)[0]?.attributes[name] ?? null;
  }
}

/** Parses an XML document, and returns the parent of its root. */
export function parseXml(xml: string): Found {
  const open = [new Found('')];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const found = new Found(name, attributes);
        open.at(-1)?.children.push(found);
        open.push(found);
      },
      ontext(text) {
        const last = open.at(-1);
        if (last) last.content += text;
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return open[0] ?? new Found('');
}
