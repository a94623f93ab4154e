import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSources, targetsOf } from './collect.ts';
import { generateSources } from './generate.ts';
import { pageDocument } from './layout.ts';
import { renderPage } from './markdown.ts';
import type { Page } from './page.ts';
import { searchIndex } from './searchIndex.ts';
import { sectionsOf } from './sections.ts';
import type { Section } from './sections.ts';
import { missingPage, startPage } from './startPage.ts';

const root = path.join(import.meta.dirname, '../..');

export interface SiteOptions {
  /** Output folder. Its previous content is deleted. */
  readonly out: string;
  /** Base URL of the repository's files, for source links. If null, file names are plain text. */
  readonly source?: string | null;
  /** Path at which the site is served, for the 404 page. */
  readonly base?: string;
}

export interface Site {
  readonly pages: readonly Page[];
  readonly sections: readonly Section[];
}

/** Builds the documentation site from the repository's Markdown and code. */
export async function buildSite({ out, source = null, base = '/' }: SiteOptions): Promise<Site> {
  const sources = [...readSources(), ...(await generateSources())];
  const targets = targetsOf(sources, source);
  const pages = sources.map((one) => renderPage(one, targets));
  const sections = sectionsOf(pages);
  rmSync(out, { recursive: true, force: true });
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
    writeFileSync(path.join(out, file), text);
  };
  for (const page of pages) write(page.path, pageDocument(page, sections));
  const about = pages.find(({ file }) => file === 'README.md')?.description ?? '';
  write('index.html', startPage(sections, about));
  write('404.html', missingPage(sections, base));
  write('search.json', searchIndex(pages));
  copyAssets(path.join(out, 'assets'));
  return { pages, sections };
}

function copyAssets(folder: string): void {
  cpSync(path.join(import.meta.dirname, 'assets'), folder, { recursive: true });
  const packages = path.join(root, 'node_modules');
  const search = readFileSync(path.join(packages, 'minisearch/dist/es/index.js'), 'utf8');
  writeFileSync(path.join(folder, 'minisearch.js'), search.replace(/^\/\/# sourceMappingURL=.*$/m, ''));
  const inter = path.join(packages, '@fontsource-variable/inter');
  copyFileSync(path.join(inter, 'files/inter-latin-wght-normal.woff2'), path.join(folder, 'inter.woff2'));
  copyFileSync(path.join(inter, 'LICENSE'), path.join(folder, 'inter.LICENSE.txt'));
}
