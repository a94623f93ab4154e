import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import MiniSearch from 'minisearch';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContracts } from '../../scripts/site/contracts/contracts.ts';
import { buildSite } from '../../scripts/site/buildSite.ts';
import type { Site } from '../../scripts/site/buildSite.ts';
import { hasChromium, inspect, newVisit, openChromium } from '../browser/chromium.ts';
import type { Chromium } from '../browser/chromium.ts';
import { renderPage } from '../../scripts/site/markdown.ts';
import { targetsOf } from '../../scripts/site/collect.ts';

const root = path.join(import.meta.dirname, '../..');
const MOST_MS = 60_000;

let out: string;
let site: Site;
let milliseconds: number;
let pages: ReadonlyMap<string, Parsed>;
beforeAll(async () => {
  out = mkdtempSync(path.join(tmpdir(), 'shop-site-'));
  const started = performance.now();
  site = await buildSite({ out });
  milliseconds = performance.now() - started;
  pages = new Map(globSync('**/*.html', { cwd: out }).map((file) => [file, parse(file)]));
});
afterAll(() => rmSync(out, { recursive: true, force: true }));

interface Parsed {
  readonly ids: readonly string[];
  readonly links: readonly string[];
  readonly faults: readonly string[];
  readonly headings: number;
  readonly title: string;
  readonly description: string;
}

const VOID = new Set(['meta', 'link', 'input', 'br', 'hr', 'img', 'base']);

/** Parses a page like a browser, and records what a browser would have to repair. */
function parse(file: string): Parsed {
  const found = { ids: [] as string[], links: [] as string[], faults: [] as string[] };
  let [headings, title, description] = [0, '', ''];
  const open: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes['id']) found.ids.push(attributes['id']);
      for (const key of ['href', 'src']) if (attributes[key] !== undefined) found.links.push(attributes[key]);
      if (attributes['style'] !== undefined || name === 'style') found.faults.push('a style within the page');
      if (name === 'script' && !attributes['src']) found.faults.push('a script within the page');
      if (name === 'meta' && attributes['name'] === 'description') description = attributes['content'] ?? '';
      if (name === 'h1') headings += 1;
      if (['p', 'div', 'dl', 'table', 'ul', 'pre'].includes(name) && open.includes('p'))
        found.faults.push(`<${name}> within <p>`);
      if (!VOID.has(name)) open.push(name);
    },
    ontext(text) {
      if (open.at(-1) === 'title' && !open.includes('svg')) title += text;
    },
    onclosetag(name, isImplied) {
      if (VOID.has(name)) return;
      if (open.pop() !== name) found.faults.push(`</${name}> closes another element`);
      if (isImplied && !['path', 'rect'].includes(name)) found.faults.push(`<${name}> is never closed`);
    },
  });
  parser.end(readFileSync(path.join(out, file), 'utf8'));
  return { ...found, headings, title, description };
}

test('is built quickly', () => {
  expect(site.pages.length).toBeGreaterThan(180);
  expect(milliseconds).toBeLessThan(MOST_MS);
});

test('no link and no anchor of the whole site is broken', () => {
  const dead = [...pages].flatMap(([file, { links }]) =>
    links
      .filter((link) => {
        if (/^(https?|mailto):/.test(link)) return false;
        const [place = '', anchor] = link.split('#');
        const target = place === '' ? file : path.join(path.dirname(file), place) || 'index.html';
        if (file === '404.html' && link === '/') return false;
        if (anchor === undefined || anchor === '') return !existsSync(path.join(out, target));
        return !pages.get(target)?.ids.includes(decodeURIComponent(anchor));
      })
      .map((link) => `${file}: ${link}`),
  );
  expect(dead).toEqual([]);
});

test('every file of docs/ is in the navigation of every page', () => {
  const files = globSync('docs/**/*.md', { cwd: root });
  const placed = site.sections.flatMap((section) => section.pages);
  expect(files.filter((file) => !placed.some((page) => page.file === file))).toEqual([]);
  expect(placed).toHaveLength(site.pages.length);
  for (const name of ['index.html', 'guide/extensions.html', 'api/rest/carts.html']) {
    const up = '../'.repeat(name.split('/').length - 1);
    const linked = new Set(pages.get(name)?.links);
    expect(placed.filter((page) => !linked.has(up + page.path)).map((page) => page.path)).toEqual([]);
  }
});

test('pages are valid: one heading, a unique title and description, unique ids, no inline style or script', () => {
  for (const [file, { faults, headings, ids, description }] of pages) {
    expect([file, faults, headings]).toEqual([file, [], 1]);
    expect([file, ids.filter((id, at) => ids.indexOf(id) !== at)]).toEqual([file, []]);
    expect([file, description.length > 10]).toEqual([file, true]);
  }
  const titles = [...pages.values()].map(({ title }) => title);
  expect(titles.every((title) => title.length > 8)).toBe(true);
});

