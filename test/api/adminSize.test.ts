import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminIsServed } from '../support/adminUi.ts';
import { testShop } from '../support/shop.ts';

const admin = path.resolve(import.meta.dirname, '../../packages/admin');

/** An entry of Vite's build manifest, which maps sources to built files. */
interface Built {
  readonly file: string;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** Subset of the admin modules that this test uses. The modules are compiled by a separate project. */
interface Sources {
  readonly FIRST_AREAS: readonly string[];
  readAreas(): Promise<(file: string) => readonly string[]>;
}

let shop: TestShop;
let markup: string;
let built: Readonly<Record<string, Built>>;
let sources: Sources;
beforeAll(async () => {
  shop = await testShop();
  await adminIsServed(shop.url);
  markup = await (await fetch(`${shop.url}/admin`)).text();
  sources = Object.assign(
    {},
    ...(await Promise.all(
      ['src/text/areas.ts', 'build/textsWithCode.ts'].map((file) => import(path.join(admin, file))),
    )),
  ) as Sources;
  built = readBuilt();
});
afterAll(() => shop?.stop());

/** Reads the manifest of the build that the shop serves. Other builds may be in the same folder. */
function readBuilt() {
  const dist = path.join(admin, 'dist');
  const script = /src="\/admin\/([^"]+)"/.exec(markup)?.[1] ?? '';
  for (const name of readdirSync(dist)) {
    const list = path.join(dist, name, 'pages.json');
    const text = readdirSync(path.join(dist, name)).includes('pages.json') ? readFileSync(list, 'utf8') : '';
    if (text.includes(`"${script}"`)) return JSON.parse(text) as Readonly<Record<string, Built>>;
  }
  throw new Error(`No build has the file ${script}`);
}

/** Gzipped sizes of the scripts requested from the shop, by path. */
const sizes = new Map<string, number>();
async function sizeOf(files: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const file of files) {
    const known = sizes.get(file);
    const size = known ?? Number(await gzippedLength(file));
    sizes.set(file, size);
    bytes += size;
  }
  return bytes;
}

async function gzippedLength(file: string): Promise<number> {
  const answer = await fetch(`${shop.url}/admin/${file}`, { headers: { 'accept-encoding': 'gzip' } });
  expect([file, answer.status]).toEqual([file, 200]);
  await answer.arrayBuffer();
  return Number(answer.headers.get('content-length'));
}

/** Lists the scripts of the given sources and all scripts that they import statically. */
function scriptsOf(names: readonly string[]): ReadonlySet<string> {
  const all = new Set(names);
  // The set grows during iteration.
  for (const name of all) for (const one of built[name]?.imports ?? []) all.add(one);
  return new Set([...all].flatMap((name) => built[name]?.file ?? []).filter((file) => file.endsWith('.js')));
}

/** Returns the size of the message files of the given areas in the language in which they are largest. */
async function textsOf(areas: readonly string[]): Promise<number> {
  const languages = readdirSync(path.join(admin, 'src/text'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const inEach = languages.map((language) => {
    const type = language === 'en' ? 'ts' : 'json';
    const files = areas.map((area) => built[`src/text/${language}/${area}.${type}`]?.file);
    expect(files).not.toContain(undefined);
    return sizeOf(files as string[]);
  });
  return Math.max(...(await Promise.all(inEach)));
}

const scriptsOfFirstPage = () =>
  new Set(markup.matchAll(/(?:src|href)="\/admin\/(assets\/[^"]+\.js)"/g).map(([, file]) => file as string));

test.each(['src/app/shell/LoginPage.tsx', 'src/areas/dashboard/DashboardPage.tsx'])(
  'the first load of %s is at most 260 kB of script, gzipped, with the texts of any language',
  async (page) => {
    const areas = (await sources.readAreas())(path.join(admin, page));
    const scripts = scriptsOfFirstPage().union(scriptsOf([page]));
    const bytes = (await sizeOf(scripts)) + (await textsOf([...sources.FIRST_AREAS, ...areas]));
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThan(260_000);
  },
);

/** The rich text editor, which may be larger because pages load it after the rest. */
const EXCEPTED = [
  'src/kit/form/RichText.tsx',
  'src/kit/form/RichTextInput.tsx',
  'src/kit/metafields/RichInput.tsx',
];

/** Returns the maximum gzipped size in bytes that a page may add. The page builder is a complex tool and may be larger. */
const limitOf = (page: string): number =>
  page === 'src/areas/pageBuilder/BuilderRoute.tsx' ? 150_000 : 65_000;

/** Returns the page that renders a module's definition, which is the form page or the list page. */
const frameOf = (name: string): readonly string[] => {
  if (/\/form\.tsx?$/.test(name)) return ['src/kit/pages/FormPage.tsx'];
  return /[lL]ist\.tsx?$/.test(name) ? ['src/kit/pages/ListPage.tsx'] : [];
};

test('each later page, and each part loaded on demand, adds no more script with its texts than allowed', async () => {
  const areasOf = await sources.readAreas();
  const first = scriptsOfFirstPage();
  const pages = Object.keys(built).filter(
    (name) => built[name]?.isDynamicEntry && !name.startsWith('src/text/') && !EXCEPTED.includes(name),
  );
  const large: [string, number][] = [];
  for (const page of pages) {
    const names = [page, ...frameOf(page)];
    const areas = new Set(names.flatMap((name) => areasOf(path.join(admin, name))));
    const bytes = (await sizeOf(scriptsOf(names).difference(first))) + (await textsOf([...areas]));
    if (bytes >= limitOf(page)) large.push([page, bytes]);
  }
  expect(pages.length).toBeGreaterThan(80);
  expect(pages).toContain('src/areas/products/form.ts');
  expect(pages).toContain('src/areas/pageBuilder/BuilderRoute.tsx');
  expect(large).toEqual([]);
});
