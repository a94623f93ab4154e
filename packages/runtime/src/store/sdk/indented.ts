/** Indents generated TypeScript by two spaces per bracket level, and removes repeated empty lines. Leaves strings unchanged. */
export function indented(source: string): string {
  let depth = 0;
  const lines = source.split('\n').map((line) => {
    const text = line.trim();
    if (/^(?:\/?\*|\/\/)/.test(text)) return ' '.repeat(depth * 2) + text;
    const bare = text.replaceAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`|\/\*.*?\*\//g, '');
    const closing = /^[\])}]*/.exec(bare)?.[0].length ?? 0;
    const indent = Math.max(depth - closing, 0);
    depth += count(bare, /[[({]/g) - count(bare, /[\])}]/g);
    return text === '' ? '' : ' '.repeat(indent * 2) + text;
  });
  return `${lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
