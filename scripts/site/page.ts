/** A page of the site before conversion to HTML. Its Markdown is from the repository or generated. */
export interface Source {
  /** Repository path that links are relative to, such as `docs/guide/media.md`. Generated pages have such a path too. */
  readonly file: string;
  readonly markdown: string;
}

/** A page heading, used for anchors, the table of contents and the search. */
export interface Heading {
  readonly level: number;
  readonly id: string;
  readonly text: string;
}

/** A rendered page. */
export interface Page {
  readonly file: string;
  /** Path within the site, such as `guide/media.html`. */
  readonly path: string;
  readonly title: string;
  /** One-sentence description for search engines and the start page cards. */
  readonly description: string;
  readonly headings: readonly Heading[];
  readonly html: string;
  /** Text of each section, for the search. */
  readonly sections: readonly { readonly id: string; readonly heading: string; readonly text: string }[];
}

/** Returns a Markdown file's path within the site. `docs/` is the root, and `README.md` is the index page of its folder. */
export function sitePath(file: string): string {
  if (file === 'README.md') return 'overview.html';
  const inSite = file.startsWith('docs/') ? file.slice('docs/'.length) : file.toLowerCase();
  return inSite.replace(/readme\.md$/i, 'index.md').replace(/\.md$/, '.html');
}

/** Returns the relative URL from one page to another. */
export function relative(from: string, to: string): string {
  const [, ...up] = from.split('/');
  return `${'../'.repeat(up.length)}${to}`;
}

/** Escapes text for HTML. */
export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
