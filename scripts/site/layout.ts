import { escape, relative } from './page.ts';
import type { Page } from './page.ts';
import type { Section } from './sections.ts';

/** Content security policy. Pages load nothing from other sites, and have no inline scripts or styles. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'self'; form-action 'none'";

/** Stylesheets in sequence. Later stylesheets take precedence. */
const STYLES = ['base', 'article', 'parts', 'frame'];

interface Frame {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly body: string;
  /** Base URL of links, for a page that is served at any path. */
  readonly base?: string;
}

/** Returns the HTML document around a body, with the head, header, search and scripts. */
export function frame({ path, title, description, body, base }: Frame): string {
  const to = (target: string) => relative(path, target);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
${base === undefined ? '' : `<base href="${escape(base)}">\n`}<title>${escape(title)}</title>
<meta name="description" content="${escape(description)}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${to('assets/icon.svg')}" type="image/svg+xml">
<link rel="preload" href="${to('assets/inter.woff2')}" as="font" type="font/woff2" crossorigin>
${STYLES.map((name) => `<link rel="stylesheet" href="${to(`assets/${name}.css`)}">`).join('\n')}
<script src="${to('assets/theme.js')}"></script>
<script src="${to('assets/site.js')}" type="module"></script>
</head>
<body data-root="${to('')}">
<a class="skip" href="#site-content">Skip to the text</a>
<header class="top">
<button class="menu-button" type="button" data-menu aria-expanded="false" aria-controls="site-menu" hidden>Menu</button>
<a class="brand" href="${to('index.html')}">Shop <span>docs</span></a>
<button class="search-button" type="button" data-search hidden><span>Search</span> <kbd>/</kbd></button>
<button class="theme-button" type="button" data-theme-button hidden aria-label="Light or dark"><span aria-hidden="true"></span></button>
</header>
${body}
<dialog class="search" aria-label="Search">
<label for="site-query">Search the documentation</label>
<input id="site-query" type="search" autocomplete="off" spellcheck="false" placeholder="refund, defineRoute, system.database …" role="combobox" aria-expanded="false" aria-controls="site-results" aria-autocomplete="list">
<ol id="site-results" role="listbox" aria-label="Results"></ol>
<p class="search-state" role="status"></p>
</dialog>
</body>
</html>
`;
}

/** Returns a page with its navigation and the links to the previous and next pages. */
export function pageDocument(page: Page, sections: readonly Section[]): string {
  const section = sections.find(({ pages }) => pages.includes(page));
  const body = `<div class="columns">
${navigation(page.path, sections)}
<main id="site-content">
<nav class="crumbs" aria-label="Breadcrumb"><ol><li><a href="${relative(page.path, 'index.html')}">Docs</a></li><li>${escape(section?.title ?? '')}</li></ol></nav>
<article>
${page.html}</article>
${neighbors(page, sections)}
</main>
${contents(page)}
</div>`;
  return frame({ path: page.path, title: `${page.title} · Shop docs`, description: page.description, body });
}

/** Returns the navigation of all sections. The current page's section is open. */
export function navigation(path: string, sections: readonly Section[]): string {
  const parts = sections.map(({ title, pages }) => {
    const isHere = pages.some((page) => page.path === path);
    const links = pages.map((page) => {
      const current = page.path === path ? ' aria-current="page"' : '';
      return `<li><a href="${relative(path, page.path)}"${current}>${escape(shortTitle(page))}</a></li>`;
    });
    return `<details${isHere ? ' open' : ''}><summary>${escape(title)}</summary><ul>${links.join('')}</ul></details>`;
  });
  return `<nav id="site-menu" class="side" aria-label="Documentation">${parts.join('\n')}</nav>`;
}

/** Removes words from a page title that repeat its section. */
const shortTitle = ({ title, file }: Page) =>
  title.replace(/^Routes: /, '').replace(/^(\d{4}) /, '$1 · ') || file;

function contents({ headings }: Page): string {
  const shown = headings.filter(({ level }) => level === 2 || level === 3);
  const few = shown.length > 60 ? shown.filter(({ level }) => level === 2) : shown;
  if (few.length < 2) return '<div class="contents"></div>';
  const links = few.map(
    ({ level, id, text }) => `<li class="level-${level}"><a href="#${escape(id)}">${escape(text)}</a></li>`,
  );
  return `<nav class="contents" aria-label="On this page"><h2>On this page</h2><ul>${links.join('')}</ul></nav>`;
}

function neighbors(page: Page, sections: readonly Section[]): string {
  const all = sections.flatMap(({ pages }) => pages);
  const index = all.indexOf(page);
  const link = (other: Page | undefined, rel: 'prev' | 'next', label: string) =>
    other
      ? `<a rel="${rel}" href="${relative(page.path, other.path)}"><span>${label}</span> ${escape(other.title)}</a>`
      : '<span></span>';
  return `<nav class="neighbors" aria-label="Pages before and after">${link(all[index - 1], 'prev', 'Previous')}${link(all[index + 1], 'next', 'Next')}</nav>`;
}
