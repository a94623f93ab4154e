import path from 'node:path';
import { definitions, joined, raw } from '../definitions.ts';
import { highlight } from '../highlight.ts';
import type { Source } from '../page.ts';
import type { Contract } from './contracts.ts';
import { readContracts } from './contracts.ts';
import type { Declared } from './readModule.ts';

const root = path.join(import.meta.dirname, '../../..');

/** Titles of areas whose folder name is not suitable as a title. */
const TITLES: Readonly<Record<string, string>> = {
  adminUi: 'Admin pages',
  basics: 'App, money and errors',
  cmsPages: 'Pages of texts',
  db: 'Database',
  entity: 'Records and their routes',
  extensions: 'Extensions and contributions',
  graphql: 'GraphQL',
  html: 'HTML',
  http: 'Routes and requests',
  idempotency: 'Idempotency',
  listing: 'Lists',
  loading: 'Reading in batches',
  openApi: 'Kinds of fields',
  registry: 'Registries and processors',
  urls: 'Addresses of pages',
};

/** Areas at the beginning, in reading order. All other areas follow, sorted by title. */
const FIRST = ['extensions', 'basics', 'http', 'events', 'jobs', 'registry', 'db', 'entity'];

/** Returns the reference of `@shop/runtime/extension`, `@shop/runtime/testing` and `@shop/sdk`, based on their types. */
export function writeContracts(): readonly Source[] {
  const extension = readContracts(path.join(root, 'packages/runtime/src/extension.ts'));
  const testing = readContracts(path.join(root, 'packages/runtime/src/testing.ts'));
  const sdk = readContracts(path.join(root, 'packages/sdk/src/index.ts')).filter(
    ({ file }) => !file.includes('/generated/'),
  );
  const areas = Map.groupBy(extension, areaOf);
  const named = [...areas.keys()].toSorted(byPlace);
  const pages = new Map(extension.map((contract) => [contract.name, `${kebab(areaOf(contract))}.html`]));
  const links = (own: readonly Contract[], file: string) =>
    new Map([...pages, ...own.map(({ name }) => [name, file] as const)]);
  return [
    index(named.map((area) => ({ area, contracts: areas.get(area) ?? [] }))),
    ...named.map((area) => ({
      file: `docs/contracts/${kebab(area)}.md`,
      markdown: pageOf(titleOf(area), '@shop/runtime/extension', areas.get(area) ?? [], pages),
    })),
    {
      file: 'docs/contracts/testing-kit.md',
      markdown: pageOf(
        'The kit for tests',
        '@shop/runtime/testing',
        testing,
        links(testing, 'testing-kit.html'),
      ),
    },
    {
      file: 'docs/contracts/sdk.md',
      markdown: pageOf('The client', '@shop/sdk', sdk, links(sdk, 'sdk.html')),
    },
  ];
}

/** Areas of the platform contracts by file, because these contracts share one folder. */
const AREA_OF_CONTRACT: Readonly<Record<string, string>> = {
  'caller.ts': 'http',
  'describedExtension.ts': 'extensions',
  'events.ts': 'events',
  'extension.ts': 'extensions',
  'idempotency.ts': 'http',
  'jobs.ts': 'jobs',
  'languages.ts': 'languages',
  'messages.ts': 'messages',
  'metrics.ts': 'metrics',
  'owned.ts': 'extensions',
  'processors.ts': 'registry',
  'registry.ts': 'registry',
  'reply.ts': 'http',
  'route.ts': 'http',
};

function areaOf({ file }: Contract): string {
  const [folder, area = '', name = ''] = path
    .relative(path.join(root, 'packages/runtime/src'), file)
    .split(path.sep);
  if (folder === 'extension.ts' || area.endsWith('.ts')) return 'basics';
  if (folder === 'platform' && area === 'contracts') return AREA_OF_CONTRACT[name] ?? 'basics';
  return area;
}

const kebab = (area: string) => area.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const titleOf = (area: string) => {
  const words = kebab(area).replaceAll('-', ' ');
  return TITLES[area] ?? words.charAt(0).toUpperCase() + words.slice(1);
};

