import MarkdownIt from 'markdown-it';
import { highlight } from './highlight.ts';
import { escape, sitePath } from './page.ts';
import type { Heading, Page, Source } from './page.ts';

/** Resolves a link target to another page, a repository file, or a drawing to embed in the page. */
export interface Targets {
  /** Returns the relative URL of a target. Returns null if the target is not a page, so that the link becomes plain text. */
  link(file: string, target: string): string | null;
  /** Returns the SVG markup of a drawing. */
  drawing(file: string, target: string): string;
}

const parser = new MarkdownIt();

type Token = ReturnType<(typeof parser)['parse']>[number];

/** Creates the same anchors as the Markdown renderers of code hosts, so that links work on both. */
export const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

/** Renders a page. The first heading is its title, and the first paragraph is its description. */
export function renderPage({ file, markdown }: Source, targets: Targets): Page {
  const tokens = parser.parse(markdown, {});
  const headings = takeHeadings(tokens);
  const [title] = headings;
  if (title?.level !== 1) throw new Error(`${file} does not begin with a heading`);
  for (const token of tokens)
    if (token.children) token.children = rewriteLinks(token.children, file, targets);
  return {
    file,
    path: sitePath(file),
    title: file === 'README.md' ? 'Overview' : title.text,
    description: firstSentence(tokens) || title.text,
    headings,
    html: renderer(file, targets).render(tokens, parser.options, {}),
    sections: sectionsOf(tokens, headings),
  };
}

/** Renders a doc comment inline. */
export const renderInline = (text: string): string => parser.renderInline(text);

const plain = (tokens: readonly Token[] | null): string =>
  (tokens ?? [])
    .map(({ type, content, children }) => (type === 'softbreak' ? ' ' : children ? plain(children) : content))
    .join('');

function takeHeadings(tokens: readonly Token[]): Heading[] {
  const taken = new Map<string, number>();
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open') return [];
    const text = plain(tokens[index + 1]?.children ?? null);
    const anchor = anchorOf(text);
    const times = taken.get(anchor) ?? 0;
    taken.set(anchor, times + 1);
    const id = times === 0 ? anchor : `${anchor}-${times}`;
    token.attrSet('id', id);
    return [{ level: Number(token.tag.slice(1)), id, text }];
  });
}

const SHORTEST = 24;

function firstSentence(tokens: readonly Token[]): string {
  const index = tokens.findIndex(({ type }) => type === 'paragraph_open');
  const text = plain(tokens[index + 1]?.children ?? null)
    .replaceAll(/\s+/g, ' ')
    .trim();
  // Skips a short first sentence, because decisions begin with a word such as “Chosen.”
  const end = text.slice(SHORTEST).search(/\.(\s|$)/);
  const sentence = end === -1 ? text : text.slice(0, SHORTEST + end + 1);
  return sentence.length > 240 ? `${sentence.slice(0, 237).replace(/\s\S*$/, '')} …` : sentence;
}

/** Converts links to pages to site links. Other repository links are replaced with their text. */
function rewriteLinks(tokens: readonly Token[], file: string, targets: Targets): Token[] {
  let dropped = 0;
  return tokens.flatMap((token) => {
    if (token.type === 'link_close' && dropped > 0) {
      dropped -= 1;
      return [];
    }
    if (token.type !== 'link_open') return [token];
    const target = String(token.attrGet('href') ?? '');
    const address = /^[a-z]+:/i.test(target) ? target : targets.link(file, target);
    if (address === null) {
      dropped += 1;
      return [];
    }
    token.attrSet('href', address);
    return [token];
  });
}

function renderer(file: string, targets: Targets): (typeof parser)['renderer'] {
  const { renderer: made } = new MarkdownIt();
  made.rules.fence = (tokens, index) => {
    const { content, info } = tokens[index] as Token;
    const language = info.trim();
    if (language === 'raw') return content;
    const label = language === '' || language === 'text' ? '' : `<span class="language">${language}</span>`;
    return `<div class="code">${label}<pre tabindex="0"><code>${highlight(content, language)}</code></pre></div>\n`;
  };
  made.rules['table_open'] = () =>
    '<div class="table" tabindex="0" role="region" aria-label="Table"><table>\n';
  made.rules['table_close'] = () => '</table></div>\n';
  made.rules.image = (tokens, index) => {
    const token = tokens[index] as Token;
    const label = escape(plain(token.children));
    const svg = targets.drawing(file, String(token.attrGet('src') ?? ''));
    return `<span class="drawing" tabindex="0" role="img" aria-label="${label}">${svg}</span>`;
  };
  made.rules['heading_close'] = (tokens, index) => {
    const token = tokens[index] as Token;
    const open = tokens.slice(0, index).findLast(({ type }) => type === 'heading_open');
    const id = String(open?.attrGet('id') ?? '');
    const text = plain(tokens[index - 1]?.children ?? null);
    const anchor =
      token.tag === 'h1'
        ? ''
        : ` <a class="anchor" href="#${escape(id)}" aria-label="Link to “${escape(text)}”">#</a>`;
    return `${anchor}</${token.tag}>\n`;
  };
  return made;
}

/** Splits a page's text at its headings. */
function sectionsOf(tokens: readonly Token[], headings: readonly Heading[]): Page['sections'] {
  const sections: { id: string; heading: string; words: string[] }[] = [];
  for (const token of tokens) {
    if (token.type === 'heading_open') {
      const heading = headings[sections.length] as Heading;
      sections.push({ id: heading.level === 1 ? '' : heading.id, heading: heading.text, words: [] });
    } else if (token.type === 'inline') sections.at(-1)?.words.push(plain(token.children));
    else if (token.type === 'fence' && token.info === 'raw')
      sections.at(-1)?.words.push(token.content.replaceAll(/<[^>]*>/g, ' '));
  }
  return sections.map(({ id, heading, words }) => ({
    id,
    heading,
    text: words.slice(1).join(' ').replaceAll(/\s+/g, ' ').trim(),
  }));
}
