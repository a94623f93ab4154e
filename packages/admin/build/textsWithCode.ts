import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { FIRST_AREAS } from '../src/text/areas.ts';

const src = path.join(import.meta.dirname, '../src');
const english = path.join(src, 'text/en');

const STATIC_IMPORT = /^(?:import|export)\s+(?!type\s)[^;]*?from\s+'(\.[^']+)'/gm;
const DYNAMIC_IMPORT = /\bimport\('(\.[^']+)'\)/g;
const TEXT_KEY = /['"`](\w+(?:\.\w+)+)['"`]/g;
/** The start of a key that is completed while the admin runs, such as `orders.emails.${kind}`. */
const KEY_START = /`((?:\w+\.)+)\$\{/g;

/**
 * Makes each dynamic import wait for the catalogues of texts that the imported modules name, of the language of the browser, so that a
 * page loads its texts with its code. They are there first, because modules such as lists read texts while they are evaluated.
 */
export function textsWithCode(): Plugin {
  let areas: AreasOf;
  return {
    name: 'shop-texts-with-code',
    enforce: 'pre',
    async buildStart() {
      areas = await readAreas();
      const late = areas(path.join(src, 'app/main.tsx'));
      if (late.length > 0) this.error(`The shell names texts of ${late.join(', ')}, which load later`);
    },
    transform(code, id) {
      if (!id.startsWith(src)) return null;
      let isChanged = false;
      const changed = code.replaceAll(DYNAMIC_IMPORT, (whole, target: string) => {
        const needed = areas(path.resolve(path.dirname(id), target));
        if (needed.length === 0) return whole;
        isChanged = true;
        return `loadTextsOf(${JSON.stringify(needed)}).then(() => ${whole})`;
      });
      if (!isChanged) return null;
      const loader = JSON.stringify(path.join(src, 'text/text.ts'));
      return { code: `import { loadTexts as loadTextsOf } from ${loader};\n${changed}`, map: null };
    },
  };
}

/** Returns the catalogs, apart from the initial ones, that a module and its static imports need. */
type AreasOf = (file: string) => readonly string[];

/** Reads the sources of the admin for the catalogues that each module needs. */
export const readAreas = async (): Promise<AreasOf> => areasFinder(await readKeys());

/** Reads the area of each key from the English catalogues. */
async function readKeys(): Promise<ReadonlyMap<string, string>> {
  const keys = new Map<string, string>();
  for (const name of readdirSync(english).filter((file) => file.endsWith('.ts'))) {
    const catalogues = (await import(pathToFileURL(path.join(english, name)).href)) as Record<string, object>;
    for (const catalogue of Object.values(catalogues))
      for (const key of Object.keys(catalogue)) keys.set(key, path.basename(name, '.ts'));
  }
  return keys;
}

function areasFinder(keys: ReadonlyMap<string, string>): AreasOf {
  const modules = new Map<string, ReturnType<typeof readModule>>();
  const moduleOf = (file: string) => {
    const known = modules.get(file) ?? readModule(file, keys);
    modules.set(file, known);
    return known;
  };
  return (start) => {
    const files = new Set([start]);
    const areas = new Set<string>();
    // The set grows while it is walked.
    for (const file of files) {
      const { imports, named } = moduleOf(file);
      for (const one of imports) files.add(one);
      for (const area of named) areas.add(area);
    }
    return [...areas].filter((area) => !FIRST_AREAS.includes(area)).toSorted();
  };
}

/** Reads a module of the admin. Returns the modules that it imports statically, and the areas of its message keys. */
function readModule(file: string, keys: ReadonlyMap<string, string>) {
  const isCode = file.startsWith(src) && /\.tsx?$/.test(file) && !file.startsWith(path.join(src, 'text'));
  const code = isCode ? readFileSync(file, 'utf8') : '';
  const whole = [...code.matchAll(TEXT_KEY)].flatMap(([, key]) => keys.get(key as string) ?? []);
  const started = [...code.matchAll(KEY_START)].flatMap(([, start]) =>
    [...keys].flatMap(([key, area]) => (key.startsWith(start as string) ? [area] : [])),
  );
  return {
    imports: [...code.matchAll(STATIC_IMPORT)].map(([, target]) =>
      path.resolve(path.dirname(file), target as string),
    ),
    named: new Set([...whole, ...started]),
  };
}