const place = (area: string) => (FIRST.includes(area) ? FIRST.indexOf(area) : FIRST.length);

function byPlace(a: string, b: string): number {
  return place(a) - place(b) || titleOf(a).localeCompare(titleOf(b));
}

const anchor = (name: string) => name.toLowerCase();

function index(areas: readonly { readonly area: string; readonly contracts: readonly Contract[] }[]): Source {
  const all = areas.flatMap(({ area, contracts }) => contracts.map(({ name }) => ({ name, area })));
  const letters = Map.groupBy(
    all.toSorted((a, b) => a.name.localeCompare(b.name)),
    ({ name }) => name.charAt(0).toUpperCase(),
  );
  const list = [...letters].map(
    ([letter, names]) =>
      `### ${letter}\n\n${names
        .map(({ name, area }) => `[\`${name}\`](${kebab(area)}.md#${anchor(name)})`)
        .join(' · ')}`,
  );
  const rows = areas.map(
    ({ area, contracts }) => `| [${titleOf(area)}](${kebab(area)}.md) | ${contracts.length} |`,
  );
  return {
    file: 'docs/contracts/README.md',
    markdown: [
      '# The public interface for extensions',
      `An extension imports nothing of the shop but \`@shop/runtime/extension\`, which has ${all.length} names. These pages are made from its types and their comments. How to write an extension tells [the guide](../guide/extensions.md).`,
      '## Areas',
      `| Area | Names |\n| --- | --- |\n${rows.join('\n')}`,
      'Beside it are [the kit for tests](testing-kit.md), `@shop/runtime/testing`, and [the client](sdk.md), `@shop/sdk`.',
      '## All names',
      ...list,
    ].join('\n\n'),
  };
}

function pageOf(
  title: string,
  entry: string,
  contracts: readonly Contract[],
  pages: ReadonlyMap<string, string>,
): string {
  const names = contracts.map(({ name }) => `[\`${name}\`](#${anchor(name)})`).join(' · ');
  const known = new Set(contracts.map(({ name }) => name));
  const places = new Map([...pages].map(([name, page]) => [name, known.has(name) ? '' : page]));
  return [
    `# ${title}`,
    `The ${contracts.length} names of \`${entry}\` under “${title}”, from its types and their comments.`,
    names,
    ...contracts.map((contract) => entryOf(contract, places)),
  ].join('\n\n');
}

const KINDS: Readonly<Record<Declared['kind'], string>> = {
  interface: 'interface',
  type: 'type',
  function: 'function',
  constant: 'value',
  class: 'class',
};

function entryOf(contract: Contract, pages: ReadonlyMap<string, string>): string {
  const { name, kind, doc, members, parts } = contract;
  const others = new Map([...pages].filter(([known]) => known !== name));
  const inside = [...members, ...parts].map((one) => ({ code: linked(one.code, others), text: one.doc }));
  return joined(
    `## ${name}`,
    raw(`<p class="kind">${KINDS[kind]}</p>`),
    doc,
    // An interface without a type parameter or base has no code block, because its members are listed.
    contract.code === `interface ${name}` ? '' : block(contract.code, others),
    definitions(inside),
  );
}

const block = (code: string, pages: ReadonlyMap<string, string>) =>
  raw(`<div class="code"><pre tabindex="0"><code>${linked(code, pages)}</code></pre></div>`);

/** Highlights code. Links contract names in the code, except in strings. */
function linked(code: string, pages: ReadonlyMap<string, string>): string {
  let quoted = 0;
  return highlight(code, 'typescript').replaceAll(/<[^>]*>|\b[A-Z]\w+/g, (found) => {
    if (found.startsWith('<')) {
      if (quoted > 0) quoted += found === '</span>' ? -1 : 1;
      else if (found.includes('hljs-string') || found.includes('hljs-comment')) quoted = 1;
      return found;
    }
    const page = pages.get(found);
    return quoted > 0 || page === undefined ? found : `<a href="${page}#${anchor(found)}">${found}</a>`;
  });
}
