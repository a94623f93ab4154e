import type { TestShop } from '../createTestShop.ts';
import { dataOf } from '../requests.ts';
import { broken, createSuite, shown } from './suite.ts';
import type { Rules, Suite } from './suite.ts';
import { openSuiteShop } from './suiteShop.ts';
import type { SuiteShop } from './suiteShop.ts';
import { fillForPages, HOSTILE_MARK } from './themePages.ts';
import type { ThemePage } from './themePages.ts';
import { createVisitor, wordsOf } from './visitor.ts';
import type { Seen, Visitor } from './visitor.ts';

/** The theme to test. */
export type ThemeSuite = SuiteShop;

interface On {
  readonly shop: TestShop;
  readonly visitor: Visitor;
  readonly errors: string[];
  /** The storefront pages to check, each with its description. */
  readonly pages: readonly ThemePage[];
  /** Opens every page in a language. Results are cached per language. */
  see(language: string): Promise<readonly (ThemePage & Seen)[]>;
}

const LANGUAGES = ['en', 'de', 'ar'] as const;
const RIGHT_TO_LEFT = new Set(['ar', 'he', 'fa', 'ur']);

const RULES: Rules<On> = {
  'every page is shown, with usual, missing and odd content': async (on) => {
    for (const { what, path, status, expected } of await on.see('en'))
      if (status !== expected)
        throw broken(
          `${what} at ${path} was answered with ${status} in place of ${expected}`,
          logged(on.errors),
        );
  },
  'texts of merchants and shoppers are escaped': async (on) => {
    for (const { what, path, html } of await on.see('en'))
      if (html.includes(HOSTILE_MARK))
        throw broken(
          `${what} at ${path} has the markup of a text: …${html.slice(Math.max(0, html.indexOf(HOSTILE_MARK) - 40), html.indexOf(HOSTILE_MARK) + 60)}…`,
          'Make markup with html`…`, which escapes every value, and build none by + or replace.',
        );
  },
  'no page shows a value that is missing': async (on) => {
    for (const { what, path, html } of await on.see('en')) {
      const [found] = /\bundefined\b|\[object Object\]|\bNaN\b|\bnull\b/.exec(wordsOf(html)) ?? [];
      if (found)
        throw broken(
          `${what} at ${path} shows "${found}"`,
          'Show a value only if it is there: value !== null && html`…`.',
        );
    }
  },
  'each page has its language, a title, one h1, and a main part': async (on) => {
    for (const language of LANGUAGES)
      for (const { what, path, html, status } of await on.see(language))
        checkFrame(language, `${what} at ${path}`, html, status);
  },
  'pages in another language have other words': async (on) => {
    const [english, german, arabic] = [await on.see('en'), await on.see('de'), await on.see('ar')];
    for (const [language, pages] of [
      ['de', german],
      ['ar', arabic],
    ] as const)
      if (cart(pages) === cart(english))
        throw broken(
          `the empty cart has the same words in ${language} as in English`,
          'Take texts from page.text("…"), and translate those of the theme with messages.',
        );
  },
  'every area shows the widgets that are placed in it': checkAreas,
  'nothing is logged as an error': ({ errors }) => {
    if (errors.length > 0)
      throw broken(errors[0] ?? '', 'See the error: what failed was left out of the page.');
  },
};

const cart = (pages: readonly (ThemePage & Seen)[]): string =>
  wordsOf(pages.find(({ what }) => what === 'an empty cart')?.html ?? '');

/** Creates a suite that renders every storefront page with a theme, with minimal, extensive and unusual content, in several languages. */
export function testTheme(suite: ThemeSuite): Suite {
  return createSuite(`the theme ${suite.extension.name}`, () => open(suite), {
    'the pages of an empty shop are shown': async (on) => checkEmpty(suite, on.errors),
    ...RULES,
  });
}

async function checkEmpty(suite: ThemeSuite, errors: string[]): Promise<void> {
  const shop = await startShop(suite, errors);
  try {
    const visitor = createVisitor(shop);
    for (const path of [
      '/',
      '/search',
      '/search?keyword=none',
      '/cart',
      '/account/login',
      '/contact',
      '/page-not-found',
    ]) {
      const seen = await visitor.open(path);
      if (seen.status !== (path === '/page-not-found' ? 404 : 200))
        throw broken(`${path} of a shop without products was answered with ${seen.status}`, logged(errors));
    }
  } finally {
    await shop.stop();
  }
}

