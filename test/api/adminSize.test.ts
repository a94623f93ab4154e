import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminIsServed } from '../support/adminUi.ts';
import { testShop } from '../support/shop.ts';

const admin = path.resolve(import.meta.dirname, '../../packages/admin');

/** A file of the build, as the list that Vite writes names it by its source. */
interface Built {
  readonly file: string;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** The parts of the admin's modules that this test reads. They are compiled by a project of their own. */
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

/** Reads the list of the files of the build that the shop serves: another may be there beside it. */
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

/** The gzipped sizes of the scripts that the shop has been asked for, by path. */
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

/** Lists the scripts that the sources import at once, their own included. */
function scriptsOf(names: readonly string[]): ReadonlySet<string> {
  const all = new Set(names);
  // The set grows while it is walked.
  for (const name of all) for (const one of built[name]?.imports ?? []) all.add(one);
  return new Set([...all].flatMap((name) => built[name]?.file ?? []).filter((file) => file.endsWith('.js')));
}

/** Returns the size of the texts of areas in the language where they are largest. */
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
  'the first load of %s is at most 255 kB of script, gzipped, with the texts of any language',
  async (page) => {
    const areas = (await sources.readAreas())(path.join(admin, page));
    const scripts = scriptsOfFirstPage().union(scriptsOf([page]));
    const bytes = (await sizeOf(scripts)) + (await textsOf([...sources.FIRST_AREAS, ...areas]));
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThan(255_000);
  },
);

/** The editor of rich text, which may be larger, and which pages show later than the rest. */
const EXCEPTED = [
  'src/kit/form/RichText.tsx',
  'src/kit/form/RichTextInput.tsx',
  'src/kit/metafields/RichInput.tsx',
];

/** What a page may add, gzipped, in bytes. The page builder, which is a program of its own, may be larger. */
const limitOf = (page: string): number =>
  page === 'src/areas/pageBuilder/BuilderRoute.tsx' ? 150_000 : 60_000;

/** The page that shows what a module defines: that of all forms or of all lists. */
const frameOf = (name: string): readonly string[] => {
  if (/\/form\.tsx?$/.test(name)) return ['src/kit/pages/FormPage.tsx'];
  return /[lL]ist\.tsx?$/.test(name) ? ['src/kit/pages/ListPage.tsx'] : [];
};

test('each later page, and each part that a page loads by itself, adds no more script, with its texts, than it may', async () => {
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
