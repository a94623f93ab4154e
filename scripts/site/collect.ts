import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Source } from './page.ts';
import { relative, sitePath } from './page.ts';
import type { Targets } from './markdown.ts';

const root = path.join(import.meta.dirname, '../..');

const PAGES = [
  'docs/**/*.md',
  '{README,ARCHITECTURE,CONTRIBUTING,CHANGELOG}.md',
  '{packages,extensions}/*/README.md',
  'packages/runtime/src/**/README.md',
];

/** Reads the repository's Markdown files that the site shows. */
export const readSources = (): readonly Source[] =>
  globSync(PAGES, { cwd: root, exclude: ['**/node_modules/**'] })
    .toSorted()
    .map((file) => ({ file, markdown: readFileSync(path.join(root, file), 'utf8') }));

/**
 * Creates a resolver for link targets. Links to repository files that are not pages point to `source`, the base URL of the repository's
 * files. If it is null, such links are removed. Throws for a link to a missing file.
 */
export function targetsOf(sources: readonly Source[], source: string | null): Targets {
  const files = new Set(sources.map(({ file }) => file));
  return {
    link(file, target) {
      const [place = '', anchor] = target.split('#');
      const hash = anchor === undefined ? '' : `#${anchor}`;
      if (place === '') return hash;
      const named = path.posix.join(path.posix.dirname(file), decodeURI(place)).replace(/\/$/, '');
      const page = [named, `${named}/README.md`].find((one) => files.has(one));
      if (page !== undefined) return `${relative(sitePath(file), sitePath(page))}${hash}`;
      if (!existsSync(path.join(root, named)))
        throw new Error(`${file} links to ${target}, which is not there`);
      return source === null ? null : `${source}/${named}${hash}`;
    },
    drawing(file, target) {
      const svg = path.join(root, path.dirname(file), target);
      if (!target.endsWith('.svg') || !statSync(svg, { throwIfNoEntry: false }))
        throw new Error(`${file} shows ${target}, which is no drawing in SVG`);
      // The embedded style is used only when the file is viewed directly. The site has its own style.
      return readFileSync(svg, 'utf8')
        .replace(/<style>.*?<\/style>/s, '')
        .trim();
    },
  };
}
