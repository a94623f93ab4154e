import type { Page } from './page.ts';

/** A navigation section. */
export interface Section {
  readonly title: string;
  /** Summary of the section for the start page. */
  readonly about: string;
  readonly pages: readonly Page[];
}

interface Plan {
  readonly title: string;
  readonly about: string;
  /** Pages at the beginning of the section, in this sequence. They may be missing. */
  readonly first: readonly string[];
  /** Matches the remaining pages of the section, which are sorted by title. */
  readonly files: RegExp;
}

const guide = (name: string) => `docs/guide/${name}.md`;

const PLANS: readonly Plan[] = [
  {
    title: 'Start',
    about: 'What Shop is, and the first store, order and extension in a quarter of an hour.',
    first: ['README.md', 'docs/tour.md'],
    files: /^$/,
  },
  {
    title: 'Concepts',
    about: 'Money, carts, orders, events and pages: the ideas behind everything else, with drawings.',
    first: ['docs/concepts.md', 'docs/glossary.md'],
    files: /^docs\/concepts\//,
  },
  {
    title: 'Guides',
    about:
      'How to sell, to build pages, to write each kind of extension and test it, and to run a shop in production.',
    first: [
      'buying',
      'checkout',
      'products',
      'media',
      'pages',
      'storefront',
      'findability',
      'assistants',
      'payments',
    ]
      .concat(['extensions', 'adminPages', 'webhooks', 'testing', 'deploy', 'observability', 'scale'])
      .map(guide),
    files: /^docs\/guide\//,
  },
  {
    title: 'Reference',
    about: 'Commands, configuration, errors, and how each module behaves.',
    first: ['commands', 'configuration', 'errors', 'payments']
      .map((name) => `docs/${name}.md`)
      .concat('docs/reference/README.md'),
    files: /^docs\/(reference\/|[^/]+$)/,
  },
  {
    title: 'API',
    about: 'Every route, both GraphQL schemas, events, settings, permissions and tables.',
    first: [
      'graphql-storefront',
      'graphql-admin',
      'events',
      'settings',
      'permissions',
      'tables',
      'rest/README',
    ].map((name) => `docs/api/${name}.md`),
    files: /^docs\/api\//,
  },
  {
    title: 'Contracts',
    about: 'Everything that an extension may import, from the types and their comments.',
    first: ['docs/contracts/README.md'],
    files: /^docs\/contracts\//,
  },
  {
    title: 'Releases',
    about: 'What changed, and what to do about it.',
    first: ['CHANGELOG.md'],
    files: /^docs\/(upgrade|releases)\//,
  },
  {
    title: 'Inside Shop',
    about: 'How the shop works inside, for those who change it.',
    first: ['ARCHITECTURE.md', 'CONTRIBUTING.md'],
    files: /^(packages|extensions)\//,
  },
  {
    title: 'Decisions',
    about: 'What was chosen, why, and what it costs.',
    first: ['docs/adr/README.md'],
    files: /^docs\/adr\//,
  },
];

/** Groups the pages by section. Contracts keep their original sequence. Throws for a page without a section. */
export function sectionsOf(pages: readonly Page[]): readonly Section[] {
  const left = new Set(pages);
  const take = (fits: (page: Page) => boolean) => [...left].filter((page) => fits(page) && left.delete(page));
  const firsts = PLANS.map(({ first }) => first.flatMap((file) => take((page) => page.file === file)));
  const sections = PLANS.map(({ title, about, files }, index) => {
    const more = take(({ file }) => files.test(file));
    const sorted = title === 'Contracts' ? more : more.toSorted(byTitle(title === 'Decisions'));
    return { title, about, pages: [...(firsts[index] ?? []), ...sorted] };
  });
  const [lost] = left;
  if (lost) throw new Error(`${lost.file} fits no section of scripts/site/sections.ts`);
  return sections.filter((section) => section.pages.length > 0);
}

const byTitle = (byFile: boolean) => (a: Page, b: Page) =>
  byFile ? a.file.localeCompare(b.file) : a.title.localeCompare(b.title);