test('every name that extensions may import has an entry with a doc comment and its members', () => {
  const contracts = readContracts(path.join(root, 'packages/runtime/src/extension.ts'));
  expect(contracts.length).toBeGreaterThan(300);
  expect(contracts.filter(({ doc }) => doc === '').map(({ name }) => name)).toEqual([]);
  const entries = site.pages.filter(({ file }) => file.startsWith('docs/contracts/'));
  const missing = contracts.filter(
    ({ name }) =>
      !entries.some(({ headings }) => headings.some(({ text, level }) => level === 2 && text === name)),
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
  const shipping = readFileSync(path.join(out, 'contracts/shipping.html'), 'utf8');
  expect(shipping).toContain('validateMethod');
  expect(shipping).toMatch(/<a href="#shippingmethod">ShippingMethod<\/a>/);
  // Modules add to this interface by declaration merging.
  expect(readFileSync(path.join(out, 'contracts/extensions.html'), 'utf8')).toContain('paymentMethods');
});

describe('the search', () => {
  const find = (words: string) => {
    const { index, options } = JSON.parse(readFileSync(path.join(out, 'search.json'), 'utf8'));
    const search = MiniSearch.loadJS(index, options);
    // Uses the same search options as the page's script.
    const query = { prefix: true, fuzzy: 0.2, boost: { heading: 4, page: 2 }, combineWith: 'AND' } as const;
    const boostDocument = (_id: unknown, _term: string, stored: unknown) =>
      (stored as { weight: number }).weight;
    return search.search(words, { ...query, boostDocument }).map((hit) => String(hit['path']));
  };

  test.each([
    ['refund', 'reference/payments.html#captures-and-refunds'],
    ['defineRoute', 'contracts/http.html#defineroute'],
    ['order_placed', 'api/events.html#order_placed'],
    ['priceIncludingTax', 'api/settings.html#tax'],
    ['shop doctor', 'commands.html'],
    ['coupon', 'reference/promotions.html'],
    ['page builder draft', 'guide/pages.html'],
  ])('finds %s', (words, place) => {
    expect(find(words).slice(0, 12)).toContainEqual(expect.stringContaining(place));
  });

  test('links to existing places', () => {
    for (const place of find('the')) {
      const [file = '', anchor] = place.split('#');
      expect([place, anchor === undefined || pages.get(file)?.ids.includes(anchor)]).toEqual([place, true]);
    }
  });
});

describe('an error in a page stops the build', () => {
  const render = (markdown: string) => {
    const source = { file: 'docs/one.md', markdown };
    return renderPage(source, targetsOf([source], 'https://code.example/shop'));
  };

  test.each([
    ['# One\n\n[lost](lost.md)', /docs\/one.md links to lost.md, which is not there/],
    ['# One\n\n![lost](lost.svg)', /docs\/one.md shows lost.svg/],
    ['One', /does not begin with a heading/],
    ['# One\n\n```cobol\nSTOP RUN.\n```', /does not know the language "cobol"/],
  ])('%j', (markdown, message) => expect(() => render(markdown)).toThrow(message));

  test('a link to a source points to the repository, if one is configured', () => {
    expect(render('# One\n\n[sources](../scripts/keepPage.ts)').html).toContain(
      '<a href="https://code.example/shop/scripts/keepPage.ts">sources</a>',
    );
  });
});

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the site's files, and its 404 page for unknown paths. */
const serve = () =>
  createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://site');
    const file = path.join(out, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const isThere = existsSync(file);
    const type = isThere ? TYPES[path.extname(file)] : TYPES['.html'];
    response.writeHead(isThere ? 200 : 404, { 'content-type': type ?? 'text/plain' });
    response.end(readFileSync(isThere ? file : path.join(out, '404.html')));
  });

describe.skipIf(!hasChromium)('in a browser', () => {
  let browser: Chromium;
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = serve().listen(0, '127.0.0.1');
    await once(server, 'listening');
    browser = await openChromium();
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  test.each([
    ['light', 1280],
    ['light', 390],
    ['dark', 1280],
    ['dark', 390],
  ] as const)('pages are accessible, %s, %i px wide', async (colorScheme, width) => {
    const visit = await newVisit(browser, url, { colorScheme, viewport: { width, height: 900 } });
    for (const name of ['index', 'concepts', 'contracts/shipping', 'api/rest/settings']) {
      await visit.page.goto(`/${name}.html`);
      await inspect(visit, `site-${name.replaceAll('/', '-')}-${colorScheme}-${width}`);
      const wider = await visit.page.evaluate('document.documentElement.scrollWidth - window.innerWidth');
      expect([name, wider]).toEqual([name, 0]);
    }
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });

  test('the slash opens the search, keys select a result, and Enter opens it', async () => {
    const visit = await newVisit(browser, url);
    const { page, complaints } = visit;
    await page.goto('/api/rest/carts.html');
    await page.keyboard.press('/');
    await page.keyboard.type('captures and refunds');
    await page.getByRole('option', { name: 'Captures and refunds' }).first().waitFor();
    await inspect(visit, 'site-search');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\.html#captures-and-refunds$/);
    expect(complaints).toEqual([]);
    await visit.close();
  });

  test('the menu on a phone opens and closes, the color choice is saved, unknown addresses show links', async () => {
    const visit = await newVisit(browser, url, {
      viewport: { width: 390, height: 800 },
      colorScheme: 'light',
    });
    const { page } = visit;
    await page.goto('/guide/media.html');
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    await expect.poll(() => page.getByRole('link', { name: 'Images', exact: true }).isVisible()).toBe(true);
    expect(await menu.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    expect(await menu.getAttribute('aria-expanded')).toBe('false');

    const ground = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
    const light = await ground();
    await page.getByRole('button', { name: 'Light or dark' }).click();
    const dark = await ground();
    expect(dark).not.toBe(light);
    await page.goto('/nowhere/at/all.html');
    expect(await ground()).toBe(dark);
    await page.getByRole('link', { name: 'To the start page' }).click();
    await page.getByRole('heading', { name: 'Sell with a shop that is yours to change' }).waitFor();
    await visit.close();
  });
});
