import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { planShop } from '../app.ts';
import { planConfig } from '../platform/config/planConfig.ts';
import { presentConfigFiles, readConfigFile, readConfigFrom } from '../platform/config/readConfigFile.ts';
import { shopConfig } from '../platform/config/schema.ts';
import type { ShopConfig } from '../platform/config/schema.ts';
import { zodFaults } from '../platform/config/zodFaults.ts';
import { discoverExtensions } from '../platform/extensions/discover.ts';
import { likelyNames } from '../platform/extensions/installed.ts';
import { EXIT, StartFailure } from '../platform/startFailure.ts';
import type { Fault } from '../platform/startFailure.ts';

/** The place of a new extension in a store. */
export interface NewPlace {
  readonly dir: string;
  readonly configFile: string;
  /**
   * Names the folder in the configuration, so that the store opens with it. Call it when the folder has its files. Throws StartFailure (exit 7)
   * where the store does not take the extension, as for a name that the shop has already; folder and configuration are as before then.
   */
  enable(): Promise<void>;
}

/**
 * Finds the place of a new extension in a store, `extensions/<name>`, and proves that the configuration can name it. Null: the folder is no
 * store. Throws StartFailure: exit 2 for a name that is taken, or a configuration whose list of extensions cannot be found, exit 3 for a
 * configuration that is broken. Writes nothing.
 */
export async function placeInStore(storeDir: string, name: string): Promise<NewPlace | null> {
  if (presentConfigFiles(storeDir).length === 0) return null;
  const { config, configFile } = await readStore(storeDir);
  const taken = (await discoverExtensions(config)).find((one) =>
    one.state === 'loaded' ? one.extension.name === name : likelyNames(one.origin).includes(name),
  );
  if (taken)
    throw refuse(
      `the store already has an extension "${name}", from ${taken.origin.resolve}`,
      'Choose another name.',
    );
  const entry = `./extensions/${name}`;
  const file = path.join(storeDir, configFile);
  const before = readFileSync(file, 'utf8');
  const edited = withExtension(configFile, before, entry);
  if (edited === null || !(await names(storeDir, configFile, edited, [...config.extensions, entry])))
    throw refuse(
      `the extensions list in ${configFile} cannot be edited automatically`,
      `Create the extension with --dir extensions/${name}, and add '${entry}' to the list.`,
    );
  const dir = path.join(storeDir, 'extensions', name);
  return {
    dir,
    configFile,
    async enable() {
      const faults = await faultsOf({ ...config, extensions: [...config.extensions, entry] }, name);
      if (faults.length === 0) return writeFileSync(file, edited);
      rmSync(dir, { recursive: true });
      throw new StartFailure(EXIT.extension, faults);
    },
  };
}

/** Reads the configuration of a store for what needs no secret. */
async function readStore(storeDir: string) {
  const { name, content } = await readConfigFile(storeDir);
  const { data, error } = shopConfig.safeParse(content);
  if (!data) throw new StartFailure(EXIT.config, zodFaults(name, shopConfig, error?.issues ?? []));
  return { config: planConfig(data, { storeDir, configFile: name }), configFile: name };
}

/** Lists what keeps the store from taking the extension. What else is wrong with the store is no concern of it. */
async function faultsOf(config: ShopConfig, name: string): Promise<readonly Fault[]> {
  try {
    await planShop(config);
    return [];
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    return error.faults.filter(({ where }) => where.startsWith(`extension ${name} `));
  }
}

const refuse = (message: string, hint: string): StartFailure =>
  new StartFailure(EXIT.usage, [{ where: 'shop', message, hint }]);

/** Reports whether a changed configuration names just these extensions. It is loaded from a file beside the other, which is removed. */
async function names(
  storeDir: string,
  configFile: string,
  text: string,
  entries: readonly unknown[],
): Promise<boolean> {
  const draft = configFile.replace('shop.config', `.shop.config-${process.pid}`);
  writeFileSync(path.join(storeDir, draft), text);
  try {
    const { extensions } = (await readConfigFrom(storeDir, draft)).content;
    return Array.isArray(extensions) && String(extensions.map(resolved)) === String(entries.map(resolved));
  } catch {
    return false;
  } finally {
    rmSync(path.join(storeDir, draft), { force: true });
  }
}

/** Returns what an entry of the list resolves. */
const resolved = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'resolve' in entry ? entry.resolve : entry;

/** Adds an entry at the end of the list of extensions of a configuration file; null where the text has no list that is written out. */
export function withExtension(configFile: string, text: string, entry: string): string | null {
  if (configFile.endsWith('.json')) {
    const config = JSON.parse(text) as { readonly extensions?: readonly unknown[] };
    return `${JSON.stringify({ ...config, extensions: [...(config.extensions ?? []), entry] }, null, 2)}\n`;
  }
  // The same text with blanks in the place of comments and texts, so that what is found in it is code.
  const code = text.replaceAll(
    /\/\/.*|\/\*[^]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g,
    (part) => (part.startsWith('/') ? part.replaceAll(/[^\n]/g, ' ') : part.replaceAll(/[^\n]/g, '_')),
  );
  const list = /\bextensions\s*:\s*\[/.exec(code);
  if (list) {
    const start = list.index + list[0].length;
    const end = closingBracket(code, start);
    if (end === null) return null;
    const last = start + code.slice(start, end).trimEnd().length;
    const isFirst = code.slice(start, last).trim() === '';
    const separator = isFirst || code[last - 1] === ',' ? '' : ',';
    const indent = /\n[ \t]*(?=\S)/.exec(text.slice(start, end))?.[0] ?? (isFirst ? '' : ' ');
    const after = separator === '' && !isFirst ? ',' : '';
    return `${text.slice(0, last)}${separator}${indent}'${entry}'${after}${text.slice(last)}`;
  }
  const begin = /\bexport\s+default\b[^{;]*\{/.exec(code);
  if (!begin) return null;
  const at = begin.index + begin[0].length;
  return `${text.slice(0, at)}\n  extensions: ['${entry}'],${text.slice(at)}`;
}

function closingBracket(code: string, start: number): number | null {
  let depth = 1;
  for (const { 0: bracket, index } of code.slice(start).matchAll(/[[\]]/g)) {
    depth += bracket === '[' ? 1 : -1;
    if (depth === 0) return start + index;
  }
  return null;
}