const startShop = (suite: ThemeSuite, errors: string[]): Promise<TestShop> => {
  const { name } = suite.extension;
  const shop = { languages: [...LANGUAGES], ...suite.config?.shop };
  const config = { ...suite.config, shop, system: { ...suite.config?.system, theme: name } };
  return openSuiteShop(
    { ...suite, config },
    {
      logLevel: 'error',
      onLog: (line) => errors.push(messageOf(line)),
    },
  );
};

function messageOf(line: string): string {
  try {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } };
    return [msg, err?.message].filter(Boolean).join(': ');
  } catch {
    return line;
  }
}

const logged = (errors: readonly string[]): string => `The log says: ${errors.at(-1) ?? 'nothing'}.`;

async function open(suite: ThemeSuite) {
  const errors: string[] = [];
  const shop = await startShop(suite, errors);
  try {
    const visitor = createVisitor(shop);
    const pages = await fillForPages(shop);
    const seen = new Map<string, Promise<readonly (ThemePage & Seen)[]>>();
    const see = (language: string) => {
      const known = seen.get(language) ?? seeAll(visitor, pages, language);
      seen.set(language, known);
      return known;
    };
    return { value: { shop, visitor, errors, pages, see }, close: shop.stop };
  } catch (error) {
    await shop.stop();
    throw error;
  }
}

async function seeAll(visitor: Visitor, pages: readonly ThemePage[], language: string) {
  const seen: (ThemePage & Seen)[] = [];
  for (const page of pages) {
    const path = language === 'en' ? page.path : `/${language}${page.path === '/' ? '' : page.path}`;
    seen.push({ ...page, ...(await (page.visitor ?? visitor).open(path)) });
  }
  return seen;
}

function checkFrame(language: string, what: string, html: string, status: number): void {
  // Server error pages are expected to show the error.
  if (status >= 500) return;
  const [, attributes = ''] = /<html\b([^>]*)>/.exec(html) ?? [];
  const direction = RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr';
  if (
    !new RegExp(`\\blang="${language}`).test(attributes) ||
    (direction === 'rtl' && !attributes.includes('dir="rtl"'))
  )
    throw broken(
      `${what} in ${language} begins with <html${attributes}>`,
      'Write <html ${languageAttributes(page.language)}> in the template "document", which has lang and dir.',
    );
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  if (title.trim() === '') throw broken(`${what} has no title`, 'Write <title> in the template "document".');
  const headings = html.match(/<h1\b/g)?.length ?? 0;
  if (headings !== 1) throw broken(`${what} has ${headings} h1`, 'Give each page one h1, which names it.');
  if (!/<main\b/.test(html))
    throw broken(`${what} has no <main>`, 'Put the page into <main>, so that it can be jumped to.');
}

const wordOf = ({ route, area }: { route: string; area: string }): string => `placed-${route}-${area}`;

/** Places a string in every area of every route, and checks that the route's pages show the string. */
async function checkAreas({ shop, visitor, pages }: On): Promise<void> {
  const { pageAreas } = dataOf(
    await shop.query('{ pageAreas { route area } }', {}, 'admin'),
    'The query of the areas',
  );
  const places = (pageAreas as readonly { route: string; area: string }[]).filter(
    ({ area }) => !area.startsWith('columnsContainer'),
  );
  for (const place of places)
    await shop.make.widget({ settings: { text: wordOf(place) }, placements: [place] });
  const looked = new Set<string>();
  for (const page of pages) {
    const who = page.visitor ?? visitor;
    const view = await shop.request('GET', page.path, undefined, { headers: { accept: 'application/json' } });
    const route = (view.body?.data?.route ?? view.body?.route) as string | undefined;
    if (route === undefined || looked.has(route) || page.expected !== 200) continue;
    looked.add(route);
    const { html } = await who.open(page.path);
    const missing = places.find(
      (place) => (place.route === route || place.route === 'all') && !html.includes(wordOf(place)),
    );
    if (missing)
      throw broken(
        `${page.what} at ${page.path} does not show the widget in the area "${missing.area}" of the route "${missing.route}"`,
        'Render the area in the template: page.area("…"). The default templates show where it stands.',
      );
  }
  if (looked.size === 0)
    throw broken(
      'no page names its route',
      `Pages answer JSON with "route": ${shown(pages.map(({ path }) => path))}`,
    );
}
