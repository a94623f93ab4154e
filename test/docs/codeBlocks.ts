/** A fenced code block of a page. */
export interface CodeBlock {
  /** Heading above the code block. */
  readonly section: string;
  readonly language: string;
  /** Last text line before the code block. */
  readonly before: string;
  readonly text: string;
}

/** Returns the fenced code blocks of a Markdown page in sequence. */
export function codeBlocks(page: string): readonly CodeBlock[] {
  const blocks: CodeBlock[] = [];
  let section = '';
  let before = '';
  let open: { language: string; lines: string[] } | null = null;
  for (const line of page.split('\n')) {
    const fence = /^```(\w*)$/.exec(line);
    if (open && fence) {
      blocks.push({ section, language: open.language, before, text: open.lines.join('\n') });
      open = null;
    } else if (open) open.lines.push(line);
    else if (fence) open = { language: fence[1] ?? '', lines: [] };
    else {
      section = /^#+ (.*)$/.exec(line)?.[1] ?? section;
      before = line.trim() || before;
    }
  }
  return blocks;
}
